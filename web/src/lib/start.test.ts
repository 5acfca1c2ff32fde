import { beforeEach, expect, test, vi } from "vitest";
import { beside } from "../beside";
import { firstTime, keepPeople, peopleHere, unnamed, usual } from "./start";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the first match is short and against the rookie, the next ones are as the last", () => {
  for (const game of Object.keys(beside)) {
    expect(firstTime(game)).toBe(true);
    expect(usual(game), game).toMatchObject({ opponent: "rookie", options: beside[game]?.first });
  }
  kept.set("onze.usual.shoot", JSON.stringify({ options: {}, opponent: "champion" }));
  expect(firstTime("shoot")).toBe(false);
  expect(usual("shoot")).toMatchObject({ opponent: "champion", options: {} });
});

test("names of those at this screen are remembered for as many as there are, and those of two from before", () => {
  expect(peopleHere()).toEqual([]);
  kept.set("onze.pair", JSON.stringify({ R: "Ada", B: "Bo" }));
  expect(peopleHere()).toEqual(["Ada", "Bo"]);
  keepPeople(["Ada", " Bo ", "Cy"]);
  expect(peopleHere()).toEqual(["Ada", "Bo", "Cy"]);
});

test("a name is asked for once, of whoever has not given one", () => {
  expect((["computer", "friend", "device"] as const).filter(unnamed)).toEqual(["friend", "device"]);
  kept.set("onze.name", JSON.stringify("Ada"));
  keepPeople(["", "Bo"]);
  expect((["friend", "device"] as const).filter(unnamed)).toEqual([]);
  keepPeople(["", ""]);
  kept.set("onze.name", JSON.stringify(""));
  kept.set("onze.asked.device", "true");
  expect((["friend", "device"] as const).filter(unnamed)).toEqual(["friend"]);
});
