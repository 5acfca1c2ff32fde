import { ChallengeTable } from "../support/challenge";
import { drawFinger, middleOf } from "../support/finger";
import { fits } from "../support/table";
import { expect, test } from "../support/test";
import { tidy } from "../support/tidy";

for (const viewport of [{ width: 360, height: 640 }, { width: 740, height: 360 }])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, locale: "fr-FR" });

    test("squad, board and choices share the screen, the board keeps still, and numbers can be read", async ({ page }) => {
      const table = new ChallengeTable(page, "fr");
      await table.make({ club1: "device", club2: "device" }, { friendly: "on" });
      for (let i = 0; i < 10 && !(await page.locator("[data-task]").count()); i++) {
        await table.asked();
        if (!(await page.locator("[data-task]").count())) await table.answer();
      }
      // The whole team sheet is there, and nothing of it lies over the choices.
      for (const number of [1, 4, 8, 16]) await expect(page.locator(`[data-number="${number}"]`)).toBeInViewport({ ratio: 1 });
      await tidy(page, "the team sheet");
      await table.until("played");
      await table.asked();
      await fits(page);
      // Upright, where the whole board would be too narrow for fingers, it is as broad as the page.
      if (viewport.width < 500) expect((await page.locator("svg.table").boundingBox())?.width).toBeGreaterThan(viewport.width - 24);
      const size = await table.board().boundingBox();
      const [first] = await page.locator("[data-man] text").all();
      expect((await first?.boundingBox())?.height).toBeGreaterThan(7);
      await page.locator("[data-pick]").first().click();
      await expect(page.locator("rect[data-to]").first()).toBeVisible();
      expect(await table.board().boundingBox()).toEqual(size);
      await expect(page.locator(".squares [data-choice]").first()).toBeInViewport();
      await tidy(page, "a footballer picked");
    });
  });

test.describe("390 × 844", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" });

  test("around the ball a finger can tell the squares apart, and a glass shows what is under it", async ({ page }) => {
    const table = new ChallengeTable(page, "fr");
    await table.make({ club1: "device", club2: "device" }, { friendly: "on" });
    await table.until("thrown");
    await table.asked();
    const ball = page.locator("[data-ball]");
    await expect(ball).toBeInViewport();
    const square = () => page.locator("svg.table").evaluate((svg) => 20 * ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0));
    expect(await square()).toBeGreaterThanOrEqual(18);
    // The ball is drawn along to where it may stop: the glass shows the squares there, and nothing is played yet.
    const near = await page.locator("[data-end]").evaluateAll((all) => {
      const sight = all[0]?.closest("svg")?.getBoundingClientRect();
      const found = all.find((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return sight && x > sight.x + 20 && x + width < sight.right - 60 && y > sight.y + 20 && y + height < sight.bottom - 20;
      });
      return (found as SVGElement | undefined)?.dataset.end ?? "";
    });
    await drawFinger(page, await middleOf(ball), await middleOf(page.locator(`[data-end="${near}"]`)), async () => {
      await expect(page.locator(".glass")).toBeVisible();
    });
    await expect(page.locator(".glass")).toHaveCount(0);
    await expect(page.locator("[data-confirm]")).toBeVisible();
    expect(table.wire.sent.some(({ choice }) => choice?.startsWith("b "))).toBe(false);
  });
});

test("where a champion goes and what he draws is asked before he runs", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make({ club1: "device", club2: "device" }, { friendly: "on" });
  await table.until("played");
  await table.asked();
  await page.locator("[data-pick]").last().click();
  await expect.poll(() => table.wire.sent.some((sent) => sent.do === "ask" && JSON.stringify(sent).includes('"ways"'))).toBe(true);
  await expect.poll(() => table.wire.received.some(({ text }) => text.includes('"answer":{"ways":['))).toBe(true);
  // His way is drawn square by square once it is known.
  const choice = page.locator(".squares [data-choice]").last();
  const die = Number(/:(\d)/.exec((await choice.getAttribute("data-choice")) ?? "")?.[1]);
  await choice.hover();
  await expect.poll(async () => (await page.locator("polyline").getAttribute("points"))?.split(" ").length).toBe(die + 1);
});
