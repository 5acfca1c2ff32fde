import { semicolon } from "../lib/ear";
import type { Ear, Meant, Moment } from "../lib/table";
import { capital, t } from "../lib/words.svelte";
import type { PegView, Side, Simulator, View } from "../types/simulator";
import { openKick } from "./aim.svelte";
import { pegOf, said, sayChoice, sayPeg, spoken } from "./asked";
import { around, groundOf, homeOf, readCell } from "./layout";
import { goes, readAll } from "./moves";
import { numberOf, other, sideOf } from "./scene";

type Man = PegView & { cell: string };

/** Everybody who stands or lies there; whom one is placing, where one has him. */
function onCloth({ view, intent }: Moment<Simulator>, side?: Side): Man[] {
  const puts = new Map(intent.chosen.draft?.puts.map(({ peg, cell }) => [peg, cell]));
  const placed = (one: PegView): PegView => ({ ...one, state: "standing", cell: puts.get(one.peg) ?? "" });
  return view.sides
    .filter((one) => !side || one.side === side)
    .flatMap(({ pegs }) => pegs.map((one) => (puts.has(one.peg) ? placed(one) : one)))
    .filter((one): one is Man => !!one.cell);
}
export const inCell = (moment: Moment<Simulator>, cell: string): Man[] =>
  onCloth(moment).filter((one) => one.cell === cell);

/** Cells from one to the other (SIM-111). */
export function steps(a: string, b: string): number {
  const [r, n] = readCell(a);
  const [s, m] = readCell(b);
  const [rows, far] = [Math.abs(r - s), Math.abs(n - m)];
  return rows + Math.max(0, (far - rows) / 2);
}

function man({ view, seat }: Moment<Simulator>, { peg, cell, state }: Man): string {
  const facts = { cell, lies: String(state === "lying"), offside: String(view.offside.includes(peg)) };
  return spoken("simulator-ear-man", { peg, ...facts }, seat);
}

