import { expect, test } from "vitest";
import { outcomeOf, readPath, readPlacing, readRun, readSquad, writePlacing, writeSquad } from "./moves";
import { readMatch } from "./position";

const LINE =
  "S 1M1 9M10 10*!M14 11~ 12* k1; N 1M39 4D33 k1 subs1; own 2-2; ball M10; due path; throw S P; dice 432; unused 432; score 2-1; throws 7";

test("a match is read from its line", () => {
  const match = readMatch(LINE);
  expect(match).toMatchObject({ ball: "M10", due: "path", side: "S", possession: true, dice: [4, 3, 2], throws: 7 });
  expect(match.score).toEqual({ S: 2, N: 1 });
  const man = (name: string) => match.men.find((one) => one.name === name);
  expect(man("S1")).toMatchObject({ at: "M1", keeper: true, ring: false });
  expect(man("S10")).toMatchObject({ at: "M14", ring: true, caution: true });
  expect(man("S11")).toMatchObject({ at: null, away: "out" });
  expect(man("S12")).toMatchObject({ at: null, away: "reserve", ring: true });
});

test("paths and moves are read as the rules write them", () => {
  expect(readPath("b M10>M14>R19")).toMatchObject({ squares: ["M10", "M14", "R19"], bend: false, out: "" });
  expect(readPath("b H32~H35>M40")).toMatchObject({ squares: ["H32", "H35", "M40"], bend: true });
  expect(readPath("b C21>A21xW")).toMatchObject({ squares: ["C21", "A21"], out: "W" });
  expect(readRun("m S9:4 M31>M33^N5")).toMatchObject({ man: "S9", die: 4, to: "M33", shock: "N5" });
  expect(readRun("m S10:3 M22>N23>N25")).toMatchObject({ squares: ["M22", "N23", "N25"], to: "N25", shock: "" });
});

test("CHA-905: what a path comes to is known before it is played", () => {
  const match = readMatch(LINE);
  const what = (text: string, warned = false) =>
    outcomeOf(readPath(text) as NonNullable<ReturnType<typeof readPath>>, match, warned).what;
  expect(what("b M10>M19")).toBe("loose");
  expect(what("b M10>M14")).toBe("pass");
  expect(what("b K33>K40")).toBe("goal");
  expect(what("b K6>K0")).toBe("own-goal");
  expect(what("b J39xNW")).toBe("goal-kick");
  expect(what("b D3>D1xS")).toBe("corner");
  expect(what("b C21>A21xW")).toBe("throw-in");
  expect(what("b O24>O33", true)).toBe("offside");
});

test("squads and placings are written as they are read", () => {
  for (const text of ["squad 1-11 k1 c10,11", "squad 1-9,12,16 k1", "squad 2-12 k4 c2,4-6"])
    expect(writeSquad(readSquad(text) as NonNullable<ReturnType<typeof readSquad>>)).toBe(text);
  for (const text of ["place 1M1 2G5 10M20 11M18 k1 ball10", "place 1M39 2S35 k1"])
    expect(writePlacing(readPlacing(text) as NonNullable<ReturnType<typeof readPlacing>>)).toBe(text);
});
