import { type Frame as FrameOf, picture } from "../lib/stage.svelte";
import type { Asked, Card, Direction, Event, Kick, Move, Side, View } from "../types/chifootmi";
import type { Step } from "../types/protocol";

/*
 * What lies on the table while the match is being told. An event becomes a few pictures, each with the time it stands;
 * after the last one the table is laid out again from the server's view, which alone is right.
 */

export type Spot =
  | { zone: "slot"; side: Side; i: number }
  | { zone: "match"; side: Side; i: number }
  | { zone: "goal"; side: Side; i: number }
  | { zone: "played"; side: Side }
  | { zone: "down"; side: Side }
  | { zone: "up"; side: Side };

export interface Sprite {
  key: number;
  owner: Side;
  /** The face, if this viewer knows it. */
  card: Card | null;
  faceUp: boolean;
  /** In its owner's hand under the eyes of its owner only. */
  secret: boolean;
  at: Spot;
}

export interface KickScene {
  kick: Kick;
  shooter: Side;
  /** 0: aiming; 1 to 3: the count; 4: the arms are out. */
  beat: number;
  shot?: Direction;
  dive?: Direction;
  goal?: boolean;
}

export interface ShootOutMarks {
  first: Side;
  R: boolean[];
  B: boolean[];
}

export interface Heap {
  down: number;
  up: number;
  top: Card | null;
  played: number;
}

export interface Scene {
  sprites: Sprite[];
  heaps: Record<Side, Heap>;
  ball: Side;
  kept: number;
  needed: number;
  /** Conservations that a new possession needs. */
  conservations: number;
  shotPhase: boolean;
  /** The duel being played or about to be. */
  duel: number;
  duels: number;
  score: Record<Side, number>;
  asked: Asked;
  committed: Record<Side, boolean>;
  choice: Partial<Record<Side, Move>>;
  kick: KickScene | null;
  shootOut: ShootOutMarks | null;
  /** The word over the table: the kind of the event that is being told. */
  call: Event | null;
  /** The duel behind what is called, so that it can say why. */
  duelled: Pick<DuelEvent, "attacker" | "attacker_card" | "defender_card"> | null;
  winner: Side | null;
}

type DuelEvent = Extract<Event, { kind: "duel" }>;

export type Frame = FrameOf<Scene>;

export const SIDES: Side[] = ["R", "B"];
export const other = (side: Side): Side => (side === "R" ? "B" : "R");
export const index = (side: Side): 0 | 1 => (side === "R" ? 0 : 1);

let keys = 0;

const same = (a: Spot, b: Spot) =>
  a.zone === b.zone && a.side === b.side && ("i" in a ? a.i : -1) === ("i" in b ? b.i : -1);

/** What the kicks of the shoot-out were, from the story. */
export function marksOf(steps: Step<Event>[]): ShootOutMarks | null {
  let marks: ShootOutMarks | null = null;
  for (const step of steps)
    for (const event of step.events) {
      if (event.kind === "shoot_out") marks = { first: event.first, R: [], B: [] };
      if (event.kind === "kick_taken" && event.kick === "shoot-out") marks?.[event.shooter].push(event.goal);
    }
  return marks;
}

/** The table as the view says it is. Cards that lie where they lay keep their key, so that nothing jumps. */
export function lay(view: View, marks: ShootOutMarks | null, before: Scene | null = null): Scene {
  const old = before?.sprites ?? [];
  const wanted: Omit<Sprite, "key">[] = [];
  for (const side of SIDES) {
    const mine = view.sides[index(side)];
    mine.slots.forEach((slot, i) => {
      if (!slot.occupied) return;
      const card = slot.card ?? null;
      wanted.push({ owner: side, card, faceUp: card !== null, secret: slot.face_down, at: { zone: "slot", side, i } });
    });
    mine.goal_row.forEach((card, i) => {
      wanted.push({ owner: side, card, faceUp: false, secret: false, at: { zone: "goal", side, i } });
    });
  }
  view.zone.forEach((pair, i) => {
    for (const side of SIDES) {
      const card = pair[index(side)] ?? null;
      if (card) wanted.push({ owner: side, card, faceUp: true, secret: false, at: { zone: "match", side, i } });
    }
  });
  const kept = old.flatMap((sprite) => {
    const at = wanted.findIndex((want) => want.owner === sprite.owner && same(want.at, sprite.at));
    return at < 0 ? [] : wanted.splice(at, 1).map((want) => ({ ...want, key: sprite.key }));
  });
  const sprites = [...kept, ...wanted.map((want) => ({ ...want, key: ++keys }))];
  const heap = (side: Side): Heap => {
    const mine = view.sides[index(side)];
    return { down: mine.face_down, up: mine.face_up, top: mine.top, played: mine.played_pile };
  };
  const [red, blue] = view.sides;
  return {
    sprites,
    heaps: { R: heap("R"), B: heap("B") },
    ball: view.ball,
    kept: view.kept,
    needed: view.needed,
    conservations: view.conservations,
    shotPhase: view.shot_phase,
    duel: Math.min(view.duels, view.duel + (view.asked === "card" ? 1 : 0)),
    duels: view.duels,
    score: { R: view.score[0], B: view.score[1] },
    asked: view.asked,
    committed: { R: red.committed, B: blue.committed },
    choice: { ...(red.choice ? { R: red.choice } : {}), ...(blue.choice ? { B: blue.choice } : {}) },
    kick: view.asked === "kick" && view.kick ? { kick: view.kick[0], shooter: view.kick[1], beat: 0 } : null,
    shootOut: marks,
    call: null,
    duelled: before?.duelled ?? null,
    winner: view.winner ?? null,
  };
}

