import { settings } from "./settings.svelte";

const TYPING = "input, textarea, select, [contenteditable], dialog";

/**
 * The character of a shortcut: a digit for a choice, a letter for a question, ? for the rules. Null for anything else,
 * while somebody types, and when they are switched off, by somebody who speaks to the computer, say, or whose screen
 * reader wants the letters; arrows, Enter, Escape and space stay.
 */
export function shortcut(event: KeyboardEvent): string | null {
  if (!settings.keys || event.metaKey || event.ctrlKey || event.altKey || event.key.length !== 1 || event.key === " ")
    return null;
  return (event.target as Element).closest?.(TYPING) ? null : event.key;
}
