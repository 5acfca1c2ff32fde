import { expect, test } from "vitest";
import type { Event, Path, Sticker, View } from "../types/simulator";
import { pitch } from "./fixtures/pitch";
import { frames, lay } from "./scene";

const sticker: Sticker = { marks: "YY", dribble: 3, marking: 2, tackle: 3, keeping: 4 };
const peg = (name: string, at: string | null, state: "standing" | "lifted" = "standing") => ({
  peg: name,
  sticker,
  state,
  cell: at ? "F9" : null,
  at,
  angle: null,
  yellow: false,
  moved: false,
  passed: false,
  grounded: false,
});
const side = (letter: "R" | "B", pegs: ReturnType<typeof peg>[]) => ({
  side: letter,
  score: 0,
  substitutions: 0,
  owed: 0,
  keeper: null,
  value: 36,
  pegs,
});
const view = (red: ReturnType<typeof peg>[]): View =>
  ({
    asked: "action",
    sides: [side("R", red), side("B", [peg("B6", "500,333")])],
    ball: { at: "390,333", cell: "F9", cells: ["F9"], carrier: "R8", in_hands: false, on_head: false },
    turn: { attack: "R", restart: null },
    clock: { half: 1, t: 0, length: 11, minute: 0, beyond: 0, time_up: false, referee: null },
    offside: [],
    offside_line: 500_000,
    arms_out: null,
    arms: [12_000, 44_000, 40_000],
    winner: null,
    own_dive: null,
    dives: [],
    pitch,
  }) as unknown as View;

const path: Path = { segments: [], touches: [], fallen: [], time: 1.5, end: [600, 333, 5] };
const event = (facts: object) => ({ rules: [], ...facts }) as unknown as Event;

test("a peg in its player's hand is shown where it stood before", () => {
  const before = lay(view([peg("R8", "378,333")]), [], null);
  const after = lay(view([peg("R8", null, "lifted")]), [], before);
  expect(after.pegs.find((one) => one.peg === "R8")).toMatchObject({ at: { x: 378, y: 333 }, lifted: true });
  expect(lay(view([peg("R8", null, "lifted")]), [], null).pegs).toHaveLength(1);
});

test("a flight stands its true time, and the kick can be seen again", () => {
  const scene = lay(view([peg("R8", "378,333")]), [], null);
  const [flies, rests] = frames(scene, event({ kind: "ball", path, frame: null }));
  expect(flies?.hold).toBe(1500);
  expect(flies?.scene.flight?.path).toBe(path);
  expect(rests?.scene.flight).toBeNull();
  expect(rests?.scene.last?.path).toBe(path);
  expect(rests?.scene.ball.at).toEqual({ x: 600, y: 333 });
});

test("who is placed at a restart is seen to go there", () => {
  const scene = lay(view([peg("R8", "378,333"), peg("R9", "420,333")]), [], null);
  const [placed] = frames(scene, event({ kind: "repositioned", side: "R", places: [["R8", "462,333"]] }));
  const at = (name: string) => placed?.scene.pegs.find((one) => one.peg === name)?.at;
  expect([at("R8"), at("R9")]).toEqual([
    { x: 462, y: 333 },
    { x: 420, y: 333 },
  ]);
});

test("a team that is lined up comes onto the cloth at once, and whoever is not in it leaves", () => {
  const before = lay(view([peg("R8", null), peg("R9", "420,333")]), [], null);
  const lined = { kind: "lined_up", side: "R", keeper: "R8", places: [["R8", "42,333"]] };
  const pegs = frames(before, event(lined)).at(-1)?.scene.pegs;
  expect(pegs?.map(({ peg, keeper }) => [peg, keeper])).toEqual([
    ["B6", false],
    ["R8", true],
  ]);
  expect(frames(before, event({ kind: "committed", side: "R" })), "what is under seal shows nothing new").toEqual([]);
});

test("who takes the ball is counted to it, then stands there", () => {
  const scene = lay(view([peg("R8", "378,333")]), [], null);
  const [first, counted, stands] = frames(
    scene,
    event({
      kind: "took",
      peg: "R8",
      from: "F9",
      to: "F13",
      at: "540,333",
      cells: 2,
      nearest: ["R8", "B6"],
      beaten: ["B6", 2],
      tie: "short",
      rules: ["SIM-513"],
    }),
  );
  expect(first?.scene.count).toMatchObject({ cells: 2, at: 1 });
  expect(counted?.scene.count).toMatchObject({
    at: 2,
    from: "F9",
    to: "F13",
    cells: 2,
    nearest: ["R8", "B6"],
    beaten: { peg: "B6", cells: 2 },
    tie: "short",
  });
  expect(stands?.scene.pegs.find((one) => one.peg === "R8")?.at).toEqual({ x: 540, y: 333 });
  expect(stands?.scene.ball.carrier).toBe("R8");
  const [kicked] = frames(stands?.scene ?? scene, event({ kind: "kicked", peg: "R8" }));
  expect(kicked?.scene.count).toBeNull();
});

test("SIM-424: a pass into the net is called no goal; a goal, and what follows it, is not", () => {
  const scene = lay(view([peg("R8", "378,333")]), [], null);
  const after = (...events: object[]) =>
    events.reduce<ReturnType<typeof lay>>((scene, one) => frames(scene, event(one)).at(-1)?.scene ?? scene, scene);
  const netted = { kind: "ball", end: "goal", path, frame: null };
  const awarded = (restart: string) => ({ kind: "awarded", side: "B", restart, at: "903,333" });
  expect(after(netted, awarded("goalkick")).inNet).toBe(true);
  expect(after(netted, { kind: "offside", peg: "R8" }, awarded("free")).inNet).toBe(false);
  expect(after(netted, { kind: "goal", side: "R", by: "R8", red: 1, blue: 0 }, awarded("kickoff")).inNet).toBe(false);
  expect(after({ ...netted, end: "line" }, awarded("goalkick")).inNet).toBe(false);
});