/** Before the first choice: the cards leave the piles, then the toss says who has the ball. */
export function opening(scene: Scene, toss: Event | undefined): Frame[] {
  const packed = scene.sprites.map((sprite) => ({
    ...sprite,
    faceUp: false,
    at: { zone: "down", side: sprite.owner } as Spot,
  }));
  return [
    { scene: { ...scene, sprites: packed }, hold: 0 },
    { scene, hold: GLIDE + 240 },
    ...(toss ? [{ scene: { ...scene, call: toss }, hold: 1000 }] : []),
    { scene, hold: 0 },
  ];
}

/** The same view for eyes that may see neither hand: two people at one screen. */
export function cover(view: View): View {
  return {
    ...view,
    sides: view.sides.map((side) => {
      const { choice: _, ...rest } = side;
      return {
        ...rest,
        slots: side.slots.map((slot) => (slot.face_down ? { occupied: slot.occupied, face_down: true } : slot)),
      };
    }) as View["sides"],
  };
}

const GLIDE = 360;
const FLIP = 320;
/** A line of words is read. */
const READ = 1150;
const BEAT = 340;

/** The calls that are worth a word across the table. */
const CALLED = new Set([
  "kept",
  "lost",
  "tackled",
  "counter_attack",
  "parried",
  "new_attempt",
  "over",
  "goal",
  "offside",
  "one_two",
  "full_time",
]);

