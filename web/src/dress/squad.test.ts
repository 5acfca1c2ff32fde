import { expect, test } from "vitest";
import { CATALOGUE, READY } from "../generated/catalogue";
import {
  chosen,
  dropped,
  empty,
  filtered,
  left,
  lineOf,
  needs,
  ordered,
  read,
  strengthOf,
  taken,
  worthOf,
} from "./squad";
import { kitFile, kitLine, squadFile, squadOfLink, textOfLink } from "./team";

const reds = read(READY.reds);

test("SIM-208, SIM-210: 112 stickers, and no more of a kind than there are", () => {
  expect(CATALOGUE.reduce((sum, { copies }) => sum + copies, 0)).toBe(112);
  const line = lineOf("YYR");
  expect(line && left(empty(), line)).toBe(1);
  expect(line && left(reds, line)).toBe(0);
});

test("SIM-209: the value and the class of a squad", () => {
  expect(worthOf(reds)).toBe(36);
  const classes: [number, string][] = [
    [24, "weak"],
    [25, "average"],
    [35, "average"],
    [36, "tournament"],
    [37, "strong"],
    [43, "strong"],
    [44, "very-strong"],
    [50, "very-strong"],
    [51, "excessive"],
  ];
  for (const [value, strength] of classes) expect(strengthOf(value)).toBe(strength);
});

test("SIM-201, SIM-211: what a squad lacks is said with its clause", () => {
  expect(needs(reds)).toEqual([]);
  expect(needs(empty()).map(({ id, count, rule }) => [id, count, rule])).toEqual([
    ["dress-needs-size", 16, "SIM-201"],
    ["dress-needs-keeper", 1, "SIM-211"],
  ]);
  const four = taken(taken(dropped(dropped(reds, 1), 2), "X"), "X");
  expect(needs(four).map(({ id }) => id)).toEqual(["dress-needs-fewer"]);
  expect(needs(dropped(reds, 4))).toEqual([{ id: "dress-needs-size", count: 1, rule: "SIM-201" }]);
});

test("a sticker goes to the first number that is free", () => {
  const again = taken(dropped(dropped(reds, 8), 3), "RRR");
  expect([again[3], again[8]]).toEqual(["RRR", null]);
});

test("SIM-213: in order, keepers are 1 and 12, and nobody is lost", () => {
  const mixed = [...reds].reverse();
  const tidy = ordered(mixed);
  expect([tidy[0], tidy[11]]).toEqual(["XB", "X"]);
  expect(chosen(tidy).sort()).toEqual(chosen(reds).sort());
  expect(ordered(empty())).toEqual(empty());
  expect(ordered(taken(empty(), "BB"))[1]).toBe("BB");
});

test("filters and orders", () => {
  expect(filtered(["X"], 0, "first").map(({ marks }) => marks)).toEqual([
    "X",
    "XY",
    "XB",
    "XK",
    "XS",
    "XYB",
    "XBB",
    "XBBK",
    "XYBBS",
  ]);
  expect(filtered(["R"], 5, "dribble").map(({ marks }) => marks)).toEqual(["GGGRS", "RRRKS", "YYYGR", "YYRRK"]);
});

test("a squad and a strip are the texts that the program reads", () => {
  expect(squadFile(READY.reds)).toBe("XB GB BBK BB\nGB YBB GGS YYY\nRRK YYR GR X\nBK YG RS G\n");
  const strip = { shirt: "#0b3d91", pattern: "hoops", accent: "#ffd54a", shorts: "#ffffff", socks: "#0b3d91" } as const;
  const kit = { name: "Étoile", badge: 'a"b', sponsors: ["", "Nets"], players: ["Šimić"], first: strip, second: strip };
  expect(kitFile(kit).split("\n").slice(0, 4)).toEqual([
    'name = "Étoile"',
    'badge = "a\\"b"',
    'sponsors = ["Nets"]',
    'players = ["Šimić"]',
  ]);
  expect(kitLine(kit)).toContain(
    'first = { shirt = "#0b3d91", pattern = "hoops", accent = "#ffd54a", shorts = "#ffffff", socks = "#0b3d91" }',
  );
  expect(kitLine(kit)).not.toContain("\n");
});

test("what a link holds, and what it holds if it is none", () => {
  expect(squadOfLink("The%20Tigers=XB.GB")).toEqual({ name: "The Tigers", text: "XB GB" });
  expect(squadOfLink("%E0%A4%A")).toEqual({ name: "", text: "%E0%A4%A" });
  expect(textOfLink(btoa("{ name }"))).toBe("{ name }");
  expect(textOfLink("%%%")).toBe("%%%");
});
