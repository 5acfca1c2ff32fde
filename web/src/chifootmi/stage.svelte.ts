import { untrack } from "svelte";
import type { View } from "../types/chifootmi";
import type { Step } from "../types/protocol";
import { type Frame, frames, lay, marksOf, opening, type Scene } from "./scene";

/** What is on the table at this moment, and how far the story has been told. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  playing = $state(false);
  /** Steps told to the end, and events told of the next one. */
  told = $state({ steps: 0, events: 0 });
  #hurry = false;
  #wake: (() => void) | null = null;
  #run = 0;

  /** Lays the table without telling anything. */
  set(view: View, steps: Step[]) {
    this.#run++;
    this.#wake?.();
    this.playing = false;
    this.scene = lay(
      view,
      marksOf(steps),
      untrack(() => this.scene),
    );
    this.told = { steps: steps.length, events: 0 };
  }

  /** Lays the table of a match that has just been made. */
  async open(view: View, steps: Step[], latest: () => View | null) {
    this.set(view, steps);
    if (still() || !this.scene) return;
    const run = this.#run;
    this.playing = true;
    this.#hurry = false;
    if (
      !(await this.#show(
        opening(
          this.scene,
          steps[0]?.events.find((event) => event.kind === "toss"),
        ),
        run,
      ))
    )
      return;
    this.scene = lay(latest() ?? view, null, this.scene);
    this.playing = false;
  }

  /** Shows one picture after the other; false if something else has taken over. */
  async #show(pictures: Frame[], run: number, rush = false): Promise<boolean> {
    for (const frame of pictures) {
      this.scene = frame.scene;
      // A still page shows the end of a kick all the same: there is something to read.
      if (rush || (this.#hurry && !(still() && frame.scene.kick?.beat === 4))) continue;
      await (frame.hold ? this.#wait(frame.hold) : drawn());
      if (run !== this.#run) return false;
    }
    return true;
  }

  /** Tells the steps that are new, then lays the table as the view says. */
  async tell(steps: Step[], view: () => View | null, latest: () => Step[]) {
    if (this.playing || !this.scene) return;
    const run = ++this.#run;
    this.playing = true;
    this.#hurry = still();
    for (let n = this.told.steps; n < latest().length; n++) {
      const step = latest()[n] ?? steps[n];
      if (!step) break;
      // Who has fallen behind is not kept waiting: the last few steps are told, the others only laid.
      const rush = latest().length - n > 4;
      for (const [i, event] of step.events.entries()) {
        // The sentence of a kick would give away the end: it follows the picture.
        const secretly = event.kind === "kick_taken";
        if (!secretly) this.told = { steps: n, events: i + 1 };
        if (!(await this.#show(frames(this.scene as Scene, event), run, rush))) return;
        if (secretly) this.told = { steps: n, events: i + 1 };
      }
      this.told = { steps: n + 1, events: 0 };
    }
    const last = view();
    if (last) this.scene = lay(last, marksOf(latest()), this.scene);
    this.playing = false;
  }

  /** On to the end of what is being told. */
  skip() {
    this.#hurry = true;
    this.#wake?.();
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** No movement wanted, or nobody looking. */
const still = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

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
