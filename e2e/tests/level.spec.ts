import type { Page } from "@playwright/test";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { inText } from "../support/wire";
import { type Lang, t, words } from "../support/words";

const level = (name: string, say = t) => say("page-level", { level: name });
const playNow = async (table: Table, game: string) => {
  await table.page.goto("/");
  await box(table.page, game, table.t).getByRole("button", { name: table.t("page-play-now") }).click();
  await table.arrived();
};
/** The options of a match that differ from the usual ones, and who sits at it. */
async function facts(page: Page, id: string) {
  return (await (await page.request.get(`/api/matches/${id}`)).json()) as { options: Record<string, string>; seats: { kind: unknown }[] };
}
const score = (table: Table) => table.page.getByRole("region", { name: table.t("page-score") });

const FIRST = {
  chifootmi: { level: "beginner" },
  shoot: { length: "goals-2" },
  challenge: { friendly: "on", length: "throws:30" },
  simulator: { ticks_per_half: "11" },
};
for (const [game, first] of Object.entries(FIRST))
  test(`the first match of ${game} is short, against the rookie, and says so everywhere`, async ({ page }) => {
    const table = new Table(page);
    await page.goto("/");
    await expect(box(page, game)).toContainText(t("page-play-first", { level: level("rookie") }));
    // The form has the same in mind, and never the strongest.
    await page.goto(`/new/${game}`);
    await expect(page.getByRole("radio", { name: level("rookie") })).toBeChecked();
    await playNow(table, game);
    const { id } = table;
    const made = await facts(page, id);
    expect(made.options).toMatchObject(first);
    expect(made.seats.map(({ kind }) => kind)).toEqual(["person", { computer: "rookie" }]);
    await expect(score(table)).toContainText(level("rookie"));
    await page.goto("/mine");
    await expect(page.getByRole("listitem")).toContainText(t("page-mine-against", { name: t("page-mine-computer", { level: level("rookie") }) }));
    await page.goto(`/m/${id}/replay#0`);
    await expect(score(table)).toContainText(level("rookie"));
  });

const SIZES = [
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];
for (const lang of ["en", "fr"] as Lang[])
  test.describe(lang, () => {
    test.use({ locale: lang === "fr" ? "fr-FR" : "en-GB" });
    for (const game of Object.keys(FIRST))
      test(`the level at the table of ${game} is whole, whatever the size of the screen`, async ({ page }) => {
        const table = new Table(page, { lang });
        const name = level("rookie", words[lang]);
        await playNow(table, game);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const line = score(table).locator("small").filter({ hasText: name });
          await expect(line).toBeVisible();
          const cut = await line.evaluate((element, name) => {
            const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
            const at = node.data.indexOf(name);
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + name.length);
            return range.getBoundingClientRect().right - element.getBoundingClientRect().right;
          }, name);
          expect(cut, `${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
        }
      });
  });

test("what was played last comes again", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/new/shoot");
  await page.getByRole("radio", { name: level("league") }).check();
  await page.getByRole("radio", { name: t("shoot-length-goals-4") }).check();
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await table.arrived();
  await playNow(table, "shoot");
  const made = await facts(page, table.id);
  expect(made.options).toMatchObject({ length: "goals-4" });
  expect(made.seats[1]?.kind).toEqual({ computer: "league" });
});

test("after a clear defeat the level below is one tap away, and stays", async ({ page }) => {
  const table = new Table(page);
  await playNow(table, "shoot");
  await table.asked();
  await table.giveUp();
  await expect(page.getByText(t("page-met", { level: level("rookie") }))).toBeVisible();
  const { id } = table;
  await page.getByRole("button", { name: t("page-level-down", { level: level("random") }) }).click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  await table.arrived();
  const made = await facts(page, table.id);
  expect(made.options).toMatchObject(FIRST.shoot);
  expect(made.seats[1]?.kind).toEqual({ computer: "random" });
  await expect(score(table)).toContainText(level("random"));
  await page.goto("/");
  await expect(box(page, "shoot")).toContainText(level("random"));
});

test("after a clear win the next level is offered, after a close one none", async ({ page }) => {
  // How it ended is told otherwise than it was.
  let told = { winner: "R", score: [2, 0], ranks: [1, 2], gave_up: null };
  await inText(page);
  await page.routeWebSocket(/live$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.now?.outcome) message.now.outcome = { ...message.now.outcome, ...told };
      near.send(JSON.stringify(message));
    });
  });
  const table = new Table(page);
  await playNow(table, "chifootmi");
  await table.asked();
  await table.giveUp();
  await expect(page.getByRole("button", { name: t("page-level-up", { level: level("club") }) })).toBeVisible();
  told = { ...told, score: [2, 1] };
  await page.reload();
  await table.over().waitFor();
  await expect(page.getByText(t("page-met", { level: level("rookie") }))).toBeVisible();
  await expect(page.locator("[data-level]")).toHaveCount(0);
});
