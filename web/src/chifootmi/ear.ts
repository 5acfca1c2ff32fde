import { semicolon } from "../lib/ear";
import type { Ear, Moment } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Chifootmi, Side } from "../types/chifootmi";
import { cardOf } from "./asked";
import { slotOf } from "./moves";
import { index, other } from "./scene";

const cardText = (card: string | null | undefined) => t("chifootmi-ear-card", { card: card ?? "" });

/** Four places, what lies in each, then the piles. */
function hand(side: Side, { view, seat }: Moment<Chifootmi>, whose: "mine" | "theirs" | "side"): string {
  const mine = view.sides[index(side)];
  const cards = mine.slots.map((slot, i) => {
    const what = !slot.occupied ? "empty" : slot.card === undefined ? "hidden" : slot.face_down ? "secret" : "open";
    return t("chifootmi-ear-slot", { slot: i + 1, what, card: slot.card ?? "" });
  });
  return [
    `${t("chifootmi-ear-hand", { whose, side, seat: seat ?? "" })} ${cards.join(", ")}.`,
    `${t("chifootmi-pile-down", { side, count: mine.face_down })}.`,
    `${t("chifootmi-pile-up", { side, count: mine.face_up, card: mine.top ?? "" })}.`,
    ...(mine.committed ? [`${t("chifootmi-sealed", { side })}.`] : []),
  ].join(" ");
}

/** The duels of this possession, the newest first. */
function zone({ view }: Moment<Chifootmi>): string {
  const pairs = view.zone.map(([red, blue]) =>
    t("chifootmi-ear-pair", { red: cardText(red), blue: cardText(blue), has: `${red ? "r" : ""}${blue ? "b" : ""}` }),
  );
  return pairs.length
    ? `${t("chifootmi-ear-zone")} ${pairs.reverse().join(semicolon())}.`
    : t("chifootmi-ear-zone-empty");
}

function ball({ view }: Moment<Chifootmi>): string {
  const phase = view.kick ? "kick" : view.shot_phase ? "shot" : "keep";
  return t("chifootmi-ear-ball", {
    side: view.ball,
    phase,
    kept: view.kept,
    needed: view.needed,
    kick: view.kick?.[0] ?? "",
    shooter: view.kick?.[1] ?? view.ball,
  });
}

function score({ view }: Moment<Chifootmi>): string {
  const [red, blue] = view.score;
  const shots = view.shoot_out;
  return [
    t("chifootmi-ear-score", { red, blue, duel: view.duel, duels: view.duels }),
    ...(shots ? [t("chifootmi-event-tally", { kicks: shots.kicks, red: shots.tally[0], blue: shots.tally[1] })] : []),
  ].join(" ");
}

const mine = (moment: Moment<Chifootmi>) => hand(moment.seat ?? "R", moment, moment.seat ? "mine" : "side");
const theirs = (moment: Moment<Chifootmi>) => hand(other(moment.seat ?? "R"), moment, moment.seat ? "theirs" : "side");

export const ear: Ear<Chifootmi> = {
  answers: {
    ball,
    near: zone,
    mine,
    theirs,
    score,
    // Three rows lie on the table: theirs, the match zone, mine.
    row: (moment, place) => (place === "1" ? mine : place === "3" ? theirs : zone)(moment),
  },
  place: () => null,
  meant(words, moment) {
    // A value stands for the card.
    const wanted = /^(?:p ?|carte |card )?([1-9]\d?|x)$/.exec(words)?.[1];
    const choice = moment.choices.find((one) => slotOf(one.move) >= 0 && cardOf(one, moment)?.toLowerCase() === wanted);
    return wanted && choice ? { choice: choice.text } : null;
  },
};
