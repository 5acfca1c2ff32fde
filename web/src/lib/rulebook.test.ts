import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "./markdown";
import { entries, search } from "./rulebook";

const book = (game: string, lang: string) => entries(parse(readFileSync(`../rulebook/${lang}/${game}.md`, "utf8")));

test("every clause of every rulebook is in its contents", () => {
  for (const [game, letters] of [
    ["chifootmi", "CHI"],
    ["shoot", "SHO"],
    ["simulator", "SIM"],
  ] as const)
    for (const lang of ["en", "fr"]) {
      const list = book(game, lang);
      const text = readFileSync(`../rulebook/${lang}/${game}.md`, "utf8");
      const clauses = [...text.matchAll(new RegExp(`^### (${letters}-\\d+)`, "gm"))].map((found) => found[1]);
      expect(list.flatMap(({ clause }) => clause ?? [])).toEqual(clauses);
      expect(list.filter(({ level }) => level === 2).length).toBeGreaterThan(5);
    }
});

test("a search finds clauses by their words, with or without accents, the titles first", () => {
  const shoot = book("shoot", "fr");
  expect(search(shoot, "zone de reparation")[0]?.clause).toBe("SHO-109");
  expect(search(shoot, "SHO-730")[0]?.clause).toBe("SHO-730");
  expect(search(shoot, "l'ouverture du but")[0]?.title).toContain("ouverture");
  expect(search(shoot, "xyzzy")).toEqual([]);
  expect(search(shoot, " ")).toEqual([]);
  expect(search(book("chifootmi", "en"), "offside").length).toBeGreaterThan(2);
});
