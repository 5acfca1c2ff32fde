import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { texts } from "../../typography";

/** The lines of these files whose sentence begins so; of a rulebook, all. Fewer than there were: the selection is wrong. */
function lines(least: number, lang: string, file: RegExp, about: RegExp = /^/): string[] {
  const said = texts()
    .filter(({ path, lang: spoken }) => spoken === lang && file.test(path))
    .flatMap(({ path }) => {
      let heading = "";
      return readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => {
          heading = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? heading;
          return !line.startsWith("#") && (path.endsWith(".md") || about.test(heading));
        })
        .map((line) => `${basename(path)}: ${line.trim()}`);
    });
  expect(said.length).toBeGreaterThanOrEqual(least);
  return said;
}
const saying = (all: string[], words: RegExp) => all.filter((line) => words.test(line));

test("SHOOT in French speaks the words of its box", () => {
  const said = lines(400, "fr", /shoot\.md$|ftl$/, /^(shoot-|page-about-shoot)/);
  // Carreaux vert foncé et vert clair, zone de réparation, zone de but, jeu de passes.
  expect(saying(said, /\bcases?\b|\bsurfaces?\b/i)).toEqual([]);
  expect(saying(said, /jeu de passes/).length).toBeGreaterThan(0);
  // Le ballon se pose sur un cercle blanc ; un carreau n'est pas un nombre à virgule.
  expect(saying(said, /\bronds?\b/i)).toEqual([]);
  expect(saying(said, /(?<![\w@`>,])\d{1,2},\d{1,2}(?![\w`])/)).toEqual([]);
});

test("CHALLENGE FOOT in French speaks the words of its box", () => {
  const said = lines(900, "fr", /challenge\.md$|ftl$/, /^challenge-/);
  // Bague, triplé, percuter, fiche de gestion; effects and directions have French names.
  expect(saying(said, /\banneaux?\b|\btriples?\b|\bheurt|feuille de gestion/i)).toEqual([]);
  expect(
    saying(said, /`(money|free_kick|penalty|caution|send_off|out|injury|back|ball_to|extra_die|end_moves)\b/),
  ).toEqual([]);
  for (const words of [
    /TOTAL FIN DE MATCH N°/,
    /triplé/,
    /percut/,
    /bague/,
    /fiche de gestion/i,
    /nord-ouest/,
    /Au-delà de la ligne de but/,
  ])
    expect(saying(said, words), String(words)).not.toEqual([]);
});

test("Chifootmi in French counts conservations", () => {
  const said = lines(4, "fr", /ftl$/, /^chifootmi-(kept|call-kept|event-kept|why-kept)/);
  expect(saying(said, /Gardé/)).toEqual([]);
  expect(saying(said, /Conservation/)).toHaveLength(2);
  expect(saying(said, /conserve le ballon/)).toHaveLength(2);
});

test("Simulator Soccer in French speaks the words of its box", () => {
  const said = lines(900, "fr", /simulator\.md$|ftl$/, /^simulator-/);
  // Sortie de but ; « hors-jeu » est le nom, « hors jeu » dit où l'on est.
  expect(saying(said, /coups? de pied de but/i)).toEqual([]);
  expect(saying(said, /sortie de but/i).length).toBeGreaterThan(5);
  expect(saying(said, /(est|sont|plus|,) hors-jeu/)).toEqual([]);
  expect(saying(said, /1re minute/).length).toBe(1);
});

test("French is written as it is spoken", () => {
  const limping =
    /de moins et davantage|qui doit jouer|mots de toi|revenu au ballon|Touches seules|joueurs de club|côtés changés/;
  expect(saying(lines(3000, "fr", /ftl$/), limping)).toEqual([]);
});

test("Simulator Soccer in English speaks the words of its box", () => {
  const said = lines(900, "en", /simulator\.md$|ftl$/, /^simulator-/);
  // Strip, corner flags, goal bars, round.
  expect(saying(said, /\bkits?\b|corner post|keeper’s bar|\b(a|the|this|that|new|next|per|one) turn\b/i)).toEqual([]);
  for (const words of [/\bstrip\b/i, /corner flag/i, /goal bar/i, /\bround\b/i])
    expect(saying(said, words), String(words)).not.toEqual([]);
});

test("one word for one thing", () => {
  const french = lines(5000, "fr", /./);
  expect(saying(french, /penalties|\bengagement pour|2e mi-temps|deuxième mi-temps|Activée,/i)).toEqual([]);
  expect(saying(lines(5000, "en", /./), /\d %|Which computer|Take off this list|You keep goal/)).toEqual([]);
});

test("what hands a line-up in, keeps it, and is under way is called so; a ring is explained where it is given out", () => {
  const said = (lang: string, name: RegExp, least = 1) =>
    lines(least, lang, /(challenge|simulator|hints)\.\w\w\.ftl$/, name).join("\n");
  for (const go of ["challenge-place-go", "challenge-squad-go", "simulator-places-take"])
    expect(said("fr", RegExp(`^${go}$`))).toMatch(/= Valider$/);
  for (const keep of ["challenge-place-keep", "simulator-places-keep"])
    expect(said("fr", RegExp(`^${keep}$`))).toMatch(/= Enregistrer ce schéma$/);
  expect(said("fr", /^(challenge|simulator)-/, 800)).not.toMatch(/Remettre cette équipe|(Prendre|Garder) ce placement/);
  // In the calendar it stands behind two clubs, and reads as no part of a name.
  expect(said("en", /^challenge-now$/)).toMatch(/= \(under way\)$/);
  expect(said("fr", /^challenge-now$/)).toMatch(/= \(en cours\)$/);
  for (const name of [/^challenge-squad-/, /^challenge-hint-7$/]) {
    expect(said("en", name)).toMatch(/ring .*champion.*He turns|ring is a champion: he turns/s);
    expect(said("fr", name)).toMatch(/bague.*champion.*tourne/s);
  }
});
