import type { Outcome, Seat, SeatInfo } from "../types/protocol";

/** The level of the computer that sits there; "" for a person. */
export const computerOf = ({ kind }: Pick<SeatInfo, "kind">): string =>
  typeof kind === "object" && "computer" in kind ? kind.computer : "";

/**
 * Was it clear: 1 for a win, -1 for a defeat, 0 for neither? By two goals, or in a championship by the two points that a
 * match is worth (CHA-802), ahead of all others or behind them all; never by what breaks a tie. Who gives up is beaten.
 */
export function clearly({ score, gave_up }: Pick<Outcome, "score" | "gave_up">, seats: Seat[], mine: Seat): -1 | 0 | 1 {
  if (gave_up) return gave_up === mine ? -1 : 1;
  const at = seats.indexOf(mine);
  const ahead = score.filter((_, i) => i !== at).map((others) => (score[at] ?? 0) - others);
  return ahead.every((by) => by >= 2) ? 1 : ahead.every((by) => by <= -2) ? -1 : 0;
}

/** The level that fits next, of those from the weakest to the strongest; "" if that is the same. */
export const fitting = (players: string[], level: string, clear: number): string =>
  clear && players.includes(level) ? (players[players.indexOf(level) + clear] ?? "") : "";
