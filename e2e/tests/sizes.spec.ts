import { position, ShootTable } from "../support/shoot";
import { tidy } from "../support/tidy";
import { expect, test } from "../support/test";
import { words } from "../support/words";

/** The sizes that are always tried. Twice the zoom is half the pixels. */
const SIZES = [
  { name: "320", width: 320, height: 568, touch: true },
  { name: "360", width: 360, height: 640, touch: true },
  { name: "390", width: 390, height: 844, touch: true },
  { name: "on its side", width: 740, height: 360, touch: true },
  { name: "tablet upright", width: 768, height: 1024, touch: true },
  { name: "200 % zoom", width: 640, height: 400, touch: false },
  { name: "200 % text", width: 1280, height: 800, touch: false, root: "32px" },
  { name: "very large text on a phone", width: 360, height: 640, touch: true, text: "huge" },
];

for (const { name, width, height, touch, root, text } of SIZES)
  // French words are the longer ones; English where it is tightest.
  for (const lang of name === "320" || root ? (["en", "fr"] as const) : (["fr"] as const))
    test.describe(`${name}, ${lang}`, () => {
      test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch, locale: lang === "fr" ? "fr-FR" : "en-GB" });

      test("nothing leaves the screen and nothing overlaps", async ({ page }) => {
        const t = words[lang];
        if (root) await page.addInitScript((size) => addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", size)), root);
        if (text) await page.addInitScript((text) => localStorage.setItem("onze.settings", JSON.stringify({ text, home: "server" })), text);
        await page.goto("/");
        await expect(page.getByRole("article").first()).toBeVisible();
        await tidy(page, "home");
        for (const game of ["chifootmi", "shoot"]) {
          await page.goto(`/new/${game}`);
          await expect(page.getByRole("button", { name: t("page-go-computer") })).toBeVisible();
          await tidy(page, `setting ${game} up`);
        }
        await page.goto("/rules/shoot");
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await tidy(page, "rules");

        const shoot = new ShootTable(page, { lang });
        await shoot.study(position("", "17,9 loose", "R P"), "6, 1");
        await shoot.asked();
        await tidy(page, "SHOOT");
        await shoot.man(9).click();
        await tidy(page, "SHOOT, a player picked up");
        const cards = new ShootTable(page, { lang });
        await page.goto("/");
        await page.evaluate(() => localStorage.setItem("onze.hints.chifootmi", "true"));
        await page.getByRole("article", { name: t("chifootmi-name") }).getByRole("button", { name: t("page-play-now") }).click();
        await cards.arrived();
        await cards.asked();
        await tidy(page, "Chifootmi");
        await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
        await page.getByRole("button", { name: t("page-give-up"), exact: true }).waitFor();
        await tidy(page, "Chifootmi, its menu");
        const board = await cards.board().boundingBox();
        await cards.giveUp();
        await tidy(page, "Chifootmi, over");
        // What comes under the board at the end does not make it small.
        if (!text) expect((await cards.board().boundingBox())?.width).toBeGreaterThan(0.9 * (board?.width ?? 0));
        await page.goto(`/m/${cards.id}/replay#0`);
        await expect(page.getByRole("slider")).toBeVisible();
        await expect(page.getByRole("button", { name: t("page-check") })).toBeVisible();
        await tidy(page, "its replay");
        for (const game of ["chifootmi", "shoot"]) {
          await page.goto(`/study/${game}`);
          await expect(page.getByRole("status")).toHaveText(t("page-setup-legal"));
          await tidy(page, `a position of ${game}`);
        }
      });
    });

test.describe("on its side", () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  test("all four cards of Chifootmi are in sight beside the whole table", async ({ page }) => {
    const table = new ShootTable(page);
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("onze.hints.chifootmi", "true"));
    await page.getByRole("article", { name: words.en("chifootmi-name") }).getByRole("button", { name: words.en("page-play-now") }).click();
    await table.arrived();
    await table.asked();
    await expect(table.choices()).toHaveCount(4);
    for (const choice of await table.choices().all()) await expect(choice).toBeInViewport({ ratio: 1 });
    await expect(table.board()).toBeInViewport({ ratio: 1 });
  });
});
