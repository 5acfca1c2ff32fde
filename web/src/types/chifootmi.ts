/** The game's types are generated from Rust; each event also carries its clauses. */
import type { Scene } from "../chifootmi/scene";
import type * as game from "../generated/chifootmi";

export type * from "../generated/chifootmi";
/** What is fixed for the match, and what changes. */
export type View = game.View & game.Setup;
export type Event = game.Event & { rules: string[] };
/** What the game fills into the contract of the tables. */
export interface Chifootmi {
  Seat: game.Side;
  View: game.View;
  Setup: game.Setup;
  Event: Event;
  Scene: Scene;
  Move: game.Move;
  ComesTo: null;
  Question: never;
  Answer: never;
  Intent: unknown;
}
