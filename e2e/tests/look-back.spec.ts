import { position, ShootTable } from "../support/shoot";
import { box } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test("during play one looks back by button and key, the choices wait, and the way back is in sight", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  await table.make("9>17,8 (6)");
  await table.asked();
  await expect(table.counter("R", 9, "17,8")).toBeVisible();

  await page.getByRole("button", { name: t("page-look-back"), exact: true }).click();
  const past = page.getByRole("region", { name: t("page-look-back") });
  await expect(past).toContainText(t("page-replay-step", { n: 0, last: 1 }));
  await expect(table.counter("R", 9, "11,10"), "where he stood").toBeVisible();
  await expect(table.choices(), "the choices wait").toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(table.counter("R", 9, "17,8")).toBeVisible();
  await past.getByRole("button", { name: t("page-replay-back") }).click();
  await expect(table.counter("R", 9, "11,10")).toBeVisible();
  await past.getByRole("button", { name: t("page-look-return") }).click();
  await expect(past).toHaveCount(0);
  await expect(table.counter("R", 9, "17,8")).toBeVisible();
  await expect(table.choices().first()).toBeVisible();

  // By key; the browser's own way back closes it too, and the match is still there.
  await page.locator("#main").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(table.counter("R", 9, "11,10")).toBeVisible();
  await page.goBack();
  await expect(past).toHaveCount(0);
  await table.make("done");
});

test("what happens while one looks back is said, and waits for who comes back", async ({ page, stranger }) => {
  const answer = await page.request.post("/api/matches", { data: { game: "shoot", seats: { R: "me", B: "friend" }, options: {}, position: position("", "14,10 loose", "B P") } });
  const { match, seats, invite } = (await answer.json()) as { match: string; seats: Record<string, { token: string }>; invite: Record<string, string> };
  const sit = (token: string | undefined, seat: string) => JSON.stringify({ [match]: { game: "shoot", seats: { [seat]: token }, made: 1 } });
  const friend = await (await stranger()).newPage();
  const joined = await friend.request.post(`/api/matches/${match}/join`, { data: { token: invite.B } });
  const { token } = (await joined.json()) as { token: string };
  const [mine, theirs] = [new ShootTable(page), new ShootTable(friend)];
  for (const [table, held] of [
    [mine, sit(seats.R?.token, "R")],
    [theirs, sit(token, "B")],
  ] as const) {
    await table.page.goto("/");
    await table.page.evaluate((held) => {
      localStorage.setItem("onze.seats", held);
      localStorage.setItem("onze.hints.shoot", "true");
    }, held);
    await table.page.goto(`/m/${match}`);
    await table.arrived();
  }
  await theirs.asked();
  await theirs.make(theirs.now?.legal.B?.texts.find((choice) => choice.includes(">")) ?? "");
  await theirs.asked();
  await page.getByRole("button", { name: t("page-look-back"), exact: true }).click();
  const past = page.getByRole("region", { name: t("page-look-back") });
  await expect(past).toContainText(t("page-replay-step", { n: 0, last: 1 }));
  await theirs.make("done");
  await expect(past).toContainText(t("page-look-news", { count: 1 }));
  await expect(past, "nobody is torn away").toContainText(t("page-replay-step", { n: 0, last: 2 }));
  await expect(page.getByRole("log")).toContainText(t("shoot-event-thrown-for-players", { side: "R", dice: [1, 2] }).split(/[0-9]/)[0] ?? "");
  await page.keyboard.press("Escape");
  await mine.asked();
});

for (const game of ["shoot", "chifootmi"])
  test(`the board of ${game} is turned round, stays so, and is played on from the other end`, async ({ page }) => {
    const table = new ShootTable(page);
    if (game === "shoot") await table.study(position("", "17,9 loose", "R P"), "6, 1");
    else {
      await page.goto("/");
      await page.evaluate(() => localStorage.setItem("onze.hints.chifootmi", "true"));
      await box(page, game).getByRole("button", { name: t("page-play-now") }).click();
      await table.arrived();
    }
    await table.asked();
    /** Red's keeper, or what Red may choose: at the near end, which is left in SHOOT and below in Chifootmi. */
    const near = async () => {
      const board = await table.board().boundingBox();
      const mine = game === "shoot" ? table.board().getByLabel(t("shoot-man", { side: "R", number: 1, square: "1,10", offside: "false" })) : table.board().getByRole("button").first();
      const one = await mine.boundingBox();
      if (!board || !one) return null;
      return game === "shoot" ? one.x < board.x + board.width / 2 : one.y > board.y + board.height / 2;
    };
    expect(await near()).toBe(true);
    await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
    await page.getByRole("button", { name: t("page-flip"), exact: true }).click();
    await expect.poll(near).toBe(false);
    await page.reload();
    await table.arrived();
    await table.asked();
    expect(await near(), "remembered").toBe(false);
    // On the board itself: a card is played, a player picked up.
    const sent = table.wire.sent.length;
    await table.board().getByRole("button").first().click();
    if (game === "shoot") await expect(page.getByRole("button", { name: t("shoot-another") })).toBeVisible();
    else await expect.poll(() => table.wire.sent.length).toBeGreaterThan(sent);
  });
