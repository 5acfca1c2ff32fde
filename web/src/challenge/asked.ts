import type { Moment } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { BoardView, Challenge, Club, ClubView, Side, View } from "../types/challenge";
import { isSquare, readSquare } from "./layout";
import type { End } from "./marks";
import { type Match, manOn, matchOn } from "./match";
import { type Choice, type Path, pathOf, runOf } from "./moves";
import { fixtureOf } from "./scene";

/** The match of who is asked, on the pitch. */
export function matchOf({ view, seat }: Moment<Challenge>): Match | null {
  const pitch = view.fixtures[fixtureOf(view, seat)]?.pitch;
  return pitch ? matchOn(pitch) : null;
}

export const clubOf = (view: View, seat: Club | null): ClubView | undefined =>
  view.clubs.find(({ club }) => club === seat);

/** What is asked, by what the choices are. */
export type Kind =
  | "series"
  | "deficit"
  | "trade"
  | "accept"
  | "colour"
  | "venue"
  | "result"
  | "squad"
  | "place"
  | "b"
  | "m"
  | "claim"
  | "taker"
  | "sub"
  | "keeper";

export function kindOf({ choices, view }: Moment<Challenge>): Kind | "" {
  const move = choices[0]?.move ?? "";
  const tag = typeof move === "string" ? move : (Object.keys(move)[0] ?? "");
  if (tag === "answer") return "accept";
  if (tag === "end") return "m";
  if (/^(sell|buy|credit|offer|ask|pass)$/.test(tag)) return view.stage === "deficit" ? "deficit" : "trade";
  return tag as Kind | "";
}

export function question(moment: Moment<Challenge>): string {
  const { view, seat } = moment;
  const kind = kindOf(moment);
  const club = clubOf(view, seat);
  const match = matchOf(moment);
  const facts = {
    capital: club?.block_a[2] ?? 0,
    cash: club?.cash ?? 0,
    champions: club?.champions ?? 0,
    total: (match?.dice ?? []).reduce((sum, die) => sum + die, 0),
    dice: match?.unused ?? [],
    possession: String(match?.possession ?? true),
    ...(view.offer
      ? { by: view.offer.by, price: view.offer.price, offered: view.offer.champions, asks: String(view.offer.asks) }
      : {}),
  };
  return kind ? t(`challenge-ask-${kind}`, facts) : "";
}

/** Which of the squares of the goal, from the left of who shoots (CHA-108). */
function placeOf(square: string, side: Side, { goal }: BoardView): number {
  const [[left], [right], [column]] = [readSquare(goal[0]), readSquare(goal[1]), readSquare(square)];
  return side === "S" ? column - left + 1 : right - column + 1;
}

/** Where a path ends, in short: a square, or a part of the goal. */
export const endText = ({ what, square }: Pick<End, "what" | "square">, match: Match, board: BoardView): string =>
  what === "goal" ? t("challenge-mouth", { place: placeOf(square, match.side, board) }) : square;

/** What a path comes to: as the server lists it; of one that is only advised, where it ends. */
function becomes({ choice, squares, out }: Path, match: Match, board: BoardView): string {
  const at = squares.at(-1) ?? "";
  return choice.comes_to ?? (out ? "out" : !isSquare(board, at) ? "goal" : manOn(match, at) ? "pass" : "loose");
}

const DECKS: Record<string, string> = { referee_box: "box", referee_field: "field" };

/** What a choice is called in full. */
export function say(choice: Choice, moment: Moment<Challenge>): string {
  const match = matchOf(moment);
  const path = match && pathOf(choice, match.ball);
  if (path) {
    const at = path.squares.at(-1) ?? "";
    const by = path.squares.slice(1, -1).flatMap((square) => manOn(match, square)?.number ?? []);
    return t("challenge-choice-path", {
      what: becomes(path, match, moment.view.board),
      at,
      to: manOn(match, at)?.number ?? 0,
      by,
      bent: String(path.bend),
      place: placeOf(at, match.side, moment.view.board),
    });
  }
  const run = runOf(choice);
  if (run) {
    const known = moment.intent?.foreseen?.get(run.text);
    return t("challenge-choice-run", {
      number: Number(run.man.slice(1)),
      to: run.to,
      die: run.die,
      struck: run.shock.slice(1),
      deck: run.shock ? (DECKS[known?.deck ?? ""] ?? "shock") : "none",
      ball: String(!!known?.takes_ball),
      star: String(known?.deck === "incidents"),
      offside: String(run.warned),
    });
  }
  const [word = "", ...rest] = choice.text.split(" ");
  if (word === ".") return t("challenge-choice-end");
  if (word === "result") return t("challenge-choice-result", { value: (rest[0] ?? "").replace("-", "–") });
  if (word === "squad" || word === "place") return t(`challenge-choice-${word}`);
  if (word === "sell" || word === "buy")
    return t(`challenge-choice-${word}`, { champions: Number(rest[0]), price: priceOf(word, Number(rest[0]), moment) });
  if (word === "offer" || word === "ask")
    return t(`challenge-choice-${word}`, { to: rest[0] ?? "", champions: Number(rest[1]), price: Number(rest[2]) });
  if (word === "sub" && rest[0] === "-") return t("challenge-choice-nobody");
  return t(`challenge-choice-${word}`, { value: rest[0] ?? "" });
}

/** Dice that somebody could still play, and champions who leave the club. */
export function wastes({ text }: Choice, moment: Moment<Challenge>): string | null {
  const [word = "", count = ""] = text.split(" ");
  const { offer } = moment.view;
  if (word === "." && moment.choices.some(({ move }) => typeof move === "object" && "m" in move))
    return t("challenge-waste-dice", { dice: matchOf(moment)?.unused ?? [] });
  if (word === "sell")
    return t("challenge-waste-sale", { champions: Number(count), price: priceOf(word, Number(count), moment) });
  if (word === "accept" && offer?.asks)
    return t("challenge-waste-sale", { champions: offer.champions, price: offer.price });
  return null;
}

/** What the bank pays for champions, or asks (CHA-127, CHA-129). */
export function priceOf(word: string, champions: number, { view, seat }: Moment<Challenge>): number {
  const card = view.club_cards.find(({ card }) => card === clubOf(view, seat)?.card);
  return champions * (word === "buy" ? view.bank_price : (card?.resale ?? 0));
}
