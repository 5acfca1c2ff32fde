import { drawFinger, middleOf } from "../support/finger";
import { position, ShootTable } from "../support/shoot";
import { box, fits } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const to = (number: number, square: string, points: number, near = false) => t("shoot-choice-use", { number, to: square, points, near: String(near) });

test("a player is drawn to his square by a finger, and the page stands still", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  const from = await middleOf(table.counter("R", 9, "11,10"));
  // A tap first, to learn where the square lies; then another puts him down again.
  await page.touchscreen.tap(from.x, from.y);
  const square = await middleOf(table.board().getByRole("button", { name: to(9, "17,8", 6, true), exact: true }));
  await page.getByRole("button", { name: t("shoot-another") }).tap();
  await drawFinger(page, from, square, async () => {
    await expect(page.locator(".glass")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["9>17,8 (6)"]);
  expect(await page.evaluate(() => scrollY), "the page has scrolled").toBe(0);
});

for (const width of [320, 360])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 640 } });

    test("a finger slides along the players and takes the one that it lifts from", async ({ page }) => {
      const table = new ShootTable(page);
      await table.study(position("", "17,9 loose", "R P"), "6, 1");
      await table.asked();
      await expect(table.man(1)).toBeInViewport({ ratio: 1 });
      await expect(table.man(11)).toBeInViewport({ ratio: 1 });
      const nine = await middleOf(table.man(9));
      await drawFinger(page, await middleOf(table.man(5)), { x: nine.x + 8, y: nine.y + 60 }, async () => {
        await expect(table.man(9)).toHaveClass(/aimed/);
        expect((await table.man(9).boundingBox())?.height, "large above the finger").toBeGreaterThan(60);
      });
      await expect(table.question()).toHaveText(t("shoot-picked", { number: 9, many: "false" }));
      expect(table.moves).toBe(0);
    });
  });

test("by touch the last die is confirmed: it can be changed, and nothing goes out before", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1, 2, 3");
  await table.asked();
  await table.make("9>17,8 (6)");
  await table.asked();
  const board = await table.board().boundingBox();
  const square = (name: string) => table.board().getByRole("button", { name, exact: true });
  await table.man(5).tap();
  await square(to(5, "8,9", 1)).tap();
  const yes = page.locator("[data-confirm]");
  await expect(yes).toBeVisible();
  await expect(table.question()).toHaveText(to(5, "8,9", 1));
  expect(table.moves, "sent before it was confirmed").toBe(1);
  expect(await table.board().boundingBox(), "the board stands still").toEqual(board);
  await page.getByRole("button", { name: t("page-confirm-not") }).tap();
  await expect(yes).toHaveCount(0);
  await square(to(5, "8,11", 1)).tap();
  await yes.tap();
  await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["9>17,8 (6)", "5>8,11 (1)"]);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("SHOOT's board keeps its size and place, whatever is asked", async ({ page }) => {
      const table = new ShootTable(page);
      const seen: string[] = [];
      const look = async (what: string) => {
        const { x, y, width: w, height: h } = (await table.board().boundingBox()) as { x: number; y: number; width: number; height: number };
        seen.push([x, y, w, h].map((one) => one.toFixed(1)).join(" "));
        expect.soft(seen.at(-1), what).toBe(seen[0]);
        await fits(page);
      };
      await table.study(position("", "17,9 loose", "R P"), "6, 1");
      await table.asked();
      await look("both dice");
      await table.man(9).tap();
      await look("a player picked up");
      await page.getByRole("button", { name: t("shoot-another") }).tap();
      await table.make("9>17,8 (6)");
      await table.asked();
      await look("one die left");
      await table.man(5).tap();
      await look("a player picked up for the last die");
      for (const [what, where, dice] of [
        ["the ball", position("R9@19,10", "20,10 R", "R B"), "5, 4"],
        ["a free kick", position("", "22,8 loose", "R P"), "6, 6"],
      ] as const) {
        await table.study(where, dice);
        await table.asked();
        await look(`${what}: ${table.view.asked}`);
      }
    });
  });

test("settings: what is set here is done at once and remembered", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1, 2, 3");
  await table.asked();
  const open = () => page.getByRole("button", { name: t("page-set"), exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: t("page-set") });
  await open();
  await sheet.getByText(t("page-set-confirm-never"), { exact: true }).tap();
  await sheet.getByText(t("page-set-text-huge"), { exact: true }).tap();
  await sheet.getByText(t("page-set-pace-still"), { exact: true }).tap();
  await sheet.getByRole("checkbox", { name: t("page-set-keys") }).uncheck();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, "with very large text nothing leaves the screen").toBeLessThanOrEqual(360);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await table.asked();
  await expect(page.locator("html")).toHaveAttribute("data-pace", "still");
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThan(24);
  await page.keyboard.press("9");
  await expect(page.getByRole("button", { name: t("shoot-another") })).toHaveCount(0);
  // Never confirmed: the last die goes out at once.
  await table.make("9>17,8 (6)");
  await table.asked();
  await table.man(5).tap();
  await table.choice("5>8,9 (1)").tap();
  await expect.poll(() => table.wire.acknowledged.length).toBe(2);
  await open();
  await sheet.getByText(t("page-set-text-usual"), { exact: true }).last().tap();
  await expect(page.locator("html")).toHaveAttribute("data-text", "usual");
});

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 740, height: 360 } });

  for (const game of ["chifootmi", "shoot"])
    test(`the whole table of ${game} and the choices are in sight`, async ({ page }) => {
      const table = new ShootTable(page);
      await page.goto("/");
      await page.evaluate((name) => localStorage.setItem(name, "true"), `onze.hints.${game}`);
      await box(page, game).getByRole("button", { name: t("page-play-now") }).click();
      await table.arrived();
      await table.asked();
      await fits(page);
      const board = await table.board().boundingBox();
      expect(board && board.y >= 0 && board.y + board.height <= 360 && board.height > 250, "the whole board").toBe(true);
      for (const choice of [table.question(), table.choices().first()]) {
        const at = await choice.boundingBox();
        expect(at && at.x >= (board?.x ?? 0) + (board?.width ?? 0) && at.y >= 0 && at.y + at.height <= 360, "beside it").toBe(true);
      }
      await expect(page.getByRole("button", { name: t("page-set"), exact: true })).toBeInViewport();
    });
});

for (const [width, height] of [
  [320, 568],
  [740, 360],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("the menu at the foot of the screen opens in sight", async ({ page }) => {
      const table = new ShootTable(page);
      await table.study(position("", "17,9 loose", "R P"), "6, 1");
      await table.asked();
      const menu = page.getByRole("button", { name: t("page-menu"), exact: true });
      await menu.scrollIntoViewIfNeeded();
      await menu.tap();
      await expect(page.getByRole("button", { name: t("page-flip"), exact: true })).toBeInViewport({ ratio: 1 });
      // On its side the list is longer than the screen is high.
      if (height > 400) await expect(page.getByRole("button", { name: t("page-give-up"), exact: true })).toBeInViewport({ ratio: 1 });
    });
  });
