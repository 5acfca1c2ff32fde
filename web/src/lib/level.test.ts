import { expect, test } from "vitest";
import { clearly, fitting } from "./level";

const LEVELS = ["random", "rookie", "club", "league", "champion"];
const RB = ["R", "B"];
const goals = (...score: number[]) => ({ score, gave_up: null });

test("two goals are clear, one is not, and neither is what breaks a tie", () => {
  expect(clearly(goals(2, 0), RB, "R")).toBe(1);
  expect(clearly(goals(2, 0), RB, "B")).toBe(-1);
  expect(clearly(goals(0, 11), RB, "R")).toBe(-1);
  expect(clearly(goals(2, 1), RB, "R")).toBe(0);
  expect(clearly(goals(1, 1), RB, "B")).toBe(0);
});

test("in a championship it takes two points to all others", () => {
  const clubs = ["club1", "club2", "club3"];
  expect(clearly(goals(5, 3, 1), clubs, "club1")).toBe(1);
  expect(clearly(goals(5, 3, 1), clubs, "club2")).toBe(0);
  expect(clearly(goals(5, 3, 1), clubs, "club3")).toBe(-1);
  expect(clearly(goals(5, 4, 0), clubs, "club1")).toBe(0);
});

test("whoever gives up is beaten, however it stood", () => {
  expect(clearly({ score: [3, 0], gave_up: "R" }, RB, "R")).toBe(-1);
});

test("the next level is the neighbour, as long as there is one", () => {
  expect(fitting(LEVELS, "rookie", 1)).toBe("club");
  expect(fitting(LEVELS, "rookie", -1)).toBe("random");
  expect(fitting(LEVELS, "rookie", 0)).toBe("");
  expect(fitting(LEVELS, "champion", 1)).toBe("");
  expect(fitting(LEVELS, "random", -1)).toBe("");
  expect(fitting(LEVELS, "a stranger", 1)).toBe("");
});
