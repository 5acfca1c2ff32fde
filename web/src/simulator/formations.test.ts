import { expect, test } from "vitest";
import { pitch } from "./fixtures/pitch";
import { arranged, FORMATIONS } from "./formations";
import { groundOf } from "./layout";
import type { Figure } from "./scene";

/** The first eleven of the Reds (SIM-212). */
const REDS = ["XB", "GB", "BBK", "BB", "GB", "YBB", "GGS", "YYY", "RRK", "YYR", "GR"];
const pegs = (side: "R" | "B") =>
  REDS.map((marks, i) => ({ peg: `${side}${i + 1}`, sticker: { marks } })) as unknown as Figure[];
const ground = groundOf(pitch);
const { centres } = ground;

test.each(Object.keys(FORMATIONS))(
  "SIM-302, SIM-1007: %s stands in its own half, away from the ball, one a cell",
  (name) => {
    for (const side of ["R", "B"] as const) {
      const puts = arranged(name, pegs(side), `${side}1`, side, ground);
      expect(puts).toHaveLength(11);
      expect(puts[0]?.peg).toBe(`${side}1`);
      expect(new Set(puts.map(({ cell }) => cell)).size).toBe(11);
      for (const { cell } of puts) {
        const at = centres.get(cell);
        if (!at) throw new Error(`no cell ${cell}`);
        // SIM-120: the whole body behind the half-way line; SIM-130: 96 clear of the ball.
        expect(side === "R" ? at.x : 924 - at.x).toBeLessThanOrEqual(456);
        expect(Math.hypot(at.x - 462, at.y - 333)).toBeGreaterThanOrEqual(107);
      }
    }
  },
);

test("blue stays behind, red goes to the front, green to the flanks", () => {
  const puts = arranged("4-4-2", pegs("R"), "R1", "R", ground);
  const cell = (peg: string) => puts.find((put) => put.peg === peg)?.cell ?? "";
  expect(["C4", "E4", "G4", "J4"]).toContain(cell("R3"));
  expect(["D9", "H9"]).toContain(cell("R9"));
});

test("where only the rest are put down, forwards are still in front: everybody has his own place", () => {
  const all = arranged("4-3-3", pegs("R"), "R1", "R", ground);
  const cell = (peg: string) => all.find((put) => put.peg === peg)?.cell ?? "";
  expect(["C10", "F7", "J10"]).toContain(cell("R9"));
  expect(["C10", "F7", "J10"]).toContain(cell("R11"));
  // The same four alone would fill the back line.
  const rest = pegs("R").filter(({ peg }) => ["R8", "R9", "R10", "R11"].includes(peg));
  expect(arranged("4-3-3", rest, "R1", "R", ground).every(({ cell }) => FORMATIONS["4-3-3"]?.[0]?.includes(cell))).toBe(
    true,
  );
});
