import type { FairGame } from "../fair/check";

const VALUES = Array.from({ length: 11 }, (_, i) => String(i + 1));

/** Both packs before they are shuffled (CHI-105, CHI-106, CHI-112): the values in order, then the Dribble/Tackle cards. */
export function packs({ level, deck = "standard" }: Record<string, string>): string[][] {
  if (deck === "standard") {
    const pack = level === "beginner" ? VALUES : [...VALUES, "X", "X", "X"];
    return [pack, pack];
  }
  const [red = "", blue = red] = deck.split("/");
  return [red, blue].map((list) => list.split(" ").filter(Boolean));
}

/** A die is only thrown when the clock runs out (CHI-903), among at most four choices. */
export const fair: FairGame = { seats: ["R", "B"], mostFaces: 4, packs };
