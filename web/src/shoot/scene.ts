import { type Frame, picture } from "../lib/stage.svelte";
import type { BoardView, Event, HalfView, Side, View } from "../types/shoot";
import { hops, ofBoard, readSquare } from "./layout";

/*
 * What lies on the board while the match is being told. An event becomes a few pictures, each with the time it stands;
 * after the last one the board is laid again from the server's view, which alone is right.
 */

export interface Man {
  side: Side;
  number: number;
  square: string;
  offside: boolean;
}

/** What a throw is for. */
export type For = "ends" | "kick-off" | "players" | "ball";

export interface DiceScene {
  faces: [number, number];
  side: Side;
  what: For;
  rolling: boolean;
  /** The points of the first move, once it is made: its die is put aside. */
  used: number | null;
}

export interface BallScene {
  square: string;
  /** Behind the goal line at this end. */
  net: "south" | "north" | null;
  /** Counts the hops, so that each of them starts anew. */
  hop: number;
  /** Milliseconds of this hop; 0 for a ball that is carried. */
  pace: number;
}

export interface Trail {
  from: string;
  to: string;
  side: Side;
  ball: boolean;
}

export interface Scene {
  board: BoardView;
  men: Man[];
  ball: BallScene;
  /** Who is in possession. */
  holder: Side | null;
  /** Who was just found next to the ball. */
  holders: number[];
  south: Side;
  dice: DiceScene | null;
  /** The moves of this turn so far, or of the last one. */
  trail: Trail[];
  score: Record<Side, number>;
  half: HalfView | null;
  /** How long a half lasts. */
  lasts: { throws: number; minutes: number };
  /** Throws for ball or players so far. */
  throws: number;
  penalty: boolean;
  /** The word over the board: the event that is being told. */
  call: Event | null;
  over: boolean;
  winner: Side | null;
}

export const other = (side: Side): Side => (side === "R" ? "B" : "R");
export const index = (side: Side): 0 | 1 => (side === "R" ? 0 : 1);

/** All players, Red's first, each side's by number. */
export const menOf = (view: View): Man[] =>
  view.sides.flatMap(({ side, players, offside }) =>
    players.map((square, i) => ({ side, number: i + 1, square, offside: offside.includes(i + 1) })),
  );

/**
 * The board as the view says it is. Every man keeps his place in the list, so that nothing jumps. After the goal that
 * ended the match, among what was told last, the ball lies in the net.
 */
export function lay(view: View, before: Scene | null = null, last: Event[] = []): Scene {
  const men = menOf(view);
  const [red, blue] = view.sides;
  const what = view.asked === "ball" ? "ball" : "players";
  const dice: DiceScene | null =
    view.dice && view.side
      ? { faces: view.dice, side: view.side, what, rolling: false, used: view.used?.[1] ?? null }
      : (before?.dice ?? null);
  const scene: Scene = {
    board: view.board,
    men,
    ball: { square: view.ball.square, net: null, hop: before?.ball.hop ?? 0, pace: 0 },
    holder: view.ball.side,
    holders: [],
    south: red.south ? "R" : "B",
    dice: dice && { ...dice, rolling: false },
    trail: before?.trail ?? [],
    score: { R: red.score, B: blue.score },
    half: view.half,
    lasts: { throws: view.throws_per_half ?? 0, minutes: view.minutes_per_half ?? 0 },
    throws: view.throws,
    penalty: view.penalty,
    call: null,
    over: view.asked === "nothing",
    winner: view.winner,
  };
  const goal = scene.over && last.findLast((event) => event.kind === "goal");
  const net = goal && scored(scene, goal).at(-1)?.scene.ball;
  return net ? { ...scene, ball: { ...net, pace: 0 } } : scene;
}

/** The side that began in the South: at half-time the sides change, the picture does not turn. */
export const beganSouth = ({ south, half }: Pick<Scene, "south" | "half">): Side =>
  half?.number === 2 ? other(south) : south;

