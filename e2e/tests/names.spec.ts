import { between, GAMES } from "../support/between";
import { expect, test } from "../support/test";
import { tidy } from "../support/tidy";
import { t, words } from "../support/words";

/** As wide as names can be: letters, signs that are whole sentences, and others that run from right to left. */
const WIDEST = [
  ["W".repeat(24), "﷽".repeat(24)],
  ["鬱".repeat(24), "ڞ".repeat(24)],
] as const;

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [740, 360],
  [1280, 800],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000, locale: "fr-FR" });

    test("the widest names fit every table, and the list of matches", async ({ page }) => {
      test.slow();
      const t = words.fr;
      await page.goto("/");
      for (const table of GAMES)
        for (const names of WIDEST) {
          const match = await between(page, table, names);
          await page.goto(`/m/${match}`);
          const score = page.getByRole("region", { name: t("page-score") });
          await expect(score).toContainText(names[0].slice(0, 8));
          await tidy(page, `${table.game}: ${names[0][0]} against ${names[1][0]}`);
          // However wide a name is, the goals stand beside it.
          for (const goals of await score.locator(".goals").all()) expect((await goals.boundingBox())?.width).toBeGreaterThan(8);
        }
      await page.goto("/mine");
      await expect(page.getByText(WIDEST[0][1].slice(0, 8)).first()).toBeVisible();
      await tidy(page, "my matches");
    });
  });

test("a name that runs from right to left turns no sentence", async ({ page }) => {
  await page.goto("/");
  const match = await between(page, GAMES[1], ["Zoé", "محمد 7"]);
  await page.goto(`/m/${match}`);
  await expect(page.getByRole("region", { name: t("page-score") })).toContainText("\u2068محمد 7\u2069");
});

test.describe("refused", () => {
  test.use({ complaints: /status of 422/ });

  test("why a name is refused stands beside the field", async ({ page }) => {
    await page.goto("/new/shoot");
    await page.getByRole("radio", { name: t("page-company-friend") }).check();
    const field = page.getByRole("textbox", { name: t("page-your-name") });
    const beside = page.locator("label", { has: field }).getByRole("alert");
    await field.fill("W".repeat(24));
    await expect(beside).toHaveCount(0);
    await field.fill("W".repeat(25));
    await expect(beside).toHaveText(t("refusal-name-long", { most: 24 }));
    await field.fill("a\u202eb");
    await expect(beside).toHaveText(t("refusal-name-unseen"));
    await field.fill("Champion");
    await expect(beside).toHaveCount(0);
    await page.getByRole("button", { name: t("page-go-friend") }).click();
    await expect(beside).toHaveText(t("refusal-name-taken", { name: "Champion" }));
    await expect(field).toHaveValue("Champion");
    await field.fill("Championne");
    await expect(beside).toHaveCount(0);
    await page.getByRole("button", { name: t("page-go-friend") }).click();
    await expect(page.getByRole("textbox", { name: t("page-invite-link") })).toBeVisible();
  });
});
