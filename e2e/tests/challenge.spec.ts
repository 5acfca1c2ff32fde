import { problems } from "../support/axe";
import { ChallengeTable } from "../support/challenge";
import { fits } from "../support/table";
import { expect, test } from "../support/test";
import { words } from "../support/words";

const BOTH = { club1: "device", club2: "device" };

test("a friendly on one device: squads, placing, a path, a move, the end of the moves", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("thrown");
  await table.asked();
  // Every end is marked, and its way is drawn before it is played.
  await expect(page.locator("[data-end]").first()).toBeVisible();
  await page.locator("[data-group]").first().click();
  await page.locator(".squares [data-choice]").first().click();
  await expect(page.locator("polyline")).toHaveCount(1);
  await page.locator("[data-confirm]").click();
  await expect.poll(() => table.happened).toContain("played");
  await table.asked();
  await page.locator("[data-pick]").first().click();
  await page.locator("rect[data-to]").first().click();
  await expect.poll(() => table.happened).toContain("moved");
  await table.until("loose");
});

test("by keys alone: who moves, where to, and the end of the moves", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("played");
  await table.asked();
  await page.locator("[data-pick]").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".squares [data-choice]").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => table.happened).toContain("moved");
  await table.asked();
  await page.locator(".choices h2").click();
  await page.keyboard.press("e");
  await expect.poll(() => table.happened.filter((kind) => kind === "kept" || kind === "loose").length).toBeGreaterThan(0);
});

for (const lang of ["en", "fr"] as const)
  test.describe(lang, () => {
    test.use({ locale: lang === "fr" ? "fr-FR" : "en-GB" });

    test("a championship of two with the computer, from the founding to the first throw, and its sheet adds up", async ({ page }) => {
      const t = words[lang];
      const table = new ChallengeTable(page, lang);
      await page.goto("/new/challenge");
      await page.getByRole("button", { name: t("page-go-computer") }).click();
      await table.arrived();
      await page.getByRole("button", { name: t("page-hint-never") }).click({ timeout: 3000 }).catch(() => {});
      await table.until("window_opened");
      await table.asked();
      const sheet = page.getByRole("table").first();
      await expect(sheet).toContainText(t("challenge-sheet-result"));
      const rows = await sheet.getByRole("row").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent || 0))));
      // CHA-313: revenue less expenses is the capital.
      const [plus, minus] = [0, 1].map((column) => rows.slice(1, 10).reduce((sum, row) => sum + (row[column] ?? 0), 0));
      expect((plus ?? 0) - (minus ?? 0)).toBe(rows[10]?.[2]);
      await table.until("thrown");
      await fits(page);
    });
  });

for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test("axe finds nothing serious in office and match", async ({ page }) => {
      const found: string[] = [];
      const office = new ChallengeTable(page);
      await office.make({ club1: "me", club2: { computer: "random" } }, {});
      await office.asked();
      found.push(...(await problems(page, "the office")));
      const table = new ChallengeTable(page);
      await table.make(BOTH, { friendly: "on" });
      await table.until("thrown");
      await table.asked();
      found.push(...(await problems(page, "a path")));
      await table.until("played");
      await table.asked();
      await page.locator("[data-pick]").first().click();
      found.push(...(await problems(page, "a move")));
      await fits(page);
      expect([...new Set(found)]).toEqual([]);
    });
  });
