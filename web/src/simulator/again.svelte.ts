import type { Path } from "../types/simulator";
import type { PegScene } from "./scene";

/** The last kick, shown once more: first at its own pace, then slowly. */
class Again {
  kick = $state.raw<{ path: Path; pegs: PegScene[]; slow: boolean } | null>(null);

  show(last: { path: Path; pegs: PegScene[] } | null) {
    if (last) this.kick = { ...last, slow: this.kick !== null && !this.kick.slow };
  }

  end() {
    this.kick = null;
  }
}

export const again = new Again();
