import { expect, test } from "vitest";
import type { Foreseen, NamedKick } from "../types/simulator";
import { best, grouped, purposeOf } from "./kicks";

const taken = (side: "R" | "B", cell: string, tie: Foreseen["tie"] = null, own = "R"): Foreseen => ({
  kind: "taken",
  side,
  pegs: [`${side}9`],
  cell,
  restart: null,
  tie,
  lost: side !== own,
});
const kick = (name: NamedKick["name"], result: Foreseen | null, if_lost: Foreseen | null = null): NamedKick => ({
  text: `${name} ${result?.cell} ${result?.side}`,
  move: "end",
  name,
  peg: null,
  result,
  if_lost,
  duel: null,
});
const restart = (side: "R" | "B"): Foreseen => ({
  ...taken(side, "F11"),
  kind: "restart",
  cell: null,
  restart: "throw",
});

test("a kick is for keeping the ball, gaining ground, a goal, or it is risky", () => {
  const of = (one: NamedKick, side: "R" | "B" = "R") => purposeOf(one, "F11", side);
  expect(of(kick("feet", taken("R", "F9")))).toBe("keep");
  expect(of(kick("feet", taken("R", "F13")))).toBe("forward");
  expect(of(kick("feet", taken("B", "F9", null, "B")), "B")).toBe("forward");
  expect(of(kick("left", null))).toBe("shot");
  // What hangs on dice, goes to the others or out of play.
  expect(of(kick("dribble", taken("R", "F13"), taken("B", "F13")))).toBe("risky");
  expect(of(kick("feet", taken("B", "F13")))).toBe("risky");
  expect(of(kick("feet", restart("B")))).toBe("risky");
  expect(of(kick("through", { ...taken("B", "F15"), kind: "offside" }))).toBe("risky");
  // SIM-436: a dribble that is won without dice.
  expect(of(kick("dribble", taken("R", "F13")))).toBe("forward");
});

test("seven are in sight, the surest and longest of each purpose first; none is lost", () => {
  const all = [
    ...["F3", "F5", "F7", "F9", "E10"].map((cell) => kick("feet", taken("R", cell))),
    ...["F13", "F15", "F17"].map((cell) => kick("feet", taken("R", cell))),
    kick("through", taken("R", "F19", "short")),
    ...["F15", "F17", "F19", "F21"].map((cell) => kick("through", taken("B", cell))),
    kick("dribble", taken("R", "F13"), taken("B", "F13")),
  ];
  const groups = grouped(all, "F11", "R");
  expect(groups.flatMap(({ kicks }) => kicks)).toHaveLength(all.length);
  const shown = best(groups);
  expect(shown.map(({ purpose, kicks }) => [purpose, kicks.length])).toEqual([
    ["keep", 2],
    ["forward", 3],
    ["shot", 0],
    ["risky", 2],
  ]);
  expect(shown[1]?.kicks.map(({ result }) => result?.cell)).toEqual(["F17", "F15", "F13"]);
  expect(shown[3]?.kicks[0]?.name).toBe("dribble");
  // A declared shot takes a place.
  expect(best(groups, 1).flatMap(({ kicks }) => kicks)).toHaveLength(6);
  // Where there is nothing else, all are of one kind.
  const lost = grouped(
    all.filter(({ result }) => result?.side === "B"),
    "F11",
    "R",
  );
  expect(best(lost)[3]?.kicks).toHaveLength(4);
});
