import { expect, test } from "vitest";
import type { Attack, Mark } from "../../types/protocol";
import { fitting, highlights } from "./reel.svelte";

const attack = (from: number, to: number): Attack => ({ from, to, side: "R", beats: [], ended: "lost" });
const mark = (step: number, kind: Mark["kind"]): Mark => ({ step, kind, side: "R" });

test("highlights are the attacks with a moment that one looks for again, the dearer the more of it", () => {
  const attacks = [attack(1, 4), attack(5, 9), attack(10, 12), attack(13, 20)];
  const marks = [mark(3, "half"), mark(6, "shot"), mark(8, "goal"), mark(12, "card")];
  expect(highlights({ attacks, marks })).toEqual([
    { from: 5, to: 9, worth: 8 },
    { from: 10, to: 12, worth: 3 },
  ]);
});

test("what does not fit into the time is left out, the cheapest first; one is always left", () => {
  const spans = [
    { from: 1, to: 10, worth: 2 },
    { from: 11, to: 20, worth: 6 },
    { from: 21, to: 30, worth: 3 },
  ];
  expect(fitting(spans, 800, 3000)).toEqual(spans);
  expect(fitting(spans, 800, 2000).map(({ worth }) => worth)).toEqual([6, 3]);
  expect(fitting(spans, 800, 100).map(({ worth }) => worth)).toEqual([6]);
});
