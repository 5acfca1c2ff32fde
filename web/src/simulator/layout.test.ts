import { expect, test } from "vitest";
import { pitch } from "./fixtures/pitch";
import { apart, around, cellAt, groundOf, layoutOf, mirrored, shown, under } from "./layout";
import { type Choice, draftChoice, kickChoice, read } from "./moves";

const ground = groundOf(pitch);

test("SIM-108: 103 cells, and the cell of a point is the nearest", () => {
  expect(ground.centres.size).toBe(103);
  expect(cellAt(ground, { x: 310, y: 0 })).toBe("A7");
  expect(cellAt(ground, { x: 700, y: 200 })).toBe("D17");
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

test("choices say what they are about, and those that are put together here are written as the rules write them", () => {
  const aim = { kind: "low", direction: 125, power: 40, loft: 0 } as const;
  const pass = { word: "pass", peg: "R8", other: "B6", aim, puts: [] };
  expect(read({ text: "", move: { pass: ["R8", aim, "B6"] } }, ground)).toMatchObject(pass);
  const made = kickChoice("pass", "R8", aim, "B6");
  expect(made.text).toBe("PASS R8 low 12.5 p40 dribble B6");
  expect(read(made, ground)).toMatchObject(pass);
  expect(kickChoice("kick", "R8", { ...aim, kind: "lob", loft: 30 }, null).text).toBe("KICK R8 lob 12.5 p40 l30");
  const tackle = { word: "step", peg: "B6", tackle: true, puts: [{ peg: "B6", cell: "F11", at: "494,333" }] };
  expect(read({ text: "", move: { step: ["B6", "494,333", true] } }, ground)).toMatchObject(tackle);
  const lies = { bar: true, puts: [{ peg: "B4", cell: "F19", at: "798,333", angle: 90 }] };
  expect(
    read({ text: "", move: { prepare: { intercept: [["B4", "798,333", 90]], keeper: "bar" } } }, ground),
  ).toMatchObject(lies);
  const puts: [string, string][] = [
    ["B1", "924,333"],
    ["B2", "882,333"],
  ];
  const draft = { text: "REPOS @890,333 B1 F21@924,333, B2 F21", move: { reposition: ["890,333", puts] } } as Choice;
  expect(draftChoice(read(draft, ground), ground)).toEqual(draft);
});
