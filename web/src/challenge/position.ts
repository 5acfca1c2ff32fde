import type { Side } from "../types/challenge";

/*
 * A match on the pitch as the server writes it on one line (crates/challenge/src/pitch/position.rs):
 *
 * S 1M1 2G5 … 10*M20 12* k1; N 1M39 … k1; own 2-2; ball M20; due path; throw S P kick-off; dice 432; unused 432
 */

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

export interface Match {
  men: Man[];
  ball: string;
  /** What is due: path, moves, place …, and of whom where the word says so. */
  due: string;
  dueSide: Side | null;
  /** Whose throw it is, and whether he has the ball. */
  side: Side;
  possession: boolean;
  dice: number[];
  /** Dice that are left for moves. */
  unused: number[];
  moved: number[];
  score: Record<Side, number>;
  throws: number;
  /** The ball is out, and not yet back (CHA-745). */
  dead: boolean;
  /** A kick-off after a goal: reserves may come on (CHA-415). */
  afterGoal: boolean;
}

const MAN = /^(\d+)(\*?)(!?)([A-Y]\d+|[-~?]?)$/;

function menOf(side: Side, words: string[]): Man[] {
  const keeper = Number(words.find((word) => /^k\d/.test(word))?.slice(1));
  return words.flatMap((word): Man[] => {
    const [found, number, ring, caution, where = ""] = MAN.exec(word) ?? [];
    if (!found) return [];
    return [
      {
        name: `${side}${number}`,
        side,
        number: Number(number),
        ring: ring === "*",
        caution: caution === "!",
        at: /^[A-Y]/.test(where) ? where : null,
        away: where === "~" ? "out" : where === "-" ? "gone" : where ? "" : "reserve",
        keeper: Number(number) === keeper,
      },
    ];
  });
}

const digits = (text = "") => [...text].map(Number);

/** Reads the line. */
export function readMatch(line: string): Match {
  const [south = "", north = "", ...rest] = line.split("; ");
  const facts = new Map(rest.map((part) => [part.split(" ", 1)[0] ?? "", part.split(" ").slice(1)]));
  const of = (name: string) => facts.get(name) ?? [];
  const [due = "", whose = ""] = of("due");
  const [side, kind] = of("throw");
  const [scored, conceded] = (of("score")[0] ?? "0-0").split("-").map(Number);
  return {
    men: [...menOf("S", south.split(" ")), ...menOf("N", north.split(" "))],
    ball: of("ball")[0] ?? "M20",
    due,
    dueSide: /^[SN]/.test(whose) ? (whose[0] as Side) : null,
    side: side === "N" ? "N" : "S",
    possession: kind === "P",
    dice: digits(of("dice")[0]),
    unused: digits(of("unused")[0]),
    moved: (of("moved")[0] ?? "").split(",").filter(Boolean).map(Number),
    score: { S: scored ?? 0, N: conceded ?? 0 },
    throws: Number(of("throws")[0] ?? 0),
    dead: facts.has("dead"),
    afterGoal: facts.has("after"),
  };
}

/** Who may still come on. Reserves without a ring are not on the line. */
export function reservesOf({ men }: Match, side: Side): number[] {
  const others = new Set(men.filter((man) => man.side === side && man.away !== "reserve").map(({ number }) => number));
  return Array.from({ length: 16 }, (_, i) => i + 1).filter((number) => !others.has(number));
}

/** The one who stands there. */
export const manOn = ({ men }: Match, square: string): Man | undefined => men.find(({ at }) => at === square);
export const otherSide = (side: Side): Side => (side === "S" ? "N" : "S");
