import type { Side } from "../types/challenge";
import { isSquare, readSquare } from "./layout";
import { type Match, manOn, otherSide } from "./position";

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
  squares: string[];
  to: string;
  /** Whom he runs into. */
  shock: string;
}

export function readPath(text: string): Path | null {
  if (!text.startsWith("b ")) return null;
  const [way = "", out = ""] = text.slice(2).split("x");
  return { text, squares: way.split(/[>~]/), bend: way.includes("~"), out };
}

export function readRun(text: string): Run | null {
  const [found, man = "", die, way = "", shock = ""] = /^m (\w+)\*?:(\d) ([^^]+)(?:\^(\w+))?/.exec(text) ?? [];
  if (!found) return null;
  const squares = way.split(">");
  return { text, man, die: Number(die), squares, to: squares.at(-1) ?? "", shock };
}

/** Where a path ends; one that leaves the pitch ends beside its last square. */
export const endOf = ({ squares, out }: Path): string => `${squares.at(-1)}${out && `x${out}`}`;

/** What a path comes to (CHA-905); who is offside is the server's word. */
export type Outcome = "goal" | "own-goal" | "pass" | "loose" | "throw-in" | "corner" | "goal-kick" | "offside";
/** In the order in which they are offered. */
export const OUTCOMES: Outcome[] = ["goal", "pass", "loose", "throw-in", "corner", "goal-kick", "offside", "own-goal"];

export function outcomeOf(path: Path, match: Match, warned: boolean): { what: Outcome; at: string; to: number } {
  const at = path.squares.at(-1) ?? "";
  const [, row] = readSquare(at);
  const own: Side = match.side;
  const holder = manOn(match, at)?.number ?? 0;
  if (warned) return { what: "offside", at, to: holder };
  if (path.out) {
    const north = row === 39 && path.out.includes("N");
    const south = row === 1 && path.out.includes("S");
    const what = !north && !south ? "throw-in" : (own === "S") === south ? "corner" : "goal-kick";
    return { what, at, to: 0 };
  }
  if (!isSquare(at)) return { what: (row === 0) === (own === "S") ? "own-goal" : "goal", at, to: 0 };
  return { what: holder || at === path.squares[0] ? "pass" : "loose", at, to: holder };
}

/** For whom the ball would be after it has left. */
export const outFor = ({ side }: Match): Side => otherSide(side);

/** The squares of a placing: `place 1M1 2G5 … k1 ball10`. */
export interface Placing {
  puts: Map<number, string>;
  keeper: number;
  ball: number | null;
}

export function readPlacing(text: string): Placing | null {
  if (!text.startsWith("place ")) return null;
  const puts = new Map(
    [...text.matchAll(/(\d+)([A-Y]\d+)/g)].map(([, number, square = ""]) => [Number(number), square]),
  );
  const ball = /ball(\d+)/.exec(text)?.[1];
  return { puts, keeper: Number(/k(\d+)/.exec(text)?.[1] ?? 1), ball: ball ? Number(ball) : null };
}

export const writePlacing = ({ puts, keeper, ball }: Placing): string =>
  `place ${[...puts]
    .sort(([a], [b]) => a - b)
    .map(([number, square]) => `${number}${square}`)
    .join(" ")} k${keeper}${ball === null ? "" : ` ball${ball}`}`;

/** One footballer elsewhere; onto a team-mate the two change places. */
export function rearranged(placing: Placing, number: number, square: string): Placing {
  const before = placing.puts.get(number);
  if (!before || !isSquare(square)) return placing;
  const puts = new Map(placing.puts);
  for (const [other, taken] of puts) if (taken === square) puts.set(other, before);
  puts.set(number, square);
  return { ...placing, puts };
}

/** A reserve in the place of a footballer, with all that he was (CHA-415). */
export function substituted({ puts, keeper, ball }: Placing, off: number, on: number): Placing {
  const swapped = new Map([...puts].map(([number, square]) => [number === off ? on : number, square]));
  return { puts: swapped, keeper: keeper === off ? on : keeper, ball: ball === off ? on : ball };
}

/** Numbers as squads write them: three or more in a row as a range. */
export function writeNumbers(numbers: number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; ) {
    let last = i;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last++;
    if (last - i > 1) parts.push(`${sorted[i]}-${sorted[last]}`);
    else parts.push(...sorted.slice(i, last + 1).map(String));
    i = last + 1;
  }
  return parts.join(",");
}

export function readNumbers(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

export interface Squad {
  eleven: number[];
  keeper: number;
  rings: number[];
}

export function readSquad(text: string): Squad | null {
  const [found, eleven = "", keeper, rings] = /^squad (\S+) k(\d+)(?: c(\S+))?$/.exec(text) ?? [];
  return found ? { eleven: readNumbers(eleven), keeper: Number(keeper), rings: rings ? readNumbers(rings) : [] } : null;
}

export const writeSquad = ({ eleven, keeper, rings }: Squad): string =>
  `squad ${writeNumbers(eleven)} k${keeper}${rings.length ? ` c${writeNumbers(rings)}` : ""}`;

export const unique = <T>(list: T[]): T[] => [...new Set(list)];
