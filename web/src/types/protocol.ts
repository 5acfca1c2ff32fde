/** The protocol's types are generated from Rust; what they leave to the game is filled in here. */
import type * as wire from "../generated/protocol";
import type { Event, Side, View } from "./chifootmi";

export type {
  Created,
  MatchInfo,
  MyMatch,
  Offer,
  OfferKind,
  Outcome,
  SeatInfo,
  SeatKind,
  Sitter,
} from "../generated/protocol";

/** A refusal by the server, or by the page itself when the server cannot be asked. */
export type Refusal = Pick<wire.ErrorInfo, "rules" | "kind"> & Partial<Pick<wire.ErrorInfo, "facts" | "message">>;

export type Step = Omit<wire.Step, "seat" | "events"> & { seat: Side | null; events: Event[] };
export type Clock = Omit<wire.Clock, "left"> & { left: Partial<Record<Side, number>> };
export type Now = Omit<wire.Now, "to_act" | "view" | "legal" | "clock"> & {
  to_act: Side[];
  /** By seat if this page holds several. */
  view: View | Record<string, View>;
  legal: Partial<Record<Side, string[]>>;
  clock: Clock | null;
};

export type FromServer =
  | { re: number; ok: true; view?: View | Record<string, View> }
  | { re: number; error: Refusal }
  | { steps: Step[] }
  | { now: Now }
  | { gone: wire.Gone };
