import { LOOKS, problems } from "../support/axe";
import { playInside } from "../support/clicks";
import { box, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test("the check finds a planted fault", async ({ page }) => {
  await page.goto("/");
  await expect(box(page).getByRole("button", { name: t("page-play-now") })).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement("img")));
  expect(await problems(page, "home")).toHaveLength(1);
});

for (const { name, use } of LOOKS)
  test.describe(name, () => {
    test.use(use);

    test("axe finds nothing serious before a match", async ({ page }) => {
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await problems(page, where)));
      await page.goto("/new/chifootmi");
      await page.getByRole("radio", { name: t("chifootmi-level-pro-plus-help") }).check();
      await look("new match");
      await page.goto("/rules/chifootmi");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look("rules");
      await page.goto("/");
      await expect(box(page).getByRole("button", { name: t("page-play-now") })).toBeVisible();
      await look("home");
      expect([...new Set(found)]).toEqual([]);
    });

    test("axe finds nothing serious at the table and after", async ({ page }) => {
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await problems(page, where)));
      const table = new Table(page);

      await page.goto("/");
      await sitDown(page, "friend");
      await table.arrived();
      await look("table, waiting for a friend");
      await page.goto("/");
      await sitDown(page, "device");
      await table.arrived();
      await expect(page.getByRole("dialog")).toBeVisible();
      await look("table, hand-over");

      await page.goto("/");
      await box(page).getByRole("button", { name: t("page-play-now") }).click();
      await table.arrived();
      await table.playTimes(3);
      await table.asked();
      await look("table");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
      await look("rulebook at the table");
      await page.keyboard.press("Escape");
      await playInside(page, { ms: 40_000, gap: 20, until: '[data-choice="SL"], .first.over' });
      if ((await table.asked()) && (await table.choice("SL").count())) await look("table, a shot");
      if (!table.wire.now?.outcome) {
        await page.getByRole("button", { name: t("page-menu") }).click();
        await page.getByRole("button", { name: t("page-give-up") }).click();
        await page.getByRole("button", { name: t("page-give-up-sure") }).click();
      }
      await table.over().waitFor();
      await look("table, over");

      await page.goto(`/m/${table.id}/replay#6`);
      await expect(page.getByRole("slider")).toHaveValue("6");
      await look("replay");
      await page.goto("/mine");
      await expect(page.getByRole("listitem").first()).toBeVisible();
      await look("my matches");
      expect([...new Set(found)]).toEqual([]);
    });
  });
