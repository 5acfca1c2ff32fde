import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const start = async (table: Table, game = "chifootmi") => {
  await table.page.goto("/");
  await box(table.page, game).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
};

async function giveUp(table: Table) {
  await table.asked();
  await table.page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await table.page.getByRole("button", { name: t("page-give-up"), exact: true }).click();
  await table.page.getByRole("dialog").getByRole("button", { name: t("page-give-up-sure") }).click();
  await expect(table.over()).toBeVisible();
}

test("the rule stands beside the choice, and the story calls the computer by its name", async ({ page }) => {
  const table = new Table(page);
  await start(table);
  await table.asked();
  const ball = (table.wire.now?.view as unknown as { ball: string }).ball === "R" ? "yes" : "no";
  await expect(page.getByText(t("chifootmi-note-card", { ball, shot: "false" }))).toBeVisible();
  await table.playTimes(2);
  const story = page.getByRole("complementary").filter({ hasText: t("page-story") });
  await expect(story).toContainText(t("page-computer-name"));
  await expect(story).not.toContainText(t("name-side", { side: "B" }));
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what is called across the table says who and why", async ({ page }) => {
    const table = new Table(page);
    await start(table);
    await table.asked();
    await table.choices().first().click();
    const why = page.locator(".call .why");
    await expect(why).toHaveText(/\d.*: (Red|Computer) (keeps|wins) the ball\./);
    await expect(page.locator(".call i.R, .call i.B"), "in the colour and pattern of that side").toBeVisible();
  });
});

test("the end says who has won, gives way to the last position, and counts the matches", async ({ page }) => {
  const table = new Table(page);
  await start(table);
  await giveUp(table);
  const result = page.locator(".result");
  await expect(result).toContainText(t("page-you-lose"));
  await result.getByRole("button", { name: t("page-result-close") }).click();
  await expect(result).toHaveCount(0);
  const first = table.id;
  await page.getByRole("button", { name: t("page-again-swapped") }).click();
  await page.waitForURL((url) => !url.pathname.includes(first));
  await table.arrived();
  // Blue now, and the match lost before counts for the computer, which is Red.
  expect(Object.keys(JSON.parse((await page.evaluate(() => localStorage.getItem("onze.seats"))) ?? "{}")[table.id].seats)).toEqual(["B"]);
  await giveUp(table);
  await expect(page.getByText(t("page-series", { red: 2, blue: 0 }))).toBeVisible();
  await page.getByRole("button", { name: t("page-report") }).click();
  const [picture] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: t("page-result-picture") }).click()]);
  expect(picture.suggestedFilename()).toMatch(/^onze-.*\.png$/);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`Chifootmi at ${size.width}: the buttons of the piles stand as the piles do, and the goal of the hint is in sight`, async ({ page }) => {
    await page.setViewportSize(size);
    const table = new Table(page);
    await start(table);
    await table.asked();
    const hint = page.getByRole("complementary", { name: t("page-hint-title") });
    for (let n = 1; n < 4; n++) await hint.getByRole("button", { name: t("page-hint-next") }).click();
    await expect(hint).toContainText(t("chifootmi-hint-4"));
    // Its arrow stands beside the goal behind the studs, and nothing lies over that goal.
    const [tip, goal] = await Promise.all([page.locator("i.left").boundingBox(), table.board().locator(".marks path").boundingBox()]);
    if (!tip || !goal) throw new Error("no goal");
    expect(Math.hypot(tip.x - (goal.x + goal.width), tip.y + tip.height / 2 - (goal.y + goal.height / 2))).toBeLessThan(24);
    const seen = await page.evaluate(([x, y]) => !!document.elementFromPoint(x ?? 0, y ?? 0)?.closest("svg.table"), [goal.x + goal.width / 2, goal.y + goal.height / 2]);
    expect(seen).toBe(true);
    await hint.getByRole("button", { name: t("page-hint-never") }).click();

    await table.choices().first().click();
    await expect(table.choice("DD")).toBeVisible();
    const left = async (of: ReturnType<Table["board"]>) => (await of.boundingBox())?.x ?? 0;
    const pile = (choice: string) => table.board().getByRole("button", { name: new RegExp(`^${choice}`) });
    const words = async (choice: string) => (await table.choice(choice).innerText()).trim().split("\n").at(-1) ?? "";
    expect(await left(pile(await words("DD")))).toBeLessThan(await left(pile(await words("DU"))));
    expect(await left(table.choice("DD"))).toBeLessThan(await left(table.choice("DU")));
  });

for (const [game, count] of [
  ["chifootmi", 5],
  ["shoot", 4],
] as const)
  test(`how to play ${game}: from the rules to the real table, skippable, and again from the menu`, async ({ page }) => {
    const table = new Table(page);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`/rules/${game}`);
      await page.getByRole("link", { name: t("page-how-to-play") }).click();
      // The lessons come first, and the match with tips beside them.
      await page.getByRole("button", { name: t("lessons-match") }).click();
      await table.arrived();
      await table.asked();
      const hint = page.getByRole("complementary", { name: t("page-hint-title") });
      for (let n = 1; n <= count; n++) {
        await expect(hint).toContainText(t(`${game}-hint-${n}`));
        const at = await hint.boundingBox();
        expect(at && at.x >= 0 && at.x + at.width <= size.width && at.y >= 0, `hint ${n} is on the screen`).toBe(true);
        await hint.getByRole("button").last().click();
      }
      await expect(hint).toHaveCount(0);
      await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
      await page.getByRole("button", { name: t("page-how-to"), exact: true }).click();
      await expect(hint).toContainText(t(`${game}-hint-1`));
      await hint.getByRole("button", { name: t("page-hint-never") }).click();
      await expect(hint).toHaveCount(0);
    }
  });
