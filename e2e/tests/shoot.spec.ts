import { position, ShootTable } from "../support/shoot";
import { box } from "../support/table";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";

test("a whole match against the computer, with a change of ends at half-time", async ({ page }) => {
  const table = new ShootTable(page);
  await page.goto("/new/shoot");
  await page.getByRole("radio", { name: t("shoot-length-halves-throws-help") }).check();
  await page.getByRole("spinbutton", { name: t("shoot-option-throws-per-half") }).fill("16");
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await table.arrived();
  await table.asked();
  expect(table.view.sides[0]?.south, "Red begins in the South").toBe(true);
  await table.turnsToTheEnd();

  const outcome = table.now?.outcome;
  expect(outcome, "the server says that the match is over").toBeTruthy();
  expect(table.happened.filter((kind) => kind === "half_time")).toHaveLength(1);
  expect(table.view.sides[0]?.south, "Red ends in the North").toBe(false);
  expect(await table.score()).toEqual(outcome?.score);
  await expect(table.question()).toContainText(outcome?.score.join("–") ?? "no score");
  await expect(table.choices()).toHaveCount(0);
});

test("one click on the first page starts a match at once", async ({ page }) => {
  const table = new ShootTable(page);
  await page.goto("/");
  await box(page, "shoot").getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  expect(await table.asked()).toBe(true);
});

for (const lang of ["en", "fr"] as const)
  test.describe(lang, () => {
    test.use({ locale: lang === "fr" ? "fr-FR" : "en-GB" });
    const say = words[lang];

    test("SHO-730 a penalty: a double six, the 9 behind the spot, a shot that goes in", async ({ page }) => {
      const table = new ShootTable(page, { lang });
      // The penalty falls at once; then 4 and 2 for the shot, and a 3 and a 1 for the kick-off after it.
      await table.study(position("", "22,8 loose", "R P"), "6, 6, 4, 2, 3, 1");
      await table.asked();
      await expect(table.question()).toHaveText(say("shoot-ask-players", { one: 6, two: 6, penalty: "true" }));
      await expect(page.getByText(say("shoot-note-penalty"))).toBeVisible();
      await expect(table.counter("R", 9, "21,10")).toBeVisible();
      await expect(table.man(9)).toHaveCount(0);
      await expect(table.man(8)).toBeVisible();
      await table.make("done");
      await table.asked();
      await expect(page.getByText(say("shoot-note-shot"))).toBeVisible();
      await table.make("ball goal");
      await expect(page.getByRole("region", { name: say("page-score") }).locator("b").first()).toHaveText("1");
      expect(table.happened).toContain("goal");
    });

    test("SHO-530 a goal kick: the keeper has it in his area and chooses", async ({ page }) => {
      const table = new ShootTable(page, { lang });
      await table.study(position("R1@2,9", "3,9 loose", "R P"), "1, 3, 3, 2");
      await table.asked();
      await table.make("done");
      await table.asked();
      await expect(table.question()).toHaveText(say("shoot-ask-keeper"));
      await expect(page.getByText(say("shoot-note-keeper"))).toBeVisible();
      await expect(table.choices()).toHaveCount(3);
      await table.make("goalkick right");
      await table.asked();
      expect(table.view.ball.square).toBe("6,14");
      await expect(table.counter("R", 2, "5,14")).toBeVisible();
      // SHO-520: the squares of a pass say who receives it.
      const pass = table.view.landings.find((landing) => landing.holders.length);
      expect(pass).toBeTruthy();
      await expect(table.choice(`ball ${pass?.square}`)).toContainText(say("shoot-pass-to", { numbers: pass?.holders ?? [] }));
    });
  });

test("SHO-515 a dead ball is explained, and the goal kick follows", async ({ page }) => {
  const table = new ShootTable(page);
  // Blue's throw for the ball, on Red's last row and with nobody who may score.
  await table.study(position("B4@2,17", "1,17 B", "B B"), "4, 2, 3, 2");
  await table.asked();
  await expect(table.question()).toHaveText(t("shoot-ask-goal-kick"));
  await expect(page.getByText(t("shoot-note-goal-kick"))).toBeVisible();
  await table.make("goalkick left");
  await table.asked();
  expect(table.view.ball.square).toBe("6,6");
});

