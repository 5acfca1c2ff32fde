import type { At, Box } from "../lib/plane";
import type { BoardView } from "../types/shoot";

/*
 * Where things lie, in units of the drawing: a square is 20 broad. Two pictures of one board: on a screen it lies
 * across, its ends left and right; on a phone held upright it stands. The dice lie on the strip to its right.
 */
export const SQUARE = 20;

export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** The printed frame with the pitch in it. */
  pitch: Box;
  /** The strip for the dice. */
  strip: Box;
  dice: [At, At];
  sum: At;
  die: number;
  rows: number;
  columns: number;
  /** The North end is the near one: everything is turned by half. */
  turned: boolean;
}

/** Beyond the goal line: the goal and the frame. Beside the touch-line: the frame. */
const END = 30;
const EDGE = 17;
/** The same on a phone, where room is scarce. */
const SHORT = 24;
const NARROW = 9;

/** How many squares there are. */
type Size = Pick<BoardView, "rows" | "columns">;

export function layoutOf({ rows, columns }: Size, name: "wide" | "tall", turned: boolean): Layout {
  const wide = name === "wide";
  const [long, broad] = [rows * SQUARE, columns * SQUARE];
  const pitch = wide
    ? { x: END, y: EDGE, width: long, height: broad }
    : { x: NARROW, y: SHORT, width: broad, height: long };
  const height = pitch.height + 2 * pitch.y;
  const strip = { x: pitch.width + 2 * pitch.x, y: 0, width: wide ? 74 : 58, height };
  const die = wide ? 42 : 38;
  const x = strip.x + strip.width / 2 - (wide ? 3 : 0);
  // A little above the middle on a screen; where a thumb reaches on a phone.
  const y = wide ? 186 : 300;
  const dice: [At, At] = [
    { x: x - 3, y: y - die * 0.66 },
    { x: x + 3, y: y + die * 0.66 },
  ];
  const sum = { x, y: y + die * 1.95 };
  return { name, turned, rows, columns, width: strip.x + strip.width, height, pitch, strip, dice, sum, die };
}

export function readSquare(square: string): [row: number, column: number] {
  const [row, column] = square.split(",").map(Number);
  return [row ?? 0, column ?? 0];
}

/** A point of the pitch: `row` and `column` count squares from the South-West corner, so 0.5, 0.5 is the middle of 1,1. */
export function point({ name, pitch, turned, rows, columns }: Layout, row: number, column: number): At {
  const [r, c] = turned ? [rows - row, columns - column] : [row, column];
  return name === "wide"
    ? { x: pitch.x + r * SQUARE, y: pitch.y + c * SQUARE }
    : { x: pitch.x + c * SQUARE, y: pitch.y + pitch.height - r * SQUARE };
}

/** The middle of a square. */
export function middle(layout: Layout, square: string): At {
  const [row, column] = readSquare(square);
  return point(layout, row - 0.5, column - 0.5);
}

/** The rectangle between two corners, in squares. */
export function box(layout: Layout, rows: [number, number], columns: [number, number]): Box {
  const a = point(layout, rows[0], columns[0]);
  const b = point(layout, rows[1], columns[1]);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** A rectangle as a path. */
export const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A square of a side's own coordinates on the board. */
export function ofBoard({ rows, columns }: Size, square: string, south: boolean): string {
  const [row, column] = readSquare(square);
  return south ? square : `${rows + 1 - row},${columns + 1 - column}`;
}

/** Rows and columns of a side's own, first and last included, as a rectangle of the board. */
export function ownBox(layout: Layout, south: boolean, rows: [number, number], columns: [number, number]): Box {
  return south
    ? box(layout, [rows[0] - 1, rows[1]], [columns[0] - 1, columns[1]])
    : box(
        layout,
        [layout.rows - rows[1], layout.rows - rows[0] + 1],
        [layout.columns - columns[1], layout.columns - columns[0] + 1],
      );
}

/**
 * The squares over which the ball hops, one row at a time. The picture takes a straight way as far as the squares
 * allow; the rules know only where it starts and ends.
 */
export function hops({ columns }: Size, from: string, to: string): string[] {
  const [row, column] = readSquare(from);
  const [last, goal] = readSquare(to);
  const steps = Math.abs(last - row);
  const ahead = Math.sign(last - row);
  const way: string[] = [];
  let c = column;
  for (let n = 1; n <= steps; n++) {
    const left = steps - n;
    const ideal = column + ((goal - column) * n) / steps;
    // One column to either side, never so far that the goal is out of reach, never off the pitch.
    const options = [c - 1, c + 1].filter((next) => next >= 1 && next <= columns && Math.abs(goal - next) <= left);
    c = options.sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal) || a - b)[0] ?? c;
    way.push(`${row + ahead * n},${c}`);
  }
  return way;
}

/** The nearest of some things to a point, unless even that is too far. */
export function nearest<T extends At>(from: At, things: T[], most: number): T | null {
  let best: T | null = null;
  let least = most;
  for (const thing of things) {
    const far = Math.hypot(thing.x - from.x, thing.y - from.y);
    if (far <= least) [best, least] = [thing, far];
  }
  return best;
}

/** The nearest thing in the direction of an arrow key: what lies ahead counts, what lies aside counts double. */
export function towards<T extends At>(from: At, things: T[], key: string): T | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return null;
  const [wx = 0, wy = 0] = way;
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const ahead = dx * wx + dy * wy;
    if (ahead < 1) continue;
    const cost = ahead + 2 * Math.abs(dx * wy) + 2 * Math.abs(dy * wx);
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}
