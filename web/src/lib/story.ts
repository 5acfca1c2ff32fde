import type { GameEvent, Step } from "../types/protocol";
import type { GameTable } from "./table";

export interface Line<Event> {
  step: number;
  event: Event;
}

/** A stretch of the match under one heading: the kick-off, a duel with all that follows, the end. */
export interface Chapter<Event> {
  key: number;
  heading: string;
  lines: Line<Event>[];
}

/** The story so far, in chapters, as the table cuts them. */
export function chapters<Event extends GameEvent>(
  table: Pick<GameTable<never, Event, never, never>, "chapter" | "silent" | "start">,
  steps: Step<Event>[],
  told: { steps: number; events: number },
): Chapter<Event>[] {
  const list: Chapter<Event>[] = [{ key: 0, heading: table.start(), lines: [] }];
  for (const step of steps) {
    if (step.n > told.steps || (step.n === told.steps && told.events === 0)) break;
    const events = step.n === told.steps ? step.events.slice(0, told.events) : step.events;
    for (const event of events) {
      if (table.silent(event)) continue;
      const heading = table.chapter(event);
      if (heading !== null) list.push({ key: list.length, heading, lines: [] });
      list.at(-1)?.lines.push({ step: step.n, event });
    }
  }
  return list.filter((chapter) => chapter.lines.length);
}
