import { position, SimTable } from "../support/simulator";
import { unfolded } from "../support/table";
import { expect, test } from "../support/test";

test("a tackle: 6 against 1 wins the ball, and the dice are told", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("phase3-first", { B8: "F11@476,333", R10: "F9", R9: "F5", R6: "D3" }, "ball @462,333 F11; carrier B8; moved B9; m 1", "B"), { chance: "6, 1" });
  await table.asked();
  await table.make(table.legal.find((choice) => /^MOVE R10 F11.* tackle$/.test(choice)) ?? "");
  await expect.poll(() => table.happened).toContain("relance");
  await unfolded(page, page.locator(".story").getByText(table.t("simulator-event-tackled", { peg: "Red’s 10", carrier: "Computer’s 8", dice_1: 6, numbers_1: 3, dice_2: 1, numbers_2: 4, won: "true" })));
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
  const finds = page.locator(".kicks button").filter({ hasText: table.t("simulator-result", { how: "header", pegs: "number 9", pegs_count: 1 }) });
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

test("a header with two team-mates in line: the same kick would reach both, and it is listed once", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("header", { R1: "A1", R4: "F1", R16: "F7", R9: "bench", R8: "F11@451,333" }, "ball @42,333 F1; carrier R4; relance; heading; last B9 cross lob A1, touched R4, by R4"));
  await table.asked();
  const kicks = () => page.locator(".kicks [data-choice]").evaluateAll((all) => all.map((one) => one.getAttribute("data-choice")));
  await expect.poll(async () => (await kicks()).length).toBeGreaterThan(5);
  const listed = await kicks();
  expect(new Set(listed).size).toBe(listed.length);
});

test("a clear-out says why; the only peg that can go has its cells open, and a line of the list is seen on the cloth", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("clear-1", { R6: "K3@120,660", R5: "K3@140,620" }, "ball @124,666 K3; carrier R6; restart throw; last B6 pass head K3, restart throw"));
  await table.asked();
  await expect(page.getByText(table.t("simulator-note-clear"))).toBeVisible();
  await expect(table.board().locator("[data-cell]")).toHaveCount(table.legal.length);
  await page.locator("[data-choice^='CLEAR R5']").first().hover();
  await expect(table.board().locator("[data-marked]")).toHaveCount(1);
  await table.make(table.legal[0] ?? "");
  await expect.poll(() => table.happened).toContain("made_way");
});

test("a shot is coming: the keeper is placed on the cloth, standing or lying", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("prepare", { B9: "F3@118,333", R1: "F1@30,333" }, "ball @104,333 F3; carrier B9; shots 1; declared shot", "B"));
  await table.asked();
  await expect(page.getByText(table.t("simulator-note-prepare", { direct: "false", bar: "false" }))).toBeVisible();
  const cell = table.board().locator('[data-cell="E0"]');
  const box = await cell.boundingBox();
  if (!box) throw new Error("E0 is not open");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Two ways lead there: the list asks which.
  const ways = page.locator("[data-choice^='PREP keeper R1 E0']");
  await expect(page.locator("[data-choice^=PREP]")).toHaveCount(await ways.count());
  await table.make((await ways.first().getAttribute("data-choice")) ?? "");
  await expect.poll(() => table.happened).toContain("keeper_placed");
});

test("on a pitch of other data what is drawn, marked and offered follows", async ({ page }) => {
  const table = new SimTable(page);
  const from = position("action", { R8: "F15@616,333", R10: "F17" }, "ball @630,333 F15; carrier R8");
  const area = () => table.board().locator("path.area").getAttribute("d");
  const spots = () => table.board().locator("circle.spot").evaluateAll((all) => all.map((one) => one.getAttribute("cx")));
  await table.study(from);
  await table.asked();
  const usual = await area();
  expect(await spots()).toContain("828");
  await expect(page.locator("[data-choice='SHOT R8']")).toHaveCount(0);
  // A larger area with its spot further out, and a shooting zone that begins a cell earlier.
  const pitch = [
    "penalty-area D17-21 E18-22 F17-21 G18-22 H17-21",
    "penalty-spot 800.5,333",
    "shooting A15-21 C14-22 D15-21 E14-22 F15-21 G14-22 H15-21 J14-22 K15-21",
  ].join("; ");
  await table.study(from, { options: { pitch } });
  await table.asked();
  expect(await spots()).toEqual(expect.arrayContaining(["800.5", "123.5"]));
  expect(await area()).not.toBe(usual);
  await expect(page.locator("[data-choice='SHOT R8']")).toBeVisible();
  await table.make("SHOT R8");
  await expect.poll(() => table.happened).toContain("shot_declared");
});
