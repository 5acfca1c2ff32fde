import type { GameTable, HintSpot } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Chifootmi } from "../types/chifootmi";
import { choices, key, label, question } from "./asked";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Deck from "./Deck.svelte";
import { studsOf, TALL, type Table, WIDE } from "./layout";
import Score from "./Score.svelte";
import Seen from "./Seen.svelte";
import { cover, frames, index, lay, marksOf, opening } from "./scene";

const table: GameTable<Chifootmi> = {
  game: "chifootmi",
  seats: ["R", "B"],
  director: {
    lay: (view, steps, before) => lay(view, marksOf(steps), before),
    frames,
    opening: (scene, steps) =>
      opening(
        scene,
        steps[0]?.events.find((event) => event.kind === "toss"),
      ),
    late: (event) => event.kind === "kick_taken",
    linger: (scene) => scene.kick?.beat === 4,
  },
  Score,
  Board,
  Choices,
  Shapes: Deck,
  Aside: Seen,
  shape: { wide: 1000 / 640, tall: 360 / 450, choices: "10.4rem" },

  choices,
  question,
  label,
  key,
  score: (scene) => [scene.score.R, scene.score.B],

  sound(event) {
    if (event.kind === "duel" || event.kind === "drew") return "card";
    if (event.kind === "kick_due" || event.kind === "full_time") return "whistle";
    if (event.kind === "kick_taken") return "ball";
    if (event.kind === "goal") return "crowd";
    return event.kind === "lost" || event.kind === "over" ? "sigh" : null;
  },
  start: () => t("chifootmi-story-start"),
  chapter(event) {
    if (event.kind === "duel") return t("chifootmi-story-duel", { duel: event.number });
    return event.kind === "full_time" ? t("chifootmi-story-end") : null;
  },
  // A choice under seal is no news.
  silent: (event) => event.kind === "committed",

  cover,
  // There are questions that both may hear.
  handing: (view) => (view.asked === "offside" || view.asked === "one-two" ? "open" : "secret"),
  blind: true,
  badge: { shape: "kit-", box: "-52 -60 104 120" },

  // CHI-908: for convenience only; the rules know no such setting.
  habits: [
    { key: "offside", choice: "O+", option: "offside" },
    { key: "one-two", choice: "U+", option: "one_two" },
  ],

  sealed: (view, seat) => view.sides[index(seat)].committed,

  ear: async () => (await import("./ear")).ear,

  hints(scene, near) {
    // Your cards, where they meet, the ball card, the goal behind its studs, your piles.
    const ball = scene.ball === near;
    const goal = (table: Table): HintSpot => {
      const { x, y } = studsOf(table, scene, near).goal;
      const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
      return { left: percent(x + 16, table.width), top: percent(y, table.height), point: "left" };
    };
    return {
      wide: [
        { left: "50%", top: "70%", point: "down" },
        { left: "50%", top: "60%", point: "up" },
        { left: "30%", top: ball ? "58%" : "37%", point: "left" },
        goal(WIDE),
        { left: "88%", top: "71%", point: "down" },
      ],
      tall: [
        { left: "50%", top: "76%", point: "down" },
        { left: "54%", top: "54%", point: "up" },
        { left: "25%", top: ball ? "50%" : "38%", point: "left" },
        goal(TALL),
        { left: "82%", top: "56%", point: "down" },
      ],
    };
  },
};

export default table;
