import type { Attack, GameEvent, Seat, Step, StoodIn } from "../types/protocol";
import type { GameTable, GameTypes } from "./table";

export interface Line<Event> {
  step: number;
  event: Event;
}

/** A stretch of the match under one heading: the kick-off, a duel with all that follows, the end. */
export interface Chapter<Event> {
  key: string;
  heading: string;
  /** The newest first, as the chapters are: the story reads in one direction. */
  lines: Line<Event>[];
  /** The paragraph that it is told in. */
  attack?: Attack | undefined;
}

type Cut<Event extends GameEvent> = Pick<GameTable<GameTypes & { Event: Event }>, "chapter" | "silent" | "start">;

/**
 * The newest chapters of the story so far, as the table cuts them: whole ones, until there are `most` lines. Whatever
 * lies further back is not even looked at, so a long match costs no more than a short one.
 */
export function chapters<Event extends GameEvent>(
  table: Cut<Event>,
  steps: Step<Event>[],
  told: { steps: number; events: number },
  most = Number.POSITIVE_INFINITY,
): { list: Chapter<Event>[]; more: boolean } {
  const list: Chapter<Event>[] = [];
  let lines: Line<Event>[] = [];
  let count = 0;
  for (let n = Math.min(told.steps, steps.length - 1); n >= 0; n--) {
    const events = steps[n]?.events ?? [];
    for (let i = (n === told.steps ? told.events : events.length) - 1; i >= 0; i--) {
      const event = events[i];
      if (!event || table.silent(event)) continue;
      lines.push({ step: n, event });
      count++;
      const heading = table.chapter(event);
      if (heading === null) continue;
      list.push({ key: `${n} ${i}`, heading, lines });
      lines = [];
      if (count >= most) return { list, more: n > 0 || i > 0 };
    }
  }
  if (lines.length) list.push({ key: "start", heading: table.start(), lines });
  return { list, more: false };
}

/** A computer comes for a player, or the player comes back, before this step. */
export interface Relief {
  step: number;
  seat: Seat;
  back: boolean;
}

/** When computers stood in for players, the newest first. */
export const reliefs = (stoodIn: StoodIn[]): Relief[] =>
  stoodIn
    .flatMap(({ seat, from, to }) => [
      { step: from, seat, back: false },
      ...(to === null ? [] : [{ step: to, seat, back: true }]),
    ])
    .sort((a, b) => b.step - a.step);

/** Those of them that belong between a line and the newer one before it. */
export const between = (all: Relief[], older: number, newer: number): Relief[] =>
  all.filter(({ step }) => older < step && step <= newer);

/** The step that tells something, before or after this one: sealed choices are passed over. */
export function telling<Event extends GameEvent>(
  table: Pick<Cut<Event>, "silent">,
  steps: Step<Event>[],
  from: number,
  by: 1 | -1,
): number {
  let n = from + by;
  while (n > 0 && n < steps.length - 1 && steps[n]?.events.every(table.silent)) n += by;
  return n;
}
