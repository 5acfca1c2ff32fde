/** What a page tells the worker of a game. */
export type ToHere =
  /** First of all: the engine to load, what thinks, and the name of the lock that is held as long as the worker lives. */
  | { engine: string; thinker: string; alive: string }
  | { open: number; match: string; token: string }
  | { page: number; say: string }
  | { close: number }
  | { takeOver: string }
  | { id: number; path: string; body: unknown; token: string };

/** What it hears from it. */
export type FromHere =
  | { alive: true }
  | { page: number; open: true }
  | { page: number; frame: string }
  | { page: number; end: true }
  | ({ re: number } & Answer)
  /** The first step of somebody is kept: from now on there is something to lose. */
  | { worth: true }
  | { broken: string };

/** As a server's. */
export interface Answer {
  status: number;
  body: unknown;
}

/** What a device says of its matches between the frames of one. */
export type OfHere = "leads" | "follows" | "full" | "unkept";

/** An answer of the page's own, in the form of a server's. */
export const refused = (status: number, kind: string): Answer => ({ status, body: { error: { rules: [], kind } } });