/** Everybody on the square of his number, one side each side of the centre line. */
function lineUp(scene: Scene): Man[] {
  return scene.men.map((man) => ({
    ...man,
    offside: false,
    square: ofBoard(scene.board, scene.board.start[man.number - 1] ?? man.square, man.side === scene.south),
  }));
}

const GLIDE = 340;
const ROLL = 620;
const SETTLE = 300;
const READ = 650;
const HOP = 105;
const MOST = 760;
/** The ball lies in the net: seen before it is called. */
const NET = 600;

/** What is called out, and how long it stands. A call that explains something stands longer. */
const CALLED: Partial<Record<Event["kind"], number>> = {
  tied: 500,
  kick_off: READ,
  free_kick: 1100,
  penalty: 1300,
  goal: 1000,
  dead: 1100,
  goal_kick: 800,
  drop_ball: 1000,
  passed: 420,
  time_up: 800,
  half_time: 1500,
  full_time: READ,
  safety_stop: READ,
};

const EXPLAINS = new Set(["free_kick", "penalty", "dead", "drop_ball", "half_time"]);
/** Something to read: it stands its time even where nothing moves. */
export const linger = (scene: Scene): boolean => !!scene.call && EXPLAINS.has(scene.call.kind);

/** One event as pictures. */
export function frames(scene: Scene, event: Event): Frame<Scene>[] {
  const calm: Scene = { ...scene, call: null, holders: [] };
  const stands = CALLED[event.kind];
  const called: Scene = stands ? { ...calm, call: event } : calm;
  switch (event.kind) {
    case "ends_thrown":
      return thrown(calm, event.side, event.dice, "ends");
    case "kick_off_thrown":
      return thrown(calm, event.side, event.dice, "kick-off");
    case "thrown_for_players":
      return thrown({ ...calm, throws: event.count }, event.side, event.dice, "players");
    case "thrown_for_ball":
      return thrown({ ...calm, throws: event.count }, event.side, event.dice, "ball");
    case "end_chosen": {
      const south = (event.end === "south") === (event.side === "R") ? "R" : "B";
      const turned: Scene = { ...calm, south };
      return picture({ ...turned, men: lineUp(turned) }, GLIDE);
    }
    case "kick_off": {
      const men = lineUp(calm);
      return picture({ ...called, men, ball: carried(calm, event.ball), holder: event.side, trail: [] }, READ);
    }
    case "penalty":
      return picture({ ...called, ball: carried(calm, event.ball), holder: event.side, penalty: true }, stands ?? 0);
    case "goal_kick":
      return picture({ ...called, ball: carried(calm, event.ball), holder: event.side, trail: [] }, stands ?? 0);
    case "drop_ball":
      return picture({ ...called, ball: carried(calm, event.ball), holder: null, trail: [] }, stands ?? 0);
    case "placed":
    case "made_way":
      return picture(moved(calm, event), GLIDE);
    case "moved": {
      const { from, to, side, points } = event;
      const next = moved(calm, event);
      const dice = next.dice && { ...next.dice, used: points };
      return picture({ ...next, dice, trail: [...next.trail, { from, to, side, ball: false }] }, GLIDE);
    }
    case "possession":
      return picture({ ...calm, holder: event.side, holders: event.holders }, 380);
    case "passed":
      return picture({ ...called, holder: event.side, holders: event.holders }, stands ?? 0);
    case "no_possession":
      return picture({ ...calm, holder: null });
    case "loose":
      return picture(
        { ...calm, holder: null, call: event.offside.length ? event : null },
        event.offside.length ? READ : 160,
      );
    case "ball_moved": {
      const { from, to, side } = event;
      return hop(calm, hops(scene.board, from, to), null).map((frame) => ({
        ...frame,
        scene: { ...frame.scene, holder: null, penalty: false, trail: [...calm.trail, { from, to, side, ball: true }] },
      }));
    }
    case "goal":
      return scored(calm, event);
    case "dead":
      return picture({ ...called, holder: null }, stands ?? 0);
    case "half_time": {
      // The board stays as it lies: it is the players who walk to the other end.
      const half = called.half && { ...called.half, number: 2 };
      const turned: Scene = { ...called, south: event.south, half, trail: [], dice: null };
      return [
        { scene: called, hold: READ },
        { scene: { ...turned, men: lineUp(turned) }, hold: stands ?? 0 },
      ];
    }
    case "over":
      return picture({ ...calm, over: true, winner: event.winner ?? null }, 200);
    default:
      return picture(called, stands ?? 0);
  }
}

