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
  View,
} from "../generated/shoot";
export type Event = game.Event & { rules: string[] };
