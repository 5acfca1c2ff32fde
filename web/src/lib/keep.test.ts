import { beforeEach, expect, test, vi } from "vitest";
import { allHeld, flag, held, recall } from "./keep";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what this page did not write is as good as nothing", () => {
  for (const text of ["null", "5", '"x"', "[1]", "{", "undefined"]) {
    kept.set("onze.seats", text);
    expect(allHeld(), text).toEqual({});
    kept.set("onze.usual", text);
    expect(recall("usual", { level: "pro" }), text).toEqual({ level: "pro" });
  }
  kept.set("onze.names", '{"a":1}');
  expect(recall("names", ["a"])).toEqual(["a"]);
  kept.set("onze.hints", "{}");
  expect(flag("hints")).toBe(false);
});

test("a seat that is not one does not hide the others", () => {
  const mine = { game: "shoot", seats: { R: "secret" }, made: 1 };
  kept.set(
    "onze.seats",
    JSON.stringify({ one: mine, two: null, three: { game: "shoot" }, four: 4, five: { seats: [] } }),
  );
  expect(allHeld()).toEqual({ one: mine });
  expect(held("two")).toBeUndefined();
});

test("where nothing is expected anything may stand", () => {
  expect(recall("draft", null)).toBeNull();
  kept.set("onze.draft", '{"level":"pro"}');
  expect(recall("draft", null)).toEqual({ level: "pro" });
});
