import type { Page } from "@playwright/test";
import { problems } from "../support/axe";
import { drawFinger, middleOf } from "../support/finger";
import { ShootTable } from "../support/shoot";
import { fits, Table } from "../support/table";
import { expect, test } from "../support/test";
import { type Lang, words } from "../support/words";

// A position that the rules do not allow is answered so, and the browser notes it.
test.use({ complaints: /422/ });

// Each story is told in one of the two languages.
for (const [lang, locale] of [
  ["en", "en-GB"],
  ["fr", "fr-FR"],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const t = words[lang as Lang];
    const piece = (page: Page, name: string, square: string) => page.getByRole("button", { name: t("shoot-setup-at", { piece: name, square }), exact: true });
    const man = (side: string, number: number) => t("shoot-setup-man", { side, number });

    if (lang === "en") test("a position of SHOOT is set up by mouse, keyboard and typing, and played as a study", async ({ page }) => {
      await page.goto("/new/shoot");
      await page.getByText(t("page-new-more"), { exact: true }).click();
      await page.getByText(t("page-new-tinker"), { exact: true }).click();
      await page.getByRole("link", { name: t("page-new-setup") }).click();
      const said = page.getByRole("status");
      await expect(said).toHaveText(t("page-setup-legal"));
      expect(await problems(page, "setting up")).toEqual([]);

      await test.step("a mouse drags a player", async () => {
        const nine = piece(page, man("R", 9), "11,10");
        const [from, goal] = [await middleOf(nine), await middleOf(piece(page, man("B", 9), "17,10"))];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + goal.x) / 2, goal.y, { steps: 4 });
        await page.mouse.move(goal.x - 2, goal.y + 2, { steps: 4 });
        await page.mouse.up();
        // Whoever stood there goes where he came from.
        await expect(piece(page, man("R", 9), "17,10")).toBeVisible();
        await expect(piece(page, man("B", 9), "11,10")).toBeVisible();
      });
      await test.step("a piece that stands wrong is named, with the reason; nothing is lost", async () => {
        await page.getByRole("combobox", { name: t("shoot-setup-piece") }).selectOption(man("R", 5));
        const square = page.getByRole("textbox", { name: t("shoot-setup-square") });
        await square.fill("2,9");
        await square.press("Enter");
        await expect(said).toHaveText(t("shoot-refusal-position", { fault: "half-penalty-area", field: "R", number: 5 }));
        await page.getByRole("button", { name: t("page-play-on-computer") }).click();
        await expect(said).toHaveText(t("shoot-refusal-position", { fault: "half-penalty-area", field: "R", number: 5 }));
        await page.reload();
        await expect(piece(page, man("R", 5), "2,9")).toBeVisible();
        await page.getByRole("combobox", { name: t("shoot-setup-piece") }).selectOption(man("R", 5));
        await square.fill("7 10");
        await square.press("Enter");
        await expect(said).toHaveText(t("page-setup-legal"));
      });
      await test.step("the arrows move a piece", async () => {
        const ball = page.locator("[data-piece=ball]");
        await ball.focus();
        const before = await ball.getAttribute("aria-label");
        await page.keyboard.press("ArrowRight");
        await expect(ball).not.toHaveAttribute("aria-label", before ?? "");
        await expect(ball).toBeFocused();
        await page.keyboard.press("ArrowLeft");
        await expect(ball).toHaveAttribute("aria-label", before ?? "");
      });
      await page.getByRole("combobox", { name: t("shoot-setup-die", { n: 1 }) }).selectOption("6");
      await page.getByRole("spinbutton", { name: t("name-side", { side: "R" }) }).fill("1");
      await page.getByRole("spinbutton", { name: t("name-side", { side: "R" }) }).press("Enter");
      await expect(said).toHaveText(t("page-setup-legal"));
      const table = new ShootTable(page, { lang: lang as Lang });
      await page.getByRole("button", { name: t("page-play-on-computer") }).click();
      await table.arrived();
      await table.asked();
      expect(await table.score()).toEqual([1, 0]);
      await expect(page.getByText(t("page-study")).first()).toBeVisible();
      await expect(table.counter("R", 9, "17,10")).toBeVisible();
    });

    if (lang === "fr") test("the cards of Chifootmi are chosen by hand, also from a step of a replay", async ({ page }) => {
      await page.goto("/study/chifootmi");
      const said = page.getByRole("status");
      await expect(said).toHaveText(t("page-setup-legal"));
      expect(await problems(page, "setting up cards")).toEqual([]);
      const card = (side: string, place: number) => page.getByRole("combobox", { name: t("chifootmi-setup-place", { side, place }) });
      await card("R", 1).selectOption("11");
      await card("R", 2).selectOption("10");
      await page.getByRole("group", { name: t("page-score") }).getByRole("combobox").last().selectOption("2");
      await expect(said).toHaveText(t("page-setup-legal"));
      const table = new Table(page, { lang: lang as Lang });
      const begin = async (company: string) => {
        await page.getByRole("button", { name: t(`page-play-on-${company}`) }).click();
        await table.arrived();
        await expect.poll(() => table.score()).toEqual([0, 2]);
        await expect(page.getByText(t("page-study")).first()).toBeVisible();
      };
      await begin("computer");
      await table.asked();
      await table.giveUp();

      await page.goto(`/m/${table.id}/replay#0`);
      await page.getByRole("button", { name: t("page-setup-here") }).click();
      await expect(said).toHaveText(t("page-setup-legal"));
      await expect(card("R", 1).locator("option:checked")).toHaveText("11");
      await card("R", 1).selectOption("9");
      await expect(said).toHaveText(t("page-setup-legal"));
      await begin("device");
    });
  });

