import type { Page } from "@playwright/test";
import { position, SimTable } from "../support/simulator";
import { expect, test } from "../support/test";

const MIDFIELD = position("action", { R8: "F11@448,333", R10: "F17" }, "ball @462,333 F11; carrier R8");
/** B8 has the ball; R10 stands before him, R9 two cells off. */
const PHASE3 = position("phase3-first", { B8: "F11@476,333", R10: "F9", R6: "F13", R9: "F7" }, "ball @462,333 F11; carrier B8; moved B9; m 3", "B");

test("SIM-733: a tackle from two cells away says that it is a red card, and shows no odds", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(PHASE3);
  await table.asked();
  await table.man("R9").click();
  const tackle = table.choice(table.legal.find((choice) => /^MOVE R9 F11.* tackle$/.test(choice)) ?? "");
  const enter = table.choice(table.legal.find((choice) => /^MOVE R9 F11(?!.* tackle)/.test(choice)) ?? "");
  for (const choice of [tackle, enter]) {
    await expect(choice).toContainText("red card");
    await expect(choice).toHaveCSS("border-style", "dashed");
  }
  // Time enough for an answer that must not come.
  await page.getByRole("button", { name: table.t("simulator-another") }).click();
  await table.man("R10").click();
  await expect(table.choice(table.legal.find((choice) => /^MOVE R10 F11.* tackle$/.test(choice)) ?? "").locator("small")).toContainText("%");
  await page.getByRole("button", { name: table.t("simulator-another") }).click();
  await table.man("R9").click();
  for (const choice of [tackle, enter]) await expect(choice).not.toContainText("%");
});

test("the list of kicks is short, sorted by what they are for, and a pass that gives the ball away looks like one", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("action", { R8: "F11@448,333", R10: "F17", B6: "F13" }, "ball @462,333 F11; carrier R8"));
  await table.asked();
  const kicks = page.locator(".kicks [data-choice]");
  await expect(kicks).toHaveCount(7);
  const purposes = page.locator(".kicks .for");
  const named = (purpose: string) => table.t("simulator-purpose", { purpose });
  await expect(purposes.first()).toHaveText(named("keep"));
  await expect(purposes.last()).toHaveText(named("risky"));
  // A dribble says who has the ball in either case.
  const dribble = page.locator(".kicks button").filter({ hasText: table.t("simulator-kick", { name: "dribble", how: "low", peg: "Computer’s 6" }) });
  await expect(dribble).toContainText("%");
  await expect(dribble).toContainText(/if won, number 8 .*if not, lost: Computer’s 6 /);
  await page.locator("[data-all]").click();
  expect(await kicks.count()).toBeGreaterThan(10);
  const lost = page.locator(".kicks .lost");
  expect(await lost.count()).toBeGreaterThan(0);
  await expect(lost.first()).toHaveCSS("border-style", "dashed");
  for (const text of await lost.allInnerTexts()) expect(text).toMatch(/lost: Computer’s|Computer|offside/);
  const kept = page.locator(".kicks .plain:not(.lost)");
  for (const text of await kept.allInnerTexts()) expect(text.split("if not")[0]).not.toContain("lost");
});

test("a shot that may be declared stands among the kicks", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("action", { R9: "F17@700,333" }, "ball @714,333 F17; carrier R9"));
  await table.asked();
  await expect(page.locator(".kicks [data-choice='SHOT R9']")).toBeVisible();
  await expect(page.locator("[data-choice='SHOT R9']")).toHaveCount(1);
  await expect(page.locator(".kicks [data-choice]")).toHaveCount(7);
});

test("arrow keys aim, as the list of keys says, and Enter lets go", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(MIDFIELD);
  await table.asked();
  await expect(page.getByLabel(table.t("simulator-direction"))).toHaveValue("0");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "Shift+ArrowRight", "ArrowUp", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByLabel(table.t("simulator-direction"))).toHaveValue("11");
  await expect(page.getByLabel(table.t("simulator-power"))).toHaveValue("41");
  await expect(table.board().locator(".arrow")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect.poll(() => table.wire.acknowledged[0]?.choice).toBe("PASS R8 low 11.0 p41");
});

test("in a quick round with all moves planned no title asks what the opponent does, and nothing is refused", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("phase3-first", { B8: "F11@476,333", R10: "D9" }, "ball @462,333 F11; carrier B8", "B"));
  await table.asked();
  const planned = page.locator("[data-planned]");
  await table.man("R10").click();
  await table.choice(table.legal.find((choice) => /^MOVE R10 (?!F11)/.test(choice)) ?? "").click();
  await expect(planned).toHaveCount(1);
  // The keeper is the only one who may still move, and in the hand already.
  await table.choice(table.legal.find((choice) => /^MOVE R1 (?!F1\b)/.test(choice)) ?? "").click();
  await expect(planned).toHaveCount(2);
  await expect(table.question()).toHaveText(table.t("simulator-plan-done"));
  await page.locator("[data-choice=END]").click();
  await expect.poll(() => table.happened).toContain("tick");
  await table.asked();
  expect(table.wire.sent.filter((sent) => sent.do === "move").map((sent) => String(sent.choice).split("@")[0])).not.toContain("END");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

