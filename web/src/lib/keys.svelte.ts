import { flag, setFlag } from "./keep";

/*
 * Shortcuts of a single character: digits for choices, letters for questions, ? for the rules. Somebody who speaks to
 * the computer, or whose screen reader wants the letters, switches them off; arrows, Enter, Escape and space stay.
 */
class Keys {
  on = $state(!flag("keys.off"));
}
const keys = new Keys();

export const keysOn = (): boolean => keys.on;

export function setKeys(on: boolean) {
  keys.on = on;
  setFlag("keys.off", !on);
}

const TYPING = "input, textarea, select, [contenteditable], dialog";

/** The character of a shortcut; null for anything else, while somebody types, and when they are switched off. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!keys.on || event.metaKey || event.ctrlKey || event.altKey || event.key.length !== 1 || event.key === " ")
    return null;
  return (event.target as Element).closest?.(TYPING) ? null : event.key;
}
