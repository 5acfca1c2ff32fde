import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { kindOf, mend, texts } from "../../typography";

// `npm run typography` writes the files as they should be set.
for (const { path, lang } of texts())
  test(`well set: ${lang} ${basename(path)}`, async () => {
    await expect(mend(readFileSync(path, "utf8"), lang, kindOf(path))).toMatchFileSnapshot(path);
  });

test("French is set as French", () => {
  const set = (text: string) => mend(text, "fr", "ftl");
  expect(set("a = L'essai : « oui » ! Combien ? 5 % ; « non »")).toBe(
    "a = L’essai\u00a0: «\u00a0oui\u00a0»\u00a0! Combien\u00a0? 5\u00a0%\u00a0; «\u00a0non\u00a0»",
  );
  expect(set("a = Choisis-en un, fais-le, où va-t-il, demande-leur : avant-centre, hors-jeu, mi-temps, là-bas")).toBe(
    "a = Choisis\u2011en un, fais\u2011le, où va\u2011t\u2011il, demande\u2011leur\u00a0: avant-centre, hors-jeu, mi-temps, là-bas",
  );
  expect(set("# L'avis\na = { \"\" }l'eau")).toBe('# L\'avis\na = { "" }l’eau');
  expect(mend("`d'un` coup d'œil", "fr", "md")).toBe("`d'un` coup d’œil");
});

test("English has its own quotation marks, and no space before a per cent sign", () => {
  expect(mend('Red\'s "ball" at 5 %', "en", "md")).toBe("Red’s “ball” at 5%");
});

test("a sentence that is set already stays as it is", () => {
  for (const { path, lang } of texts()) {
    const once = mend(readFileSync(path, "utf8"), lang, kindOf(path));
    expect(mend(once, lang, kindOf(path)) === once, path).toBe(true);
  }
});
