import { describe, expect, test } from "vitest";
import type { Club, Event } from "../types/challenge";
import type { Step } from "../types/protocol";
import { dealOf } from "./scene";
import { partOf, seasonOf } from "./season";

const [LYSMARINE, AURELIA] = ["club1", "club2"] as [Club, Club];
const step = (n: number, ...events: object[]): Step<Event> =>
  ({ n, seat: null, move: null, events: events.map((event) => ({ rules: [], ...event })) }) as unknown as Step<Event>;
const meet = (round: number) => [
  { kind: "round_began", round, rounds: 2 },
  { kind: "fixture", club: LYSMARINE, other: AURELIA, round },
];
const books = (
  club: Club,
  number: number,
  gate: number,
  chance: number,
  bonus: number,
  running: number,
  cash: number,
) => ({ kind: "booked", club, number, gate, chance, bonus, running, cash });

/** Worked example 32: a whole game for two clubs, as its events tell it. */
const GAME = [
  step(0, { kind: "club_bought", club: LYSMARINE, result: -7 }, { kind: "club_bought", club: AURELIA, result: -11 }),
  step(1, { kind: "sold", club: LYSMARINE, champions: 1, price: 12, cash: 5, left: 2 }),
  step(2, { kind: "credit", club: AURELIA, card: "CRE-04", amount: 15, cash: 4 }, ...meet(1)),
  step(3, { kind: "venue_chosen", club: LYSMARINE, host: LYSMARINE, guest: AURELIA }),
  step(
    4,
    { kind: "full_time", host: LYSMARINE, guest: AURELIA, host_goals: 2, guest_goals: 1 },
    books(LYSMARINE, 1, 10, 3, 4, 0, 14),
    books(AURELIA, 1, 0, 0, 0, 0, 4),
  ),
  step(5, ...meet(2)),
  step(6, { kind: "venue_chosen", club: AURELIA, host: AURELIA, guest: LYSMARINE }),
  step(
    7,
    { kind: "full_time", host: AURELIA, guest: LYSMARINE, host_goals: 1, guest_goals: 1 },
    books(LYSMARINE, 2, 0, -3, 2, 4, 5),
    books(AURELIA, 2, 12, 2, 2, 3, 13),
  ),
];

describe("worked example 32", () => {
  const { results, blocks, money } = seasonOf(GAME);

  test("CHA-315, CHA-807, CHA-808: every block adds up to what is told, from T₀ to T₂", () => {
    for (const all of blocks.values())
      for (const { before, lines, cash } of all) {
        const { gate, chance, sold, credit, bonus, bought, running } = lines;
        expect(before + gate + chance + sold + credit - bonus - bought - running).toBe(cash);
      }
    expect(blocks.get(LYSMARINE)?.map(({ cash }) => cash)).toEqual([5, 14, 5]);
    expect(blocks.get(AURELIA)?.map(({ cash }) => cash)).toEqual([4, 4, 13]);
  });

  test("the money over time begins with T₀", () => {
    expect(money.get(LYSMARINE)).toEqual([5, 14, 5]);
    expect(money.get(AURELIA)).toEqual([4, 4, 13]);
  });

  test("CHA-820: both matches, host first, each with its steps", () => {
    expect(results).toEqual([
      { round: 1, clubs: [LYSMARINE, AURELIA], goals: [2, 1], from: 2, to: 4 },
      { round: 2, clubs: [AURELIA, LYSMARINE], goals: [1, 1], from: 5, to: 7 },
    ]);
    expect(partOf(GAME, "2.club1")).toEqual([5, 7]);
    expect(partOf(GAME.slice(0, 4), "1.club2")).toEqual([2, 3]);
    expect(partOf(GAME, "3.club1")).toBeNull();
  });
});

test("CHA-821: at the end the chart says what the table says, the credit repaid", () => {
  const repaid = (club: Club, credit: number, total: number) => ({ kind: "repaid", club, credit, total });
  const { money } = seasonOf([...GAME, step(8, repaid(LYSMARINE, 0, 5), repaid(AURELIA, 15, -2))]);
  expect(money.get(LYSMARINE)).toEqual([5, 14, 5]);
  expect(money.get(AURELIA)).toEqual([4, 4, -2]);
});

test("CHA-317: the latest proposal of this market and its answer, and none of the one before", () => {
  const opened = { kind: "window_opened", first: LYSMARINE };
  const asked = { kind: "asked", club: LYSMARINE, to: AURELIA, champions: 1, price: 9 };
  const declined = { kind: "declined", club: AURELIA, buyer: LYSMARINE, why: "unwilling" };
  expect(dealOf([step(0, opened), step(1, asked)])).toBeNull();
  const deal = dealOf([step(0, opened), step(1, asked), step(2, declined), step(3, { kind: "passed", club: AURELIA })]);
  expect([deal?.made, deal?.answer]).toMatchObject([asked, declined]);
  expect(dealOf([step(0, opened), step(1, asked), step(2, declined), step(3, opened)])).toBeNull();
});
