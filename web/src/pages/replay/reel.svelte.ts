import { untrack } from "svelte";
import { recall, remember } from "../../lib/keep";
import { pace, tempo } from "../../lib/settings.svelte";
import type { Stage } from "../../lib/stage.svelte";
import type { AnyGame } from "../../lib/table";
import type { Attack, Mark, Story } from "../../types/protocol";

/** So many times as fast as the match was told. */
export const SPEEDS = [0.5, 1, 2, 4, 8];
/** Between two steps that are played one after the other. */
const PAUSE = 500;

/** What the reel turns: the steps of a match, and how one of them is reached. */
export interface Film {
  readonly first: number;
  readonly last: number;
  readonly ready: boolean;
  readonly shown: number;
  readonly stage: Stage<AnyGame>;
  /** The step that tells something, before or after this one. */
  next(from: number, by: 1 | -1): number;
  /** Lays the table as it was after this step. */
  show(n: number): Promise<void>;
  /** Goes to a step, in the address bar too. */
  to(n: number): void;
}

type Span = Pick<Attack, "from" | "to"> & { worth: number };

/** What one looks for again, the dearest first. */
const WORTH: Record<Mark["kind"], number> = { goal: 6, turning: 5, penalty: 4, card: 3, luckiest: 2, shot: 2, half: 0 };
/** All highlights of a match take no longer, in milliseconds. */
const WHOLE = 105_000;
/** What a step costs before one has been measured. */
const STEP = 1500;

/** The attacks that one wants to see again. */
export function highlights({ attacks, marks }: Pick<Story, "attacks" | "marks">): Span[] {
  return attacks.flatMap(({ from, to }) => {
    const worth = marks
      .filter(({ step }) => from <= step && step <= to)
      .reduce((sum, { kind }) => sum + WORTH[kind], 0);
    return worth ? [{ from, to, worth }] : [];
  });
}

/** Without the cheapest of them, until they can be shown in this time if everything runs eight times as fast. */
export function fitting(spans: Span[], step: number, time: number): Span[] {
  const left = [...spans];
  const steps = () => left.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  while (left.length > 1 && (steps() * step) / Math.max(...SPEEDS) > time) {
    const least = Math.min(...left.map(({ worth }) => worth));
    left.splice(
      left.findIndex(({ worth }) => worth === least),
      1,
    );
  }
  return left;
}

/** A match that is shown again, running or standing still. */
export class Reel {
  running = $state(false);
  times = $state(1);
  marks = $state.raw<Mark[]>([]);
  /** The highlights that are still to be shown, while they are. */
  spans = $state.raw<Span[]>([]);
  /** Counts the highlights that were begun. */
  #cuts = $state(0);
  #began = 0;
  #shown = 0;

  constructor(readonly film: Film) {
    const kept = recall("replay.times", 1);
    this.times = SPEEDS.includes(kept) ? kept : 1;
    $effect(() => {
      tempo.times = this.times;
    });
    $effect(() => () => {
      tempo.times = 1;
    });
    $effect(() => {
      if (!this.running || film.stage.playing || !film.ready) return;
      const [n] = [film.shown, this.#cuts];
      if (n >= film.last) return this.stop();
      const timer = setTimeout(
        () => this.#on(),
        untrack(() => PAUSE * pace()),
      );
      return () => clearTimeout(timer);
    });
  }

  get first() {
    return this.film.first;
  }
  get last() {
    return this.film.last;
  }
  get shown() {
    return this.film.shown;
  }

  to(n: number) {
    this.film.to(n);
  }
  back() {
    this.film.to(this.film.next(this.shown, -1));
  }
  forward() {
    const { film } = this;
    if (film.stage.playing) return film.stage.skip();
    // Silent steps are laid without being told; the next one that tells something is played.
    const n = film.next(film.shown, 1);
    if (n > film.shown + 1) void film.show(n - 1).then(() => film.to(n));
    else film.to(n);
  }
  stop() {
    this.running = false;
    this.spans = [];
    tempo.times = this.times;
  }
  toggle() {
    if (this.running) return this.stop();
    // From the end it begins anew.
    if (this.shown >= this.last) this.film.to(this.first);
    this.running = true;
  }

  /** Goes to the moment before this one, or after it. */
  jump(by: 1 | -1) {
    const steps = this.marks.map(({ step }) => step).filter((step) => step >= this.first && step <= this.last);
    const to = by > 0 ? steps.find((step) => step > this.shown) : steps.findLast((step) => step < this.shown);
    if (to === undefined) return;
    this.stop();
    this.film.to(to);
  }

  run(times: number) {
    this.times = times;
    remember("replay.times", times);
  }
  /** Faster by one of the speeds, or slower. */
  change(by: 1 | -1) {
    this.run(SPEEDS[SPEEDS.indexOf(this.times) + by] ?? this.times);
  }

  /** All that one wants to see again, in less than two minutes. */
  play(spans: Span[]) {
    this.spans = fitting(
      spans.filter(({ from, to }) => from >= this.first && to <= this.last),
      STEP,
      WHOLE,
    );
    if (!this.spans[0]) return;
    [this.#began, this.#shown] = [performance.now(), 0];
    this.running = true;
    this.#cut();
  }
  /** To the beginning of the next highlight. */
  #cut() {
    const [next] = this.spans;
    if (!next) return this.stop();
    const before = Math.max(this.first, next.from - 1);
    void this.film.show(before).then(() => {
      this.film.to(before);
      this.#cuts++;
    });
  }
  /** One step further. Highlights run as fast as the time that is left wants it. */
  #on() {
    const [span] = this.spans;
    if (!span) return this.forward();
    if (this.shown >= span.to) {
      this.spans = this.spans.slice(1);
      return this.#cut();
    }
    const spent = performance.now() - this.#began;
    const step = this.#shown > 3 ? (spent * tempo.times) / this.#shown : STEP;
    this.spans = [span, ...fitting(this.spans.slice(1), step, WHOLE - spent)];
    const steps = this.spans.reduce((sum, { from, to }) => sum + to - Math.max(from - 1, this.shown), 0);
    const wanted = (steps * step) / Math.max(1, WHOLE - spent);
    tempo.times = Math.min(8, Math.max(this.times, wanted));
    this.#shown++;
    this.forward();
  }

  /** What CSS moves runs as fast as the rest. */
  readonly hasten = ({ target }: Event) => {
    for (const one of (target as Element).getAnimations()) one.updatePlaybackRate(tempo.times);
  };
}
