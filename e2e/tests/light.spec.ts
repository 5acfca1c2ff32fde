import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { Table } from "../support/table";
import { expect, test } from "../support/test";

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
      test(`a table opened from a link comes in at most 85 KB, fonts included, of that 60.5 KB of script: ${game}`, async ({ page, stranger }) => {
        const host = new Table(await (await stranger()).newPage(), { lang: locale === "fr-FR" ? "fr" : "en" });
        // With a friend who has not come: nothing moves, so nothing sounds before it is weighed.
        const made = await host.page.request.post("/api/matches", { data: { game, seats: { R: "me", B: "friend" }, options: {} } });
        const { match } = (await made.json()) as { match: string };
        const weight = weigh(page);
        await page.goto(`/m/${match}`);
        await new Table(page, { lang: locale === "fr-FR" ? "fr" : "en" }).arrived();
        const { bytes, script, files } = await weight();
        expect(files.length).toBeGreaterThan(5);
        expect(bytes, files.join("\n")).toBeLessThanOrEqual(85 * KB);
        // Shell, table and sentences, packed by gzip as most count it.
        expect(script, files.join("\n")).toBeLessThanOrEqual(60.5 * KB);
      });
  });
