import { expect, test } from "vitest";
import type { Setup } from "../generated/shoot";
import type { View } from "../types/shoot";
import { at, beside, type Draft, fresh, isFor, line, move, of, pieces, squaresFor } from "./bench";
import recorded from "./fixtures/matches.json";
import { layoutOf } from "./layout";

const R = "1,10 4,13 4,7 7,16 7,10 7,4 11,18 11,14 11,10 11,6 11,2".split(" ");
const B = "27,10 24,7 24,13 21,4 21,10 21,16 17,2 17,6 17,10 17,14 17,18".split(" ");
const draft: Draft = { south: "R", R, B, ball: "14,10", side: "R", due: "P", dice: null, score: [0, 0] };
const { board } = (recorded as unknown as { setup: Setup }).setup;
const view = (more: Partial<View>): View =>
  ({
    asked: "throw-players",
    side: "R",
    dice: null,
    ball: { square: "14,10", side: null },
    sides: [
      { side: "R", south: true, score: 0, players: R, offside: [] },
      { side: "B", south: false, score: 0, players: B, offside: [] },
    ],
    ...more,
  }) as unknown as View;

test("a position is written as the rules write it", () => {
  const squads =
    "R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18";
  expect(line(draft)).toBe(`South=R; ${squads}; ball 14,10 loose; due R P; score 0-0; throws 0; idle 0`);
  expect(line({ ...draft, side: "B", due: "B", dice: [6, 1], score: [1, 2] })).toBe(
    `South=R; ${squads}; ball 14,10 B; due B B 6-1; score 1-2; throws 3; idle 0`,
  );
});

test("one begins with both teams on their numbers", () => {
  expect(fresh(view({ board }))).toEqual(draft);
});

test("a view is what stands in it, and the throw that is due", () => {
  expect(of(view({}))).toEqual(draft);
  expect(of(view({ asked: "ball", side: "B", dice: [3, 2] }))).toMatchObject({ side: "B", due: "B", dice: [3, 2] });
  expect(of(view({ asked: "throw-ends", side: null }))).toMatchObject({ side: "R", due: "P", dice: null });
});

test("a piece changes places with whoever stands there; the ball with nobody", () => {
  const moved = move(draft, "R9", "17,10");
  expect([at(moved, "R9"), at(moved, "B9")]).toEqual(["17,10", "11,10"]);
  expect(at(move(draft, "ball", "12,10"), "ball")).toBe("12,10");
});

test("sho_104: players go to dark squares, the ball to light ones", () => {
  for (const piece of pieces) expect(isFor(board, piece, at(draft, piece))).toBe(true);
  expect(squaresFor(board, "ball").length + squaresFor(board, "R1").length).toBe(27 * 19);
  expect(isFor(board, "R1", "14,10")).toBe(false);
});

for (const name of ["wide", "tall"] as const)
  test(`the arrows lead to every square, and back (${name})`, () => {
    const layout = layoutOf(board, name, false);
    const seen = new Set(["14,9"]);
    for (const square of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = beside(board, layout, "R9", square, key);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(squaresFor(board, "R9").length);
    const up = beside(board, layout, "R9", "14,9", "ArrowUp") ?? "";
    expect(beside(board, layout, "R9", up, "ArrowDown")).toBe("14,9");
  });
