import { ask, matchFacts, post } from "../lib/api";
import { held, hold } from "../lib/keep";
import { computerOf } from "../lib/level";
import { go } from "../lib/router.svelte";
import { tokensOf } from "../lib/start";
import type { Created, MyMatch, Seat, SeatKind } from "../types/protocol";

/** The position of a match on this device, with its options: what a server needs to go on with it. */
interface Stands {
  options: Record<string, string>;
  position: string;
}

/**
 * The match goes on at the server from where it stands, as a study: its dice are the server's from then on, because
 * whoever owns this device could know those of before. A friend gets the seats of the others at this screen, or that of
 * a computer.
 */
export async function send({ match, game, mine }: MyMatch, friend: boolean) {
  const before = held(match);
  const [stands, { seats }] = await Promise.all([ask<Stands>(`/api/matches/${match}/position`), matchFacts(match)]);
  const invited =
    mine.length > 1 ? mine.slice(1) : seats.map(({ seat }) => seat).filter((seat) => !mine.includes(seat));
  const kindOf = (seat: Seat, level: string): SeatKind => {
    if (seat === mine[0]) return "me";
    if (friend && (mine.length > 1 ? invited.includes(seat) : seat === invited[0])) return "friend";
    return level ? { computer: level } : "device";
  };
  const made = await post<Created>("matches", {
    game,
    ...stands,
    seats: Object.fromEntries(seats.map((one) => [one.seat, kindOf(one.seat, computerOf(one))])),
    ...(seats.find(({ seat }) => seat === mine[0])?.name && { name: seats.find(({ seat }) => seat === mine[0])?.name }),
  });
  hold(made.match, {
    game,
    seats: tokensOf(made),
    ...(friend && { invite: made.invite }),
    made: Date.now(),
    ...(before?.names && { names: before.names }),
  });
  go(`/m/${made.match}`);
}
