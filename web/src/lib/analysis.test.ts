import { expect, test } from "vitest";
import type { Explanation } from "../types/protocol";
import { line, points, seenBy } from "./analysis";

const explanation: Explanation = {
  seats: ["R", "B"],
  start: 0.5,
  steps: [
    { n: 1, seat: "R", after: 0.6, error: 0.01, luck: 0, judgement: 0.1, by: "judgement" },
    { n: 2, seat: "B", after: 0.61, error: 0.01, luck: 0.01, judgement: 0, by: "nothing" },
    {
      n: 4,
      seat: "B",
      after: 1,
      error: 0.01,
      luck: 0.3,
      judgement: 0.09,
      by: "luck",
      better: { choice: "P1", move: { play: 1 }, chosen: 0.3, instead: 0.4, goals: 0.1 },
    },
  ],
  luck: 0.31,
  judgement: [0.1, 0.09],
  judgement_error: [0.01, 0.02],
  result: 1,
};

test("the account adds up with the eyes of both sides", () => {
  for (const seat of ["R", "B", null]) {
    const told = seenBy(explanation, seat);
    expect(told.start + told.luck + told.own + told.others).toBeCloseTo(told.result);
  }
});

test("what helped red harmed blue", () => {
  const [red, blue] = [seenBy(explanation, "R"), seenBy(explanation, "B")];
  expect([red.seat, blue.seat, blue.other]).toEqual(["R", "B", "R"]);
  expect(blue.result).toBe(0);
  expect(blue.own).toBeCloseTo(-0.09);
  expect(blue.errors).toEqual([0.02, 0.01]);
  expect(blue.curve.map(({ chance }) => chance.toFixed(2))).toEqual(["0.50", "0.40", "0.39", "0.00"]);
  // Only what moved the match is a moment, with the chance before it.
  expect(red.moments.map(({ n, before }) => [n, before])).toEqual([
    [1, 0.5],
    [4, 0.61],
  ]);
  expect(blue.moments[1]?.luck).toBeCloseTo(-0.3);
});

test("the curve fills its field, and changes have a sign", () => {
  const [first, , , last] = line(seenBy(explanation, "R").curve, 100, 40);
  expect([first, last]).toEqual([
    { n: 0, x: 0, y: 20 },
    { n: 4, x: 100, y: 0 },
  ]);
  expect([points(0.126), points(-0.126), points(0.001)]).toEqual(["+13", "−13", "0"]);
});
