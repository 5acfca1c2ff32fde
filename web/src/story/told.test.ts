import { expect, test, vi } from "vitest";
import { MatchState } from "../lib/match.svelte";
import type { Attack, Step, Story } from "../types/protocol";
import { paragraph, storyOf } from "./told";

vi.mock("../lib/words.svelte", async (original) => ({
  ...(await original<object>()),
  t: (id: string) => id,
}));

const beat = (say: string, goes_on = false) => ({ step: 1, say, facts: {}, goes_on });

test("beats that go on follow a comma, the others begin a sentence, and a paragraph ends", () => {
  expect(paragraph([beat("blue wins it"), beat("passes", true), beat("the 9 shoots"), beat("goal!")])).toBe(
    "Blue wins it, passes. The 9 shoots. Goal!",
  );
  expect(paragraph([beat("goal!"), beat("and again", true)])).toBe("Goal! And again.");
  expect(paragraph([])).toBe("");
});

const attack = (from: number, to: number): Attack => ({ from, to, side: "R", beats: [], ended: "lost" });
const step = (n: number) => ({ n, seat: "R", move: "", chance: [], events: [], hash: null }) as unknown as Step;

test("of a match that goes on the latest paragraph is asked for again, and one that was taken back is told anew", async () => {
  const match = new MatchState("m", {});
  const asked: number[] = [];
  const told: Attack[][] = [];
  match.connection = {
    ask: async (_: string, { from }: { from: number }) => {
      asked.push(from);
      const story = { attacks: told.shift() ?? [], marks: [], report: {} } as unknown as Story;
      return { re: 1, ok: true, answer: story };
    },
  } as unknown as MatchState["connection"];
  match.steps = [0, 1, 2, 3].map(step);
  told.push([attack(0, 1), attack(2, 3)]);
  expect((await storyOf(match))?.attacks).toHaveLength(2);
  // Nothing new: nothing is asked.
  await storyOf(match);
  match.steps = [0, 1, 2, 3, 4, 5].map(step);
  told.push([attack(2, 4), attack(5, 5)]);
  expect((await storyOf(match))?.attacks.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 4],
    [5, 5],
  ]);
  match.steps = [0, 1].map(step);
  told.push([attack(0, 1)]);
  expect((await storyOf(match))?.attacks).toHaveLength(1);
  expect(asked).toEqual([0, 2, 0]);
});
