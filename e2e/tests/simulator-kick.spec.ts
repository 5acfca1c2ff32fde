import type { BrowserContext, Page } from "@playwright/test";
import { drawFinger } from "../support/finger";
import { position, SimTable } from "../support/simulator";
import { expect, test } from "../support/test";
import { inText } from "../support/wire";

interface Aim {
  direction: number;
  power: number;
}

/** R8 on the centre spot, R10 free before him. */
const MIDFIELD = position("action", { R8: "F11@448,333", R10: "F17" }, "ball @462,333 F11; carrier R8");

test("a pass by the sling: the path follows the pointer, and letting go is the only commitment", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(MIDFIELD);
  await table.asked();
  const { x, y } = await table.ball();
  const paths = () => table.wire.sent.filter((sent) => JSON.stringify(sent).includes('"question":{"path":')).length;

  // Pulled back and brought to the ball again: nothing happens.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await expect(table.board().locator(".arrow")).toHaveCount(1);
  await page.mouse.move(x - 2, y, { steps: 4 });
  await expect(table.board().locator(".arrow")).toHaveCount(0);
  await page.mouse.up();
  expect(table.moves).toBe(0);

  // Back to the left, so it goes to the right: straight ahead.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 70, y, { steps: 10 });
  await expect(table.board().locator(".ground")).toHaveCount(1);
  await expect(page.getByRole("region", { name: table.t("page-choices") }).locator(".seen")).toContainText("Number 10");
  await expect(table.board().locator('[data-gets="R10"]')).toHaveCount(1);
  expect(paths()).toBeGreaterThan(0);
  await page.mouse.up();
  await expect.poll(() => table.wire.acknowledged.length).toBeGreaterThan(0);
  expect(table.wire.acknowledged[0]?.choice).toMatch(/^PASS R8 low (0|359|1)\.\d p\d+$/);
  await expect.poll(() => table.happened).toContain("ball");
});

test("fine steps by keyboard: numbers, the kind of kick, and kicks with names", async ({ page }) => {
  const table = new SimTable(page);
  await table.study(MIDFIELD, { options: { lob_passes: "on" } });
  await table.asked();
  const choices = page.getByRole("region", { name: table.t("page-choices") });
  await choices.getByLabel(table.t("simulator-direction")).fill("-10.5");
  await choices.getByLabel(table.t("simulator-power")).fill("63");
  await choices.getByRole("button", { name: table.t("simulator-kind", { how: "lob" }) }).click();
  await choices.getByLabel(table.t("simulator-loft")).fill("50");
  await expect(choices.getByRole("button", { name: table.t("simulator-kick", { name: "feet", how: "lob", peg: "number 10" }) })).toBeVisible();
  await page.locator("[data-kick]").click();
  await expect.poll(() => table.wire.acknowledged[0]?.choice).toBe("PASS R8 lob 349.5 p63 l50");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a finger pulls the sling on a phone, without scrolling the page, and letting go kicks", async ({ page }) => {
    const table = new SimTable(page);
    await table.study(MIDFIELD);
    await table.asked();
    const from = await table.ball();
    await drawFinger(page, from, { x: from.x, y: from.y + 70 }, async () => {
      await expect(table.board().locator(".arrow")).toHaveCount(1);
    });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Pulled down, so it goes up: towards the goal that Red attacks.
    await expect.poll(() => table.wire.acknowledged[0]?.choice).toMatch(/^PASS R8 low (0|359|1)\.\d p\d+$/);
  });

  test("on a slow line the path follows the finger: ten answers a second, the latest one winning", async ({ page }) => {
    const table = new SimTable(page);
    /** Half a second there and back: answers may not wait for each other. */
    const LATE = 250;
    const paths = new Map<number, Aim>();
    const answered: { question: Aim; at: number }[] = [];
    await inText(page);
    await page.routeWebSocket(/\/live$/, (line) => {
      const server = line.connectToServer();
      line.onMessage((text) => {
        const sent = JSON.parse(String(text)) as { id: number; question?: { path?: [Aim, string | null] } };
        if (sent.question?.path) paths.set(sent.id, sent.question.path[0]);
        setTimeout(() => server.send(text), LATE);
      });
      server.onMessage((text) => {
        const question = paths.get((JSON.parse(String(text)) as { re: number }).re);
        setTimeout(() => {
          if (question) answered.push({ question, at: Date.now() });
          line.send(text);
        }, LATE);
      });
    });
    await table.study(MIDFIELD);
    await table.asked();
    const { x, y } = await table.ball();
    await drawFinger(page, { x, y }, { x, y: y + 60 }, async (on) => {
      const until = Date.now() + 3_000;
      for (let i = 0; Date.now() < until; i++) await on({ x: x + Math.sin(i / 25) * 40, y: y + 60 });
      // Until everything is answered: what is let go then is what was drawn last.
      await expect.poll(() => answered.length > 0 && answered.length === paths.size).toBe(true);
    });
    // In the best second of the three: the machine of the test may have had something else to do in the others.
    const best = Math.max(...answered.map(({ at }) => answered.filter((other) => other.at >= at && other.at < at + 1000).length));
    test.info().annotations.push({ type: "paths a second", description: String(best) });
    expect(best).toBeGreaterThanOrEqual(10);
    const { direction = 0, power } = answered.at(-1)?.question ?? {};
    const choice = () => table.wire.acknowledged[0]?.choice ?? "";
    await expect.poll(choice).toContain(`low ${Math.floor(direction / 10)}.${direction % 10} p${power}`);
  });

  test("two fingers come nearer, and one button shows the whole cloth again", async ({ page }) => {
    const table = new SimTable(page);
    await table.study(MIDFIELD);
    await table.asked();
    const box = async () => (await table.board().getAttribute("viewBox"))?.split(" ").map(Number) ?? [];
    const whole = await box();
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    const apart = (by: number) => [{ x: 195 - by, y: 200, id: 0 }, { x: 195 + by, y: 200, id: 1 }];
    await send("touchStart", apart(30).slice(0, 1));
    await send("touchStart", apart(30));
    for (let by = 35; by <= 90; by += 5) await send("touchMove", apart(by));
    await send("touchEnd", []);
    await touch.detach();
    expect((await box())[2]).toBeLessThan((whole[2] ?? 0) / 2);
    expect(table.moves).toBe(0);
    await page.getByRole("button", { name: table.t("simulator-whole") }).click();
    expect(await box()).toEqual(whole);
  });
});

