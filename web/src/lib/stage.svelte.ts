import { untrack } from "svelte";
import type { Step } from "../types/protocol";
import { motionless, pace } from "./settings.svelte";
import type { GameTypes, Seen } from "./table";

/** A picture of the table and the milliseconds that it stands. */
export interface Frame<Scene> {
  scene: Scene;
  hold: number;
}

/** An event that is one picture. */
export const picture = <Scene>(scene: Scene, hold = 0): Frame<Scene>[] => [{ scene, hold }];

/** How a game's table is laid, and how an event becomes pictures. Pure functions: a test needs no browser. */
export interface Director<G extends GameTypes> {
  /** The table as the view says it is; `before` is what lies there now, so that nothing jumps. */
  lay(view: Seen<G>, steps: Step<G["Event"]>[], before: G["Scene"] | null): G["Scene"];
  /** One event as pictures, one after the other. Then the table is laid again from the view, which alone is right. */
  frames(scene: G["Scene"], event: G["Event"]): Frame<G["Scene"]>[];
  /** The first pictures of a match that has just been made. */
  opening?(scene: G["Scene"], steps: Step<G["Event"]>[]): Frame<G["Scene"]>[];
  /** The sentence of this event would give away its picture: it follows. */
  late?(event: G["Event"]): boolean;
  /** Of another match than the one in sight, where several are played at once: it has no pictures, and nobody waits for it. */
  elsewhere?(event: G["Event"]): boolean;
  /** There is something to read: this picture stands its time even where nothing moves. */
  linger?(scene: G["Scene"]): boolean;
}

/** What is on the table at this moment, and how far the story has been told. */
export class Stage<G extends GameTypes> {
  scene = $state.raw<G["Scene"] | null>(null);
  playing = $state(false);
  /** Steps told to the end, and events told of the next one. */
  told = $state({ steps: 0, events: 0 });
  #hurry = false;
  #wake: (() => void) | null = null;
  #run = 0;

  /** Before an event is shown: it sounds, or somebody throws the dice first. Left out in a replay. */
  before: ((event: G["Event"]) => void | Promise<void>) | null = null;

  constructor(private readonly director: Director<G>) {}

  /** Lays the table without telling anything. */
  set(view: Seen<G>, steps: Step<G["Event"]>[]) {
    this.#run++;
    this.#wake?.();
    this.playing = false;
    this.scene = this.director.lay(
      view,
      steps,
      untrack(() => this.scene),
    );
    this.told = { steps: steps.length, events: 0 };
  }

  /** Lays the table of a match that has just been made. */
  async open(view: Seen<G>, steps: Step<G["Event"]>[], latest: () => Seen<G> | null) {
    this.set(view, steps);
    if (still() || !this.scene || !this.director.opening) return;
    const run = this.#run;
    this.playing = true;
    this.#hurry = false;
    if (!(await this.#show(this.director.opening(this.scene, steps), run))) return;
    this.scene = this.director.lay(latest() ?? view, steps, this.scene);
    this.playing = false;
  }

  /** Shows one picture after the other; false if something else has taken over. */
  async #show(pictures: Frame<G["Scene"]>[], run: number, rush = false): Promise<boolean> {
    for (const frame of pictures) {
      this.scene = frame.scene;
      if (rush || (this.#hurry && !(still() && this.director.linger?.(frame.scene)))) continue;
      await (frame.hold ? this.#wait(frame.hold) : drawn());
      if (run !== this.#run) return false;
    }
    return true;
  }

  /** Tells the steps that are new, then lays the table as the view says. */
  async tell(view: () => Seen<G> | null, latest: () => Step<G["Event"]>[]) {
    if (this.playing || !this.scene) return;
    const run = ++this.#run;
    this.playing = true;
    this.#hurry = still();
    for (let n = this.told.steps; n < latest().length; n++) {
      const step = latest()[n];
      if (!step) break;
      // Who has fallen behind is not kept waiting: the last few steps are told, the others only laid.
      const rush = this.#behind(latest(), n) > 4;
      for (const [i, event] of step.events.entries()) {
        if (this.director.elsewhere?.(event)) continue;
        const late = this.director.late?.(event) ?? false;
        if (!rush) await this.before?.(event);
        if (run !== this.#run) return;
        if (!late) this.told = { steps: n, events: i + 1 };
        if (!(await this.#show(this.director.frames(this.scene as G["Scene"], event), run, rush))) return;
        if (late) this.told = { steps: n, events: i + 1 };
      }
      this.told = { steps: n + 1, events: 0 };
    }
    const last = view();
    if (last) this.scene = this.director.lay(last, latest(), this.scene);
    this.playing = false;
  }

  /** So many steps from this one on have something to tell. */
  #behind(steps: Step<G["Event"]>[], from: number): number {
    const { elsewhere } = this.director;
    if (!elsewhere) return steps.length - from;
    return steps.slice(from).filter(({ events }) => !events.every(elsewhere)).length;
  }

  /** On to the end of what is being told. */
  skip() {
    this.#hurry = true;
    this.#wake?.();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms * pace());
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** No movement wanted, or nobody looking. */
const still = () => document.hidden || motionless();

/** Until the browser has drawn what there is: a movement needs a place to start from. */
const drawn = () =>
  new Promise<void>((done) => {
    const late = setTimeout(done, 120);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(late);
        done();
      }),
    );
  });
