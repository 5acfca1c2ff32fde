import type { Event } from "../types/chifootmi";
import type { Step } from "../types/protocol";

export interface Line {
  step: number;
  event: Event;
}

/** A stretch of the match under one heading: the kick-off, a duel with all that follows, the shoot-out. */
export interface Chapter {
  key: string;
  duel: number | null;
  shootOut: boolean;
  lines: Line[];
}

/** The story so far, in chapters; a choice under seal is no news, so it is left out. */
export function chapters(steps: Step[], told: { steps: number; events: number }): Chapter[] {
  const list: Chapter[] = [{ key: "start", duel: null, shootOut: false, lines: [] }];
  for (const step of steps) {
    if (step.n > told.steps || (step.n === told.steps && told.events === 0)) break;
    const events = step.n === told.steps ? step.events.slice(0, told.events) : step.events;
    for (const event of events) {
      if (event.kind === "committed") continue;
      if (event.kind === "duel")
        list.push({ key: `duel-${event.number}`, duel: event.number, shootOut: false, lines: [] });
      if (event.kind === "full_time") list.push({ key: "end", duel: null, shootOut: true, lines: [] });
      list.at(-1)?.lines.push({ step: step.n, event });
    }
  }
  return list.filter((chapter) => chapter.lines.length);
}
