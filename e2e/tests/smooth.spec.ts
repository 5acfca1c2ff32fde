import { playInside } from "../support/clicks";
import { position, ShootTable } from "../support/shoot";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { tasks } from "../support/trace";
import { t } from "../support/words";

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const game of ["shoot", "chifootmi"])
    test(`no task is longer than 50 ms while a match is played: ${game}`, async ({ page, browser }, info) => {
      const table = new Table(page);
      await page.goto("/");
      await page.evaluate((game) => localStorage.setItem(`onze.hints.${game}`, "true"), game);
      await box(page, game).getByRole("button", { name: t("page-play-now") }).click();
      await table.arrived();
      await playInside(page, { ms: 2000 });
      const path = info.outputPath("trace.json");
      await browser.startTracing(page, { path, categories: ["toplevel", "devtools.timeline"] });
      await playInside(page, { ms: 12_000 });
      await browser.stopTracing();
      expect(table.wire.steps.length).toBeGreaterThan(5);
      const longest = tasks(path);
      expect(longest.length).toBeGreaterThan(300);
      expect(longest[0]).toBeGreaterThan(1);
      expect(longest.filter((ms) => ms > 50)).toEqual([]);
    });
});

test("neither the document nor what the page remembers grows with the length of a match, and the old lines of the story come back", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "14,10 loose", "R P"), "", { options: { length: "open" } });
  const cdp = await page.context().newCDPSession(page);
  const story = page.locator(".story p");
  const size = async () => {
    // Twice: what is only held by what goes the first time goes the second.
    for (const _ of [1, 2]) await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    return { heap: usedSize / 1024, nodes, elements, lines: await story.count(), listeners: jsEventListeners, steps: table.wire.steps.length };
  };
  const playTo = async (steps: number) => {
    for (let i = 0; i < 60 && table.wire.steps.length < steps; i++) await playInside(page, { ms: 1000, gap: 20 });
    await table.asked();
  };
  await playTo(100);
  const early = await size();
  await playTo(240);
  const late = await size();
  expect(late.steps).toBeGreaterThan(early.steps + 100);
  expect(late.nodes).toBeLessThan(early.nodes + 600);
  expect(late.elements).toBeLessThan(early.elements + 150);
  expect(late.lines).toBeLessThanOrEqual(early.lines + 8);
  expect(late.listeners).toBeLessThan(early.listeners + 100);
  // The steps themselves are kept, a few hundred bytes each.
  expect((late.heap - early.heap) / (late.steps - early.steps)).toBeLessThan(4);

  // Down to the end of the story, chapter after chapter.
  const more = page.getByRole("button", { name: t("page-story-more") });
  for (let i = 0; i < 80 && (await more.count()); i++) {
    await page.locator(".tale").evaluate((tale) => tale.scrollTo(0, tale.scrollHeight));
    await page.waitForTimeout(30);
  }
  await expect(page.getByRole("heading", { name: t("shoot-throws", { throws: 11 }), exact: true })).toBeVisible();
  expect(await story.count()).toBeGreaterThan(early.lines + 20);
  await page.locator(".tale").evaluate((tale) => tale.scrollTo(0, 0));
  await expect.poll(() => story.count()).toBeLessThanOrEqual(early.lines + 8);
});
