import type { Moment } from "../lib/table";
import type { Ahead, Simulator } from "../types/simulator";
import { readChoice } from "./moves";

type Asked = Moment<Simulator>;
type Ask = (question: string) => Promise<unknown>;
type Open = Extract<Ahead, { legal: string[] }>;

const PLAIN = /^MOVE [RB]\d+ [A-K]\d+(@[-\d.,]+)?$/;
const pegOf = (text: string) => readChoice(text).peg;

/**
 * Several movements of a phase in one go: they are thought out on the cloth, where nothing is lost by a slip, and handed
 * in together, one after the other. What is open after them the rules say (`after`), not the page.
 */
class Plan {
  texts = $state.raw<string[]>([]);
  /** Handed in, and on its way. */
  sending = $state(false);
  #ahead = $state.raw<Open | null>(null);
  #question = "";
  #asked = 0;
  /** What is still to be made; the question to which the first was handed in, and whether the page has taken it up. */
  #queue: string[] = [];
  #answered = "";
  #taken = false;

  get pegs(): string[] {
    return this.texts.map(pegOf);
  }

  /** The moment as it would be after what is planned. */
  over(moment: Asked): Asked {
    const ahead = this.#ahead;
    if (!ahead || !this.texts.length || this.sending || !moment.legal.length) return moment;
    return { ...moment, view: { ...moment.view, ...ahead.view }, legal: ahead.legal, warned: ahead.warned };
  }

  /** Where a planned peg will be. */
  place(peg: string): string | null {
    if (!this.texts.length) return null;
    const own = this.#ahead?.view.sides.flatMap(({ pegs }) => pegs).find((one) => one.peg === peg);
    return this.pegs.includes(peg) ? (own?.at ?? null) : null;
  }

  /** A new question: what was planned for another one is forgotten, unless it is on its way. */
  begin({ legal }: Asked) {
    const question = legal.join();
    if (!question || question === this.#question) return;
    this.#question = question;
    if (!this.sending) this.drop();
  }

  drop() {
    this.#asked++;
    this.texts = [];
    this.#ahead = null;
    this.sending = false;
    this.#queue = [];
    this.#taken = false;
  }

  /**
   * Plans a movement if that can be done. Everything else is played, after what is planned: whatever hangs on dice, is
   * punished, or ends the phase.
   */
  async make(text: string, { warned, view }: Asked, ask: Ask, play: (choice: string) => void) {
    const others = this.texts.filter((one) => pegOf(one) !== pegOf(text));
    if (PLAIN.test(text) && !warned?.[text] && view.asked.startsWith("phase")) {
      if (await this.#look([...others, text], ask)) return;
    }
    if (this.texts.length) this.send(text);
    else play(text);
  }

  /** One of them is not wanted after all. */
  async without(peg: string, ask: Ask) {
    const rest = this.texts.filter((text) => pegOf(text) !== peg);
    if (!rest.length) this.drop();
    else await this.#look(rest, ask);
  }

  /** Asks how things would stand; what is not open without one that was taken out goes with it. */
  async #look(texts: string[], ask: Ask): Promise<boolean> {
    const asked = ++this.#asked;
    const told = (await ask(`after ${texts.join("; ")}`)) as Ahead | null;
    if (!told || asked !== this.#asked || this.sending) return false;
    if ("legal" in told) {
      this.texts = texts;
      this.#ahead = told;
      return true;
    }
    if (texts.length > this.texts.length) return false;
    if (!told.open) this.drop();
    else await this.#look(texts.slice(0, told.open), ask);
    return false;
  }

  /** Hands everything in, and this after it if it is open then: the last movement of a quick round ends the phase itself. */
  send(...last: string[]) {
    if (!this.texts.length || this.sending) return;
    this.#queue = [...this.texts, ...last.filter((text) => text !== "END" || this.#ahead?.legal.includes(text))];
    this.#answered = "";
    this.sending = true;
  }

  /** A movement that is handed in with others is meant: no finger slipped. */
  isMeant = (choice: string) => this.sending && this.#queue[0] === choice;

  /** What is to be handed in to this question; null while the page waits, or when everything is made. */
  next(legal: string[]): string | null {
    if (!this.sending) return null;
    const question = legal.join();
    if (!question) {
      // Taken up: what comes of it is on its way. Nothing is planned any more once the phase is ended.
      this.#taken = this.#answered !== "";
      if (this.#taken && this.#queue[0] === "END") this.drop();
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

export const plan = new Plan();
