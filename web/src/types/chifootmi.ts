/** The game's types are generated from Rust; each event also carries its clauses. */
import type * as game from "../generated/chifootmi";

export type { Asked, Card, Direction, Kick, Pile, Side, SideView, SlotView } from "../generated/chifootmi";
/** What is fixed for the match, and what changes. */
export type View = game.View & game.Setup;
export type Event = game.Event & { rules: string[] };
