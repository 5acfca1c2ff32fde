import { expect, test } from "vitest";
import type { ChoiceOf } from "../lib/table";
import type { Challenge, Move, PitchView, SideView } from "../types/challenge";
import { reservesOf, writePlacing } from "./lineups";
import { endsOf, relaysOf, runsOf, wayOf } from "./marks";
import { matchOn } from "./match";
import { placingOf, runOf } from "./moves";
import { writeSquad } from "./squads";

const north: SideView = {
  stands: [
    [1, "M39"],
    [4, "D33"],
  ],
  reserves: [12, 13, 14, 15, 16],
  out: [],
  gone: [],
  rings: [],
  cautions: [],
  keeper: 1,
};
const south: SideView = {
  ...north,
  stands: [
    [1, "M1"],
    [9, "M10"],
    [10, "M14"],
  ],
  out: [11],
  gone: [3],
  rings: [10, 12],
  cautions: [10],
};
const pitch: PitchView = {
  sides: [south, north],
  ball: "M10",
  dead: false,
  placing: false,
  after_goal: false,
  side: "S",
  possession: true,
  dice: [4, 3, 2],
  unused: [4, 3, 2],
  score: [2, 1],
  throws: 7,
};

test("a match has the sixteen of either side, each where he is", () => {
  const match = matchOn(pitch);
  expect(match).toMatchObject({ ball: "M10", side: "S", dice: [4, 3, 2], throws: 7, score: { S: 2, N: 1 } });
  expect(match.men).toHaveLength(32);
  const man = (name: string) => match.men.find((one) => one.name === name);
  expect(man("S1")).toMatchObject({ at: "M1", keeper: true, ring: false });
  expect(man("S10")).toMatchObject({ at: "M14", ring: true, caution: true });
  expect(man("S11")).toMatchObject({ at: null, away: "out" });
  expect(man("S12")).toMatchObject({ at: null, away: "reserve", ring: true });
  expect(man("S3")).toMatchObject({ at: null, away: "gone" });
  expect(man("S2")).toMatchObject({ at: null, away: "" });
  expect(reservesOf(match, "S")).toEqual([12, 13, 14, 15, 16]);
});

test("a path goes from the ball, and a move from the footballer by the squares that it names or that the server told", () => {
  const match = matchOn(pitch);
  const way = (move: Move, told?: string[]) => wayOf({ text: "", move }, match, told);
  expect(way({ b: [["M14", "R19"]] })).toMatchObject({ squares: ["M10", "M14", "R19"], bend: false, out: "" });
  expect(way({ b: [["H35", "M40"], null, true] })).toMatchObject({ squares: ["M10", "H35", "M40"], bend: true });
  expect(way({ b: [["A21"], "W"] })).toMatchObject({ squares: ["M10", "A21"], out: "W" });
  expect(runOf({ text: "", move: { m: ["S9", 4, "M33", "N5"] } })).toMatchObject({ man: "S9", die: 4, shock: "N5" });
  expect(way({ m: ["S10", 3, "N17", null, ["N15"]] })?.squares).toEqual(["M14", "N15", "N17"]);
  expect(way({ m: ["S10", 3, "N17"] }, ["N15", "O16", "N17"])?.squares).toEqual(["M14", "N15", "O16", "N17"]);
  expect(way("end")).toBe(null);
});

test("CHA-905: what a path comes to is what the server lists, and nothing is worked out", () => {
  const choices: ChoiceOf<Challenge>[] = [
    { text: "b M10>M14", move: { b: [["M14"]] }, comes_to: "pass" },
    { text: "b M10>M14>R19", move: { b: [["M14", "R19"]] }, comes_to: "corner" },
    { text: "b M10>M19", move: { b: [["M19"]] }, comes_to: "offside", warned: "CHA-756" },
    { text: "m S9:4 M10>M14", move: { m: ["S9", 4, "M14"] }, warned: "CHA-756" },
  ];
  const ends = endsOf({ choices }, matchOn(pitch));
  expect(ends.map(({ square, what, to }) => [square, what, to])).toEqual([
    ["M14", "pass", 10],
    ["R19", "corner", 0],
    ["M19", "offside", 0],
  ]);
  expect(relaysOf({ choices }, null)).toEqual(["M14"]);
  expect(runsOf({ choices })).toMatchObject([{ man: "S9", to: "M14", warned: true }]);
});

test("squads and placings are written as the rules write them", () => {
  const squad = (eleven: number[], keeper: number, rings: number[]) => writeSquad({ eleven, keeper, rings });
  const eleven = Array.from({ length: 11 }, (_, i) => i + 1);
  expect(squad(eleven, 1, [10, 11])).toBe("squad 1-11 k1 c10,11");
  expect(squad([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16], 1, [])).toBe("squad 1-9,12,16 k1");
  const placing = placingOf([
    [
      [1, "M1"],
      [2, "G5"],
      [10, "M20"],
    ],
    1,
    10,
  ]);
  expect(writePlacing(placing)).toBe("place 1M1 2G5 10M20 k1 ball10");
});
