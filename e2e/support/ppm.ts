/** A picture as `pdftoppm` writes it (P6): asked by millimetres. */
export class Ppm {
  readonly #pixels: Buffer;
  readonly #width: number;
  readonly #height: number;

  constructor(
    file: Buffer,
    /** Dots to a millimetre. */
    readonly dots: number,
  ) {
    const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString("latin1"));
    if (!head) throw new Error("no picture");
    this.#width = Number(head[1]);
    this.#height = Number(head[2]);
    this.#pixels = file.subarray(head[0].length);
  }

  get size(): [number, number] {
    return [this.#width / this.dots, this.#height / this.dots];
  }

  #pixel(x: number, y: number): Buffer {
    const at = 3 * (Math.round(y * this.dots) * this.#width + Math.round(x * this.dots));
    return this.#pixels.subarray(at, at + 3);
  }

  /** The colour at a point, as `#rrggbb`. */
  at(x: number, y: number): string {
    return `#${this.#pixel(x, y).toString("hex")}`;
  }

  /** Is there ink within a quarter of a millimetre of a point? */
  dark(x: number, y: number): boolean {
    for (let dy = -0.2; dy <= 0.2; dy += 1 / this.dots) if (Math.max(...this.#pixel(x, y + dy)) < 128) return true;
    return false;
  }
}
