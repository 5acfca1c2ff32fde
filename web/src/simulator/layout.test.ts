import { expect, test } from "vitest";
import { pitch } from "./fixtures/pitch";
import { apart, around, cellAt, groundOf, inside, layoutOf, mirrored, shown, under } from "./layout";
import { readChoice, writeAim, writePut } from "./moves";

const ground = groundOf(pitch);

test("SIM-108: 103 cells, and the cell of a point is the nearest", () => {
  expect(ground.centres.size).toBe(103);
  expect(cellAt(ground, { x: 310, y: 0 })).toBe("A7");
  expect(cellAt(ground, { x: 700, y: 200 })).toBe("D17");
});

test("SIM-127: let go on a line, a peg stands beside it, wholly inside its cell", () => {
  const centre = ground.centres.get("F11") ?? { x: 0, y: 0 };
  const from = (x: number, y: number) => {
    const at = inside(ground, "F11", { x: centre.x + x, y: centre.y + y });
    return [Math.round(at.x - centre.x), Math.round(at.y - centre.y)];
  };
  expect(from(10, -20)).toEqual([10, -20]);
  expect(from(42, 3)).toEqual([35, 3]);
  // In a corner, from either border.
  for (const [x = 0, y = 0] of [from(0, 48), from(-41, 24)])
    for (const cell of around("F11")) {
      const other = ground.centres.get(cell) ?? centre;
      const [across, down] = [other.x - centre.x, other.y - centre.y];
      expect((x * across + y * down) / Math.hypot(across, down)).toBeLessThanOrEqual(36);
    }
  expect(inside(ground, "A1", { x: 40, y: 1 }).y).toBe(7);
  expect(inside(ground, "F0", { x: 1, y: 333 }).x).toBe(7);
});

test("figures that would cover each other's numbers are drawn beside each other, the others where they are", () => {
  const far = { x: 400, y: 100 };
  const [red, blue, other] = apart([{ x: 100, y: 100 }, { x: 112, y: 103 }, far], 1.5);
  expect([red?.x, red?.y, blue?.x, blue?.y]).toEqual([94, 100, 118, 103]);
  expect(other).toEqual(far);
});

test("SIM-110: neighbours", () => {
  expect(around("F11").sort()).toEqual(["E10", "E12", "F13", "F9", "G10", "G12"]);
  expect(mirrored("E4")).toBe("E18");
});

test("pegs are drawn as they are on a large cloth, and larger on a small one, within bounds", () => {
  const figure = (name: "wide" | "tall", pixels?: number) => layoutOf(ground, name, false, pixels).figure;
  expect([figure("wide"), figure("wide", 1400)]).toEqual([1.5, 1.5]);
  expect(figure("tall", 390)).toBeGreaterThan(1.75);
  expect(figure("wide", 100)).toBe(2.2);
});

test.each(["wide", "tall"] as const)(
  "%s: the near side attacks to the right or upwards, and the way back is exact",
  (name) => {
    for (const turned of [false, true]) {
      const layout = layoutOf(ground, name, turned);
      const at = { x: 310, y: 42 };
      expect(under(layout, shown(layout, at))).toEqual(at);
      const own = shown(layout, { x: turned ? 924 : 0, y: 333 });
      const goal = shown(layout, { x: turned ? 0 : 924, y: 333 });
      if (name === "wide") expect(goal.x).toBeGreaterThan(own.x);
      else expect(goal.y).toBeLessThan(own.y);
    }
  },
);

test("choices are read and written as the rules do", () => {
  const pass = readChoice("PASS R8 low 12.5 p40 dribble B6");
  expect(pass).toMatchObject({
    word: "pass",
    peg: "R8",
    dribble: "B6",
    aim: { kind: "low", direction: 125, power: 40, loft: 0 },
  });
  expect(writeAim({ kind: "lob", direction: 40, power: 70, loft: 30 })).toBe("lob 4.0 p70 l30");
  const move = readChoice("MOVE B6 F11@494,333 tackle");
  expect(move).toMatchObject({ word: "move", peg: "B6", tackle: true });
  expect(move.puts.map(writePut)).toEqual(["B6 F11@494,333"]);
  expect(readChoice("PREP intercept B4 F19/90; keeper bar").puts).toEqual([
    { peg: "B4", cell: "F19", point: null, angle: 90 },
  ]);
});
