import type { Seat, SeatKind, StepOf } from "../types/protocol";
import { askCommitment, createMatch, playable } from "./api";
import { type Held, hold, recall, remember } from "./keep";
import { go } from "./router.svelte";

export type Company = "computer" | "friend" | "device";

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
  /** The computer player; "" for the strongest there is. */
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

/** What was chosen the last time for this game. */
export const usual = (game: string): Choice => ({
  options: {},
  company: "computer",
  mine: "R",
  opponent: "",
  words: "",
  ...recall<Partial<Choice>>(`usual.${game}`, {}),
  name: recall("name", ""),
});

/** What two at this screen are called; the server does not learn it. */
export const pairNames = (): { R: string; B: string } => ({ R: "", B: "", ...recall("pair", {}) });
export const keepPair = (names: { R: string; B: string }) => remember("pair", names);

function named(): { names?: Record<string, string> } {
  const names = Object.fromEntries(
    Object.entries(pairNames()).flatMap(([side, name]) => (name.trim() ? [[side, name.trim()]] : [])),
  );
  return Object.keys(names).length ? { names } : {};
}

/** Makes a match and goes to its table. */
export async function start(game: string, choice: Choice, keep = true, more: Partial<Held> = {}, instead = false) {
  if (keep) {
    // Words are for one match.
    remember(`usual.${game}`, { ...choice, words: "" });
    remember("name", choice.name);
  }
  const info = (await playable()).find(({ id }) => id === game);
  const players = info?.players ?? [];
  const usually = Object.fromEntries((info?.options ?? []).map((option) => [option.key, option.default]));
  const opponent = players.includes(choice.opponent) ? choice.opponent : (players.at(-1) ?? "");
  const commitment = choice.words ? await askCommitment() : "";
  const seats = (await import("../beside")).beside[game]?.form?.seats?.(choice.options) ?? ["R", "B"];
  const made = await createMatch({
    game,
    options: Object.fromEntries(Object.entries(choice.options).filter(([key, value]) => value !== usually[key])),
    seats: seatsFor(
      choice.company,
      seats.includes(choice.mine) ? choice.mine : (seats[0] ?? "R"),
      opponent,
      seats,
      choice.people,
    ),
    ...(choice.name ? { name: choice.name } : {}),
    ...(choice.position ? { position: choice.position } : {}),
    ...(choice.from ? { from: choice.from } : {}),
    ...(choice.words ? { words: choice.words, commitment } : {}),
    ...(choice.noStandIns && choice.company === "friend" ? { stand_ins: false } : {}),
    ...(choice.hints && seats.length === 2 ? { hints: true } : {}),
  });
  const held = Object.fromEntries(Object.entries(made.seats).map(([seat, { token }]) => [seat, token]));
  hold(made.match, {
    game,
    seats: held,
    ...(made.invite && Object.keys(made.invite).length ? { invite: made.invite } : {}),
    made: Date.now(),
    ...(choice.company === "device" ? named() : {}),
    ...more,
    ...(commitment ? { commit: commitment } : {}),
  });
  go(`/m/${made.match}`, instead);
  return made.match;
}
