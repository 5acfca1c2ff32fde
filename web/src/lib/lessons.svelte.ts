import type { Told } from "../generated/lessons";
import type { Created } from "../types/protocol";
import { ask, atHome, bearer, onDevice, post } from "./api";
import { allHeld, forget, type Held, hold, recall, remember } from "./keep";

/** Every lesson as it is written, a file each, fetched when it is wanted. */
const FILES = import.meta.glob<string>("../../../lessons/*/*.lesson", { query: "?raw", import: "default" });
const nameIn = (path: string) => /\/(\w+)\/\d+-([\w-]+)\.lesson$/.exec(path)?.slice(1) ?? [];

/** The lessons of a game, in the order of their numbers. */
export const lessonsOf = (game: string): string[] =>
  Object.keys(FILES)
    .sort()
    .flatMap((path) => {
      const [of, name] = nameIn(path);
      return of === game && name ? [name] : [];
    });

export async function lessonText(game: string, name: string): Promise<string | undefined> {
  const found = Object.entries(FILES).find(([path]) => nameIn(path).join() === `${game},${name}`);
  return found?.[1]();
}

class Progress {
  all = $state.raw<Record<string, string[]>>(recall("lessons", {}));
}
const progress = new Progress();

/** The lessons of a game that were solved in this browser. */
export const solved = (game: string): string[] => progress.all[game] ?? [];
export function solve(game: string, name: string) {
  progress.all = { ...progress.all, [game]: [...new Set([...solved(game), name])] };
  remember("lessons", progress.all);
}

/** A match for a task: who learns has one seat, and the page makes the choices of the others. */
export interface Study {
  id: string;
  /** All seats of its match, and the one that learns. */
  held: Held;
  mine: Held;
}

/** What is open in a lesson: texts with `*` for anything. */
export const liveIn = ({ live }: Told): RegExp =>
  new RegExp(`^(${live.map((text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")).join("|")})$`);

/** Makes the match that a lesson asks for. */
export async function makeStudy(told: Told): Promise<Study> {
  const { game, options, position, draws } = told;
  const seats = Object.fromEntries(
    told.seats.map((seat) => [seat, seat === told.seat ? ("me" as const) : ("device" as const)]),
  );
  const home = atHome({ game, seats });
  if (home) await onDevice();
  const made = await post<Created>(
    "matches",
    { game, options, seats, ...(position ? { position } : {}), ...(draws ? { chance: draws } : {}) },
    home,
  );
  const tokens = Object.fromEntries(Object.entries(made.seats).map(([seat, { token }]) => [seat, token]));
  // Nobody looks back at its dice: no commitment is noted.
  const held: Held = { game, seats: tokens, made: Date.now(), commit: "-", lesson: true };
  if (home) held.here = true;
  hold(made.match, held);
  return { id: made.match, held, mine: { ...held, seats: { [told.seat]: tokens[told.seat] ?? "" } } };
}

/** A match of a task is of no use afterwards: it is deleted wherever it is. */
export async function dropStudy({ id, held: { here, seats } }: Pick<Study, "id" | "held">) {
  if (here) await (await (await onDevice()).shelf()).remove(id);
  else await post("mine/forget", { tokens: Object.values(seats).map((token) => ({ match: id, token })) });
  forget(id);
}

/** What was left when a window was closed. */
export function tidyUp() {
  const day = 24 * 60 * 60 * 1000;
  for (const [id, held] of Object.entries(allHeld()))
    if (held.lesson && Date.now() - held.made > day) void dropStudy({ id, held }).catch(() => {});
}

export const asked = <T>(path: string, game: string, lesson: string, token?: string): Promise<T> =>
  ask<T>(path, { game, lesson }, bearer(token), "POST", atHome({ game }));
