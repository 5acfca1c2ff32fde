/*
 * The choices of Simulator Soccer as the server writes them, and what they say: which peg, where to, how it is kicked.
 * Nothing is worked out here that the text does not say.
 */
import type { Aim, Kind } from "../types/simulator";

/** A peg and its place: a cell, perhaps a point in it, perhaps an angle. */
export interface Put {
  peg: string;
  cell: string;
  point: string | null;
  angle: number | null;
}

export interface Choice {
  text: string;
  /** The first word, in small letters: `pass`, `move`, `end`. */
  word: string;
  /** Whom it is about; "" for none. */
  peg: string;
  puts: Put[];
  aim: Aim | null;
  /** The opponent to be dribbled. */
  dribble: string | null;
  tackle: boolean;
  direct: boolean;
}

const PUT = /\b([RB]\d{1,2}) ([A-K]\d{1,2})(?:@([-\d.]+,[-\d.]+))?(?:\/(\d+))?/g;
const AIM = /\b(low|lob|head) (\d+)\.(\d) p(\d+)(?: l(\d+))?/;

export function readChoice(text: string): Choice {
  const word = text.split(" ")[0]?.toLowerCase() ?? "";
  const puts = [...text.matchAll(PUT)].map(([, peg = "", cell = "", point, angle]): Put => {
    return { peg, cell, point: point ?? null, angle: angle === undefined ? null : Number(angle) };
  });
  const found = AIM.exec(text);
  const aim = found && {
    kind: found[1] as Kind,
    direction: Number(found[2]) * 10 + Number(found[3]),
    power: Number(found[4]),
    loft: Number(found[5] ?? 0),
  };
  return {
    text,
    word,
    peg: /\b[RB]\d{1,2}\b/.exec(text)?.[0] ?? "",
    puts,
    aim,
    dribble: / dribble ([RB]\d+)$/.exec(text)?.[1] ?? null,
    tackle: / tackle$/.test(text) || word === "tackle",
    direct: / direct$/.test(text),
  };
}

/** A list is read once; the board and the choices look at it together. */
let known: { legal: string[]; read: Choice[] } = { legal: [], read: [] };
export function readLegal(legal: string[]): Choice[] {
  if (known.legal !== legal) known = { legal, read: legal.map(readChoice) };
  return known.read;
}

export const writeAim = ({ kind, direction, power, loft }: Aim): string =>
  `${kind} ${Math.floor(direction / 10)}.${direction % 10} p${power}${kind === "low" ? "" : ` l${loft}`}`;

export const writePut = ({ peg, cell, point, angle }: Put): string =>
  `${peg} ${cell}${point ? `@${point}` : ""}${angle === null ? "" : `/${angle}`}`;

/** Places for many pegs as one choice. */
export const draftText = ({ head, puts }: { head: string; puts: Put[] }): string =>
  `${head}${puts.length ? puts.map(writePut).join(", ") : "none"}`;

/** One peg that goes to one place: a choice that can be made on the cloth. */
export const goes = ({ word, puts }: Choice): Put | null =>
  /^(move|place|cod|kickoff|clear|back|headers|speed|prep)$/.test(word) && puts.length === 1 ? (puts[0] ?? null) : null;
