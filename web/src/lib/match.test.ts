import { expect, test } from "vitest";
import type { Step } from "../types/protocol";
import { have, merge } from "./match.svelte";
import { routeOf } from "./router.svelte";
import { opponentOf, seatsFor } from "./start";

const step = (n: number, move: string | null = "P1"): Step => ({
  n,
  seat: n ? "R" : null,
  move: n ? move : "start",
  chance: [],
  events: [],
  hash: null,
});

test("a step that comes again replaces the sealed one", () => {
  const steps = merge([step(0), step(1, null)], [step(1, "P3"), step(2)]);
  expect(steps.map((one) => one.move)).toEqual(["start", "P3", "P1"]);
});

test("what follows a hole is dropped, to be asked for again", () => {
  expect(merge([step(0)], [step(2)])).toHaveLength(1);
});

test("a sealed step is asked for again", () => {
  expect(have([step(0), step(1), step(2, null)])).toBe(2);
  expect(have([step(0), step(1)])).toBe(2);
  expect(have([])).toBe(0);
});

test("the computer that is wanted, else the rookie, and never the strongest by itself", () => {
  const players = ["random", "rookie", "club", "champion"];
  expect(opponentOf(players, "club")).toBe("club");
  expect(opponentOf(players, "")).toBe("rookie");
  expect(opponentOf(["random", "champion"], "steady")).toBe("random");
});

test("addresses", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/m/abc")).toEqual({ page: "match", id: "abc" });
  expect(routeOf("/m/abc/replay")).toEqual({ page: "replay", id: "abc" });
  expect(routeOf("/rules/chifootmi")).toEqual({ page: "rules", game: "chifootmi" });
  expect(routeOf("/nowhere/at/all")).toEqual({ page: "lost" });
});

test("who sits where", () => {
  expect(seatsFor("computer", "B", "steady")).toEqual({ R: { computer: "steady" }, B: "me" });
  expect(seatsFor("friend", "R", "steady")).toEqual({ R: "me", B: "friend" });
  expect(seatsFor("device", "R", "steady")).toEqual({ R: "device", B: "device" });
});
