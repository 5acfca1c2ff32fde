import { t } from "../lib/words.svelte";
import type { Report, Tally } from "../types/protocol";

/** The goals of a side as a report lists them: who, and when. */
export const scorers = ({ goals, clock }: Report, side: string): { text: string; step: number }[] =>
  goals
    .filter((goal) => goal.side === side)
    .map(({ who, own, penalty, when, step }) => {
      const how = own ? "tell-goal-own" : penalty ? "tell-goal-penalty" : "tell-goal";
      return { step, text: `${t(how, { side, who })} · ${t(`tell-when-${clock}`, { when })}` };
    });

/** A figure of one side: a share of what all have, so many of so many tries, or a plain number. */
export function figure({ values, of, share }: Tally, i: number): string {
  const value = values[i] ?? 0;
  if (!share) return of.length ? t("report-of", { value, of: of[i] ?? 0 }) : t("report-figure", { value });
  const all = values.reduce((sum, one) => sum + one, 0);
  return t("report-share", { value: all ? Math.round((100 * value) / all) : 0 });
}
