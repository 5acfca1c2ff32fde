import { modules } from "virtual:engine";
import { allHeld, type Held } from "../lib/keep";
import type { SocketLike } from "../lib/socket";
import type { AnalysisState, Explanation, MyMatch } from "../types/protocol";
import { aliveName, onGone } from "./alive";
import { Shelf } from "./shelf";
import type { FromThinker, ToThinker } from "./think";
import thinkerFile from "./think.ts?worker&url";
import { type Answer, type FromHere, refused, type ToHere } from "./words";

const ENGINES: Record<string, string | undefined> = modules;
const engineOf = (game: string) => new URL(ENGINES[game] ?? "", location.href).href;
const THINKER = new URL(thinkerFile, location.href).href;

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
    const alive = aliveName();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHere>) => {
      if ("alive" in data) onGone(alive, () => this.#lose(worker));
      else this.#hear(data, worker);
    };
    worker.onerror = () => this.#lose(worker);
    worker.postMessage({ engine: engineOf(this.game), thinker: THINKER, alive } satisfies ToHere);
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
    const id = this.#next++;
    return new Promise((done) => {
      this.#asked.set(id, done);
      this.#tell({ id, path, body, token });
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

/**
 * What is asked of a record from anywhere, by a worker that does nothing else and ends with its answer: when it is stopped,
 * or the browser has ended it, there is none.
 */
function study(
  game: string,
  what: "explain" | "verify",
  record: string,
  progress = (_done: number, _of: number) => {},
) {
  const worker = new Worker(THINKER, { type: "module", name: game });
  let stop = () => {};
  const answer = new Promise<Answer>((told) => {
    const end = (answer: Answer) => {
      worker.terminate();
      told(answer);
    };
    stop = () => end(refused(503, "lost"));
    const alive = aliveName();
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ("alive" in data) onGone(alive, stop);
      else if (data.do === "progress") progress(data.done, data.of);
      else if (data.do === "answer") end(data);
    };
    worker.onerror = stop;
    const tell = (message: ToThinker) => worker.postMessage(message);
    tell({ engine: engineOf(game), alive });
    tell({ do: what, id: 0, record });
  });
  return { answer, stop };
}

/** Are the dice of this record right? */
export const verify = (game: string, record: string) => study(game, "verify", record).answer;

/** Finished matches that are being explained, or are. */
const explained = new Map<string, { stands: AnalysisState; stop: () => void }>();

async function analyse(game: string, match: string, method: string): Promise<Answer> {
  if (method === "DELETE") {
    explained.get(match)?.stop();
    explained.delete(match);
  } else if (method === "POST" && !explained.has(match)) {
    const work = { stands: { state: "running", done: 0, of: 0 } as AnalysisState, stop: () => {} };
    explained.set(match, work);
    const { answer, stop } = study(game, "explain", await (await shelf()).record(match), (done, of) => {
      work.stands = { state: "running", done, of };
    });
    work.stop = stop;
    void answer.then(({ status, body }) => {
      if (status === 200) work.stands = { state: "done", analysis: body as Explanation };
      else explained.delete(match);
    });
  }
  return { status: 200, body: explained.get(match)?.stands ?? { state: "none" } };
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
