import type { At } from "../lib/plane";
import { type Frame, picture } from "../lib/stage.svelte";
import type { Step } from "../types/protocol";
import type {
  ClockView,
  Dive,
  DiveView,
  Event,
  Path,
  PitchView,
  Restart,
  Side,
  Stage,
  Sticker,
  View,
} from "../types/simulator";
import { readPoint } from "./layout";

/*
 * What lies on the cloth while the match is being told. An event becomes a few pictures, each with the time it stands;
 * after the last one the cloth is laid again from the server's view, which alone is right.
 */

/** A peg of a squad, wherever it is. */
export interface Figure {
  peg: string;
  side: Side;
  number: number;
  sticker: Sticker;
  keeper: boolean;
  yellow: boolean;
}

export interface PegScene extends Figure {
  at: At;
  /** The angle of a lying one. */
  angle: number | null;
  /** In the hand of its player: shown where it last stood. */
  lifted: boolean;
}

export interface BallScene {
  at: At;
  /** How high its centre is. */
  z: number;
  carrier: string | null;
}

/** The ball on its way; the picture is drawn from the path, moment by moment. */
export interface FlightScene {
  path: Path;
  /** Posts and bars ring, everything else is quiet. */
  frame: boolean;
}

/** The cells that were counted to the ball, and the rule that decided between equals. */
export interface CountScene {
  peg: string;
  from: string;
  to: string;
  cells: number;
  /** How far the count has come. */
  at: number;
  /** All who were as near, and how far the nearest of the other side was. */
  nearest: string[];
  beaten: { peg: string; cells: number } | null;
  tie: string | null;
  rules: string[];
}

/** The body of a dive before a goal (SIM-646), in millimetres. */
export interface DiveScene {
  side: Side;
  across: [number, number];
  high: boolean;
}

export interface Scene {
  pitch: PitchView;
  /** All of both squads. */
  figures: Map<string, Figure>;
  /** Those on the cloth. */
  pegs: PegScene[];
  ball: BallScene;
  flight: FlightScene | null;
  count: CountScene | null;
  dive: DiveScene | null;
  /** What each dive covers. */
  dives: DiveView[];
  attack: Side;
  stage: Stage;
  restart: Restart | null;
  clock: ClockView;
  score: Record<Side, number>;
  offside: string[];
  /** Beyond this x a team-mate of the kicker would be offside (SIM-861), in millimetres. */
  line: number | null;
  /** The keeper whose arms are out, and how far they reach along and across the pitch (SIM-655). */
  arms: { peg: string; size: [number, number] } | null;
  /** The last kick, to be seen again: its path and how everybody stood. */
  last: { path: Path; pegs: PegScene[] } | null;
  /** What has happened so far. */
  steps: Step<Event>[];
  /** The ball lies in a net. Without a declared shot that is no goal (SIM-424). */
  inNet: boolean;
  call: Event | null;
  over: boolean;
  winner: Side | null;
}

export const SIDES: Side[] = ["R", "B"];
export const other = (side: Side): Side => (side === "R" ? "B" : "R");
export const sideOf = (peg: string): Side => (peg.startsWith("R") ? "R" : "B");
export const numberOf = (peg: string): number => Number(peg.slice(1));

function body(dives: DiveView[], dive: Dive, side: Side, restart: Restart | null): DiveScene | null {
  const covers = dives.find((one) => one.dive === dive)?.[restart === "penalty" ? "penalty" : "play"];
  return covers ? { side, across: [covers[0] / 1000, covers[1] / 1000], high: covers[2] > 0 } : null;
}

/** How high the middle of a ball is on the cloth, and on the head of a peg. */
const onCloth = ({ ball }: PitchView) => ball / 2000;
const onTop = ({ ball, peg }: PitchView) => (peg[1] + ball / 2) / 1000;

/** The sticker of the squad, or that of the reserve keeper. */
export function stickerOf({ sides, stickers }: Pick<View, "sides" | "stickers">, peg: string): Sticker {
  const side = sideOf(peg) === "R" ? 0 : 1;
  const own = sides[side].pegs.find((one) => one.peg === peg)?.sticker;
  return own ?? (stickers[side][numberOf(peg) - 1] as Sticker);
}

