import type { At, Box } from "../lib/plane";
import type { Frame } from "../lib/stage.svelte";
import type { AnyGame, AnyTable } from "../lib/table";
import type { Seat, Step } from "../types/protocol";
import { Camera, type Subject } from "./photo";

/*
 * A few steps of a match as a moving picture: the same pictures that the table shows, one after the other, with what lies on
 * the board gliding from one to the next.
 */

/** Something on the board: what it looks like, and where. */
export interface Piece extends At {
  /** What is the same thing in the next picture keeps its key. */
  key: string;
  subject: Subject;
  scale?: number;
  /** Degrees. */
  turn?: number;
}

/** How a game's board is laid out for a picture. */
export interface Stills<Scene> {
  /** The part of the drawing that is shown. */
  box: Box;
  /** What lies there so long after this picture began, the lowest first. */
  pieces(scene: Scene, ms: number): Piece[];
  score(scene: Scene): number[];
  /** The shirts of the two, where it is not red against blue. */
  shirts?(scene: Scene): Shirts;
}
export type Shirts = ["R", "B"] | ["B", "R"];

/** The stills of a game, for the match in which this seat plays. */
export type Studio = (view: AnyGame, seat: Seat) => Stills<AnyGame>;
const studios: Record<string, () => Promise<{ studio: Studio }>> = {
  chifootmi: () => import("../chifootmi/still"),
  shoot: () => import("../shoot/still"),
  challenge: () => import("../challenge/still"),
  simulator: () => import("../simulator/still"),
};

/** The steps of a match, and how they can be looked at. */
export interface Rolls {
  steps: Step[];
  viewAt(n: number): Promise<unknown>;
}

/** How broad a board may be in a picture, and how high. */
export type Room = { width: number; height?: number };

/** Nobody reads long in a moving picture. */
const READ = 420;
const GLIDE = 260;
/** So much of a film is the end, which stands. */
const END = 1700;
export const [SHORTEST, LONGEST] = [6200, 11_500];

export class Film {
  /** Milliseconds; and after so many of them nothing moves any more. */
  readonly length: number;
  readonly still: number;
  readonly #began: number[];

  private constructor(
    readonly stills: Stills<AnyGame>,
    readonly frames: Frame<AnyGame>[],
    /** How many milliseconds of the match one of the film is. */
    readonly times: number,
    readonly camera: Camera,
  ) {
    let at = 0;
    this.#began = frames.map(({ hold }) => {
      const began = at;
      at += hold;
      return began;
    });
    this.still = at / times;
    this.length = Math.max(SHORTEST, this.still + END);
  }

  /** The film of these steps, as large as there is room. Nothing if they cannot be looked at. */
  static async of(table: AnyTable, seat: Seat, { steps, viewAt }: Rolls, from: number, to: number, room: Room) {
    const [studio, view] = await Promise.all([studios[table.game]?.(), viewAt(Math.max(0, from - 1))]);
    if (!studio || !view) return null;
    let scene = table.director.lay(view, steps.slice(0, from), null);
    const frames: Frame<AnyGame>[] = [{ scene, hold: READ }];
    for (let n = Math.max(1, from); n <= to; n++) {
      for (const event of steps[n]?.events ?? []) {
        if (table.director.elsewhere?.(event)) continue;
        frames.push(...table.director.frames(scene, event).map((frame) => ({ ...frame, hold: shortened(frame) })));
        scene = frames.at(-1)?.scene;
      }
      const after = await viewAt(n);
      if (after && n < to) scene = table.director.lay(after, steps.slice(0, n + 1), scene);
    }
    const stills = studio.studio(view, seat);
    const kept = lastOf(frames, 1.5 * (LONGEST - END));
    const whole = kept.reduce((sum, { hold }) => sum + hold, 0);
    const times = Math.min(1.5, Math.max(0.8, whole / (LONGEST - END)));
    return new Film(
      stills,
      kept,
      times,
      new Camera(
        Math.min(room.width / stills.box.width, (room.height ?? Number.POSITIVE_INFINITY) / stills.box.height),
      ),
    );
  }

  /** What is in the picture at this moment. */
  #at(time: number): { pieces: Piece[]; score: number[]; scene: AnyGame } {
    const now = time * this.times;
    const i = Math.max(
      0,
      this.#began.findLastIndex((began) => began <= now),
    );
    const frame = this.frames[i] as Frame<AnyGame>;
    const since = now - (this.#began[i] ?? 0);
    const pieces = this.stills.pieces(frame.scene, since);
    const score = this.stills.score(frame.scene);
    const before = this.frames[i - 1];
    const part = Math.min(1, since / Math.min(GLIDE, Math.max(1, frame.hold)));
    const { scene } = frame;
    if (!before || part === 1) return { pieces, score, scene };
    const old = new Map(this.stills.pieces(before.scene, before.hold).map((piece) => [piece.key, piece]));
    return { pieces: pieces.map((piece) => between(old.get(piece.key), piece, ease(part))), score, scene };
  }

  /** Takes all photographs that the film needs from this moment on. */
  async develop(from = 0): Promise<void> {
    for (let time = from; time <= this.length; time += 40)
      for (const { subject } of this.#at(time).pieces) await this.camera.take(subject);
  }

  /** How it stands at this moment. */
  score = (time: number): number[] => this.#at(time).score;
  shirts = (time: number): Shirts => this.stills.shirts?.(this.#at(time).scene) ?? ["R", "B"];

  /** Draws the board as it is at this moment, as broad as the camera sees it. */
  draw(paint: CanvasRenderingContext2D, time: number) {
    const { pixels } = this.camera;
    const { x: left, y: top } = this.stills.box;
    for (const { subject, x, y, scale = 1, turn = 0 } of this.#at(time).pieces) {
      const picture = this.camera.developed(subject);
      if (!picture) continue;
      paint.save();
      paint.translate((x - left) * pixels, (y - top) * pixels);
      paint.rotate((turn * Math.PI) / 180);
      paint.scale(scale, scale);
      const { x: px, y: py, width, height } = subject.box;
      paint.drawImage(picture, px * pixels, py * pixels, width * pixels, height * pixels);
      paint.restore();
    }
  }
}

/** A flight takes its time; what is only read does not. */
const shortened = ({ scene, hold }: Frame<AnyGame>) => (scene.flight || scene.kick ? hold : Math.min(hold, READ));

/** The last frames that fit, and the one before as where they begin. */
function lastOf(frames: Frame<AnyGame>[], most: number): Frame<AnyGame>[] {
  let sum = 0;
  const first = frames.findLastIndex(({ hold }) => {
    sum += hold;
    return sum > most;
  });
  return frames.slice(Math.max(0, first));
}

const ease = (part: number) => part * part * (3 - 2 * part);
function between(from: Piece | undefined, to: Piece, part: number): Piece {
  if (!from || (from.x === to.x && from.y === to.y && from.scale === to.scale && from.turn === to.turn)) return to;
  const mix = (a = 0, b = 0) => a + (b - a) * part;
  return {
    ...to,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: mix(from.scale ?? 1, to.scale ?? 1),
    turn: mix(from.turn, to.turn),
  };
}
