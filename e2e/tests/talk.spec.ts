import { pair } from "../support/made";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";

test("a phrase is sent by a button, shown for a moment and told; whoever likes mutes the others for good", async ({ page, stranger }) => {
  const guest = await (await stranger()).newPage();
  const [red, blue] = await pair(page, guest);
  const say = async (phrase: string) => {
    await page.getByRole("button", { name: t("page-say"), exact: true }).click();
    await page.getByRole("group", { name: t("page-say") }).getByRole("button", { name: t(`page-phrase-${phrase}`) }).click();
  };
  await say("good-luck");
  const bubble = guest.locator(".said");
  await expect(bubble).toHaveText(words.fr("page-phrase-good-luck"));
  await expect(guest.getByRole("log")).toContainText(words.fr("page-phrase-good-luck"));
  await expect(bubble, "gone after a moment").toHaveCount(0);

  await guest.getByRole("button", { name: words.fr("page-say"), exact: true }).click();
  await guest.getByRole("button", { name: words.fr("page-say-mute") }).click();
  await guest.reload();
  await blue.arrived();
  const before = blue.wire.received.length;
  await say("thanks");
  await expect(page.locator(".said"), "one sees what one says").toHaveText(t("page-phrase-thanks"));
  await expect.poll(() => blue.wire.received.slice(before).some(({ text }) => text.includes("thanks"))).toBe(true);
  await expect(bubble).toHaveCount(0);
  await red.asked();
});

test("after a match with a friend both play again with the sides changed", async ({ page, stranger }) => {
  const guest = await (await stranger()).newPage();
  const [red, blue] = await pair(page, guest);
  const { id } = red;
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await page.getByRole("button", { name: t("page-give-up"), exact: true }).click();
  await page.getByRole("button", { name: t("page-give-up-sure") }).click();
  await page.getByRole("button", { name: t("page-again-swapped") }).click();
  await expect(guest.getByRole("main").getByText(words.fr("page-offer", { what: "return_match", side: "R" }))).toBeVisible();
  await guest.getByRole("button", { name: words.fr("page-yes"), exact: true }).click();
  for (const table of [red, blue]) {
    await table.page.waitForURL((url) => /^\/m\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
    await table.arrived();
  }
  expect(red.id).toBe(blue.id);
  const held = (from: typeof page) => from.evaluate(() => localStorage.getItem("onze.seats") ?? "{}").then((text) => JSON.parse(text)[red.id]);
  expect(Object.keys((await held(page)).seats)).toEqual(["B"]);
  expect(Object.keys((await held(guest)).seats)).toEqual(["R"]);
  expect((await held(page)).series, "the match that Blue won counts for who was Blue").toEqual({ won: { R: 1, B: 0 }, drawn: 0 });
  await red.asked();
});
