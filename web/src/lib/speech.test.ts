import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { compiled } from "../../sentences";
import { type Facts, type Sentences, Speech } from "./speech";

const text = (lang: string) =>
  ["../locales/", "src/locales/"]
    .flatMap((folder) => readdirSync(folder).map((file) => folder + file))
    .filter((file) => file.endsWith(`${lang}.ftl`))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Facts of every name that some sentence asks for: all with the same value, or none at all. */
const factsOf = (source: string, value: string | number | undefined): Facts =>
  value === undefined ? {} : Object.fromEntries([...source.matchAll(/\$(\w+)/g)].map(([, name]) => [name, value]));

/** Every word that a sentence selects by. */
const keysIn = (source: string) => [...new Set([...source.matchAll(/\[([\w-]+)\]/g)].map(([, key]) => key as string))];

for (const lang of ["en", "fr"])
  test(`every sentence is said as Fluent says it: ${lang}`, () => {
    const source = text(lang);
    const fluent = new FluentBundle(lang, { useIsolating: false });
    fluent.addResource(new FluentResource(source));
    const speech = new Speech(lang, compiled(source));
    const ids = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id as string);
    expect(ids.length).toBeGreaterThan(500);
    for (const value of [undefined, 0, 1, 2, 7, 1234, "", ...keysIn(source)]) {
      const facts = factsOf(source, value);
      const said = (id: string) => {
        const pattern = fluent.getMessage(id)?.value;
        return pattern ? fluent.formatPattern(pattern, facts, []) : null;
      };
      // But for names that are elided before, of which Fluent knows nothing: see below.
      const plain = (text: string | null) =>
        text?.replace(/(?<![\p{L}’])(d|qu)(?:e |’)(?=[aeiouàâéèêëîïôûù])/giu, "$1e ");
      expect(ids.filter((id) => plain(speech.say(id, facts)) !== plain(said(id)))).toEqual([]);
    }
  }, 30_000);

test("in French a name that begins with a vowel is elided before", () => {
  const shot = {
    "-blue": "Ordi",
    "name-side": [[0, "-blue"]],
    shot: ["Le tir de ", [0, "name-side"], " part, plus que ", [0, "-blue"], "."],
  };
  expect(new Speech("fr", shot as unknown as Sentences).say("shot", {})).toBe("Le tir d’Ordi part, plus qu’Ordi.");
  expect(new Speech("fr", { ...shot, "-blue": "Zoé" } as unknown as Sentences).say("shot", {})).toBe(
    "Le tir de Zoé part, plus que Zoé.",
  );
  expect(new Speech("en", shot as unknown as Sentences).say("shot", {})).toBe("Le tir de Ordi part, plus que Ordi.");
});

test("a sentence that is not there is none", () => {
  const speech = new Speech("en", { known: "Yes.", asks: [[0, "unknown"], " ", ["fact"]] });
  expect(speech.has("known")).toBe(true);
  expect(speech.has("constructor")).toBe(false);
  expect(speech.say("unknown", {})).toBe(null);
  expect(speech.say("asks", {})).toBe("{unknown} {$fact}");
});

test("a number below zero has the minus sign of print", () => {
  expect(new Speech("fr", { sum: [["n"], " MF"] }).say("sum", { n: -12 })).toBe("−12 MF");
});
