import type { Study } from "../lib/table";
import type { View } from "../types/shoot";

/** What is due, as the rules write it; null where nothing is, or where an offer waits for its answer. */
function due({ asked, side, then_players, penalty, dice, used }: View): string | null {
  if (asked === "throw-ends") return "E";
  if (asked === "throw-kick-off") return "K";
  const kind = {
    end: "E",
    "throw-ball": "B",
    ball: "B",
    "throw-players": "P",
    players: "P",
    keeper: "C",
    "goal-kick": "C",
    answer: null,
    nothing: null,
  }[asked];
  if (!kind || !side) return null;
  const marks = [
    then_players ? "then P" : "",
    penalty ? "pen" : "",
    dice ? dice.join("-") : "",
    used ? `used ${used[0]} (${used[1]})` : "",
  ];
  return [side, kind, ...marks].filter(Boolean).join(" ");
}

/**
 * The position of a view on one line, to be played on from as a study. Nothing is hidden in SHOOT, so a view tells it
 * all; a study knows no halves, and ends when both agree or when one gives up.
 */
export function study(view: View, options: Record<string, string>): Study | null {
  const next = due(view);
  if (!next) return null;
  const [red, blue] = view.sides;
  const squad = ({ side, players }: typeof red) =>
    `${side} ${players.map(({ number, square }) => `${number}@${square}`).join(" ")}`;
  const { ball } = view;
  const position = [
    `South=${red.south ? "R" : "B"}`,
    squad(red),
    squad(blue),
    `ball ${ball.square} ${ball.side ?? (ball.dead ? "dead" : "loose")}`,
    `due ${next}`,
    `score ${red.score}-${blue.score}`,
    `throws ${view.throws}`,
    `idle ${view.idle}`,
  ].join("; ");
  return { position, options: view.half ? { length: "open" } : options };
}
