import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Part, Pattern, Sentences } from "./src/lib/speech.ts";

/*
 * The sentences lie in one file a language beside this folder and serve the program as well; what only the page says
 * lies in src/locales. They travel in parts: the shell's, each game's when it is played, and others when they are needed.
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const common = (lang: string) => at(`../locales/${lang}.ftl`);
const own = (part: string, lang: string) =>
  at(`src/locales/${part === "shell" ? "page" : part.replace(/-seat$/, "")}.${lang}.ftl`);

const LANGS = ["en", "fr"];

/** Sentences that only the program says. Should the server refuse with one of them, its own words are shown. */
const UNSAID =
  /^(analysis|arena|backup|engine|site|import|lab|ladder|matches|season|print|problems|team-field|verify|table-head|rules-no|serve|shell|play|to-act|legal|move-nearest|replay-hides|match-over|refusal-(bench|clause|print|rulebook|sheet|team|viewer)|(chifootmi|shoot|challenge|simulator)-about|shoot-role)\b|^shoot-move-(use|done|ball|time) =/;

const messages = (text: string) => text.split(/\n(?=[-#a-z])/).map((message) => message.trimEnd());

/** The games that have a name. */
export const gamesIn = (text: string): string[] =>
  [...text.matchAll(/^([a-z]+)-name =/gm)].map((found) => found[1] ?? "");

/** What only the form of a new match, or an invitation to one, says of a game: its options, their values, and help. */
function formOf(text: string, game: string): RegExp {
  const options = [...text.matchAll(new RegExp(`^${game}-option-(\\S+) =`, "gm"))].map((found) => found[1]);
  return new RegExp(`^${game}-((option|${options.join("|")})-\\S+|\\S+-help) =`);
}

/** Why something is refused, in all games: loaded once something is. */
const REFUSAL = /^([a-z]+-)?refusal-|^shoot-misplaced\b/;

/** What only those with a seat are told: questions, choices and what explains them ("shoot-seat"). */
const SEAT =
  /^(shoot-(ask|note|choice|chances?|picked|pick|move|another|limits|no-square|take-back|with)|chifootmi-(ask|note|move|habit))\b/;

/** How a match is told as a whole: in all games ("tell"), and in each ("shoot-tell"). */
const TELL = /^(?:([a-z]+)-)?tell-/;

/** The messages of a game's own file that are for those who sit, or for all. */
const seated = (message: string, part: string) => SEAT.test(message) === part.endsWith("-seat");

/**
 * The messages of one part: a game's own, those of its form ("chifootmi-form"), the refusals, or for the shell what
 * belongs to no game, and the games' names.
 */
export function partOf(text: string, part: string): string {
  const games = gamesIn(text);
  const forms = Object.fromEntries(games.map((game) => [game, formOf(text, game)]));
  const wanted = messages(text).filter((message) => {
    if (message.startsWith("#") || UNSAID.test(message)) return false;
    if (REFUSAL.test(message)) return part === "refusals";
    const tell = TELL.exec(message);
    if (tell) return part === (tell[1] ? `${tell[1]}-tell` : "tell");
    const game = games.find((one) => message.startsWith(`${one}-`));
    if (!game || message.startsWith(`${game}-name =`)) return part === "shell";
    if (forms[game]?.test(message)) return part === `${game}-form`;
    return part === (SEAT.test(message) ? `${game}-seat` : game);
  });
  return `${wanted.join("\n")}\n`;
}

type Fluent = FluentResource["body"][number]["value"];
type Expression = Exclude<Exclude<Fluent, string | null>[number], string>;

/** Sentences as the page says them: read by Fluent's own parser, here and once. */
export function compiled(text: string): Sentences {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, pattern(value)]));
}

const pattern = (value: Fluent): Pattern => (typeof value === "string" ? value : (value ?? []).map(part));

function part(one: string | Expression): Part {
  if (typeof one === "string") return one;
  switch (one.type) {
    case "str":
      return one.value;
    case "var":
      return [one.name];
    case "term":
      return [0, `-${one.name}`];
    case "mesg":
      return [0, one.name];
    case "select":
      if (one.selector.type === "var")
        return [one.selector.name, one.star, ...one.variants.flatMap(({ key, value }) => [key.value, pattern(value)])];
  }
  throw new Error(`the page does not know how to say ${JSON.stringify(one)}`);
}

const files = (part: string, lang: string) => [common(lang), own(part, lang)].filter(existsSync);

function load(part: string, lang: string): string {
  const [first, ...rest] = files(part, lang).map((file) => readFileSync(file, "utf8"));
  return [
    partOf(first ?? "", part),
    ...rest.map((text) =>
      messages(text)
        .filter((one) => !one.startsWith("#") && seated(one, part))
        .join("\n"),
    ),
  ].join("\n");
}

/** All parts that there are. */
function everyPart(): string[] {
  const ours = readdirSync(at("src/locales")).map((file) => file.split(".")[0] ?? "");
  const games = gamesIn(readFileSync(common("en"), "utf8")).filter((game) => !UNSAID.test(`${game}-name =`));
  const more = games.flatMap((game) => [`${game}-form`, `${game}-tell`]);
  const own = ours.filter((part) => part !== "page");
  return [...new Set(["shell", "refusals", "tell", ...games, ...more, "chifootmi-seat", "shoot-seat", ...own])];
}

const written = (part: string, lang: string) => `export default ${JSON.stringify(compiled(load(part, lang)))}`;
const NAME = "virtual:sentences";
let building = false;

/** `virtual:sentences` loads the sentences of a part in a language, each a file of its own. */
export const sentences: Plugin = {
  name: "onze-sentences",
  configResolved: ({ command }) => {
    building = command === "build";
  },
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return;
    const [, part, lang] = id.slice(1).split("/");
    if (part && lang) {
      for (const file of files(part, lang)) this.addWatchFile(file);
      return written(part, lang);
    }
    const parts = everyPart();
    if (!building) {
      const each = parts.flatMap((part) =>
        LANGS.map((lang) => `"${part}/${lang}": () => import("${NAME}/${part}/${lang}")`),
      );
      return `const all = { ${each.join(",\n")} };\nexport default (part, lang) => all[part + "/" + lang]?.();`;
    }
    // Names with a hash each do not pack, and all of them would travel with the shell: these have one hash together.
    const made = parts.flatMap((part) =>
      LANGS.map((lang) => ({ name: `${part}.${lang}`, source: written(part, lang) })),
    );
    const hash = createHash("sha256")
      .update(made.map(({ source }) => source).join())
      .digest("base64url")
      .slice(0, 7);
    for (const { name, source } of made)
      this.emitFile({ type: "asset", fileName: `assets/${name}-${hash}.js`, source });
    return `const all = ${JSON.stringify(parts.join(" "))}.split(" ");
export default (part, lang) =>
  all.includes(part) ? import(/* @vite-ignore */ "./" + part + "." + lang + "-${hash}.js") : undefined;`;
  },
};
