import type { Locator } from "@playwright/test";
import { ChallengeTable } from "../support/challenge";
import { pair } from "../support/made";
import { position, ShootTable } from "../support/shoot";
import { expect, test } from "../support/test";
import { inText } from "../support/wire";
import { t, words } from "../support/words";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (what: Locator) => (await what.boundingBox()) as Box;
const meet = (a: Box, b: Box) => a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

test("with all its buttons the head of the story is one line", async ({ page, stranger }) => {
  const guest = await (await stranger()).newPage();
  const [red, blue] = await pair(page, guest);
  await red.asked();
  await red.play();
  await blue.asked();
  await blue.play();
  for (const [at, say] of [
    [page, t],
    [guest, words.fr],
  ] as const) {
    await expect(at.getByRole("button", { name: say("page-say"), exact: true })).toBeVisible();
    await expect(at.getByRole("button", { name: say("page-look-back"), exact: true })).toBeVisible();
    const heading = at.getByRole("heading", { name: say("page-story"), exact: true });
    expect((await boxOf(heading)).height).toBeLessThan(44);
    for (const button of await at.locator(".tools button").all()) expect(meet(await boxOf(heading), await boxOf(button))).toBe(false);
  }
});

for (const width of [320, 390, 1280])
  test(`the rules can be searched beside the button that closes them, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const table = new ShootTable(page);
    await table.study(position("", "17,9 loose", "R P"), "6, 1");
    await table.asked();
    await page.keyboard.press("?");
    const book = page.getByRole("dialog", { name: t("page-title-rules") });
    const field = book.getByRole("searchbox");
    await expect(field).toBeVisible();
    expect(meet(await boxOf(field), await boxOf(book.getByRole("button", { name: t("page-close") })))).toBe(false);
  });

test("no two entries of the menu have the same picture", async ({ page, stranger }) => {
  const guest = await (await stranger()).newPage();
  const [red] = await pair(page, guest);
  await red.asked();
  // Whoever is away can be replaced: as many entries as there ever are.
  await guest.close();
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("page-ask-stand-in-away", { side: "B" }) })).toBeVisible();
  const drawn = await page.locator(".tale li > :is(button, a) path").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  expect(drawn.length).toBeGreaterThan(7);
  expect(new Set(drawn).size).toBe(drawn.length);
});

const bot = { computer: "rookie" };

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [390, 844],
] as const)
  test(`a tip of CHALLENGE FOOT stands beside the cards that it explains, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = new ChallengeTable(page);
    await table.make({ club1: "me", club2: bot }, { length: "trial:4" });
    await page.evaluate(() => localStorage.removeItem("onze.hints.challenge"));
    await page.reload();
    await table.asked();
    const tip = page.getByRole("complementary", { name: t("page-hint-title") });
    await expect(tip).toContainText(t("challenge-hint-1"));
    await expect(tip).toBeInViewport({ ratio: 0.99 });
    const cards = page.getByRole("group", { name: t("challenge-cards") });
    await expect.poll(async () => meet(await boxOf(tip), await boxOf(cards))).toBe(false);
  });

test("CHALLENGE FOOT: board and question stand still from the office to the match", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make({ club1: "me", club2: bot, club3: bot, club4: bot }, { clubs: "4", length: "trial:12" });
  const seen = new Map<string, number[]>();
  for (let i = 0; i < 80; i++) {
    if (!(await table.asked())) break;
    await page.evaluate(() => scrollTo(0, 0));
    const [board, question] = [await boxOf(page.locator(".wrap > .board")), await boxOf(table.question())];
    // Where the line broke for a moment, that is said above the question.
    if (!(await page.locator(".refusal").count())) seen.set(await table.question().innerText(), [board.x, board.y, board.width, board.height, question.x, question.y]);
    if (await page.locator("[data-pick]").count()) break;
    await table.answer();
  }
  expect([...seen.keys()].length, "questions of the office and of a match").toBeGreaterThan(4);
  expect(table.happened).toContain("thrown");
  const [first = []] = seen.values();
  for (const [question, places] of seen) for (const [i, place] of places.entries()) expect(Math.abs(place - (first[i] ?? 0)), `${question}: ${places}`).toBeLessThan(2);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
])
  test(`a refusal moves neither the board nor the question, ${size.width} by ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    // The server refuses what it would have taken.
    await inText(page);
    await page.routeWebSocket(/live$/, (near) => {
      const far = near.connectToServer();
      near.onMessage((text) => {
        const asked = JSON.parse(String(text));
        if (asked.do !== "move") return far.send(text);
        near.send(JSON.stringify({ re: asked.id, error: { kind: "not_legal", rules: ["SHO-401"], message: "This cannot be played." } }));
      });
    });
    const table = new ShootTable(page);
    await table.study(position("R9@11,10", "17,9 loose", "R P"), "6, 1, 5, 5");
    await table.asked();
    await table.man(9).click();
    // The board as it is, and how high the question begins: what it says then is the question before the choice again.
    const places = async () => [await boxOf(table.board()), (await boxOf(table.question())).y];
    const before = await places();
    await table.choice("9>17,8 (6)").click();
    const refusal = page.getByRole("alert");
    await expect(refusal).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(refusal, "and it is in sight").toBeInViewport({ ratio: 1 });
    await refusal.getByRole("button", { name: "SHO-401" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
