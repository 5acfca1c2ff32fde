import { beside } from "../beside";
import { tableOf } from "../tables";
import type { Created, Seat, SeatKind, StepOf } from "../types/protocol";
import { atHome, infoOf, onDevice, post, type Wanted } from "./api";
import { flag, type Held, hold, recall, remember, setFlag } from "./keep";
import { go } from "./router.svelte";

export type Company = "computer" | "friend" | "device";

/** Whom one meets the first time: gentle, so that a beginner wins something. */
const FIRST = "rookie";

/** The computer player that is wanted, if the game has it; else whom one meets first. */
export const opponentOf = (players: string[], wanted: string): string =>
  [wanted, FIRST].find((one) => players.includes(one)) ?? players[0] ?? "";

/** The seats of a match with these options. */
export const seatsOf = (game: string, options: Record<string, string>): Seat[] =>
  beside[game]?.form?.seats?.(options) ?? ["R", "B"];

/** Of these the ones for people, where a friend comes or all sit at one screen; computers take the others. */
export const seatsForPeople = (seats: Seat[], { people = 2 }: Pick<Choice, "people">): Seat[] => seats.slice(0, people);

/** Who sits where: red is mine, unless I would rather be blue. Of more seats the first are for `people`, the others for computers. */
export function seatsFor(
  company: Company,
  mine: Seat,
  level: string,
  seats: Seat[] = ["R", "B"],
  people = 2,
): Record<Seat, SeatKind> {
  const kindOf = (seat: Seat, i: number): SeatKind => {
    if (company !== "device" && seat === mine) return "me";
    return company === "computer" || i >= people ? { computer: level } : company;
  };
  return Object.fromEntries(seats.map((seat, i) => [seat, kindOf(seat, i)]));
}

export interface Choice {
  /** Options that differ from their defaults. */
  options: Record<string, string>;
  company: Company;
  mine: Seat;
  /** How many people play, where there are seats for more than two. */
  people?: number;
  /** The computer player. */
  opponent: string;
  name: string;
  /** Words of the player that go into every draw. */
  words: string;
  /** No computer ever plays for a person. */
  noStandIns?: boolean;
  /** Whoever is to choose may ask how good the choices are. */
  hints?: boolean;
  /** For a study: where it starts from, as a line or as a step of a finished match, whose options it then has. */
  position?: string;
  from?: StepOf;
}

const last = (game: string) => recall<Partial<Choice>>(`usual.${game}`, {});

/** Nothing was played yet: a short match against the gentlest comes first. */
export const firstTime = (game: string): boolean => !Object.keys(last(game)).length;

/** What was played the last time, or what comes first. */
export const usual = (game: string): Choice => ({
  options: beside[game]?.first ?? {},
  company: "computer",
  mine: "R",
  opponent: FIRST,
  words: "",
  ...last(game),
  name: recall("name", ""),
});

/** What the people at this screen are called, in the order of their seats; the server does not learn it. */
export const peopleHere = (): string[] => recall("people", Object.values(recall<Record<string, string>>("pair", {})));
export const keepPeople = (names: string[]) =>
  remember(
    "people",
    names.map((name) => name.trim()),
  );

/** Whoever invites or shares the screen is asked for a name, once. */
export const unnamed = (company: Company): boolean =>
  company !== "computer" &&
  !flag(`asked.${company}`) &&
  !(company === "friend" ? recall("name", "") : peopleHere().some(Boolean));

/** What holds the seats of a match that was just made. */
export const tokensOf = ({ seats }: Created): Record<Seat, string> =>
  Object.fromEntries(Object.entries(seats).map(([seat, { token }]) => [seat, token]));

/** Makes a match and goes to its table. */
export async function start(game: string, choice: Choice, keep = true, more: Partial<Held> = {}, instead = false) {
  // What will be wanted in a moment comes side by side.
  if (choice.company !== "friend" && atHome({ game })) {
    void onDevice().then(({ houseOf }) => houseOf(game).wake());
    void tableOf(game);
  }
  if (keep) {
    // Words are for one match.
    remember(`usual.${game}`, { ...choice, words: "" });
    remember("name", choice.name);
    setFlag(`asked.${choice.company}`, true);
  }
  const info = await infoOf(game);
  const usually = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
  const seats = seatsOf(game, choice.options);
  const wanted: Wanted = {
    game,
    options: Object.fromEntries(Object.entries(choice.options).filter(([key, value]) => value !== usually[key])),
    seats: seatsFor(
      choice.company,
      seats.includes(choice.mine) ? choice.mine : (seats[0] ?? "R"),
      opponentOf(info?.players ?? [], choice.opponent),
      seats,
      choice.people,
    ),
    ...(choice.name ? { name: choice.name } : {}),
    ...(choice.position ? { position: choice.position } : {}),
    ...(choice.from ? { from: choice.from } : {}),
    ...(choice.noStandIns && choice.company === "friend" ? { stand_ins: false } : {}),
    ...(choice.hints && seats.length === 2 ? { hints: true } : {}),
  };
  const home = atHome(wanted);
  const asked = choice.words ? await post<{ commitment: string }>("commitments", {}, home) : null;
  const commitment = asked?.commitment ?? "";
  const words = asked ? { words: choice.words, commitment } : {};
  const made = await post<Created>("matches", { ...wanted, ...words }, home);
  const called = choice.company === "device" ? peopleHere() : [];
  const names = seatsForPeople(seats, choice).flatMap((seat, i) => (called[i] ? [[seat, called[i]]] : []));
  hold(made.match, {
    game,
    seats: tokensOf(made),
    ...(made.invite && Object.keys(made.invite).length ? { invite: made.invite } : {}),
    made: Date.now(),
    ...(home && { here: true as const }),
    ...(names.length ? { names: Object.fromEntries(names) } : {}),
    ...more,
    ...(commitment ? { commit: commitment } : {}),
  });
  go(`/m/${made.match}`, instead);
  return made.match;
}
