import { problems } from "../support/axe";
import { fits } from "../support/table";
import { expect, test } from "../support/test";
import { words } from "../support/words";

for (const lang of ["en", "fr"] as const)
  test.describe(lang, () => {
    test.use({ locale: lang === "fr" ? "fr-FR" : "en-GB" });
    const t = words[lang];

    test("a rulebook has a summary, contents and a search", async ({ page }) => {
      await page.goto("/rules/chifootmi");
      const short = page.getByRole("region", { name: t("page-rules-short") });
      await expect(short.locator("summary").filter({ hasText: t("chifootmi-level-beginner") })).toBeVisible();
      await short.locator("summary").filter({ hasText: t("chifootmi-level-pro-plus") }).click();
      await expect(short.getByText(t("page-rules-sum-chifootmi-pro-plus").split("|")[1] ?? "")).toBeVisible();

      await page.getByRole("navigation", { name: t("page-rules-contents") }).getByText(t("page-rules-contents")).click();
      const last = page.getByRole("navigation", { name: t("page-rules-contents") }).getByRole("link").last();
      const title = await last.innerText();
      await last.click();
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();

      const find = page.getByRole("searchbox", { name: t("page-rules-find") });
      await find.fill(lang === "fr" ? "hors-jeu" : "offside");
      const hits = page.getByRole("search").getByRole("listitem").filter({ hasText: /CHI-7\d\d/ });
      await expect(hits.first()).toBeVisible();
      expect(await problems(page, "rules, searching")).toEqual([]);
      const clause = (await hits.first().getByRole("link").innerText()).slice(0, 7);
      await hits.first().getByRole("link").click();
      await expect(page.locator(`#${clause}`)).toBeInViewport();
      await find.fill("xyzzy");
      await expect(page.getByText(t("page-rules-found", { count: 0 }))).toBeVisible();
      await fits(page);
    });

    test("the rulebook of a game without a table is readable", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("article", { name: t("simulator-name") }).getByRole("link", { name: t("page-title-rules") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Simulator");
      await expect(page.locator("#SIM-313")).toHaveCount(1);
      await page.setViewportSize({ width: 360, height: 740 });
      await fits(page);
    });
  });
