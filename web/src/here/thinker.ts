import type { Deed } from "../generated/engine";
import { aliveName, onGone } from "./alive";
import type { FromThinker, ToThinker } from "./think";

export type Task = Extract<Deed, { do: "think" }>;

/** How often a task is tried: what ends a worker twice would end it again. */
const TRIES = 2;

/** Lets another worker think, one task after the other, and ends it if nobody wants what it thinks about any more. */
export class Thinker {
  #worker: Worker | null = null;
  #waiting: Task[] = [];
  #busy: Task | null = null;
  #tries = 0;

  constructor(
    private readonly url: string,
    private readonly engine: WebAssembly.Module,
    /** What came of a task: a thought, or frames for a page; nothing if it cannot be done. */
    private readonly done: (task: Task, deeds: Deed[]) => void,
  ) {}

  /** Whoever asks for a hint looks at the table; so that comes first. */
  think(task: Task) {
    if ("hint" in task.wanted) this.#waiting.unshift(task);
    else this.#waiting.push(task);
    this.#go();
  }

  /** Nobody wants the choice of this seat any more, or without a seat anything of this match. */
  stop(match: string, seat?: number) {
    const unwanted = (task: Task) =>
      task.name === match && (seat === undefined || (task.seat === seat && "choice" in task.wanted));
    this.#waiting = this.#waiting.filter((task) => !unwanted(task));
    if (this.#busy && unwanted(this.#busy)) {
      this.#end();
      this.#go();
    }
  }

  /** Its computer players go with a match. */
  close(match: string) {
    this.stop(match);
    this.#worker?.postMessage({ do: "close", name: match } satisfies ToThinker);
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = null;
    this.#tries = 0;
  }

  #go() {
    if (this.#busy) return;
    this.#busy = this.#waiting.shift() ?? null;
    if (this.#busy) this.#alive().postMessage(this.#busy satisfies ToThinker);
  }

  #alive(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.url, { type: "module" });
    this.#worker = worker;
    const alive = aliveName();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ("alive" in data) onGone(alive, () => this.#lose(worker));
      else if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = () => this.#lose(worker);
    worker.postMessage({ engine: this.engine, alive } satisfies ToThinker);
    return worker;
  }

  #hear(deed: Deed) {
    const task = this.#busy;
    this.#busy = null;
    this.#tries = 0;
    if (task) this.done(task, [deed]);
    this.#go();
  }

  /** It has gone in the middle of it: another one tries once more. */
  #lose(worker: Worker) {
    if (worker !== this.#worker) return;
    const [task, tries] = [this.#busy, this.#tries + 1];
    this.#end();
    if (task && tries < TRIES) {
      this.#waiting.unshift(task);
      this.#tries = tries;
    } else if (task) this.done(task, []);
    this.#go();
  }
}
