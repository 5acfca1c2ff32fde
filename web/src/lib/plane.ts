/*
 * Points of a drawing, in its own units, and what every board asks of them.
 */
export interface At {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends At, Size {}

export const far = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest of some things, within reach. */
export function nearest<T extends At>(from: At, things: T[], reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const thing of things) {
    const away = far(from, thing);
    if (away < least) [best, least] = [thing, away];
  }
  return best;
}
