import { position, SimTable } from "../support/simulator";
import { expect, test } from "../support/test";

const MARKED = position("phase2", { R8: "F9@366,333", R10: "F13", B6: "F9@398,333" }, "ball @380,333 F9; carrier R8");

test("by ear: who has the ball and who marks him, a cell and a peg can be asked for, a peg moves by words", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(MARKED);
  await table.asked();
  const log = page.getByRole("log");
  const words = page.getByLabel(table.t("page-ear-field"));
  const ask = async (question: string) => {
    await words.fill(question);
    await words.press("Enter");
  };
  await page.keyboard.press("b");
  await expect(log).toContainText("Number 8 has the ball in F9, Computer’s 6 marks him.");
  await expect(log).toContainText("number 10, free in F13, 2 cells away");
  await page.keyboard.press("/");
  await ask("f13");
  await expect(log).toContainText("F13, number 10 in F13");
  await ask("r8");
  await expect(log).toContainText("Number 8 in F9: 3 yellow");
  await ask("9 f11");
  await expect.poll(() => table.wire.acknowledged.at(-1)?.choice).toBe("MOVE R9 F11");
});

test("by keyboard over the cloth: arrows go from cell to cell, Enter picks up and sets down", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("phase2", { R8: "F11@448,333" }, "ball @462,333 F11; carrier R8"));
  await table.asked();
  await page.getByRole("button", { name: table.t("page-walk") }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".walk button")).toHaveAttribute("aria-label", /^F11, number 8 in F11/);
  for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".walk button")).toHaveAttribute("aria-label", /^F7, number 9 in F7.*can move/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".walk button")).toHaveAttribute("aria-label", /number 9 may go here/);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-planned]")).toHaveCount(1);
  await page.keyboard.press("e");
  await expect.poll(() => table.wire.acknowledged.map(({ choice }) => choice)).toEqual(["MOVE R9 F9", "END"]);
});

test("by ear: a line-up is told, arranged by words and by the arrows; what is planned is said, and Enter does not undo it", async ({ page }) => {
  const table = new SimTable(page);
  await page.goto("/new/simulator");
  await page.getByRole("button", { name: table.t("page-go-computer") }).click();
  await table.arrived();
  await table.stage("lineup");
  const log = page.getByRole("log");
  await page.keyboard.press("m");
  await expect(log).toContainText("number 8 in D7; number 9 in F7");
  await page.locator('[data-formation="5-3-2"]').click();
  await expect(log).toContainText("Number 1 to F1, number 2 to A5");
  await page.locator("[data-draft]").first().click();
  // Onto a team-mate the two change places.
  await page.keyboard.press("/");
  await page.keyboard.type("9 F5");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("Number 6 in F7; number 9 in F5.");
  const walk = page.locator(".walk button");
  await page.getByRole("button", { name: table.t("page-walk") }).focus();
  await page.keyboard.press("Enter");
  await expect(walk).toHaveAttribute("aria-label", /^F11, empty/);
  for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowLeft");
  await expect(walk).toHaveAttribute("aria-label", "F7, number 6 in F7, can move");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("Number 6 in hand");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("Number 6 in F5; number 9 in F7.");

  await table.study(MARKED);
  await table.asked();
  await table.man("R9").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".cells button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-planned]")).toHaveCount(1);
  await expect(log).toContainText(/Number 9 to \w+, planned/);
  await expect(table.man("R1")).toBeFocused();
});
