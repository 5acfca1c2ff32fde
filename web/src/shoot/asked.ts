import type { Moment } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Shoot } from "../types/shoot";
import type { Mark } from "./marks";
import { readUse } from "./moves";

type Asked = Moment<Shoot>;

export function question({ view }: Asked): string {
  const dice = view.dice ?? [0, 0];
  const [one, two] = dice;
  switch (view.asked) {
    case "players":
      return view.used
        ? t("shoot-ask-second", { points: one + two - view.used[1] })
        : t("shoot-ask-players", { one, two, penalty: String(view.penalty) });
    case "ball":
      return t("shoot-ask-ball", { total: one + two });
    case "answer":
      return t("shoot-ask-answer", { side: view.offer?.[0] ?? "", offer: view.offer?.[1] ?? "" });
    default:
      return t(`shoot-ask-${view.asked}`);
  }
}

/** Why this throw is not like the others, in a sentence; "" for an ordinary one. */
export function note({ view }: Asked): string {
  const six = view.dice?.[0] === 6 && view.dice[1] === 6;
  if (view.asked === "players" && view.penalty) return t("shoot-note-penalty");
  if (view.asked === "players" && six) return t("shoot-note-free-kick");
  if (view.asked === "ball" && six) return t("shoot-note-twelve");
  if (view.asked === "ball" && view.penalty) return t("shoot-note-shot");
  if (view.asked === "ball" && view.then_players) return t("shoot-note-then-players");
  if (view.asked === "keeper") return t("shoot-note-keeper");
  if (view.asked === "goal-kick") return t("shoot-note-goal-kick");
  return "";
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A square that several numbers of points lead to: choosing it asks which. */
export const sayMark = ({ square, texts, points, near }: Mark, moment: Pick<Asked, "view">): string =>
  texts.length > 1
    ? t("shoot-choice-several", {
        number: readUse(texts[0] ?? "")?.number ?? 0,
        to: square,
        points,
        near: String(near),
      })
    : say(texts[0] ?? "", moment);

/** What a choice is called in full: who, where, with what, and what the view says of that square. */
export function say(choice: string, { view }: Pick<Asked, "view">): string {
  const use = readUse(choice);
  if (use) {
    const near = String(view.ball.beside.includes(use.to));
    return t("shoot-choice-use", { number: use.number, to: use.to, points: use.points, near });
  }
  const square = /^ball (\d+,\d+)$/.exec(choice)?.[1];
  if (square) {
    const landing = view.landings.find((one) => one.square === square);
    const [pass, offside] = [landing?.holders ?? [], landing?.offside ?? []];
    return t("shoot-choice-ball", {
      to: square,
      what: pass.length ? "pass" : offside.length ? "offside" : "loose",
      numbers: pass.length ? pass : offside,
    });
  }
  if (choice === "ball goal") return t("shoot-goal-name");
  if (choice === "done") return t("shoot-choice-done", { used: String(view.used !== null) });
  return capital(t(`shoot-move-${choice.replaceAll(" ", "-")}`));
}
