/** Letters that are written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name in a sentence: one that runs the other way turns nothing but itself. */
export const apart = (name: string) => (LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name);