/** One event as pictures. */
export function frames(scene: Scene, event: Event): Frame[] {
  const calm: Scene = { ...scene, call: null };
  const called: Scene = CALLED.has(event.kind) ? { ...scene, call: event } : calm;
  switch (event.kind) {
    case "committed":
      return picture({ ...calm, committed: { ...calm.committed, [event.side]: true } });
    case "toss":
      return picture({ ...calm, ball: event.side }, GLIDE);
    case "duel": {
      const defender = other(event.attacker);
      const row = 1 + Math.max(-1, ...calm.sprites.map((s) => (s.at.zone === "match" ? s.at.i : -1)));
      const played = [
        { side: event.attacker, slot: event.attacker_slot - 1, card: event.attacker_card },
        { side: defender, slot: event.defender_slot - 1, card: event.defender_card },
      ].map(({ side, slot, card }) => {
        const from = calm.sprites.find((s) => same(s.at, { zone: "slot", side, i: slot }));
        return { from, side, card, slot };
      });
      const rest = calm.sprites.filter((s) => !played.some((p) => p.from === s));
      // New keys at the end of the list: the newest cards lie on top.
      const lifted: Sprite[] = played.map(({ from, side, card, slot }) => ({
        key: ++keys,
        owner: side,
        card,
        faceUp: from?.faceUp ?? false,
        secret: false,
        at: { zone: "slot", side, i: slot },
      }));
      const { attacker, attacker_card, defender_card } = event;
      const base = {
        ...calm,
        duelled: { attacker, attacker_card, defender_card },
        duel: event.number,
        committed: { R: false, B: false },
        choice: {},
      };
      const slid = lifted.map((s) => ({ ...s, at: { zone: "match", side: s.owner, i: row } as Spot }));
      const shown = slid.map((s) => ({ ...s, faceUp: true }));
      const list: Frame[] = [
        { scene: { ...base, sprites: [...rest, ...lifted] }, hold: 0 },
        { scene: { ...base, sprites: [...rest, ...slid] }, hold: GLIDE },
      ];
      if (slid.some((s) => !s.faceUp)) list.push({ scene: { ...base, sprites: [...rest, ...shown] }, hold: FLIP });
      list.push({ scene: { ...base, sprites: [...rest, ...shown] }, hold: 240 });
      return list;
    }
    case "kept":
      return picture({ ...called, kept: event.kept, needed: event.needed }, READ);
    case "shot_phase":
      return picture({ ...calm, shotPhase: true }, 200);
    case "counter_attack":
      return picture({ ...called, needed: event.needed }, READ);
    case "lost":
    case "tackled":
    case "parried":
    case "new_attempt":
    case "over":
    case "offside":
    case "one_two":
    case "full_time":
      return picture(called, READ);
    case "ball_to": {
      const gathered = calm.sprites.map((s) =>
        s.at.zone === "match" ? { ...s, at: { zone: "played", side: event.side } as Spot, faceUp: false } : s,
      );
      const heap = calm.heaps[event.side];
      const heaps = { ...calm.heaps, [event.side]: { ...heap, played: heap.played + event.gathered } };
      const fresh = { ball: event.side, kept: 0, needed: calm.conservations, shotPhase: false };
      const moved: Scene = { ...calm, ...fresh, sprites: gathered };
      const left = gathered.filter((s) => s.at.zone !== "played");
      return [
        { scene: moved, hold: GLIDE },
        { scene: { ...moved, sprites: left, heaps }, hold: 40 },
      ];
    }
    case "kick_due":
      return picture({ ...calm, kick: { kick: event.kick, shooter: event.shooter, beat: 0 } }, GLIDE);
    case "kick_taken": {
      const { kick, shooter, shot, dive, goal } = event;
      const still = { ...calm, committed: { R: false, B: false }, choice: {} };
      const beats = [1, 2, 3].map((beat) => ({ scene: { ...still, kick: { kick, shooter, beat } }, hold: BEAT }));
      const marks = still.shootOut;
      const shootOut = kick === "shoot-out" && marks ? { ...marks, [shooter]: [...marks[shooter], goal] } : marks;
      const shown: Scene = { ...still, kick: { kick, shooter, beat: 4, shot, dive, goal }, shootOut };
      const list = [...beats, { scene: shown, hold: 1500 }];
      // In a shoot-out the goal stays where it is: the next kick follows, or the end.
      return kick === "shoot-out" ? list : [...list, { scene: { ...shown, kick: null }, hold: 120 }];
    }
    case "goal": {
      const mine = calm.sprites.filter((s) => s.owner === event.side && s.at.zone === "match");
      const card = mine.at(-1);
      const place = calm.sprites.filter((s) => s.at.zone === "goal" && s.at.side === event.side).length;
      const turned = calm.sprites.map((s) =>
        s === card ? { ...s, faceUp: false, at: { zone: "goal", side: event.side, i: place } as Spot } : s,
      );
      const score = { R: event.red, B: event.blue };
      const list: Frame[] = [{ scene: { ...called, sprites: turned, score }, hold: 520 }];
      if (event.card_shot) list.unshift({ scene: { ...called, score }, hold: READ });
      return list;
    }
    case "drew": {
      const up = event.pile === "face-up";
      const heap = calm.heaps[event.side];
      const left: Heap = up ? { ...heap, up: heap.up - 1, top: event.top ?? null } : { ...heap, down: heap.down - 1 };
      const drawn: Sprite = {
        key: ++keys,
        owner: event.side,
        card: event.card ?? null,
        faceUp: up,
        secret: !up,
        at: { zone: up ? "up" : "down", side: event.side },
      };
      const taken: Scene = {
        ...calm,
        committed: { R: false, B: false },
        choice: {},
        heaps: { ...calm.heaps, [event.side]: left },
        sprites: [...calm.sprites, drawn],
      };
      const at: Spot = { zone: "slot", side: event.side, i: event.slot - 1 };
      const sprites = [...calm.sprites, { ...drawn, at, faceUp: drawn.card !== null }];
      return [
        { scene: taken, hold: 0 },
        { scene: { ...taken, sprites }, hold: GLIDE },
      ];
    }
    case "shoot_out":
      return picture({ ...calm, shootOut: { first: event.first, R: [], B: [] } }, 500);
    case "won":
      return picture({ ...calm, kick: null, winner: event.side }, 200);
    default:
      return picture(calm);
  }
}
