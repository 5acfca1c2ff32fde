import { crc32, deflateSync, inflateSync } from "node:zlib";

/** A picture and the milliseconds that it stands. */
export interface Shot {
  png: Buffer;
  hold: number;
}

const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Picture {
  width: number;
  height: number;
  /** Bytes of a point. */
  depth: number;
  colour: number;
  rows: Buffer;
}

function* chunks(png: Buffer): Generator<[string, Buffer]> {
  for (let at = HEAD.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield [png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += length + 12;
  }
}

/** A picture as a browser writes it: eight bits a colour, not interlaced. */
function read(png: Buffer): Picture {
  const all = [...chunks(png)];
  const header = all.find(([name]) => name === "IHDR")?.[1] ?? Buffer.alloc(13);
  const [width, height, colour] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(9)];
  const depth = colour === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(all.filter(([name]) => name === "IDAT").map(([, data]) => data)));
  const rows = Buffer.alloc(width * height * depth);
  const line = width * depth;
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x >= depth ? (rows[at - depth] ?? 0) : 0;
      const up = y ? (rows[at - line] ?? 0) : 0;
      const corner = x >= depth && y ? (rows[at - line - depth] ?? 0) : 0;
      rows[at] = (raw[y * (line + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { width, height, depth, colour, rows };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest part in which two pictures differ. */
function changed({ width, height, depth, rows }: Picture, before: Picture | null): Part {
  if (!before) return { x: 0, y: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * depth;
      if (rows.compare(before.rows, at, at + depth, at, at + depth) === 0) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), y];
    }
  // Nothing: still a frame, of one point.
  return right < 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Each row as its difference from the one above, which suits what is drawn. */
function packed({ width, depth, rows }: Picture, part: Part): Buffer {
  const line = part.width * depth;
  const raw = Buffer.alloc((line + 1) * part.height);
  for (let y = 0; y < part.height; y++) {
    raw[y * (line + 1)] = 2;
    const from = ((part.y + y) * width + part.x) * depth;
    for (let x = 0; x < line; x++) raw[y * (line + 1) + 1 + x] = (rows[from + x] ?? 0) - (y ? (rows[from + x - width * depth] ?? 0) : 0);
  }
  return deflateSync(raw, { level: 9 });
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const numbers = (...all: number[]) => {
  const data = Buffer.alloc(4 * all.length);
  for (const [i, number] of all.entries()) data.writeUInt32BE(number, 4 * i);
  return data;
};

/** A moving picture that every browser shows: of each frame only what has changed. */
export function moving(shots: Shot[]): Buffer {
  const pictures = shots.map(({ png }) => read(png));
  const [first] = pictures;
  if (!first) throw new Error("no pictures");
  const parts: Buffer[] = [
    HEAD,
    chunk("IHDR", Buffer.concat([numbers(first.width, first.height), Buffer.from([8, first.colour, 0, 0, 0])])),
    chunk("acTL", numbers(pictures.length, 0)),
  ];
  let order = 0;
  for (const [i, picture] of pictures.entries()) {
    const part = changed(picture, pictures[i - 1] ?? null);
    const hold = Buffer.alloc(6);
    hold.writeUInt16BE(shots[i]?.hold ?? 100, 0);
    hold.writeUInt16BE(1000, 2);
    parts.push(chunk("fcTL", Buffer.concat([numbers(order++, part.width, part.height, part.x, part.y), hold])));
    const data = packed(picture, part);
    parts.push(i ? chunk("fdAT", Buffer.concat([numbers(order++), data])) : chunk("IDAT", data));
  }
  return Buffer.concat([...parts, chunk("IEND", Buffer.alloc(0))]);
}
