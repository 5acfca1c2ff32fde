import type { MyMatch, Outcome } from "../types/protocol";
import { ask, bearer } from "./api";
import { type Held, held, hold } from "./keep";
import { added, swapped } from "./series";

/**
 * Keeps the seats of the next match: the same tokens hold them, the same ones or, with the sides changed, the others.
 * The server tells which. Names at a shared screen and the matches so far go along.
 */
export async function takeSeats(next: string, before: Held, outcome: Outcome | null) {
  if (held(next)) return;
  const seats = Object.fromEntries(
    await Promise.all(
      Object.entries(before.seats).map(async ([seat, token]) => {
        return [(await seatIn(next, token, before).catch(() => null)) ?? seat, token] as const;
      }),
    ),
  );
  const changed = Object.entries(before.seats).some(([seat, token]) => seats[seat] !== token);
  const { names } = before;
  const series = outcome ? added(before.series, outcome) : undefined;
  hold(next, {
    game: before.game,
    seats,
    made: Date.now(),
    ...(before.here && { here: true }),
    ...(before.partner && { partner: true }),
    ...(names ? { names: changed ? { R: names.B ?? "", B: names.R ?? "" } : names } : {}),
    ...(series ? { series: changed ? swapped(series) : series } : {}),
  });
}

/** The seat that a token holds in a match. */
async function seatIn(match: string, token: string, { here, game }: Held): Promise<string | undefined> {
  if (here) return (await ask<MyMatch>(`/api/matches/${match}/mine`, undefined, bearer(token), "GET", game)).seat;
  const [row] = await ask<MyMatch[]>("/api/mine", { tokens: [{ match, token }] });
  return row?.seat;
}
