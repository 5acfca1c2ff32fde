import type { At, Size } from "../lib/plane";
import type { Side } from "../types/chifootmi";
import { slotOf } from "./moves";
import type { Scene, Spot, Sprite } from "./scene";

/** Where things lie, in units of the drawing. Two tables: a broad one and one for a phone held upright. */
export interface Table extends Size {
  name: "wide" | "tall";
  /** Height of the halfway line. */
  half: number;
  card: { near: number; far: number; zone: number; heap: number; goal: number };
  slots: { near: At; far: At; gap: number };
  down: { near: At; far: At };
  up: { near: At; far: At };
  played: { near: At; far: At };
  goals: { near: At; far: At; step: number };
  zone: { x: number; near: number; far: number; step: number; most: number };
  ball: { near: At; far: At; width: number };
}

/** Cards are drawn 100 wide and 140 high, with their middle at 0, 0. */
export const CARD = { width: 100, height: 140 };

export const WIDE: Table = {
  name: "wide",
  width: 1000,
  height: 640,
  half: 306,
  card: { near: 116, far: 84, zone: 88, heap: 84, goal: 46 },
  slots: { near: { x: 500, y: 541 }, far: { x: 500, y: 78 }, gap: 12 },
  down: { near: { x: 826, y: 552 }, far: { x: 826, y: 82 } },
  up: { near: { x: 932, y: 552 }, far: { x: 932, y: 82 } },
  played: { near: { x: 70, y: 564 }, far: { x: 70, y: 70 } },
  goals: { near: { x: 146, y: 564 }, far: { x: 146, y: 70 }, step: 24 },
  zone: { x: 500, near: 354, far: 258, step: 58, most: 330 },
  ball: { near: { x: 216, y: 372 }, far: { x: 216, y: 240 }, width: 66 },
};

export const TALL: Table = {
  name: "tall",
  width: 360,
  height: 450,
  half: 178,
  card: { near: 80, far: 50, zone: 60, heap: 44, goal: 26 },
  slots: { near: { x: 180, y: 386 }, far: { x: 119, y: 43 }, gap: 6 },
  down: { near: { x: 270, y: 287 }, far: { x: 270, y: 43 } },
  up: { near: { x: 324, y: 287 }, far: { x: 324, y: 43 } },
  played: { near: { x: 32, y: 302 }, far: { x: 32, y: 112 } },
  goals: { near: { x: 70, y: 302 }, far: { x: 70, y: 112 }, step: 15 },
  zone: { x: 196, near: 212, far: 144, step: 36, most: 190 },
  ball: { near: { x: 40, y: 228 }, far: { x: 40, y: 172 }, width: 38 },
};

/** The studs beside the ball card: where, how large, and which way they lead to their goal, up the table or down. */
export function studsOf(table: Table, scene: Pick<Scene, "ball" | "needed">, near: Side) {
  const ball = table.ball[end(scene.ball, near)];
  const wide = table.name === "wide";
  const scale = wide ? 1 : 0.66;
  const ahead = scene.ball === near ? -1 : 1;
  const x = ball.x + table.ball.width / 2 + (wide ? 24 : 15);
  return { x, y: ball.y, scale, ahead, goal: { x, y: ball.y + ahead * scale * (scene.needed / 2) * STUD } };
}

/** From one stud to the next. */
export const STUD = 27;

export interface Pose extends At {
  scale: number;
  turn: number;
}

/** Which end of the table a side has: the viewer's own is near. */
export const end = (side: Side, near: Side): "near" | "far" => (side === near ? "near" : "far");

export function slotPose(table: Table, at: "near" | "far", i: number): Pose {
  const width = table.card[at];
  const { x, y } = table.slots[at];
  return { x: x + (i - 1.5) * (width + table.slots.gap), y, scale: width / CARD.width, turn: 0 };
}

/** A small constant lean, so that cards look laid by hand and never twitch. */
export const lean = (key: number) => (((key * 7919) % 7) - 3) * 0.7;

export function zonePose(table: Table, at: "near" | "far", i: number, count: number, key: number): Pose {
  const step = Math.min(table.zone.step, table.zone.most / Math.max(1, count - 1));
  return {
    x: table.zone.x + (i - (count - 1) / 2) * step + (at === "near" ? 9 : -9) * (table.name === "wide" ? 1 : 0.6),
    y: table.zone[at],
    scale: table.card.zone / CARD.width,
    turn: lean(key),
  };
}

export function poseOf(table: Table, scene: Scene, near: Side, sprite: Sprite): Pose {
  const spot: Spot = sprite.at;
  const at = end(spot.side, near);
  switch (spot.zone) {
    case "slot": {
      const pose = slotPose(table, at, spot.i);
      if (slotOf(scene.choice[spot.side]) === spot.i)
        pose.y -= (at === "near" ? 16 : -16) * (table.name === "wide" ? 1 : 0.6);
      return pose;
    }
    case "match": {
      const rows = Math.max(...scene.sprites.map((s) => (s.at.zone === "match" ? s.at.i + 1 : 0)));
      return zonePose(table, at, spot.i, rows, sprite.key);
    }
    case "goal": {
      const { near: a, far: b, step } = table.goals;
      const from = at === "near" ? a : b;
      return { x: from.x + spot.i * step, y: from.y, scale: table.card.goal / CARD.width, turn: lean(spot.i + 3) };
    }
    default: {
      const from = table[spot.zone][at];
      const width = spot.zone === "played" ? table.card.goal * 1.15 : table.card.heap;
      return { ...from, scale: width / CARD.width, turn: 0 };
    }
  }
}
