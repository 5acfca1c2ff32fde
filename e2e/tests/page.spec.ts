import { invite } from "../support/made";
import { box, Table, unfolded } from "../support/table";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";

test("both languages: the browser's own at first, then the one that was chosen, also after a reload", async ({ browser, baseURL, page }) => {
  const fr = words.fr;
  const french = await browser.newContext({ locale: "fr-FR", baseURL, reducedMotion: "reduce" });
  const theirs = await french.newPage();
  await theirs.goto("/");
  await expect(theirs.getByRole("heading", { name: fr("page-home-title") })).toBeVisible();
  await expect(theirs.locator("html")).toHaveAttribute("lang", "fr");
  await french.close();

  await page.goto("/");
  await expect(page.getByRole("heading", { name: t("page-home-title") })).toBeVisible();
  await page.getByRole("button", { name: t("page-lang-switch") }).click();
  await expect(page.getByRole("heading", { name: fr("page-home-title") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: fr("page-home-title") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  // A match in French; switching in the middle changes the story too.
  const table = new Table(page, { lang: "fr" });
  await box(page, "chifootmi", words.fr).getByRole("button", { name: fr("page-play-now") }).click();
  await table.arrived();
  const card = table.wire.now?.view.sides[0].slots[0]?.card ?? "";
  await expect(table.choice("P1")).toContainText(new RegExp(fr("chifootmi-move-p1", { card: Number(card) }).replace(/^P1\s*:\s*/, ""), "i"));
  await table.playTimes(2);
  await page.getByRole("button", { name: fr("page-lang-switch") }).click();
  await expect(page.getByRole("heading", { name: t("page-story"), exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: t("chifootmi-story-duel", { duel: 1 }) }).first()).toBeVisible();
});

test("only by keyboard: start, number keys, ? for the rules, a clause of the story", async ({ page }) => {
  const table = new Table(page);
  const focused = page.locator(":focus");
  const tabTo = async (name: string) => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press("Tab");
      if ((await focused.count()) && ((await focused.getAttribute("aria-label")) ?? (await focused.innerText())).trim() === name) return;
    }
    throw new Error(`no way to ${name} with the tab key`);
  };
  await page.goto("/");
  await tabTo(t("page-play-now"));
  await page.keyboard.press("Enter");
  await table.arrived();

  // The number of a choice plays it.
  await table.asked();
  const second = (await table.choices().nth(1).getAttribute("data-choice")) ?? "";
  await page.keyboard.press("2");
  await expect.poll(() => table.wire.acknowledged.map((sent) => sent.choice)).toEqual([second]);
  await table.asked();
  await page.keyboard.press("9");
  await page.keyboard.press("1");
  await expect.poll(() => table.wire.acknowledged.length, "9 is no choice, 1 is").toBe(2);

  // The rulebook, and back.
  await table.asked();
  const book = page.getByRole("dialog", { name: t("page-title-rules") });
  await page.keyboard.press("?");
  await expect(book).toBeVisible();
  await expect(book.getByRole("heading").first()).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(book).toBeHidden();
  expect(table.wire.acknowledged.length, "no choice is made while the rules are read").toBe(2);

  // A clause in the story opens the rulebook at that heading. The oldest one: news comes in above it.
  const clause = page.getByRole("complementary").getByRole("link", { name: /^CHI-\d{3}$/ }).last();
  await unfolded(page, clause);
  const number = await clause.innerText();
  await clause.focus();
  await page.keyboard.press("Enter");
  const heading = book.locator(`#${number}`);
  await expect(heading).toBeInViewport();
  await expect(heading).toContainText(number);
  await expect(heading).toHaveRole("heading");
  await page.keyboard.press("Escape");
  await expect(book).toBeHidden();

  // The list of choices can be reached and pressed like any other button.
  await table.asked();
  await table.choices().first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => table.wire.acknowledged.length).toBe(3);
});

test("a clause has an address of its own", async ({ page }) => {
  await page.goto("/rules/chifootmi#CHI-322");
  await expect(page.locator("#CHI-322")).toBeInViewport();
});

test("a double click on a choice plays once", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  const moves = () => table.wire.sent.filter((sent) => sent.do === "move").length;
  const made = () => table.wire.steps.filter((step) => step.seat === "R").length;

  await table.asked();
  await table.choices().first().dblclick();
  await table.asked();
  expect([moves(), made()]).toEqual([1, 1]);

  // Faster than any hand.
  await table.choices().first().evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await table.asked();
  expect([moves(), made()]).toEqual([2, 2]);

  // The same on the picture of the card itself.
  if (await table.choice("P2").count()) {
    await table.board().getByRole("button").first().dblclick();
    await table.asked();
    expect([moves(), made()]).toEqual([3, 3]);
  }
});

