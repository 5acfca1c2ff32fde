import { calledBy, factsOf, t } from "../lib/words.svelte";

const PEG = /^([RB])(\d+)$/;
/**
 * The facts of an event with pegs as a story calls them: by the player's name, or by side and number; those of `own`, the
 * side that is spoken to, by number. `by_number` is his number; an event that names no side is of that of its first peg.
 */
export function inWords(facts: object, own: string | null = null): Record<string, unknown> {
  const told: Record<string, unknown> = { ...facts };
  const man = (fact: unknown) => {
    const [peg, side, number] = PEG.exec(String(fact)) ?? [];
    return peg ? t(side === own ? "simulator-own" : "simulator-called", { side, number, name: calledBy(peg) }) : fact;
  };
  for (const [key, fact] of Object.entries(facts)) {
    const [peg, side, number] = PEG.exec(String(fact)) ?? [];
    if (Array.isArray(fact)) {
      told[key] = fact.map(man);
      told[`${key}_numbers`] = fact.map((one) => String(one).slice(1));
    } else if (peg) {
      told.side ??= side;
      told[key] = man(fact);
      told[`${key}_number`] = number;
    }
  }
  return told;
}
factsOf.simulator = (facts) => inWords(facts);
