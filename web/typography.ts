import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/*
 * How the sentences and the rulebooks are set: typographic apostrophes and quotation marks, and in French no-break spaces
 * before : ; ! ? % and inside « », with no-break hyphens in « Choisis-en » and « Où tires-tu ».
 * `npm run typography` mends every file; a test finds what it would mend.
 */
export type Lang = "en" | "fr";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const within = (folder: string) => readdirSync(at(folder)).map((name) => `${folder}/${name}`);

/** Everything that a reader gets to see, with its language. */
export const texts = (): { path: string; lang: Lang }[] =>
  [...within("../locales"), ...within("src/locales"), ...within("../rulebook/en"), ...within("../rulebook/fr")].map(
    (path) => ({ path: at(path), lang: /\bfr\b/.test(path) ? "fr" : "en" }),
  );

/** What is no prose: comments, literals and names of sentences; code in a rulebook. */
const CODE = { ftl: /^#.*$|"[^"]*"|^[a-z][a-z0-9-]* =/gm, md: /```[\s\S]*?```|`[^`\n]*`|^\|[-:| ]+\|$/gm };

const VERB_AND_PRONOUN =
  /(?<=\p{L})-(?=(?:t[-\u2011])?(?:en|y|le|la|les|lui|leur|moi|toi|tu|il|elle|on|ils|elles)(?!\p{L}))/gu;
const NBSP = "\u00a0";
const NB_HYPHEN = "\u2011";

function prose(text: string, lang: Lang): string {
  const apostrophes = text.replaceAll("'", "’").replace(/"([^"\n]*)"/g, lang === "fr" ? "« $1 »" : "“$1”");
  if (lang === "en") return apostrophes.replace(/ %/g, "%");
  return apostrophes
    .replace(/[ \u202f]+(?=[:;!?»%])/g, NBSP)
    .replace(/«[ \u202f]?(?!\u00a0)/g, `«${NBSP}`)
    .replace(VERB_AND_PRONOUN, NB_HYPHEN);
}

/** The text as it should be set. */
export function mend(text: string, lang: Lang, kind: "ftl" | "md"): string {
  let set = "";
  let from = 0;
  for (const found of text.matchAll(CODE[kind])) {
    set += prose(text.slice(from, found.index), lang) + found[0];
    from = found.index + found[0].length;
  }
  return set + prose(text.slice(from), lang);
}

export const kindOf = (path: string) => (path.endsWith(".ftl") ? "ftl" : "md");
