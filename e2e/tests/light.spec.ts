import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { playInside } from "../support/clicks";
import { position, ShootTable } from "../support/shoot";
import { Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const KB = 1024;

/** What a page with an empty cache loads, each file as small as it can be sent: fonts and pictures are packed already. */
function weigh(page: Page): () => Promise<{ bytes: number; script: number; files: string[] }> {
  const loaded: Promise<{ path: string; bytes: number; script: number }>[] = [];
  page.on("response", (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.startsWith("/api/") || !answer.ok()) return;
    const packed = /\.(woff2|png)$/.test(path);
    loaded.push(
      answer.body().then((body) => ({
        path,
        bytes: packed ? body.length : brotliCompressSync(body).length,
        script: path.endsWith(".js") ? gzipSync(body).length : 0,
      })),
    );
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const all = await Promise.all(loaded);
    const sum = (of: "bytes" | "script") => all.reduce((sum, one) => sum + one[of], 0);
    return { bytes: sum("bytes"), script: sum("script"), files: all.map(({ path, bytes }) => `${bytes} ${path}`) };
  };
}

for (const locale of ["en-GB", "fr-FR"])
  test.describe(locale, () => {
    test.use({ locale });

    test("home comes in at most 70 KB, fonts included", async ({ page }) => {
      const weight = weigh(page);
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const { bytes, files } = await weight();
      expect(files.length).toBeGreaterThan(5);
      expect(bytes, files.join("\n")).toBeLessThanOrEqual(70 * KB);
    });

    for (const game of ["chifootmi", "shoot"])
      test(`a table opened from a link comes in at most 85 KB, fonts included, of that 60 KB of script: ${game}`, async ({ page, stranger }) => {
        const host = new Table(await (await stranger()).newPage(), { lang: locale === "fr-FR" ? "fr" : "en" });
        const made = await host.page.request.post("/api/matches", { data: { game, seats: { R: "me", B: { computer: "random" } }, options: {} } });
        const { match } = (await made.json()) as { match: string };
        const weight = weigh(page);
        await page.goto(`/m/${match}`);
        await new Table(page, { lang: locale === "fr-FR" ? "fr" : "en" }).arrived();
        const { bytes, script, files } = await weight();
        expect(files.length).toBeGreaterThan(5);
        expect(bytes, files.join("\n")).toBeLessThanOrEqual(85 * KB);
        // Shell, table and sentences, packed by gzip as most count it.
        expect(script, files.join("\n")).toBeLessThanOrEqual(60 * KB);
      });
  });

test("the document does not grow with the match, and the old lines of the story come back", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "14,10 loose", "R P"), "", { options: { length: "open" } });
  const elements = () => page.evaluate(() => document.querySelectorAll("*").length);
  const story = page.locator(".story p");
  const playTo = async (steps: number) => {
    for (let i = 0; i < 60 && table.wire.steps.length < steps; i++) await playInside(page, { ms: 1000, gap: 20 });
    await table.asked();
  };
  await playTo(60);
  const [few, lines] = [await elements(), await story.count()];
  await playTo(120);
  expect(table.wire.steps.length).toBeGreaterThan(100);
  expect(await story.count()).toBeLessThanOrEqual(lines + 8);
  expect(await elements()).toBeLessThan(few + 150);

  // Down to the end of the story, chapter after chapter.
  const more = page.getByRole("button", { name: t("page-story-more") });
  for (let i = 0; i < 60 && (await more.count()); i++) {
    await page.locator(".tale").evaluate((tale) => tale.scrollTo(0, tale.scrollHeight));
    await page.waitForTimeout(50);
  }
  await expect(page.getByRole("heading", { name: t("shoot-throws", { throws: 11 }), exact: true })).toBeVisible();
  expect(await story.count()).toBeGreaterThan(lines + 20);
  await page.locator(".tale").evaluate((tale) => tale.scrollTo(0, 0));
  await expect.poll(() => story.count()).toBeLessThanOrEqual(lines + 8);
});