/** The cloth as the view says it is. Who is in a hand is shown where he stood before. */
export function lay(view: View, steps: Step<Event>[], before: Scene | null): Scene {
  const figures = new Map<string, Figure>();
  const pegs = view.sides.flatMap(({ side, keeper, pegs }) =>
    pegs.flatMap(({ peg, state, at, angle = null, yellow = false }): PegScene[] => {
      const sticker = stickerOf(view, peg);
      const figure = { peg, side, number: numberOf(peg), sticker, keeper: peg === keeper, yellow };
      figures.set(peg, figure);
      const lifted = state === "lifted";
      const stood = lifted ? before?.pegs.find((one) => one.peg === peg)?.at : undefined;
      const here = at ? readPoint(at) : stood;
      return here ? [{ ...figure, at: here, angle, lifted }] : [];
    }),
  );
  const [red, blue] = view.sides;
  const { at, carrier, in_hands, on_head } = view.ball;
  return {
    pitch: view.pitch,
    figures,
    pegs,
    ball: { at: readPoint(at), z: in_hands || on_head ? onTop(view.pitch) : onCloth(view.pitch), carrier },
    flight: null,
    count: before?.count ?? null,
    dive: view.own_dive ? body(view.dives, view.own_dive, other(view.turn.attack), view.turn.restart) : null,
    dives: view.dives,
    attack: view.turn.attack,
    stage: view.asked,
    restart: view.turn.restart,
    clock: view.clock,
    score: { R: red.score, B: blue.score },
    offside: view.offside,
    line: view.offside_line === null ? null : view.offside_line / 1000,
    arms: view.arms_out === null ? null : { peg: view.arms_out, size: [view.arms[0] / 1000, view.arms[1] / 1000] },
    last: before?.last ?? null,
    steps,
    inNet: before?.inNet ?? false,
    call: null,
    over: view.asked === "over",
    winner: view.winner,
  };
}

const GLIDE = 280;
const READ = 900;
/** Each cell of a count. */
const TICK = 170;
/** After the ball has come to rest, before anybody moves to it. */
const SETTLE = 160;

/** What is called out, and how long it stands. */
const CALLED: Partial<Record<Event["kind"], number>> = {
  toss: READ,
  cross_declared: READ,
  shot_declared: READ,
  dived: READ,
  header: READ,
  dribbled: 1600,
  dribble_without_dice: READ,
  passed_inside: READ,
  relance: 700,
  in_hands: 500,
  quick_round: 600,
  held: 500,
  entered_from_behind: 1300,
  tackled: 1600,
  foul: READ,
  var: 1300,
  carded: READ,
  offside: 1300,
  goal: 1500,
  awarded: READ,
  time_up: 800,
  half_time: 1500,
  full_time: READ,
  shootout: READ,
  penalty_taken: READ,
};
const EXPLAINS = new Set(["dribbled", "tackled", "entered_from_behind", "offside", "goal", "half_time", "var"]);
/** Something to read: it stands its time even where nothing moves. */
export const linger = ({ call, inNet }: Scene): boolean =>
  !!call && (EXPLAINS.has(call.kind) || (call.kind === "awarded" && inNet));

/** What was counted to the ball is of no interest any more. */
const FORGETS = new Set(["kicked", "phase3", "tick", "awarded", "half_time", "full_time"]);

const put = (scene: Scene, peg: string, more: Partial<PegScene>): Scene => ({
  ...scene,
  pegs: scene.pegs.map((one) => (one.peg === peg ? { ...one, ...more } : one)),
});

/** Everybody where he is put, upright; who was not on the cloth before comes onto it. */
function placed(scene: Scene, places: [string, string][]): Scene {
  const stands = new Map(
    places.flatMap(([peg, point]): [string, PegScene][] => {
      const figure = scene.figures.get(peg);
      return figure ? [[peg, { ...figure, at: readPoint(point), angle: null, lifted: false }]] : [];
    }),
  );
  const before = scene.pegs.map((one) => stands.get(one.peg) ?? one);
  const known = new Set(before.map(({ peg }) => peg));
  return { ...scene, pegs: [...before, ...[...stands.values()].filter(({ peg }) => !known.has(peg))] };
}

/** A side as it is shown at the beginning of a half: these eleven, and nobody else. */
function linedUp(scene: Scene, { side, keeper, places }: Extract<Event, { kind: "lined_up" }>): Scene {
  const shown = placed({ ...scene, pegs: scene.pegs.filter((one) => one.side !== side) }, places);
  return {
    ...shown,
    pegs: shown.pegs.map((one) => (one.side === side ? { ...one, keeper: one.peg === keeper } : one)),
  };
}

