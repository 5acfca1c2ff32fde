import type { Moment } from "../lib/table";
import type { Challenge } from "../types/challenge";
import { type At, beyond, far, type Layout, middle } from "./layout";
import { endOf, type Outcome, outcomeOf, type Path, type Run, readPath, readRun, unique } from "./moves";
import type { Match } from "./position";

type Asked = Moment<Challenge>;

/** Where a path may end, and all that lead there. */
export interface End {
  key: string;
  at: At;
  what: Outcome;
  /** The number of the team-mate there. */
  to: number;
  square: string;
  paths: Path[];
}

/** The ends of all listed paths. One outcome each: offside and good to the same square are two. */
export function endsOf(moment: Asked, match: Match, layout: Layout): End[] {
  const ends = new Map<string, End>();
  for (const text of moment.legal) {
    const path = readPath(text);
    if (!path) continue;
    const { what, at, to } = outcomeOf(path, match, !!moment.warned?.[text]);
    const key = `${endOf(path)} ${what}`;
    const end = ends.get(key);
    if (end) end.paths.push(path);
    else {
      const spot = path.out ? beyond(layout, at, path.out) : middle(layout, at);
      ends.set(key, { key, at: spot, what, to, square: at, paths: [path] });
    }
  }
  return [...ends.values()];
}

/** How a path that is drawn point by point can go on (CHA-903): the server's answer to `via`. */
export interface GoingOn {
  /** Who can relay it next. */
  relays: string[];
  /** One path for each outcome, and those of them that are offside. */
  paths: string[];
  offside: string[];
}

/** By way of whom the ball can go: as the server told it, or the first turns of the listed paths. */
export const relaysOf = ({ legal }: Asked, told: GoingOn | null): string[] =>
  told?.relays ??
  unique(
    legal.flatMap((text) => {
      const path = readPath(text);
      return path && !path.bend && path.squares.length > 2 ? (path.squares[1] ?? []) : [];
    }),
  );

/** What a move comes to (CHA-905): the server's answer to `runs`, by the move. */
export interface Prospect {
  /** The squares it uses, in their order. */
  way: string[];
  takes_ball: boolean;
  offside: boolean;
  /** The deck from which a card is drawn, for a star or a shock. */
  deck: string | null;
}

export const runsOf = (legal: string[]): Run[] => legal.flatMap((text) => readRun(text) ?? []);

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
  for (const run of runsOf(moment.legal)) {
    if (run.man !== man || (die !== null && run.die !== die)) continue;
    const struck = run.shock && (match.men.find(({ name }) => name === run.shock)?.at ?? run.to);
    const square = struck || run.to;
    const target = targets.get(square);
    if (target) target.runs.push(run);
    else
      targets.set(square, {
        key: square,
        square,
        shock: !!run.shock,
        warned: !!moment.warned?.[run.text],
        runs: [run],
      });
  }
  return [...targets.values()];
}

/** The nearest of some things, within reach. */
export function nearest<T>(here: At, things: T[], where: (thing: T) => At, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach;
  for (const thing of things) {
    const away = far(here, where(thing));
    if (away < least) [best, least] = [thing, away];
  }
  return best;
}

/** A path or move as a line of the drawing; a champion goes by the way that the server told. */
export function lineOf(layout: Layout, text: string, known?: Prospect): At[] {
  const path = readPath(text);
  const run = readRun(text);
  const squares =
    run && known?.way.length ? [...run.squares.slice(0, 1), ...known.way] : ((path ?? run)?.squares ?? []);
  const points = squares.map((square) => middle(layout, square));
  const last = path?.squares.at(-1);
  return path?.out && last ? [...points, beyond(layout, last, path.out)] : points;
}
