import { SimTable } from "../support/simulator";
import { box } from "../support/table";
import { expect, test } from "../support/test";
import { words } from "../support/words";

for (const [locale, lang] of [["en-GB", "en"], ["fr-FR", "fr"]] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test("a whole short match against the computer, made from the home page", async ({ page }) => {
      test.setTimeout(300_000);
      const table = new SimTable(page, { lang });
      await page.goto("/");
      await box(page, "simulator", words[lang]).getByRole("link", { name: words[lang]("page-options") }).click();
      await page.getByRole("radio", { name: words[lang]("simulator-ticks-per-half-11") }).check();
      await page.getByRole("button", { name: words[lang]("page-go-computer") }).click();
      await table.arrived();
      for (let n = 0; await table.turn(n); n++);
      expect(table.happened).toContain("half_time");
      expect(table.happened.at(-1)).toBe("over");
      const { score } = table.wire.now?.outcome ?? { score: [] };
      expect(await table.score()).toEqual(score);
    });
  });
