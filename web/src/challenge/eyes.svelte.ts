import type { Club } from "../types/challenge";

/** Which of the matches of a round is looked at, and from where. */
class Eyes {
  /** The match in sight. */
  fixture = $state(-1);
  /** The clubs that are run from here: their matches are told. */
  follow = $state.raw<Club[]>([]);
  /** The club whose match somebody looks at instead, or because he runs none. */
  pinned = $state<Club | null>(null);
  /** The board is turned: North is at the left, or below. */
  turned = $state(false);
}

/** The page looks at one championship at a time; its story, sounds and score ask without naming the table. */
export const eyes = new Eyes();
