import { box, fits, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("at 360 pixels everything fits, and a match is played by touch", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/rules/chifootmi");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await fits(page);
  await page.goto("/new/chifootmi");
  await expect(page.getByRole("button", { name: t("page-go-computer") })).toBeVisible();
  await fits(page);
  await page.goto("/");
  await expect(box(page).getByRole("button", { name: t("page-play-now") })).toBeVisible();
  await fits(page);
  await box(page).getByRole("button", { name: t("page-play-now") }).tap();
  await table.arrived();

  const { id } = table;
  for (let turn = 0; turn < 14 && (await table.asked()); turn++) {
    await fits(page);
    const board = await table.board().boundingBox();
    expect(board?.width).toBeGreaterThan(300);
    await expect(table.board()).toBeInViewport({ ratio: 0.5 });
    const boxes = await table.choices().evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().toJSON() as DOMRect));
    for (const box of boxes) expect(box.left >= 0 && box.right <= 360 && box.height >= 40, "a choice is wide and tall enough for a thumb").toBe(true);
    await table.choices().last().tap();
  }
  await page.goto("/mine");
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await fits(page);
  await page.goto(`/m/${id}/replay#4`);
  await expect(page.getByRole("slider")).toBeVisible();
  await fits(page);
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const size of [
    { width: 390, height: 844 },
    { width: 740, height: 360 },
  ])
    test(`no keys for fingers at ${size.width}×${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      const table = new Table(page);
      await page.goto("/");
      await box(page).getByRole("button", { name: t("page-play-now") }).tap();
      await table.arrived();
      await table.asked();
      for (const key of await page.locator("kbd").all()) await expect(key).toBeHidden();
      await table.choices().first().tap();
      await expect(page.locator("[data-playing=true]")).toBeVisible();
      await expect(table.question()).toHaveText(t("page-watching", { touch: "true" }));
      await expect(page.getByText(/space bar/)).toHaveCount(0);
    });
});
