import type { Moment } from "../lib/table";
import { capital, has, t } from "../lib/words.svelte";
import type { Duel, Kind, PegView, Side, Simulator, View } from "../types/simulator";
import { groundOf } from "./layout";
import { type Choice, type Put, type Read, read, readAll } from "./moves";
import { inWords } from "./pegs";
import { numberOf, sideOf, stickerOf } from "./scene";

/** A sentence in which pegs are called as people call them: one's own by number, the others by their side too. */
export const spoken = (id: string, facts: Record<string, unknown>, seat: Side | null): string =>
  t(id, inWords(facts, seat));
/** The same where it begins. */
export const said = (id: string, facts: Record<string, unknown>, seat: Side | null): string =>
  capital(spoken(id, facts, seat));

export const pegOf = (view: View, peg: string): PegView | undefined =>
  view.sides.find(({ side }) => side === sideOf(peg))?.pegs.find((one) => one.peg === peg);

export function question(moment: Moment<Simulator>): string {
  const { view, seat } = moment;
  const { turn, ball, sides } = view;
  const attacks = turn.attack === seat;
  const facts = {
    peg: ball.carrier ?? "",
    restart: turn.restart ?? "none",
    declared: turn.declared ?? "none",
    what: attacks ? "kick" : "dive",
    reach: turn.reach,
    allowance: turn.allowance,
    quick: String(turn.m === 0),
    owed: sides.find(({ side }) => side === seat)?.owed ?? 0,
    half: view.clock.half,
    crowd: view.must_leave.length,
    side: turn.attack,
    pegs: view.must_leave.length ? view.must_leave : [...new Set(readAll(moment).flatMap(({ peg }) => peg || []))],
  };
  return said(`simulator-ask-${view.asked}`, facts, seat);
}

/** What the choice hangs on, in a line; "" where the question says it all. */
export function note(moment: Moment<Simulator>): string {
  const { view, seat } = moment;
  const all = readAll(moment);
  const { asked, turn, sides } = view;
  const facts = {
    m: turn.m,
    restart: turn.restart ?? "none",
    declared: turn.declared ?? "none",
    direct: String(turn.direct),
    bar: String(all.some(({ bar }) => bar)),
    owed: sides.find(({ side }) => side === seat)?.owed ?? 0,
  };
  const may = (wanted: Read["word"]) => all.some(({ word }) => word === wanted);
  const named = (name: string) => t(`simulator-note-${name}`, facts);
  if (asked === "action" && turn.relance) return named("relance");
  if (view.must_leave.length) return named("crowd");
  if (asked === "aim-dive" && turn.attack !== seat) return named("dive");
  // What is open only now and then says itself what it is.
  if (may("step-back")) return named("back");
  if (may("put-down")) return named("held");
  if (may("reserve")) return named("reserve");
  const stage = asked.replace(/-[12ad]$/, asked.startsWith("reposition") ? "$&" : "");
  return has(`simulator-note-${stage}`) ? named(stage) : "";
}

/** How a direction lies to somebody who attacks: 0 is straight ahead, to the right counts on. */
export function ahead(direction: number, side: Side): number {
  const tenths = (direction + (side === "B" ? 1800 : 0) + 3600) % 3600;
  return (tenths > 1800 ? tenths - 3600 : tenths) / 10;
}
export const direct = (degrees: number, side: Side): number => Math.round(degrees * 10) + (side === "B" ? 1800 : 0);

/** How a ball is struck, in words: at a throw-in and from the keeper's hands it is thrown. */
export const manner = (kind: Kind, { turn, ball }: View): Kind | "hand" =>
  kind === "head" && (turn.restart === "throw" || ball.in_hands) ? "hand" : kind;

function kick({ text, aim, other, peg, comes }: Read, { view, seat }: Moment<Simulator>): string {
  if (!aim) return text;
  const to = other ?? (comes && "to" in comes ? comes.to : "");
  const facts = {
    how: manner(aim.kind, view),
    to,
    what: other ? "dribble" : to ? "to" : "free",
    degrees: ahead(aim.direction, sideOf(peg)),
    power: aim.power,
  };
  return said("simulator-choice-kick", facts, seat);
}

/** What a choice is called in full. */
export const say = (choice: Choice, moment: Moment<Simulator>): string =>
  sayChoice(read(choice, groundOf(moment.view.pitch)), moment);
