// Written from crates/lessons by its test `typescript`. Do not edit.

/**
 * What is said of a choice.
 */
export type Mark = "open" | "right" | "almost" | "wrong";

/**
 * A choice of a seat.
 */
export type Play = { 
/**
 * The seat.
 */
seat: string, 
/**
 * Its choice.
 */
choice: string, };

/**
 * How a lesson stands.
 */
export type Verdict = { 
/**
 * Is the task done?
 */
mark: Mark, 
/**
 * The sentence for it.
 */
says: string | null, 
/**
 * How many choices whoever learns has made.
 */
choices: number, 
/**
 * What another seat chooses now. Then it is to be asked again.
 */
plays: Play | null, };

/**
 * A lesson as a page needs it.
 */
export type Told = { 
/**
 * The game.
 */
game: string, 
/**
 * The options of its match.
 */
options: { [key in string]: string }, 
/**
 * Where it begins, if it does not where a match begins.
 */
position: string | null, 
/**
 * The draws that fall first, if any are told.
 */
draws: string | null, 
/**
 * All seats.
 */
seats: Array<string>, 
/**
 * The one that learns.
 */
seat: string, 
/**
 * The clauses that it is about.
 */
rules: Array<string>, 
/**
 * The choices that are open, as texts with `*` for anything; all, where none of them is there.
 */
live: Array<string>, 
/**
 * Choices that solve it.
 */
solution: Array<string>, };
