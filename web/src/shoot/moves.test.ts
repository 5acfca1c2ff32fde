import { expect, test } from "vitest";
import type { View } from "../types/shoot";
import { type Choice, catches, counted, marksOf, movers, offerOf } from "./moves";

const use = (number: number, to: string, points: number): Choice => ({ text: "", move: { use: [number, to, points] } });
const done: Choice = { text: "done", move: "done" };
const view = { ball: { beside: ["17,8", "9,10"] } } as unknown as View;
const PLAYERS = offerOf({
  choices: [use(9, "17,8", 6), use(5, "8,9", 1), use(5, "9,10", 2), use(2, "5,12", 1), use(2, "5,12", 3), done],
});

test("the server's list says who goes where with which points", () => {
  expect(PLAYERS.uses[0]).toMatchObject({ number: 9, to: "17,8", points: 6 });
  expect(PLAYERS.plain).toEqual([done]);
  expect(movers(PLAYERS, null)).toEqual([2, 5, 9]);
  expect(movers(PLAYERS, 1)).toEqual([2, 5]);
  expect(marksOf(PLAYERS, view, { number: 5, points: null })).toMatchObject([
    { square: "8,9", near: false },
    { square: "9,10", near: true },
  ]);
  expect(marksOf(PLAYERS, view, { number: null, points: null })).toEqual([]);
});

test("sho_113: who ends next to the ball is known by the squares that the view names", () => {
  expect(catches(PLAYERS, view, null).map(({ number }) => number)).toEqual([9, 5]);
  expect(catches(PLAYERS, view, 2).map(({ number }) => number)).toEqual([5]);
});

test("a square that two numbers of points lead to is one mark", () => {
  const marks = marksOf(PLAYERS, view, { number: 2, points: null });
  expect(marks).toMatchObject([{ square: "5,12", points: [1, 3] }]);
  expect(marks[0]?.choices).toHaveLength(2);
});

test("a throw for the ball lists squares with what comes of them, and perhaps the goal", () => {
  const goal: Choice = { text: "ball goal", move: "goal" };
  const pass: Choice = { text: "ball 27,9", move: { ball: "27,9" }, comes_to: { holders: [9], offside: [7] } };
  const loose: Choice = { text: "ball 27,11", move: { ball: "27,11" } };
  const ball = offerOf({ choices: [pass, loose, goal] });
  expect(marksOf(ball, view, { number: null, points: null })).toMatchObject([
    { square: "27,9", holders: [9], offside: [7] },
    { square: "27,11", holders: [], offside: [] },
  ]);
  expect(counted(ball)).toEqual([pass, loose, goal]);
});