/** Red, Blue and somebody who looks on, each in a browser of their own. */
async function meet(page: Page, stranger: () => Promise<BrowserContext>, study: Record<string, string> = {}) {
  const red = new SimTable(page);
  const { match, tokens, invite } = await red.begin("simulator", { R: "me", B: "friend" }, study);
  const joined = await page.request.post(`/api/matches/${match}/join`, { data: { token: invite.B } });
  const { token } = (await joined.json()) as { token: string };
  const blue = new SimTable(await (await stranger()).newPage());
  await red.sit({ game: "simulator", match, tokens });
  await blue.sit({ game: "simulator", match, tokens: { B: token } });
  const watcher = new SimTable(await (await stranger()).newPage());
  await watcher.page.goto(`/m/${match}`);
  await watcher.arrived();
  return { red, blue, watcher };
}

test("a line-up is in no frame of the other side or of a spectator before both are in", async ({ page, stranger }) => {
  const { red, blue, watcher } = await meet(page, stranger);
  await red.asked();
  await page.locator('[data-formation="3-5-2"]').click();
  await page.getByRole("button", { name: red.t("simulator-places-take") }).click();
  await expect.poll(() => red.wire.acknowledged.length).toBe(1);
  await expect.poll(() => watcher.wire.steps.at(-1)?.events.map((event) => event.kind)).toEqual(["committed"]);
  await expect.poll(() => blue.wire.steps.at(-1)?.events.map((event) => event.kind)).toEqual(["committed"]);
  for (const other of [blue, watcher]) {
    for (const { text } of other.wire.received) expect(text).not.toMatch(/LINEUP R|"lined_up"|"peg":"R\d+","state":(?!null)/);
  }
  await expect.poll(() => red.wire.received.map(({ text }) => text).join()).toMatch(/"peg":"R\d+","state":"standing"/);
  await blue.asked();
  await blue.page.getByRole("button", { name: blue.t("simulator-places-take") }).click();
  await expect.poll(() => watcher.happened).toContain("lined_up");
  await expect(watcher.board().locator("[data-peg]")).toHaveCount(22);
});

test("a shot and a dive are chosen in secret, and no frame of the other side tells of them", async ({ page, stranger }) => {
  const from = position("aim-dive", { R9: "F17@700,333" }, "ball @714,333 F17; carrier R9; shots 1; declared shot; keeper bar");
  const { red, blue, watcher } = await meet(page, stranger, { position: from, chance: "" });

  await blue.asked();
  await blue.choice("DIVE KL").click();
  await expect.poll(() => blue.wire.acknowledged.length).toBe(1);
  await expect.poll(() => red.wire.steps.at(-1)?.events.map((event) => event.kind)).toEqual(["committed"]);
  for (const other of [red, watcher]) {
    for (const { text } of other.wire.received) expect(text).not.toMatch(/DIVE|"own_dive":"|"dived"/);
  }
  // Its own page shows it where it will be.
  await expect(blue.board().locator(".dive")).toHaveCount(1);
  await expect(red.board().locator(".dive")).toHaveCount(0);

  await red.asked();
  await red.page.locator("[data-kick]").click();
  await expect.poll(() => red.happened).toContain("dived");
  await expect.poll(() => watcher.happened).toContain("ball");
});
