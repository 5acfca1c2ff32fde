import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compiled, gamesIn, partOf } from "../../sentences";
import { Speech } from "./speech";
import { format, type Lang } from "./words.svelte";

const OWN = [...new Set(readdirSync("src/locales").map((file) => file.split(".")[0]))];
const read = (lang: Lang) =>
  [`../locales/${lang}.ftl`, ...OWN.map((part) => `src/locales/${part}.${lang}.ftl`)].map((file) =>
    readFileSync(file, "utf8"),
  );
const speech = (lang: Lang) => new Speech(lang, compiled(read(lang).join("\n")));
const en = speech("en");
const fr = speech("fr");
const ids = (lang: Lang) =>
  read(lang).flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1]));

test("both languages have the same sentences, each one once", () => {
  expect(ids("fr")).toEqual(ids("en"));
  expect(new Set(ids("en")).size).toBe(ids("en").length);
});

test("each sentence travels in one part", () => {
  const [text = ""] = read("en");
  const games = gamesIn(text);
  expect(games).toContain("chifootmi");
  const shell = partOf(text, "shell");
  expect(shell).toMatch(/^chifootmi-name = /m);
  expect(shell).toMatch(/^name-side =/m);
  expect(shell).not.toMatch(/^chifootmi-event-/m);
  expect(shell).not.toMatch(/^(arena|refusal)-/m);
  expect(partOf(text, "refusals")).toMatch(/^chifootmi-refusal-slot-empty =/m);
  expect(partOf(text, "shoot-seat")).toMatch(/^shoot-move-south =/m);
  expect(partOf(text, "shoot")).not.toMatch(/^shoot-move-/m);
  const game = partOf(text, "chifootmi");
  expect(game).toMatch(/^chifootmi-event-duel =/m);
  expect(game).not.toMatch(/^(name-side|chifootmi-name|chifootmi-option-level) =/m);
  expect(partOf(text, "chifootmi-form")).toMatch(/^chifootmi-option-level =/m);
});

test("facts become words", () => {
  const drew = { kind: "drew", side: "R", pile: "face-down", slot: 3, forced: false };
  expect(format(en, "chifootmi-event-drew", drew)).toBe("Red takes a hidden card.");
  expect(format(en, "chifootmi-event-drew", { ...drew, card: "10" })).toBe("Red takes a hidden card, the 10.");
  expect(format(fr, "chifootmi-event-kept", { side: "B", kept: 1, needed: 2, dribble: false })).toBe(
    "Bleu conserve le ballon\u00a0: 1 sur 2.",
  );
});

test("lists are read out", () => {
  const possession = { kind: "possession", side: "R" };
  expect(format(en, "shoot-event-possession", { ...possession, holders: [9] })).toBe(
    "Red has the ball: number 9 is on it!",
  );
  expect(format(fr, "shoot-event-possession", { ...possession, holders: [7, 8, 9] })).toBe(
    "Ballon pour Rouge\u00a0: les numéros 7, 8 et 9 sont dessus\u00a0!",
  );
  const pass = { to: "17,9", what: "pass", numbers: [8, 9] };
  expect(format(en, "shoot-choice-ball", pass)).toBe("Ball to 17,9: a pass to 8 and 9");
  expect(format(fr, "shoot-choice-ball", pass)).toBe("Ballon en 17-9\u00a0: passe aux 8 et 9");
  expect(format(fr, "shoot-choice-ball", { ...pass, numbers: [9] })).toBe("Ballon en 17-9\u00a0: passe au 9");
  expect(format(en, "shoot-event-loose", { side: "B", offside: [] })).toBe(
    "No Blue player is there: the ball is loose.",
  );
});

test("figures have the decimal mark of their language", () => {
  expect(format(en, "explain-goals", { goals: 0.25 })).toContain("0.25");
  expect(format(fr, "explain-goals", { goals: -0.25 })).toContain("−0,25");
});

test("facts inside facts, items of lists and what is absent", () => {
  const kicked = { kind: "kicked", peg: "R8", class: "pass", aim: { kind: "low", power: 40 }, dribble: null };
  expect(format(en, "simulator-event-kicked", kicked)).toBe("R8 plays the ball along the ground.");
  expect(format(en, "simulator-event-kicked", { ...kicked, dribble: "B6" })).toBe("R8 takes on B6!");
  const tackled = { kind: "tackled", peg: "B6", carrier: "R8", dice: [4, 2], numbers: [4, 5], won: true };
  expect(format(fr, "simulator-event-tackled", tackled)).toBe(
    "B6 tacle R8, 4 + 4 à 2 + 5\u00a0: le ballon est à lui\u00a0!",
  );
});

test("every event and every call has a sentence", () => {
  const kinds = [
    "dealt",
    "toss",
    "committed",
    "timed-out",
    "duel",
    "one-two-offered",
    "one-two",
    "offside-asked",
    "offside",
    "kept",
    "shot-phase",
    "lost",
    "tackled",
    "counter-attack",
    "parried",
    "new-attempt",
    "over",
    "kick-due",
    "kick-taken",
    "goal",
    "ball-to",
    "drew",
    "full-time",
    "shoot-out",
    "tally",
    "toss-decides",
    "resigned",
    "won",
  ];
  for (const spoken of [en, fr])
    for (const kind of kinds) expect(spoken.has(`chifootmi-event-${kind}`), kind).toBe(true);
});

test("every choice has a name", () => {
  for (const spoken of [en, fr])
    for (const choice of [
      "p1",
      "p2",
      "p3",
      "p4",
      "du",
      "dd",
      "sl",
      "sc",
      "sr",
      "o-plus",
      "o-minus",
      "u-plus",
      "u-minus",
    ])
      expect(format(spoken, `chifootmi-move-${choice}`, { card: "7" }), choice).toMatch(/^[A-Z0-9+-]+\s?: /u);
});

test("every sentence that the source names exists", async () => {
  const files = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const named = new Set<string>();
  for (const [path, text] of Object.entries(files))
    if (!path.includes(".test."))
      for (const found of text.matchAll(/["'`]((?:page|chifootmi|shoot)-[a-z0-9-]*[a-z0-9])["'`]/g))
        named.add(found[1] as string);
  expect([...named].filter((id) => id !== "shoot-out" && !en.has(id))).toEqual([]);
});
