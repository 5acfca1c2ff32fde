import "./colours.css";
import { flag } from "../lib/keep";
import { settings } from "../lib/settings.svelte";
import type { Sound } from "../lib/sound";
import type { Frame } from "../lib/stage.svelte";
import type { GameTable } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Challenge, Club, Event } from "../types/challenge";
import { question, say, wastes } from "./asked";
import Board from "./Board.svelte";
import Books from "./Books.svelte";
import Choices from "./Choices.svelte";
import { Chosen } from "./chosen.svelte";
import { Eyes } from "./eyes.svelte";
import { layoutOf } from "./layout";
import { runOf } from "./moves";
import Score from "./Score.svelte";
import { clubsOf, fixtureOf, frames, lay, linger, type Scene } from "./scene";

const CLUBS = Array.from({ length: 12 }, (_, i) => `club${i + 1}` as Club);
/** The board as it is printed: its shape is kept free before the match has told its own. */
const PRINTED = { columns: 25, rows: 39 };
const wide = layoutOf(PRINTED, "wide", false);
const tall = layoutOf(PRINTED, "tall", false);

/** What the sheets show, or another sentence tells. */
const SILENT = new Set(["placed", "squad_in", "squad_opened", "dice_lost", "revenue", "expense", "bonus_card"]);
const WHISTLED = new Set(["kick_off", "offside", "free_kick", "penalty", "full_time", "time_up"]);

/** CHA-540: the others keep the ball and throw again. The first time it is said why, and stands until it is read. */
const WHY = 6000;
const isNew = (event: Event, { follow }: Eyes): boolean =>
  event.kind === "kept" &&
  event.possession &&
  follow.length > 0 &&
  !follow.includes(event.side === "S" ? event.host : event.guest) &&
  !flag("challenge.kept");
const pictures = (scene: Scene, event: Event, eyes: Eyes): Frame<Scene>[] =>
  isNew(event, eyes)
    ? frames(scene, event).map((frame) => ({ scene: { ...frame.scene, first: true }, hold: WHY }))
    : frames(scene, event);

/** What is told of matches that nobody here plays or looks at. */
const NEWS = new Set(["goal", "full_time", "booked"]);

/** What hangs on the match that is looked at. */
function seenWith(eyes: Eyes) {
  const elsewhere = (event: Event): boolean => {
    const clubs = clubsOf(event);
    const here = eyes.pinned ? [eyes.pinned] : eyes.follow;
    return clubs.length > 0 && here.length > 0 && !clubs.some((club) => here.includes(club));
  };
  return {
    intent: () => new Chosen(eyes),
    director: {
      lay,
      frames: (scene: Scene, event: Event) => pictures(scene, event, eyes),
      linger,
      elsewhere,
      late: (event: Event) => event.kind === "thrown" || event.kind === "goal",
    },
    score: (scene: Scene) => {
      const match = scene.matches[eyes.fixture];
      return match ? [match.score.S, match.score.N] : [];
    },
    sound: (event: Event) => (elsewhere(event) ? null : sound(event)),
    silent: (event: Event) => SILENT.has(event.kind) || (!NEWS.has(event.kind) && elsewhere(event)),
  };
}

function sound(event: Event): Sound | null {
  if (event.kind === "thrown" || event.kind === "die_thrown" || event.kind === "penalty_die") return "dice";
  if (event.kind === "played") return "ball";
  if (event.kind === "goal" || event.kind === "champions") return "crowd";
  if (event.kind === "moved" || event.kind === "card" || event.kind === "club_bought") return "card";
  return WHISTLED.has(event.kind) ? "whistle" : null;
}

const table: GameTable<Challenge> = {
  ...seenWith(new Eyes()),
  game: "challenge",
  seats: CLUBS,
  open: (seats, only) => ({ ...table, ...seenWith(new Eyes(seats, only)) }),
  Score,
  Board,
  Choices,
  Aside: Books,
  shape: {
    wide: wide.width / wide.height,
    tall: tall.width / tall.height,
    choices: "clamp(9rem, 26dvh, 12.5rem)",
    large: true,
  },

  /** Clubs by the names on their cards, and in passing by the last word of them; before that by who runs them, or by their number. */
  names(view, names) {
    const people = Object.values(names);
    const nameOf = (club: Club, i: number) => {
      const card = view.clubs[i]?.card;
      const own = view.club_cards.find((one) => one.card === card)?.club;
      if (!own) {
        const alone = people.filter((name) => name === names[club]).length === 1;
        return [[club, (alone && names[club]) || t("challenge-club", { number: i + 1 })]];
      }
      return [
        [club, own],
        [`${club}_short`, own.slice(own.lastIndexOf(" ") + 1)],
      ];
    };
    return Object.fromEntries(CLUBS.slice(0, view.order.length).flatMap(nameOf));
  },

  question,
  label: say,
  /** E ends the moves. */
  key: (key, { choices }) =>
    settings.keys && key.toLowerCase() === "e" && choices.some(({ move }) => move === "end") ? "." : undefined,
  /** Small squares under a finger. */
  slippery: (choice) => runOf(choice) !== null,
  wastes,
  thrown: (event) => (event.kind === "thrown" ? (event.side === "S" ? event.host : event.guest) : null),
  start: () => t("challenge-story-start"),
  chapter(event) {
    if (event.kind === "goal") return t("challenge-story-goal");
    if (event.kind === "round_began") return t("challenge-story-round", { round: event.round });
    if (event.kind === "window_opened") return t("challenge-story-market");
    return event.kind === "thrown" ? t("challenge-story-throw", { ...event }) : null;
  },

  part: async () => (await import("./season")).partOf,
  season: (view) => view.clubs.length > 0,

  /** Papers stand as they are handed in, squads are under seal (CHA-407), and on the pitch all lies open. */
  handing(view, seat, before) {
    const fixture = view.stage === "round" ? view.fixtures[fixtureOf(view, seat)] : undefined;
    if (fixture?.pitch) return fixture.clubs.includes(before) && !fixture.pitch.placing ? "open" : "final";
    return fixture?.host && view.decided_by === "match" ? "secret" : "final";
  },

  sealed: (view, seat) => view.fixtures.some((fixture) => fixture.squads_in.includes(seat) && fixture.pitch === null),

  ear: async () => (await import("./ear")).ear,
  hints: { load: async () => (await import("./hints")).hints, patient: true },
};

export default table;
