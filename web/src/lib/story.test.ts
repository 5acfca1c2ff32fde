import { expect, test } from "vitest";
import { byAttack } from "../story/ticker";
import type { GameEvent, Step } from "../types/protocol";
import { between, chapters, reliefs } from "./story";

const event = (kind: string): GameEvent => ({ kind, rules: [] });
const step = (n: number, ...kinds: string[]): Step => ({
  n,
  seat: "R",
  move: "x",
  chance: [],
  events: kinds.map(event),
  hash: null,
});
const table = {
  start: () => "Kick-off",
  chapter: ({ kind }: GameEvent) => (kind.startsWith("throw") ? kind : null),
  silent: ({ kind }: GameEvent) => kind === "silent",
};
const shown = (steps: Step[], told: { steps: number; events: number }, most?: number) => {
  const { list, more } = chapters(table, steps, told, most);
  return { list: list.map(({ heading, lines }) => [heading, ...lines.map((line) => line.event.kind)]), more };
};
const STEPS = [step(0, "toss"), step(1, "throw 1", "moved"), step(2, "silent"), step(3, "throw 2", "lost", "goal")];

test("the newest chapter and in it the newest line come first", () => {
  expect(shown(STEPS, { steps: 4, events: 0 })).toEqual({
    list: [
      ["throw 2", "goal", "lost", "throw 2"],
      ["throw 1", "moved", "throw 1"],
      ["Kick-off", "toss"],
    ],
    more: false,
  });
});

test("no further than the story has been told", () => {
  expect(shown(STEPS, { steps: 3, events: 2 }).list[0]).toEqual(["throw 2", "lost", "throw 2"]);
  expect(shown(STEPS, { steps: 1, events: 0 }).list).toEqual([["Kick-off", "toss"]]);
});

test("of a long match only the newest chapters, whole ones", () => {
  expect(shown(STEPS, { steps: 4, events: 0 }, 2)).toEqual({
    list: [["throw 2", "goal", "lost", "throw 2"]],
    more: true,
  });
  const long = Array.from({ length: 5000 }, (_, n) => step(n, `throw ${n}`, "moved"));
  expect(shown(long, { steps: 5000, events: 0 }, 40).list).toHaveLength(20);
});

test("a chapter keeps its key as the match goes on", () => {
  const keys = (told: number) => chapters(table, STEPS, { steps: told, events: 0 }).list.map(({ key }) => key);
  expect(keys(4).slice(1)).toEqual(keys(3));
});

test("who stood in for whom is told where it happened, the newest first", () => {
  const all = reliefs([
    { seat: "B", player: "club", from: 1, to: 3 },
    { seat: "R", player: "club", from: 4, to: null },
  ]);
  expect(all.map(({ step, seat, back }) => [step, seat, back])).toEqual([
    [4, "R", false],
    [3, "B", true],
    [1, "B", false],
  ]);
  // Before the newest line, between lines, and between the set-up and the first.
  expect(between(all, 3, Number.POSITIVE_INFINITY).map(({ step }) => step)).toEqual([4]);
  expect(between(all, 1, 3).map(({ step }) => step)).toEqual([3]);
  expect(between(all, 0, 1).map(({ step }) => step)).toEqual([1]);
  expect(between(all, 3, 3)).toEqual([]);
});

test("what belongs together is one chapter, told in its paragraph; what is newer than that stands before it", () => {
  const beat = { step: 1, say: "goal", facts: {}, goes_on: false };
  const attacks = [{ from: 1, to: 2, side: "R", beats: [beat], ended: "lost" as const }];
  const list = byAttack(chapters(table, STEPS, { steps: 4, events: 0 }).list, attacks);
  expect(list.map(({ heading, lines, attack }) => [heading, lines.length, attack?.from])).toEqual([
    ["throw 2", 3, undefined],
    ["throw 1", 2, 1],
    ["Kick-off", 1, undefined],
  ]);
});
