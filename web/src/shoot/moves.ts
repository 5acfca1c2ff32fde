/*
 * The choices of SHOOT as the server writes them, and what they say: who goes where with which points, where the ball
 * may go, and the plain words. Nothing is worked out here that the list does not say.
 */

/** A player's move: `9>17,8 (6)`. */
export interface Use {
  text: string;
  number: number;
  to: string;
  points: number;
}

export interface Legal {
  uses: Use[];
  /** Squares that the ball may go to. */
  balls: string[];
  goal: boolean;
  /** `done`, `play`, `goalkick right`, `south`, `accept`, … */
  plain: string[];
}

const USE = /^(\d+)>(\d+,\d+) \((\d+)\)$/;
const BALL = /^ball (\d+,\d+)$/;

export function readLegal(texts: string[]): Legal {
  const legal: Legal = { uses: [], balls: [], goal: false, plain: [] };
  for (const text of texts) {
    const use = readUse(text);
    const ball = BALL.exec(text)?.[1];
    if (use) legal.uses.push(use);
    else if (ball) legal.balls.push(ball);
    else if (text === "ball goal") legal.goal = true;
    else legal.plain.push(text);
  }
  return legal;
}

export function readUse(text: string): Use | null {
  const found = USE.exec(text);
  if (!found) return null;
  const [, number, to, points] = found;
  return { text, number: Number(number), to: to as string, points: Number(points) };
}

const ascending = (a: number, b: number) => a - b;
export const unique = (numbers: number[]): number[] => [...new Set(numbers)].sort(ascending);

/** Who may move, with these points or with any. */
export const movers = (legal: Legal, points: number | null): number[] =>
  unique(legal.uses.filter((use) => points === null || use.points === points).map((use) => use.number));

/** Where a player may go, with these points or with any. */
export const usesOf = (legal: Legal, number: number, points: number | null): Use[] =>
  legal.uses.filter((use) => use.number === number && (points === null || use.points === points));

/** A square and the points that lead there: two dice may both do. */
export interface Target {
  to: string;
  uses: Use[];
}

export function targetsOf(uses: Use[]): Target[] {
  const by = new Map<string, Use[]>();
  for (const use of uses) by.set(use.to, [...(by.get(use.to) ?? []), use]);
  return [...by].map(([to, list]) => ({ to, uses: list.sort((a, b) => a.points - b.points) }));
}
