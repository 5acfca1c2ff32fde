import type { Club } from "../types/challenge";

/** Which of the matches of a round is looked at from one open table, and from where. */
export class Eyes {
  /** The match in sight. */
  fixture = $state(-1);
  /** The club whose match somebody looks at instead of his own, or because he runs none. */
  pinned = $state<Club | null>(null);
  /** The board is turned: North is at the left, or below. */
  turned = $state(false);

  /** `follow` are the clubs that are run from here: their matches are told. In a replay a link may name one match. */
  constructor(
    readonly follow: Club[] = [],
    only = "",
  ) {
    this.pinned = (only.split(".")[1] as Club | undefined) ?? null;
  }
}
