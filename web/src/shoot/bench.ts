import "./colours.css";
import type { Bench } from "../lib/bench";
import type { BoardView, Side, View } from "../types/shoot";
import { isLight } from "./colour";
import { type Layout, ofBoard, readSquare } from "./layout";
import SetUp from "./SetUp.svelte";
import Shapes from "./Shapes.svelte";

/** What can be set up by hand: where everybody stands, whose throw it is and for what, the dice, the score. */
export interface Draft {
  south: Side;
  R: string[];
  B: string[];
  ball: string;
  side: Side;
  /** A throw for the players, with the ball loose; or for the ball, which the side then has. */
  due: "P" | "B";
  /** Thrown already, or still to be thrown. */
  dice: [number, number] | null;
  score: [number, number];
}

/** A piece that is set up: a player by his side and number, or the ball. */
export type Piece = "ball" | `${Side}${number}`;

export const pieces: Piece[] = [
  ...(["R", "B"] as const).flatMap((side) => Array.from({ length: 11 }, (_, i): Piece => `${side}${i + 1}`)),
  "ball",
];

export function at(draft: Draft, piece: Piece): string {
  if (piece === "ball") return draft.ball;
  return draft[piece[0] as Side][Number(piece.slice(1)) - 1] ?? "";
}

function put(draft: Draft, piece: Piece, square: string): Draft {
  if (piece === "ball") return { ...draft, ball: square };
  const side = piece[0] as Side;
  return { ...draft, [side]: draft[side].with(Number(piece.slice(1)) - 1, square) };
}

/** A piece goes to a square; whoever stands there goes where it came from. */
export function move(draft: Draft, piece: Piece, square: string): Draft {
  const there = pieces.find((one) => one !== "ball" && piece !== "ball" && one !== piece && at(draft, one) === square);
  const moved = put(draft, piece, square);
  return there ? put(moved, there, at(draft, piece)) : moved;
}

/** Players stand on dark squares, the ball lies on light ones (SHO-104). */
export const isFor = (board: BoardView, piece: Piece, square: string): boolean =>
  isLight(board, square) === (piece === "ball");

/** All squares for a piece. */
export const squaresFor = (board: BoardView, piece: Piece): string[] =>
  board.squares
    .flatMap((row, r) => [...row].map((_, c) => `${r + 1},${c + 1}`))
    .filter((square) => isFor(board, piece, square));

/**
 * The next square of the piece's colour in the direction of an arrow key: two squares to the side, or one up or down
 * with half a step aside, to and fro, so that every square is reached and the way back is the way there.
 */
export function beside(board: BoardView, layout: Layout, piece: Piece, square: string, key: string): string | null {
  const [row, column] = readSquare(square);
  const [x, y] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [0, 0];
  const place = (across: number, along: number) =>
    layout.name === "wide" ? `${row + across},${column + along}` : `${row - along},${column + across}`;
  const odd = (layout.name === "wide" ? column : row) % 2 ? -1 : 1;
  const ways = x ? [place(2 * x, 0)] : y ? [place(odd, y), place(-odd, y)] : [];
  return ways.find((way) => isFor(board, piece, way)) ?? null;
}

export function of(view: View): Draft {
  const [red, blue] = view.sides;
  const ball = ["throw-ball", "ball", "keeper"].includes(view.asked);
  return {
    south: red.south ? "R" : "B",
    R: red.players,
    B: blue.players,
    ball: view.ball.square,
    side: view.side ?? "R",
    due: ball ? "B" : "P",
    dice: view.asked === "ball" || view.asked === "players" ? (view.dice ?? null) : null,
    score: [red.score, blue.score],
  };
}

/** Both teams on their numbers, the ball on the centre spot, and a throw for Red's players. */
export function fresh({ board }: View): Draft {
  const team = (south: boolean) => board.start.map((square) => ofBoard(board, square, south));
  return {
    south: "R",
    R: team(true),
    B: team(false),
    ball: board.centre_spot,
    side: "R",
    due: "P",
    dice: null,
    score: [0, 0],
  };
}

/** The line of the position. A goal takes a throw, so there were as many. */
export function line({ south, R, B, ball, side, due, dice, score: [red, blue] }: Draft): string {
  const squad = (squares: string[]) => squares.map((square, i) => `${i + 1}@${square}`).join(" ");
  return [
    `South=${south}`,
    `R ${squad(R)}`,
    `B ${squad(B)}`,
    `ball ${ball} ${due === "B" ? side : "loose"}`,
    `due ${[side, due, ...(dice ? [dice.join("-")] : [])].join(" ")}`,
    `score ${red}-${blue}`,
    `throws ${red + blue}`,
    "idle 0",
  ].join("; ");
}

const bench: Bench<View, Draft> = { Board: SetUp, Shapes, fresh, of, line };
export default bench;
