/** The game's types are generated from Rust; each event also carries its clauses. */
import type { Scene } from "../challenge/scene";
import type * as game from "../generated/challenge";

export type {
  Asked,
  Block,
  Club,
  ClubCardView,
  ClubView,
  FixtureView,
  Shirt,
  Side,
  Standing,
} from "../generated/challenge";
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
  Move: unknown;
  ComesTo: unknown;
  Question: string;
  Answer: unknown;
  Intent: unknown;
}
