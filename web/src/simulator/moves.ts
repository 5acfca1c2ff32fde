/*
 * What a choice says: whom it is about, where to, how it is kicked. The rules list choices as values; those that are put
 * together on the page are written as records write them too.
 */
import type { ChoiceOf, Moment } from "../lib/table";
import type { Aim, Laid, Move, Put as MovePut, Point, Simulator } from "../types/simulator";
import { cellOf, type Ground, groundOf, homeOf } from "./layout";

export type Choice = ChoiceOf<Simulator>;

/** A peg and its place. */
export interface Put {
  peg: string;
  cell: string;
  at: Point;
  angle: number | null;
}

interface Parts {
  /** Whom it is about; "" for none. */
  peg: string;
  puts: (MovePut | Laid)[];
  aim: Aim | null;
  /** The opponent to be dribbled; who goes off, for whom he comes on. */
  other: string | null;
  tackle: boolean;
  /** The keeper takes the bar; he is the one who is placed. */
  bar: boolean;
  keeps: boolean;
  /** Where the ball is put down at a goal kick. */
  ball: Point | null;
}
type Tagged<M = Exclude<Move, string>> = M extends unknown ? { [T in keyof M]: [T, M[T]] }[keyof M] : never;
type Of<T> = Extract<Tagged, [T, unknown]>[1];
export type Word = Extract<Move, string> | Tagged[0];

const one = (put: MovePut) => ({ peg: put[0], puts: [put] });
const about = (peg: string) => ({ peg });
const many = (puts: MovePut[]) => ({ peg: puts[0]?.[0] ?? "", puts });
const kicked = ([peg, aim]: [string, Aim]) => ({ peg, aim });
const PARTS: { [T in Word]?: (of: Of<T>) => Partial<Parts> } = {
  "line-up": many,
  "kick-off": one,
  pass: ([peg, aim, other]) => ({ peg, aim, other }),
  "step-back": one,
  cross: ([peg]) => ({ peg }),
  shot: ([peg]) => ({ peg }),
  headers: many,
  prepare: ({ intercept, keeper }) => {
    const [placed, tackle] = typeof keeper === "object" ? keeper.place : [null, false];
    const puts = [...intercept, ...(placed ? [placed] : [])];
    return { peg: puts[0]?.[0] ?? "", puts, tackle, bar: keeper === "bar", keeps: placed !== null };
  },
  kick: kicked,
  dodge: kicked,
  place: one,
  speed: many,
  take: one,
  step: ([peg, at, tackle = false]) => ({ peg, puts: [[peg, at]], tackle }),
  tackle: (peg) => ({ peg, tackle: true }),
  "knock-on": ([first, second, tackle]) => ({ peg: first[0], puts: [first, second], tackle }),
  substitute: ([peg, other]) => ({ peg, other }),
  reserve: ({ off }) => ({ peg: off }),
  "name-keeper": about,
  throw: about,
  clear: one,
  reposition: ([ball, puts]) => ({ ...many(puts), ball }),
  taker: about,
};

/** A choice, and all that it says. */
export interface Read extends Omit<Parts, "puts"> {
  choice: Choice;
  text: string;
  word: Word;
  puts: Put[];
  comes?: Simulator["ComesTo"] | null;
  warned?: string;
}

const known = new WeakMap<object, Read>();
export function read(choice: Choice, ground: Ground): Read {
  const before = known.get(choice);
  if (before) return before;
  const { text, move, comes_to, warned } = choice;
  const [word, of] = typeof move === "string" ? [move, undefined] : (Object.entries(move)[0] as [Word, never]);
  const parts = PARTS[word]?.(of as never) ?? {};
  const place = ([peg, at, angle = null]: MovePut | Laid): Put => ({ peg, at, cell: cellOf(ground, at), angle });
  const puts = (parts.puts ?? []).map(place);
  const now = {
    choice,
    text,
    word,
    ...NOTHING,
    ...parts,
    puts,
    ...(comes_to ? { comes: comes_to } : {}),
    warned,
  } as Read;
  known.set(choice, now);
  return now;
}
const NOTHING = { peg: "", aim: null, other: null, tackle: false, bar: false, keeps: false, ball: null };

export const readAll = ({ choices, view }: Pick<Moment<Simulator>, "choices" | "view">): Read[] =>
  choices.map((choice) => read(choice, groundOf(view.pitch)));

const writeAim = ({ kind, direction, power, loft }: Aim): string =>
  `${kind} ${Math.floor(direction / 10)}.${direction % 10} p${power}${kind === "low" ? "" : ` l${loft}`}`;
export const kickText = (word: Word, peg: string, aim: Aim, past: string | null): string =>
  `${word.toUpperCase()} ${peg} ${writeAim(aim)}${past ? ` dribble ${past}` : ""}`;

/** A kick as it is handed in. */
export const kickChoice = (word: "pass" | "kick" | "dodge", peg: string, aim: Aim, past: string | null): Choice => ({
  text: kickText(word, peg, aim, past),
  move: word === "pass" ? { pass: [peg, aim, past] } : word === "kick" ? { kick: [peg, aim] } : { dodge: [peg, aim] },
});

/** Places for many pegs that are still being arranged: a line-up, or a repositioning, at a goal kick with the ball. */
export type Draft = Pick<Read, "word" | "ball" | "puts">;
export function draftText({ word, ball, puts }: Draft, ground: Ground): string {
  const place = ({ peg, cell, at }: Put) => `${peg} ${homeOf(ground, cell) === at ? cell : `${cell}@${at}`}`;
  const head = word === "line-up" ? `LINEUP ${puts[0]?.peg.charAt(0)}` : `REPOS${ball ? ` @${ball}` : ""}`;
  return `${head} ${puts.map(place).join(", ") || "none"}`;
}

export function draftChoice(draft: Draft, ground: Ground): Choice {
  const puts = draft.puts.map(({ peg, at }): MovePut => [peg, at]);
  const move: Move = draft.word === "line-up" ? { "line-up": puts } : { reposition: [draft.ball, puts] };
  return { text: draftText(draft, ground), move };
}

/** One peg that goes to one place: a choice that can be made on the cloth. */
const GOES = new Set<Word>(["step", "place", "take", "kick-off", "clear", "step-back", "headers", "speed", "prepare"]);
export const goes = ({ word, puts }: Read): Put | null => (GOES.has(word) && puts.length === 1 && puts[0]) || null;
/** They end a phase, each in its way. */
export const ENDS = new Set<Word>(["end", "quick", "hold"]);
