import { flag, setFlag } from "./keep";

/*
 * Who looks elsewhere is told: in the title of the page, and by a notification where that was allowed. Nobody is asked
 * for permission who did not ask for it first.
 */
const able = () => typeof Notification !== "undefined" && isSecureContext;

/** May the page still be asked to call? */
export const mayCall = (): boolean => able() && Notification.permission !== "denied" && !calls();

/** Does it call, as things stand? */
export const calls = (): boolean => able() && Notification.permission === "granted" && flag("calls");

/** On request of the player: asks the browser for permission. */
export async function letCall(): Promise<boolean> {
  if (!able()) return false;
  const yes = (await Notification.requestPermission()) === "granted";
  setFlag("calls", yes);
  return yes;
}

/** Calls somebody who looks elsewhere. One match has one notification: a newer one takes its place. */
export function call(match: string, text: string) {
  if (!document.hidden || !calls()) return;
  try {
    const note = new Notification("Onze", { body: text, tag: `onze-${match}`, icon: "/icons/icon-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow it only to installed pages.
  }
}
