import { gzipSync } from "node:zlib";
import { position, SimTable } from "../support/simulator";
import { expect, test } from "../support/test";
import { tasks } from "../support/trace";

const KB = 1024;
const MIDFIELD = position("action", { R8: "F11@448,333", R10: "F17" }, "ball @462,333 F11; carrier R8");

test("shell and table are at most 75.1 KB of script, gzipped", async ({ page }) => {
  const made = await page.request.post("/api/matches", { data: { game: "simulator", seats: { R: "me", B: { computer: "random" } }, options: {} } });
  const { match } = (await made.json()) as { match: string };
  const loaded: Promise<{ path: string; bytes: number }>[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.endsWith(".js") || !answer.ok()) return;
    loaded.push(answer.body().then((body) => ({ path: pathname, bytes: gzipSync(body).length })));
  });
  await page.goto(`/m/${match}`);
  await new SimTable(page).arrived();
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(loaded);
  const told = files.map(({ path, bytes }) => `${bytes} ${path}`).join("\n");
  expect(files.some(({ path, bytes }) => path.includes("/simulator-") && bytes > 0), told).toBe(true);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  test.info().annotations.push({ type: "script", description: `${bytes}` });
  expect(bytes, told).toBeLessThanOrEqual(75.1 * KB);
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("no task is longer than 50 ms while a finger aims and the ball flies", async ({ page, browser }, info) => {
    const table = new SimTable(page);
    await table.study(MIDFIELD);
    await table.asked();
    await page.waitForTimeout(600);
    await page.evaluate(() => {
      const seen = { moved: 0 };
      let before = "";
      Object.assign(globalThis, { seen });
      const count = () => {
        const at = document.querySelector("[data-ball]")?.getAttribute("transform") ?? "";
        if (at !== before) seen.moved++;
        before = at;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    const path = info.outputPath("trace.json");
    await browser.startTracing(page, { path, categories: ["toplevel", "devtools.timeline"] });
    const { x, y } = await table.ball();
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 40; i++) await page.mouse.move(x - 60 - i / 2, y + Math.sin(i / 6) * 25);
    await page.mouse.up();
    await expect.poll(() => table.happened).toContain("ball");
    const moved = () => page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved);
    await expect.poll(moved, "pictures of the ball on its way").toBeGreaterThan(5);
    await expect(page.locator("[data-playing=true]")).toHaveCount(0, { timeout: 20_000 });
    await browser.stopTracing();
    const longest = tasks(path);
    expect(longest.length).toBeGreaterThan(40);
    expect(longest[0]).toBeGreaterThan(1);
    expect(longest.filter((ms) => ms > 50)).toEqual([]);
  });

  test("the last kick once more by one key, then slowly, and from the side", async ({ page }) => {
    const table = new SimTable(page);
    await table.study(MIDFIELD);
    await table.asked();
    await table.choice("PASS R8 low 0.0 p45").or(table.choices().and(page.locator("[data-choice^=PASS]")).first()).first().click();
    await expect.poll(() => table.happened).toContain("ball");
    await expect(table.board().locator("[data-ball]")).toBeVisible();
    await expect(page.locator("[data-again]")).toBeVisible();
    await expect(page.locator("[data-playing=true]")).toHaveCount(0, { timeout: 20_000 });
    // Small choices that make themselves go on with the match, which ends what is shown again.
    await expect(async () => {
      await page.keyboard.press("v");
      await expect(page.locator(".side")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(page.locator(".side")).toHaveCount(0);
  });
});
