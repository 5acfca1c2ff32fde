import { position, SimTable } from "../support/simulator";
import { expect, test } from "../support/test";

test("a tackle: 6 against 1 wins the ball, and the dice are told", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("phase3-first", { B8: "F11@476,333", R10: "F9", R9: "F5", R6: "D3" }, "ball @462,333 F11; carrier B8; moved B9; m 1", "B"), { chance: "6, 1" });
  await table.asked();
  await table.make(table.legal.find((choice) => /^MOVE R10 F11.* tackle$/.test(choice)) ?? "");
  await expect.poll(() => table.happened).toContain("relance");
  await expect(page.locator(".story")).toContainText(table.t("simulator-event-tackled", { peg: "R10", carrier: "B8", dice_1: 6, numbers_1: 3, dice_2: 1, numbers_2: 4, won: "true" }));
  await table.stage("action");
  expect(table.view.ball.carrier).toBe("R10");
});

test("a cross with a header: declared, aimed by its name, and headed at goal", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("action", { R7: "A19@780,42", R9: "D19@770,187", R10: "F17" }, "ball @794,42 A19; carrier R7"), { options: { hand: "exact" } });
  await table.asked();
  await table.make("CROSS R7");
  await table.stage("aim");
  // The list says which of them finds a head.
  const finds = page.locator(".kicks button").filter({ hasText: table.t("simulator-result", { how: "header", pegs: "R9", pegs_count: 1 }) });
  const lob = page.getByRole("button", { name: table.t("simulator-kind", { how: "lob" }), exact: true });
  await expect(lob).toBeVisible();
  if (!(await finds.count())) {
    // Straight at him along the ground.
    await page.getByLabel(table.t("simulator-direction")).fill("99.4");
    await page.getByLabel(table.t("simulator-power")).fill("60");
    await page.locator("[data-kick]").click();
  } else await finds.first().click();
  await expect.poll(() => table.happened).toContain("header");
  await table.stage("header");
  await expect(page.locator("[data-choice^='SHOT R9']")).toBeVisible();
});

test("a wall: three stand side by side before a free kick", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("substitute-1", {}, "ball @210,200 D5; restart free", "B"));
  await table.stage("substitute-2");
  await table.make("END");
  await table.stage("reposition-2");
  const wall = table.legal[1] ?? "";
  await page.locator(`[data-draft="${wall}"]`).click();
  await page.getByRole("button", { name: table.t("simulator-places-take") }).click();
  const together = () => {
    const cells = table.view.sides[0]?.pegs.flatMap(({ cell }) => (cell ? [cell] : [])) ?? [];
    return Math.max(...cells.map((cell) => cells.filter((one) => one === cell).length));
  };
  await expect.poll(together).toBe(3);
});

test("a shoot-out: the taker, the kick, and how it stands", async ({ page }) => {
  const table = new SimTable(page);
  const from = position("taker", {}, "ball @828,333 F19; shootout R 0 0-0").replace("half 1; t 3; score 0-0", "half 2; t 33; score 0-0; time up");
  await table.study(from, { options: { shootout: "on" } });
  await table.asked();
  await table.make("TAKER R9");
  await table.stage("aim-dive");
  await page.locator("[data-kick]").click();
  await expect.poll(() => table.happened).toContain("penalty_taken");
});