/** Puts a peg elsewhere. */
async function drag(table: SimTable, peg: string, x: number, y: number) {
  const box = await table.peg(peg).locator("text").boundingBox();
  if (!box) throw new Error(`no ${peg}`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await table.page.mouse.move(from.x, from.y);
  await table.page.mouse.down();
  await table.page.mouse.move(from.x + x, from.y + y, { steps: 5 });
  await table.page.mouse.up();
}

test("line-up: pegs that were moved by hand stay where they are when somebody else comes in", async ({ page }) => {
  const table = new SimTable(page);
  await page.goto("/new/simulator");
  await page.getByRole("button", { name: table.t("page-go-computer") }).click();
  await table.arrived();
  await table.stage("lineup");
  await drag(table, "R2", 50, 30);
  const taken = page.getByRole("button", { name: table.t("simulator-places-take") });
  const draft = async () => (await taken.getAttribute("data-choice")) ?? "";
  const put = async (peg: string) => new RegExp(`${peg} (\\S+?)(,|$)`).exec((await draft()).replace(/@(\d+),(\d+)/g, "@$1.$2"))?.[1];
  const [moved, eleven] = [await put("R2"), await put("R11")];
  expect(moved).not.toBe("C4");
  const change = page.locator("[data-draft]").filter({ hasText: "for number 11" }).first();
  await change.click();
  expect(await put("R2")).toBe(moved);
  expect(await put("R11")).toBeUndefined();
  await expect(change).toHaveAttribute("aria-pressed", "true");
  expect(await draft()).toContain(` ${eleven?.replace(".", ",")}`);
  // And another one instead.
  await page.locator("[data-draft]").filter({ hasText: "for number 11" }).nth(1).click();
  expect(await put("R2")).toBe(moved);
  await expect(change).toHaveAttribute("aria-pressed", "false");
});

test("after a goal a side is proposed the places that it set last, not where everybody happened to stand", async ({ page }) => {
  const table = new SimTable(page);
  const taken = page.getByRole("button", { name: table.t("simulator-places-take") });
  /** Who is put into which cell by what is about to be handed in. */
  const places = async () => new Map([...((await taken.getAttribute("data-choice")) ?? "").matchAll(/(R\d+) (\w+)/g)].map(([, peg = "", cell = ""]) => [peg, cell]));
  /** Kicks with these numbers. */
  const kick = async (direction: string, power: string) => {
    const sent = table.moves;
    await page.getByLabel(table.t("simulator-direction")).fill(direction);
    await page.getByLabel(table.t("simulator-power")).fill(power);
    await page.locator("[data-kick]").click();
    await table.confirm(sent);
  };
  // Red wins the toss; kicks go where they are aimed.
  await table.open("simulator", { chance: "R", options: { hand: "exact" } });
  await table.stage("lineup");
  await drag(table, "R1", 0, -80);
  await drag(table, "R2", 40, 25);
  const set = await places();
  expect([set.size, set.get("R1") === "F1", set.get("R2") === "C4"]).toEqual([11, false, false]);
  await taken.click();
  await table.stage("kickoff");
  await table.make(table.legal.find((choice) => choice.startsWith("KICKOFF R9 ")) ?? "");
  // Back to the sixth, who puts it into the goal that his keeper has left (SIM-825); meanwhile the eleventh runs.
  await table.stage("action");
  await kick("180", "40");
  for (let n = 0; n < 8 && !table.happened.includes("goal"); n++) {
    await table.asked();
    if (table.view.asked === "action") {
      expect(table.view.ball.carrier).toBe("R6");
      await kick("180", "60");
      await expect.poll(() => table.happened).toContain("goal");
    } else await table.make(table.legal.find((choice) => !table.happened.includes("moved") && choice.startsWith("MOVE R11 ")) ?? table.legal[0] ?? "");
  }
  expect(table.happened).toContain("moved");
  await table.stage("substitute-1");
  await table.make("END");
  const proposed = new Map<string, string>();
  for (const step of ["reposition-1", "reposition-3"]) {
    await table.stage(step);
    await expect.poll(async () => [...(await places())].filter(([peg, cell]) => peg !== "R9" && set.get(peg) !== cell)).toEqual([]);
    for (const [peg, cell] of await places()) proposed.set(peg, cell);
    await taken.click();
  }
  // All but the kicker, who stands at the ball.
  expect([...proposed.keys()].sort()).toEqual([...set.keys()].sort());
});

test("a peg that lies is longer than broad, whichever way it lies", async ({ page }) => {
  const table = new SimTable(page);
  const lie = (angle: number) => position("action", { R8: "F11@448,333", R10: "F17", B6: `E14/${angle}` }, "ball @462,333 F11; carrier R8; grounded B6");
  await table.study(lie(90));
  await table.asked();
  const box = await table.peg("B6").locator(".lies").boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(1.2);
  await table.study(lie(0));
  await table.asked();
  const flat = await table.peg("B6").locator(".lies").boundingBox();
  expect((flat?.width ?? 0) / (flat?.height ?? 1)).toBeGreaterThan(1.2);
});

test("the pennant of an offside is no card: it has a staff and three corners", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(position("action", { R8: "F11@448,333", R10: "F19@800,333" }, "ball @462,333 F11; carrier R8"));
  await table.asked();
  const peg = table.peg("R10");
  await expect(peg.locator(".flag")).toHaveCount(1);
  await expect(peg.locator(".staff")).toHaveCount(1);
  await expect(peg.locator("rect.card")).toHaveCount(0);
  expect((await peg.locator(".flag").getAttribute("d"))?.match(/-?[\d.]+/g)).toHaveLength(6);
});