export function sayChoice(choice: Read, moment: Moment<Simulator>): string {
  const { view, seat } = moment;
  const t = (id: string, facts: Record<string, unknown> = {}) => said(id, facts, seat);
  const { text, word, peg, puts, tackle, other } = choice;
  const [put, second] = puts;
  const cell = put?.cell ?? "";
  const warned = String(choice.warned !== undefined);
  switch (word) {
    case "pass":
    case "kick":
    case "dodge":
      return kick(choice, moment);
    case "line-up":
      return t("simulator-choice-lineup", {
        half: view.clock.half,
        turned: String(moment.choices.findIndex((one) => one.text === text) > 0),
        ...changes(puts, moment),
      });
    case "reposition":
      return t("simulator-choice-repos", {
        // A keeper who kicks comes on top (SIM-842).
        pegs: puts.map((one) => one.peg).filter((one) => view.sides.every(({ keeper }) => keeper !== one)),
        peg,
        what: view.asked === "reposition-1" ? "kicker" : hasWall(puts) ? "wall" : "others",
      });
    case "step":
    case "tackle": {
      const before = pegOf(view, peg)?.cell ?? "";
      const enters = cell === view.ball.cell && before !== cell;
      const stays = before === cell;
      return t("simulator-choice-move", {
        peg,
        cell: cell || before,
        how: tackle ? "tackle" : enters ? "press" : stays ? "shift" : "go",
        warned,
      });
    }
    case "prepare":
      return t("simulator-choice-prep", preparation(choice));
    case "dive":
      return t("simulator-choice-dive", { dive: divesTo(text.slice(-2), view) });
    case "place":
      return t("simulator-choice-place", { peg, stays: String(pegOf(view, peg)?.at === put?.at) });
    case "take":
      return t("simulator-choice-cod", { peg, cell, near: String(isNearer(choice, moment)) });
    case "knock-on":
      return t("simulator-choice-knock", { peg, cell, other: second?.peg ?? "", to: second?.cell ?? "" });
    case "substitute":
      return t("simulator-choice-sub", {
        on: peg,
        off: other ?? "",
        marks: sayMarks(stickerOf(view, peg).marks),
      });
    case "headers":
    case "speed":
      return puts.length
        ? t("simulator-choice-steps", {
            pegs: puts.map((one) => spoken("simulator-choice-clear", { peg: one.peg, cell: one.cell }, seat)),
          })
        : t("simulator-choice-nobody");
    case "kick-off":
    case "throw":
    case "taker":
    case "clear":
    case "step-back":
    case "name-keeper":
    case "reserve":
    case "cross":
    case "shot":
      return t(`simulator-choice-${text.split(" ")[0]?.toLowerCase()}`, { peg, cell });
    case "put-down":
      return t("simulator-choice-ball", { point: text.slice(6) });
    default:
      // Nobody comes on, or nobody else.
      if (word === "end" && view.asked.startsWith("substitute")) return t("simulator-choice-resume");
      return t(`simulator-move-${text.toLowerCase().replaceAll(" ", "-")}`);
  }
}

/** Who comes on and who goes off against the line-up that is proposed. */
export function changes(puts: Put[], moment: Moment<Simulator>): { on: string[]; off: string[] } {
  const pegs = (all: Put[] = []) => all.map(({ peg }) => peg);
  const [now, first] = [pegs(puts), pegs(readAll(moment)[0]?.puts)];
  return { on: now.filter((peg) => !first.includes(peg)), off: first.filter((peg) => !now.includes(peg)) };
}

/** Where a cell has two places for a peg, the one by the ball is listed first. */
function isNearer({ text, peg, puts }: Read, moment: Moment<Simulator>): boolean {
  const same = readAll(moment).filter((one) => one.peg === peg && one.puts[0]?.cell === puts[0]?.cell);
  return same.length > 1 && same[0]?.text === text;
}

/** Two and more of a side in one cell (SIM-848). */
const hasWall = (puts: Put[]) => new Set(puts.map(({ cell }) => cell)).size < puts.length;

function preparation({ puts, tackle, bar, keeps }: Read): Record<string, unknown> {
  const [put] = puts;
  if (!put) return { what: bar ? "bar" : "none" };
  const lies = put.angle !== null;
  const what = !keeps ? "intercept" : tackle ? "tackle" : lies ? "lie" : "stand";
  return { what, peg: put.peg, cell: put.cell, lies: String(lies) };
}

/** Row A is on the left of a keeper of Red's, who looks along the rows, and on the right of one of Blue's. */
function divesTo(dive: string, { turn }: View): string {
  const [row, high] = dive;
  const where = row === "C" ? "middle" : (row === "A") === (turn.attack === "B") ? "left" : "right";
  return `${high === "H" ? "high" : "low"}-${where}`;
}

const percent = (part: number, of: number) => Math.round((part * 100) / of);
/** A duel before it is begun: numbers and odds. Who enters without a tackle meets at most the die of SIM-732. */
export const sayDuel = ({ numbers: [one, two], wins, fouls, behind }: Duel, tackle = true): string =>
  t(tackle ? "simulator-duel" : "simulator-behind", {
    one,
    two,
    wins: percent(wins, 36),
    fouls: percent(fouls, 36),
    behind: percent(behind, 6),
  });

const MARKS = ["Y", "G", "R", "B", "K", "S", "X"];
function sayMarks(marks: string): string[] {
  const counted = MARKS.map((mark) => ({ mark, count: [...marks].filter((own) => own === mark).length }));
  return counted.filter(({ count }) => count).map(({ mark, count }) => t("simulator-mark", { mark, count }));
}
/** A peg and its sticker in words. */
export function sayPeg({ view, seat }: Pick<Moment<Simulator>, "view" | "seat">, peg: string): string {
  const one = pegOf(view, peg);
  if (!one) return "";
  const sticker = stickerOf(view, peg);
  const player = view.worn[sideOf(peg) === "R" ? 0 : 1]?.players[Number(peg.slice(1)) - 1];
  const facts = {
    peg: player ? `${numberOf(peg)} ${player}` : peg,
    cell: one.cell ?? "",
    on: String(one.cell !== undefined),
    marks: sayMarks(sticker.marks),
    dribble: sticker.dribble,
    marking: sticker.marking,
    tackle: sticker.tackle,
    keeping: sticker.keeping,
    lies: String(one.state === "lying"),
    offside: String(view.offside.includes(peg)),
  };
  return said("simulator-peg", facts, seat);
}
