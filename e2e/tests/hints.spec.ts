import type { Page } from "@playwright/test";
import { problems } from "../support/axe";
import { Table } from "../support/table";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";

/** Makes a match with hints by the form. */
async function make(page: Page, game: string, company: "computer" | "friend") {
  await page.goto(`/new/${game}`);
  await page.getByRole("radio", { name: t(`page-company-${company}`) }).check({ force: true });
  await page.getByText(t("page-new-more")).click();
  const box = page.getByRole("checkbox", { name: t("page-with-hints") });
  await expect(box, "nobody has hints without asking for them").not.toBeChecked();
  await box.check();
  await page.getByRole("button", { name: t(`page-go-${company}`) }).click();
}

test("in a match made with hints the choices are weighed up, by a button or its key, and the best one is played from there", async ({ page }) => {
  const table = new Table(page);
  await make(page, "chifootmi", "computer");
  await table.arrived();
  const region = page.getByRole("region", { name: t("weigh-ask") });
  await region.getByRole("button", { name: t("weigh-ask") }).click();
  const list = region.getByRole("listitem").getByRole("button");
  const n = await table.choices().count();
  await expect(list).toHaveCount(Math.min(6, n));
  const shares = (await list.allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  // The list of choices says the same, quietly.
  await expect(page.locator("[data-weighed]")).toHaveCount(n);
  expect(await problems(page, "choices weighed up")).toEqual([]);
  // Who listens hears the best first.
  await expect(page.getByRole("log")).toContainText(`${shares[0]}%`);

  // A press shows it on the board, and it is played once it is confirmed.
  await list.first().click();
  const steps = table.wire.steps.length;
  await page.getByRole("button", { name: t("page-confirm"), exact: true }).click();
  await expect.poll(() => table.wire.steps.length).toBeGreaterThan(steps);

  // With the next question the old answer is gone; the key asks again.
  await expect(region.getByRole("button", { name: t("weigh-ask") })).toBeVisible();
  await page.keyboard.press(t("weigh-key"));
  await expect(list.first()).toBeVisible();
});

test("a match has no hints unless it was made with them", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/new/chifootmi");
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await table.arrived();
  await expect(table.choices().first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("weigh-ask") })).toHaveCount(0);
});

test("who is invited reads of hints before sitting down, and there are none before", async ({ page, stranger }) => {
  const table = new Table(page);
  await make(page, "chifootmi", "friend");
  await table.arrived();
  const link = await page.getByRole("textbox", { name: t("page-invite-link") }).inputValue();
  await expect(page.getByRole("region", { name: t("weigh-ask") })).toHaveCount(0);
  const guest = await (await stranger()).newPage();
  await guest.addInitScript(() => localStorage.setItem("onze.lang", "fr"));
  await guest.goto(link);
  await expect(guest.getByText(words.fr("page-invited-hints"))).toBeVisible();
  await guest.getByRole("button", { name: words.fr("page-sit-down") }).click();
  await expect(guest.getByRole("region", { name: words.fr("weigh-ask") })).toBeVisible();
  await guest.keyboard.press(words.fr("weigh-key"));
  await expect(guest.getByRole("heading", { name: words.fr("weigh-title") })).toBeVisible();
});

test("one of many choices of SHOOT is found and shown on the board", async ({ page }) => {
  const table = new Table(page);
  await make(page, "shoot", "computer");
  await table.arrived();
  const region = page.getByRole("region", { name: t("weigh-ask") });
  await region.getByRole("button", { name: t("weigh-ask") }).click();
  const list = region.getByRole("listitem").getByRole("button");
  await expect(list.first()).toBeVisible({ timeout: 60_000 });
  await list.first().click();
  await expect(page.getByRole("button", { name: t("page-confirm"), exact: true })).toBeFocused();
});
