import type { PitchView, Side, SideView } from "../types/challenge";

export interface Man {
  /** As the notation calls him: S7. */
  name: string;
  side: Side;
  number: number;
  ring: boolean;
  caution: boolean;
  /** His square; null off the pitch, or before he is placed. */
  at: string | null;
  /** A reserve, out for some throws, or gone for the match. */
  away: "" | "reserve" | "out" | "gone";
  keeper: boolean;
}

/** A match on the pitch, as the server tells it, with its footballers one by one. */
export interface Match extends Omit<PitchView, "sides" | "score"> {
  men: Man[];
  score: Record<Side, number>;
}

/** The numbers of a side (CHA-404). */
export const ALL = Array.from({ length: 16 }, (_, i) => i + 1);

export function menOf(side: Side, { stands, reserves, out, gone, rings, cautions, keeper }: SideView): Man[] {
  const squares = new Map(stands);
  const away = (number: number) =>
    reserves.includes(number) ? "reserve" : out.includes(number) ? "out" : gone.includes(number) ? "gone" : "";
  return ALL.map((number) => ({
    name: `${side}${number}`,
    side,
    number,
    ring: rings.includes(number),
    caution: cautions.includes(number),
    at: squares.get(number) ?? null,
    away: away(number),
    keeper: number === keeper,
  }));
}

export function matchOn({ sides: [south, north], score: [S, N], ...rest }: PitchView): Match {
  return { ...rest, men: [...menOf("S", south), ...menOf("N", north)], score: { S, N } };
}

/** The one who stands there. */
export const manOn = ({ men }: Match, square: string): Man | undefined => men.find(({ at }) => at === square);
export const otherSide = (side: Side): Side => (side === "S" ? "N" : "S");
