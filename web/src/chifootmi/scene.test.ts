import { expect, test } from "vitest";
import { chapters } from "../lib/story";
import type { Event, View } from "../types/chifootmi";
import type { Step } from "../types/protocol";
import recorded from "./fixtures/pro-plus-red.json";
import { poseOf, TALL, WIDE } from "./layout";
import { cover, frames, lay, marksOf, type Scene } from "./scene";
import table from "./table";

// A whole match at pro+ with a shoot-out, as Red saw it: steps and the view after each of them, printed by `onze replay`.
const { steps, views } = recorded as unknown as { steps: Step<Event>[]; views: View[] };

/** What lies where, without the keys. */
const summary = (scene: Scene) => ({
  cards: scene.sprites
    .map(
      ({ owner, card, faceUp, at }) =>
        `${at.zone} ${at.side}${"i" in at ? at.i : ""}: ${owner} ${faceUp ? card : "back"}`,
    )
    .sort(),
  heaps: scene.heaps,
  ball: scene.ball,
  kept: scene.kept,
  needed: scene.needed,
  shotPhase: scene.shotPhase,
  score: scene.score,
  marks: scene.shootOut,
  kick: scene.kick && [scene.kick.kick, scene.kick.shooter],
  winner: scene.winner,
});

test.each(steps.slice(1).map((step) => [step.n, step] as const))(
  "telling step %i ends where the view says",
  (n, step) => {
    let scene = lay(views[n - 1] as View, marksOf(steps.slice(0, n)));
    for (const event of step.events) scene = frames(scene, event).at(-1)?.scene ?? scene;
    expect(summary(scene)).toEqual(summary(lay(views[n] as View, marksOf(steps.slice(0, n + 1)))));
  },
);

test("cards that stay keep their key", () => {
  const before = lay(views[0] as View, null);
  const after = lay(views[0] as View, null, before);
  expect(after.sprites.map((sprite) => sprite.key)).toEqual(before.sprites.map((sprite) => sprite.key));
});

test("no picture leaves the table", () => {
  for (const view of views)
    for (const table of [WIDE, TALL]) {
      const scene = lay(view, null);
      for (const sprite of scene.sprites) {
        const { x, y, scale } = poseOf(table, scene, "R", sprite);
        expect(x - 50 * scale, `${table.name} ${JSON.stringify(sprite.at)}`).toBeGreaterThanOrEqual(0);
        expect(x + 50 * scale).toBeLessThanOrEqual(table.width);
        expect(y - 70 * scale).toBeGreaterThanOrEqual(0);
        expect(y + 70 * scale).toBeLessThanOrEqual(table.height);
      }
    }
});

test("a covered view shows no face-down card and no choice", () => {
  for (const view of views) {
    const covered = cover(view);
    for (const side of covered.sides) {
      expect(side).not.toHaveProperty("choice");
      for (const slot of side.slots) if (slot.face_down) expect(slot.card).toBeUndefined();
    }
  }
});

test("the story has a chapter for each duel and tells no more than was told", () => {
  const { list: all } = chapters(table, steps, { steps: steps.length, events: 0 });
  expect(all).toHaveLength(1 + 14 + 1);
  expect(chapters(table, steps, { steps: 0, events: 0 }).list).toEqual([]);
  const { list: some } = chapters(table, steps, { steps: 2, events: 1 });
  expect(some[0]?.lines.map((line) => line.event.kind)).toEqual(["duel"]);
});

test("in a shoot-out the goal stays in sight from one kick to the next, and goes at the end", () => {
  const before = { ...lay(views[0] as View, null), shootOut: { first: "R", R: [], B: [] } } as Scene;
  const taken = {
    kind: "kick_taken",
    rules: [],
    kick: "shoot-out",
    shooter: "R",
    shot: "left",
    dive: "right",
    goal: true,
  } as unknown as Event;
  const kicks = frames(before, taken);
  expect(kicks.every(({ scene }) => scene.kick !== null)).toBe(true);
  const won = frames(kicks.at(-1)?.scene ?? before, { kind: "won", rules: [], side: "R" } as unknown as Event);
  expect(won.at(-1)?.scene.kick).toBeNull();
  const shot = frames(before, { ...taken, kick: "shot" } as Event);
  expect(shot.at(-1)?.scene.kick).toBeNull();
});