/** One event as pictures. */
export function frames(scene: Scene, event: Event): Frame<Scene>[] {
  const calm: Scene = { ...scene, call: null, flight: null, count: FORGETS.has(event.kind) ? null : scene.count };
  const stands = CALLED[event.kind];
  const called: Scene = stands ? { ...calm, call: event } : calm;
  const hold = stands ?? 0;
  switch (event.kind) {
    // Nothing that the cloth would show: what was handed in stays as it is until both are.
    case "committed":
      return [];
    case "kicked":
      return picture({ ...calm, ball: { ...calm.ball, carrier: null } });
    case "ball":
      return flown(calm, event);
    case "took": {
      const { peg, at, from, to, cells, nearest, tie, rules } = event;
      const beaten = event.beaten && { peg: event.beaten[0], cells: event.beaten[1] };
      const count = { peg, from, to, cells, at: cells, nearest, beaten, tie, rules };
      const ticks = Array.from({ length: Math.max(cells - 1, 0) }, (_, i) => i + 1);
      return [
        ...ticks.map((at) => ({ scene: { ...calm, count: { ...count, at } }, hold: TICK })),
        { scene: { ...calm, count }, hold: cells || tie ? READ : 200 },
        {
          scene: { ...put(calm, peg, { at: readPoint(at), angle: null }), count, ball: { ...calm.ball, carrier: peg } },
          hold: GLIDE,
        },
      ];
    }
    case "moved":
    case "placed":
    case "made_way":
      return picture(put(calm, event.peg, { at: readPoint(event.at), lifted: false }), GLIDE);
    case "lined_up":
      return picture(linedUp(calm, event), GLIDE);
    case "repositioned":
      return picture(placed(calm, event.places), GLIDE);
    case "keeper_placed":
    case "interceptor":
      return picture(put(calm, event.peg, { at: readPoint(event.at), angle: event.angle }), GLIDE);
    case "stepped_back":
      return picture(put(calm, event.peg, { at: readPoint(event.to) }), GLIDE);
    case "kick_off":
    case "thrower": {
      const at = readPoint(event.at);
      const ball = {
        ...calm.ball,
        carrier: event.peg,
        ...(event.kind === "thrower" ? { at, z: onTop(calm.pitch) } : {}),
      };
      return picture({ ...put(calm, event.peg, { at }), ball }, GLIDE);
    }
    case "set_up":
      return picture(put(calm, event.peg, { at: readPoint(event.at), angle: null }));
    case "got_up":
      return picture(put(calm, event.peg, { angle: null }));
    case "dived":
      return picture({ ...called, dive: body(scene.dives, event.dive, event.side, scene.restart) }, hold);
    case "header":
      return picture(onHead(called, event.peg), hold);
    case "in_hands":
      return picture(onHead(called, event.peg), hold);
    case "goal":
      return picture({ ...called, score: { R: event.red, B: event.blue }, inNet: false }, hold);
    case "awarded":
      return picture(
        {
          ...called,
          inNet: scene.inNet && (event.restart === "goalkick" || event.restart === "corner"),
          restart: event.restart,
          ball: { at: readPoint(event.at), z: onCloth(called.pitch), carrier: null },
        },
        hold,
      );
    case "carded":
      return picture(
        event.card === "red"
          ? { ...called, pegs: called.pegs.filter(({ peg }) => peg !== event.peg) }
          : put(called, event.peg, { yellow: true }),
        hold,
      );
    case "tick":
      return picture(
        { ...calm, clock: { ...calm.clock, t: event.t, minute: event.minute, beyond: event.beyond } },
        120,
      );
    case "relance":
      return picture({ ...called, attack: event.side }, hold);
    case "over":
      // Whoever gives up loses by three (SIM-1009).
      return picture(
        { ...calm, over: true, winner: event.winner ?? null, score: { R: event.red, B: event.blue } },
        200,
      );
    default:
      return picture(called, hold);
  }
}

function onHead(scene: Scene, peg: string): Scene {
  const at = scene.pegs.find((one) => one.peg === peg)?.at ?? scene.ball.at;
  return { ...scene, ball: { at, z: onTop(scene.pitch), carrier: peg } };
}

/** The flight in its true time; where somebody falls, he lies afterwards until he is set up. */
function flown(scene: Scene, event: Extract<Event, { kind: "ball" }>): Frame<Scene>[] {
  const { path, frame, end } = event;
  if (!path) return picture(scene);
  const [x, y, z] = path.end;
  const rest: Scene = {
    ...scene,
    ball: { at: { x, y }, z, carrier: null },
    last: { path, pegs: scene.pegs },
    flight: null,
    inNet: end === "goal",
  };
  return [
    { scene: { ...rest, flight: { path, frame: frame !== null } }, hold: path.time * 1000 },
    { scene: rest, hold: SETTLE },
  ];
}
