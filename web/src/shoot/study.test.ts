import { expect, test } from "vitest";
import type { View } from "../types/shoot";
import { study } from "./study";

const players = (first: string) => [
  { number: 1, square: first, offside: false },
  { number: 2, square: "4,13", offside: false },
];
const view = (more: Partial<View>): View =>
  ({
    asked: "players",
    side: "R",
    dice: [6, 1],
    used: null,
    then_players: false,
    penalty: false,
    ball: { square: "17,9", side: null, dead: false, beside: [], next: [[], []] },
    sides: [
      { side: "R", south: true, score: 1, players: players("1,10") },
      { side: "B", south: false, score: 2, players: players("27,10") },
    ],
    throws: 12,
    idle: 3,
    half: null,
    ...more,
  }) as unknown as View;
const line = (more: Partial<View>) => study(view(more), { length: "goals-3" })?.position;

test("a view is a position, as the rules write one", () => {
  expect(line({})).toBe(
    "South=R; R 1@1,10 2@4,13; B 1@27,10 2@4,13; ball 17,9 loose; due R P 6-1; score 1-2; throws 12; idle 3",
  );
  expect(line({ used: [2, 6] })).toContain("; due R P 6-1 used 2 (6); ");
  expect(line({ asked: "ball", then_players: true, side: "B" })).toContain("; due B B then P 6-1; ");
  expect(line({ asked: "players", penalty: true, dice: [6, 6] })).toContain("; due R P pen 6-6; ");
  expect(line({ asked: "throw-ends", dice: null, side: null })).toContain("; due E; ");
});

test("nothing is played on from an end, or from an offer that waits", () => {
  expect(line({ asked: "nothing", side: null })).toBeUndefined();
  expect(line({ asked: "answer" })).toBeUndefined();
});

test("a study knows no halves", () => {
  const half = { number: 1, throws: 12, last: false } as unknown as View["half"];
  expect(study(view({ half }), { length: "halves-throws" })?.options).toEqual({ length: "open" });
  expect(study(view({}), { length: "goals-3" })?.options).toEqual({ length: "goals-3" });
});
