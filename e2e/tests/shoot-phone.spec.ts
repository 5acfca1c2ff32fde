import { position, ShootTable } from "../support/shoot";
import { fits } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Whatever is asked, the whole board lies in sight, with nothing over it. */
async function uncovered(table: ShootTable, height: number) {
  const board = await table.board().boundingBox();
  expect(board && board.x >= 0 && board.x + board.width <= 360 && board.y > 0 && board.y + board.height <= height, "the whole board is in sight").toBe(true);
  const covered = await table.board().evaluate((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const steps = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);
    return steps.flatMap((x) => steps.filter((y) => !svg.contains(document.elementFromPoint(left + width * x, top + height * y))).map((y) => [x, y]));
  });
  expect(covered, "nothing lies over the board").toEqual([]);
  const choices = await table.choices().first().boundingBox();
  expect(choices && choices.y >= (board?.y ?? 0) + (board?.height ?? 0) && choices.y + choices.height <= height, "the choices are under the thumb").toBe(true);
}

for (const height of [740, 640])
  test.describe(`360 by ${height}`, () => {
    test.use({ viewport: { width: 360, height } });

    test("board and choices are in sight together, and every square can be touched", async ({ page }) => {
      const table = new ShootTable(page);
      await table.study(position("", "17,9 loose", "R P"), "6, 1");
      await table.asked();
      await uncovered(table, height);
      const size = await table.board().boundingBox();
      await table.man(5).tap();
      await uncovered(table, height);
      expect(await table.board().boundingBox(), "the board stands still while one chooses").toEqual(size);
      // The keeper is on the nearest row, which used to lie under the choices.
      await table.study(position("", "17,9 loose", "R P"), "1, 1");
      await table.asked();
      await table.counter("R", 1, "1,10").tap();
      await table.board().getByRole("button", { name: t("shoot-choice-use", { number: 1, to: "2,9", points: 1, near: "false" }), exact: true }).tap();
      await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["1>2,9 (1)"]);
      for (const [where, dice] of [
        [position("R9@19,10", "20,10 R", "R B"), "5, 4"],
        [position("", "22,8 loose", "R P"), "6, 6"],
        [position("B4@2,17", "1,17 B", "B B"), "4, 2, 3, 2"],
      ] as const) {
        await table.study(where, dice);
        await table.asked();
        await uncovered(table, height);
      }
    });
  });

test("at 360 pixels the choices fit a thumb, and a touch near a square is enough", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  await fits(page);
  for (const choice of await table.choices().all()) {
    const size = await choice.boundingBox();
    expect(size && size.x >= 0 && size.x + size.width <= 360 && size.height >= 44, "a choice is tall enough for a thumb").toBe(true);
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

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("every target of the list is 44 pixels high, and the board is whole", async ({ page }) => {
      const table = new ShootTable(page);
      const check = async (where: string) => {
        const small = await page.getByRole("region", { name: t("page-choices") }).getByRole("button").evaluateAll((all) =>
          all.map((one) => [one.textContent?.trim() || one.getAttribute("aria-label"), Math.round(one.getBoundingClientRect().height * 10) / 10] as const).filter(([, high]) => high < 44),
        );
        expect(small, where).toEqual([]);
        const board = await table.board().boundingBox();
        expect(board && board.x >= 0 && board.x + board.width <= width && board.y >= 0 && board.y + board.height <= height, `${where}: the whole board is in sight`).toBe(true);
        await fits(page);
      };
      await table.study(position("", "17,9 loose", "R P"), "6, 1");
      await table.asked();
      await check("players");
      await table.man(5).tap();
      await check("squares of a player");
      await table.study(position("R9@19,10", "20,10 R", "R B"), "5, 4");
      await table.asked();
      await check("the ball");
      await table.study(position("R1@2,9", "1,9 R", "R C"), "");
      await table.asked();
      await check("the keeper");
    });
  });
