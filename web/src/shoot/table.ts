import "./colours.css";
import type { GameTable } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Shoot } from "../types/shoot";
import { question, say } from "./asked";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { Intent } from "./intent.svelte";
import { ballTo, useOf } from "./moves";
import Score from "./Score.svelte";
import Shapes from "./Shapes.svelte";
import { frames, lay, linger, opening } from "./scene";

/** What the throws themselves tell already. */
const SILENT = new Set(["keeper_asked", "set_up"]);

const WHISTLED = new Set(["kick_off", "free_kick", "penalty", "half_time", "full_time"]);

const table: GameTable<Shoot> = {
  game: "shoot",
  seats: ["R", "B"],
  director: {
    lay: (view, steps, before) => lay(view, before, steps.at(-1)?.events),
    frames,
    opening: (scene, steps) => opening(scene, steps[0]?.events ?? []),
    late: (event) => event.kind === "thrown_for_players" || event.kind === "thrown_for_ball" || event.kind === "goal",
    linger,
  },
  Score,
  Board,
  Choices,
  Shapes,
  intent: () => new Intent(),
  // The printed board with its frame and the strip for the dice.
  shape: { wide: 674 / 414, tall: 456 / 588, choices: "8.9rem" },

  question,
  label: (choice, { view }) => say(choice, view),
  // What ends a turn: all points that are left, and the ball.
  slippery: (choice, { view }) => useOf(choice)?.points === view.left || !!ballTo(choice) || choice.move === "goal",
  wastes({ move }, { choices, view }) {
    const [one, two] = view.dice ?? [0, 0];
    // The rules offer "done" also where nobody can move: then nothing is lost.
    if (move !== "done" || !choices.some(useOf)) return null;
    return view.used ? t("shoot-waste-one", { points: view.left }) : t("shoot-waste-both", { one, two });
  },
  score: (scene) => [scene.score.R, scene.score.B],

  sound(event) {
    if (event.kind.includes("thrown")) return "dice";
    if (event.kind === "ball_moved") return "ball";
    if (event.kind === "goal") return "crowd";
    if (event.kind === "moved") return "card";
    return WHISTLED.has(event.kind) ? "whistle" : null;
  },
  thrown: (event) => (event.kind === "thrown_for_players" || event.kind === "thrown_for_ball" ? event.side : null),
  start: () => t("shoot-story-start"),
  chapter(event) {
    if (event.kind === "goal") return t("shoot-story-goal", { red: event.red, blue: event.blue });
    if (event.kind === "half_time") return t("shoot-story-half");
    const thrown = event.kind === "thrown_for_players" || event.kind === "thrown_for_ball";
    return thrown ? t("shoot-throws", { throws: event.count }) : null;
  },
  silent: (event) => SILENT.has(event.kind),

  ear: async () => (await import("./ear")).ear,

  hints: { load: async () => (await import("./hints")).hints },
};

export default table;
