import type { At, Box, Size } from "../lib/plane";
import type { BoardView } from "../types/challenge";

/*
 * Where things lie, in units of the drawing: a square is 20 broad. On a screen the board lies across, its ends left and
 * right; on a phone it stands. The columns have letters, the rows count from 1; row 0 and the one after the last are the
 * mouths of the goals (CHA-106, CHA-108).
 */
export const SQUARE = 20;

/** How many squares there are. */
export type Squares = Pick<BoardView, "columns" | "rows">;

export interface Layout extends Size, Squares {
  name: "wide" | "tall";
  /** The guest is at the near end: everything is turned by half. */
  turned: boolean;
  /** How much larger than a square a figure is drawn. */
  figure: number;
}

/** Beyond the goal lines: the goals and the frame. Beside the touch-lines: the frame. */
const END = 28;
const EDGE = 11;

/** The board, shown so many pixels broad: figures keep to their squares unless nobody could read their numbers so. */
export function layoutOf(
  { columns, rows }: Squares,
  name: Layout["name"],
  turned: boolean,
  pixels = Number.POSITIVE_INFINITY,
): Layout {
  const [long, broad] = [rows * SQUARE + 2 * END, columns * SQUARE + 2 * EDGE];
  const [width, height] = name === "wide" ? [long, broad] : [broad, long];
  return { name, width, height, turned, columns, rows, figure: Math.min(1.4, Math.max(1, (width / pixels) * 0.8)) };
}

/** "M20" as column and row, the first ones 1. */
export const readSquare = (square: string): [column: number, row: number] => [
  square.charCodeAt(0) - 64,
  Number(square.slice(1)),
];
export const writeSquare = (column: number, row: number): string => `${String.fromCharCode(64 + column)}${row}`;
/** The same square for the side at the other end. */
export function turned({ columns, rows }: Squares, square: string): string {
  const [column, row] = readSquare(square);
  return writeSquare(columns + 1 - column, rows + 1 - row);
}
export const isSquare = ({ columns, rows }: Squares, square: string): boolean => {
  const [column, row] = readSquare(square);
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
};

/** A point of the pitch, counted in squares from its South-West corner: 0.5, 0.5 is the middle of A1. */
export function point({ name, turned, height, columns, rows }: Layout, column: number, row: number): At {
  const [c, r] = turned ? [columns - column, rows - row] : [column, row];
  return name === "wide"
    ? { x: END + r * SQUARE, y: EDGE + c * SQUARE }
    : { x: EDGE + c * SQUARE, y: height - END - r * SQUARE };
}

/** The middle of a square, or of a square of a mouth. */
export function middle(layout: Layout, square: string): At {
  const [column, row] = readSquare(square);
  return point(layout, column - 0.5, row - 0.5);
}

/** The square under a point of the drawing. */
export function squareAt({ name, turned, height, columns, rows }: Layout, { x, y }: At): string {
  const [along, across] = name === "wide" ? [x - END, y - EDGE] : [height - END - y, x - EDGE];
  const [r, c] = [along / SQUARE, across / SQUARE];
  const [column, row] = turned ? [columns - c, rows - r] : [c, r];
  return writeSquare(Math.floor(column) + 1, Math.floor(row) + 1);
}

/** Where a ball that leaves from this square in this direction, such as SE, is shown: just beyond the line. */
export function beyond(layout: Layout, square: string, direction: string): At {
  const [column, row] = readSquare(square);
  const by = (ahead: string, back: string) => (direction.includes(ahead) ? 1 : direction.includes(back) ? -1 : 0);
  return point(layout, column - 0.5 + by("E", "W") * 0.85, row - 0.5 + by("N", "S") * 0.85);
}

/** A rectangle of the pitch, from its South-West corner, as the drawing has it. */
export function box(layout: Layout, column: number, row: number, columns: number, rows: number): Box {
  const [a, b] = [point(layout, column, row), point(layout, column + columns, row + rows)];
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** A rectangle as a path. */
export const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h-${width}Z`;
