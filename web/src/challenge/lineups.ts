/*
 * Ready line-ups for a kick-off, as South sees them in its own half; North's are the same by half a turn (CHA-414). Ten
 * squares each, from the back to the front. The last two of a kicking side are those in the circle, the first of them
 * with the ball (CHA-410, CHA-412).
 */
import type { BoardView, Side } from "../types/challenge";
import { readSquare, type Squares, turned } from "./layout";
import type { Match } from "./match";
import type { Placing } from "./moves";

export interface Lineup {
  kicking: string[];
  receiving: string[];
}

const squares = (text: string) => text.split(" ");

export const LINEUPS: Record<string, Lineup> = {
  "4-4-2": {
    kicking: squares("G5 K4 O4 S5 D12 J10 P10 V12 M20 M18"),
    receiving: squares("H4 K3 O3 R4 D11 J9 P9 V11 J16 P16"),
  },
  "4-3-3": {
    kicking: squares("G5 K4 O4 S5 J10 P10 E17 U17 M20 M18"),
    receiving: squares("H4 K3 O3 R4 H10 M9 R10 F16 T16 M15"),
  },
  "3-5-2": {
    kicking: squares("I4 M4 Q4 D11 J10 M12 P10 V11 M20 M18"),
    receiving: squares("I4 M4 Q4 D11 J9 M10 P9 V11 J16 P16"),
  },
  "5-3-2": {
    kicking: squares("E5 J4 M3 P4 U5 H10 M10 R10 M20 M18"),
    receiving: squares("E5 J3 M3 P3 U5 H9 M9 R9 J15 P15"),
  },
};
const KEEPER = "M1";

const seenBy = (board: Squares, side: Side, square: string): string => (side === "S" ? square : turned(board, square));

/** These footballers on these squares, by their numbers; a side with fewer keeps the two in front. */
export function arranged(
  board: Squares,
  places: string[],
  numbers: number[],
  keeper: number,
  side: Side,
  kicking: boolean,
  goal = KEEPER,
): Placing {
  const outfield = numbers.filter((number) => number !== keeper).sort((a, b) => a - b);
  const back = places.slice(0, -2).slice(0, Math.max(0, outfield.length - 2));
  const slots = [...back, ...places.slice(-2)];
  const puts = new Map([[keeper, seenBy(board, side, goal)]]);
  outfield.forEach((number, i) => {
    puts.set(number, seenBy(board, side, slots[i] ?? KEEPER));
  });
  return { puts, keeper, ball: kicking ? (outfield.at(-2) ?? null) : null };
}

/** An arrangement as a line-up to be kept: the keeper's square, then the others by their numbers. */
export function keptOf(board: Squares, { puts, keeper }: Placing, side: Side): { goal: string; places: string[] } {
  const seen = (square: string) => seenBy(board, side, square);
  const places = [...puts].filter(([number]) => number !== keeper).sort(([a], [b]) => a - b);
  return { goal: seen(puts.get(keeper) ?? KEEPER), places: places.map(([, square]) => seen(square)) };
}

/** CHA-111. */
export function inCircle(square: string, { centre, reach }: Pick<BoardView, "centre" | "reach">): boolean {
  const [[column, row], [c, r]] = [readSquare(square), readSquare(centre)];
  return (column - c) ** 2 + (row - r) ** 2 <= reach;
}

export const writePlacing = ({ puts, keeper, ball }: Placing): string =>
  `place ${[...puts]
    .sort(([a], [b]) => a - b)
    .map(([number, square]) => `${number}${square}`)
    .join(" ")} k${keeper}${ball === null ? "" : ` ball${ball}`}`;

/** A reserve in the place of a footballer, with all that he was (CHA-415). */
export function substituted({ puts, keeper, ball }: Placing, off: number, on: number): Placing {
  const swapped = new Map([...puts].map(([number, square]) => [number === off ? on : number, square]));
  return { puts: swapped, keeper: keeper === off ? on : keeper, ball: ball === off ? on : ball };
}

/** Who may still come on. */
export const reservesOf = ({ men }: Match, side: Side): number[] =>
  men.filter((man) => man.side === side && man.away === "reserve").map(({ number }) => number);
