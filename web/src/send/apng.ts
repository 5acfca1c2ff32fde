/*
 * A moving picture that every browser shows (PNG with frames): of each frame only what has changed, in 255 colours.
 */

const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The colour that leaves what was there. */
const CLEAR = 255;

const SUMS = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});
const crc = (data: Uint8Array) => {
  let sum = 0xffffffff;
  for (const byte of data) sum = (SUMS[(sum ^ byte) & 255] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
};

const numbers = (...all: number[]) => all.flatMap((n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]);

function chunk(name: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const body = Uint8Array.from([...name].map((letter) => letter.charCodeAt(0)).concat(Array.from(data)));
  return Uint8Array.from([...numbers(data.length), ...body, ...numbers(crc(body))]);
}

async function packed(raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([raw]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Five bits of each of the three colours: finer than the eye in a film. */
const key = (data: Uint8ClampedArray, at: number) =>
  (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);
const parts = (key: number): [number, number, number] => [key >> 10, (key >> 5) & 31, key & 31];

/** The 255 colours of which there is most, and which of them each other colour is nearest to. */
class Palette {
  readonly colours: number[];
  readonly #nearest = new Map<number, number>();

  constructor(frames: ImageData[]) {
    const counts = new Uint32Array(1 << 15);
    for (const { data } of frames)
      for (let at = 0; at < data.length; at += 4) {
        const colour = key(data, at);
        counts[colour] = (counts[colour] ?? 0) + 1;
      }
    const seen = [...counts.keys()].filter((one) => counts[one]);
    this.colours = seen.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, CLEAR);
  }

  indexOf(colour: number): number {
    const known = this.#nearest.get(colour);
    if (known !== undefined) return known;
    const [r, g, b] = parts(colour);
    const away = this.colours.map((one) => {
      const [x, y, z] = parts(one);
      return (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
    });
    const nearest = away.indexOf(Math.min(...away));
    this.#nearest.set(colour, nearest);
    return nearest;
  }

  indexed({ data, width, height }: ImageData): Uint8Array {
    const all = new Uint8Array(width * height);
    for (let at = 0; at < all.length; at++) all[at] = this.indexOf(key(data, at * 4));
    return all;
  }

  /** As a file lists them: each colour from its five bits. */
  get listed(): number[] {
    return this.colours.flatMap((one) => parts(one).map((part) => (part << 3) | (part >> 2)));
  }
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest part in which two frames differ. Where nothing does it is still a frame, of one point. */
function changed(now: Uint8Array, before: Uint8Array, width: number): Part {
  let [left, top, right, bottom] = [width, -1, 0, 0];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (top < 0) top = y;
    bottom = y;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return top < 0
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Frames over and over, each standing so many milliseconds. They are asked for one after the other, some of them twice. */
export async function animated(frame: (n: number) => ImageData, holds: number[]): Promise<Blob> {
  const { width, height } = frame(0);
  const some = [...holds.keys()].filter((n) => n % Math.ceil(holds.length / 12) === 0);
  const palette = new Palette(some.map(frame));
  const file: BlobPart[] = [
    Uint8Array.from(HEAD),
    chunk("IHDR", [...numbers(width, height), 8, 3, 0, 0, 0]),
    chunk("PLTE", palette.listed.concat(Array(3 * (CLEAR + 1) - palette.listed.length).fill(0))),
    chunk("tRNS", [...Array(CLEAR).fill(255), 0]),
    chunk("acTL", numbers(holds.length, 0)),
  ];
  let before: Uint8Array | null = null;
  let order = 0;
  for (const [n, hold] of holds.entries()) {
    const now = palette.indexed(frame(n));
    const part: Part = before ? changed(now, before, width) : { x: 0, y: 0, width, height };
    const time = [hold >> 8, hold & 255, 1000 >> 8, 1000 & 255];
    // Laid over what was there, which stays.
    file.push(
      chunk("fcTL", [...numbers(order++, part.width, part.height, part.x, part.y), ...time, 0, before ? 1 : 0]),
    );
    const points = await packed(drawn(now, before, width, part));
    file.push(before ? chunk("fdAT", [...numbers(order++), ...points]) : chunk("IDAT", points));
    before = now;
  }
  file.push(chunk("IEND", []));
  return new Blob(file, { type: "image/png" });
}

/** The rows of a part as a file has them: each begins with how it is written, and what has not changed is clear. */
function drawn(now: Uint8Array, before: Uint8Array | null, width: number, part: Part): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array((part.width + 1) * part.height);
  for (let y = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++) {
      const at = (part.y + y) * width + part.x + x;
      raw[y * (part.width + 1) + 1 + x] = before?.[at] === now[at] ? CLEAR : (now[at] ?? 0);
    }
  return raw;
}
