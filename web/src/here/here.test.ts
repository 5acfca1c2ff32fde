import { beforeEach, expect, test, vi } from "vitest";
import type { FromHere, ToHere } from "./words";

vi.mock("virtual:engine", () => ({ modules: { shoot: "/shoot.wasm" } }));
vi.mock("virtual:engine/games", () => ({ games: ["shoot"] }));

/** A worker that notes what it is told. */
class Fake {
  static all: Fake[] = [];
  said: ToHere[] = [];
  ended = false;
  onmessage: ((event: { data: FromHere }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  postMessage(message: ToHere) {
    this.said.push(message);
  }
  terminate() {
    this.ended = true;
  }
  tell(data: FromHere) {
    this.onmessage?.({ data });
  }
}

/** The locks that the page waits for. */
let freed: (() => void)[] = [];
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  Fake.all = [];
  freed = [];
  kept.clear();
  vi.stubGlobal("Worker", Fake);
  vi.stubGlobal("location", new URL("https://onze.example/"));
  // Where vite looks for the file of the worker.
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("navigator", { locks: { request: (_: string, free: () => void) => freed.push(free) } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const house = async () => (await import("./here")).houseOf("shoot");

test("one worker a game is told its engine first, then what is asked of it, and answers each once", async () => {
  const shoot = await house();
  const answers = [shoot.ask("games"), shoot.ask("matches", { game: "shoot" }, "secret")];
  expect(Fake.all).toHaveLength(1);
  const [worker] = Fake.all;
  expect(worker?.said[0]).toMatchObject({
    engine: "https://onze.example/shoot.wasm",
    thinker: expect.stringContaining("think"),
  });
  const [, first, second] = (worker?.said ?? []) as { id: number }[];
  expect(second).toMatchObject({ path: "matches", body: { game: "shoot" }, token: "secret" });
  worker?.tell({ re: second?.id ?? 0, status: 200, body: "second" });
  worker?.tell({ re: first?.id ?? 0, status: 200, body: "first" });
  expect((await Promise.all(answers)).map(({ body }) => body)).toEqual(["first", "second"]);
});

test("a worker whose lock is free has gone: its lines end, what was asked is lost, and the next question wakes another", async () => {
  const shoot = await house();
  const asked = shoot.ask("games");
  const line = shoot.socket("one");
  let closed = 0;
  line.onclose = () => closed++;
  Fake.all[0]?.tell({ alive: true });
  freed[0]?.();
  expect(closed).toBe(1);
  expect(await asked).toMatchObject({ status: 503, body: { error: { kind: "lost" } } });
  expect(Fake.all[0]?.ended).toBe(true);
  void shoot.ask("games");
  expect(Fake.all).toHaveLength(2);
});

test("an explanation has a worker of its own, tells how far it is, and ends with its answer or when it is stopped", async () => {
  vi.doMock("./shelf", () => ({ Shelf: { open: async () => ({ record: async () => "onze record" }) } }));
  const { request } = await import("./here");
  const analysis = (method: string) => request("shoot", "/api/matches/one/analysis", undefined, "", method);
  expect((await analysis("GET")).body).toEqual({ state: "none" });
  expect((await analysis("POST")).body).toMatchObject({ state: "running" });
  const [worker] = Fake.all as unknown as { said: unknown[]; ended: boolean; tell(data: unknown): void }[];
  expect(worker?.said[1]).toEqual({ do: "explain", id: 0, record: "onze record" });
  worker?.tell({ do: "progress", id: 0, done: 2, of: 9 });
  expect((await analysis("GET")).body).toEqual({ state: "running", done: 2, of: 9 });
  expect((await analysis("DELETE")).body).toEqual({ state: "none" });
  expect(worker?.ended).toBe(true);

  await analysis("POST");
  const again = Fake.all[1] as unknown as typeof worker;
  again?.tell({ do: "answer", id: 0, status: 200, body: { start: 1 } });
  await vi.waitFor(async () => expect((await analysis("GET")).body).toEqual({ state: "done", analysis: { start: 1 } }));
  expect(again?.ended).toBe(true);
});

test("a match on this device is asked here, and everything else of the server", { timeout: 30_000 }, async () => {
  kept.set("onze.seats", JSON.stringify({ mine: { game: "shoot", seats: { R: "secret" }, made: 1, here: true } }));
  const fetched = vi.fn(async (_: string) => new Response("{}", { headers: { "content-type": "application/json" } }));
  vi.stubGlobal("fetch", fetched);
  const { atHome, matchFacts } = await import("../lib/api");
  void matchFacts("mine");
  await vi.waitFor(() => expect(Fake.all[0]?.said[1]).toMatchObject({ path: "matches/mine" }));
  expect(fetched).not.toHaveBeenCalled();
  await matchFacts("theirs");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/matches/theirs"]);

  const options = {};
  const alone = { R: "me", B: { computer: "rookie" } } as const;
  expect(atHome({ game: "shoot", options, seats: alone })).toBe("shoot");
  expect(atHome({ game: "chifootmi", options, seats: alone }), "no engine").toBe("");
  expect(atHome({ game: "shoot", options, seats: { R: "me", B: "friend" } })).toBe("");
  expect(atHome({ game: "shoot", options, seats: alone, from: { match: "theirs", n: 3 } })).toBe("");
  expect(atHome({ game: "shoot", options, seats: { R: "me", B: "device" }, from: { match: "mine", n: 3 } })).toBe(
    "shoot",
  );
});
