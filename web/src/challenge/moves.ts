import type { ChoiceOf } from "../lib/table";
import type { Challenge, ComesTo } from "../types/challenge";
import { isSquare, type Squares } from "./layout";

export type Choice = ChoiceOf<Challenge>;

/** A line over the board. */
export interface Line {
  /** Start, turns and end. */
  squares: string[];
  /** The direction in which it leaves the pitch. */
  out: string;
}

/** A path of the ball. */
export interface Path extends Line {
  choice: Choice;
  text: string;
  bend: boolean;
}

/** A move of a footballer. */
export interface Run {
  choice: Choice;
  text: string;
  man: string;
  die: number;
  to: string;
  /** Whom he runs into. */
  shock: string;
  /** The squares that are named on his way. */
  via: string[];
  /** It is punished. */
  warned: boolean;
}

export function pathOf(choice: Choice, ball: string): Path | null {
  const { text, move } = choice;
  if (typeof move !== "object" || !("b" in move)) return null;
  const [squares, out, bend = false] = move.b;
  return { choice, text, squares: [ball, ...squares], bend, out: out ?? "" };
}

export function runOf(choice: Choice): Run | null {
  const { text, move, warned } = choice;
  if (typeof move !== "object" || !("m" in move)) return null;
  const [man, die, to, shock, via = []] = move.m;
  return { choice, text, man, die, to, shock: shock ?? "", via, warned: !!warned };
}

/** Where a path ends; one that leaves the pitch ends beside its last square. */
export const endOf = ({ squares, out }: Path): string => `${squares.at(-1)}${out && `x${out}`}`;

/** In the order in which they are offered. */
export const OUTCOMES: ComesTo[] = ["goal", "pass", "loose", "throw-in", "corner", "goal-kick", "offside", "own-goal"];

/** Who stands where for a kick-off, who keeps goal, and with whom the ball is. */
export interface Placing {
  puts: Map<number, string>;
  keeper: number;
  ball: number | null;
}

/** As the server tells it. */
export const placingOf = ([puts, keeper, ball]: [[number, string][], number, number | null]): Placing => ({
  puts: new Map(puts),
  keeper,
  ball,
});

/** One footballer elsewhere; onto a team-mate the two change places. */
export function rearranged(board: Squares, placing: Placing, number: number, square: string): Placing {
  const before = placing.puts.get(number);
  if (!before || !isSquare(board, square)) return placing;
  const puts = new Map(placing.puts);
  for (const [other, taken] of puts) if (taken === square) puts.set(other, before);
  puts.set(number, square);
  return { ...placing, puts };
}

export const unique = <T>(list: T[]): T[] => [...new Set(list)];
