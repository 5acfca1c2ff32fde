import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { golden, knowing } from "../support/records";
import { expect, test as base } from "../support/test";
import { t, words } from "../support/words";

const MATCHES = ["shoot/three-goals", "simulator/pro", "challenge/friendly", "chifootmi/pro"];

const test = base.extend({
  server: async ({}, use) => {
    const server = await knowing(MATCHES).start();
    await use(server);
    await server.stop();
  },
});

const open = (page: Page, name: string, step = 0) => page.goto(`/m/${golden(name).id}/replay#${step}`);
const paper = (page: Page) => page.getByRole("dialog", { name: t("report-title") });

/** The goals of a record, as it tells them. */
const goals = (name: string) => readFileSync(golden(name).file, "utf8").split("\n").filter((line) => /^\d+ \S+ ball goal\b/.test(line)).length;

test("the report of a match of SHOOT: headline, scorers that lead to their goals, figures side by side, two maps", async ({ page }) => {
  await open(page, "shoot/three-goals");
  await page.getByRole("button", { name: t("page-report") }).click();
  const sheet = paper(page);
  await expect(sheet.getByRole("heading", { level: 2 })).not.toHaveText(t("report-title"));
  const scorers = sheet.getByRole("button").filter({ hasText: "·" });
  await expect(scorers).toHaveCount(goals("shoot/three-goals"));
  await expect(sheet.getByRole("row").filter({ hasText: t("tell-tally-possession") })).toContainText("%");
  await expect(sheet.getByRole("img", { name: t("report-ball-map") })).toBeVisible();
  await expect(sheet.locator("svg .shot.goal")).toHaveCount(goals("shoot/three-goals"));
  // No gap in what is said.
  expect(await sheet.innerText()).not.toMatch(/\b(tell|report|page)-[a-z]/);
  await scorers.first().click();
  await expect(sheet).toHaveCount(0);
  const first = await page.locator("[data-mark=goal]").first().getAttribute("data-step");
  await expect(page.getByRole("slider")).toHaveValue(first ?? "");
});

test("the picture of the result carries the report's core, as large as before", async ({ page }, info) => {
  await open(page, "shoot/three-goals");
  await page.getByRole("button", { name: t("page-report") }).click();
  const coming = page.waitForEvent("download");
  await paper(page).getByRole("button", { name: t("page-result-picture") }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^onze-\d+-\d+\.png$/);
  const file = info.outputPath("result.png");
  await download.saveAs(file);
  const picture = readFileSync(file);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

/** Those games that tell their matches by attacks. */
for (const name of ["shoot/three-goals"])
  test(`the ticker tells attacks, and opens to single steps with their clauses: ${name}`, async ({ page }) => {
    await open(page, name, 100_000);
    const attack = page.locator(".story details").first();
    await expect(attack).toBeVisible();
    const summary = attack.locator("summary");
    await expect(summary).toContainText(/\p{L}/u);
    expect(await page.locator(".story summary").allInnerTexts()).not.toContainEqual(expect.stringMatching(/[Tt]ell-|\{\$/));
    await expect(attack.getByRole("paragraph").first()).toBeHidden();
    // By keyboard, as any part that opens.
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(attack.getByRole("paragraph").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(attack.getByRole("paragraph").first()).toBeHidden();
  });

test("marks on the slider: jumped to by button, key and press, and named", async ({ page }) => {
  await open(page, "shoot/three-goals");
  const marks = page.locator("[data-mark]");
  await expect(marks.first()).toBeAttached();
  const steps = await marks.evaluateAll((all) => [...new Set(all.map((mark) => Number((mark as HTMLElement).dataset.step)))]);
  const slider = page.getByRole("slider");
  const after = steps.filter((step) => step > 0);
  await page.getByRole("button", { name: t("page-replay-moment-after") }).click();
  await expect(slider).toHaveValue(String(after[0]));
  await page.keyboard.press("n");
  await expect(slider).toHaveValue(String(after[1]));
  await page.keyboard.press("p");
  await expect(slider).toHaveValue(String(after[0]));
  const goal = page.locator("[data-mark=goal]").last();
  await goal.click();
  await expect(slider).toHaveValue((await goal.getAttribute("data-step")) ?? "");
  await expect(goal.locator("title")).toHaveText(new RegExp(words.en("tell-mark-goal", { side: "" }).trim().slice(0, 5)));
});

test("highlights end by themselves, at the last moment that one looks for", async ({ page }) => {
  await open(page, "shoot/three-goals");
  const run = page.getByRole("button", { name: t("page-replay-highlights") });
  await run.click();
  await expect(run).toHaveAttribute("aria-pressed", "true");
  await expect(run).toHaveAttribute("aria-pressed", "false", { timeout: 110_000 });
  const last = await page.locator("[data-mark=goal]").last().getAttribute("data-step");
  expect(Number(await page.getByRole("slider").inputValue())).toBeGreaterThanOrEqual(Number(last));
});
