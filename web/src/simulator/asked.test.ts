import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compiled } from "../../sentences";
import { Speech } from "../lib/speech";
import type { Moment } from "../lib/table";
import { type Lang, words } from "../lib/words.svelte";
import type { Move, Simulator } from "../types/simulator";
import { question, said, sayChoice, sayPeg } from "./asked";
import { pitch } from "./fixtures/pitch";
import { readAll } from "./moves";

const text = (lang: Lang) =>
  ["../locales/", "src/locales/"]
    .flatMap((folder) => readdirSync(folder).map((file) => folder + file))
    .filter((file) => file.endsWith(`${lang}.ftl`))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
const speech = { en: new Speech("en", compiled(text("en"))), fr: new Speech("fr", compiled(text("fr"))) };

const sticker = { marks: "YYG", dribble: 3, marking: 2, tackle: 3, keeping: 4 };
const pegs = (side: string) =>
  Array.from({ length: 16 }, (_, i) => ({ peg: `${side}${i + 1}`, state: "standing", cell: "F9", at: "378,333" }));
const moment = (moves: [string, Move][], asked = "phase2") =>
  ({
    view: {
      asked,
      pitch,
      turn: { attack: "R", restart: null, declared: null, reach: 3, allowance: 2, m: 1 },
      ball: { at: "462,333", cell: "F11", carrier: "R8" },
      sides: ["R", "B"].map((side) => ({ side, owed: 0, keeper: `${side}1`, pegs: pegs(side) })),
      stickers: [Array(16).fill(sticker), Array(16).fill(sticker)],
      clock: { half: 1 },
      offside: [],
      must_leave: ["R4", "R5"],
      worn: [null, null],
    },
    seat: "R",
    choices: moves.map(([text, move]) => ({ text, move })),
  }) as unknown as Moment<Simulator>;

const aim = { kind: "low", direction: 0, power: 40, loft: 0 } as const;
const MOVES: [string, Move][] = [
  ["LINEUP R R1 F1", { "line-up": [["R1", "42,333"]] }],
  ["KICKOFF R9 F11", { "kick-off": ["R9", "448,333"] }],
  ["PASS R8 low 0.0 p40", { pass: ["R8", aim, null] }],
  ["PASS R8 low 0.0 p40 dribble B6", { pass: ["R8", aim, "B6"] }],
  ["BACK R9 F9", { "step-back": ["R9", "378,333"] }],
  ["PREP intercept R4 F9", { prepare: { intercept: [["R4", "378,333", null]], keeper: "stay" } }],
  ["PLACE R8 F9", { place: ["R8", "378,333"] }],
  ["SPEED R7 F9", { speed: [["R7", "378,333"]] }],
  ["COD R10 F11", { take: ["R10", "462,333"] }],
  ["MOVE R7 F11 tackle", { step: ["R7", "462,333", true] }],
  ["MOVE R7 F9", { step: ["R7", "378,333"] }],
  ["TACKLE R7", { tackle: "R7" }],
  ["KNOCK R4 F11, R3 F9", { "knock-on": [["R4", "462,333"], ["R3", "378,333"], false] }],
  ["SUB R13 for R11", { substitute: ["R13", "R11"] }],
  ["RESERVE for R11", { reserve: { off: "R11" } }],
  ["KEEPER R5", { "name-keeper": "R5" }],
  ["THROW R2", { throw: "R2" }],
  ["CLEAR R2 F9", { clear: ["R2", "378,333"] }],
  ["REPOS R9 F11", { reposition: [null, [["R9", "462,333"]]] }],
  ["TAKER R9", { taker: "R9" }],
];
const CODE = /\b[RB]\d/;

test.each(["en", "fr"] as const)("%s: pegs are called by number or name, never by a code", (lang) => {
  words.speech = speech[lang];
  const now = moment(MOVES);
  const told = readAll(now).map((choice) => sayChoice(choice, now));
  expect(told[13]).toBe(
    lang === "en" ? "Number 13 (2 yellow and 1 green) for number 11" : "Le 13 (2 jaunes et 1 vert) pour le 11",
  );
  const more = [question(now), sayPeg(now, "R9"), sayPeg(now, "B9")];
  expect([...told, ...more].filter((one) => CODE.test(one) || /undefined|\{/.test(one))).toEqual([]);
  expect(told.every((one) => one.charAt(0) === one.charAt(0).toUpperCase())).toBe(true);
});

test.each(["en", "fr"] as const)("%s: what is asked of the peg that is picked up stands after its name", (lang) => {
  words.speech = speech[lang];
  for (const stage of [
    "phase2",
    "phase3-first",
    "phase3",
    "sub",
    "how",
    "kickoff",
    "throw",
    "taker",
    "cod",
    "prepare",
  ]) {
    const title = said("simulator-picked", { peg: "R1", cell: "F9", stage }, "R");
    expect(title).toMatch(/^(Number|Le) 1\b.*[:\u202f ] ?\p{L}{2,}.*\?$/u);
    expect(title).not.toMatch(/:\s*$/);
  }
});
