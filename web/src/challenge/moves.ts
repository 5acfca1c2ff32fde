import type { ComesTo, Move } from "../types/challenge";
import { isSquare, type Squares } from "./layout";

/** A path of the ball: `b M10>M14>R19`, `b H32~H35>M40`, `b C21>A21xW`. */
export interface Path {
  text: string;
  /** Start, turns and end. */
  squares: string[];
  bend: boolean;
  /** The direction in which it leaves the pitch. */
  out: string;
}

/** A move of a footballer: `m S8:4 Q23>M19`, `m S9:4 M31>M33^N5`. */
export interface Run {
  text: string;
  man: string;
  die: number;
  to: string;
  /** Whom he runs into. */
  shock: string;
  /** It is punished. */
  warned?: boolean;
}

/** Paths and moves by their names alone: where one is told that is not listed now. */
export function readPath(text: string): Path | null {
  if (!text.startsWith("b ")) return null;
  const [way = "", out = ""] = text.slice(2).split("x");
  return { text, squares: way.split(/[>~]/), bend: way.includes("~"), out };
}

/** A listed path. */
export function pathOf(text: string, move: Move, ball: string): Path | null {
  if (typeof move !== "object" || !("b" in move)) return null;
  const [squares, out, bend = false] = move.b;
  return { text, squares: [ball, ...squares], bend, out: out ?? "" };
}

export function readRun(text: string): Run | null {
  const [found, man = "", die, shock = ""] = /^m (\w+)\*?:(\d) [^^]+(?:\^(\w+))?/.exec(text) ?? [];
  return found ? { text, man, die: Number(die), to: readWay(text).at(-1) ?? "", shock } : null;
}

/** The squares that a move names, from the first to the last. */
export const readWay = (text: string): string[] => /^m \S+ ([^^]+)/.exec(text)?.[1]?.split(">") ?? [];

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