test("on a turned board the score line is turned too", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(MIDFIELD);
  await table.asked();
  const shirts = () => page.getByRole("region", { name: table.t("page-score") }).locator("use").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(await shirts()).toEqual(["#sim-peg-R", "#sim-peg-B"]);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("onze.settings") ?? "{}") as object;
    localStorage.setItem("onze.settings", JSON.stringify({ ...kept, flipped: ["simulator"] }));
  });
  await page.reload();
  await table.asked();
  expect(await shirts()).toEqual(["#sim-peg-B", "#sim-peg-R"]);
});

test("the prompt stands at the same height from phase to phase, however long the story is", async ({ page }) => {
  const table = new SimTable(page);
  await page.goto("/new/simulator");
  await page.getByRole("button", { name: table.t("page-go-computer") }).click();
  await table.arrived();
  const heights: Record<string, number> = {};
  for (let n = 1; n < 30 && (await table.asked()); n++) {
    heights[table.view.asked] = (await table.question().boundingBox())?.y ?? 0;
    await table.turn(n);
  }
  const all = Object.values(heights);
  expect(all.length).toBeGreaterThan(2);
  expect(Math.max(...all) - Math.min(...all), JSON.stringify(heights)).toBeLessThanOrEqual(2);
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  /** Counts the pegs on the cloth in every picture that the browser draws. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen = { least: 99, most: 0 };
      Object.assign(globalThis, { pegs: seen });
      const count = () => {
        const now = document.querySelectorAll("[data-peg]").length;
        seen.least = Math.min(seen.least, now);
        seen.most = Math.max(seen.most, now);
        requestAnimationFrame(count);
      };
      count();
    });
  const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { pegs: { least: number; most: number } }).pegs);

  test("nobody vanishes from the cloth when the teams are lined up, nor when the first kick is shown again", async ({ page }) => {
    test.setTimeout(180_000);
    const table = new SimTable(page);
    await page.goto("/new/simulator");
    await page.getByRole("button", { name: table.t("page-go-computer") }).click();
    await table.arrived();
    await expect(page.getByRole("button", { name: table.t("simulator-places-take") })).toBeVisible();
    await expect(table.board().locator("[data-peg]")).toHaveCount(11);
    await watch(page);
    await page.getByRole("button", { name: table.t("simulator-places-take") }).click();
    await expect.poll(() => table.happened).toContain("lined_up");
    await expect(table.board().locator("[data-peg]")).toHaveCount(22);
    expect((await seen(page)).least, "one's own eleven stay in sight").toBe(11);
    await watch(page);
    // Whoever kicks off: until there has been a kick, the first offer is taken.
    for (let n = 0; n < 12 && !(await page.locator("[data-again]").isVisible()); n++) {
      if (table.happened.includes("ball")) break;
      await expect(table.choices().first()).toBeVisible({ timeout: 60_000 });
      await expect(page.locator("[data-settling]")).toHaveCount(0);
      await table.choices().and(page.locator("[data-choice]")).first().click();
      await page.waitForTimeout(500);
    }
    await expect(page.locator("[data-again]")).toBeVisible({ timeout: 60_000 });
    await expect(page.locator("[data-playing=true]")).toHaveCount(0, { timeout: 60_000 });
    expect(await seen(page)).toEqual({ least: 22, most: 22 });
    await expect(async () => {
      await page.keyboard.press("v");
      await expect(page.locator(".side")).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await seen(page)).toEqual({ least: 22, most: 22 });
  });
});
