import type { At } from "../lib/plane";
import { cellAt, type Ground } from "./layout";
import type { Scene } from "./scene";

export interface Counted {
  name: string;
  /** He takes the ball. */
  own: boolean;
  from: At;
  to: At;
  reached: number;
  /** Where the number stands just now: it goes with the count, from him towards the ball. */
  along: At;
}

/**
 * Where a number can be read: as near to its place as it covers nobody. A peg of the screen stands on its foot, and its
 * shirt is above it.
 */
export function clear(at: At, feet: At[], figure: number): At {
  const covers = ({ x, y }: At) =>
    feet.some((foot) => Math.abs(x - foot.x) < 14 * figure && y > foot.y - 38 * figure && y < foot.y + 14 * figure);
  const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n * Math.PI) / 4);
  for (let far = 0; far <= 96; far += 12)
    for (const way of ways) {
      const there = { x: at.x + far * Math.cos(way), y: at.y + far * Math.sin(way) };
      if (!covers(there)) return there;
    }
  return at;
}

/** From everybody who was as near to the ball, and from the nearest of the other side: who takes it, who loses out. */
export function countedOf({ count, pegs }: Scene, ground: Ground): Counted[] {
  const to = count ? ground.centres.get(count.to) : undefined;
  if (!count || !to) return [];
  const names = new Set([...count.nearest, ...(count.beaten ? [count.beaten.peg] : [])]);
  return [...names].flatMap((name) => {
    const own = name === count.peg;
    const cells = name === count.beaten?.peg ? count.beaten.cells : count.cells;
    const at = pegs.find(({ peg }) => peg === name)?.at;
    const from = own ? ground.centres.get(count.from) : at && ground.centres.get(cellAt(ground, at));
    if (!from || !cells) return [];
    // In the end the number says how far he had to go.
    const reached = count.at < count.cells ? Math.min(count.at, cells) : cells;
    const part = Math.min(count.at, cells) / (cells + 1);
    const along = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return [{ name, own, from, to, reached, along }];
  });
}
