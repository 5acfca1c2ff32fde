/** Letters that are written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name in a sentence: one that runs the other way turns nothing but itself. */
export const apart = (name: string) => (LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name);

/** Whom a screen is handed over to: a side by itself; who runs a club by name, with that of the club once it has its own. */
export function handedTo(side: string, person: string, club: string): string {
  const name = apart(person);
  if (!side.startsWith("club") || !name) return side;
  return name === club ? name : `${name} (${club})`;
}
