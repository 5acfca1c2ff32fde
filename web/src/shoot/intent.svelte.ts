import type { NextThrow } from "../types/shoot";
import type { Choice } from "./moves";

/** What has been picked up so far at this table and not handed in: board and list show the same. */
export class Intent {
  /** Only moves with these points. */
  points = $state<number | null>(null);
  /** The player who is to move. */
  number = $state<number | null>(null);
  /** His square, where more than one number of points leads there. */
  to = $state<string | null>(null);
  /** Where the chosen player may ever stand is shown (SHO-908). */
  limits = $state(false);
  /** The chances of the choices on offer are shown: the throw that follows each, as far as it is known. */
  weighing = $state(false);
  known = $state.raw<Record<string, NextThrow | null>>({});
  #asked = "";

  /** Forgets everything as soon as something else is asked. */
  ask(choices: Choice[]) {
    const asked = choices.map(({ text }) => text).join();
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.drop();
    this.points = null;
  }

  drop() {
    this.number = null;
    this.to = null;
  }

  pick(number: number) {
    this.number = this.number === number ? null : number;
    this.to = null;
  }

  setPoints(points: number | null) {
    this.points = this.points === points ? null : points;
    this.to = null;
  }
}
