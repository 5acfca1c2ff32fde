/** The game's types are generated from Rust; each event also carries its clauses. */
import type * as game from "../generated/shoot";

export type {
  Area,
  Asked,
  BoardView,
  BoxView,
  HalfView,
  LandingView,
  Odds,
  PlayerView,
  Role,
  Side,
  SideView,
  Throw,
} from "../generated/shoot";
/** What is fixed for the match, and what changes. */
export type View = game.View & game.Setup;
export type Event = game.Event & { rules: string[] };
