import { expect, test } from "vitest";
import type { Setup } from "../generated/shoot";
import { chapters } from "../lib/story";
import type { Step } from "../types/protocol";
import type { Event, View } from "../types/shoot";
import recorded from "./fixtures/matches.json";
import { hints } from "./hints";
import { readSquare } from "./layout";
import { beganSouth, frames, lay, linger, opening, type Scene } from "./scene";
import table from "./table";

// Matches with all that can happen: steps and the view after each of them, printed by `onze replay`; what is fixed once.
interface Recorded {
  setup: Setup;
  matches: { name: string; steps: Step<Event>[]; views: Omit<View, keyof Setup>[] }[];
}
const { setup, matches } = recorded as unknown as Recorded;
const viewAt = (match: Recorded["matches"][number], n: number): View => ({ ...setup, ...(match.views[n] as View) });

/** What lies where, without what only the view can tell. */
const summary = (scene: Scene) => ({
  men: scene.men.map(({ side, number, square }) => `${side}${number} ${square}`),
  ball: scene.ball.square,
  holder: scene.holder,
  south: scene.south,
  score: scene.score,
  throws: scene.throws,
  penalty: scene.penalty,
  half: scene.half?.number,
  dice: scene.dice && [...scene.dice.faces, scene.dice.side, scene.dice.what],
  over: scene.over,
  winner: scene.winner,
});

const steps = matches.flatMap((match) => match.steps.slice(1).map((step) => [match.name, step.n, match] as const));

test.each(steps)("%s: telling step %i ends where the view says", (_, n, match) => {
  let scene = lay(viewAt(match, n - 1));
  for (const event of match.steps[n]?.events ?? []) scene = frames(scene, event).at(-1)?.scene ?? scene;
  expect(summary(scene)).toEqual(summary(lay(viewAt(match, n), scene)));
});

test.each(matches.map((match) => [match.name, match] as const))(
  "%s: the opening ends where the view says",
  (_, match) => {
    if (match.views[0]?.throws !== 1) return;
    const scene = lay(viewAt(match, 0));
    expect(summary(opening(scene, match.steps[0]?.events ?? []).at(-1)?.scene as Scene)).toEqual(summary(scene));
  },
);

const all = matches.flatMap((match) => match.steps.flatMap((step) => step.events));

test("the matches show what a table must be able to show", () => {
  const kinds = new Set(all.map((event) => event.kind));
  for (const kind of [
    "goal",
    "half_time",
    "full_time",
    "penalty",
    "made_way",
    "goal_kick",
    "dead",
    "free_kick",
    "drop_ball",
  ])
    expect(kinds, kind).toContain(kind);
});

test("nothing is told for longer than two seconds, and what explains itself stands where nothing moves", () => {
  const scene = lay(viewAt(matches[0] as Recorded["matches"][number], 0));
  for (const event of all) {
    const pictures = frames(scene, event);
    expect(
      pictures.reduce((sum, picture) => sum + picture.hold, 0),
      event.kind,
    ).toBeLessThan(2400);
  }
  const penalty = all.find((event) => event.kind === "penalty") as Event;
  expect(frames(scene, penalty).some((picture) => linger(picture.scene))).toBe(true);
});

test("at half-time the players change ends and the picture stays", () => {
  const match = matches[0] as Recorded["matches"][number];
  const n = match.steps.findIndex((step) => step.events.some((event) => event.kind === "half_time"));
  const [before, after] = [lay(viewAt(match, n - 1)), lay(viewAt(match, n))];
  expect(after.south).not.toBe(before.south);
  expect(beganSouth(after)).toBe(beganSouth(before));
});

test("a throw, a goal and half-time begin a chapter of the story", () => {
  const match = matches[0] as Recorded["matches"][number];
  const { list } = chapters(table, match.steps, { steps: match.steps.length, events: 0 });
  const events = match.steps.flatMap((step) => step.events.map((event) => event.kind));
  const begin = events.filter((kind) => ["thrown_for_players", "thrown_for_ball", "goal", "half_time"].includes(kind));
  expect(list).toHaveLength(1 + begin.length);
});

test("the hints point at things on the board, from either end", () => {
  for (const match of matches)
    for (const near of ["R", "B"] as const) {
      const { wide, tall } = hints(lay(viewAt(match, 0)), near);
      for (const { left, top } of [...wide, ...tall])
        for (const place of [left, top]) {
          expect(Number.parseFloat(place)).toBeGreaterThanOrEqual(0);
          expect(Number.parseFloat(place)).toBeLessThanOrEqual(100);
        }
      // The goal that one shoots at lies to the right, and on a phone above.
      expect([wide.at(-1)?.point, tall.at(-1)?.point]).toEqual(["right", "up"]);
    }
});

test("the ball that ended a match lies in the net, also for whoever comes later", () => {
  let goals = 0;
  for (const match of matches)
    for (const { n, events } of match.steps) {
      const goal = events.find((event) => event.kind === "goal");
      if (!goal || n === 0) continue;
      goals++;
      const over: View = { ...viewAt(match, n - 1), asked: "nothing", winner: goal.side };
      const scene = table.director.lay(over, match.steps.slice(0, n + 1), null);
      expect(scene.ball.net).toBe(goal.side === scene.south ? "north" : "south");
      // Between the posts, which are the same seen from either end.
      const [, column] = readSquare(scene.ball.square);
      const { columns, goal_mouth } = scene.board;
      expect(column).toBeGreaterThanOrEqual(goal_mouth[0]);
      expect(column).toBeLessThanOrEqual(goal_mouth[1]);
      expect(goal_mouth[0] + goal_mouth[1]).toBe(columns + 1);
      expect(table.director.lay({ ...over, asked: "players" }, match.steps, null).ball.net).toBe(null);
    }
  expect(goals).toBeGreaterThan(0);
});
