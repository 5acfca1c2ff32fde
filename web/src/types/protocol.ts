/** The protocol's types are generated from Rust; what they leave to the game is filled in here. */
import type * as wire from "../generated/protocol";
import type { OfHere } from "../here/words";

export type * from "../generated/protocol";

/** A seat by its short name, such as "R". */
export type Seat = string;

/** What the page knows of an event of any game: its name, for the sentence, and its clauses. */
export interface GameEvent {
  kind: string;
  rules: string[];
}

/** An option of a game, as `/api/games` describes it. */
export type GameOption = {
  key: string;
  default: string;
  rule: string;
  /** It matters only if each of these other options has one of these values. */
  needs?: { key: string; values: string[] }[];
} & (
  | { type: "choice"; values: string[] }
  | { type: "flag" }
  /** With `zero`, 0 stands for "without". */
  | { type: "number"; least: number; most: number; zero: boolean }
  | { type: "text" }
);

/** One game of `/api/games`. Its computer players come from the weakest to the strongest. */
export interface GameInfo {
  id: string;
  seats: Seat[];
  options: GameOption[];
  players: string[];
}

/** A refusal by the server, or by the page itself when the server cannot be asked. */
export type Refusal = Pick<wire.ErrorInfo, "rules" | "kind"> & Partial<Pick<wire.ErrorInfo, "facts" | "message">>;

export type Step<Event = GameEvent> = Omit<wire.Step, "events"> & { events: Event[] };
/** Here `view` is that of the only seat of this page, a spectator's, or by seat if this page holds several. */
export type Now = wire.Now;

export type FromServer =
  | { re: number; ok: true; n?: number; setup?: unknown; view?: unknown; answer?: unknown }
  | { re: number; error: Refusal }
  | { gone: wire.Gone }
  | { said: wire.Said }
  | { here: OfHere }
  | { steps?: Step[]; now?: Now };
