import { describe, expect, test } from "vitest";
import { readSquare } from "./layout";
import { arranged, inCircle, keptOf, LINEUPS } from "./lineups";

const board = { columns: 25, rows: 39, centre: "M20", reach: 10 };
const within = (square: string) => inCircle(square, board);
const eleven = Array.from({ length: 11 }, (_, i) => i + 1);

describe.each(Object.entries(LINEUPS))("%s", (_, { kicking, receiving }) => {
  test("CHA-409 to CHA-411: everyone on a square of his own in his own half, the keeper in his area", () => {
    for (const [places, kicks] of [
      [kicking, true],
      [receiving, false],
    ] as const)
      for (const side of ["S", "N"] as const) {
        const { puts } = arranged(board, places, eleven, 1, side, kicks);
        expect(new Set(puts.values()).size).toBe(11);
        const rows = [...puts.values()].map((square) => readSquare(square)[1]);
        expect(rows.every((row) => (side === "S" ? row >= 1 && row <= 20 : row >= 20 && row <= 39))).toBe(true);
        expect(puts.get(1)).toBe(side === "S" ? "M1" : "M39");
      }
  });

  test("CHA-410, CHA-412: two of the kicking side in the circle, in line and at most 3 apart, one with the ball", () => {
    const { puts, ball } = arranged(board, kicking, eleven, 1, "N", true);
    const inside = [...puts].filter(([, square]) => within(square));
    expect(inside).toHaveLength(2);
    const [[a, b], [c, d]] = inside.map(([, square]) => readSquare(square)) as [[number, number], [number, number]];
    expect(Math.max(Math.abs(a - c), Math.abs(b - d))).toBeLessThanOrEqual(3);
    expect(a === c || b === d || Math.abs(a - c) === Math.abs(b - d)).toBe(true);
    expect(inside.map(([number]) => number)).toContain(ball);
  });

  test("CHA-410: nobody of the other side in the circle", () => {
    expect([...arranged(board, receiving, eleven, 1, "S", false).puts.values()].filter(within)).toEqual([]);
  });

  test("CHA-409: a side of eight keeps its two in the circle", () => {
    const { puts, ball } = arranged(board, kicking, [2, 3, 4, 5, 8, 10, 11, 14], 2, "S", true);
    expect(puts.size).toBe(8);
    expect([...puts.values()].filter(within)).toHaveLength(2);
    expect(ball).toBe(11);
  });
});

test("CHA-414: the first line-up is the rulebook's", () => {
  const puts = (kicks: boolean) => {
    const { kicking = [], receiving = [] } = LINEUPS["4-4-2"] ?? {};
    return [...arranged(board, kicks ? kicking : receiving, eleven, 1, "S", kicks).puts.values()].join(" ");
  };
  expect(puts(true)).toBe("M1 G5 K4 O4 S5 D12 J10 P10 V12 M20 M18");
  expect(puts(false)).toBe("M1 H4 K3 O3 R4 D11 J9 P9 V11 J16 P16");
});

test("a line-up that is kept serves the other end too", () => {
  const { kicking = [] } = LINEUPS["4-3-3"] ?? {};
  const { goal, places } = keptOf(board, arranged(board, kicking, eleven, 4, "N", true, "L2"), "N");
  expect([goal, places]).toEqual(["L2", kicking]);
});
