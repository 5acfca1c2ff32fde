import { position, ShootTable } from "../support/shoot";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const heard = (table: ShootTable) => table.page.locator("html").getAttribute("data-heard");

test("a match sounds, one press silences it, and that is remembered", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1, 2, 3");
  await table.asked();
  await table.make("9>17,8 (6)");
  await expect.poll(() => heard(table)).toBe("card");
  const button = page.getByRole("button", { name: t("page-sound"), exact: true });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await page.evaluate(() => delete document.documentElement.dataset.heard);
  await table.asked();
  await table.make("done");
  await table.asked();
  expect(await heard(table)).toBeNull();
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("whoever likes throws the dice: they fall when the button or the space bar is pressed", async ({ page }) => {
  const table = new ShootTable(page);
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("onze.settings", JSON.stringify({ throws: true })));
  await table.study(position("", "17,9 loose", "R P"), "6, 1, 2, 3");
  await table.asked();
  await table.make("9>17,8 (6)");
  await table.asked();
  await table.make("done");
  const button = page.getByRole("button", { name: t("page-throw"), exact: true });
  await expect(button).toBeVisible();
  await expect(page.getByRole("complementary"), "not told before it is thrown").not.toContainText(t("shoot-throws", { throws: 12 }));
  await page.keyboard.press("Space");
  await expect(button).toHaveCount(0);
  await expect(page.getByRole("complementary")).toContainText(t("shoot-throws", { throws: 12 }));
});
