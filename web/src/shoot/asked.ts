import type { Moment } from "../lib/table";
import { has, t } from "../lib/words.svelte";
import type { Shoot, View } from "../types/shoot";
import { ballTo, type Choice, type Mark, useOf } from "./moves";

export function question({ view }: Moment<Shoot>): string {
  const [one, two] = view.dice ?? [0, 0];
  switch (view.asked) {
    case "players":
      return view.used
        ? t("shoot-ask-second", { points: view.left })
        : t("shoot-ask-players", { one, two, penalty: String(view.penalty) });
    case "ball":
      return t("shoot-ask-ball", { total: view.left });
    case "answer":
      return t("shoot-ask-answer", { side: view.offer?.[0] ?? "", offer: view.offer?.[1] ?? "" });
    default:
      return t(`shoot-ask-${view.asked}`);
  }
}

/** Why this throw is not like the others, in a sentence; "" for an ordinary one. */
export function note({ asked, penalty, free_kick, then_players }: View): string {
  if (asked === "players" && penalty) return t("shoot-note-penalty");
  if (asked === "players" && free_kick) return t("shoot-note-free-kick");
  if (asked === "ball" && free_kick) return t("shoot-note-twelve");
  if (asked === "ball" && penalty) return t("shoot-note-shot");
  if (asked === "ball" && then_players) return t("shoot-note-then-players");
  return asked === "keeper" || asked === "goal-kick" ? t(`shoot-note-${asked}`) : "";
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A square that several numbers of points lead to: choosing it asks which. */
export function sayMark({ square, choices, points, near }: Mark, view: View): string {
  const [first, second] = choices;
  if (!first) return "";
  const number = useOf(first)?.number ?? 0;
  return second ? t("shoot-choice-several", { number, to: square, points, near: String(near) }) : say(first, view);
}

/** What a choice is called in full: who, where, with what, and what comes of it there. */
export function say(choice: Choice, view: View): string {
  const use = useOf(choice);
  if (use) return t("shoot-choice-use", { ...use, choice: "", near: String(view.ball.beside.includes(use.to)) });
  const to = ballTo(choice);
  if (to) {
    const { holders: pass = [], offside = [] } = choice.comes_to ?? {};
    const what = pass.length ? "pass" : offside.length ? "offside" : "loose";
    return t("shoot-choice-ball", { to, what, numbers: pass.length ? pass : offside });
  }
  if (choice.move === "goal") return t("shoot-goal-name");
  if (choice.move === "done") return t("shoot-choice-done", { used: String(view.used !== null) });
  const id = `shoot-move-${choice.text.replaceAll(" ", "-")}`;
  return has(id) ? capital(t(id)) : choice.text;
}