/** "Number 8 has the ball in F9, Blue's 6 marks him. Passes: number 10 free in F13; …" */
function ball(moment: Moment<Simulator>): string {
  const { view, seat } = moment;
  const { carrier, cell } = view.ball;
  const side = carrier ? sideOf(carrier) : view.turn.attack;
  const foes = inCell(moment, cell).filter(({ peg, state }) => sideOf(peg) !== side && state === "standing");
  const marked = foes.map(({ peg }) => peg);
  const head = said("simulator-ear-ball", { peg: carrier ?? "", held: String(carrier !== null), cell, marked }, seat);
  const mates = onCloth(moment, side)
    .filter(({ peg }) => peg !== carrier)
    .map((one) => ({
      one,
      far: steps(one.cell, cell),
      marks: inCell(moment, one.cell).filter(({ peg }) => sideOf(peg) !== side),
    }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 5);
  const list = mates.map(({ one: { peg, cell }, far, marks }) => {
    const facts = { peg, cell, cells: far, offside: String(view.offside.includes(peg)) };
    return spoken("simulator-ear-mate", { ...facts, marked: marks.map((one) => one.peg) }, seat);
  });
  return carrier && list.length ? `${head} ${t("simulator-ear-mates")} ${list.join(semicolon())}.` : head;
}

function near(moment: Moment<Simulator>): string {
  const { cell } = moment.view.ball;
  const men = onCloth(moment)
    .map((one) => ({ one, far: steps(one.cell, cell) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6);
  const list = men.map(({ one, far }) => `${man(moment, one)}, ${t("simulator-ear-cells", { cells: far })}`);
  return capital(`${list.join(semicolon())}.`);
}

const team = (side: Side, moment: Moment<Simulator>) =>
  `${t("simulator-ear-team", { side })} ${onCloth(moment, side)
    .map((one) => man(moment, one))
    .join(semicolon())}.`;

function row(letter: string, moment: Moment<Simulator>): string {
  const here = onCloth(moment)
    .filter(({ cell }) => cell.startsWith(letter))
    .sort((a, b) => readCell(a.cell)[1] - readCell(b.cell)[1]);
  return here.length
    ? `${t("simulator-ear-row", { row: letter })} ${here.map((one) => man(moment, one)).join(semicolon())}.`
    : t("simulator-ear-row-empty", { row: letter });
}

function score({ view }: Moment<Simulator>): string {
  const [red, blue] = view.sides;
  const { half, minute, beyond, t: ticks, length } = view.clock;
  const goals = t("simulator-ear-score", { red: red.score, blue: blue.score });
  return `${goals} ${t("simulator-clock", { half, minute, beyond, t: ticks, length })}.`;
}

/** What is in a cell, and what may be done with it now. */
export function cellText(cell: string, moment: Moment<Simulator>, picked: string | null = null): string {
  const { view, seat } = moment;
  const here = inCell(moment, cell);
  const parts = [cell, ...here.map((one) => man(moment, one))];
  if (!here.length) parts.push(t("simulator-ear-empty"));
  if (view.ball.cell === cell) parts.push(t("simulator-ear-ball-here"));
  const moves = readAll(moment).filter((choice) => goes(choice));
  if (picked && moves.some((choice) => choice.peg === picked && goes(choice)?.cell === cell))
    parts.push(spoken("simulator-ear-reach", { peg: picked }, seat));
  else if (here.some(({ peg }) => isArranged(peg, moment) || moves.some((choice) => choice.peg === peg)))
    parts.push(t("simulator-ear-can-move"));
  return parts.join(", ");
}

/** It is being placed with others, or still in the hand. */
export const isArranged = (peg: string, { view, seat, intent: { chosen } }: Moment<Simulator>): boolean =>
  chosen.draft !== null &&
  sideOf(peg) === seat &&
  (chosen.draft.puts.some((put) => put.peg === peg) || pegOf(view, peg)?.state === "lifted");

/** Places a peg, and says who is where then. */
export function arrange(peg: string, cell: string, moment: Moment<Simulator>): string {
  const before = onCloth(moment);
  moment.intent.chosen.arrange({ peg, cell, at: homeOf(groundOf(moment.view.pitch), cell), angle: null });
  const moved = onCloth(moment).filter((one) => before.find(({ peg }) => peg === one.peg)?.cell !== one.cell);
  return capital(`${moved.map((one) => man(moment, one)).join(semicolon())}.`);
}

const isCell = (view: View, name: string) => view.pitch.cells.some(([cell]) => cell === name);

/** "8 F13" or "R8 F13": that peg to that cell. Otherwise the choice as the rules write it, in any letters. */
function meant(words: string, moment: Moment<Simulator>): Meant {
  const { seat, view } = moment;
  const typed = words.trim().toUpperCase();
  const plain = moment.choices.find(({ text }) => text.toUpperCase() === typed);
  if (plain) return { choice: plain.text };
  const found = /^([RB]?)(\d{1,2})(?:\s*[->]?\s*([A-K]\d{1,2}))?$/.exec(typed);
  if (!found) return isCell(view, typed) ? { ask: cellText(typed, moment) } : null;
  const peg = `${found[1] || seat || "R"}${found[2]}`;
  const cell = found[3];
  const moves = readAll(moment).filter((choice) => goes(choice)?.peg === peg);
  if (!cell) {
    const cells = [...new Set(moves.map((choice) => goes(choice)?.cell ?? ""))];
    return { ask: [sayPeg(moment, peg), ...(cells.length ? [t("simulator-ear-cells-of", { cells })] : [])].join(" ") };
  }
  if (isArranged(peg, moment) && isCell(view, cell)) return { ask: arrange(peg, cell, moment) };
  const there = moves.filter((choice) => goes(choice)?.cell === cell);
  const [only, ...rest] = there;
  if (!only) return { ask: said("simulator-ear-cannot", { peg, cell }, seat) };
  return rest.length ? { ask: there.map((one) => sayChoice(one, moment)).join(semicolon()) } : { choice: only.text };
}

/** Who can move, or what the kick may be: the plain list would be long. */
function choices(moment: Moment<Simulator>): string | null {
  const all = readAll(moment);
  const movers = [...new Set(all.filter((choice) => goes(choice)).map(({ peg }) => peg))].sort(
    (a, b) => numberOf(a) - numberOf(b),
  );
  const plain = all.filter(({ peg, aim }) => !peg && !aim).map((one) => `${sayChoice(one, moment)}.`);
  const kick = openKick(moment);
  if (kick)
    return [
      said("simulator-ear-kick", { peg: kick.peg }, moment.seat),
      ...all.filter(({ aim }) => !aim).map((one) => `${sayChoice(one, moment)}.`),
    ].join(" ");
  if (movers.length < 2) return null;
  return [said("simulator-ear-movers", { pegs: movers }, moment.seat), ...plain].join(" ");
}

export const ear: Ear<Simulator> = {
  choices,
  help: () => t("simulator-ear-help"),
  numbered: (moment) => {
    const all = readAll(moment);
    return all.filter(({ peg }) => all.length <= 14 || !peg).map(({ choice }) => choice);
  },
  answers: {
    ball,
    near,
    mine: (moment) => team(moment.seat ?? "R", moment),
    theirs: (moment) => team(other(moment.seat ?? "R"), moment),
    score,
    row: (moment, place) => row(/^[A-K]/.exec(place.toUpperCase())?.[0] ?? moment.view.ball.cell.charAt(0), moment),
  },
  place(name, moment) {
    const wanted = name.trim().toUpperCase();
    if (isCell(moment.view, wanted)) {
      const beside = around(wanted)
        .flatMap((cell) => inCell(moment, cell))
        .map((one) => man(moment, one));
      return [cellText(wanted, moment), ...(beside.length ? [t("simulator-ear-beside", { pegs: beside })] : [])].join(
        ". ",
      );
    }
    return pegOf(moment.view, wanted) ? sayPeg(moment, wanted) : null;
  },
  meant,
};
