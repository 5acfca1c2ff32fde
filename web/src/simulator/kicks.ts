/*
 * The kicks that have a name, in an order in which one would think of them: what keeps the ball, what gains ground, what
 * goes for goal, and what is risky. What comes of each the rules have said; here it is only sorted.
 */
import type { NamedKick, Side } from "../types/simulator";
import { readCell } from "./layout";

export type Purpose = "keep" | "forward" | "shot" | "risky";
export const PURPOSES: Purpose[] = ["keep", "forward", "shot", "risky"];

/** So many are in sight at once, and so many of each purpose as long as there are others. */
const IN_SIGHT = 7;
const SHARE: Record<Purpose, number> = { shot: 3, forward: 3, keep: 2, risky: 2 };

const AT_GOAL = new Set(["near-post", "far-post", "spot", "left", "middle", "right", "dodge"]);

/** How many cells nearer to the other goal the ball would come to rest. */
function gain({ result }: NamedKick, from: string, own: Side): number {
  const cells = result?.cell ? (readCell(result.cell)[1] - readCell(from)[1]) / 2 : 0;
  return own === "R" ? cells : -cells;
}

export function purposeOf(kick: NamedKick, from: string, own: Side): Purpose {
  if (AT_GOAL.has(kick.name)) return "shot";
  if (!kick.result || kick.if_lost || kick.result.lost) return "risky";
  return gain(kick, from, own) >= 1 ? "forward" : "keep";
}

/** First what is sure, then what a rule must settle, then what is lost; of equals what gains more. */
function rank(kick: NamedKick, from: string, own: Side): number {
  const { result, if_lost } = kick;
  const doubt = !result ? 1 : result.lost ? 3 : if_lost ? 2 : result.kind === "goal" ? -1 : result.tie ? 1 : 0;
  return doubt * 100 - gain(kick, from, own);
}

export interface Group {
  purpose: Purpose;
  kicks: NamedKick[];
}

/** All of them by purpose, the best first. */
export function grouped(kicks: NamedKick[], from: string, own: Side): Group[] {
  return PURPOSES.map((purpose) => ({
    purpose,
    kicks: kicks
      .filter((kick) => purposeOf(kick, from, own) === purpose)
      .sort((a, b) => rank(a, from, own) - rank(b, from, own)),
  }));
}

/** The best of each purpose, as many as are in sight at once; `taken` are there already. */
export function best(groups: Group[], taken = 0): Group[] {
  const room = () => IN_SIGHT - taken - shown.reduce((sum, { kicks }) => sum + kicks.length, 0);
  const shown: Group[] = groups.map(({ purpose }) => ({ purpose, kicks: [] }));
  for (const share of [SHARE, null])
    for (const purpose of ["shot", "forward", "keep", "risky"] as const) {
      const [all, some] = [groups, shown].map((list) => list.find((one) => one.purpose === purpose)?.kicks ?? []);
      if (!all || !some) continue;
      const more = Math.min(room(), (share?.[purpose] ?? IN_SIGHT) - some.length);
      some.push(...all.slice(some.length, some.length + Math.max(0, more)));
    }
  return shown;
}
