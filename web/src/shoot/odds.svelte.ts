import type { Odds, Side, Throw } from "../types/shoot";

/** What the server answers: the throw that follows a choice, and how many of the 36 throws allow what. */
export interface NextThrow {
  side: Side;
  throw: Throw;
  odds: Odds;
}

type Ask = (question: Record<string, unknown>) => Promise<unknown>;

/** Of 36 throws, in per cent. */
export const percent = (throws: number): number => Math.round((throws * 100) / 36);

/** The chances of the choices on offer, asked for one after the other once somebody wants to see them. */
class Chances {
  on = $state(false);
  known = $state.raw<Record<string, NextThrow | null>>({});
  #run = 0;

  /** Asks for these choices, and forgets all others. */
  async look(choices: string[], seat: Side | null, ask: Ask) {
    const run = ++this.#run;
    this.known = Object.fromEntries(
      choices.filter((one) => one in this.known).map((one) => [one, this.known[one] ?? null]),
    );
    for (const choice of choices) {
      if (choice in this.known) continue;
      const told = (await ask({ question: `odds ${choice}`, ...(seat ? { seat } : {}) })) as {
        answer?: NextThrow;
      } | null;
      if (run !== this.#run) return;
      this.known = { ...this.known, [choice]: told?.answer ?? null };
    }
  }

  forget() {
    this.#run++;
    this.known = {};
  }
}

export const chances = new Chances();
