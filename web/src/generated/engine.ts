// Written from crates/browser by its test `typescript`. Do not edit.

/**
 * Something that a house is told. A match must be [open](Order::Open) before anything else is said of it.
 */
export type Order = { "do": "request", 
/**
 * The number of the request.
 */
id: number, 
/**
 * Behind `/api/`, such as `matches`.
 */
path: string, 
/**
 * What is sent along, if anything is.
 */
body?: unknown, 
/**
 * The secret of a seat, if there is one.
 */
token?: string, } | { "do": "explain", 
/**
 * The number of the request.
 */
id: number, 
/**
 * The record.
 */
record: string, } | { "do": "verify", 
/**
 * The number of the request.
 */
id: number, 
/**
 * The record.
 */
record: string, } | { "do": "exhibit", 
/**
 * The number of the request.
 */
id: number, 
/**
 * The options that differ from the defaults.
 */
options: { [key in string]: string }, 
/**
 * Who plays, in seat order.
 */
players: Array<string>, 
/**
 * The same seed, the same match.
 */
seed: number, } | { "do": "open", 
/**
 * Its name.
 */
name: string, 
/**
 * What was kept.
 */
kept: Kept, 
/**
 * Is it for this house to make its steps? Another only looks on, until it is told to open the match once more.
 */
leads: boolean, } | { "do": "close", 
/**
 * The match.
 */
name: string, } | { "do": "enter", 
/**
 * The page.
 */
page: number, 
/**
 * The match.
 */
name: string, } | { "do": "say", 
/**
 * The page.
 */
page: number, 
/**
 * One message.
 */
text: string, } | { "do": "leave", 
/**
 * The page.
 */
page: number, } | { "do": "kept", 
/**
 * The match.
 */
name: string, 
/**
 * What.
 */
ticket: number, } | { "do": "not_kept", 
/**
 * The match.
 */
name: string, 
/**
 * What.
 */
ticket: number, } | { "do": "learn", 
/**
 * The match.
 */
name: string, 
/**
 * The number of the step.
 */
n: number, 
/**
 * Its lines of the record.
 */
lines: string, 
/**
 * What was left of this part of the match, if its clock counts that.
 */
left: number | null, } | { "do": "time" } | { "do": "think" } & Task | { "do": "thought" } & Thought | { "do": "work" };

/**
 * Something to think about. It says all that there is to know of its match, so any house of the game can do it.
 */
export type Task = { 
/**
 * The match. A computer player lives as long as its match is not closed in the house that thinks.
 */
name: string, 
/**
 * The header of its record, but for the secret: it tells the rules.
 */
header: string, 
/**
 * The whole state.
 */
position: string, 
/**
 * After how many steps.
 */
n: number, 
/**
 * Whose choice it is, by the number of the seat.
 */
seat: number, 
/**
 * What is wanted.
 */
wanted: Wanted, };

/**
 * What is thought about.
 */
export type Wanted = { "choice": { 
/**
 * Which player.
 */
player: string, } } | { "hint": { 
/**
 * The page.
 */
page: number, 
/**
 * The number of its message.
 */
re: number, 
/**
 * The options of the match.
 */
options: string, } };

/**
 * What a computer player has chosen.
 */
export type Thought = { 
/**
 * The match.
 */
name: string, 
/**
 * The number of the seat.
 */
seat: number, 
/**
 * After how many steps.
 */
n: number, 
/**
 * The choice; without one, any is made.
 */
choice: string | null, };

/**
 * A match as it is kept.
 */
export type Kept = { 
/**
 * The header of its record, but for the secret.
 */
header: string, 
/**
 * The secret behind its draws, which is kept apart from the record.
 */
secret: string, 
/**
 * The lines of its steps.
 */
lines: string, 
/**
 * What was left of this part of the match when the last of them was made, if its clock counts that.
 */
left: number | null, 
/**
 * What is not in the record.
 */
standing: unknown, };

/**
 * What comes of an order.
 */
export type Done = { 
/**
 * To be done, in this order.
 */
deeds: Array<Deed>, 
/**
 * When [`Order::Time`] is due, if it is.
 */
due: number | null, 
/**
 * Is there more of an explanation to be done?
 */
works: boolean, };

/**
 * Something to be done, in this order.
 */
export type Deed = { "do": "answer", 
/**
 * Its number.
 */
id: number, 
/**
 * As a server's: 200, or what kind of no it is.
 */
status: number, 
/**
 * As a server's.
 */
body: unknown, } | { "do": "frame", 
/**
 * The page.
 */
page: number, 
/**
 * The frame.
 */
text: string, } | { "do": "end", 
/**
 * The page.
 */
page: number, } | { "do": "think" } & Task | { "do": "stop", 
/**
 * The match.
 */
name: string, 
/**
 * The number of the seat.
 */
seat: number, } | { "do": "thought" } & Thought | { "do": "progress", 
/**
 * The number of the request.
 */
id: number, 
/**
 * So many parts are done.
 */
done: number, 
/**
 * Of so many.
 */
of: number, } | { "do": "keep", 
/**
 * The match.
 */
name: string, 
/**
 * What the report repeats.
 */
ticket: number, 
/**
 * What.
 */
what: Keep, };

/**
 * Something to be kept.
 */
export type Keep = { "kind": "step", 
/**
 * Its number.
 */
n: number, 
/**
 * Its lines of the record.
 */
lines: string, 
/**
 * What was left of this part of the match, if its clock counts that.
 */
left: number | null, } | { "kind": "amend", 
/**
 * The header of the record, but for the secret.
 */
header: string, 
/**
 * What is not in the record.
 */
standing: unknown, 
/**
 * The lines of the first step, if they have changed.
 */
start: string | null, } | { "kind": "create", 
/**
 * Its name.
 */
name: string, 
/**
 * All of it.
 */
kept: Kept, };

/**
 * What was checked and found right.
 */
export type Verified = { 
/**
 * Steps, the set-up included.
 */
steps: number, 
/**
 * Draws in them.
 */
draws: number, 
/**
 * Where the draws come from, and so whether they could be recomputed.
 */
source: Source, 
/**
 * Seals opened.
 */
seals: number, 
/**
 * State hashes compared.
 */
hashes: number, };

/**
 * How the draws of a match can be checked.
 */
export type Source = "secret" | "typed" | "no_secret";
