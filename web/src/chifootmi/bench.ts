import type { Bench } from "../lib/bench";
import type { Card, Side, View } from "../types/chifootmi";
import Deck from "./Deck.svelte";
import SetUp from "./SetUp.svelte";

/** What can be set up by hand: the cards in front, who has the ball and how far, the score. */
export interface Draft {
  /** Each side's deck: the first four lie in front, the others come in this order. */
  R: Card[];
  B: Card[];
  ball: Side;
  /** Conservations made. */
  kept: number;
  score: [number, number];
}

/** The most goals that still leave four cards in front: a goal and a conservation take a duel each. */
export const room = ({ kept, score: [red, blue] }: Draft, view: View): number =>
  view.duels - view.in_front - kept - red - blue;

/** A card goes to a place; the card that lies there takes its own. */
export function swap(cards: Card[], place: number, from: number): Card[] {
  return cards.map((card, i) => (i === place ? (cards[from] ?? card) : i === from ? (cards[place] ?? card) : card));
}

function shuffled(cards: Card[]): Card[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}

export function of(view: View): Draft {
  const [R, B] = view.sides.map(({ slots }, side) => {
    const rest = shuffled(view.decks[side] ?? []);
    const front = slots.flatMap(({ card }) => (card ? rest.splice(rest.indexOf(card), 1) : []));
    return [...front, ...rest];
  }) as [Card[], Card[]];
  const kept = Math.min(view.kept, view.most_kept);
  const most = view.duels - view.in_front - kept;
  const red = Math.min(view.score[0], most);
  return { R, B, ball: view.ball, kept, score: [red, Math.min(view.score[1], most - red)] };
}

/**
 * The line of the position. Goals and conservations took a card of each side: the last ones of the deck. A deck is
 * written as it was dealt: four in front, the face-down pile from its top, the face-up pile from its bottom.
 */
export function line({ R, B, ball, kept, score: [red, blue] }: Draft, view: View): string {
  const goals = red + blue;
  const duels = goals + kept;
  const { duels: n, in_front } = view;
  const down = Math.min(duels, view.face_down);
  const place = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
  // The places that were dealt or drawn: first the cards played, then those in front.
  const used = [...place(0, in_front + down), ...place(n - (duels - down), duels - down)];
  const side = (cards: Card[], first: number, count: number) => {
    const dealt: Card[] = [];
    const [front, rest] = [cards.slice(0, in_front), cards.slice(in_front)];
    const played = rest.splice(rest.length - duels);
    for (const [i, at] of used.entries()) dealt[at] = (i < duels ? played[i] : front[i - duels]) ?? "";
    for (const at of place(0, n)) dealt[at] ??= rest.shift() ?? "";
    const numbers = (list: number[]) => list.map((one) => one + 1).join(" ") || "none";
    return `${dealt.join(" ")} slots ${numbers(used.slice(duels))} played ${numbers(used.slice(0, duels))} goals ${numbers(place(first, count))}`;
  };
  return [
    `R ${side(R, 0, red)}`,
    `B ${side(B, red, blue)}`,
    `gathered ${ball.repeat(goals) + "-".repeat(kept) || "none"}`,
    `ball ${ball} ${kept}/${view.conservations}`,
    "now choose",
  ].join("; ");
}

const bench: Bench<View, Draft> = { Board: SetUp, Shapes: Deck, fresh: of, of, line };
export default bench;
