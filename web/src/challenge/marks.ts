import type { At } from "../lib/plane";
import type { Moment } from "../lib/table";
import type { Challenge, ComesTo, GoingOn } from "../types/challenge";
import { beyond, type Layout, middle } from "./layout";
import { type Match, manOn } from "./match";
import { endOf, type Path, pathOf, type Run, readPath, readWay, unique } from "./moves";

type Asked = Pick<Moment<Challenge>, "choices">;

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
export function endsOf({ choices }: Asked, match: Match): End[] {
  const ends = new Map<string, End>();
  for (const { text, move, comes_to: what } of choices) {
    const path = what && pathOf(text, move, match.ball);
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
export const relaysOf = ({ choices }: Asked, told: GoingOn | null): string[] =>
  told?.relays ??
  unique(
    choices.flatMap(({ move }) => {
      const [[first, ...rest] = [], , bent] = (typeof move === "object" && "b" in move && move.b) || [];
      return first && rest.length && !bent ? first : [];
    }),
  );

export const runsOf = ({ choices }: Asked): Run[] =>
  choices.flatMap(({ text, move, warned }) => {
    if (typeof move !== "object" || !("m" in move)) return [];
    const [man, die, to, shock] = move.m;
    return { text, man, die, to, shock: shock ?? "", warned: !!warned };
  });

/** Where the picked footballer may go, or whom he may run into, with all choices that do that. */
export interface Target {
  key: string;
  square: string;
  shock: boolean;
  warned: boolean;
  runs: Run[];
}

export function targetsOf(moment: Asked, man: string | null, die: number | null, match: Match): Target[] {
  const targets = new Map<string, Target>();
  for (const run of runsOf(moment)) {
    if (run.man !== man || (die !== null && run.die !== die)) continue;
    const struck = run.shock && (match.men.find(({ name }) => name === run.shock)?.at ?? run.to);
    const square = struck || run.to;
    const target = targets.get(square);
    if (target) target.runs.push(run);
    else targets.set(square, { key: square, square, shock: !!run.shock, warned: !!run.warned, runs: [run] });
  }
  return [...targets.values()];
}

/** Where an end is drawn. */
export const placeOf = (layout: Layout, { square, out }: Pick<End, "square" | "out">): At =>
  out ? beyond(layout, square, out) : middle(layout, square);

/** A path or move as a line of the drawing; a champion goes by the way that the server told. */
export function lineOf(layout: Layout, text: string, way: string[] = []): At[] {
  const path = readPath(text);
  const squares = way.length ? [...readWay(text).slice(0, 1), ...way] : (path?.squares ?? readWay(text));
  const points = squares.map((square) => middle(layout, square));
  const square = path?.squares.at(-1);
  return path?.out && square ? [...points, beyond(layout, square, path.out)] : points;
}
