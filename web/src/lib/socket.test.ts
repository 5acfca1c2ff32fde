import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "../types/protocol";
import { Connection, type Link, pause, type SocketLike } from "./socket";

class Wire implements SocketLike {
  sent: { id: number; do: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let links: Link[];
let away: Refusal[];
let news: unknown[];
let setups: unknown[];
let quiet: boolean;

function connect() {
  return new Connection(
    {
      hello: () => ({ tokens: ["secret"], have: wires.length }),
      welcome: (setup) => setups.push(setup),
      message: (message) => news.push(message),
      link: (link) => links.push(link),
      quiet: (yes) => {
        quiet = yes;
      },
      turnedAway: (refusal) => away.push(refusal),
    },
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
  );
}
const greet = async (wire: Wire) => {
  wire.onopen?.();
  wire.say({ re: wire.sent.at(-1)?.id, ok: true });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  away = [];
  news = [];
  setups = [];
  quiet = false;
});
afterEach(() => vi.useRealTimers());

test("it greets first and answers are matched by their number", async () => {
  const connection = connect();
  await greet(wires[0] as Wire);
  expect(wires[0]?.sent[0]).toMatchObject({ do: "hello", tokens: ["secret"] });
  const first = connection.ask("look", { n: 1 });
  const second = connection.ask("look", { n: 2 });
  wires[0]?.say({ re: 3, ok: true, view: "two" });
  wires[0]?.say({ steps: [] });
  wires[0]?.say({ re: 2, ok: true, view: "one" });
  expect([await first, await second]).toMatchObject([{ view: "one" }, { view: "two" }]);
  expect(news).toEqual([{ steps: [] }]);
});

test("what is fixed for the match is told with the greeting, before the news", async () => {
  connect();
  const [wire] = wires as [Wire];
  wire.onopen?.();
  wire.say({ re: 1, ok: true, setup: { board: 1 } });
  expect(setups).toEqual([{ board: 1 }]);
});

const pack = (message: unknown) =>
  new Blob([new Uint8Array(deflateRawSync(JSON.stringify(message)))]) as unknown as string;

test("a packed frame is heard in its turn, and what follows it waits", async () => {
  vi.useRealTimers();
  connect();
  const [wire] = wires as [Wire];
  wire.onmessage?.({ data: pack({ steps: ["long"] }) });
  wire.say({ steps: ["short"] });
  wire.onmessage?.({ data: pack({ steps: ["long again"] }) });
  expect(news).toEqual([]);
  await vi.waitFor(() => expect(news).toHaveLength(3));
  expect(news).toEqual([{ steps: ["long"] }, { steps: ["short"] }, { steps: ["long again"] }]);
  wire.say({ steps: ["at once"] });
  expect(news).toHaveLength(4);
});

test("a packed frame that cannot be read, or comes from a line that is gone, is heard of no more", async () => {
  vi.useRealTimers();
  const connection = connect();
  const [wire] = wires as [Wire];
  wire.onmessage?.({ data: new Blob(["no frame"]) });
  await vi.waitFor(() => expect(links.at(-1)).toBe("lost"));
  connection.retry();
  const [, second] = wires as [Wire, Wire];
  second.onmessage?.({ data: pack({ steps: ["late"] }) });
  connection.close();
  await new Promise((done) => setTimeout(done, 50));
  expect(news).toEqual([]);
});

test("a lost connection comes back by itself and says what it has", async () => {
  const connection = connect();
  await greet(wires[0] as Wire);
  const asked = connection.ask("move", {});
  wires[0]?.close();
  expect(await asked).toMatchObject({ error: { kind: "lost" } });
  expect(links.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(pause(1));
  await greet(wires[1] as Wire);
  expect(wires[1]?.sent[0]).toMatchObject({ do: "hello", have: 2 });
  expect(links.at(-1)).toBe("live");
});

test("a silent server counts as lost", async () => {
  connect();
  await greet(wires[0] as Wire);
  await vi.advanceTimersByTimeAsync(20_000 + 10_000);
  expect(links).toContain("lost");
});

test("a choice without an answer is known to be offline within seconds, and any word ends that", async () => {
  const connection = connect();
  await greet(wires[0] as Wire);
  void connection.ask("move", {});
  await vi.advanceTimersByTimeAsync(2500);
  expect(quiet).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(quiet).toBe(true);
  wires[0]?.say({ steps: [] });
  expect(quiet).toBe(false);
});

test("without a choice too, and a question that may wait in the queue says nothing of the network", async () => {
  const connection = connect();
  await greet(wires[0] as Wire);
  void connection.ask("ask", {});
  await vi.advanceTimersByTimeAsync(9000);
  expect(quiet).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(quiet).toBe(true);
});

test("called anew, it leaves a line that may be dead", async () => {
  const connection = connect();
  await greet(wires[0] as Wire);
  const asked = connection.ask("move", {});
  connection.retry();
  expect(await asked).toMatchObject({ error: { kind: "lost" } });
  expect(wires).toHaveLength(2);
  await greet(wires[1] as Wire);
  expect(links.at(-1)).toBe("live");
});

test("a refused greeting is final", async () => {
  connect();
  const wire = wires[0] as Wire;
  wire.onopen?.();
  wire.say({ re: 1, error: { rules: [], kind: "token_wrong" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(away).toMatchObject([{ kind: "token_wrong" }]);
  expect(wires).toHaveLength(1);
});

test("pauses grow and stay bounded", () => {
  expect([1, 2, 3, 20].map(pause)).toEqual([800, 1600, 3200, 8000]);
});
