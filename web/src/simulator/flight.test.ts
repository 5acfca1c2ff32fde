import { expect, test } from "vitest";
import type { Path } from "../types/simulator";
import { ballAt, points } from "./flight";

const PULLS = { roll: 500, fall: 3000 };

/** KICK-501: rolling at 300 mm/s it stops after 90 mm, in 0.6 s. */
const roll: Path = {
  segments: [{ flies: false, time: 0, at: [100, 100, 5], velocity: [300, 0, 0] }],
  touches: [],
  fallen: [],
  time: 0.6,
  end: [190, 100, 5],
};

test("KICK-501: a rolling ball slows down evenly and stops", () => {
  expect(ballAt(roll, 0, PULLS)).toEqual({ x: 100, y: 100, z: 5 });
  expect(ballAt(roll, 0.3, PULLS).x).toBeCloseTo(100 + 300 * 0.3 - 250 * 0.09);
  expect(ballAt(roll, 0.6, PULLS)).toEqual({ x: 190, y: 100, z: 5 });
  expect(ballAt(roll, 9, PULLS).x).toBe(190);
});

test("KICK-502: a flying ball rises and falls", () => {
  const flies: Path = {
    ...roll,
    segments: [{ flies: true, time: 0, at: [0, 0, 5], velocity: [200, 0, 600] }],
    time: 0.4,
    end: [80, 0, 5],
  };
  expect(ballAt(flies, 0.2, PULLS)).toEqual({ x: 40, y: 0, z: 5 + 120 - 60 });
  expect(points(flies, PULLS).at(-1)).toEqual({ x: 80, y: 0, z: 5 });
});
