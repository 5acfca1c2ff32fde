/** The game's types are generated from Rust; each event also carries its clauses. */

import type * as game from "../generated/simulator";
import type { Intent } from "../simulator/intent.svelte";
import type { Scene } from "../simulator/scene";

export type * from "../generated/simulator";
/** What is fixed for the match, and what changes. */
export type View = game.View & game.Setup;
export type Event = game.Event & { rules: string[] };
/** What the game fills into the contract of the tables. */
export interface Simulator {
  Seat: game.Side;
  View: game.View;
  Setup: game.Setup;
  Event: Event;
  Scene: Scene;
  Move: game.Move;
  ComesTo: game.ComesTo;
  Question: game.Question;
  Answer: game.Answer;
  Intent: Intent;
}
