import type { Attack, GameEvent, Seat, Step, StoodIn } from "../types/protocol";
import type { GameTable, GameTypes } from "./table";

export interface Line<Event> {
  step: number;
  event: Event;
}

/** A stretch of the match under one heading: an attack, or the kick-off, a duel with all that follows, the end. */
export interface Chapter<Event> {
  key: string;
  heading: string;
  /** The newest first, as the chapters are: the story reads in one direction. */
  lines: Line<Event>[];
  /** The paragraph that it is told in. */
  attack?: Attack;
}

/** A paragraph takes as much room as so many lines. */
const PARAGRAPH = 4;

type Cut<Event extends GameEvent> = Pick<GameTable<GameTypes & { Event: Event }>, "chapter" | "silent" | "start">;

/**
 * The newest chapters of the story so far: one an attack, and what belongs to none as the table cuts it. Whole ones, until
 * there are `most` lines. Whatever lies further back is not even looked at, so a long match costs no more than a short one.
 */
export function chapters<Event extends GameEvent>(
  table: Cut<Event>,
  steps: Step<Event>[],
  told: { steps: number; events: number },
  most = Number.POSITIVE_INFINITY,
  attacks: Attack[] = [],
): { list: Chapter<Event>[]; more: boolean } {
  const list: Chapter<Event>[] = [];
  let lines: Line<Event>[] = [];
  let title = "";
  let count = 0;
  const cut = (key: string, heading: string, attack?: Attack) => {
    if (lines.length || attack) list.push({ key, heading, lines, ...(attack && { attack }) });
    [lines, title] = [[], ""];
  };
  let next = attacks.length - 1;
  for (let n = Math.min(told.steps, steps.length - 1); n >= 0; n--) {
    while ((attacks[next]?.from ?? -1) > n) next--;
    const attack = attacks[next];
    const within = !!attack && attack.to >= n && attack.beats.length > 0;
    const events = steps[n]?.events ?? [];
    for (let i = (n === told.steps ? told.events : events.length) - 1; i >= 0; i--) {
      const event = events[i];
      if (!event || table.silent(event)) continue;
      lines.push({ step: n, event });
      if (!within) count++;
      const heading = table.chapter(event);
      if (within) title = heading ?? title;
      else if (heading !== null) {
        cut(`${n} ${i}`, heading);
        if (count >= most) return { list, more: n > 0 || i > 0 };
      }
    }
    if (within && attack.from === n) {
      cut(`attack ${n}`, title, attack);
      count += PARAGRAPH;
      if (count >= most) return { list, more: n > 0 };
    }
  }
  cut("start", table.start());
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
