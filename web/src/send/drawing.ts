/*
 * The one drawing of everything that is sent: a goal that moves, and the result as a picture. Above, who plays and how it
 * stands, in the colours and patterns of the sides; below, a board or a map, and beside it what there is to say.
 */

import type { Shirts } from "./film";

/** What a picture says. */
export interface Card {
  game: string;
  names: [string, string];
  score: [number, number];
  /** Under it all: how it was decided, or where it comes from. */
  foot: string;
  /** Their shirts: the first one's red, unless this says otherwise. */
  shirts?: Shirts;
  /** The winner's place, if somebody has won. */
  winner?: number;
  headline?: string;
  /** Goals, each with its scorer and its time, by side. */
  goals?: [string[], string[]];
  /** What was counted: for one, what it is, for the other. */
  figures?: [string, string, string][];
}

const [PAPER, INK, SOFT, LIGHT] = ["#f4ecdb", "#231d16", "#5d5142", "#fdf8ea"];

type Paint = CanvasRenderingContext2D;
const colour = (variable: string) => getComputedStyle(document.documentElement).getPropertyValue(variable).trim();

/** How high the head of a card is that is so wide. */
export const headOf = (wide: number) => 2 * Math.round(wide * 0.06);
export const footOf = (wide: number) => 2 * Math.round(wide * 0.024);

/** One line of words, as large as it fits. */
function line(paint: Paint, text: string, x: number, y: number, size: number, most: number, face = "--display") {
  paint.font = `400 ${size}px ${colour(face)}`;
  const broad = paint.measureText(text).width;
  if (broad > most) paint.font = `400 ${Math.max(size * 0.6, (size * most) / broad)}px ${colour(face)}`;
  paint.fillText(cut(paint, text, most), x, y);
}

/** As much of a text as fits. */
function cut(paint: Paint, text: string, most: number): string {
  if (paint.measureText(text).width <= most) return text;
  const letters = [...text];
  while (letters.length && paint.measureText(`${letters.join("")}…`).width > most) letters.pop();
  return `${letters.join("")}…`;
}

/** The paper, and on it the head and the foot of a card. */
export function paintCard(paint: Paint, { width, height }: { width: number; height: number }, card: Card) {
  const head = headOf(width);
  const foot = footOf(width);
  const half = width / 2;
  paint.fillStyle = PAPER;
  paint.fillRect(0, 0, width, height);
  paint.textBaseline = "middle";
  for (const [i, shirt] of (card.shirts ?? ["R", "B"]).entries()) {
    const x = i * half;
    paint.fillStyle = colour(shirt === "R" ? "--shirt-red" : "--shirt-blue");
    paint.fillRect(x, 0, half, head);
    // Hoops, so that the sides differ without colour too.
    paint.fillStyle = "rgb(253 248 234 / 0.16)";
    if (shirt === "B") for (let y = head / 8; y < head; y += head / 4) paint.fillRect(x, y, half, head / 9);
    paint.fillStyle = LIGHT;
    // The figures meet in the middle, the names stand outside.
    paint.textAlign = i ? "left" : "right";
    line(paint, String(card.score[i]), half + (i ? 1 : -1) * head * 0.22, head * 0.54, head * 0.92, head * 1.2);
    paint.textAlign = i ? "right" : "left";
    const name = `${card.names[i]}${card.winner === i ? " ★" : ""}`;
    line(paint, name, i ? width - head * 0.3 : head * 0.3, head * 0.54, head * 0.42, half - head * 1.5);
  }
  paint.fillStyle = SOFT;
  paint.textAlign = "left";
  line(paint, card.game, head * 0.3, height - foot / 2, foot * 0.66, half);
  paint.textAlign = "right";
  line(paint, card.foot, width - head * 0.3, height - foot / 2, foot * 0.66, half);
}

/** What there is to say of a match, in a column: headline, goals, figures. */
export function paintWords(paint: Paint, box: { x: number; y: number; width: number; height: number }, card: Card) {
  const { x, width } = box;
  const middle = x + width / 2;
  let y = box.y;
  paint.textBaseline = "top";
  paint.fillStyle = INK;
  paint.textAlign = "center";
  for (const words of wrapped(paint, card.headline ?? "", 40, width)) {
    line(paint, words, middle, y, 40, width);
    y += 44;
  }
  y += 10;
  const goals = card.goals ?? [[], []];
  const rows = Math.min(5, Math.max(goals[0].length, goals[1].length));
  for (let i = 0; i < rows; i++) {
    for (const [n, align] of (["left", "right"] as const).entries()) {
      paint.textAlign = align;
      const more = i === 4 && (goals[n]?.length ?? 0) > 5;
      line(paint, more ? "…" : (goals[n]?.[i] ?? ""), n ? x + width : x, y, 22, width / 2 - 8, "--text");
    }
    y += 27;
  }
  const left = Math.max(0, Math.floor((box.y + box.height - y - 14) / 31));
  y += 14;
  for (const [one, what, other] of (card.figures ?? []).slice(0, left)) {
    paint.fillStyle = "rgb(35 29 22 / 0.22)";
    paint.fillRect(x, y - 5, width, 1);
    paint.fillStyle = INK;
    paint.textAlign = "left";
    line(paint, one, x, y, 25, width / 4);
    paint.textAlign = "right";
    line(paint, other, x + width, y, 25, width / 4);
    paint.fillStyle = SOFT;
    paint.textAlign = "center";
    line(paint, what, middle, y + 1, 22, width / 2, "--text");
    y += 31;
  }
}

/** A text in at most two lines. */
function wrapped(paint: Paint, text: string, size: number, most: number): string[] {
  paint.font = `400 ${size}px ${colour("--display")}`;
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && (paint.measureText(longer).width <= most || lines.length === 2))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
