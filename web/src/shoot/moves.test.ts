import { expect, test } from "vitest";
import { movers, readLegal, targetsOf, usesOf } from "./moves";

const LEGAL = readLegal(["9>17,8 (6)", "5>8,9 (1)", "5>9,10 (2)", "2>5,12 (1)", "2>5,12 (3)", "done"]);

test("the server's texts say who goes where with which points", () => {
  expect(LEGAL.uses[0]).toEqual({ text: "9>17,8 (6)", number: 9, to: "17,8", points: 6 });
  expect(LEGAL.plain).toEqual(["done"]);
  expect(movers(LEGAL, null)).toEqual([2, 5, 9]);
  expect(movers(LEGAL, 1)).toEqual([2, 5]);
  expect(usesOf(LEGAL, 5, null).map((use) => use.to)).toEqual(["8,9", "9,10"]);
});

test("a square that two numbers of points lead to is one target", () => {
  const [target, ...none] = targetsOf(usesOf(LEGAL, 2, null));
  expect(none).toEqual([]);
  expect(target?.uses.map((use) => use.points)).toEqual([1, 3]);
});

test("a throw for the ball lists squares and perhaps the goal", () => {
  const legal = readLegal(["ball 27,9", "ball 27,11", "ball goal"]);
  expect(legal).toEqual({ uses: [], balls: ["27,9", "27,11"], goal: true, plain: [] });
  expect(readLegal(["play", "goalkick right", "goalkick left"]).plain).toHaveLength(3);
});
