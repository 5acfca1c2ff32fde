import sentences from "virtual:sentences";
import { untrack } from "svelte";
import type { Outcome } from "../types/protocol";
import { readText, writeText } from "./keep";
import { late } from "./late.svelte";
import { type Facts, type Sentences, Speech } from "./speech";

export type Lang = "en" | "fr";
export const LANGS: Lang[] = ["en", "fr"];

class Words {
  lang = $state<Lang>("en");
  speech = $state.raw<Speech | null>(null);
}

export const words = new Words();

/** The sentences that are spoken now, and the people whose names stand for the sides in them. */
let spoken: Sentences = {};
let people: Record<string, string> = {};

const tidy = (name: string) => name.replace(/\s+/g, " ");
const named = (lang: Lang) =>
  new Speech(lang, {
    ...spoken,
    ...(people.R ? { "-red": tidy(people.R) } : {}),
    ...(people.B ? { "-blue": tidy(people.B) } : {}),
    // Clubs have no colour of their own: a sentence that says a side says its name.
    ...("club1" in people ? { "name-side": [["side"]] } : {}),
  });

/** From now on sentences call the sides or clubs by these names; a side without one keeps its colour. */
export function callSides(names: Record<string, string>) {
  if (JSON.stringify(names) === JSON.stringify(people)) return;
  people = names;
  if (words.speech) words.speech = named(words.lang);
}

