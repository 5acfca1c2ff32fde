import type { Put } from "./moves";

/** What has been picked up so far at this table, on the cloth or in the list: both show the same. */
class Chosen {
  /** The peg that is to move, or is looked at. */
  peg = $state<string | null>(null);
  /** Its cell, where more than one choice leads there. */
  cell = $state<string | null>(null);
  /** Places that are still being arranged: a line-up, a repositioning. */
  draft = $state.raw<{ head: string; puts: Put[] } | null>(null);
  #asked = "";

  /** Forgets everything as soon as something else is asked. */
  ask(legal: string[]) {
    const asked = legal.join();
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.drop();
    this.draft = null;
  }

  drop() {
    this.peg = null;
    this.cell = null;
  }

  pick(peg: string) {
    this.peg = this.peg === peg ? null : peg;
    this.cell = null;
  }
}

export const chosen = new Chosen();
