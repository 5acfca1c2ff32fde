import { position, SimTable } from "../support/simulator";
import { fits } from "../support/table";
import { expect, test } from "../support/test";

const PHASE2 = position("phase2", { R8: "F11@448,333" }, "ball @462,333 F11; carrier R8");
/** B8 has the ball; R10 stands before him, R6 behind, R9 two cells off. */
const PHASE3 = position("phase3-first", { B8: "F11@476,333", R10: "F9", R6: "F13", R9: "F7" }, "ball @462,333 F11; carrier B8; moved B9; m 3", "B");

test("phase 2: pegs go by tap and by drag, are planned together, and one key hands all of it in", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(PHASE2);
  await table.asked();
  const centre = async (cell: string) => {
    const box = await table.board().locator(`[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`no ${cell}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const middle = async (peg: string) => {
    const box = await table.peg(peg).locator("text").boundingBox();
    if (!box) throw new Error(`no ${peg}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const planned = page.locator("[data-planned]");
  const nine = await middle("R9");
  await page.mouse.click(nine.x, nine.y);
  const cells = table.legal.filter((choice) => choice.startsWith("MOVE R9 ")).length;
  await expect(table.board().locator("[data-cell]")).toHaveCount(cells);
  const to = await centre("E10");
  await page.mouse.click(to.x, to.y);
  await expect(planned).toHaveCount(1);

  const ten = await middle("R10");
  await page.mouse.move(ten.x, ten.y);
  await page.mouse.down();
  await page.mouse.move(ten.x + 8, ten.y + 8, { steps: 3 });
  const there = await centre("G10");
  // A little beside the middle of the cell: set down just there.
  await page.mouse.move(there.x + 8, there.y + 6, { steps: 6 });
  await page.mouse.up();
  await expect(planned).toHaveCount(2);
  await expect(planned.nth(1)).toHaveAttribute("data-planned", /^MOVE R10 G10@\d+,\d+$/);

  // A third, into the cell that R9 leaves; and not after all.
  await table.man("R6").click();
  await expect(table.board().locator('[data-cell="F7"]')).toHaveCount(1);
  const left = await centre("F7");
  await page.mouse.click(left.x, left.y);
  await expect(planned).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(planned).toHaveCount(2);
  await expect(table.board().locator("[data-way]")).toHaveCount(2);
  // Taken up again, and set down once more.
  const again = await middle("R9");
  await page.mouse.click(again.x, again.y);
  await expect(planned).toHaveCount(1);
  await expect(table.board().locator('[data-cell="E10"]')).toHaveCount(1);
  await page.mouse.click(to.x, to.y);
  await expect(planned).toHaveCount(2);
  expect(table.moves, "nothing is handed in so far").toBe(0);

  // One key makes them, and ends the phase.
  await page.keyboard.press("e");
  await expect.poll(() => table.wire.acknowledged.map(({ choice }) => choice?.split("@")[0])).toEqual(["MOVE R10 G10", "MOVE R9 E10", "END"]);
  await expect.poll(() => table.happened).toContain("phase3");
  await expect(planned).toHaveCount(0);
});

test("phase 3: a tackle is told with its odds, and a violent foul is asked for twice", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(PHASE3);
  await table.asked();
  await table.man("R10").click();
  const tackle = table.legal.find((choice) => /^MOVE R10 F11.* tackle$/.test(choice)) ?? "";
  await expect(table.choice(tackle).locator("small")).toContainText("%");
  await page.getByRole("button", { name: table.t("simulator-another") }).click();

  await table.man("R9").click();
  const foul = table.legal.find((choice) => /^MOVE R9 F11(?!.* tackle)/.test(choice)) ?? "";
  await table.choice(foul).click();
  const yes = page.locator("[data-confirm]");
  await expect(yes).toBeVisible();
  await expect(page.getByRole("region", { name: table.t("page-choices") }).getByRole("heading")).toContainText("red card");
  expect(table.moves).toBe(0);
  await yes.click();
  await expect.poll(() => table.happened).toContain("carded");
});

test("line-up: a formation, a peg moved by hand, and all of it handed in at once", async ({ page }) => {
  const table = new SimTable(page);
  await page.goto("/new/simulator");
  await page.getByRole("button", { name: table.t("page-go-computer") }).click();
  await table.arrived();
  await table.stage("lineup");
  await page.locator('[data-formation="3-5-2"]').click();
  const from = await table.peg("R11").boundingBox();
  if (!from) throw new Error("no R11");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 - 60, from.y + from.height / 2 + 40, { steps: 6 });
  await page.mouse.up();
  const sent = table.moves;
  await page.getByRole("button", { name: table.t("simulator-places-take") }).click();
  await table.confirm(sent);
  await expect.poll(() => table.wire.acknowledged[0]?.choice ?? "").toMatch(/^LINEUP R R1 F1, /);
  await expect.poll(() => table.happened).toContain("toss");
});

test("a line-up that is refused is not lost: the peg that stood wrong is moved, and the others stay", async ({ page }) => {
  const table = new SimTable(page);
  await page.goto("/new/simulator");
  await page.getByRole("button", { name: table.t("page-go-computer") }).click();
  await table.arrived();
  await table.stage("lineup");
  await page.locator('[data-formation="4-3-3"]').click();
  const number = async (peg: string) => {
    const box = await table.peg(peg).locator("text").boundingBox();
    if (!box) throw new Error(`no ${peg}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (peg: string, by: number) => {
    const { x, y } = await number(peg);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 6 });
    await page.mouse.up();
  };
  await drag("R10", 300);
  const taken = page.getByRole("button", { name: table.t("simulator-places-take") });
  const draft = (await taken.getAttribute("data-choice")) ?? "";
  await taken.click();
  await expect(page.getByRole("alert")).toContainText("Red’s 10");
  await expect(taken).toHaveAttribute("data-choice", draft);
  await drag("R10", -300);
  await taken.click();
  await expect.poll(() => table.happened).toContain("toss");
});

test("who shares a cell, and whose shirt the ball lies before, can be told by number", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("action", { R8: "F11@448,333", B6: "F11@436,333" }, "ball @462,333 F11; carrier R8"));
  await table.asked();
  const number = async (peg: string) => (await table.peg(peg).locator("text").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [red, blue, ball] = [await number("R8"), await number("B6"), await table.ball()];
  expect(Math.abs(red.x - blue.x), "they stand beside each other").toBeGreaterThan(12);
  expect(ball.x < red.x || ball.x > red.x + red.width || ball.y < red.y || ball.y > red.y + red.height, "the ball is not on the number").toBe(true);
});

