import type { Page } from "@playwright/test";
import { golden, knowing } from "../support/records";
import { expect, test as base } from "../support/test";
import { t } from "../support/words";

const MATCHES = ["simulator/pro", "challenge/friendly", "shoot/three-goals", "chifootmi/pro"];

const test = base.extend({
  server: async ({}, use) => {
    const server = await knowing(MATCHES).start();
    await use(server);
    await server.stop();
  },
});

const shown = (page: Page) => page.getByRole("slider");
async function open(page: Page, name: string, step: number) {
  await page.goto(`/m/${golden(name).id}/replay#${step}`);
  await expect(shown(page)).toHaveValue(String(step));
}
const speed = (page: Page, times: number) => page.getByRole("radio", { name: t("page-replay-times-said", { times: t("page-replay-times", { times }) }) });

test("a replay runs from half to eight times as fast, by press and by key, and remembers it", async ({ page }) => {
  await open(page, "shoot/three-goals", 5);
  await expect(speed(page, 1)).toBeChecked();
  await speed(page, 8).check();
  await page.getByRole("slider").press("Escape");
  await page.reload();
  await expect(speed(page, 8)).toBeChecked();
  for (const times of [4, 2, 1, 0.5, 0.5]) {
    await page.keyboard.press("-");
    await expect(speed(page, times)).toBeChecked();
  }
  await page.keyboard.press("+");
  await expect(speed(page, 1)).toBeChecked();
  await page.keyboard.press(" ");
  await expect(page.getByRole("button", { name: t("page-replay-pause") })).toBeVisible();
  await expect(shown(page)).not.toHaveValue("5");
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what glides on the board is as fast as the replay", async ({ page }) => {
    await page.addInitScript(() => {
      const rates: number[] = [];
      Object.assign(globalThis, { rates });
      const look = () => {
        rates.push(...document.getAnimations().filter((one) => (one.effect as KeyframeEffect).target?.closest("svg.table")).map((one) => one.playbackRate));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, "shoot/three-goals", 5);
    await speed(page, 4).check();
    await page.getByRole("button", { name: t("page-replay-play"), exact: true }).click();
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { rates: number[] }).rates.includes(4))).toBe(true);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [name, step] of [["simulator/pro", 100], ["challenge/friendly", 60]] as const)
    test(`the board is seen from near and goes along with the ball: ${name}`, async ({ page }) => {
      await open(page, name, step);
      const board = page.getByRole("group", { name: t("page-table") });
      const whole = () => board.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width * svg.viewBox.baseVal.height);
      const inSight = () =>
        board.evaluate((svg) => {
          const [ball, box] = [svg.querySelector("[data-ball]")?.getBoundingClientRect(), svg.getBoundingClientRect()];
          return !!ball && ball.left >= box.left && ball.right <= box.right && ball.top >= box.top && ball.bottom <= box.bottom;
        });
      const follow = page.getByRole("button", { name: t("page-replay-follow") });
      await expect(follow).toHaveAttribute("aria-pressed", "true");
      await expect.poll(inSight).toBe(true);
      const near = await whole();
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(inSight).toBe(true);
      }
      await follow.click();
      await expect.poll(whole).toBeGreaterThan(near * 1.5);
    });
});
