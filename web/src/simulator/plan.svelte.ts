import { listed } from "../lib/match.svelte";
import type { Ask, Moment, Play } from "../lib/table";
import type { Ahead, Simulator } from "../types/simulator";
import { keyOf } from "./chosen.svelte";
import { groundOf } from "./layout";
import { type Choice, type Read, read } from "./moves";

type Open = Extract<Ahead, { view: unknown }>;

const textOf = (one: string | Choice | undefined) => (typeof one === "string" ? one : one?.text);

/**
 * Several movements of a phase in one go: they are thought out on the cloth, where nothing is lost by a slip, and handed
 * in together, one after the other. What is open after them the rules say (`after`), not the page.
 */
export class Plan {
  moves = $state.raw<Read[]>([]);
  /** Handed in, and on its way. */
  sending = $state(false);
  #ahead = $state.raw<(Pick<Open, "view"> & { choices: Choice[] }) | null>(null);
  #question = "";
  #asked = 0;
  /** What is still to be made; the question to which the first was handed in, and whether the page has taken it up. */
  #queue: (string | Choice)[] = [];
  #answered = "";
  #taken = false;

  get texts(): string[] {
    return this.moves.map(({ text }) => text);
  }

  has = (wanted: string) => this.moves.some(({ peg }) => peg === wanted);

  /** The moment as it would be after what is planned. */
  over(moment: Moment<Simulator>): Moment<Simulator> {
    const ahead = this.#ahead;
    if (!ahead || !this.moves.length || this.sending || !moment.choices.length) return moment;
    const { view, choices } = ahead;
    return { ...moment, view: { ...moment.view, ...view }, choices };
  }

  /** Where a planned peg will be. */
  place(peg: string): string | null {
    if (!this.has(peg)) return null;
    return this.#ahead?.view.sides.flatMap(({ pegs }) => pegs).find((one) => one.peg === peg)?.at ?? null;
  }

  /** A new question: what was planned for another one is forgotten, unless it is on its way. */
  begin(moment: Moment<Simulator>) {
    const question = keyOf(moment);
    if (!question || question === this.#question) return;
    this.#question = question;
    if (!this.sending) this.drop();
  }

  drop() {
    this.#asked++;
    this.moves = [];
    this.#ahead = null;
    this.sending = false;
    this.#queue = [];
    this.#taken = false;
  }

  /**
   * Plans a movement if that can be done. Everything else is played, after what is planned: whatever hangs on dice, is
   * punished, or ends the phase.
   */
  async make(choice: Choice, moment: Moment<Simulator>, ask: Ask<Simulator>, play: Play<Simulator>) {
    const made = read(choice, groundOf(moment.view.pitch));
    const others = this.moves.filter(({ peg }) => peg !== made.peg);
    if (made.word === "step" && !made.tackle && !made.warned && moment.view.asked.startsWith("phase")) {
      if (await this.#look([...others, made], ask)) return;
    }
    if (this.moves.length) this.send(choice);
    else play(choice);
  }

  /** One of them is not wanted after all. */
  async without(peg: string, ask: Ask<Simulator>) {
    const rest = this.moves.filter((one) => one.peg !== peg);
    if (!rest.length) this.drop();
    else await this.#look(rest, ask);
  }

  /** Asks how things would stand; what is not open without one that was taken out goes with it. */
  async #look(moves: Read[], ask: Ask<Simulator>): Promise<boolean> {
    const asked = ++this.#asked;
    const told = (await ask({ after: moves.map(({ text }) => text) }))?.after;
    if (!told || asked !== this.#asked || this.sending) return false;
    if ("view" in told) {
      this.moves = moves;
      this.#ahead = { view: told.view, choices: listed(told.legal) as Choice[] };
      return true;
    }
    if (moves.length > this.moves.length) return false;
    if (!told.open) this.drop();
    else await this.#look(moves.slice(0, told.open), ask);
    return false;
  }

  /** Hands everything in, and this after it if it is open then: the last movement of a quick round ends the phase itself. */
  send(...last: (string | Choice)[]) {
    if (!this.moves.length || this.sending) return;
    const isOpen = (wanted: string) => this.#ahead?.choices.some(({ text }) => text === wanted);
    const moves = this.moves.map(({ choice }) => choice);
    this.#queue = [...moves, ...last.filter((one) => one !== "END" || isOpen(one))];
    this.#answered = "";
    this.sending = true;
  }

  /** A movement that is handed in with others is meant: no finger slipped. */
  isMeant = ({ text }: Choice) => this.sending && textOf(this.#queue[0]) === text;

  /** What is to be handed in to this question; null while the page waits, or when everything is made. */
  next(moment: Pick<Moment<Simulator>, "choices">): string | Choice | null {
    if (!this.sending) return null;
    const question = keyOf(moment);
    if (!question) {
      // Taken up: what comes of it is on its way. Nothing is planned any more once the phase is ended.
      this.#taken = this.#answered !== "";
      if (this.#taken && textOf(this.#queue[0]) === "END") this.drop();
      return null;
    }
    if (this.#taken) {
      this.#taken = false;
      // The same question once more: it was refused, and the page says why.
      if (question === this.#answered) this.#queue = [];
      else this.#queue.shift();
    }
    this.#answered = question;
    const [first] = this.#queue;
    if (!first) this.drop();
    return first ?? null;
  }
}
