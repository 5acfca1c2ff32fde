import { Line } from "../support/line";
import { invite, pair } from "../support/made";
import { box, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// The browser itself complains when a line is down and when a request is refused.
test.use({ complaints: /WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|status of 409/ });

test("two browsers by invitation: one reloads, one loses its line, and the match goes on to its end", async ({ page, server, stranger }) => {
  const line = await new Line(server.port).open();
  try {
    const a = new Table(page, { seed: 1 });
    await page.goto(line.url);
    await sitDown(page, "friend");
    await a.arrived();
    const link = await page.getByRole("textbox", { name: t("page-invite-link") }).inputValue();
    expect(new URL(link).hash, "the secret stands behind the #").not.toBe("");

    const b = new Table(await (await stranger()).newPage(), { seed: 2 });
    await b.page.goto(link.replace(line.url, server.url));
    await expect(b.page.getByRole("heading", { name: t("page-invited") })).toBeVisible();
    await b.page.getByRole("textbox", { name: t("page-your-name") }).fill("Bea");
    await b.page.getByRole("button", { name: t("page-sit-down") }).click();
    await b.arrived();
    expect(new URL(b.page.url()).hash, "the used invitation is gone from the address").toBe("");
    await expect(page.getByRole("region", { name: t("page-score") })).toContainText("Bea");
    await expect(page.getByRole("textbox", { name: t("page-invite-link") })).toHaveCount(0);

    await Promise.all([a.playTimes(3), b.playTimes(3)]);

    // B reloads, and is at the same table with the same seat.
    const before = b.wire.steps.length;
    await b.page.reload();
    await b.arrived();
    expect(b.wire.now?.n).toBeGreaterThanOrEqual(before);
    expect(await b.asked()).toBe(true);

    // A's line is cut; B chooses meanwhile; A comes back by itself and finds it.
    const sockets = a.wire.sockets;
    line.cut();
    await expect(page.getByRole("main").getByText(t("page-link-lost"))).toBeVisible();
    await b.play();
    line.mend();
    await expect(page.getByRole("main").getByText(t("page-link-lost"))).toBeHidden();
    await expect(page.getByRole("main").getByText(t("page-link-gone"))).toBeHidden();
    expect(a.wire.sockets).toBeGreaterThan(sockets);
    await expect.poll(() => a.wire.now?.n).toBe(b.wire.now?.n);

    await Promise.all([a.playToTheEnd(), b.playToTheEnd()]);
    expect(a.wire.now?.outcome).toBeTruthy();
    expect(a.wire.now?.outcome).toEqual(b.wire.now?.outcome);
    expect(await a.score()).toEqual(await b.score());
    expect(await a.question().innerText()).toBe(await b.question().innerText());
    // Afterwards nothing is secret: both get the same opened log.
    for (const table of [a, b]) {
      await table.page.reload();
      await table.arrived();
    }
    expect(a.wire.steps.every((step) => step.hash)).toBe(true);
    expect(a.wire.steps).toEqual(b.wire.steps);
  } finally {
    await line.close();
  }
});

test("who is choosing is not disturbed when the other hands in a choice", async ({ page, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage());
  await red.asked();
  const third = red.choices().nth(2);
  await third.focus();
  await third.evaluate((button) => button.setAttribute("data-same", ""));
  await blue.play();
  await expect.poll(() => red.wire.now?.n).toBe(2);
  await expect(page.getByRole("img", { name: t("chifootmi-sealed", { side: "B" }) })).toBeVisible();
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute("data-same");
});

test("two who press at the very same moment: both choices count, and both pages know both", async ({ page, stranger }) => {
  const tables = await pair(page, await (await stranger()).newPage());
  // Cards, piles and directions are chosen by both; so early there is always a choice.
  for (let n = 1; n < 10; n += 2) {
    expect(await Promise.all(tables.map((table) => table.asked()))).toEqual([true, true]);
    const at = Date.now() + 200;
    const press = (choice: HTMLElement, at: number) => {
      while (Date.now() < at);
      choice.click();
    };
    await Promise.all(tables.map((table) => table.choices().first().evaluate(press, at)));
    await expect.poll(() => tables.map((table) => table.wire.now?.n)).toEqual([n + 2, n + 2]);
  }
  const [red, blue] = tables.map((table) => table.wire.steps.map((step) => step.move));
  expect(red).toEqual(blue);
  expect(red).not.toContain(null);
});

test("an invitation works once: the next one is told that the seat is taken, and may watch", async ({ page, stranger }) => {
  const a = new Table(page);
  const link = await invite(a);
  const first = new Table(await (await stranger()).newPage());
  await first.page.goto(link);
  await first.page.getByRole("button", { name: t("page-sit-down") }).click();
  await first.arrived();

  const second = new Table(await (await stranger()).newPage());
  await second.page.goto(link);
  await expect(second.page.getByRole("heading", { name: t("page-state-seat-taken") })).toBeVisible();
  await second.page.getByRole("button", { name: t("page-watch-only") }).click();
  await second.arrived();
  await expect(second.choices()).toHaveCount(0);
});

test("who joins may bring words too: the dice are set up with both, and the replay holds them against the commitment", async ({ page, server, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage(), { words: "allez les rouges", theirs: "allez les bleus" });
  await Promise.all([red.play(), blue.play()]);
  const record = await (await page.request.get(`${server.url}/api/matches/${red.id}/record`)).text();
  expect(record).toContain("words R allez les rouges\nwords B allez les bleus\n");
  const { page: guest, t: say } = blue;
  await guest.getByRole("button", { name: say("page-menu"), exact: true }).click();
  await guest.getByRole("button", { name: say("page-give-up"), exact: true }).click();
  await guest.getByRole("button", { name: say("page-give-up-sure") }).click();
  await guest.getByRole("link", { name: say("page-replay") }).first().click();
  await guest.getByRole("button", { name: say("page-check") }).click();
  const sheet = guest.getByRole("dialog", { name: say("page-check") });
  await expect(sheet.getByRole("heading", { name: say("fair-yes") })).toBeVisible();
  await expect(sheet).toContainText(say("fair-noted"));
});

test("words that come after the first choice are refused in words, and the seat is still to be had", async ({ page, stranger }) => {
  const red = new Table(page);
  const link = await invite(red);
  const guest = await (await stranger()).newPage();
  await guest.goto(link);
  await guest.locator("summary").click();
  await guest.getByRole("textbox", { name: t("page-new-words") }).fill("too late");
  // Red does not wait: the host chooses on the picture of a card.
  await red.board().getByRole("button").first().click();
  await expect.poll(() => red.wire.acknowledged.length).toBe(1);
  await guest.getByRole("button", { name: t("page-sit-down") }).click();
  await expect(guest.getByRole("alert")).toHaveText(t("refusal-words-late"));
  await expect(guest.locator("summary")).toHaveCount(0);
  await guest.getByRole("button", { name: t("page-sit-down") }).click();
  await new Table(guest).arrived();
});

test("a seat is kept to one device: the other one watches, and its key no longer opens the seat", async ({ page, context, stranger }) => {
  const mine = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await mine.arrived();
  // The same seat on another device.
  const other = await (await stranger()).newPage();
  await other.goto("/");
  await other.evaluate((kept) => localStorage.setItem("onze.seats", kept), await page.evaluate(() => localStorage.getItem("onze.seats") ?? ""));
  await other.goto(page.url());
  const theirs = new Table(other);
  await theirs.arrived();
  expect(await theirs.asked()).toBe(true);

  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await page.getByRole("button", { name: t("page-lock") }).click();
  const question = page.getByRole("dialog", { name: t("page-lock-ask") });
  await question.getByRole("button", { name: t("page-lock-yes") }).click();
  await mine.arrived();
  await mine.playTimes(1);
  await other.reload();
  await expect(other.getByRole("heading", { name: t("page-state-token-wrong") })).toBeVisible();
  // A page that is opened anew on this device sits there still.
  const again = new Table(await context.newPage());
  await again.page.goto(page.url());
  await again.arrived();
  expect(await again.asked()).toBe(true);
});
