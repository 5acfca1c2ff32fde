import { type Frame, picture } from "../lib/stage.svelte";
import type { Club, Event, FixtureView, Side, View } from "../types/challenge";
import type { Step } from "../types/protocol";
import { readSquare } from "./layout";
import { ALL, type Man, type Match, matchOn, menOf } from "./match";
import { type Line, placingOf, unique } from "./moves";

/*
 * What lies on the table while the game is told: the books as the view has them, and each match of the round. An event
 * becomes a few pictures; after the last one the table is laid again from the server's view, which alone is right.
 */

export interface MatchScene extends Match {
  /** The path along which the ball is on its way. */
  path: Line | null;
  rolling: boolean;
  /** An event card that lies open. */
  card: { card: string; side: Side } | null;
}

export interface Scene {
  view: View;
  /** The matches of the round; null before its squads are opened. */
  matches: (MatchScene | null)[];
  call: Event | null;
  /** Of which match the call is. */
  called: number;
  /** What is called out is explained, for it happens for the first time. */
  first?: boolean;
  /** The latest offer or ask of this market, and what was answered. */
  deal: Deal | null;
}

export interface Deal {
  made: Extract<Event, { kind: "offered" | "asked" }>;
  answer: Extract<Event, { kind: "declined" | "traded" }>;
}

/** A match before its squads are opened. */
export const EMPTY: MatchScene = {
  men: [],
  ball: "M20",
  placing: true,
  side: "S",
  possession: true,
  dice: [],
  unused: [],
  score: { S: 0, N: 0 },
  throws: 0,
  dead: false,
  after_goal: false,
  path: null,
  rolling: false,
  card: null,
};

export function lay(view: View, steps: Step<Event>[]): Scene {
  const matches = view.fixtures.map(({ pitch }) => (pitch === null ? null : { ...EMPTY, ...matchOn(pitch) }));
  const market = view.stage === "trade" || view.stage === "deficit";
  return { view, matches, call: null, called: -1, deal: market ? dealOf(steps) : null };
}

/** The latest offer or ask that was answered since the market opened. */
export function dealOf(steps: Step<Event>[]): Deal | null {
  let answer: Deal["answer"] | null = null;
  for (const event of steps.toReversed().flatMap((step) => step.events.toReversed())) {
    if (event.kind === "window_opened" || event.kind === "deficit") return null;
    if (event.kind === "declined" || event.kind === "traded") answer ??= event;
    if (answer && (event.kind === "offered" || event.kind === "asked")) return { made: event, answer };
  }
  return null;
}

/** The match of the round that a seat plays; the first one for who plays none. */
export function fixtureOf({ fixtures }: View, seat: Club | null): number {
  const own = fixtures.findIndex(({ clubs }) => seat !== null && clubs.includes(seat));
  return own < 0 ? (fixtures.length ? 0 : -1) : own;
}

/** The club that plays from this end: the host is South (CHA-403). */
export const clubAt = ({ clubs, host }: FixtureView, side: Side): Club => {
  const home = host ?? clubs[0];
  return side === "S" ? home : (clubs.find((club) => club !== home) ?? clubs[1]);
};

export const sideOf = (fixture: FixtureView, club: Club | null): Side | null =>
  club === null || !fixture.clubs.includes(club) ? null : clubAt(fixture, "S") === club ? "S" : "N";

/** The shirts of a side, as the whole page names them: red and plain, or blue with hoops. */
export function shirtOf(fixture: FixtureView, side: Side): "R" | "B" {
  const first = fixture.shirts?.[0] ?? "red";
  return (clubAt(fixture, side) === fixture.clubs[0]) === (first === "red") ? "R" : "B";
}

/** The clubs in whose match this happened; none where it is of the whole championship. */
export function clubsOf(event: Event): Club[] {
  if ("host" in event) return [event.host, event.guest];
  if (event.kind === "colour_chosen") return [event.club, event.other];
  if (event.kind === "squad_in" || event.kind === "booked") return [event.club];
  // The dice before a match name one club alone, and its rival wants to hear of them: they are told to all.
  return [];
}

const READ = 1000;
/** What is called out, and how long it stands. */
const CALLED: Partial<Record<Event["kind"], number>> = {
  kick_off: 800,
  goal: 1700,
  offside: 1300,
  out: READ,
  free_kick: READ,
  penalty: READ,
  penalty_die: 1400,
  shock: READ,
  star: 700,
  caution: 800,
  sent_off: READ,
  injured: 800,
  hemmed_in: READ,
  loose: 500,
  kept: 500,
  full_time: READ,
  club_bought: 1300,
  credit: READ,
  declined: READ,
  traded: READ,
  first: 800,
  champions: READ,
};
const EXPLAINS = new Set(["goal", "offside", "penalty_die", "card", "club_bought", "declined", "traded"]);
/** Something to read: it stands its time even where nothing moves. */
export const linger = (scene: Scene): boolean =>
  (!!scene.call && (scene.first || EXPLAINS.has(scene.call.kind))) || scene.matches.some((match) => match?.card);

const GLIDE = 260;

