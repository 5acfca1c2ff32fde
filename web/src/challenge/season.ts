import type { Block, Club, Event } from "../types/challenge";
import type { Step } from "../types/protocol";

/*
 * The season so far, read from the log: what was played and with which result, each block of the sheets, and what every
 * club had before each round.
 */

export interface Result {
  round: number;
  /** In the order of the pairing; host and guest as soon as the place is chosen. */
  clubs: [Club, Club];
  goals: [number, number] | null;
  /** Its first step, and its last one once it is over. */
  from: number;
  to: number | null;
}

/** A block of the sheet (CHA-315, CHA-807, CHA-808): 0 is block C, before the first match. */
export interface Closed {
  number: number;
  before: number;
  lines: Block;
  cash: number;
}

export interface Season {
  results: Result[];
  /** Every block of each club, the open one last. */
  blocks: Map<Club, Closed[]>;
  /** What each club had before round 1, 2 …, and what it has now: at the end, once its credit is repaid. */
  money: Map<Club, number[]>;
}

/** A sum as it is printed, with a minus sign that can be seen. */
export const signed = (sum: number): string => String(sum).replace("-", "−");

/** How a link names a match: round and club. */
export const linkOf = (id: string, { round, clubs, from }: Result): string =>
  `/m/${id}/replay#${from}:${round}.${clubs[0]}`;

const NOTHING: Block = { gate: 0, chance: 0, sold: 0, credit: 0, bonus: 0, bought: 0, running: 0 };

export function seasonOf(steps: Step<Event>[]): Season {
  const season: Season = { results: [], blocks: new Map(), money: new Map() };
  const final = new Map<Club, number>();
  const count = () => {
    for (const [club, blocks] of season.blocks)
      season.money.set(club, [...(season.money.get(club) ?? []), blocks.at(-1)?.cash ?? 0]);
  };
  for (const [n, step] of steps.entries())
    for (const event of step.events) {
      played(season.results, event, n);
      booked(season.blocks, event);
      if (event.kind === "round_began") count();
      if (event.kind === "repaid") final.set(event.club, event.total);
    }
  count();
  // CHA-821: at the end, what is left once the credit is repaid, as the table has it.
  for (const [club, total] of final) season.money.get(club)?.splice(-1, 1, total);
  return season;
}

function played(results: Result[], event: Event, n: number) {
  const open = (a: Club, b: Club) =>
    results.findLast(({ clubs, to }) => to === null && clubs.includes(a) && clubs.includes(b));
  if (event.kind === "fixture")
    results.push({ round: event.round, clubs: [event.club, event.other], goals: null, from: n, to: null });
  const result =
    event.kind === "venue_chosen" || event.kind === "full_time" ? open(event.host, event.guest) : undefined;
  if (!result) return;
  if (event.kind === "venue_chosen") result.clubs = [event.host, event.guest];
  if (event.kind === "full_time") [result.goals, result.to] = [[event.host_goals, event.guest_goals], n];
}

/** Enters an event on the sheets. The told cash is what the lines must add up to. */
function booked(all: Map<Club, Closed[]>, event: Event) {
  const enter = (club: Club, cash: number, line?: keyof Block, amount = 0) => {
    const block = all.get(club)?.at(-1);
    if (!block) return;
    block.cash = cash;
    if (line) block.lines = { ...block.lines, [line]: block.lines[line] + amount };
  };
  switch (event.kind) {
    case "club_bought":
      all.set(event.club, [{ number: 0, before: event.result, lines: NOTHING, cash: event.result }]);
      break;
    case "sold":
    case "bought":
      enter(event.club, event.cash, event.kind, event.price);
      break;
    case "credit":
      enter(event.club, event.cash, "credit", event.amount);
      break;
    case "traded":
      enter(event.seller, event.seller_cash, "sold", event.price);
      enter(event.buyer, event.buyer_cash, "bought", event.price);
      break;
    case "booked": {
      // CHA-318: the block before this one closed at the kick-off.
      const { number, gate, chance, bonus, running, cash } = event;
      const blocks = all.get(event.club);
      const before = blocks?.at(-1)?.cash ?? 0;
      blocks?.push({ number, before, lines: { ...NOTHING, gate, chance, bonus, running }, cash });
      break;
    }
  }
}

/** The first and the last step of the match that a link names. */
export function partOf(steps: Step<Event>[], only: string): [number, number] | null {
  const [round, club] = only.split(".");
  const found = seasonOf(steps).results.find(
    (result) => result.round === Number(round) && result.clubs.includes(club as Club),
  );
  return found ? [found.from, found.to ?? steps.length - 1] : null;
}
