import type { Page } from "@playwright/test";
import { listenHere } from "../support/here";
import { box, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// What a table knows of a match on a server it knows of one on this device: the page comes from the server, and whatever
// else it asks for is refused.
test.use({ home: "device", complaints: /ERR_FAILED/ });
test.beforeEach(async ({ context }) => {
  await context.route("**/api/**", (route) => route.abort());
});

/** A match against the computer, made with what was chosen before. */
async function begun<T extends Table>(page: Page, table: T, game: string, choice: object): Promise<T> {
  await listenHere(page, table);
  await page.addInitScript(
    ([game, usual]) => {
      localStorage.setItem(`onze.usual.${game}`, usual ?? "");
      localStorage.setItem(`onze.hints.${game}`, "true");
    },
    [game, JSON.stringify(choice)],
  );
  await page.goto("/");
  await box(page, game).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.asked();
  return table;
}

test("the choices are weighed up where the match was made with hints", async ({ page }) => {
  const table = await begun(page, new Table(page), "chifootmi", { hints: true });
  const region = page.getByRole("region", { name: t("weigh-ask") });
  await region.getByRole("button", { name: t("weigh-ask") }).click();
  await expect(region.getByRole("listitem")).toHaveCount(Math.min(6, await table.choices().count()));
  await table.play();
});

test("while a champion thinks one looks back and is answered, and the match goes on", async ({ page }) => {
  const table = await begun(page, new Table(page), "chifootmi", { opponent: "champion" });
  await table.play();
  // The champion owes a choice again as soon as the last ones are told.
  const past = page.getByRole("region", { name: t("page-look-back") });
  await page.getByRole("button", { name: t("page-look-back"), exact: true }).click();
  await expect(past).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(past).toHaveCount(0);
  const { length } = table.wire.steps;
  await table.playTimes(2);
  await expect.poll(() => table.wire.steps.length).toBeGreaterThan(length + 2);
});

test("the clock runs out and chooses, also after a reload", async ({ page }) => {
  const table = await begun(page, new Table(page), "chifootmi", { options: { clock: "5" } });
  const late = () => table.wire.steps.flatMap(({ events }) => events).filter(({ kind }) => kind === "timed_out").length;
  await expect.poll(late, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.reload();
  await table.arrived();
  const before = late();
  await expect.poll(late, { timeout: 30_000 }).toBeGreaterThan(before);
});

test("two at one screen play, give up, and play once more", async ({ page }) => {
  const table = new Table(page);
  await listenHere(page, table);
  await page.goto("/");
  await sitDown(page, "device", "chifootmi");
  await table.arrived();
  const first = table.id;
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await page.getByRole("button", { name: t("page-give-up"), exact: true }).click();
  await page.locator("dialog.sure .danger").first().click();
  await table.over().waitFor();
  await page.getByRole("button", { name: t("page-again"), exact: true }).click();
  await expect.poll(() => table.id).not.toBe(first);
  await table.arrived();
  await page.goto("/mine");
  await expect(page.getByRole("listitem").filter({ hasText: t("here-on-device") })).toHaveCount(2);
});

test("a finished match is explained: it says how far it is, stops when it is told to, and is played on from", async ({ page }) => {
  const table = await begun(page, new Table(page), "chifootmi", {});
  await table.playTimes(20);
  if (await table.asked()) await table.giveUp();
  await page.goto(`/m/${table.id}/replay#0`);
  await page.getByRole("button", { name: t("page-explain") }).click();
  const panel = page.getByRole("region", { name: t("explain-title") });
  await expect(panel.locator("progress[value]")).toBeVisible();
  await panel.getByRole("button", { name: t("explain-stop") }).click();
  await expect(panel.getByText(t("explain-stopped"))).toBeVisible();
  await panel.getByRole("button", { name: t("explain-again") }).click();
  await expect(panel.getByRole("img").first()).toBeVisible({ timeout: 120_000 });

  await page.goto(`/m/${table.id}/replay#1`);
  const played = table.id;
  await page.getByRole("button", { name: t("page-play-on"), exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t("page-play-on-computer") }).click();
  await expect.poll(() => table.id).not.toBe(played);
  await table.arrived();
  await expect(page.getByText(t("page-study")).first()).toBeVisible();
});

test("a position is set up by hand, looked at by the rules, and played as a study", async ({ page }) => {
  await page.goto("/study/chifootmi");
  const said = page.getByRole("status");
  await expect(said).toHaveText(t("page-setup-legal"));
  await page.getByRole("button", { name: t("page-play-on-computer") }).click();
  const table = new Table(page);
  await table.arrived();
  await expect(page.getByText(t("page-study")).first()).toBeVisible();
});