test("on the board: a die, a player, his squares; drag and drop; take back", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  const board = table.board();

  // SHO-501: the squares next to the ball stand out in the words too.
  await table.counter("R", 9, "11,10").click();
  const six = board.getByRole("button", { name: t("shoot-choice-use", { number: 9, to: "17,8", points: 6, near: "true" }), exact: true });
  await expect(six).toBeVisible();
  await expect(board.getByRole("button", { name: /^9 to 12,/ })).toHaveCount(2);
  await board.getByRole("button", { name: t("shoot-pick-die", { points: 6 }) }).click();
  await expect(board.getByRole("button", { name: /^9 to 12,/ })).toHaveCount(0);

  const from = await table.counter("R", 9, "11,10").boundingBox();
  const to = await six.boundingBox();
  const middle = (box: typeof from): [number, number] => [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 6 });
  await page.mouse.up();
  await expect(table.counter("R", 9, "17,8")).toBeVisible();

  // SHO-906: until the second move confirms it, the first one comes back.
  await page.getByRole("button", { name: t("shoot-take-back") }).click();
  await expect(table.counter("R", 9, "11,10")).toBeVisible();
  await table.asked();
  await expect(table.man(9)).toBeVisible();
});

test("only by keyboard: a number picks a player, arrows and Enter choose the square", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  await page.keyboard.press("8");
  await expect(table.board().getByRole("button", { name: t("shoot-choice-use", { number: 8, to: "17,8", points: 6, near: "true" }), exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(table.man(9)).toBeVisible();

  await table.counter("R", 9, "11,10").focus();
  await page.keyboard.press("Enter");
  const focused = page.locator(":focus");
  await expect(focused).toHaveAttribute("aria-label", /17,8/);
  await page.keyboard.press("Enter");
  await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual(["9>17,8 (6)"]);
});

test("chances on request: what the next throw allows after each choice", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("R9@19,10", "20,10 R", "R B"), "3, 2");
  await table.asked();
  await expect(page.getByText(/%/)).toHaveCount(0);
  await page.getByRole("button", { name: t("shoot-chances") }).click();
  await expect(page.getByRole("region", { name: t("page-choices") }).getByText(/%/).first()).toBeVisible();
  const asked = () => table.wire.sent.filter((sent) => sent.do === "ask").length;
  await expect.poll(asked, { message: "one question for each square" }).toBeGreaterThan(3);
  expect(table.now?.legal.R?.texts.length, "the match has not noticed").toBeGreaterThan(3);
});

test("chances where a die is left: the page says why there are none yet, and shows them with that die", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  await page.getByRole("button", { name: t("shoot-chances") }).click();
  const why = page.getByText(t("shoot-chances-later"));
  await expect(table.choice("done")).toContainText(/%/);
  await expect(why).toBeHidden();
  await table.man(9).click();
  await expect(why).toBeVisible();
  // With both dice the throw is used up, with one it is not.
  await expect(table.choice("9>18,9 (7)")).toContainText(/%/);
  await expect(table.choice("9>17,8 (6)")).not.toContainText(/%/);
  await table.choice("9>17,8 (6)").click();
  await table.man(8).click();
  await expect(table.choices().first()).toContainText(/%/);
  await expect(why).toBeHidden();
});

test("SHO-610 an offside forward carries a flag", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("R9@25,10", "14,10 loose", "R P"), "1, 1");
  await table.asked();
  const nine = (offside: string) => table.board().getByLabel(t("shoot-man", { side: "R", number: 9, square: "25,10", offside }), { exact: true });
  await expect(nine("true")).toBeVisible();
  await expect(nine("true").locator(".offside")).toBeVisible();
  await expect(nine("false")).toHaveCount(0);
});

test("SHO-808 two at one screen stop an open match by agreement", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1", { options: { length: "open" }, both: true });
  await table.asked();
  await page.getByRole("button", { name: t("page-menu") }).click();
  await page.getByRole("button", { name: t("shoot-move-end") }).click();
  await expect(table.question()).toContainText(t("shoot-ask-answer", { side: "R", offer: "end" }));
  await table.choice("accept").click();
  await table.over().waitFor();
  expect(table.now?.outcome?.winner ?? null).toBeNull();
});

test("SHO-803 two halves by the clock: the server's clock is on show", async ({ page }) => {
  const table = new ShootTable(page);
  await page.goto("/new/shoot");
  await page.getByRole("radio", { name: t("shoot-length-halves-clock-help") }).check();
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await table.arrived();
  await expect(page.getByRole("region", { name: t("page-score") })).toContainText(/4[45]:\d\d/);
});
