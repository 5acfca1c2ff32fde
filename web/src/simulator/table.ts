import "./colours.css";
import { settings } from "../lib/settings.svelte";
import type { GameTable } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Simulator, View } from "../types/simulator";
import { question, say } from "./asked";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { proposed } from "./flow";
import { Intent } from "./intent.svelte";
import { groundOf, layoutOf } from "./layout";
import { read, type Word } from "./moves";
import Score from "./Score.svelte";
import Shapes from "./Shapes.svelte";
import { frames, lay, linger } from "./scene";

const PITCH = { length: 924, breadth: 666 };
const wide = layoutOf(PITCH, "wide", false);
const tall = layoutOf(PITCH, "tall", false);

/** What the cloth itself shows, or another sentence tells. */
const SILENT = new Set(["placed", "set_up", "prepared", "committed", "phase2"]);
const SLIPPERY = new Set<Word>([
  "step",
  "take",
  "prepare",
  "clear",
  "step-back",
  "headers",
  "speed",
  "pass",
  "kick",
  "dodge",
  "shot",
  "cross",
  "substitute",
]);
const WHISTLED = new Set(["toss", "foul", "offside", "awarded", "half_time", "full_time", "time_up"]);

const table: GameTable<Simulator> = {
  game: "simulator",
  seats: ["R", "B"],
  intent: () => new Intent(),
  director: {
    lay,
    frames,
    late: (event) => event.kind === "ball" || event.kind === "goal",
    linger,
  },
  Score,
  Board,
  Choices,
  Shapes,
  shape: {
    wide: wide.width / wide.height,
    tall: tall.width / tall.height,
    choices: "clamp(9rem, 31dvh, 13rem)",
    large: true,
  },

  /** Whose shirts bear names is called by them. */
  names: (view, names) =>
    Object.assign(
      {},
      names,
      ...view.worn.flatMap(
        (worn, i) => worn?.players.map((player, n) => player && { [`${"RB"[i]}${n + 1}`]: player }) ?? [],
      ),
    ),
  question,
  label: say,
  /** E ends a phase, by a quick round or a hold where nobody has moved, and takes what is proposed. */
  key: (key, moment) => (settings.keys && key.toLowerCase() === "e" ? proposed(moment) : undefined),
  /** Small cells under a finger, and what cannot be taken back. */
  slippery: (choice, moment) =>
    choice.text !== moment.intent.aiming.meant &&
    !moment.intent.plan.isMeant(choice) &&
    SLIPPERY.has(read(choice, groundOf(moment.view.pitch)).word),
  score: (scene) => [scene.score.R, scene.score.B],

  sound(event) {
    if (event.kind === "kicked") return "ball";
    if (event.kind === "ball") return event.frame ? "post" : null;
    if (event.kind === "goal") return "crowd";
    if (event.kind === "dribbled" || event.kind === "tackled" || event.kind === "entered_from_behind") return "dice";
    if (event.kind === "moved") return "card";
    return WHISTLED.has(event.kind) ? "whistle" : null;
  },
  start: () => t("simulator-story-start"),
  chapter(event) {
    if (event.kind === "goal") return t("simulator-story-goal", { red: event.red, blue: event.blue });
    if (event.kind === "half_time") return t("simulator-story-half");
    return event.kind === "tick" ? t("simulator-story-minute", { minute: event.minute, beyond: event.beyond }) : null;
  },
  silent: (event) => SILENT.has(event.kind),

  sealed: (view, seat) => view.handed_in.includes(seat),
  cover: covered,
  /** Everything lies open but the line-ups and the dive against the shot. */
  handing: (view) => (view.asked === "lineup" || view.asked === "aim-dive" ? "secret" : "open"),
  badge: { shape: "sim-peg-", box: "-14 -30 28 34" },

  ear: async () => (await import("./ear")).ear,
  hints: {
    wide: [
      { left: "21.5%", top: "52%", point: "down" },
      { left: "50%", top: "46%", point: "down" },
      { left: "92%", top: "50%", point: "right" },
    ],
    tall: [
      { left: "50%", top: "60%", point: "down" },
      { left: "50%", top: "46%", point: "down" },
      { left: "50%", top: "9%", point: "up" },
    ],
  },
};

/** For eyes that may see neither secret: no line-up that is not shown yet, no kick and no dive under seal. */
function covered(view: View): View {
  const hidden = view.asked === "lineup";
  const sides = view.sides.map((side) => ({
    ...side,
    keeper: hidden ? null : side.keeper,
    pegs: side.pegs.map(({ peg, ...more }) => (hidden ? { peg, state: null } : { peg, ...more })),
  })) as View["sides"];
  return { ...view, sides, own_kick: null, own_dive: null };
}

export default table;
