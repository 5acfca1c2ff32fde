import type { Step } from "../types/protocol";
import type { Desk } from "./desk.svelte";
import type { AnyGame, AnyTable, Ear, Moment } from "./table";
import { walked } from "./walked.svelte";
import { t, tell, words } from "./words.svelte";

/*
 * Asking the table: by a key, or by words in a field. Questions have a letter and words of their own in each language
 * (`page-ear-key-…`, `page-ear-words-…`); whatever is no question is read as a place, then as a choice.
 */
export const QUESTIONS = ["ball", "near", "row", "mine", "theirs", "last", "score", "choices", "help"] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Heard {
  table: AnyTable;
  ear: Ear<AnyGame> | null;
  moment: Moment<AnyGame>;
  steps: Step[];
  /** What is asked or what is going on. */
  question: string;
  /** Where the arrows have walked to on the board; "" if nowhere. */
  at: string;
}

/** Between the parts of an answer, as the language sets it. */
export const semicolon = () => (words.lang === "fr" ? "\u00a0; " : "; ");

/** The question behind a letter. */
export const asked = (key: string): Question | undefined =>
  QUESTIONS.find((one) => t(`page-ear-key-${one}`) === key.toLowerCase());

/** Every letter with what it asks. */
export const letters = (): { key: string; what: string }[] =>
  QUESTIONS.map((one) => ({ key: t(`page-ear-key-${one}`), what: t(`page-ear-what-${one}`) }));

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’']/g, "'")
    .replace(/[?!.]+$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** What the last move brought: the events of the newest step that tells any. */
function last({ table, steps }: Heard): string {
  const told = steps.findLast((step) => step.events.some((event) => !table.silent(event)));
  const events = (told?.events ?? []).filter((event) => !table.silent(event));
  return events.map((event) => tell(table.game, event)).join(" ") || t("page-ear-nothing-yet");
}

const numbered = ({ ear, moment }: Heard) => ear?.numbered?.(moment) ?? moment.choices;

function choices(heard: Heard): string {
  const { table, ear, moment, question } = heard;
  if (!moment.choices.length) return question;
  const few = ear?.choices?.(moment);
  if (few) return `${question} ${few}`;
  const all = numbered(heard);
  const most = 12;
  const list = all.slice(0, most).map((choice, i) => `${i + 1}, ${table.label(choice, moment)}`);
  const more = all.length > most ? ` ${t("page-ear-more", { count: all.length - most })}` : "";
  return `${question} ${list.join(". ")}.${more}`;
}

/** The answer to a question; `place` narrows it, such as a row. */
export function answer(what: Question, heard: Heard, place = ""): string {
  if (what === "last") return last(heard);
  if (what === "choices") return choices(heard);
  if (what === "help")
    return [...letters().map(({ key, what }) => `${key}, ${what}`), heard.ear?.help?.() ?? t("page-ear-help")].join(
      ". ",
    );
  return heard.ear?.answers[what](heard.moment, place || heard.at) ?? t("page-ear-unknown", { words: what });
}

/** What is typed into the field: a question, a place, or a choice. */
export function understand(text: string, heard: Heard): { say: string } | { play: string } {
  const words = plain(text);
  if (!words) return { say: answer("choices", heard) };
  for (const one of QUESTIONS) {
    const names = [t(`page-ear-key-${one}`), ...t(`page-ear-words-${one}`).split("|").map(plain)];
    const name = names.find((name) => words === name || words.startsWith(`${name} `));
    if (name !== undefined) return { say: answer(one, heard, words.slice(name.length).trim()) };
  }
  const { moment, ear } = heard;
  const nth = /^\d+$/.test(words) ? numbered(heard)[Number(words) - 1] : undefined;
  const choice = nth ?? moment.choices.find(({ text }) => plain(text) === words);
  if (choice) return { play: choice.text };
  const meant = ear?.meant(words, moment);
  if (meant && "choice" in meant) return { play: meant.choice };
  if (meant) return { say: meant.ask };
  return { say: ear?.place(words, moment) ?? t("page-ear-unknown", { words: text.trim() }) };
}

/** What is said to a letter or to typed words; a choice that they mean is played. */
export async function hear(desk: Desk, text: string, letter: boolean): Promise<string> {
  const { table, moment, question } = desk;
  const ear = (await table.ear?.()) ?? null;
  const heard = { table, ear, moment, steps: desk.match.steps, question, at: walked.at };
  if (letter) {
    const what = asked(text);
    return what ? answer(what, heard) : "";
  }
  const meant = understand(text, heard);
  if ("say" in meant) return meant.say;
  // What is only asked for once more is not told as played: the question has the word.
  const choice = desk.label(meant.play);
  const said = desk.asksBack(meant.play) ? choice : t("page-ear-played", { choice });
  void desk.play(meant.play);
  return said;
}
