import { address, server } from "./site";

/** The address of a page within this one, for somebody else. */
export const link = (path: string) => new URL(address(path), location.href).href;
/** For somebody who plays along or looks on: what the server shows there. */
export const matchLink = (path: string) => (server || location.origin) + path;

/** Hands a link on: a phone's own way of sharing, or the clipboard. Says yes for a moment once it is done. */
export const share = (link: string, done: (yes: boolean) => void) =>
  "share" in navigator && matchMedia("(pointer: coarse)").matches
    ? say(() => navigator.share({ url: link }), done)
    : copy(link, done);

export const copy = (text: string, done: (yes: boolean) => void) =>
  say(() => navigator.clipboard.writeText(text), done);

async function say(act: () => Promise<void>, done: (yes: boolean) => void) {
  try {
    await act();
    done(true);
    setTimeout(() => done(false), 2500);
  } catch {
    // What is shared also stands in a field or in the address bar, to be copied by hand.
  }
}

/** Hands a picture on: to the phone's own way of sharing, or as a file. */
export async function hand(file: File) {
  if (!navigator.canShare?.({ files: [file] }) || !matchMedia("(pointer: coarse)").matches)
    return save(file, file.name);
  await navigator.share({ files: [file] }).catch(() => {
    // Not shared after all.
  });
}

/** Gives the browser a file to keep. */
export function save(content: Blob | string, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
