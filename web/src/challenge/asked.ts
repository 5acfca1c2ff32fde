import type { Moment } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Challenge, Club, ClubView, Side, View } from "../types/challenge";
import { chosen } from "./chosen.svelte";
import { readSquare, writeSquare } from "./layout";
import type { End } from "./marks";
import { outcomeOf, type Run, readPath, readRun } from "./moves";
import { type Match, manOn, readMatch } from "./position";
import { fixtureOf } from "./scene";

export type Asked = Moment<Challenge>;

/** The match of who is asked, on the pitch. */
export function matchOf({ view, seat }: Asked): Match | null {
  const line = view.fixtures[fixtureOf(view, seat)]?.pitch;
  return line ? readMatch(line) : null;
}

export const clubOf = (view: View, seat: Club | null): ClubView | undefined =>
  view.clubs.find(({ club }) => club === seat);

/** What is asked, by the first word of the choices. */
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

export function kindOf({ legal, view }: Asked): Kind | "" {
  const word = legal[0]?.split(" ", 1)[0] ?? "";
  if (word === "refuse") return "accept";
  if (word === ".") return "m";
  if (word === "let") return "claim";
  if (/^(sell|buy|credit|offer|ask|pass)$/.test(word)) return view.stage === "deficit" ? "deficit" : "trade";
  return word as Kind | "";
}

export function question(moment: Asked): string {
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

// CHA-113, CHA-109.
const STARS = new Set(["E10", "U10", "E30", "U30", "I15", "Q15", "I25", "Q25", "M11", "M29", "C20", "W20"]);
function inArea(square: string): boolean {
  const [column, row] = readSquare(square);
  return column >= 7 && column <= 19 && (row <= 6 || row >= 34);
}

/**
 * Does a straight move pass a star (CHA-701)? Whoever may turn goes round them where he can (CHA-526); a shock draws
 * from its own deck (CHA-710).
 */
function passesStar({ squares, die, to, shock }: Run, ring: boolean): boolean {
  if (shock) return false;
  if (STARS.has(to)) return true;
  const [c, r] = readSquare(squares[0] ?? "");
  const [d, s] = readSquare(to);
  const steps = Math.max(Math.abs(c - d), Math.abs(r - s));
  if (ring || squares.length > 2 || steps !== die) return false;
  return Array.from({ length: steps }, (_, i) =>
    writeSquare(c + ((d - c) / steps) * (i + 1), r + ((s - r) / steps) * (i + 1)),
  ).some((square) => STARS.has(square));
}

/** Which of the seven squares of the goal, from the left of who shoots (CHA-108). */
const placeOf = (square: string, side: Side): number => {
  const [column] = readSquare(square);
  return side === "S" ? column - 9 : 17 - column;
};

/** Where a path ends, in short: a square, or a part of the goal. */
export const endText = ({ what, square }: Pick<End, "what" | "square">, match: Match): string =>
  what === "goal" ? t("challenge-mouth", { place: placeOf(square, match.side) }) : square;

/** What a choice is called in full. */
export function say(choice: string, moment: Asked): string {
  const match = matchOf(moment);
  const warned = !!moment.warned?.[choice];
  const path = readPath(choice);
  if (path && match) {
    const { what, at, to } = outcomeOf(path, match, warned);
    const by = path.squares.slice(1, -1).flatMap((square) => manOn(match, square)?.number ?? []);
    return t("challenge-choice-path", { what, at, to, by, bent: String(path.bend), place: placeOf(at, match.side) });
  }
  const run = readRun(choice);
  if (run) {
    const man = match?.men.find(({ name }) => name === run.man);
    const struck = match?.men.find(({ name }) => name === run.shock);
    const area = struck?.at ? inArea(struck.at) : false;
    const known = chosen.prospects[choice];
    const star = known ? known.deck === "INC" : !match?.dead && passesStar(run, man?.ring ?? false);
    return t("challenge-choice-run", {
      number: Number(run.man.slice(1)),
      to: run.to,
      die: run.die,
      struck: run.shock.slice(1),
      deck: run.shock ? (area ? "box" : "field") : "none",
      // CHA-745: while the ball is dead nobody takes it and no card is drawn.
      ball: String(!match?.dead && run.to === match?.ball),
      star: String(star),
      offside: String(warned),
    });
  }
  const [word = "", ...rest] = choice.split(" ");
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
export function wastes(choice: string, moment: Asked): string | null {
  const [word = "", count = ""] = choice.split(" ");
  const { offer } = moment.view;
  if (word === "." && moment.legal.some(readRun))
    return t("challenge-waste-dice", { dice: matchOf(moment)?.unused ?? [] });
  if (word === "sell")
    return t("challenge-waste-sale", { champions: Number(count), price: priceOf(word, Number(count), moment) });
  if (word === "accept" && offer?.asks)
    return t("challenge-waste-sale", { champions: offer.champions, price: offer.price });
  return null;
}

/** The match that is meant by its name or its address, sixteen digits in base 16; "" if none is. */
export const matchNamed = (text: string): string =>
  /(?:^|\/m\/)([0-9a-f]{16})(?:[/#?].*)?$/.exec(text.trim())?.[1] ?? "";

/** What the bank pays for champions, or asks (CHA-127, CHA-129). */
export function priceOf(word: string, champions: number, { view, seat }: Asked): number {
  const card = view.club_cards.find(({ card }) => card === clubOf(view, seat)?.card);
  return champions * (word === "buy" ? view.bank_price : (card?.resale ?? 0));
}
