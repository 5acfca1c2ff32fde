import { recall, remember } from "../lib/keep";
import type { Path } from "../types/simulator";
import { Aiming } from "./aim.svelte";
import { Chosen } from "./chosen.svelte";
import { Plan } from "./plan.svelte";
import type { PegScene } from "./scene";

/** The last kick, shown once more: first at its own pace, then slowly. */
export class Again {
  kick = $state.raw<{ path: Path; pegs: PegScene[]; slow: boolean } | null>(null);

  show(last: { path: Path; pegs: PegScene[] } | null) {
    if (last) this.kick = { ...last, slow: this.kick !== null && !this.kick.slow };
  }

  end() {
    this.kick = null;
  }
}

/** All that is begun at one open table and not handed in. */
export class Intent {
  readonly chosen = new Chosen();
  readonly aiming = new Aiming();
  readonly plan = new Plan();
  readonly again = new Again();
  /** Small choices that most players always make the same way are made by themselves, unless somebody wants to make them. */
  flow = $state(recall("simulator.flow", true));

  goOn(flow: boolean) {
    this.flow = flow;
    remember("simulator.flow", flow);
  }
}
