import type { At } from "../lib/plane";
import type { HintSpot, HintSpots } from "../lib/table";
import { hintAt, hintBeside } from "../lib/walk";
import type { Side } from "../types/shoot";
import { type Layout, layoutOf, middle, point } from "./layout";
import { beganSouth, type Scene } from "./scene";

/** Hints at real things: the dice, a player, the ball, the goal that the near side shoots at. */
export function hints(scene: Scene, near: Side): HintSpots {
  const turned = near !== beganSouth(scene);
  const spots = (name: "wide" | "tall"): HintSpot[] => {
    const layout = layoutOf(scene.board, name, turned);
    const ball = middle(layout, scene.ball.square);
    const row = scene.south === near ? scene.board.rows + 0.3 : -0.3;
    const goal = point(layout, row, scene.board.columns / 2);
    const [one, two] = layout.dice;
    const dice = hintAt(layout, { x: one.x - layout.die * 0.7, y: (one.y + two.y) / 2 }, "right");
    const off = name === "wide" ? 14 : 12;
    const nine = middle(
      layout,
      scene.men.find((man) => man.side === near && man.number === 9)?.square ?? scene.ball.square,
    );
    return [
      dice,
      hintBeside(layout, nine, off),
      hintBeside(layout, ball, off),
      hintAt(layout, inwards(layout, goal), aim(layout, goal)),
    ];
  };
  return { wide: spots("wide"), tall: spots("tall") };
}

/** A goal stands at an edge: the hint stands before it and points outwards. */
const aim = ({ name, pitch }: Layout, goal: At): HintSpot["point"] =>
  name === "wide"
    ? goal.x < pitch.x + pitch.width / 2
      ? "left"
      : "right"
    : goal.y < pitch.y + pitch.height / 2
      ? "up"
      : "down";

function inwards(layout: Layout, goal: At): At {
  const to = aim(layout, goal);
  const by = { left: [14, 0], right: [-14, 0], up: [0, 14], down: [0, -14] }[to];
  return { x: goal.x + (by[0] ?? 0), y: goal.y + (by[1] ?? 0) };
}
