import { ChallengeTable } from "../support/challenge";
import { position, ShootTable } from "../support/shoot";
import { box, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const ask = { giveUp: t("page-give-up-ask"), leave: t("page-mine-leave") };

test("giving up by a double click: the question stands elsewhere, and nothing is lost", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.asked();
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  const giveUp = page.getByRole("button", { name: t("page-give-up"), exact: true });
  const at = (await giveUp.boundingBox()) as { x: number; y: number; width: number; height: number };
  await giveUp.dblclick();
  const question = page.getByRole("dialog", { name: ask.giveUp });
  await expect(question).toBeVisible();
  const answer = question.getByRole("button", { name: t("page-give-up-sure") });
  const there = (await question.boundingBox()) as typeof at;
  const under = at.x + at.width > there.x && at.x < there.x + there.width && at.y + at.height > there.y && at.y < there.y + there.height;
  expect(under, "the question lies where the pointer was").toBe(false);
  expect(table.wire.sent.filter((sent) => sent.do === "resign")).toEqual([]);

  // Back closes the question and stays at the table.
  const { id } = table;
  await page.goBack();
  await expect(question).toHaveCount(0);
  expect(table.id).toBe(id);
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await giveUp.click();
  await answer.click();
  await expect(table.over()).toBeVisible();
});

test("at a shared screen giving up says who", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await sitDown(page, "device");
  await table.arrived();
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await page.getByRole("button", { name: t("page-give-up"), exact: true }).click();
  await page.getByRole("dialog", { name: ask.giveUp }).getByRole("button", { name: t("page-give-up-side", { side: "B" }) }).click();
  await expect.poll(() => table.wire.sent.filter((sent) => sent.do === "resign").map((sent) => sent.seat)).toEqual(["B"]);
});

test("a running match leaves my list only after a question, and comes back", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  const { id } = table;
  const seats = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("onze.seats") ?? "{}")));
  await page.goto("/mine");
  const remove = page.getByRole("button", { name: t("page-mine-forget") });
  await remove.click();
  expect(await seats()).toEqual([id]);
  const question = page.getByRole("dialog", { name: ask.leave });
  await question.getByRole("button", { name: t("page-mine-keep") }).click();
  await expect(question).toHaveCount(0);
  expect(await seats()).toEqual([id]);
  await remove.click();
  await question.getByRole("button", { name: t("page-mine-forget") }).click();
  await expect(page.getByText(t("page-mine-gone"))).toBeVisible();
  expect(await seats()).toEqual([]);
  await page.getByRole("button", { name: t("page-mine-undo") }).click();
  expect(await seats()).toEqual([id]);
  await page.locator(`a[href="/m/${id}"]`).click();
  await table.arrived();
  expect(await table.asked()).toBe(true);
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a tap that skips makes no choice, and neither does the next one at once", async ({ page }) => {
    const table = new Table(page);
    // The pause after a skip is counted by a clock of the test's own: however slow the machine is, "at once" is at once.
    await page.clock.install();
    await page.goto("/");
    await box(page).getByRole("button", { name: t("page-play-now") }).click();
    await table.arrived();
    await table.asked();
    await table.choices().first().click();
    await expect(page.locator("[data-playing=true]")).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20));
    const board = (await table.board().boundingBox()) as { x: number; y: number; width: number; height: number };
    // On the face-down pile of one's own, which may be drawn from next.
    const [x, y] = [board.x + board.width * 0.826, board.y + board.height * 0.86];
    await page.mouse.click(x, y);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.locator("[data-playing=false][data-playing]")).toBeVisible({ timeout: 50 });
    }).toPass();
    await page.mouse.click(x, y);
    await page.keyboard.press("1");
    await page.clock.resume();
    await expect(page.locator("[data-settling]")).toHaveCount(0);
    expect(table.wire.sent.filter((sent) => sent.do === "move"), "played unseen").toHaveLength(1);
    await page.mouse.click(x, y);
    await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice).at(-1)).toBe("DD");
  });
});

