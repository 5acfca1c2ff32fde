import type { Moment } from "../lib/table";
import type { Shoot, View } from "../types/shoot";
import { type Legal, targetsOf, usesOf } from "./moves";

/** A square that may be chosen now, and what the server says of it. */
export interface Mark {
  square: string;
  /** The choices that lead there: more than one where several numbers of points do. */
  texts: string[];
  points: number[];
  /** Next to the ball. */
  near: boolean;
  /** Who receives the ball there, and who would if he were not offside. */
  holders: number[];
  offside: number[];
}

/** The squares on offer: those of the player picked up, or those of the ball. */
export function marksOf(
  legal: Legal,
  { view }: Moment<Shoot>,
  picked: { number: number | null; points: number | null },
): Mark[] {
  if (legal.balls.length) {
    return legal.balls.map((square) => {
      const landing = view.landings.find((one) => one.square === square);
      return {
        square,
        texts: [`ball ${square}`],
        points: [],
        near: false,
        holders: landing?.holders ?? [],
        offside: landing?.offside ?? [],
      };
    });
  }
  if (picked.number === null) return [];
  return targetsOf(usesOf(legal, picked.number, picked.points)).map(({ to, uses }) => ({
    square: to,
    texts: uses.map((use) => use.text),
    points: uses.map((use) => use.points),
    near: view.ball.beside.includes(to),
    holders: [],
    offside: [],
  }));
}

/** The squares next to the ball that somebody can reach now; at a penalty the ball waits for the 9 alone. */
export function catches(legal: Legal, view: View, points: number | null): string[] {
  if (view.penalty) return [];
  const reached = new Set(legal.uses.filter((use) => points === null || use.points === points).map((use) => use.to));
  return view.ball.beside.filter((square) => reached.has(square));
}

/** Those who can get next to the ball now. */
export function catchers(legal: Legal, view: View, points: number | null): Set<number> {
  if (view.penalty) return new Set();
  const near = legal.uses.filter(
    (use) => (points === null || use.points === points) && view.ball.beside.includes(use.to),
  );
  return new Set(near.map((use) => use.number));
}