/** One event as pictures. */
export function frames(scene: Scene, event: Event): Frame<Scene>[] {
  const calm: Scene = {
    ...scene,
    call: null,
    called: -1,
    first: false,
    matches: scene.matches.map((match) => match && { ...match, path: null, card: null, rolling: false }),
  };
  const index = "host" in event ? matchOf(calm.view, event.host, event.guest) : -1;
  const hold = CALLED[event.kind] ?? 0;
  const called: Scene = hold ? { ...calm, call: event, called: index } : calm;
  if (index < 0 || event.kind === "full_time" || event.kind === "venue_chosen") return picture(called, hold);
  const match = calm.matches[index] ?? EMPTY;
  const shown = (next: MatchScene, ms = hold): Frame<Scene> => ({
    scene: { ...called, matches: Object.assign([...calm.matches], { [index]: next }) },
    hold: ms,
  });
  return played(match, event as Pitched, shown);
}

type Pitched = Extract<Event, { guest: Club; rules: string[] }>;

function matchOf({ fixtures }: View, host: Club, guest: Club): number {
  return fixtures.findIndex(({ clubs }) => clubs.includes(host) && clubs.includes(guest));
}

/** Does a way turn on its square of this number? */
function turnsAt(way: string[], i: number): boolean {
  const [a, b, c] = [way[i - 1], way[i], way[i + 1]].map((square) => readSquare(square ?? ""));
  if (!a || !b || !c || !way[i + 1]) return false;
  return b[0] - a[0] !== c[0] - b[0] || b[1] - a[1] !== c[1] - b[1];
}

const put = (match: MatchScene, name: string, more: Partial<Man>): MatchScene => ({
  ...match,
  men: match.men.map((man) => (man.name === name ? { ...man, ...more } : man)),
});

function played(
  match: MatchScene,
  event: Pitched,
  shown: (next: MatchScene, ms?: number) => Frame<Scene>,
): Frame<Scene>[] {
  switch (event.kind) {
    case "squad_opened": {
      const { side, squad } = event;
      const reserves = ALL.filter((number) => !squad.eleven.includes(number));
      const men = menOf(side, { ...squad, stands: [], reserves, out: [], gone: [], cautions: [] });
      return [shown({ ...match, men: [...match.men.filter((man) => man.side !== side), ...men] }, 0)];
    }
    case "kick_off":
      return [shown({ ...match, dice: [], unused: [], men: match.men.map((man) => ({ ...man, at: null })) })];
    case "placed": {
      const { puts, keeper, ball: kicks } = placingOf(event.placing);
      const men = match.men.map((man) => {
        const at = man.side === event.side ? puts.get(man.number) : undefined;
        return at ? { ...man, at, away: "" as const, keeper: keeper === man.number } : man;
      });
      const ball = (kicks && puts.get(kicks)) || match.ball;
      return [shown({ ...match, men, ball }, GLIDE)];
    }
    case "thrown": {
      const thrown = {
        ...match,
        side: event.side,
        possession: event.possession,
        dice: event.dice,
        unused: event.dice,
      };
      return [shown({ ...thrown, rolling: true }, 600), shown(thrown, 250)];
    }
    case "card":
      return [shown({ ...match, card: { card: event.card, side: event.side } }, 1800)];
    case "played": {
      const squares = [...event.turns, event.at].filter((square, i, all) => square !== (all[i - 1] ?? event.from));
      const [way, out] = event.path;
      const path = { squares: [event.from, ...way], out: out ?? "" };
      return squares.map((ball) => shown({ ...match, path, ball }, GLIDE));
    }
    case "goal":
      return [
        shown({ ...match, ball: event.at, score: { ...match.score, [event.side]: match.score[event.side] + 1 } }),
      ];
    case "moved": {
      const at = match.unused.indexOf(event.die);
      const unused = match.unused.filter((_, i) => i !== at);
      const from = match.men.find(({ name }) => name === event.who)?.at ?? "";
      // Square by square only where he turns: a straight run is one glide.
      const way = unique(event.way.filter((_, i) => turnsAt([from, ...event.way], i + 1)));
      return [...way, event.to].map((square) => shown({ ...put(match, event.who, { at: square }), unused }, GLIDE));
    }
    case "fetched":
    case "ball_to":
      return [shown({ ...match, ball: event.at }, GLIDE)];
    case "caution":
      return [shown(put(match, event.who, { caution: true }))];
    case "sent_off":
    case "injured":
      return [shown(put(match, event.who, { at: null, away: "gone" }))];
    case "went_out":
      return [shown(put(match, event.who, { at: null, away: "out" }), GLIDE)];
    case "came_back":
      return [shown(put(match, event.who, { at: event.at, away: "" }), GLIDE)];
    case "substituted":
      return [
        shown(put(put(match, event.off, { at: null, away: "gone" }), event.on, { at: event.at, away: "" }), GLIDE),
      ];
    case "put_back":
    case "made_room":
      return [shown(put(match, event.who, { at: event.to }), GLIDE)];
    case "free_kick":
      return [shown({ ...match, ball: event.at })];
    case "taker":
      return [shown({ ...put(match, event.who, { at: event.at }), ball: event.at }, GLIDE)];
    case "penalty":
      return [shown({ ...match, ball: event.at })];
    case "extra_die":
      return [shown({ ...match, unused: [...match.unused, event.die] }, GLIDE)];
    case "dice_lost":
      return [shown({ ...match, unused: [] }, 0)];
    default:
      return [shown(match)];
  }
}
