import { recall, remember } from "../lib/keep";
import type { Moment } from "../lib/table";
import type { Simulator } from "../types/simulator";
import { readLegal } from "./moves";

/** Small choices that most players always make the same way are made by themselves, unless somebody wants to make them. */
class Flow {
  on = $state(recall("simulator.flow", true));

  set(on: boolean) {
    this.on = on;
    remember("simulator.flow", on);
  }
}
export const flow = new Flow();

/** The choice that goes without saying: the kicker goes back where he was, the only taker takes the ball behind it. */
export function obvious({ view, legal }: Moment<Simulator>): string | null {
  const [first] = legal;
  if (!first) return null;
  if (view.asked === "kicker-place") return first;
  if (view.asked !== "cod") return null;
  const takers = new Set(readLegal(legal).map(({ peg, puts }) => `${peg} ${puts[0]?.cell}`));
  return takers.size === 1 ? first : null;
}

const ENDS = /^(END|QUICK|HOLD)$/;
/** Places and small answers, of which the rules propose the first (SIM-1003); a kick, a dive and a tackle are meant. */
const PROPOSED = /^(kicker-place|cod|prepare|headers|speed|skill|hands|throw|clear|taker|kickoff)/;
/** What one key confirms: the end of a phase, or what is proposed. */
export function proposed({ view, legal }: Moment<Simulator>): string | undefined {
  return legal.find((choice) => ENDS.test(choice)) ?? (PROPOSED.test(view.asked) ? legal[0] : undefined);
}
