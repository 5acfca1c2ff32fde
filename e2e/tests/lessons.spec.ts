import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fits, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const FOLDER = join(import.meta.dirname, "../../lessons");

interface Lesson {
  name: string;
  solution: string[];
}
const lessonsOf = (game: string): Lesson[] =>
  readdirSync(join(FOLDER, game))
    .sort()
    .map((file) => ({
      name: file.replace(/^\d+-(.*)\.lesson$/, "$1"),
      solution: [...readFileSync(join(FOLDER, game, file), "utf8").matchAll(/^solution (.*)$/gm)].map(([, choice]) => choice ?? ""),
    }));

const right = (page: Page) => page.getByRole("region", { name: t("lessons-mark-right") });
const listed = (page: Page, choice: string) => page.locator(`button[data-choice="${choice.replaceAll('"', '\\"')}"]`);

type Press = (page: Page, what: ReturnType<Page["locator"]>) => Promise<void>;

/** Makes a choice by the list, as somebody does who sees it: what is grouped is opened first. */
async function byList(page: Page, game: string, choice: string, press: Press) {
  const man = /^(\d+)>/.exec(choice)?.[1];
  if (game === "shoot" && man) await press(page, page.locator(`[data-man="${man}"]`));
  const one = listed(page, choice).first();
  const footballer = /^m (S(\d+)):/.exec(choice);
  if (game === "challenge" && footballer) await press(page, page.locator(`[data-pick="${footballer[1]}"], [data-pick="${footballer[2]}"]`));
  for (const group of await page.locator("[data-group]").all()) {
    if (await one.isVisible()) break;
    await press(page, group);
  }
  await press(page, one);
}

/** By the field for whoever plays by ear: the choice as it is written. */
async function byWords(page: Page, choice: string) {
  // Once it is there the field keeps the keyboard.
  const field = page.getByRole("textbox", { name: t("page-ear-field") });
  if (!(await field.evaluate((one) => one === document.activeElement))) await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type(choice);
  await page.keyboard.press("Enter");
}

const WAYS: Record<string, (page: Page, game: string, choice: string) => Promise<void>> = {
  mouse: (page, game, choice) => byList(page, game, choice, (_, what) => what.click()),
  touch: (page, game, choice) => byList(page, game, choice, (_, what) => what.tap()),
  // Some letters of moves are questions by ear: there the keyboard goes to the list.
  keyboard: (page, game, choice) =>
    game !== "chifootmi"
      ? byList(page, game, choice, async (_, what) => {
          await what.focus();
          await page.keyboard.press("Enter");
        })
      : byWords(page, choice),
};

/** What is asked for once more is meant. */
async function sure(page: Page, table: Table, before: number, way: string) {
  const yes = page.locator("[data-confirm]").or(table.sure().locator(".danger"));
  await expect.poll(async () => table.moves > before || (await yes.count()) > 0).toBe(true);
  if (table.moves > before) return;
  if (way === "keyboard") {
    // What asks once more takes the keyboard first.
    if (await table.sure().count()) await expect(table.sure().locator(":focus")).toHaveCount(1);
    // And takes a press only after a moment.
    await expect(yes).toBeEnabled();
    await yes.press("Enter");
    await expect.poll(() => table.moves > before).toBe(true);
  } else if (way === "touch") await yes.tap();
  else await yes.click();
}

for (const game of readdirSync(FOLDER).sort())
  for (const [way, choose] of Object.entries(WAYS))
    test.describe(way, () => {
      test.use(way === "touch" ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});

      test(`every lesson of ${game} is solved by its stated solution, by ${way}`, async ({ page }) => {
        const lessons = lessonsOf(game);
        const table = new Table(page);
        await page.goto(`/learn/${game}`);
        await page.getByRole("main").getByRole("listitem").getByRole("link").filter({ hasText: t(`lesson-${game}-${lessons[0]?.name}-title`) }).click();
        for (const [n, { name, solution }] of lessons.entries()) {
          await page.waitForURL(`**/learn/${game}/${name}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`lesson-${game}-${name}-title`));
          for (const choice of solution) {
            await test.step(`${name}: ${choice}`, async () => {
              await table.asked();
              const before = table.moves;
              await choose(page, game, choice);
              await sure(page, table, before, way);
            });
          }
          await expect(right(page)).toBeVisible();
          await fits(page);
          // The answer holds the keyboard.
          const next = right(page).getByRole("link");
          await expect(next).toBeFocused();
          if (way === "keyboard") await page.keyboard.press("Enter");
          else if (way === "touch") await next.tap();
          else await next.click();
          if (n + 1 === lessons.length) await page.waitForURL(`**/learn/${game}`);
        }
        await expect(page.getByRole("list", { name: t("lessons-progress", { done: lessons.length, of: lessons.length }) })).toBeVisible();
      });
    });
