import type { Moment } from "../lib/table";
import type { Simulator } from "../types/simulator";
import { ENDS, readAll } from "./moves";

/** The choice that goes without saying: the kicker goes back where he was, the only taker takes the ball behind it. */
export function obvious(moment: Moment<Simulator>): string | null {
  const [first] = moment.choices;
  if (!first) return null;
  if (moment.view.asked === "kicker-place") return first.text;
  if (moment.view.asked !== "cod") return null;
  const takers = new Set(readAll(moment).map(({ peg, puts }) => `${peg} ${puts[0]?.cell}`));
  return takers.size === 1 ? first.text : null;
}

/** Places and small answers, of which the rules propose the first (SIM-1003); a kick, a dive and a tackle are meant. */
const PROPOSED = /^(kicker-place|cod|prepare|headers|speed|skill|hands|throw|clear|taker|kickoff)/;
/** What one key confirms: the end of a phase, or what is proposed. */
export function proposed(moment: Moment<Simulator>): string | undefined {
  const all = readAll(moment);
  return (all.find(({ word }) => ENDS.has(word)) ?? (PROPOSED.test(moment.view.asked) ? all[0] : undefined))?.text;
}