test("back closes the rulebook first, then leaves the match, and the page is where it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const table = new Table(page);
  await page.goto("/");
  await page.getByRole("link", { name: t("page-title-rules") }).last().waitFor();
  const play = box(page, "shoot").getByRole("button", { name: t("page-play-now") });
  await play.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  expect(y).toBeGreaterThan(100);
  await play.click();
  await table.arrived();
  const { id } = table;
  await page.keyboard.press("?");
  const book = page.getByRole("dialog", { name: t("page-title-rules") });
  await expect(book).toBeVisible();
  await page.goBack();
  await expect(book).toHaveCount(0);
  expect(table.id).toBe(id);
  // Closed by its button, the panel leaves nothing to go back through.
  await page.keyboard.press("?");
  await expect(book).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(book).toHaveCount(0);
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 60);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("SHOOT: dice that can be used are not left by one press, nor by a double one", async ({ page }) => {
      const table = new ShootTable(page);
      await table.study(position("", "17,9 loose", "R P"), "6, 1");
      await table.asked();
      const at = (await table.choice("done").boundingBox()) as { x: number; y: number; width: number; height: number };
      await table.choice("done").dblclick();
      await expect(table.sure()).toContainText(t("shoot-waste-both", { one: 6, two: 1 }));
      const there = (await table.sure().boundingBox()) as typeof at;
      expect(at.y >= there.y + there.height || at.y + at.height <= there.y, "the question lies where the pointer was").toBe(true);
      // Both dice are still there.
      await table.sure().getByRole("button", { name: t("page-waste-not") }).click();
      await expect(table.sure()).toHaveCount(0);
      expect(table.moves).toBe(0);
      await table.make("9>17,8 (6)");
      await table.asked();
      await table.choice("done").click();
      await expect(table.sure()).toContainText(t("shoot-waste-one", { points: 1 }));
      await table.sure().getByRole("button", { name: t("shoot-choice-done", { used: "true" }) }).click();
      await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["9>17,8 (6)", "done"]);
    });
  });

test("by ear and by keyboard the same is asked once, and Escape keeps the dice", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  const field = page.getByLabel(t("page-ear-field"));
  await page.keyboard.press("/");
  await field.fill("done");
  await field.press("Enter");
  await expect(table.sure()).toHaveAccessibleName(t("shoot-waste-both", { one: 6, two: 1 }));
  await expect(page.getByText(t("page-ear-played", { choice: t("shoot-choice-done", { used: "false" }) }))).toHaveCount(0);
  // Nothing on the table hears a key meanwhile.
  await page.keyboard.press("9");
  await page.keyboard.press("Escape");
  await expect(table.sure()).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("shoot-another") })).toHaveCount(0);
  expect(table.moves).toBe(0);
  await table.choice("done").focus();
  await page.keyboard.press("Enter");
  await expect(table.sure().getByRole("button", { name: t("page-waste-not") })).toBeFocused();
  await expect(table.sure().locator(".danger")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["done"]);
});

test("CHALLENGE FOOT: the moves are not ended by one press while a die can be played, and that is never the main button", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make({ club1: "me", club2: { computer: "random" } }, { friendly: "on", length: "trial:20" });
  const end = page.locator('[data-choice="."]');
  for (let i = 0; i < 40 && !((await table.asked()) && (await end.count())); i++) await table.answer();
  await expect(page.locator("[data-pick]").first()).toBeVisible();
  await expect(end).not.toHaveClass(/full/);
  const before = table.moves;
  await end.click();
  await expect(table.sure()).toBeVisible();
  await table.sure().getByRole("button", { name: t("page-waste-not") }).click();
  await page.keyboard.press("e");
  await expect(table.sure()).toBeVisible();
  expect(table.moves).toBe(before);
  await table.sure().locator(".danger").click();
  await expect.poll(() => table.wire.acknowledged.at(-1)?.choice).toBe(".");
});
