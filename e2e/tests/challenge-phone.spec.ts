import { ChallengeTable } from "../support/challenge";
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

test("where a champion goes and what he draws is asked before he runs", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make({ club1: "device", club2: "device" }, { friendly: "on" });
  await table.until("played");
  await table.asked();
  await page.locator("[data-pick]").last().click();
  await expect.poll(() => table.wire.sent.some((sent) => sent.do === "ask" && JSON.stringify(sent).includes('"runs '))).toBe(true);
  await expect.poll(() => table.wire.received.some(({ text }) => text.includes('"way":['))).toBe(true);
  // His way is drawn square by square once it is known.
  const choice = page.locator(".squares [data-choice]").last();
  const die = Number(/:(\d)/.exec((await choice.getAttribute("data-choice")) ?? "")?.[1]);
  await choice.hover();
  await expect.poll(async () => (await page.locator("polyline").getAttribute("points"))?.split(" ").length).toBe(die + 1);
});
