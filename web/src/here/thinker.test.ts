import { beforeEach, expect, test, vi } from "vitest";
import type { Deed } from "../generated/engine";
import type { FromThinker, ToThinker } from "./think";
import { type Task, Thinker } from "./thinker";

/** A worker that notes what it is told. */
class Fake {
  static all: Fake[] = [];
  said: ToThinker[] = [];
  ended = false;
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  postMessage(message: ToThinker) {
    this.said.push(message);
  }
  terminate() {
    this.ended = true;
  }
  tell(data: FromThinker) {
    this.onmessage?.({ data });
  }
}

const choice = (name: string, seat: number): Task => ({
  do: "think",
  name,
  seat,
  header: "",
  position: "",
  n: 1,
  wanted: { choice: { player: "club" } },
});
const hint: Task = { ...choice("one", 0), wanted: { hint: { page: 1, re: 2, options: "" } } };
const thought = (seat: number): Deed => ({ do: "thought", name: "one", seat, n: 1, choice: "P1" });

let told: [Task, Deed[]][] = [];
let thinker: Thinker;
beforeEach(() => {
  Fake.all = [];
  told = [];
  vi.stubGlobal("Worker", Fake);
  vi.stubGlobal("navigator", { locks: { request: () => {} } });
  thinker = new Thinker("/think.js", {} as WebAssembly.Module, (task, deeds) => told.push([task, deeds]));
});
const tasks = (worker = 0) => (Fake.all[worker]?.said ?? []).slice(1);

test("one task after the other, hints first", () => {
  thinker.think(choice("one", 0));
  thinker.think(choice("one", 1));
  thinker.think(hint);
  expect(tasks()).toEqual([choice("one", 0)]);
  Fake.all[0]?.tell(thought(0));
  expect(told).toEqual([[choice("one", 0), [thought(0)]]]);
  expect(tasks()).toEqual([choice("one", 0), hint]);
  Fake.all[0]?.tell({ do: "frame", page: 1, text: "{}" });
  expect(tasks().at(-1)).toEqual(choice("one", 1));
});

test("what nobody wants any more is not thought about, and its worker ends in the middle of it", () => {
  thinker.think(choice("one", 0));
  thinker.think(choice("one", 1));
  thinker.think(choice("two", 0));
  thinker.stop("one", 1);
  expect(Fake.all[0]?.ended).toBe(false);
  thinker.stop("one", 0);
  expect(Fake.all[0]?.ended).toBe(true);
  expect(tasks(1)).toEqual([choice("two", 0)]);
  // What the other had on its way is not heard.
  Fake.all[0]?.tell(thought(0));
  expect(told).toEqual([]);
  thinker.close("two");
  expect(Fake.all[1]?.ended).toBe(true);
});

test("a worker that goes in the middle of it is replaced once; then it is said that nothing comes", () => {
  thinker.think(choice("one", 0));
  Fake.all[0]?.onerror?.();
  expect(tasks(1)).toEqual([choice("one", 0)]);
  expect(told).toEqual([]);
  Fake.all[1]?.onerror?.();
  expect(told).toEqual([[choice("one", 0), []]]);
  thinker.think(choice("one", 1));
  expect(tasks(2)).toEqual([choice("one", 1)]);
});