test("two tabs of one seat stay in step", async ({ page, context }) => {
  const one = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await one.arrived();
  const two = new Table(await context.newPage());
  await two.page.goto(`/m/${one.id}`);
  await two.arrived();

  // The computer may choose at any moment, so both are looked at anew.
  const inStep = () => expect(() => expect(two.wire.now).toEqual(one.wire.now)).toPass({ timeout: 10_000 });
  for (const table of [one, two, two, one, two, one]) {
    await table.play();
    await table.asked();
    const other = table === one ? two : one;
    await inStep();
    await other.asked();
    const told = await table.choices().allInnerTexts();
    await expect.poll(() => other.choices().allInnerTexts()).toEqual(told);
    expect(await other.score()).toEqual(await table.score());
  }

  // Both at once: what the server says yes to is in the log, nothing else, and neither tab is stuck.
  await Promise.all([one.choices().first().click(), two.choices().first().click()]);
  for (const table of [one, two]) expect(await table.asked()).toBe(true);
  await one.play();
  await one.asked();
  await inStep();
  const yes = one.wire.acknowledged.length + two.wire.acknowledged.length;
  expect(two.wire.steps.filter((step) => step.seat === "R").length).toBe(yes);
});

test.describe("wrong links", () => {
  test.use({ complaints: /status of (403|404)|response code: 404/ });

  const WRONG = {
    "an address that is none": ["/nowhere/at/all", "page-lost"],
    "a match that is none": ["/m/0123456789abcdef", "page-state-no-match"],
    "a name that is none": ["/m/not-a-match", "page-state-no-match"],
    "a replay of no match": ["/m/0123456789abcdef/replay#3", "page-state-no-match"],
  } as const;
  for (const [what, [address, sentence]] of Object.entries(WRONG))
    test(`${what} gets a clear page and a way back`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: t(sentence) })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: t("page-to-home") }).click();
      await expect(box(page).getByRole("button", { name: t("page-play-now") })).toBeVisible();
    });

  test("an invitation with a wrong letter opens no seat", async ({ page, stranger }) => {
    const table = new Table(page);
    const link = await invite(table);
    const guest = await (await stranger()).newPage();
    await guest.goto(link.replace(/.$/, (letter) => (letter === "0" ? "1" : "0")));
    await guest.getByRole("button", { name: t("page-sit-down") }).click();
    await expect(guest.getByRole("heading", { name: t("page-state-token-wrong") })).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("page-invite-link") }), "the seat is still free").toBeVisible();
  });
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what is being told can be skipped", async ({ page }) => {
    const table = new Table(page);
    await page.clock.install();
    await page.goto("/");
    await box(page).getByRole("button", { name: t("page-play-now") }).click();
    await table.arrived();
    await expect(table.choices()).toHaveCount(4);
    // The page's own time stands still, so nothing is told to its end by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await table.choices().first().click();
    await expect(page.locator("[data-playing=true]")).toBeVisible();
    await expect(table.choices()).toHaveCount(0);
    await page.keyboard.press(" ");
    await page.clock.runFor(150);
    await expect(page.locator("[data-playing=false]")).toBeVisible();
    await page.clock.resume();
    await expect(table.choices().nth(1)).toBeVisible();
  });
});

test("five hints the first time: a choice moves on to the next, and then they never come back", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  const hint = page.getByRole("complementary", { name: t("page-hint-title") });
  for (const n of [1, 2, 3, 4, 5]) {
    await table.asked();
    await expect(hint).toContainText(t(`chifootmi-hint-${n}`));
    await table.play();
  }
  for (const again of [false, true]) {
    if (again) await page.reload();
    expect(await table.asked()).toBe(true);
    await expect(hint).toHaveCount(0);
  }
});

test.describe("at an address that is none", () => {
  // The browser says so itself.
  test.use({ complaints: /404/ });

  test("the page says so, and a program is told in its own way", async ({ page, request }) => {
    const answer = await page.goto("/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: t("page-lost") })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: t("page-to-home") }).click();
    await expect(page.getByRole("heading", { name: t("page-home-title") })).toBeVisible();
    const program = await request.get("/nowhere");
    expect(program.status()).toBe(404);
    expect((await program.json()).error.kind).toBe("address_unknown");
  });
});
