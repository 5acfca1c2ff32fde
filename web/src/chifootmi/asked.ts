import type { Moment } from "../lib/table";
import { choiceText, t } from "../lib/words.svelte";
import type { Chifootmi, Side, View } from "../types/chifootmi";
import { index, other, type Scene } from "./scene";

type Asked = Moment<Chifootmi>;

/** The keeper sees the goal from the other side: his choices lie the other way round. */
const keeps = ({ view, seat }: Pick<Asked, "view" | "seat">) =>
  view.asked === "kick" && !!view.kick && view.kick[1] !== seat;

/** The choices in the order of the picture. */
export function choices(legal: string[], view: View, seat: Side): string[] {
  const shown = legal.filter((choice) => choice !== "RESIGN" && choice !== "TIMEOUT");
  // The pile that is face down lies on the left.
  if (view.asked === "pile") return shown.sort((one, other) => Number(other === "DD") - Number(one === "DD"));
  return keeps({ view, seat }) ? shown.reverse() : shown;
}

/** The card that a choice plays or takes, if its owner sees it. */
export function cardOf(choice: string, { view, seat }: Asked): string | null {
  if (!seat) return null;
  const side = view.sides[index(seat)];
  if (choice === "DU") return side.top;
  const slot = /^P([1-4])$/.exec(choice)?.[1];
  return slot ? (side.slots[Number(slot) - 1]?.card ?? null) : null;
}

export function label(choice: string, moment: Asked): string {
  if (/^S[LCR]$/.test(choice)) return t("chifootmi-aim", { to: choice, as: keeps(moment) ? "keeper" : "shooter" });
  return choiceText("chifootmi", choice, { card: cardOf(choice, moment) ?? "" });
}

export function question(moment: Asked): string {
  const { view, seat } = moment;
  if (view.asked === "kick") return t(keeps(moment) ? "chifootmi-ask-dive" : "chifootmi-ask-shoot");
  if (view.asked !== "card") return t(`chifootmi-ask-${view.asked}`);
  return t("chifootmi-ask-card", { ball: view.ball === seat ? "yes" : "no", shot: String(view.shot_phase) });
}

/** The rule that this choice hangs on, in a line. */
export function note({ view, seat }: Asked): string {
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
export function key(name: string, { legal }: Asked): string | undefined {
  if (!legal[0]?.startsWith("S")) return;
  if (name === "ArrowLeft") return legal[0];
  if (name === "ArrowRight") return legal.at(-1);
  if (name.startsWith("Arrow")) return legal.find((choice) => choice === "SC");
}
