import { Engine } from "../../engine/engine";
import type { Deed, Done, Order } from "../generated/engine";
import { holdAlive } from "./alive";

/*
 * The worker that thinks and does nothing else: for the one that runs the matches, which listens meanwhile, or for the page
 * about a record. It knows no match but by what it is told with each order, so it can be ended at any moment.
 */
declare const self: { postMessage(message: FromThinker): void; onmessage: (event: MessageEvent<ToThinker>) => void };

/** First of all it is told the engine, as a module or by its address, and the lock that it holds as long as it lives. */
export type ToThinker = { engine: WebAssembly.Module | string; alive: string } | Order;
export type FromThinker = { alive: true } | Deed;

let engine: Promise<Engine>;

async function obey(order: Order) {
  let done: Done = (await engine).take(order);
  for (;;) {
    for (const deed of done.deeds) self.postMessage(deed);
    if (!done.works) return;
    done = (await engine).take({ do: "work" });
  }
}

/** A failure is told as one of this worker. */
const fail = (error: unknown) => setTimeout(() => Promise.reject(error));

self.onmessage = ({ data }) => {
  if ("do" in data) return void obey(data).catch(fail);
  engine = Engine.load(typeof data.engine === "string" ? fetch(data.engine) : data.engine);
  engine.catch(fail);
  holdAlive(data.alive, () => self.postMessage({ alive: true }));
};
