import type { SeatKind } from "../types/protocol";
import { createMatch } from "./api";
import { hold, recall, remember } from "./keep";
import { go } from "./router.svelte";

export type Company = "computer" | "friend" | "device";

/** Who sits where: red is mine, unless I would rather be blue. */
export function seatsFor(company: Company, mine: "R" | "B", level: string): Record<string, SeatKind> {
  if (company === "device") return { R: "device", B: "device" };
  const other: SeatKind = company === "friend" ? "friend" : { computer: level };
  return mine === "R" ? { R: "me", B: other } : { R: other, B: "me" };
}

export interface Choice {
  options: Record<string, string>;
  company: Company;
  mine: "R" | "B";
  opponent: string;
  name: string;
}

export const usual = (): Choice =>
  recall<Choice>("usual", {
    options: { level: "beginner" },
    company: "computer",
    mine: "R",
    opponent: "steady",
    name: "",
  });

/** Makes a match and goes to its table. */
export async function start(game: string, choice: Choice, keep = true) {
  if (keep) remember("usual", choice);
  const made = await createMatch({
    game,
    options: choice.options,
    seats: seatsFor(choice.company, choice.mine, choice.opponent),
    ...(choice.name ? { name: choice.name } : {}),
  });
  const seats = Object.fromEntries(Object.entries(made.seats).map(([seat, { token }]) => [seat, token]));
  hold(made.match, {
    game,
    seats,
    ...(made.invite && Object.keys(made.invite).length ? { invite: made.invite } : {}),
    made: Date.now(),
  });
  go(`/m/${made.match}`);
  return made.match;
}
