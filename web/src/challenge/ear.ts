import { semicolon } from "../lib/ear";
import type { Ear, Meant, Moment } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Challenge, FixtureView, Side } from "../types/challenge";
import { clubOf, endText, kindOf, matchOf, say } from "./asked";
import { readSquare } from "./layout";
import { endsOf, runsOf } from "./marks";
import { type Man, manOn, otherSide } from "./match";
import { OUTCOMES, rearranged, unique } from "./moves";
import { clubAt, fixtureOf, sideOf } from "./scene";

const fixture = ({ view, seat }: Moment<Challenge>): FixtureView | undefined => view.fixtures[fixtureOf(view, seat)];

const man = (one: Man, moment: Moment<Challenge>) => {
  const own = fixture(moment);
  return t("challenge-ear-man", {
    club: own ? clubAt(own, one.side) : "",
    number: one.number,
    at: one.at,
    ring: String(one.ring),
    keeper: String(one.keeper),
  });
};

const steps = (a: string, b: string) => {
  const [[c, r], [d, s]] = [readSquare(a), readSquare(b)];
  return Math.max(Math.abs(c - d), Math.abs(r - s));
};

function ball(moment: Moment<Challenge>): string {
  const match = matchOf(moment);
  if (!match) return office(moment);
  const holder = manOn(match, match.ball);
  return holder ? t("challenge-ear-held", { who: man(holder, moment) }) : t("challenge-ear-loose", { at: match.ball });
}

function near(moment: Moment<Challenge>): string {
  const match = matchOf(moment);
  if (!match) return office(moment);
  const men = match.men
    .flatMap((one) => (one.at ? [{ one, far: steps(one.at, match.ball) }] : []))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6);
  return `${men.map(({ one, far }) => t("challenge-ear-far", { who: man(one, moment), steps: far })).join(semicolon())}.`;
}

function team(moment: Moment<Challenge>, side: Side): string {
  const men = matchOf(moment)?.men.filter((one) => one.side === side && one.at) ?? [];
  return men.length ? `${men.map((one) => man(one, moment)).join(semicolon())}.` : office(moment);
}

/** The books, where there is no match to tell of. */
function office({ view, seat }: Moment<Challenge>): string {
  const club = clubOf(view, seat);
  return club
    ? t("challenge-ear-books", { club: club.club, cash: club.cash, champions: club.champions })
    : t("challenge-before");
}

function score(moment: Moment<Challenge>): string {
  const [own, match] = [fixture(moment), matchOf(moment)];
  const lines = moment.view.table.map(({ rank, club, points }) => t("challenge-ear-line", { rank, club, points }));
  const now =
    own && match
      ? t("challenge-ear-score", {
          host: clubAt(own, "S"),
          guest: clubAt(own, "N"),
          south: match.score.S,
          north: match.score.N,
          throws: match.throws,
        })
      : "";
  return [now, ...lines].filter(Boolean).join(" ");
}

const own = (moment: Moment<Challenge>): Side =>
  (fixture(moment) && sideOf(fixture(moment) as FixtureView, moment.seat)) || "S";

/** What is on a square, and what may be done with it now. */
export function squareText(square: string, moment: Moment<Challenge>): string {
  const match = matchOf(moment);
  const chosen = moment.intent;
  if (!match) return square;
  const put =
    kindOf(moment) === "place" && chosen.placing && [...chosen.placing.puts].find(([, at]) => at === square)?.[0];
  const name = put ? `${own(moment)}${put}` : "";
  const standing = manOn(match, square);
  const placed = match.men.find((one) => one.name === name);
  const here = placed ? { ...placed, at: square, keeper: chosen.placing?.keeper === put } : standing;
  const parts = [here ? man(here, moment) : t("challenge-ear-empty", { at: square })];
  if (match.ball === square) parts.push(t("challenge-ear-ball"));
  if (here && runsOf(moment).some((run) => run.man === here.name)) parts.push(t("challenge-ear-can-move"));
  const runs = runsOf(moment).filter(
    (run) => run.man === chosen.man && (run.to === square || run.shock === here?.name),
  );
  const ends = endsOf(moment, match).filter((end) => end.square === square);
  const found = [...runs, ...ends.flatMap((end) => end.paths[0] ?? [])];
  return [...parts, ...found.slice(0, 3).map(({ choice }) => say(choice, moment))].join(", ");
}

/** "9 M24": the 9 to that square. "M24": the ball, or the only one who can go there. */
function meant(words: string, moment: Moment<Challenge>): Meant {
  const [, number, square = ""] = /^(?:(\d{1,2})\s+)?([a-y]\d{1,2})$/.exec(words) ?? [];
  if (!square) return null;
  const to = square.toUpperCase();
  const chosen = moment.intent;
  if (chosen.placing && number && kindOf(moment) === "place") {
    // Nothing is played yet: the line-up is said to be as wished.
    chosen.placing = rearranged(moment.view.board, chosen.placing, Number(number), to);
    return { ask: t("challenge-ear-placed", { number: Number(number), at: to }) };
  }
  const match = matchOf(moment);
  const ends = match && !number ? endsOf(moment, match).filter((end) => end.square === to) : [];
  const path = ends[0]?.paths[0]?.text;
  if (path) return { choice: path };
  const runs = runsOf(moment).filter((run) => run.to === to && (!number || run.man.slice(1) === number));
  const [only, ...rest] = runs;
  if (!only) return number ? { ask: t("challenge-ear-cannot", { number: Number(number), at: to }) } : null;
  return rest.length
    ? { ask: `${runs.map(({ choice }) => say(choice, moment)).join(semicolon())}.` }
    : { choice: only.text };
}

/** What can be done, where the plain list would be too long. */
function choices(moment: Moment<Challenge>): string | null {
  const match = matchOf(moment);
  const kind = kindOf(moment);
  if (kind === "b" && match) {
    const ends = endsOf(moment, match);
    return OUTCOMES.flatMap((what) => {
      const list = ends.filter((end) => end.what === what);
      return list.length
        ? `${t("challenge-group", { what, count: list.length })}: ${list
            .slice(0, 8)
            .map((end) => endText(end, match, moment.view.board))
            .join(", ")}.`
        : [];
    }).join(" ");
  }
  if (kind === "m")
    return t("challenge-ear-movers", { numbers: unique(runsOf(moment).map((run) => Number(run.man.slice(1)))) });
  return null;
}

export const ear: Ear<Challenge> = {
  choices,
  numbered: (moment) => (/^[bm]$/.test(kindOf(moment)) ? [] : moment.choices),
  answers: {
    ball,
    near,
    mine: (moment) => team(moment, own(moment)),
    theirs: (moment) => team(moment, otherSide(own(moment))),
    score,
    row(moment, place) {
      const match = matchOf(moment);
      const row = Number.parseInt(place.replace(/^[a-z]/i, ""), 10) || readSquare(match?.ball ?? "M20")[1];
      const men = match?.men.filter(({ at }) => at && readSquare(at)[1] === row) ?? [];
      return men.length
        ? `${men.map((one) => man(one, moment)).join(semicolon())}.`
        : t("challenge-ear-row-empty", { row });
    },
  },
  place: (name, moment) => (/^[a-y]\d{1,2}$/i.test(name) ? squareText(name.toUpperCase(), moment) : null),
  meant,
};
