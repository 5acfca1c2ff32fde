import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "fr";
export type Words = (id: string, facts?: Record<string, FluentVariable>) => string;

const root = new URL("../../", import.meta.url);

/** The project's own sentences, so that a test does not repeat them. */
function wordsOf(lang: Lang): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const own = readdirSync(new URL("web/src/locales/", root)).filter((file) => file.endsWith(`.${lang}.ftl`));
  for (const path of [`locales/${lang}.ftl`, ...own.map((file) => `web/src/locales/${file}`)])
    bundle.addResource(new FluentResource(readFileSync(new URL(path, root), "utf8")));
  return (id, facts = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no sentence ${id} in ${lang}`);
    return bundle.formatPattern(pattern, facts, []).trim();
  };
}

export const words: Record<Lang, Words> = { en: wordsOf("en"), fr: wordsOf("fr") };
export const t = words.en;
