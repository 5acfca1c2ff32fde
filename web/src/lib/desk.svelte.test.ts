import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { WIRE } from "../generated/protocol";
import type { Listed, Now, Outcome, Seat, Step } from "../types/protocol";
import { Desk } from "./desk.svelte";
import type { Held } from "./keep";
import { log } from "./log.svelte";
import { settings } from "./settings.svelte";
import type { SocketLike } from "./socket";
import type { AnyTable } from "./table";
import { words } from "./words.svelte";

/** A game of two sides with next to no rules: its events are told at once, its choices are words. */
const game: AnyTable = {
  game: "toy",
  seats: ["R", "B"],
  director: { lay: (view) => ({ view }), frames: (scene) => [{ scene, hold: 0 }] },
  // biome-ignore lint/suspicious/noExplicitAny: nothing is drawn here.
  ...({ Score: null, Board: null, Choices: null } as any),
  shape: { wide: 1, tall: 1, choices: "1rem" },
  choices: (listed) => listed.filter(({ text }) => text !== "resign"),
  question: () => "What now?",
  label: ({ text }) => text.toUpperCase(),
  key: (key) => (key === "k" ? "kick" : undefined),
  wastes: ({ text }) => (text === "done" ? "Leave the dice?" : null),
  score: () => [1, 0],
  chapter: () => null,
  start: () => "",
  silent: (event) => event.kind === "quiet",
  hints: { wide: [], tall: [] },
};

const person = (seat: Seat, name = "") => ({ seat, kind: "person", name, here: true, free: false });
const step = (n: number, seat: Seat | null = null, kind = "happened") =>
  ({ n, seat, move: "x", chance: [], events: [{ kind, rules: [] }], hash: null }) as Step;
const list = (texts: string[], more: Partial<Listed> = {}): Listed => ({
  texts,
  moves: texts.map(() => null),
  ...more,
});
const now = (n: number, legal: Record<Seat, Listed>, more: Partial<Now> = {}) =>
  ({
    n,
    to_act: Object.keys(legal),
    view: {},
    legal,
    seats: [person("R", "Ann"), person("B", "Bob")],
    offers: [],
    clock: null,
    outcome: null,
    paused: false,
    rematch: null,
    ...more,
  }) as unknown as Now;

const texts = ({ choices }: Desk) => choices.map(({ text }) => text);
let touch = false;
const noted = new Map<string, string>();
let stop = () => {};
const sent: { id: number; do: string; seat?: Seat; choice?: string }[] = [];
let socket: SocketLike;
const say = async (message: unknown) => {
  socket.onmessage?.({ data: JSON.stringify(message) });
  await settle();
};
async function settle(ms = 0) {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

/** A table with one open match: greeted, and the first news told. */
async function sit(mine: Partial<Held> | undefined, first: Now, table = game, steps = [step(0)]): Promise<Desk> {
  const open = () => {
    socket = {
      send: (text) => void sent.push(JSON.parse(text)),
      close() {},
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    return socket;
  };
  const held = mine && ({ game: "toy", seats: { R: "r" }, made: 0, commit: "c", ...mine } as Held);
  let desk: Desk | undefined;
  stop = $effect.root(() => {
    desk = new Desk({ id: "m", table, mine: held, options: {}, study: false }, open);
  });
  socket.onopen?.();
  await say({ re: sent[0]?.id, ok: true });
  await say({ steps, now: first });
  await settle(1000);
  return desk as Desk;
}
/** The answer to the choice that was handed in last, and the news of it. */
async function taken(next: Now, steps: Step[]) {
  await say({ re: sent.at(-1)?.id, ok: true, n: next.n - 1 });
  await say({ steps, now: next });
  await settle(1000);
}
const moves = () => sent.filter((one) => one.do === "move").map(({ seat, choice }) => `${seat} ${choice}`);
const said = () => log.lines.map(({ text }) => text);

// On a slow machine the first news would else be told in the middle of a later test.
beforeAll(async () => {
  await import("./tidings");
});
beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  touch = false;
  log.clear();
  words.speech = null;
  Object.assign(settings, { confirm: "auto", throws: false, keys: true });
  vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: touch && query.includes("coarse") }));
  vi.stubGlobal("scrollTo", () => {});
  noted.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
    removeItem: (key: string) => noted.delete(key),
  });
  vi.stubGlobal("navigator", { onLine: true, userActivation: { hasBeenActive: false } });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network here")));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is asked: the listed choices that the table shows, with their values", async () => {
  const legal = list(["kick", "wait", "resign"], { moves: [{ kick: 3 }, "wait", "resign"], warned: [[1, "TOY-7"]] });
  const desk = await sit({}, now(1, { R: legal }));
  expect(texts(desk)).toEqual(["kick", "wait"]);
  expect(desk.moment.choices).toMatchObject([
    { text: "kick", move: { kick: 3 } },
    { text: "wait", move: "wait", warned: "TOY-7" },
  ]);
  expect(desk.question).toBe("What now?");
  expect(desk.title).toContain("● ");
  expect(said()).toContain("What now?");
});

