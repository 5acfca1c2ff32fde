/** What has been picked up so far at this table, on the board or in the list: both show the same. */
class Chosen {
  /** Only moves with these points. */
  points = $state<number | null>(null);
  /** The player who is to move. */
  number = $state<number | null>(null);
  /** His square, where more than one number of points leads there. */
  to = $state<string | null>(null);
  /** Where the chosen player may ever stand is shown (SHO-908). */
  limits = $state(false);
  #asked = "";

  /** Forgets everything as soon as something else is asked. */
  ask(legal: string[]) {
    const asked = legal.join();
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

export const chosen = new Chosen();
