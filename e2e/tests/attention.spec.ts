import type { Page } from "@playwright/test";
import { invite } from "../support/made";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test("something is wrong here: the record, the step and the versions as text", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.playTimes(2);
  // The choice before may still stand on the page: nothing moves once the next one is asked for.
  const last = table.wire.sent.findLast((sent) => sent.do === "move")?.n ?? 0;
  await expect.poll(() => (table.wire.now?.n ?? 0) > last && table.wire.now?.to_act).toContain("R");
  await table.asked();
  const step = (table.wire.now?.n ?? 0) - 1;
  await page.getByRole("button", { name: t("page-menu") }).click();
  await page.getByRole("button", { name: t("page-wrong") }).click();
  const sheet = page.getByRole("dialog", { name: t("page-wrong") });
  const text = sheet.getByRole("textbox", { name: t("page-wrong-text") });
  await expect(text).toHaveValue(new RegExp(`step: ${step}\\b`));
  const report = await text.inputValue();
  expect(report).toContain(table.id);
  expect(report).toMatch(/browser: .*Chrome/);
  expect(report, "the record").toMatch(/^game chifootmi/m);
  const saved = page.waitForEvent("download");
  await sheet.getByRole("button", { name: t("page-wrong-save") }).click();
  expect((await saved).suggestedFilename()).toContain(table.id);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body), "the focus is not lost").toBe(true);
});

/** A page whose player looks elsewhere, with notifications that are written down. */
async function lookAway(page: Page) {
  await page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(window, { notes, away: false });
    Object.defineProperty(document, "hidden", { get: () => (window as unknown as { away: boolean }).away });
    class Note {
      static permission = "granted";
      static requestPermission = async () => "granted";
      onclick = null;
      constructor(_: string, { body }: { body: string }) {
        notes.push(body);
      }
      close() {}
    }
    Object.assign(window, { Notification: Note });
  });
  const look = (away: boolean) =>
    page.evaluate((value) => {
      Object.assign(window, { away: value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, away);
  return { look, notes: () => page.evaluate(() => (window as unknown as { notes: string[] }).notes) };
}

test("a friend who sits down and leaves is told in the title, and by a notification if that is allowed", async ({ page, stranger }) => {
  const table = new Table(page);
  const { look, notes } = await lookAway(page);
  const link = await invite(table);
  await page.getByRole("button", { name: t("page-menu") }).click();
  await page.getByRole("button", { name: t("page-call") }).click();
  await expect(page.getByRole("button", { name: t("page-call-on") })).toBeDisabled();
  await look(true);
  const guest = await (await stranger()).newPage();
  await guest.goto(link);
  await guest.getByRole("textbox", { name: t("page-your-name") }).fill("Ana");
  await guest.getByRole("button", { name: t("page-sit-down") }).click();
  const sat = t("page-news-sat", { name: "Ana" });
  await expect.poll(notes).toContain(sat);
  await expect(page.getByRole("log")).toContainText(sat);
  await expect.poll(() => page.title()).toMatch(new RegExp(`${sat}|${t("page-your-turn")}`));
  await look(false);
  await expect.poll(() => page.title()).not.toContain(sat);

  // Nobody who looks is called.
  const before = (await notes()).length;
  await guest.close();
  await expect(page.getByRole("log")).toContainText(t("page-news-away", { name: "Ana" }));
  expect((await notes()).length).toBe(before);
});
