/** The game's types are generated from Rust; each event also carries its clauses. */
import type * as game from "../generated/chifootmi";

export type { Asked, Card, Direction, Kick, Pile, Side, SideView, SlotView, View } from "../generated/chifootmi";
export type Event = game.Event & { rules: string[] };
