import type { ChoiceOf, Moment } from "../lib/table";
import type { Shoot, View } from "../types/shoot";
import type { Intent } from "./intent.svelte";

export type Choice = ChoiceOf<Shoot>;

/** A player's move: who, where to, by how many points. */
export interface Use {
  choice: Choice;
  number: number;
  to: string;
  points: number;
}

/** The list by kinds. */
export interface Offer {
  uses: Use[];
  /** The squares that the ball may go to, and beyond the line. */
  balls: Mark[];
  goal: Choice | null;
  /** What names no square. */
  plain: Choice[];
}

/** A square that may be chosen now, and what the server says of it. */
export interface Mark {
  square: string;
  /** The choices that lead there: more than one where several numbers of points do. */
  choices: Choice[];
  points: number[];
  /** Next to the ball. */
  near: boolean;
  /** Who receives the ball there, and who would if he were not offside. */
  holders: number[];
  offside: number[];
}

export function useOf(choice: Choice): Use | null {
  const { move } = choice;
  if (typeof move === "string" || !("use" in move)) return null;
  const [number, to, points] = move.use;
  return { choice, number, to, points };
}

/** The square that the ball goes to. */
export const ballTo = ({ move }: Choice): string | null =>
  typeof move === "object" && "ball" in move ? move.ball : null;

export function offerOf({ choices }: Pick<Moment<Shoot>, "choices">): Offer {
  const offer: Offer = { uses: [], balls: [], goal: null, plain: [] };
  for (const choice of choices) {
    const [use, square, told] = [useOf(choice), ballTo(choice), choice.comes_to];
    const [holders, offside] = [told?.holders ?? [], told?.offside ?? []];
    if (use) offer.uses.push(use);
    else if (square) offer.balls.push({ square, choices: [choice], points: [], near: false, holders, offside });
    else if (choice.move === "goal") offer.goal = choice;
    else offer.plain.push(choice);
  }
  return offer;
}

/** What names no player, in the order in which digits choose: the squares of the ball, the goal, the rest. */
export const counted = ({ balls, goal, plain }: Offer): Choice[] => [
  ...balls.flatMap((mark) => mark.choices),
  ...(goal ? [goal] : []),
  ...plain,
];

export const unique = (numbers: number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The moves with the points that are picked, or with any. */
const usesWith = ({ uses }: Offer, points: number | null): Use[] =>
  uses.filter((use) => points === null || use.points === points);

/** Who may move. */
export const movers = (offer: Offer, points: number | null): number[] =>
  unique(usesWith(offer, points).map((use) => use.number));

/** The squares on offer: those of the player picked up, or those of the ball. */
export function marksOf(offer: Offer, view: View, { number, points }: Pick<Intent, "number" | "points">): Mark[] {
  const by = new Map<string, Mark>();
  for (const { choice, to, ...use } of usesWith(offer, points)) {
    if (use.number !== number) continue;
    const near = view.ball.beside.includes(to);
    const mark = by.get(to) ?? { square: to, choices: [], points: [], near, holders: [], offside: [] };
    mark.choices.push(choice);
    mark.points.push(use.points);
    by.set(to, mark);
  }
  return [...offer.balls, ...by.values()];
}

/** The moves that end next to the ball. */
export const catches = (offer: Offer, view: View, points: number | null): Use[] =>
  usesWith(offer, points).filter((use) => view.ball.beside.includes(use.to));
