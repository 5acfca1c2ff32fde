import { Engine } from "../../engine/engine";
import type { Deed, Order } from "../generated/engine";
import { holdAlive } from "./alive";
import { Shelf } from "./shelf";
import { type Task, Thinker } from "./thinker";
import { type Answer, type FromHere, type OfHere, refused, type ToHere } from "./words";

/*
 * What a server is to its matches, for those of one game on this device: it runs the engine, keeps what the engine wants
 * kept, and passes frames on. One order is done with all that follows from it before the next is begun. Another worker
 * thinks, so that this one answers at once.
 *
 * A match may be open in two tabs. Whoever holds its lock makes its steps; the other looks on, hears of every step that is
 * kept, and goes on when the first has left or when it is told to take over.
 */
declare const self: { postMessage(message: FromHere): void; onmessage: (event: MessageEvent<ToHere>) => void };

const tell = (message: FromHere) => self.postMessage(message);
const channel = new BroadcastChannel("onze-matches");

let engine: Engine;
let thinker: Thinker;
let shelf: Shelf;
/** Everything in turn. What fails has its own end and holds up nobody. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work);
  turn = done.catch(() => {});
  return done;
};

/** The match that each page looks at, and what holds a seat there. */
const pages = new Map<number, { match: string; token: string }>();
/** The matches that are open here, with what gives their lock back; null while another tab has it. */
const open = new Map<string, (() => void) | null>();
/** Requests whose answers are on their way. */
const asked = new Map<number, (answer: Answer) => void>();
let nextRequest = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
let worth = false;

/** Is there no room left? */
const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

async function obey(order: Order) {
  const { deeds, due } = engine.take(order);
  // First: what follows from the deeds knows better when time is up next.
  clearTimeout(timer);
  if (due !== null)
    timer = setTimeout(() => void inTurn(() => obey({ do: "time" })), Math.max(0, due - performance.now()));
  for (const deed of deeds) await perform(deed);
}

async function perform(deed: Deed) {
  switch (deed.do) {
    case "frame":
      return tell({ page: deed.page, frame: deed.text });
    case "end":
      return end(deed.page);
    case "answer":
      asked.get(deed.id)?.(deed);
      return void asked.delete(deed.id);
    case "keep":
      return keep(deed);
    case "think":
      return thinker.think(deed);
    case "stop":
      return thinker.stop(deed.name, deed.seat);
    case "thought":
      return obey(deed);
  }
}

/** What came of thinking. Where nothing did, any choice is made, and a page that asked calls again. */
function thought({ name, seat, n, wanted }: Task, deeds: Deed[]) {
  void inTurn(async () => {
    for (const deed of deeds) if (deed.do !== "frame" || pages.has(deed.page)) await perform(deed);
    if (deeds.length) return;
    if ("hint" in wanted) end(wanted.hint.page);
    else await obey({ do: "thought", name, seat, n, choice: null });
  });
}

async function keep({ name, ticket, what }: Extract<Deed, { do: "keep" }>) {
  let kept = true;
  try {
    await shelf.keep(name, what);
  } catch (error) {
    // A new match is nobody's yet: whoever asked for it is told.
    if (!open.has(name)) throw error;
    kept = false;
    say(name, isFull(error) ? "full" : "unkept");
  }
  if (!open.has(name)) return;
  await obey({ do: kept ? "kept" : "not_kept", name, ticket });
  if (!kept) return close(name);
  channel.postMessage({ name, n: what.kind === "step" ? what.n : null });
  if (what.kind !== "step" || worth) return;
  worth = true;
  tell({ worth });
}

const lookingAt = (name: string) => [...pages].filter(([, { match }]) => match === name).map(([page]) => page);

/** Tells every page at a match how it stands with this device. */
function say(name: string, here: OfHere) {
  for (const page of lookingAt(name)) tell({ page, frame: JSON.stringify({ here }) });
}

function end(page: number) {
  pages.delete(page);
  tell({ page, end: true });
}

/** Opens a match unless it is; false if it is not on this device. */
async function enter(name: string, how: LockOptions = { ifAvailable: true }): Promise<boolean> {
  if (open.has(name)) return true;
  const release = await lock(name, how);
  // Only now: nobody else writes any more.
  const kept = await shelf.load(name);
  if (!kept) release?.();
  if (!kept) return false;
  open.set(name, release);
  if (!release) void lock(name, {}).then((free) => inTurn(async () => takeUp(name, free)));
  await obey({ do: "open", name, kept, leads: release !== null });
  return true;
}

