/*
 * Ready places for ten field players and a keeper, as Red sees them in its own half; Blue's are their mirror images.
 * Who stands where goes by the stickers: blue behind, yellow in the middle, red in front, green on the flanks.
 */
import type { Side } from "../types/simulator";
import { type Ground, homeOf, mirrored, readCell, writeCell } from "./layout";
import type { Put } from "./moves";
import type { Figure } from "./scene";

type Man = Pick<Figure, "peg" | "sticker">;

export const FORMATIONS: Record<string, string[][]> = {
  "4-4-2": [
    ["C4", "E4", "G4", "J4"],
    ["A7", "E6", "G6", "K7"],
    ["D9", "H9"],
  ],
  "4-3-3": [
    ["C4", "E4", "G4", "J4"],
    ["D7", "F5", "H7"],
    ["C10", "F7", "J10"],
  ],
  "3-5-2": [
    ["D5", "F3", "H5"],
    ["A7", "E6", "F7", "G6", "K7"],
    ["D9", "H9"],
  ],
  "5-3-2": [
    ["A5", "D5", "F3", "H5", "K5"],
    ["E8", "F5", "G8"],
    ["C10", "J10"],
  ],
};
const KEEPER = "F1";

const count = (marks: string, mark: string) => [...marks].filter((one) => one === mark).length;
/** From the back to the front. */
const forward = ({ sticker: { marks } }: Man) =>
  3 * count(marks, "R") + count(marks, "G") + count(marks, "K") - 3 * count(marks, "B");

/** Moves a cell of the formation towards the attacked goal, as far as there is one. */
function ahead(cell: string, by: number): string {
  const [row, n] = readCell(cell);
  return writeCell(row, Math.min(n + by, row % 2 ? 20 : 21));
}

/** The pegs in a formation: keeper first, then from the back to the front, so many cells further forward. */
export function arranged(name: string, pegs: Man[], keeper: string | null, side: Side, ground: Ground, by = 0): Put[] {
  const field = pegs.filter(({ peg }) => peg !== keeper).sort((a, b) => forward(a) - forward(b));
  const lines = FORMATIONS[name] ?? [];
  const put = (peg: string, red: string): Put => {
    const cell = side === "R" ? red : mirrored(red);
    return { peg, cell, at: homeOf(ground, cell), angle: null };
  };
  const puts: Put[] = pegs.some(({ peg }) => peg === keeper) && keeper ? [put(keeper, KEEPER)] : [];
  for (const line of lines) {
    // The greens of a line go to its ends.
    const men = field.splice(0, line.length).sort((a, b) => count(b.sticker.marks, "G") - count(a.sticker.marks, "G"));
    const outer = [...line].sort((a, b) => Math.abs(readCell(b)[0] - 4) - Math.abs(readCell(a)[0] - 4));
    men.forEach(({ peg }, i) => {
      const cell = outer[i];
      if (cell) puts.push(put(peg, ahead(cell, by)));
    });
  }
  return puts;
}
