import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { compiled } from "../../sentences";
import type { Now, SeatInfo } from "../types/protocol";
import { calledOut } from "./countdown.svelte";
import { Speech } from "./speech";
import { tidings } from "./tidings";
import { words } from "./words.svelte";

beforeAll(() => {
  const texts = ["../locales/en.ftl", "src/locales/page.en.ftl", "src/locales/match.en.ftl"].map((file) =>
    readFileSync(file, "utf8"),
  );
  words.speech = new Speech("en", compiled(texts.join("\n")));
});

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: "B",
  name: "Ana",
  kind: "person",
  free: false,
  here: true,
  ...more,
});
const now = (blue: Partial<SeatInfo>, more: Partial<Now> = {}): Now => ({
  n: 1,
  to_act: ["R"],
  view: null,
  legal: {},
  unasked: {},
  outcome: null,
  seats: [seat({ seat: "R", name: "Me" }), seat(blue)],
  offers: [],
  clock: null,
  paused: false,
  rematch: null,
  ...more,
});
const told = (before: Now, after: Now) => tidings(before, after, ["R"]).map(({ text }) => text);

test("coming and going", () => {
  expect(told(now({ kind: "free", free: true, here: false, name: "" }), now({}))).toEqual(["Ana sits down."]);
  expect(told(now({}), now({ here: false }))).toEqual(["Ana has left the table."]);
  expect(told(now({ here: false }), now({}))).toEqual(["Ana is back."]);
  expect(told(now({ here: false, name: "" }), now({ name: "" }))).toEqual(["Blue is back."]);
  expect(told(now({}), now({ kind: { stand_in: "steady" } }))).toEqual(["The computer plays for Ana."]);
  expect(told(now({ kind: { stand_in: "steady" } }), now({}))).toEqual(["Ana plays again."]);
});

test("who sits down is not told to be back as well", () => {
  const arriving = new Set<string>();
  const [free, sat, here] = [now({ kind: "free", free: true, here: false }), now({ here: false }), now({})];
  expect(tidings(free, sat, ["R"], arriving)).toHaveLength(1);
  expect(tidings(sat, here, ["R"], arriving)).toEqual([]);
  expect(tidings(sat, here, ["R"], arriving)).toHaveLength(1);
});

test("pauses and offers, each once", () => {
  expect(told(now({}), now({}, { paused: true }))).toEqual(["The match is paused."]);
  expect(told(now({}, { paused: true }), now({}))).toEqual(["The match goes on."]);
  const offers = [{ by: "B", what: "rematch" as const, waits_for: ["R"] }];
  expect(told(now({}), now({}, { offers }))).toEqual(["Blue would like a rematch."]);
  expect(told(now({}, { offers }), now({}, { offers }))).toEqual([]);
  expect(told(now({}), now({}, { offers: [{ by: "R", what: "pause", waits_for: ["B"] }] }))).toEqual([]);
});

test("what the player here does is no news", () => {
  const mine = (here: boolean) => now({}, { seats: [seat({ seat: "R", here }), seat({})] });
  expect(told(mine(false), mine(true))).toEqual([]);
});

test("the last seconds of a clock are called out", () => {
  const heard = (length: number) => Array.from({ length: 61 }, (_, n) => n).filter((n) => calledOut(n, length));
  expect(heard(10)).toEqual([1, 2, 3, 5]);
  expect(heard(30)).toEqual([1, 2, 3, 5, 10]);
  expect(heard(2700)).toEqual([5, 10, 30, 60]);
});
