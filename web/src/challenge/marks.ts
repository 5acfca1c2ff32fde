import type { At } from "../lib/plane";
import type { Moment } from "../lib/table";
import type { Challenge, ComesTo, GoingOn } from "../types/challenge";
import { beyond, type Layout, middle } from "./layout";
import { type Match, manOn } from "./match";
import { type Choice, endOf, type Line, type Path, pathOf, type Run, runOf, unique } from "./moves";

type Choosing = Pick<Moment<Challenge>, "choices">;

/** Where a path may end, and all that lead there. */
export interface End {
  key: string;
  what: ComesTo;
  /** The number of the team-mate there. */
  to: number;
  square: string;
  /** The direction in which the ball leaves the pitch there. */
  out: string;
  paths: Path[];
}

/** The ends of all listed paths. One outcome each: offside and good to the same square are two. */
export function endsOf({ choices }: Choosing, match: Match): End[] {
  const ends = new Map<string, End>();
  for (const choice of choices) {
    const what = choice.comes_to;
    const path = what && pathOf(choice, match.ball);
    if (!path) continue;
    const key = `${endOf(path)} ${what}`;
    const end = ends.get(key);
    if (end) end.paths.push(path);
    else {
      const [square, { out }] = [path.squares.at(-1) ?? "", path];
      ends.set(key, { key, what, to: out ? 0 : (manOn(match, square)?.number ?? 0), square, out, paths: [path] });
    }
  }
  return [...ends.values()];
}

/** By way of whom the ball can go: as the server told it, or the first turns of the listed paths. */
export const relaysOf = ({ choices }: Choosing, told: GoingOn | null): string[] =>
  told?.relays ??
  unique(
    choices.flatMap(({ move }) => {
      const [[first, ...rest] = [], , bent] = (typeof move === "object" && "b" in move && move.b) || [];
      return first && rest.length && !bent ? first : [];
    }),
  );

export const runsOf = ({ choices }: Choosing): Run[] => choices.flatMap((choice) => runOf(choice) ?? []);

/** Where the picked footballer may go, or whom he may run into, with all choices that do that. */
export interface Target {
  key: string;
  square: string;
  shock: boolean;
  warned: boolean;
  runs: Run[];
}

export function targetsOf(moment: Choosing, man: string | null, die: number | null, match: Match): Target[] {
  const targets = new Map<string, Target>();
  for (const run of runsOf(moment)) {
    if (run.man !== man || (die !== null && run.die !== die)) continue;
    const struck = run.shock && (match.men.find(({ name }) => name === run.shock)?.at ?? run.to);
    const square = struck || run.to;
    const target = targets.get(square);
    if (target) target.runs.push(run);
    else targets.set(square, { key: square, square, shock: !!run.shock, warned: run.warned, runs: [run] });
  }
  return [...targets.values()];
}

/** Where an end is drawn. */
export const placeOf = (layout: Layout, { square, out }: Pick<End, "square" | "out">): At =>
  out ? beyond(layout, square, out) : middle(layout, square);

/** By which squares a path or a move goes; a champion by the way that the server told. */
export function wayOf(choice: Choice, match: Match, told: string[] = []): Line | null {
  const run = runOf(choice);
  if (!run) return pathOf(choice, match.ball);
  const from = match.men.find(({ name }) => name === run.man)?.at ?? run.to;
  return { squares: [from, ...(told.length ? told : [...run.via, run.to])], out: "" };
}

export function lineOf(layout: Layout, { squares, out }: Line): At[] {
  const points = squares.map((square) => middle(layout, square));
  return out ? [...points, beyond(layout, squares.at(-1) ?? "", out)] : points;
}
