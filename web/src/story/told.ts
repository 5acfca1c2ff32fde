import { type MatchState, seatsHeld } from "../lib/match.svelte";
import { capital, t } from "../lib/words.svelte";
import type { Beat, Story } from "../types/protocol";

/*
 * The story of a match as whoever runs it tells it: by attacks, with marks and figures. The page asks and shows, and counts
 * nothing by itself.
 */

/** What was asked so far: of a running match the latest paragraphs are asked for again. */
interface Asked {
  story: Story;
  /** The last step that it knows, and whether all lies open. */
  last: number;
  over: boolean;
}
const asked = new WeakMap<MatchState, Promise<Asked | null>>();

/** The story of a match up to now; null if nobody tells it. */
export async function storyOf(match: MatchState): Promise<Story | null> {
  const before = asked.get(match);
  const next = Promise.resolve(before).then((known) => upToDate(match, known ?? null));
  asked.set(match, next);
  return (await next)?.story ?? null;
}

async function upToDate(match: MatchState, known: Asked | null): Promise<Asked | null> {
  const [last, over] = [match.steps.length - 1, !!match.now?.outcome];
  if (known?.last === last && known.over === over) return known;
  // What was taken back, and what lies open at the end, is told anew.
  const kept = known && known.last < last && known.over === over ? known.story.attacks.slice(0, -1) : [];
  const from = kept.length ? (kept.at(-1)?.to ?? 0) + 1 : 0;
  const [seat, ...others] = seatsHeld(match);
  const answer = await match.connection?.ask("story", { from, ...(seat && !others.length ? { seat } : {}) });
  if (!answer || "error" in answer || !answer.answer) return known;
  const story = answer.answer as Story;
  const more = story.attacks.filter((attack) => attack.from >= from);
  return { story: { ...story, attacks: [...kept, ...more] }, last, over };
}

const ended = (text: string) => /[.!?…]$/.test(text);

/** A paragraph: beats that go on follow a comma, the others begin a sentence. */
export function paragraph(beats: Beat[]): string {
  let told = "";
  for (const { say, facts, goes_on } of beats) {
    const said = t(say, facts);
    if (!told) told = capital(said);
    else if (goes_on && !ended(told)) told += `, ${said}`;
    else told += `${ended(told) ? "" : "."} ${capital(said)}`;
  }
  return ended(told) || !told ? told : `${told}.`;
}
