import { type At, cellAt, type Ground } from "./layout";
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
