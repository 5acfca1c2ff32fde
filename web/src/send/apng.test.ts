import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { animated } from "./apng";

const [WIDE, HIGH] = [6, 4];
/** A field of one colour with a point of another one. */
function frame(n: number): ImageData {
  const data = new Uint8ClampedArray(WIDE * HIGH * 4).fill(255);
  const at = 4 * ((1 + (n % 2)) * WIDE + n);
  data.set([200, 0, 0, 255], at);
  return { data, width: WIDE, height: HIGH } as ImageData;
}

interface Chunk {
  name: string;
  data: Buffer;
}
async function chunks(blob: Blob): Promise<Chunk[]> {
  const file = Buffer.from(await blob.arrayBuffer());
  const all: Chunk[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    all.push({ name: file.toString("latin1", at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return all;
}

/** The frames as whoever looks at the file sees them, one byte of red a point. */
async function shown(blob: Blob): Promise<{ frames: number[][]; holds: number[] }> {
  const all = await chunks(blob);
  const palette = all.find(({ name }) => name === "PLTE")?.data ?? Buffer.alloc(0);
  const picture: number[] = Array(WIDE * HIGH).fill(0);
  const frames: number[][] = [];
  const holds: number[] = [];
  let part: Buffer = Buffer.alloc(0);
  for (const { name, data } of all) {
    if (name === "fcTL") {
      part = data;
      holds.push(data.readUInt16BE(20));
    }
    if (name !== "IDAT" && name !== "fdAT") continue;
    const [width, height, x, y] = [4, 8, 12, 16].map((at) => part.readUInt32BE(at)) as [number, number, number, number];
    const raw = inflateSync(name === "IDAT" ? data : data.subarray(4));
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const index = raw[row * (width + 1) + 1 + column] ?? 0;
        if (index !== 255) picture[(y + row) * WIDE + x + column] = palette[3 * index + 1] ?? 0;
      }
    frames.push([...picture]);
  }
  return { frames, holds };
}

test("every frame is shown as it was drawn, and as long as it was to stand", async () => {
  const { frames, holds } = await shown(await animated(frame, [90, 90, 90, 1500]));
  expect(holds).toEqual([90, 90, 90, 1500]);
  expect(frames).toHaveLength(4);
  for (const [n, picture] of frames.entries()) {
    const green = Array.from({ length: WIDE * HIGH }, (_, at) => frame(n).data[4 * at + 1]);
    expect(picture).toEqual(green);
  }
});

test("it says how many frames there are and that they are shown over and over", async () => {
  const all = await chunks(await animated(frame, [100, 100]));
  const told = all.find(({ name }) => name === "acTL")?.data;
  expect([told?.readUInt32BE(0), told?.readUInt32BE(4)]).toEqual([2, 0]);
  // A frame like the one before is still a frame.
  expect(
    (await chunks(await animated(() => frame(0), [100, 100, 100]))).filter(({ name }) => name === "fcTL"),
  ).toHaveLength(3);
});
