import { lookBack, type MatchState } from "../lib/match.svelte";
import type { AnyTable } from "../lib/table";
import { has, learn, outcomeText, t } from "../lib/words.svelte";
import { figure, scorers } from "../story/report";
import type { Seat, Story } from "../types/protocol";
import { type Card, footOf, headOf, paintCard, paintWords } from "./drawing";
import { Film, type Rolls } from "./film";

const SIZE = { width: 1200, height: 630 };
const GAP = 34;

/** A finished match from step to step: then all lies open. */
export const rollsOf = (match: MatchState): Rolls => ({
  steps: match.steps,
  viewAt: (n) => lookBack(match, n, match.now?.outcome ? "all" : (Object.keys(match.tokens)[0] ?? null)),
});

/** A film shows no more steps of a match that nobody tells by attacks; the last of them, as far as they fit. */
const FEW = 24;

/** The attack that one would send: the one at a step, the last one that ended with a goal, else with a shot, else the last. */
export function attackOf(story: Story | null, last: number, at?: number): { from: number; to: number } {
  const told = story?.attacks.filter(({ from }) => from > 0) ?? [];
  const ended = (how: string) => told.findLast((attack) => attack.ended === how);
  const here = at === undefined ? undefined : told.find(({ from, to }) => from <= at && at <= to);
  const step = Math.max(1, at ?? last);
  const best = here ?? (at === undefined ? (ended("goal") ?? ended("shot") ?? told.at(-1)) : undefined);
  return best ?? { from: Math.max(1, step - FEW), to: step };
}

/** What is set in a picture of a match between two: names, score and how it was decided. */
export function cardOf(table: AnyTable, match: MatchState, name: (seat: Seat) => string): Card {
  const [one = "", other = ""] = table.seats;
  const outcome = match.now?.outcome;
  const [red = 0, blue = 0] = outcome?.score ?? [];
  return {
    game: t(`${table.game}-name`),
    names: [name(one), name(other)],
    score: [red, blue],
    winner: outcome?.winner ? table.seats.indexOf(outcome.winner) : -1,
    foot: "Onze",
  };
}

/** A match as a picture: who played and how it stands, the last goal on the board, and the core of the report. */
export async function pictureOf(
  table: AnyTable,
  match: MatchState,
  story: Story | null,
  name: (seat: Seat) => string,
): Promise<File> {
  await learn("report", "tell");
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const paint = canvas.getContext("2d") as CanvasRenderingContext2D;
  const card = cardOf(table, match, name);
  const { outcome } = match.now ?? {};
  const [top, bottom] = [headOf(SIZE.width), SIZE.height - footOf(SIZE.width)];
  const room = { x: GAP, y: top + GAP / 2, width: SIZE.width / 2 - GAP, height: bottom - top - GAP };
  const film = await filmOf(table, match, story, room).catch(() => null);
  const foot = outcome?.tie_break ? `(${outcome.tie_break.join("–")})` : card.foot;
  paintCard(paint, SIZE, { ...card, foot, ...(film && { shirts: film.shirts(film.length) }) });
  if (film) {
    const { width, height } = film.stills.box;
    const { pixels } = film.camera;
    paint.save();
    paint.translate(room.x, room.y + (room.height - height * pixels) / 2);
    paint.beginPath();
    paint.rect(0, 0, width * pixels, height * pixels);
    paint.clip();
    film.draw(paint, film.length);
    paint.restore();
  }
  const left = film ? room.x + film.stills.box.width * film.camera.pixels + GAP : GAP * 4;
  const words = { x: left, y: room.y, width: SIZE.width - left - (film ? GAP : GAP * 4), height: room.height };
  paintWords(paint, words, { ...card, ...wordsOf(table, match, story) });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], `onze-${card.score.join("-")}.png`, { type: "image/png" });
}

/** The last goal, as large as there is room. */
async function filmOf(
  table: AnyTable,
  match: MatchState,
  story: Story | null,
  room: { width: number; height: number },
): Promise<Film | null> {
  const span = attackOf(story, match.steps.length - 1);
  const film = await Film.of(
    table,
    table.seats[0] ?? "",
    rollsOf(match),
    Math.max(span.from, span.to - 2),
    span.to,
    room,
  );
  await film?.develop(film.length);
  return film;
}

function wordsOf({ seats }: AnyTable, match: MatchState, story: Story | null): Partial<Card> {
  const { outcome } = match.now ?? {};
  if (!story) return { headline: outcome ? outcomeText(outcome) : "" };
  const { report } = story;
  const listed = (seat = "") => scorers(report, seat).map(({ text }) => text);
  const { headline } = report;
  return {
    headline: headline && has(headline.say) ? t(headline.say, headline.facts) : outcome ? outcomeText(outcome) : "",
    goals: [listed(seats[0]), listed(seats[1])],
    figures: report.tallies.map((tally) => [figure(tally, 0), t(`tell-tally-${tally.key}`), figure(tally, 1)]),
  };
}
