/** The stream of draws: ChaCha with eight rounds, counter and stream number zero, as 32-bit words. */
export class ChaCha8 {
  #key: Uint32Array;
  #block = new Uint32Array(16);
  #counter = 0;
  #at = 16;

  constructor(seed: Uint8Array) {
    const view = new DataView(seed.buffer, seed.byteOffset, 32);
    this.#key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
  }

  /** The next word. */
  next(): number {
    if (this.#at === 16) {
      this.#fill();
      this.#at = 0;
    }
    return this.#block[this.#at++] as number;
  }

  #fill() {
    // "expand 32-byte k", the key, the counter of 64 bits, the stream's number.
    const start = new Uint32Array(16);
    start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    start.set(this.#key, 4);
    start[12] = this.#counter++;
    const x = start.slice();
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i);
      for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    this.#block = x.map((word, i) => word + (start[i] as number));
  }
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number) {
  mix(x, a, b, d, 16);
  mix(x, c, d, b, 12);
  mix(x, a, b, d, 8);
  mix(x, c, d, b, 7);
}

/** Adds, crosses and turns: `to += by`, then `turned ^= to` and turned to the left by `bits`. */
function mix(x: Uint32Array, to: number, by: number, turned: number, bits: number) {
  x[to] = (x[to] as number) + (x[by] as number);
  const crossed = (x[turned] as number) ^ (x[to] as number);
  x[turned] = (crossed << bits) | (crossed >>> (32 - bits));
}
