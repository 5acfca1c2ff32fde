import { expect, test } from "vitest";
import type { View } from "../types/chifootmi";
import { type Draft, line, of, room, swap } from "./bench";

const cards = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
const slots = (front: string[]) => front.map((card) => ({ occupied: true, face_down: false, card }));
const view = {
  decks: [cards, cards],
  duels: 11,
  face_down: 4,
  conservations: 2,
  in_front: 4,
  most_kept: 1,
  scoring_margin: null,
  kept: 1,
  score: [1, 0],
  ball: "B",
  sides: [{ slots: slots(["8", "5", "10", "11"]) }, { slots: slots(["7", "1", "11", "5"]) }],
} as unknown as View;
const draft: Draft = { R: cards, B: cards, ball: "R", kept: 0, score: [0, 0] };

test("before the first duel the deck is written as it lies", () => {
  expect(line(draft, view)).toBe(
    "R 1 2 3 4 5 6 7 8 9 10 11 slots 1 2 3 4 played none goals none; B 1 2 3 4 5 6 7 8 9 10 11 slots 1 2 3 4 played none goals none; gathered none; ball R 0/2; now choose",
  );
});

test("a goal and a conservation take a card of each side", () => {
  const [red] = line({ ...draft, score: [0, 1], kept: 1 }, view).split("; ");
  expect(red).toBe("R 10 11 1 2 3 4 5 6 7 8 9 slots 3 4 5 6 played 1 2 goals none");
  expect(line({ ...draft, score: [0, 1], kept: 1 }, view)).toContain("played 1 2 goals 1; gathered R-; ball R 1/2");
});

test("more duels than the face-down pile has cards draw from the face-up pile", () => {
  const [red] = line({ ...draft, score: [3, 3] }, view).split("; ");
  expect(red).toBe("R 6 7 8 9 10 11 1 2 5 3 4 slots 7 8 10 11 played 1 2 3 4 5 6 goals 1 2 3");
});

test("a view is what lies in front, who has the ball, and the score", () => {
  const { R, B, ball, kept, score } = of(view);
  expect(R.slice(0, 4)).toEqual(["8", "5", "10", "11"]);
  expect(B.slice(0, 4)).toEqual(["7", "1", "11", "5"]);
  expect([...R].sort()).toEqual([...cards].sort());
  expect([ball, kept, score]).toEqual(["B", 1, [1, 0]]);
  expect(room(of(view), view)).toBe(5);
});

test("a card and the one in its place change places", () => {
  expect(swap(["1", "2", "3"], 0, 2)).toEqual(["3", "2", "1"]);
});
