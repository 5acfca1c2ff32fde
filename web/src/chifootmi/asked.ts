import type { Moment } from "../lib/table";
import { choiceText, t } from "../lib/words.svelte";
import type { Chifootmi, Side, View } from "../types/chifootmi";
import { aimOf, type Choice, pileOf, slotOf } from "./moves";
import { index, other, type Scene } from "./scene";

/** The keeper sees the goal from the other side: his choices lie the other way round. */
const keeps = ({ view, seat }: Pick<Moment<Chifootmi>, "view" | "seat">) =>
  view.asked === "kick" && !!view.kick && view.kick[1] !== seat;

/** The choices in the order of the picture. */
export function choices(listed: Choice[], view: View, seat: Side): Choice[] {
  // The pile that is face down lies on the left, and the server lists it last.
  return view.asked === "pile" || keeps({ view, seat }) ? [...listed].reverse() : listed;
}

/** The card that a choice plays or takes, if its owner sees it. */
export function cardOf({ move }: Choice, { view, seat }: Moment<Chifootmi>): string | null {
  if (!seat) return null;
  const side = view.sides[index(seat)];
  return pileOf(move) === "face-up" ? side.top : (side.slots[slotOf(move)]?.card ?? null);
}

export function label(choice: Choice, moment: Moment<Chifootmi>): string {
  if (aimOf(choice.move)) return t("chifootmi-aim", { to: choice.text, as: keeps(moment) ? "keeper" : "shooter" });
  return choiceText("chifootmi", choice.text, { card: cardOf(choice, moment) ?? "" });
}

export function question(moment: Moment<Chifootmi>): string {
  const { view, seat } = moment;
  if (view.asked === "kick") return t(keeps(moment) ? "chifootmi-ask-dive" : "chifootmi-ask-shoot");
  if (view.asked !== "card") return t(`chifootmi-ask-${view.asked}`);
  return t("chifootmi-ask-card", { ball: view.ball === seat ? "yes" : "no", shot: String(view.shot_phase) });
}

/** The rule that this choice hangs on, in a line. */
export function note({ view, seat }: Moment<Chifootmi>): string {
  if (view.asked === "kick") return t("chifootmi-note-kick", { as: keeps({ view, seat }) ? "keeper" : "shooter" });
  if (view.asked === "pile") return t("chifootmi-note-pile");
  if (view.asked !== "card") return "";
  return t("chifootmi-note-card", { ball: view.ball === seat ? "yes" : "no", shot: String(view.shot_phase) });
}

/** The ball goes to the other side with these. */
const TURNS = new Set(["lost", "tackled", "over"]);

/** What is called across the table, with the names of its sentences; null where nothing is. */
export function calledOut({ call, duelled }: Pick<Scene, "call" | "duelled">) {
  if (!call) return null;
  const kind = call.kind.replaceAll("_", "-");
  const side = "side" in call ? call.side : null;
  const { attacker_card: one, defender_card: two } = duelled ?? {};
  const facts = { ...duelled, ...call, even: String(one === two), by: Number(one) - Number(two) };
  return {
    word: `chifootmi-call-${kind}`,
    why: duelled ? `chifootmi-why-${kind}` : "",
    facts: facts as unknown as Record<string, unknown>,
    side: side && TURNS.has(call.kind) ? other(side) : side,
  };
}

/** The arrow keys aim. */
export function key(name: string, { choices }: Moment<Chifootmi>): string | undefined {
  if (!aimOf(choices[0]?.move)) return;
  if (name === "ArrowLeft") return choices[0]?.text;
  if (name === "ArrowRight") return choices.at(-1)?.text;
  if (name.startsWith("Arrow")) return choices.find(({ move }) => aimOf(move) === "centre")?.text;
}
