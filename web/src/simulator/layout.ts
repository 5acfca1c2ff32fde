/*
 * The cloth on the screen. Everything on it is measured in millimetres from Red's corner of row A (SIM-105); a layout
 * says where that comes to lie: along the screen, or upright on a phone, the near side always attacking to the right or
 * upwards.
 */
import type { At, Size } from "../lib/plane";
import type { PitchView } from "../types/simulator";

export interface Layout extends Size {
  name: "wide" | "tall";
  /** Blue sits at the near end. */
  turned: boolean;
  /** From the cloth to the screen, as svg writes it. */
  matrix: string;
  /** Degrees that a direction on the cloth is turned by on the screen. */
  turn: number;
  /** Pegs are drawn larger than life, on a small screen more so. */
  figure: number;
}

/** Room behind the goal lines, for the nets, and beside the touch-lines, for the referee. */
const BEHIND = 62;
const BESIDE = 44;

/** How much of a height is seen from where one looks. */
export const TILT = 0.62;

export interface Ground {
  length: number;
  breadth: number;
  mouth: [number, number];
  /** How broad a cell is. */
  cell: number;
  centres: Map<string, At>;
  /** The home points of the cells (SIM-114), and whose they are. */
  homes: Map<string, string>;
  cells: Map<string, string>;
}

export const ROWS = "ACDEFGHJK";

export const readPoint = (text: string): At => {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
};

/** As the rules write a point: whole millimetres. */
export const writePoint = ({ x, y }: At): string => `${Math.round(x)},${Math.round(y)}`;

const grounds = new WeakMap<PitchView, Ground>();
export function groundOf(pitch: PitchView): Ground {
  const known = grounds.get(pitch);
  if (known) return known;
  const [length, breadth] = pitch.size;
  const centres = new Map(pitch.cells.map(([cell, at]) => [cell, readPoint(at)]));
  const [first, second] = [...centres.values()];
  const ground: Ground = {
    length: length / 1000,
    breadth: breadth / 1000,
    mouth: [pitch.mouth[0] / 1000, pitch.mouth[1] / 1000],
    cell: (second?.x ?? 0) - (first?.x ?? 0),
    centres,
    homes: new Map(pitch.cells.map(([cell, , home]) => [cell, home])),
    cells: new Map(pitch.cells.map(([cell, , home]) => [home, cell])),
  };
  grounds.set(pitch, ground);
  return ground;
}

export function layoutOf(
  { length, breadth }: Pick<Ground, "length" | "breadth">,
  name: Layout["name"],
  turned: boolean,
  /** How wide it is on the screen, in pixels. */
  pixels = Number.POSITIVE_INFINITY,
): Layout {
  const [across, along] = [length + 2 * BEHIND, breadth + 2 * BESIDE];
  // Pegs are drawn as they are, and larger where a cloth is so small that nobody could read their numbers.
  const figure = Math.min(2.2, Math.max(1.5, ((name === "wide" ? across : along) / pixels) * 0.95));
  const common = { name, turned, figure };
  if (name === "wide") {
    const matrix = turned ? [-1, 0, 0, -1, BEHIND + length, BESIDE + breadth] : [1, 0, 0, 1, BEHIND, BESIDE];
    return {
      ...common,
      width: across,
      height: along,
      matrix: `matrix(${matrix})`,
      turn: turned ? 180 : 0,
    };
  }
  const matrix = turned ? [0, 1, -1, 0, BESIDE + breadth, BEHIND] : [0, -1, 1, 0, BESIDE, BEHIND + length];
  return {
    ...common,
    width: along,
    height: across,
    matrix: `matrix(${matrix})`,
    turn: turned ? 90 : -90,
  };
}

const numbers = (matrix: string): number[] => matrix.slice(7, -1).split(",").map(Number);