/**
 * A match that has just been made: the teams stand in line, the ball on the spot, and the first dice fall. A study has
 * no set-up: there everything stands where it stands.
 */
export function opening(scene: Scene, events: Event[]): Frame<Scene>[] {
  const lined = { men: lineUp(scene), ball: carried(scene, scene.board.centre_spot), holder: null, throws: 0 };
  const setUp = events.some((event) => event.kind === "set_up");
  let at: Scene = { ...scene, ...(setUp ? lined : {}), dice: null, trail: [] };
  const list: Frame<Scene>[] = [{ scene: at, hold: 0 }];
  for (const event of events) {
    const pictures = frames(at, event);
    list.push(...pictures);
    at = pictures.at(-1)?.scene ?? at;
  }
  return list;
}

/** The dice roll, then lie. A new turn forgets the moves of the one before. */
function thrown(scene: Scene, side: Side, faces: [number, number], what: For): Frame<Scene>[] {
  const trail = scene.dice?.side === side ? scene.trail : scene.trail.filter((one) => one.side !== side);
  const dice: DiceScene = { faces, side, what, rolling: true, used: null };
  return [
    { scene: { ...scene, dice, trail }, hold: ROLL },
    { scene: { ...scene, dice: { ...dice, rolling: false }, trail }, hold: SETTLE },
  ];
}

function moved(scene: Scene, { side, number, to }: { side: Side; number: number; to: string }): Scene {
  const men = scene.men.map((man) =>
    man.side === side && man.number === number ? { ...man, square: to, offside: false } : man,
  );
  return { ...scene, men };
}

const carried = (scene: Scene, square: string): BallScene => ({ square, net: null, hop: scene.ball.hop, pace: 0 });

/** The ball hops from square to square, and perhaps into the net. */
function hop(scene: Scene, way: string[], net: BallScene["net"]): Frame<Scene>[] {
  const pace = Math.min(HOP, MOST / Math.max(1, way.length));
  const list = way.map((square, n) => ({
    scene: { ...scene, ball: { square, net: null, hop: scene.ball.hop + n + 1, pace } as BallScene },
    hold: pace,
  }));
  const last = list.at(-1)?.scene.ball ?? scene.ball;
  if (net) list.push({ scene: { ...scene, ball: { ...last, net, hop: last.hop + 1, pace: 260 } }, hold: NET });
  return list;
}

function scored(scene: Scene, event: Extract<Event, { kind: "goal" }>): Frame<Scene>[] {
  const north = event.side === scene.south;
  const rows = scene.board.rows;
  const [row, column] = readSquare(event.from);
  const [one, two] = scene.board.goal_columns;
  const [first, last] = north ? [one, two] : [scene.board.columns + 1 - two, scene.board.columns + 1 - one];
  // Through the goal square nearest to the ball.
  const aim = Math.abs(column - first) <= Math.abs(column - last) ? first : last;
  const line = north ? rows : 1;
  const reach = Math.abs(line - row);
  const to = Math.abs(aim - column) <= reach ? aim : column + Math.sign(aim - column) * reach;
  const way = row === line ? [] : hops(scene.board, event.from, `${line},${to}`);
  const shot = hop({ ...scene, trail: [] }, way, north ? "north" : "south");
  const end = shot.at(-1)?.scene ?? scene;
  const score = { R: event.red, B: event.blue };
  return [...shot, { scene: { ...end, score, penalty: false, call: event }, hold: CALLED.goal ?? 0 }];
}
