import { modules } from "virtual:engine";
import { allHeld, type Held } from "../lib/keep";
import type { SocketLike } from "../lib/socket";
import type { AnalysisState, Explanation, MyMatch } from "../types/protocol";
import { Shelf } from "./shelf";
import { type Answer, type FromHere, refused, type ToHere } from "./words";

const ENGINES: Record<string, string | undefined> = modules;

/** The matches of one game on this device: a worker that runs them as a server would. */
class House {
  #worker: Worker | null = null;
  #sockets = new Map<number, SocketLike>();
  #asked = new Map<number, (answer: Answer) => void>();
  #next = 1;

  constructor(readonly game: string) {}

  /** The worker; another one if the last has failed. */
  #alive(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: this.game });
    const alive = `onze worker ${crypto.randomUUID()}`;
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHere>) => {
      // Nobody tells that a browser has ended a worker, but its lock is free then.
      if ("alive" in data) void navigator.locks.request(alive, () => this.#lose(worker));
      else this.#hear(data, worker);
    };
    worker.onerror = () => this.#lose(worker);
    const engine = new URL(ENGINES[this.game] ?? "", location.href).href;
    worker.postMessage({ engine, alive } satisfies ToHere);
    return worker;
  }

  /** Somebody is about to play: the engine comes while the table does. */
  wake() {
    this.#alive();
  }

  #tell(message: ToHere) {
    this.#alive().postMessage(message);
  }

  #hear(message: Exclude<FromHere, { alive: true }>, worker: Worker) {
    if ("broken" in message) this.#lose(worker);
    else if ("worth" in message) void navigator.storage?.persist?.();
    else if ("re" in message) {
      this.#asked.get(message.re)?.(message);
      this.#asked.delete(message.re);
    } else {
      const socket = this.#sockets.get(message.page);
      if ("frame" in message) socket?.onmessage?.({ data: message.frame });
      else if ("open" in message) socket?.onopen?.();
      else {
        this.#sockets.delete(message.page);
        socket?.onclose?.();
      }
    }
  }

  /** The worker is gone: pages call again and find what was kept. */
  #lose(worker: Worker) {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of sockets) socket.onclose?.();
    for (const answer of this.#asked.values()) answer(refused(503, "lost"));
    this.#asked.clear();
  }

  /** It is not needed any more. */
  end() {
    if (this.#worker) this.#lose(this.#worker);
  }

  /** A line to a match, as a socket is one to a server. */
  socket(match: string): SocketLike {
    const page = this.#next++;
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => this.#tell({ page, say: text }),
      close: () => {
        if (this.#sockets.delete(page)) this.#tell({ close: page });
      },
    };
    this.#sockets.set(page, socket);
    this.#tell({ open: page, match, token: tokenOf(allHeld()[match]) });
    return socket;
  }

  ask(path: string, body?: unknown, token = ""): Promise<Answer> {
    return this.#asking((id) => ({ id, path, body, token }));
  }

  /** What takes a while, or is asked of a record from anywhere. */
  study(what: "explain" | "verify", record: string): Promise<Answer> {
    return this.#asking((id) => ({ id, do: what, record }));
  }

  #asking(message: (id: number) => ToHere): Promise<Answer> {
    const id = this.#next++;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#tell(message(id));
    });
  }

  /** The match goes on in this tab. */
  takeOver(match: string) {
    this.#tell({ takeOver: match });
  }
}

const tokenOf = (held?: Held) => Object.values(held?.seats ?? {})[0] ?? "";

const all = new Map<string, House>();
export function houseOf(game: string): House {
  const house = all.get(game) ?? new House(game);
  all.set(game, house);
  return house;
}

export const socket = (game: string, match: string) => houseOf(game).socket(match);

/** As a server answers at `/api/…`. */
export function request(
  game: string,
  path: string,
  body: unknown,
  token: string,
  method: string | undefined,
): Promise<Answer> {
  const [, match] = /^\/api\/matches\/([^/]+)\/analysis$/.exec(path) ?? [];
  if (match) return analyse(game, match, method ?? (body ? "POST" : "GET"));
  return houseOf(game).ask(path.replace(/^\/api\//, ""), body, token);
}

/** Finished matches that are being explained: each by a house of its own, because it does nothing else meanwhile. */
const explained = new Map<string, { house: House; stands: AnalysisState }>();

async function analyse(game: string, match: string, method: string): Promise<Answer> {
  const found = explained.get(match);
  if (method === "DELETE") {
    found?.house.end();
    explained.delete(match);
  } else if (method === "POST" && !found) {
    const work = { house: new House(game), stands: { state: "running", done: 0, of: 0 } as AnalysisState };
    explained.set(match, work);
    void explain(work, await (await shelf()).record(match)).then((stands) => {
      work.stands = stands;
      work.house.end();
    });
  }
  return { status: 200, body: explained.get(match)?.stands ?? { state: "none" } };
}

async function explain({ house }: { house: House }, record: string): Promise<AnalysisState> {
  const { status, body } = await house.study("explain", record);
  return status === 200 ? { state: "done", analysis: body as Explanation } : { state: "none" };
}

let opened: Promise<Shelf> | null = null;
export function shelf(): Promise<Shelf> {
  opened ??= Shelf.open();
  return opened;
}

/** The list of the matches on this device. What was left in good order need not be opened for it. */
export async function mine(): Promise<MyMatch[]> {
  const rows = await (await shelf()).all();
  const held = allHeld();
  const lines = rows.flatMap(async ({ name, line, last }) => {
    const kept = held[name];
    if (!kept?.here || kept.lesson) return [];
    const told = line ?? (await houseOf(kept.game).ask(`matches/${name}/mine`, undefined, tokenOf(kept))).body;
    return "match" in (told as object) ? [{ ...(told as MyMatch), mine: Object.keys(kept.seats), last }] : [];
  });
  return (await Promise.all(lines)).flat();
}
