import { problems } from "../support/axe";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";

test("a finished match is explained, and what would have been better is shown on the board", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  // Nobody who plays has the match explained while it runs.
  const path = `/api/matches/${table.id}/analysis`;
  expect((await page.request.get(path)).status()).toBe(409);
  // A part of a match is explained as a whole one is, and sooner.
  await table.playTimes(10);
  await table.giveUp();
  await page.goto(`/m/${table.id}/replay#0`);

  await page.getByRole("button", { name: t("page-explain") }).click();
  const panel = page.getByRole("region", { name: t("explain-title") });
  const curve = panel.getByRole("img");
  await expect(curve).toBeVisible({ timeout: 120_000 });
  const { analysis } = await (await page.request.get(path)).json();
  const parts = analysis.start + analysis.luck + analysis.judgement[0] + analysis.judgement[1];
  expect(parts).toBeCloseTo(analysis.result, 9);
  await expect(panel.getByRole("row", { name: t("explain-result") })).toContainText(`${100 * analysis.result}%`);

  const told = analysis.steps.filter((step: { by: string; better?: object }) => step.by !== "nothing" || step.better);
  const moments = panel.getByRole("listitem").getByRole("button");
  await expect(moments).toHaveCount(told.length);
  for (const [i, step] of told.entries()) {
    await moments.nth(i).click();
    // The board shows how things stood before the choice.
    await expect(page.getByRole("slider")).toHaveValue(String(step.n - 1));
    if (step.better) await expect(panel.getByText(t("explain-better", { choice: "" }).slice(0, 7))).toBeVisible();
    if (i > 4) break;
  }
  expect(await problems(page, "the match explained")).toEqual([]);

  // Whoever comes later finds it made, in any language.
  await page.evaluate(() => localStorage.setItem("onze.lang", "fr"));
  await page.reload();
  await page.getByRole("button", { name: words.fr("page-explain") }).click();
  await expect(page.getByRole("heading", { name: words.fr("explain-title") })).toBeVisible();
});
