import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compiled } from "../../sentences";
import type { Part, Pattern, Sentences } from "./speech";
import type { Lang } from "./words.svelte";

/*
 * Wherever the page says a sentence by its name, it gives all the facts that some variant of it asks for, in both
 * languages: no placeholder reaches anybody. What a sentence asks for is read from the sentence, what it is given from
 * the source, or for what is called out from the type of its event.
 */
const text = (lang: Lang) =>
  ["../locales/", "src/locales/"]
    .flatMap((folder) => readdirSync(folder).map((file) => folder + file))
    .filter((file) => file.endsWith(`${lang}.ftl`))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
const LANGS: Lang[] = ["en", "fr"];
const spoken = Object.fromEntries(LANGS.map((lang) => [lang, compiled(text(lang))])) as Record<Lang, Sentences>;

/** Everything that a sentence, and what it is made of, may ask for. */
function wanted(sentences: Sentences, id: string): Set<string> {
  const all = new Set<string>();
  const look = (pattern: Pattern) => {
    if (typeof pattern !== "string") pattern.forEach(part);
  };
  const part = (one: Part) => {
    if (typeof one === "string") return;
    const [name, second, ...variants] = one;
    if (name === 0) return look(sentences[String(second)] ?? []);
    all.add(name);
    variants.forEach((variant, i) => {
      // A variant's key, then what it says.
      if (i % 2) look(variant as Pattern);
    });
  };
  look(sentences[id] ?? []);
  return all;
}
const isGiven = (name: string, facts: string[]) =>
  // The page itself gives a card and what lies on top as "" where a sentence is said without (argsOf).
  ["card", "top", ...facts].some((fact) => name === fact || name.startsWith(`${fact}_`));
const missing = (id: string, facts: string[]) =>
  LANGS.flatMap((lang) =>
    [...wanted(spoken[lang], id)].filter((name) => !isGiven(name, facts)).map((name) => `${lang} ${id}: ${name}`),
  );

/** The arguments of a call that begins here, as they are written. */
function argumentsAt(source: string, from: number): string[] {
  const all = [""];
  let depth = 0;
  let quote = "";
  for (const c of source.slice(from)) {
    if (quote) quote = c === quote ? "" : quote;
    else if (/["'`]/.test(c)) quote = c;
    else if (/[([{]/.test(c)) depth++;
    else if (/[)\]}]/.test(c) && depth-- === 0) break;
    if (c === "," && !depth && !quote) all.push("");
    else all[all.length - 1] += c;
  }
  return all.map((one) => one.trim());
}

/** The names in an object that is written out; null if it takes up others. */
function keysOf(object: string): string[] | null {
  if (!/^\{.*\}$/s.test(object) || object.includes("...")) return null;
  return argumentsAt(object.slice(1, -1).replace(/\/\/.*$/gm, ""), 0).flatMap((one) => /^(\w+)/.exec(one)?.[1] ?? []);
}

/** Said with what one of its variants needs: where nobody is prepared there is nobody to be named. */
const BY_KIND = new Set(["simulator-choice-prep", "challenge-deal-amiss"]);

const files = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

test("a sentence that is said by its name gets all that it asks for", () => {
  const gaps: string[] = [];
  let calls = 0;
  for (const [path, source] of Object.entries(files)) {
    if (path.includes(".test.") || path.includes("generated")) continue;
    for (const { index } of source.matchAll(/(?<![\w.])(t|said|spoken)\(/g)) {
      const [name = "", object = "{}"] = argumentsAt(source, source.indexOf("(", index) + 1);
      const facts = keysOf(object);
      // One name, or one of two; a name that is put together is seen where its parts are known.
      const ids = name.includes("`") ? [] : [...name.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g)].map((found) => found[1]);
      for (const id of ids as string[]) {
        if (!facts || !spoken.en[id] || BY_KIND.has(id)) continue;
        calls++;
        gaps.push(...missing(id, facts).map((gap) => `${path}: ${gap}`));
      }
    }
  }
  expect(calls).toBeGreaterThan(400);
  expect(gaps).toEqual([]);
});

/** What each event of a game is told with, by its kind; of a championship's matches also whose they are and whom they are about. */
function eventsOf(game: string): Map<string, string[]> {
  const source = readFileSync(`src/generated/${game}.ts`, "utf8").replace(/\/\*.*?\*\//gs, "");
  const all = new Map<string, string[]>();
  for (const { 0: start, 1: kind, index } of source.matchAll(/\{\s*"kind": "(\w+)",?/g)) {
    const fields = argumentsAt(source, index + start.length).flatMap((one) => /^(\w+)\??:/.exec(one)?.[1] ?? []);
    all.set((kind as string).replaceAll("_", "-"), [
      ...fields,
      ...(game === "challenge" ? ["host", "guest", "man", "other"] : []),
    ]);
  }
  return all;
}

test("what is called out over a board, or heads a chapter, has all its words", () => {
  // What a table adds to its event: Simulator Soccer whether a goal was denied, Chifootmi the cards of the duel.
  const added: Record<string, string[]> = { simulator: ["denied"], chifootmi: ["duel"] };
  let seen = 0;
  for (const game of ["chifootmi", "shoot", "challenge", "simulator"]) {
    const events = eventsOf(game);
    expect(events.size).toBeGreaterThan(20);
    for (const id of Object.keys(spoken.en)) {
      const kind = new RegExp(`^${game}-call-(.+?)(-help)?$`).exec(id)?.[1] ?? "";
      const fields = events.get(kind);
      if (!fields) continue;
      seen++;
      expect(missing(id, [...fields, ...(added[game] ?? [])])).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test("both languages ask for the same facts", () => {
  const differ = Object.keys(spoken.en).filter((id) => {
    const [en, fr] = LANGS.map((lang) =>
      [...wanted(spoken[lang], id)].map((name) => name.replace(/_count$/, "")).sort(),
    );
    return JSON.stringify([...new Set(en)]) !== JSON.stringify([...new Set(fr)]);
  });
  // What draws there are the program tells in English, and the French sentence in its own words.
  expect(differ).toEqual(["refusal-draw-none"]);
});
