import { ChaCha8 } from "./chacha";
import { parse, type RecordText, type StepText, Unreadable } from "./record";

/*
 * Works out the draws of a finished match again, in the browser, from its record: ARCHITECTURE.md, "Fair dice,
 * exactly". The rules are not here, so states and moves are not checked; `onze verify` does that as well.
 */

/** What the page must know of a game to make its draws again. */
export interface FairGame {
  /** The two seats of a toss. */
  seats: [string, string];
  /** Faces of every die; left out if their number depends on the moment. Then a draw is only compared with the possible ones. */
  faces?: number;
  /** The most faces that such a die may have. */
  mostFaces?: number;
  /** The cards of the packs of the set-up before they are shuffled, from what is fixed for the match. */
  packs?(setup: unknown): string[][];
}

export interface Checked {
  /** Steps, the set-up included. */
  steps: number;
  /** Draws made again and found the same. */
  draws: number;
  /** Draws of which only the rules know how many outcomes there were: they fit one of the possible numbers. */
  fitting: number;
  /** Draws told beforehand. */
  scripted: number;
  seals: number;
}

/** The first thing that is not right. */
export type Fault =
  | { what: "no-secret" | "typed" | "commit" | "noted" }
  | { what: "unreadable"; line: number }
  | { what: "draw"; step: number; choice: string; told: string; due: string }
  | { what: "seal"; step: number; choice: string };

export type Result = { ok: true; checked: Checked } | { ok: false; fault: Fault };

/** `noted` is the commitment that this browser saw while the match was being played, if it did. */
export async function check(text: string, game: FairGame, setup: unknown, noted?: string): Promise<Result> {
  try {
    return { ok: true, checked: await checkAll(parse(text), game, setup, noted) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, fault: error.fault };
    if (error instanceof Unreadable) return { ok: false, fault: { what: "unreadable", line: error.line } };
    throw error;
  }
}

class Wrong extends Error {
  constructor(readonly fault: Fault) {
    super(fault.what);
  }
}

async function checkAll(record: RecordText, game: FairGame, setup: unknown, noted?: string): Promise<Checked> {
  if (record.typed) throw new Wrong({ what: "typed" });
  if (!record.secret) throw new Wrong({ what: "no-secret" });
  const secret = bytes(record.secret);
  if (hex(await sha256(secret)) !== record.commit) throw new Wrong({ what: "commit" });
  if (noted && noted !== record.commit) throw new Wrong({ what: "noted" });

  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const keyed = async (purpose: string, ...parts: string[]) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8([`onze ${purpose}`, ...parts].join("\n"))));
  const words = game.seats.map((seat) => record.words[seat] ?? "").join("\n");
  const checked: Checked = { steps: record.steps.length, draws: 0, fitting: 0, scripted: 0, seals: 0 };
  let standing = 0;
  for (const step of record.steps) {
    if (step.undo) {
      standing--;
      continue;
    }
    // The set-up is no move: the first one has none before it.
    const before = String(step.choice ? standing : 0);
    const stream = new ChaCha8(await keyed("draw", record.name, before, step.choice, words));
    const packs = step.choice ? [] : (game.packs?.(setup) ?? []);
    checkDraws(step, stream, record, game, packs, checked);
    if (step.seal) {
      const text = ["onze seal", record.name, before, step.choice, step.seal.salt].join("\n");
      const salt = hex(await keyed("salt", record.name, before, step.choice)).slice(0, 32);
      const digest = hex(await sha256(utf8(text))).slice(0, 32);
      if (salt !== step.seal.salt || digest !== step.seal.digest)
        throw new Wrong({ what: "seal", step: step.n, choice: step.choice });
      checked.seals++;
    }
    if (step.choice) standing++;
  }
  return checked;
}

/** What kind of draw was asked for stands in how it is told: a pack, a word of 64 bits, a toss, or a die. */
function checkDraws(
  step: StepText,
  stream: ChaCha8,
  record: RecordText,
  game: FairGame,
  packs: string[][],
  checked: Checked,
) {
  for (const told of step.draws) {
    if (checked.draws + checked.fitting + checked.scripted < record.script.length) {
      checked.scripted++;
      if (told.includes(" ")) packs.shift();
      continue;
    }
    let due: string;
    if (told.includes(" ")) due = shuffled(packs.shift() ?? [], stream).join(" ");
    else if (/^[0-9a-f]{16}$/.test(told)) due = word(stream);
    else if (game.seats.includes(told)) due = game.seats[below(stream, 2)] as string;
    else if (game.faces) due = String(below(stream, game.faces) + 1);
    else {
      const first = stream.next();
      const faces = Array.from({ length: game.mostFaces ?? 6 }, (_, i) => String((first % (i + 1)) + 1));
      if (!faces.includes(told)) throw wrong(step, told, [...new Set(faces)].join(" / "));
      checked.fitting++;
      continue;
    }
    if (told !== due) throw wrong(step, told, due);
    checked.draws++;
  }
}

const wrong = (step: StepText, told: string, due: string) =>
  new Wrong({ what: "draw", step: step.n, choice: step.choice, told, due });

/** A whole number below n: words in the incomplete last block are passed over. */
function below(stream: ChaCha8, n: number): number {
  const blocks = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const next = stream.next();
    if (next < blocks) return next % n;
  }
}

function shuffled(pack: string[], stream: ChaCha8): string[] {
  const cards = pack.slice();
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(stream, last + 1);
    [cards[last], cards[other]] = [cards[other] as string, cards[last] as string];
  }
  return cards;
}

/** Sixty-four bits: the low half comes first. */
function word(stream: ChaCha8): string {
  const low = stream.next();
  return [stream.next(), low].map((half) => half.toString(16).padStart(8, "0")).join("");
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
const hex = (data: Uint8Array) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
