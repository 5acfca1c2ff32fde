import { expect, test, vi } from "vitest";
import type { Now, Step } from "../types/protocol";
import { choose, closeMatch, have, lineDown, merge, openMatch } from "./match.svelte";
import { routeOf } from "./router.svelte";
import type { SocketLike } from "./socket";
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

test("a choice waits for the network as long as that takes, and goes out once", async () => {
  vi.useFakeTimers();
  const sockets: (SocketLike & { sent: { id: number; do: string }[] })[] = [];
  const open = () => {
    const sent: { id: number; do: string }[] = [];
    const socket = { sent, send: (text: string) => void sent.push(JSON.parse(text)), close() {} };
    sockets.push({ ...socket, onopen: null, onmessage: null, onclose: null });
    return sockets.at(-1) as SocketLike;
  };
  const now = {
    n: 1,
    to_act: ["R"],
    legal: { R: { texts: ["P1"], moves: [null] } },
    seats: [],
    view: {},
  } as unknown as Now;
  const say = (message: unknown) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  const greet = async () => {
    sockets.at(-1)?.onopen?.();
    say({ re: sockets.at(-1)?.sent[0]?.id, ok: true });
    say({ steps: [step(0)], now });
    await vi.advanceTimersByTimeAsync(0);
  };
  const match = openMatch("m", { R: "token" }, open);
  await greet();
  expect(lineDown(match)).toBe("");
  void choose(match, "R", "P1");
  await vi.advanceTimersByTimeAsync(4000);
  expect(lineDown(match)).toBe("page-link-offline");
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(match.sent).toEqual({ R: "P1" });
  // Back: the last line that was called is answered.
  match.connection?.retry();
  await greet();
  await vi.advanceTimersByTimeAsync(1000);
  const moves = sockets.at(-1)?.sent.filter((sent) => sent.do === "move") ?? [];
  expect(moves).toMatchObject([{ seat: "R", n: 1, choice: "P1" }]);
  expect(lineDown(match)).toBe("");
  closeMatch(match);
  vi.useRealTimers();
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