/** Holds the lock of a match; what it gives lets go of it, null if another tab has it. */
const lock = (name: string, how: LockOptions) =>
  new Promise<(() => void) | null>((got) => {
    const held = navigator.locks.request(`onze ${name}`, how, (lock) => {
      if (!lock) return got(null);
      return new Promise<void>((release) => got(release));
    });
    // Another tab has taken over.
    held.catch(() => void inTurn(async () => void (open.get(name) && close(name))));
  });

/** The tab that had a match has left it. Its last step may not have been heard here: the match is read once more. */
function takeUp(name: string, release: (() => void) | null) {
  release?.();
  if (open.get(name) === null) close(name);
}

/** Forgets a match; its pages come back by themselves and find it as it is kept. */
function close(name: string) {
  open.get(name)?.();
  open.delete(name);
  engine.take({ do: "close", name });
  thinker.close(name);
  for (const page of lookingAt(name)) end(page);
}

/** A page has gone. The last one leaves the match as a line for the list of matches. */
async function leave(page: number) {
  const { match, token } = pages.get(page) ?? { match: "", token: "" };
  pages.delete(page);
  await obey({ do: "leave", page });
  if (!open.has(match) || lookingAt(match).length) return;
  await line(match, token).catch(() => {});
  close(match);
}

/** The line of the list of matches for who holds this seat. */
async function line(match: string, token: string): Promise<Answer> {
  const answer = await order((id) => ({ do: "request", id, path: `matches/${match}/mine`, token }));
  if (token && answer.status === 200) shelf.note(match, answer.body);
  return answer;
}

channel.onmessage = ({ data: { name, n } }: MessageEvent<{ name: string; n: number | null }>) =>
  void inTurn(async () => {
    if (open.get(name) !== null) return;
    const step = n === null ? undefined : await shelf.step(name, n);
    if (n === null || !step) return close(name);
    await obey({ do: "learn", name, n, ...step });
  });

async function order(of: (id: number) => Order): Promise<Answer> {
  const id = nextRequest++;
  const answered = new Promise<Answer>((done) => asked.set(id, done));
  await obey(of(id));
  return answered;
}

async function request(path: string, body: unknown, token: string): Promise<Answer> {
  const [, named, what] = /^matches\/([^/?]+)(?:\/(\w+))?/.exec(path) ?? [];
  const match = named ?? (body as { from?: { match: string } } | null)?.from?.match;
  const before = open.has(match ?? "");
  if (match && !(await enter(match))) return refused(404, "match_unknown");
  const asked = { ...(body === undefined ? {} : { body }), ...(token ? { token } : {}) };
  const answer =
    what === "mine" && named ? await line(named, token) : await order((id) => ({ do: "request", id, path, ...asked }));
  // It was only looked up; a table that is about to open finds it open.
  if (match && !before && what) close(match);
  return answer;
}

async function hear(message: Exclude<ToHere, { engine: string }>) {
  if ("open" in message) {
    const { open: page, match, token } = message;
    if (!(await enter(match))) return tell({ page, end: true });
    pages.set(page, { match, token });
    await obey({ do: "enter", page, name: match });
    tell({ page, open: true });
    tell({ page, frame: JSON.stringify({ here: (open.get(match) ? "leads" : "follows") satisfies OfHere }) });
  } else if ("say" in message) {
    await obey({ do: "say", page: message.page, text: message.say });
  } else if ("close" in message) {
    await leave(message.close);
  } else if ("takeOver" in message) {
    close(message.takeOver);
    await enter(message.takeOver, { steal: true });
  } else {
    const answer = request(message.path, message.body, message.token);
    const told = await answer.catch((error) => refused(503, isFull(error) ? "device_full" : "not_kept"));
    tell({ re: message.id, ...told });
  }
}

self.onmessage = ({ data }) => {
  if (!("engine" in data)) return void inTurn(() => hear(data));
  holdAlive(data.alive, () => tell({ alive: true }));
  turn = (async () => {
    const compiled = WebAssembly.compileStreaming(fetch(data.engine));
    const loaded = compiled.then((module) => Engine.load(module));
    [engine, shelf] = await Promise.all([loaded, Shelf.open()]);
    thinker = new Thinker(data.thinker, await compiled, thought);
  })();
  void turn.catch((error) => tell({ broken: String(error) }));
};
