import { semicolon } from "../lib/ear";
import type { Ear, Meant, Moment } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Shoot, Side, View } from "../types/shoot";
import { say } from "./asked";
import { isLight } from "./colour";
import { readSquare } from "./layout";
import { catches, counted, movers, offerOf, unique } from "./moves";
import { type Man, menOf, other } from "./scene";

/** Diagonal steps between two squares, as far as an empty board goes. */
function steps(a: string, b: string): number {
  const [r, c] = readSquare(a);
  const [s, d] = readSquare(b);
  return Math.max(Math.abs(r - s), Math.abs(c - d));
}

const man = ({ side, number, square, offside }: Man) =>
  t("shoot-man", { side, number, square, offside: String(offside) });

function ball({ view, seat }: Moment<Shoot>): string {
  const { square, side, next } = view.ball;
  const [row] = readSquare(square);
  const mine = seat ?? "R";
  const south = view.sides.find((one) => one.side === mine)?.south ?? true;
  const beside = menOf(view).filter((one) => next[one.side === "R" ? 0 : 1].includes(one.number));
  const ahead = south ? view.board.rows - row : row - 1;
  return [
    `${t("shoot-ball-at", { square, side: side ?? "" })}.`,
    t("shoot-ear-to-goal", { side: other(mine), rows: ahead, own: view.board.rows - 1 - ahead }),
    beside.length ? `${t("shoot-ear-beside")} ${beside.map(man).join(semicolon())}.` : t("shoot-ear-nobody-beside"),
  ].join(" ");
}

