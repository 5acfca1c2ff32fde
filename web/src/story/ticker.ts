import type { Chapter } from "../lib/story";
import type { Attack, GameEvent } from "../types/protocol";
import Paragraph from "./Paragraph.svelte";

export { storyOf } from "./told";

/** The running story told by attacks: what belongs together is one paragraph, opened to its single steps. */
export interface Ticker {
  Paragraph: typeof Paragraph;
  cut(chapters: Chapter<GameEvent>[]): Chapter<GameEvent>[];
}

export const ticker = (attacks: Attack[]): Ticker => ({ Paragraph, cut: (chapters) => byAttack(chapters, attacks) });

/** Chapters cut anew, one an attack. What belongs to none stays as it is, and a heading stands over the oldest part. */
export function byAttack<Event>(chapters: Chapter<Event>[], attacks: Attack[]): Chapter<Event>[] {
  const told = attacks.filter(({ beats }) => beats.length);
  const list: Chapter<Event>[] = [];
  for (const { key, heading, lines } of chapters) {
    let begun = false;
    for (const line of lines) {
      const attack = told.find(({ from, to }) => from <= line.step && line.step <= to);
      const last = list.at(-1);
      if (last && last.attack === attack && (attack || begun)) last.lines.push(line);
      else list.push({ key, heading: "", lines: [line], attack });
      begun = true;
    }
    const last = list.at(-1);
    if (last && begun) last.heading = heading;
  }
  // By its oldest line, which stays while an attack goes on.
  for (const chapter of list) chapter.key = `${chapter.attack ? "attack" : chapter.key} ${chapter.lines.at(-1)?.step}`;
  return list;
}
