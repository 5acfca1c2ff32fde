/*
 * Where things lie, in units of the drawing: a square is 20 broad. On a screen the board lies across, its ends left and
 * right; on a phone it stands. The columns are A to Y, the rows 1 to 39; 0 and 40 are the mouths of the goals (CHA-106,
 * CHA-108).
 */
export const SQUARE = 20;
export const COLUMNS = 25;
export const ROWS = 39;

export interface At {
  x: number;
  y: number;
}

export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** The guest is at the near end: everything is turned by half. */
  turned: boolean;
  /** How much larger than a square a figure is drawn. */
  figure: number;
}

/** Beyond the goal lines: the goals and the frame. Beside the touch-lines: the frame. */
const END = 28;
const EDGE = 11;

/** The board, shown so many pixels broad: figures keep to their squares unless nobody could read their numbers so. */
export function layoutOf(name: Layout["name"], turned: boolean, pixels = Number.POSITIVE_INFINITY): Layout {
  const [long, broad] = [ROWS * SQUARE + 2 * END, COLUMNS * SQUARE + 2 * EDGE];
  const [width, height] = name === "wide" ? [long, broad] : [broad, long];
  return { name, width, height, turned, figure: Math.min(1.4, Math.max(1, (width / pixels) * 0.8)) };
}

/** "M20" as column and row, the first ones 1. */
export const readSquare = (square: string): [column: number, row: number] => [
  square.charCodeAt(0) - 64,
  Number(square.slice(1)),
];
export const writeSquare = (column: number, row: number): string => `${String.fromCharCode(64 + column)}${row}`;
/** The same square for the side at the other end. */
export function turned(square: string): string {
  const [column, row] = readSquare(square);
  return writeSquare(COLUMNS + 1 - column, ROWS + 1 - row);
}
export const isSquare = (square: string): boolean => {
  const [column, row] = readSquare(square);
  return column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;
};

/** A point of the pitch, counted in squares from its South-West corner: 0.5, 0.5 is the middle of A1. */
export function point({ name, turned, height }: Layout, column: number, row: number): At {
  const [c, r] = turned ? [COLUMNS - column, ROWS - row] : [column, row];
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
export function squareAt(layout: Layout, { x, y }: At): string {
  const [r, c] =
    layout.name === "wide"
      ? [(x - END) / SQUARE, (y - EDGE) / SQUARE]
      : [(layout.height - END - y) / SQUARE, (x - EDGE) / SQUARE];
  const [column, row] = layout.turned ? [COLUMNS - c, ROWS - r] : [c, r];
  return writeSquare(Math.floor(column) + 1, Math.floor(row) + 1);
}

const OFFSETS: Record<string, [number, number]> = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};

/** Where a ball that leaves from this square in this direction is shown: just beyond the line. */
export function beyond(layout: Layout, square: string, direction: string): At {
  const [column, row] = readSquare(square);
  const [dc, dr] = OFFSETS[direction] ?? [0, 0];
  return point(layout, column - 0.5 + dc * 0.85, row - 0.5 + dr * 0.85);
}

/** A rectangle of the pitch, from its South-West corner, as the drawing has it. */
export function box(layout: Layout, column: number, row: number, columns: number, rows: number) {
  const [a, b] = [point(layout, column, row), point(layout, column + columns, row + rows)];
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** The outline of such a rectangle. */
export function outline(layout: Layout, column: number, row: number, columns: number, rows: number): string {
  const { x, y, width, height } = box(layout, column, row, columns, rows);
  return `M${x} ${y}h${width}v${height}h-${width}Z`;
}

export const far = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y);
