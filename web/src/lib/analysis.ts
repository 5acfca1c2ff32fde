/* A finished match explained: asked of the server, and turned to the eyes of whoever looks. */
import type { AnalysisState, ExplainedStep, Explanation, Seat } from "../types/protocol";
import { ask, bearer } from "./api";
import { held } from "./keep";

const path = (id: string) => `/api/matches/${encodeURIComponent(id)}/analysis`;
export const lookAnalysis = (id: string) => ask<AnalysisState>(path(id));
export const beginAnalysis = (id: string) => ask<AnalysisState>(path(id), {});
/** Stops it for everybody; whoever wants it begins again. For whoever asked for it, or has a seat. */
export const stopAnalysis = (id: string) =>
  ask<AnalysisState>(path(id), undefined, bearer(Object.values(held(id)?.seats ?? {})[0]), "DELETE");

/** An explanation as one side sees it: its own chance, and what helps it is positive. */
export interface SeenExplanation {
  seat: Seat;
  other: Seat;
  start: number;
  result: number;
  luck: number;
  /** What the own choices did, and those of the other side. */
  own: number;
  others: number;
  errors: [number, number];
  /** The chance after the set-up and after each step: the number of the step, and from 0 to 1. */
  curve: { n: number; chance: number }[];
  /** What moved the match, in its order. */
  moments: (ExplainedStep & { before: number })[];
}

/** Turns an explanation to the eyes of a seat. */
export function seenBy(explanation: Explanation, seat: Seat | null): SeenExplanation {
  const [first = "R", second = "B"] = explanation.seats;
  const turned = seat === second;
  const chance = (value: number) => (turned ? 1 - value : value);
  const change = (value: number) => (turned ? -value : value);
  const [own, others] = turned ? [1, 0] : [0, 1];
  let before = chance(explanation.start);
  const curve = [{ n: 0, chance: before }];
  const moments: SeenExplanation["moments"] = [];
  for (const step of explanation.steps) {
    const after = chance(step.after);
    curve.push({ n: step.n, chance: after });
    if (step.by !== "nothing" || step.better)
      moments.push({ ...step, before, after, luck: change(step.luck), judgement: change(step.judgement) });
    before = after;
  }
  return {
    seat: turned ? second : first,
    other: turned ? first : second,
    start: chance(explanation.start),
    result: chance(explanation.result),
    luck: change(explanation.luck),
    own: change(explanation.judgement[own] ?? 0),
    others: change(explanation.judgement[others] ?? 0),
    errors: [explanation.judgement_error[own] ?? 0, explanation.judgement_error[others] ?? 0],
    curve,
    moments,
  };
}

/** The curve as the points of a line in a field so broad and so high. */
export function line(
  curve: SeenExplanation["curve"],
  broad: number,
  high: number,
): { x: number; y: number; n: number }[] {
  const last = curve.at(-1)?.n || 1;
  return curve.map(({ n, chance }) => ({ n, x: (n / last) * broad, y: (1 - chance) * high }));
}

/** A change of the chance, in points of a hundred with its sign: `+12`. */
export const points = (change: number) => {
  const rounded = Math.round(100 * change);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
};
