/** The game's types are generated from Rust; each event also carries its clauses. */
import type { Chosen } from "../challenge/chosen.svelte";
import type { Scene } from "../challenge/scene";
import type * as game from "../generated/challenge";

export type * from "../generated/challenge";
/** What is fixed for the championship, and what changes. */
export type View = game.View & game.Setup;
export type Event = (game.Office | ({ host: game.Club; guest: game.Club } & game.PitchEvent)) & { rules: string[] };
/** What the game fills into the contract of the tables. */
export interface Challenge {
  Seat: game.Club;
  View: game.View;
  Setup: game.Setup;
  Event: Event;
  Scene: Scene;
  Move: game.Move;
  ComesTo: game.ComesTo;
  Question: game.Question;
  Answer: game.Answer;
  Intent: Chosen;
}
