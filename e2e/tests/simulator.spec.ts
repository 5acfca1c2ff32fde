import { SimTable } from "../support/simulator";
import { box, sitDown } from "../support/table";
import { expect, test } from "../support/test";
import { words } from "../support/words";

for (const [locale, lang] of [["en-GB", "en"], ["fr-FR", "fr"]] as const)
  test.describe(locale, () => {
    test.use({ locale });

    // To its end once; in the other language through the first phases of either side, then given up.
    const whole = lang === "en";
    test(`${whole ? "a whole" : "the beginning of a"} short match against the computer, made from the home page`, async ({ page }) => {
      test.setTimeout(300_000);
      const table = new SimTable(page, { lang });
      await page.goto("/");
      await box(page, "simulator", words[lang]).getByRole("link", { name: words[lang]("page-options") }).click();
      await page.getByRole("radio", { name: words[lang]("simulator-ticks-per-half-11") }).check();
      await page.getByRole("button", { name: words[lang]("page-go-computer") }).click();
      await table.arrived();
      for (let n = 0; (whole || n < 25) && (await table.turn(n)); n++);
      if (whole) expect(table.happened).toContain("half_time");
      else await table.giveUp();
      expect(table.happened.at(-1)).toBe("over");
      const { score } = table.wire.now?.outcome ?? { score: [] };
      expect(await table.score()).toEqual(score);

      // And once more, step by step.
      const t = words[lang];
      await page.getByRole("link", { name: t("page-replay") }).click();
      await page.waitForURL(/\/replay/);
      for (let i = 0; i < 5; i++) await page.getByRole("button", { name: t("page-replay-next"), exact: true }).click();
      await expect(table.board().locator("[data-peg]")).toHaveCount(22);
      await page.getByRole("button", { name: t("page-replay-last"), exact: true }).click();
      await expect.poll(() => table.score()).toEqual(score);

      // Every kick and every die can be made again.
      await page.getByRole("button", { name: t("page-check") }).click();
      await expect(page.getByRole("dialog").getByRole("heading", { name: t("fair-yes") })).toBeVisible();
    });
  });

test("two on one device: each lines up unseen, then everything lies open", async ({ page }) => {
  const table = new SimTable(page);
  const t = words.en;
  await page.goto("/");
  await sitDown(page, "device", "simulator");
  await table.arrived();
  const handOver = page.getByRole("dialog");
  const pegs = (side: string) => table.board().locator(`[data-peg^="${side}"]`);
  for (const side of ["R", "B"]) {
    await expect(handOver.getByRole("heading")).toHaveText(t("page-hand-over", { side }));
    await expect(table.board().locator("[data-peg]"), "nobody is seen between the two").toHaveCount(0);
    await handOver.getByRole("button", { name: t("page-hand-over-ready", { side }) }).click();
    await expect(pegs(side)).toHaveCount(11);
    await expect(pegs(side === "R" ? "B" : "R")).toHaveCount(0);
    await page.getByRole("button", { name: t("simulator-places-take") }).click();
  }
  await table.asked();
  await expect(handOver).toHaveCount(0);
  await expect(table.board().locator("[data-peg]")).toHaveCount(22);
  await expect(table.choices().and(page.locator("[data-choice^=KICKOFF]")).first()).toBeVisible();
});
