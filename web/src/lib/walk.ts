import type { At, Size } from "./plane";
import type { HintSpot } from "./table";

/*
 * Ways over a board by keys, and hints at what lies on it: what is wanted later than the board itself.
 */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest thing in the direction of an arrow key: what lies ahead counts, what lies aside counts double. */
export function towards<T extends At>(from: At, things: T[], key: string): T | null {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const ahead = dx * wx + dy * wy;
    if (ahead < 1) continue;
    const cost = ahead + 2 * Math.abs(dx * wy) + 2 * Math.abs(dy * wx);
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/** The next of some places by their order, or the one before: the keys Page down and Page up. */
export function turned(places: string[], from: string, key: string, order: (place: string) => number): string | null {
  const way = key === "PageDown" ? 1 : -1;
  const ahead = places.filter((place) => (order(place) - order(from)) * way > 0);
  return ahead.sort((a, b) => (order(a) - order(b)) * way)[0] ?? null;
}

/** A square so broad around a point, in parts of the drawing: where a ring is drawn over it. */
export const ringAt = ({ x, y }: At, broad: number, { width, height }: Size) => ({
  left: (x - broad / 2) / width,
  top: (y - broad / 2) / height,
  width: broad / width,
  height: broad / height,
});

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)}%`;

/** A hint at a point of the drawing. */
export const hintAt = ({ width, height }: Size, { x, y }: At, to: HintSpot["point"]): HintSpot => ({
  left: percent(x, width),
  top: percent(y, height),
  point: to,
});

/** The same above or below it, wherever there is more room, so far away. */
export function hintBeside(size: Size, { x, y }: At, off: number): HintSpot {
  const low = y > size.height / 2;
  return hintAt(size, { x, y: y + (low ? -off : off) }, low ? "down" : "up");
}
