import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "fr";
export type Words = (id: string, facts?: Record<string, FluentVariable | number[]>) => string;

const root = new URL("../../", import.meta.url);

/** The project's own sentences, so that a test does not repeat them. */
function wordsOf(lang: Lang): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const own = readdirSync(new URL("web/src/locales/", root)).filter((file) => file.endsWith(`.${lang}.ftl`));
  for (const path of [`locales/${lang}.ftl`, ...own.map((file) => `web/src/locales/${file}`)])
    bundle.addResource(new FluentResource(readFileSync(new URL(path, root), "utf8")));
  const say: Words = (id, facts = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no sentence ${id} in ${lang}`);
    const said = bundle.formatPattern(pattern, Object.fromEntries(Object.entries(facts).flatMap(told)), []).trim();
    // The page has the minus sign of print.
    return said.replace(/(?<!\w)-(?=\d)/g, "−");
  };
  // A list is told in words, and with its length.
  const told = ([key, fact]: [string, FluentVariable | number[]]): [string, FluentVariable][] => {
    // In French a row and a column are not written like a number with a decimal comma.
    if (lang === "fr" && typeof fact === "string") return [[key, fact.replace(/^(\d+),(\d+)$/, "$1-$2")]];
    if (!Array.isArray(fact)) return [[key, fact]];
    const list = fact.slice(0, -1).join(", ");
    const last = String(fact.at(-1) ?? "");
    return [
      [key, list ? say("list-end", { list, last }) : last],
      [`${key}_count`, fact.length],
    ];
  };
  return say;
}

export const words: Record<Lang, Words> = { en: wordsOf("en"), fr: wordsOf("fr") };
export const t = words.en;

/** The names of all sentences. */
export const ids: string[] = ["locales/en.ftl", ...readdirSync(new URL("web/src/locales/", root)).filter((file) => file.endsWith(".en.ftl")).map((file) => `web/src/locales/${file}`)].flatMap((path) =>
  [...readFileSync(new URL(path, root), "utf8").matchAll(/^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =/gm)].map((found) => found[1] ?? ""),
);