/** A point of the cloth on the screen. */
export function shown({ matrix }: Layout, { x, y }: At): At {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(matrix);
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** A point of the screen on the cloth: the layouts only turn, so the way back is the transposed one. */
export function under({ matrix }: Layout, at: At): At {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(matrix);
  const [x, y] = [at.x - e, at.y - f];
  return { x: a * x + b * y, y: c * x + d * y };
}

/** Figures are larger than pegs: those on the screen that would cover each other's numbers are drawn beside each other. */
export function apart(places: At[], figure: number): At[] {
  const drawn = places.map((at) => ({ ...at }));
  // Three in a wall push each other on.
  for (let round = 0; round < 3; round++)
    drawn.forEach((one, i) => {
      for (const other of drawn.slice(i + 1)) {
        const across = other.x - one.x;
        if (Math.abs(other.y - one.y) > 20 * figure || Math.abs(across) >= 16 * figure) continue;
        const by = ((16 * figure - Math.abs(across)) / 2) * (across < 0 ? -1 : 1);
        one.x -= by;
        other.x += by;
      }
    });
  return drawn;
}

/** The row and the number of a cell: F11 is [4, 11]. */
export const readCell = (cell: string): [number, number] => [ROWS.indexOf(cell.charAt(0)), Number(cell.slice(1))];
export const writeCell = (row: number, n: number): string => `${ROWS.charAt(row)}${n}`;

/** The cell of a point is the one with the nearest centre (SIM-109). */
export function cellAt({ centres }: Ground, at: At): string {
  let [best, least] = ["", Number.POSITIVE_INFINITY];
  for (const [cell, { x, y }] of centres) {
    const far = (x - at.x) ** 2 + (y - at.y) ** 2;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

export const homeOf = ({ homes }: Ground, cell: string): string => homes.get(cell) ?? "";
/** The cell of a point as it is written. */
export const cellOf = (ground: Ground, point: string): string =>
  ground.cells.get(point) ?? cellAt(ground, readPoint(point));

/** The cells around one, by the direction in which each lies, from the one ahead in its row on. */
export const around = (cell: string): string[] => {
  const [r, n] = readCell(cell);
  const all: [number, number][] = [
    [r, n + 2],
    [r + 1, n + 1],
    [r + 1, n - 1],
    [r, n - 2],
    [r - 1, n - 1],
    [r - 1, n + 1],
  ];
  return all.map(([row, number]) => writeCell(row, number));
};

const round = (value: number) => Math.round(value * 10) / 10;
const line = (a: At, b: At) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;

/**
 * The borders between neighbouring cells that differ in something, as one path:
 *
 *       ╱╲ ╱╲        Between cells of one row a border is upright; at a touch-line it runs on to it.
 *      │ A1│ A3│     Between rows it slants.
 *       ╲╱ ╲╱
 */
export function borders(
  { centres, breadth, cell: width }: Ground,
  differ: (one: string, other: string) => boolean,
): string {
  let path = "";
  const half = width / 2;
  const side = width / Math.sqrt(3);
  for (const [cell, { x, y }] of centres) {
    const [row] = readCell(cell);
    const [ahead = "", below = "", back = ""] = around(cell);
    if (centres.has(ahead) && differ(cell, ahead)) {
      const top = row === 0 ? 0 : y - side / 2;
      const bottom = row === ROWS.length - 1 ? breadth : y + side / 2;
      path += line({ x: x + half, y: top }, { x: x + half, y: bottom });
    }
    if (centres.has(below) && differ(cell, below)) path += line({ x, y: y + side }, { x: x + half, y: y + side / 2 });
    if (centres.has(back) && differ(cell, back)) path += line({ x, y: y + side }, { x: x - half, y: y + side / 2 });
  }
  return path;
}

/** The corners of a cell's hexagon, for showing it. */
export function hexagon({ x, y }: At, width: number): string {
  const r = width / Math.sqrt(3);
  const corners = [90, 30, -30, -90, -150, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The mirror image of a cell: what is Red's for Blue (SIM-113). */
export const mirrored = (cell: string): string => {
  const [row, n] = readCell(cell);
  return writeCell(row, 22 - n);
};
