import type { Moment } from "../lib/table";
import type { Simulator } from "../types/simulator";
import { type Draft, goes, type Put, readAll } from "./moves";

/** What has been picked up so far at this table, on the cloth or in the list: both show the same. */
export class Chosen {
  /** The peg that is to move, or is looked at. */
  peg = $state<string | null>(null);
  /** Nobody picked it up: it is the only one that can go. */
  alone = $state(false);
  /** Its cell, where more than one choice leads there. */
  cell = $state<string | null>(null);
  /** Places that are still being arranged: a line-up, a repositioning. */
  draft = $state.raw<Draft | null>(null);
  /** Places that have been handed in, until the cloth shows what came of them. */
  waiting = $state.raw<Draft | null>(null);
  /** A line of the list that is looked at: whom and which cell it is about. */
  look = $state.raw<{ peg: string; cell: string } | null>(null);
  #asked = "";
  /** The same with the question that they answered: asked again, they were refused and are mended. */
  #handed: { asked: string; draft: Draft | null } | null = null;

  /** Forgets everything as soon as something else is asked; where only one peg can go, it is picked up already. */
  ask(moment: Moment<Simulator>) {
    const asked = keyOf(moment);
    if (asked === this.#asked) return;
    if (!asked) this.#handed = { asked: this.#asked, draft: this.draft };
    this.waiting = asked ? null : this.draft;
    this.draft = asked && asked === this.#handed?.asked ? this.#handed.draft : null;
    this.#asked = asked;
    this.drop();
    this.look = null;
    const able = new Set(readAll(moment).flatMap((choice) => goes(choice)?.peg ?? []));
    this.alone = able.size === 1;
    if (this.alone) this.peg = [...able][0] ?? null;
  }

  /** A place in what is being arranged: onto a team-mate the two change places; one still in the hand takes the other's. */
  arrange(put: Put) {
    const { draft } = this;
    if (!draft) return;
    const taken = draft.puts.find(({ cell, peg }) => cell === put.cell && peg !== put.peg);
    const own = draft.puts.find(({ peg }) => peg === put.peg);
    const mine = taken ? { ...taken, peg: put.peg } : put;
    const puts = draft.puts.flatMap((one) => {
      if (one.peg === put.peg) return [mine];
      if (one.peg !== taken?.peg) return [one];
      return own ? [{ ...own, peg: one.peg }] : [mine];
    });
    this.draft = { ...draft, puts: own || taken ? puts : [...puts, mine] };
  }

  drop() {
    this.peg = null;
    this.cell = null;
  }

  pick(peg: string) {
    this.peg = this.peg === peg && !this.alone ? null : peg;
    this.alone = false;
    this.cell = null;
  }
}

/** A question is known by what may be answered; "" while nothing is asked. */
export const keyOf = ({ choices }: Pick<Moment<Simulator>, "choices">): string =>
  choices.map(({ text }) => text).join();