function preferred(): Lang {
  const kept = readText("lang");
  if (kept === "en" || kept === "fr") return kept;
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (tag.startsWith("fr")) return "fr";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

/** Parts spoken so far: the shell's sentences, and those of what was looked at since. */
const parts = new Set(["shell"]);
const load = async (lang: Lang, part: string) => (await late(async () => sentences(part, lang)))?.default ?? {};

let turn = 0;
let speaking: Promise<void> = Promise.resolve();

export function speak(lang: Lang = preferred(), keep = false): Promise<void> {
  speaking = say(lang, keep, ++turn);
  return speaking;
}

async function say(lang: Lang, keep: boolean, mine: number): Promise<void> {
  const all = await Promise.all([...parts].map((part) => load(lang, part)));
  // Somebody has asked for more meanwhile: that answer holds these sentences too.
  if (mine !== turn) return speaking;
  spoken = Object.assign({}, ...all);
  words.speech = named(lang);
  words.lang = lang;
  document.documentElement.lang = lang;
  if (keep) writeText("lang", lang);
}

/** Adds the sentences of these parts: a game, "lobby", "replay", "fair", "refusals". */
export async function learn(...more: string[]) {
  // Asked for already, and perhaps still on their way.
  if (more.every((part) => parts.has(part))) return speaking;
  for (const part of more) parts.add(part);
  // Whoever waits for sentences does not wait again when the language changes.
  return untrack(() => speak(words.lang));
}

/** Brings a part of the page, and the sentences that it speaks. */
export const bring = <T>(part: () => Promise<T>, ...sentences: string[]): Promise<T> =>
  late(async () => (await Promise.all([part(), learn(...sentences)]))[0]);

/** The same for a file that is all about one thing: a component, a table. */
export const piece = async <T>(file: () => Promise<{ default: T }>, ...sentences: string[]): Promise<T> =>
  (await bring(file, ...sentences)).default;

/** Something was refused: its sentence will be wanted. Until it is here the server's own words stand in. */
export const learnRefusals = () => void learn("refusals");

/** A club by its name; sides are named by the sentences themselves. */
const called = (seat: string) => (seat.startsWith("club") && people[seat]) || seat;

/** A place on a board, as the language writes it. */
export const placeText = (place: string) => words.speech?.place(place) ?? place;

/** `8, 9 and 10`. */
function listOf(speech: Speech, items: unknown[]): string {
  const names = items.map((item) => speech.place(called(String(item))));
  const last = names.at(-1);
  if (names.length < 2) return last ?? "";
  return format(speech, "list-end", { list: names.slice(0, -1).join(", "), last }) ?? "";
}

/**
 * Facts as the sentences want them: numbers as numbers, yes and no as words, lists with their length and items. What is
 * absent is "" and counts 0, and a fact inside another is `outer_inner`.
 */
export function argsOf(speech: Speech, facts: object): Facts {
  const args: Facts = { card: "", top: "" };
  const set = (key: string, value: unknown) => {
    if (value === null || value === undefined) {
      args[key] = "";
      args[`${key}_count`] = 0;
    } else if (typeof value === "number") args[key] = value;
    else if (typeof value === "string") {
      args[key] = /^\d+$/.test(value) ? Number(value) : speech.place(called(value));
      // A club as one calls it in passing: Altamont for US Altamont.
      if (value.startsWith("club")) args[`${key}_short`] = people[`${value}_short`] ?? called(value);
    } else if (Array.isArray(value)) {
      args[key] = listOf(speech, value);
      args[`${key}_count`] = value.length;
      for (const [n, item] of value.entries()) set(`${key}_${n + 1}`, item);
    } else if (typeof value === "object") {
      for (const [inner, fact] of Object.entries(value)) set(`${key}_${inner}`, fact);
    } else args[key] = String(value);
  };
  for (const [key, value] of Object.entries(facts)) if (key !== "kind" && key !== "rules") set(key, value);
  return args;
}

export const format = (speech: Speech, id: string, facts: Record<string, unknown> = {}): string | null =>
  speech.say(id, argsOf(speech, facts));

/** The sentence with this name; its name if there is none, so that a gap is seen. */
export function t(id: string, facts: Record<string, unknown> = {}): string {
  return (words.speech && format(words.speech, id, facts)) ?? id;
}

export function has(id: string): boolean {
  return words.speech?.has(id) ?? false;
}

/** A name of the protocol as sentences write it. */
export const hyphens = (name: string) => name.replaceAll("_", "-").replace("+", "-plus").replace(/-$/, "-minus");

/** How a game tells the facts of its events and refusals, where that is not as they are; its table says so. */
export const factsOf: Record<string, (event: object) => Record<string, unknown>> = {};
/** Who is behind a name of the protocol, if that is known. */
export const calledBy = (name: string): string | undefined => people[name];

/** As a sentence begins. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One event of the match as a sentence. */
export const tell = (game: string, event: { kind: string }): string =>
  capital(t(`${game}-event-${hyphens(event.kind)}`, factsOf[game]?.(event) ?? { ...event }));

export function refusalText(game: string, refusal: { kind: string; facts?: object; message?: string }): string {
  const facts = factsOf[game]?.(refusal.facts ?? {}) ?? { ...refusal.facts };
  for (const id of [
    `${game}-refusal-${hyphens(refusal.kind)}`,
    `refusal-${hyphens(refusal.kind)}`,
    `page-refusal-${hyphens(refusal.kind)}`,
  ])
    if (has(id)) return capital(t(id, facts));
  return refusal.message || t("page-refusal-other");
}

/** What a choice is called, without the letters that the program puts before it. */
export function choiceText(game: string, choice: string, facts: Record<string, unknown> = {}): string {
  const id = `${game}-move-${choice.toLowerCase().replace("+", "-plus").replace(/-$/, "-minus")}`;
  return capital(t(id, facts).replace(/^[A-Z]+[0-9+-]*\s?:\s*/u, ""));
}

/** How a match ended. */
export function outcomeText({ winner, score, tie_break, gave_up }: Outcome, season = score.length > 2): string {
  const facts = { winner, score: score.join("–"), tie_break: tie_break?.join("–") ?? "" };
  // Of a championship the table tells the rest.
  if (season) return t("page-outcome-season", facts);
  if (gave_up) return t("outcome-gave-up", { ...facts, loser: gave_up });
  if (!winner) return t("outcome-draw", facts);
  return t(tie_break ? "outcome-won-tie-break" : "outcome-won", facts).trim();
}
