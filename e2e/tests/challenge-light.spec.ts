import { gzipSync } from "node:zlib";
import { ChallengeTable } from "../support/challenge";
import { expect, test } from "../support/test";

const KB = 1024;

test("shell and table are at most 75 KB of script, gzipped", async ({ page }) => {
  const made = await page.request.post("/api/matches", { data: { game: "challenge", seats: { club1: "me", club2: { computer: "random" } }, options: {} } });
  const { match } = (await made.json()) as { match: string };
  const loaded: Promise<{ path: string; bytes: number }>[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.endsWith(".js") || !answer.ok()) return;
    loaded.push(answer.body().then((body) => ({ path: pathname, bytes: gzipSync(body).length })));
  });
  await page.goto(`/m/${match}`);
  await new ChallengeTable(page).arrived();
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(loaded);
  const told = files.map(({ path, bytes }) => `${bytes} ${path}`).join("\n");
  expect(files.some(({ path, bytes }) => path.includes("/challenge-") && bytes > 0), told).toBe(true);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  test.info().annotations.push({ type: "script", description: `${bytes}` });
  expect(bytes, told).toBeLessThanOrEqual(75 * KB);
});
