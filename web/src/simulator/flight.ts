/*
 * Where the ball is at a moment of its path. The path is a list of stretches in which nothing happens to the ball, so
 * each follows from its beginning: on the cloth it slows down evenly, in the air it falls evenly (KICK-501 to KICK-503).
 */
import type { BallShown, Path, Stretch } from "../types/simulator";

/** How the ball slows down on the cloth, and how it falls, in mm/s²: as the match tells it. */
export type Pulls = Pick<BallShown, "roll" | "fall">;

export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** The ball's centre at so many seconds. */
export function ballAt(path: Path, time: number, pulls: Pulls): Spot {
  const [x, y, z] = path.end;
  if (time >= path.time) return { x, y, z };
  const stretch = path.segments.findLast((one) => one.time <= time) ?? path.segments[0];
  return stretch ? along(stretch, Math.max(0, time - stretch.time), pulls) : { x, y, z };
}

function along({ flies, at: [x, y, z], velocity: [vx, vy, vz] }: Stretch, since: number, { roll, fall }: Pulls): Spot {
  if (flies) return { x: x + vx * since, y: y + vy * since, z: z + vz * since - (fall / 2) * since * since };
  const speed = Math.hypot(vx, vy);
  if (speed === 0) return { x, y, z };
  const until = Math.min(since, speed / roll);
  const way = speed * until - (roll / 2) * until * until;
  return { x: x + (vx / speed) * way, y: y + (vy / speed) * way, z };
}

/** The path as points, close enough for a smooth line. */
export function points(path: Path, pulls: Pulls, step = 0.03): Spot[] {
  const times = [...Array(Math.ceil(path.time / step)).keys()].map((n) => n * step);
  const corners = path.segments.map(({ time }) => time);
  return [...new Set([...times, ...corners, path.time])].sort((a, b) => a - b).map((time) => ballAt(path, time, pulls));
}