test("nothing is asked of a spectator, of who has sent a choice, in a pause, and after the end", async () => {
  const asked = { R: list(["kick"]) };
  const watched = await sit(undefined, now(1, asked));
  expect(texts(watched)).toEqual([]);
  stop();
  sent.length = 0;
  const desk = await sit({}, now(1, asked));
  void desk.play("kick");
  await settle();
  expect(texts(desk)).toEqual([]);
  expect(desk.question).toBe("page-sending");
  await taken(now(2, { R: list(["wait"]) }, { paused: true }), [step(1, "R")]);
  expect(texts(desk)).toEqual([]);
  expect(desk.question).toBe("page-paused");
  const outcome: Outcome = { winner: "R", score: [2, 1], tie_break: null, gave_up: null } as unknown as Outcome;
  await say({ now: now(2, {}, { outcome }) });
  expect(desk.outcome).toBe("outcome-won");
  expect(said().filter((text) => text === "outcome-won")).toHaveLength(1);
  await say({ now: now(2, {}, { outcome, rematch: null }) });
  expect(said().filter((text) => text === "outcome-won")).toHaveLength(1);
});

test("a choice that is not listed goes out only where the list holds samples", async () => {
  const desk = await sit({}, now(1, { R: list(["kick"]) }));
  void desk.play("fly");
  void desk.play({ text: "fly", move: "fly" });
  await settle();
  expect(moves()).toEqual([]);
  await say({ now: now(1, { R: list(["kick"], { samples: true }) }) });
  void desk.play({ text: "fly", move: "fly" });
  await settle();
  expect(moves()).toEqual(["R fly"]);
});

test("what is punished waits to be confirmed, and Escape takes it back", async () => {
  const desk = await sit({}, now(1, { R: list(["kick", "wait"], { warned: [[0, "TOY-7"]] }) }));
  void desk.play("kick");
  expect(desk.pending?.text).toBe("kick");
  expect(desk.asksBack("kick")).toBe(true);
  const key = (name: string) => ({ key: name, target: {} }) as KeyboardEvent;
  desk.key(key("Escape"));
  expect(desk.pending).toBe(null);
  void desk.play("kick");
  void desk.play("kick");
  await settle();
  expect(moves()).toEqual(["R kick"]);
});

test("by touch a slippery choice is confirmed, and always or never where somebody wants it so", async () => {
  const desk = await sit({}, now(1, { R: list(["kick"]) }), { ...game, slippery: () => true });
  expect(desk.asksBack("kick")).toBe(false);
  touch = true;
  expect(desk.asksBack("kick")).toBe(true);
  settings.confirm = "never";
  expect(desk.asksBack("kick")).toBe(false);
  touch = false;
  settings.confirm = "always";
  expect(desk.asksBack("kick")).toBe(true);
});

