/** The game's types are generated from Rust; each event also carries its clauses. */

import type * as game from "../generated/shoot";
import type { Intent } from "../shoot/intent.svelte";
import type { Scene } from "../shoot/scene";

export type * from "../generated/shoot";
/** What is fixed for the match, and what changes. */
export type View = game.View & game.Setup;
export type Event = game.Event & { rules: string[] };
/** What the game fills into the contract of the tables. */
export interface Shoot {
  Seat: game.Side;
  View: game.View;
  Setup: game.Setup;
  Event: Event;
  Scene: Scene;
  Move: game.Move;
  ComesTo: game.Landing;
  Question: game.Question;
  Answer: game.Answer;
  Intent: Intent;
}
