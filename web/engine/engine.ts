/*
 * A game as a WebAssembly module: orders in, deeds out. It has no clock, no chance and no memory beyond the matches that are
 * open: whoever runs it gives it the time and random bytes, and keeps what it wants kept.
 */
import type { Done, Order } from "../src/generated/engine";

interface Exports {
  memory: WebAssembly.Memory;
  reserve(bytes: number): number;
  take(now: number): number;
  told(): number;
}

const RANDOM = 32;

export class Engine {
  readonly #exports: Exports;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
  }

  /** From what a `fetch` brings, compiled while it comes; from bytes where it is there already, or compiled. */
  static async load(source: Response | PromiseLike<Response> | BufferSource | WebAssembly.Module): Promise<Engine> {
    if (source instanceof WebAssembly.Module) return new Engine(await WebAssembly.instantiate(source));
    const loaded =
      source instanceof ArrayBuffer || ArrayBuffer.isView(source)
        ? await WebAssembly.instantiate(source)
        : await WebAssembly.instantiateStreaming(source);
    return new Engine(loaded.instance);
  }

  /** Does an order; throws if it cannot be read. */
  take(order: Order, now = performance.now(), random = crypto.getRandomValues(new Uint8Array(RANDOM))): Done {
    const text = new TextEncoder().encode(JSON.stringify(order));
    const at = this.#exports.reserve(RANDOM + text.length);
    // The memory may have moved: it is looked at anew each time.
    const bytes = new Uint8Array(this.#exports.memory.buffer, at, RANDOM + text.length);
    bytes.set(random.subarray(0, RANDOM));
    bytes.set(text, RANDOM);
    const length = this.#exports.take(now);
    if (!length) throw new TypeError("an order that the engine cannot read");
    return JSON.parse(
      new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.told(), length)),
    );
  }
}