test("what throws something away is asked for elsewhere, and goes out only after a yes", async () => {
  const desk = await sit({}, now(1, { R: list(["kick", "done"]) }));
  void desk.play("done");
  expect(desk.wasting?.text).toBe("done");
  desk.waste(null);
  expect([desk.wasting, moves()]).toEqual([null, []]);
  void desk.play("done");
  desk.waste(0);
  await settle();
  expect(moves()).toEqual(["R done"]);
});

test("two at one screen: the table covers the hands, hands over, and takes no press in the same breath", async () => {
  const table: AnyTable = { ...game, handing: () => "secret", cover: (view) => ({ ...view, covered: true }) };
  const both = { R: list(["kick"]), B: list(["wait"]) };
  const desk = await sit(
    { seats: { R: "r", B: "b" } },
    now(1, both, { view: { R: { of: "R" }, B: { of: "B" } } }),
    table,
  );
  expect(desk.shared).toBe(true);
  expect(desk.handOver).toBe("R");
  expect(desk.view).toEqual({ of: "R", covered: true });
  expect(texts(desk)).toEqual([]);
  desk.takeOver();
  await settle();
  // The finger is still where the button was.
  expect(desk.settling).toBe(true);
  void desk.play("kick");
  expect(moves()).toEqual([]);
  await settle(500);
  expect(desk.view).toEqual({ of: "R" });
  void desk.play("kick");
  await settle();
  expect(moves()).toEqual(["R kick"]);
  await taken(now(2, { B: both.B }, { view: { R: { of: "R" }, B: { of: "B" } } }), [step(1, "R", "quiet")]);
  expect(desk.handOver).toBe("B");
  expect(desk.near).toBe("R");
});

test("where a choice is only final, who has the screen goes on without a hand-over", async () => {
  const views = { view: { R: {}, B: {} } };
  const table: AnyTable = { ...game, handing: () => "final" };
  const desk = await sit({ seats: { R: "r", B: "b" } }, now(1, { R: list(["kick"]) }, views), table);
  expect([desk.handOver, desk.me]).toEqual([null, "R"]);
  void desk.play("kick");
  await taken(now(2, { B: list(["wait"]) }, views), [step(1, "R")]);
  expect([desk.handOver, desk.me]).toEqual(["B", null]);
});

test("two at one keyboard choose blindly, each from one's own list", async () => {
  const views = { view: { R: {}, B: {} } };
  const both = { R: list(["kick"]), B: list(["resign", "wait"]) };
  const desk = await sit({ seats: { R: "r", B: "b" } }, now(1, both, views), { ...game, blind: true });
  desk.blind("B", 0);
  desk.blind("B", 5);
  await settle();
  expect(moves()).toEqual(["B wait"]);
});

test("keys: digits count the choices, a game has its own, and an arrow looks back", async () => {
  const desk = await sit({}, now(2, { R: list(["wait", "kick"]) }), game, [step(0), step(1, "B")]);
  const key = (name: string) => desk.key({ key: name, target: {} } as KeyboardEvent);
  expect(key("9")).toBe(false);
  expect(key("x")).toBe(false);
  expect(key("k")).toBe(true);
  await settle();
  expect(moves()).toEqual(["R kick"]);
  expect(key("ArrowLeft")).toBe(true);
  expect(desk.looking).toBe(true);
  // Whoever looks back chooses nothing.
  expect(texts(desk)).toEqual([]);
  expect(key("1")).toBe(false);
  desk.leavePast();
  expect([desk.looking, desk.past]).toEqual([false, null]);
});

test("the second half of a double click is an echo; two quick taps on neighbouring squares are two", async () => {
  const desk = await sit({}, now(1, { R: list(["kick"]) }));
  const click = (clientX: number, detail: number) => desk.isEcho({ clientX, clientY: 5, detail } as MouseEvent);
  expect([click(100, 1), click(103, 2), click(140, 2), click(141, 3)]).toEqual([false, true, false, true]);
});

