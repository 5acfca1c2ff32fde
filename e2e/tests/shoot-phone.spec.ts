import { fits, position, ShootTable } from "../support/shoot";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("at 360 pixels the board is in sight, dice and choices are under the thumb, and a touch near a square is enough", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  await fits(page);
  const board = await table.board().boundingBox();
  expect(board?.width).toBeGreaterThan(340);
  await expect(table.board()).toBeInViewport({ ratio: 0.7 });
  for (const choice of await table.choices().all()) {
    const size = await choice.boundingBox();
    expect(size && size.x >= 0 && size.x + size.width <= 360 && size.height >= 40, "a choice is tall enough for a thumb").toBe(true);
  }
  await expect(page.getByRole("button", { name: t("shoot-pick-die", { points: 6 }) })).toBeInViewport();

  // A half has many squares: their list scrolls, the page does not.
  await table.man(5).tap();
  await fits(page);
  await expect(page.getByRole("button", { name: t("shoot-another") })).toBeInViewport();
  await table.counter("R", 9, "11,10").tap();
  const square = table.board().getByRole("button", { name: t("shoot-choice-use", { number: 9, to: "17,8", points: 6, near: "true" }), exact: true });
  const place = await square.boundingBox();
  expect(place).toBeTruthy();
  // A little beside it.
  await page.touchscreen.tap((place?.x ?? 0) + 12, (place?.y ?? 0) - 3);
  await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["9>17,8 (6)"]);
  await fits(page);
  for (let i = 0; i < 6 && (await table.turn()); i++) await fits(page);
});