for (const [width, height] of [
  [320, 568],
  [740, 360],
  [820, 1180],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("a finger sets pieces up, and nothing leaves the screen", async ({ page }) => {
      const t = words.en;
      await page.goto("/study/shoot");
      await expect(page.getByRole("status")).toHaveText(t("page-setup-legal"));
      await fits(page);
      const nine = page.locator("[data-piece=R9]");
      await nine.scrollIntoViewIfNeeded();
      const from = await middleOf(nine);
      const ball = page.locator("[data-piece=ball]");
      const goal = await middleOf(ball);
      await drawFinger(page, from, { x: goal.x, y: goal.y });
      await expect(nine).not.toHaveAttribute("aria-label", t("shoot-setup-at", { piece: t("shoot-setup-man", { side: "R", number: 9 }), square: "11,10" }));
      // Tapped, then a place for it.
      const before = await ball.getAttribute("aria-label");
      await ball.tap();
      const there = await middleOf(page.locator("[data-piece=R10]"));
      await page.touchscreen.tap(there.x + 4, there.y + 22);
      await expect(ball).not.toHaveAttribute("aria-label", before ?? "");
      await fits(page);
      await page.goto("/study/chifootmi");
      await expect(page.getByRole("status")).toHaveText(t("page-setup-legal"));
      await fits(page);
    });
  });

test.describe("a game that is none", () => {
  // The server says so with a 404, which Chromium writes down.
  test.use({ complaints: /study\/nonsense/ });

  test("what was kept and cannot be read is put back, and a game without a bench says so", async ({ page }) => {
    const t = words.en;
    await page.goto("/");
    for (const [game, kept] of [
      ["shoot", '{"level":"","draft":{"R":1}}'],
      ["shoot", '"x"'],
      ["chifootmi", '{"level":"nonsense","draft":{}}'],
      ["chifootmi", '{"level":"beginner","draft":{"R":[]}}'],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key as string, value as string), [`onze.draft.${game}`, kept]);
      await page.goto(`/study/${game}`);
      await expect(page.getByRole("status"), kept).toHaveText(t("page-setup-legal"));
    }
    for (const game of ["simulator", "challenge"]) {
      await page.goto(`/study/${game}`);
      await expect(page.getByRole("alert"), game).toHaveText(t("page-setup-none"));
    }
    await page.goto("/study/nonsense");
    await expect(page.getByRole("heading", { name: t("page-lost") })).toBeVisible();
    await page.goto("/study/shoot");
    await expect(page.getByRole("status")).toHaveText(t("page-setup-legal"));
    const square = page.getByRole("textbox", { name: t("shoot-setup-square") });
    await square.fill("anywhere");
    await square.press("Enter");
    await expect(square).toHaveValue("14,10");
  });
});