test("told once and in order: what happened, what is asked; and nobody hears of it again", async () => {
  const desk = await sit({}, now(1, { R: list(["kick"]) }));
  expect(said()).toEqual(["Toy-event-happened", "What now?"]);
  void desk.play("kick");
  await taken(now(3, { R: list(["wait"]) }), [step(1, "R"), step(2, "B")]);
  expect(said().slice(2)).toEqual(["Toy-event-happened", "Toy-event-happened", "What now?"]);
  // Taken back.
  await say({ now: now(2, { B: list(["kick"]) }) });
  expect(said().slice(5)).toEqual(["page-news-taken-back"]);
});

test("who is called and who is there: names of one's own screen, nobody there where it makes no sense", async () => {
  const desk = await sit({}, now(1, {}));
  expect(desk.names).toMatchObject({ R: expect.stringContaining("Ann"), B: expect.stringContaining("Bob") });
  expect(desk.here).toEqual({ R: true, B: true });
  stop();
  sent.length = 0;
  const shared = await sit({ seats: { R: "r", B: "b" }, names: { R: "Zoe" } }, now(1, {}, { view: { R: {}, B: {} } }));
  expect(shared.names.R).toContain("Zoe");
  expect(shared.here).toEqual({ R: undefined, B: undefined });
});

test("seats that wait for invited friends", async () => {
  const seats = [person("R"), { ...person("B"), kind: "free", free: true }] as unknown as Now["seats"];
  const desk = await sit({ invite: { B: "secret" } }, now(1, {}, { seats }));
  expect(desk.vacant).toEqual([{ side: "B", token: "secret" }]);
  expect(desk.question).toBe("page-wait-friend");
});

test("dice in one's own hand fall when they are thrown", async () => {
  const thrown: AnyTable = { ...game, thrown: () => "R" };
  const desk = await sit({}, now(1, { R: list(["kick"]) }), thrown);
  settings.throws = true;
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 1));
  await say({ steps: [step(1, "B")], now: now(2, { R: list(["kick"]) }) });
  expect(desk.cast).not.toBe(null);
  expect(texts(desk)).toEqual([]);
  expect(desk.key({ key: " ", target: {} } as KeyboardEvent)).toBe(true);
  await settle(1000);
  expect([desk.cast, texts(desk)]).toEqual([null, ["kick"]]);
});

test("whoever skips what is told has a finger where the choices come: they wait a moment", async () => {
  const slow: AnyTable = { ...game, director: { ...game.director, frames: (scene) => [{ scene, hold: 5000 }] } };
  const desk = await sit({}, now(1, { R: list(["kick"]) }), slow);
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  await say({ steps: [step(1, "B")], now: now(2, { R: list(["kick"]) }) });
  expect([desk.stage.playing, desk.question]).toEqual([true, "page-watching"]);
  expect(desk.key({ key: "1", target: {} } as KeyboardEvent)).toBe(true);
  await settle(10);
  expect([desk.stage.playing, desk.settling]).toEqual([false, true]);
  void desk.play("kick");
  expect(moves()).toEqual([]);
  await settle(500);
  void desk.play("kick");
  await settle();
  expect(moves()).toEqual(["R kick"]);
});

test("a server of another version: the page is told, and what was on its way goes out once it is loaded anew", async () => {
  const asked = now(1, { R: list(["kick"]) });
  const desk = await sit({}, asked);
  void desk.play("kick");
  await settle();
  // The line breaks, and who answers then speaks otherwise.
  socket.onclose?.();
  await settle(2000);
  socket.onopen?.();
  const hello = sent.findLast((one) => one.do === "hello");
  expect(hello).toMatchObject({ wire: WIRE });
  await say({ re: hello?.id, error: { kind: "wire_version", rules: [] } });
  expect(desk.match.gone).toBe("wire_version");
  stop();
  sent.length = 0;
  const anew = await sit({}, asked);
  await settle();
  expect(moves()).toEqual(["R kick"]);
  expect(anew.match.sent).toEqual({ R: "kick" });
  stop();
  sent.length = 0;
  // Once: and not where something else is asked.
  await sit({}, asked);
  expect(moves()).toEqual([]);
});
