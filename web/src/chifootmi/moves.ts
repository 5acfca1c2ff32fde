import type { ChoiceOf } from "../lib/table";
import type { Chifootmi, Direction, Move, Pile } from "../types/chifootmi";

export type Choice = ChoiceOf<Chifootmi>;

/** What a choice says, by its kind; nothing for one of another kind. */
interface Parts {
  play?: number;
  draw?: Pile;
  aim?: Direction;
  offside?: boolean;
  "one-two"?: boolean;
}
export const parts = (move: Move | null | undefined): Parts => (move && typeof move === "object" ? move : {});

/** The slot whose card is played, counted from 0; none for other choices. */
export const slotOf = (move: Move | null | undefined): number => (parts(move).play ?? 0) - 1;
/** The pile that is drawn from. */
export const pileOf = (move: Move | null | undefined): Pile | undefined => parts(move).draw;
/** Where one shoots or dives. */
export const aimOf = (move: Move | null | undefined): Direction | undefined => parts(move).aim;