/** The six that stand nearest to the ball. */
function near({ view }: Moment<Shoot>): string {
  const { square } = view.ball;
  const men = menOf(view)
    .map((one) => ({ one, far: steps(one.square, square) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6);
  return `${t("shoot-ear-near", { square })} ${men.map(({ one, far }) => `${man(one)}, ${t("shoot-ear-steps", { steps: far })}`).join(semicolon())}.`;
}

function team(side: Side, { view }: Moment<Shoot>): string {
  const men = menOf(view).filter((one) => one.side === side);
  const list = men.map((one) => t("shoot-ear-man", { ...one, offside: String(one.offside) }));
  return `${t("shoot-ear-team", { side })} ${list.join(semicolon())}.`;
}

export function rowText(row: number, view: View): string {
  if (!(row >= 1 && row <= view.board.rows)) return t("shoot-ear-no-row", { rows: view.board.rows });
  const here = menOf(view).filter(({ square }) => readSquare(square)[0] === row);
  const things = here.map((one) => ({ column: readSquare(one.square)[1], text: man(one) }));
  const [ballRow, ballColumn] = readSquare(view.ball.square);
  if (ballRow === row)
    things.push({
      column: ballColumn,
      text: t("shoot-ball-at", { square: view.ball.square, side: view.ball.side ?? "" }),
    });
  things.sort((a, b) => a.column - b.column);
  return things.length
    ? `${t("shoot-ear-row", { row })} ${things.map(({ text }) => text).join(semicolon())}.`
    : t("shoot-ear-row-empty", { row });
}

/** What is on a square, and what may be done with it now. */
export function squareText(square: string, moment: Moment<Shoot>, picked: number | null = null): string {
  const { view } = moment;
  const here = menOf(view).find((one) => one.square === square);
  const parts: string[] = [];
  if (here) parts.push(man(here));
  else if (view.ball.square === square) parts.push(t("shoot-ball-at", { square, side: view.ball.side ?? "" }));
  else parts.push(t("shoot-ear-square", { square, dark: String(!isLight(view.board, square)) }));
  if (view.ball.beside.includes(square)) parts.push(t("shoot-ear-next-to-ball"));
  const { uses, balls } = offerOf(moment);
  if (here && here.side === moment.seat && uses.some((use) => use.number === here.number))
    parts.push(t("shoot-ear-can-move"));
  const reach = uses.filter((use) => use.to === square && use.number === picked);
  if (reach.length) parts.push(t("shoot-ear-reach", { number: picked, points: reach.map((use) => use.points) }));
  for (const ball of balls) if (ball.square === square) parts.push(...ball.choices.map((choice) => say(choice, view)));
  return parts.join(", ");
}

function score({ view }: Moment<Shoot>): string {
  const [red, blue] = view.sides;
  return [
    t("shoot-ear-score", { red: red.score, blue: blue.score }),
    view.half
      ? `${t("shoot-half", { half: view.half.number, of: view.throws_per_half ?? 0, throws: view.half.throws, minutes: view.minutes_per_half ?? 0 })}.`
      : `${t("shoot-throws", { throws: view.throws })}.`,
  ].join(" ");
}

const SQUARE = /^(\d{1,2})\s*[,.; /-]\s*(\d{1,2})$/;

/** "9 17,8", or "9 17-8": the 9 to that square. "17,8": the ball, or the only one who can go there. "9 17,8 6": with six points. */
function meant(words: string, moment: Moment<Shoot>): Meant {
  const offer = offerOf(moment);
  if (offer.goal && /^(goal|but|shoot|tir|tirer)$/.test(words)) return { choice: offer.goal.text };
  const squares = /^\d{1,2}$/.test(words) ? squaresOf(Number(words), moment) : null;
  if (squares) return { ask: squares };
  const named = SQUARE.exec(words);
  const square = named && `${Number(named[1])},${Number(named[2])}`;
  const [ball] = offer.balls.find((one) => one.square === square)?.choices ?? [];
  if (ball) return { choice: ball.text };
  const move = /^(\d{1,2})(?:\s*>\s*|\s+)(\d{1,2})\s*[,-]\s*(\d{1,2})(?:\s+\(?(\d{1,2})\)?)?$/.exec(words);
  if (!move) return null;
  const [, number, row, column, points] = move.map(Number);
  const uses = offer.uses.filter(
    (use) => use.number === number && use.to === `${row},${column}` && (!points || use.points === points),
  );
  const [use] = uses;
  if (!use) return { ask: t("shoot-ear-cannot", { number, square: `${row},${column}` }) };
  if (uses.length > 1)
    return { ask: t("shoot-ear-which-points", { number, square: use.to, points: uses.map((one) => one.points) }) };
  return { choice: use.choice.text };
}

/** Who can move and who can reach the ball: whoever wants the squares of one asks for his number. */
function choices(moment: Moment<Shoot>): string | null {
  const [offer, view] = [offerOf(moment), moment.view];
  if (!offer.uses.length) return null;
  const reach = catches(offer, view, null).map((use) => use.number);
  return [
    t("shoot-ear-movers", { numbers: movers(offer, null) }),
    ...(reach.length ? [t("shoot-ear-reachers", { numbers: unique(reach) })] : []),
    ...offer.plain.map((choice) => `${say(choice, view)}.`),
  ].join(" ");
}

/** Where one player can go, next to the ball first. */
function squaresOf(number: number, moment: Moment<Shoot>): string | null {
  const { view } = moment;
  const uses = offerOf(moment).uses.filter((use) => use.number === number);
  if (!uses.length) return null;
  const near = (to: string) => Number(view.ball.beside.includes(to));
  uses.sort((a, b) => near(b.to) - near(a.to) || a.points - b.points);
  return `${uses.map((use) => say(use.choice, view)).join(semicolon())}.`;
}

export const ear: Ear<Shoot> = {
  choices,
  // The digits of the board pick up players while there are any to move.
  numbered(moment) {
    const offer = offerOf(moment);
    return offer.uses.length ? [] : counted(offer);
  },
  answers: {
    ball,
    near,
    mine: (moment) => team(moment.seat ?? "R", moment),
    theirs: (moment) => team(other(moment.seat ?? "R"), moment),
    score,
    row: ({ view }, place) => rowText(Number.parseInt(place, 10) || readSquare(view.ball.square)[0], view),
  },
  place(name, moment) {
    const found = SQUARE.exec(name);
    const [row, column] = [Number(found?.[1]), Number(found?.[2])];
    if (!(row >= 1 && row <= moment.view.board.rows && column >= 1 && column <= moment.view.board.columns)) return null;
    return squareText(`${row},${column}`, moment);
  },
  meant,
};
