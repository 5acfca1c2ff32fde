import type { Odds, Side, Throw } from "../types/shoot";

/** What the server answers: the throw that follows a choice, and how many of the 36 throws allow what. */
export interface NextThrow {
  side: Side;
  throw: Throw;
  odds: Odds;
}

type Ask = (question: string) => Promise<unknown>;

/** Of 36 throws, in per cent. */
export const percent = (throws: number): number => Math.round((throws * 100) / 36);

/** The chances of the choices on offer, asked for one after the other once somebody wants to see them. */
class Chances {
  on = $state(false);
  known = $state.raw<Record<string, NextThrow | null>>({});
  #run = 0;

  /** Asks for these choices, and forgets what was known before: another position has other chances. */
  async look(choices: string[], ask: Ask) {
    this.forget();
    const run = this.#run;
    for (const choice of choices) {
      const told = (await ask(`odds ${choice}`)) as NextThrow | null;
      if (run !== this.#run) return;
      this.known = { ...this.known, [choice]: told };
    }
  }

  forget() {
    this.#run++;
    this.known = {};
  }
}

export const chances = new Chances();