test("a free kick: a formation is fitted to it, substitutions are offered", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("substitute-1", {}, "ball @714,333 F17; restart free"));
  await table.asked();
  await table.make("SUB R14 for R8");
  await table.stage("substitute-1");
  await table.make("END");
  await table.stage("reposition-1");
  const taken = page.getByRole("button", { name: table.t("simulator-places-take") });
  const before = await taken.getAttribute("data-choice");
  await page.locator('[data-formation="4-4-2"]').click();
  await expect.poll(() => taken.getAttribute("data-choice")).not.toBe(before);
  const sent = table.moves;
  await taken.click();
  await table.confirm(sent);
  await expect.poll(() => table.happened).toContain("repositioned");
  expect(table.happened).toContain("substituted");
});

for (const viewport of [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 740, height: 360 }])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, locale: "fr-FR" });

    test("the cloth fits, keeps its size from question to question, and choices are in sight", async ({ page }) => {
      const table = new SimTable(page, { lang: "fr" });
      await table.study(PHASE2);
      await table.asked();
      await fits(page);
      const size = await table.board().boundingBox();
      // Numbers can be read, and the cloth is still there with the list of a peg's cells open beside or below it.
      expect((await table.peg("R10").locator("text").boundingBox())?.height).toBeGreaterThan(11);
      await table.man("R9").click();
      await expect(page.locator(".cells [data-choice]").first()).toBeInViewport();
      expect(await table.board().boundingBox()).toEqual(size);
      await page.getByRole("button", { name: table.t("simulator-another") }).click();
      await table.make("QUICK");
      await table.stage("action");
      await fits(page);
      expect(await table.board().boundingBox()).toEqual(size);
      await expect(page.locator("[data-kick]")).toBeInViewport();
    });
  });
