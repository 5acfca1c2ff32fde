import type { FairGame } from "../fair/check";
import type { Setup } from "../generated/chifootmi";

/** A die is only thrown when the clock runs out (CHI-903), among at most four choices. */
export const fair: FairGame = {
  seats: ["R", "B"],
  mostFaces: 4,
  packs: (setup) => (setup as Setup).decks.map((deck) => [...deck]),
};
