import type { BoardView } from "../types/shoot";
import { readSquare } from "./layout";

/** Is this a light square, where the ball may lie? Undefined off the board (SHO-104). */
export function isLight({ squares }: Pick<BoardView, "squares">, square: string): boolean | undefined {
  const [row, column] = readSquare(square);
  const colour = squares[row - 1]?.[column - 1];
  return colour === undefined ? undefined : colour === "l";
}
