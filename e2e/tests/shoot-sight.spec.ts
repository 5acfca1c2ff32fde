import type { Locator } from "@playwright/test";
import { position, ShootTable } from "../support/shoot";
import { expect, test } from "../support/test";

/** It can be read: at least a line high, and all of it in sight. */
async function isSeen(what: Locator) {
  await expect(what).toBeInViewport({ ratio: 0.99 });
  expect((await what.boundingBox())?.height).toBeGreaterThan(15);
}

/** Throws for the ball that are not like the others: each has a question, and a sentence that explains it. */
const BALLS = [
  ["a double six", position("", "12,10 R", "R B"), "6, 6"],
  ["a throw for the ball", position("R9@19,10", "20,10 R", "R B"), "5, 4"],
] as const;

for (const lang of ["en", "fr"] as const)
  for (const [width, height] of [
    [390, 844],
    [740, 360],
  ] as const)
    test.describe(`${lang}, ${width} by ${height}`, () => {
      test.use({ viewport: { width, height }, locale: lang === "fr" ? "fr-FR" : "en-GB" });

      test("the question of a ball throw is read, with what explains it", async ({ page }) => {
        const table = new ShootTable(page, { lang });
        for (const [what, from, dice] of BALLS)
          await test.step(what, async () => {
            await table.study(from, dice);
            await table.asked();
            await isSeen(table.question());
            if (dice === "6, 6") await isSeen(page.getByText(table.t("shoot-note-twelve")));
            await isSeen(table.choices().first());
          });
      });

      test("the chances come into sight as they are asked for", async ({ page }) => {
        const table = new ShootTable(page, { lang });
        await table.study(position("R9@19,10", "20,10 R", "R B"), "5, 4");
        await table.asked();
        await page.getByRole("button", { name: table.t("shoot-chances") }).click();
        await expect(page.locator(".choices small").first()).toBeInViewport({ ratio: 0.99 });
        await table.study(position("", "17,9 loose", "R P"), "6, 1");
        await table.asked();
        await page.getByRole("button", { name: table.t("shoot-chances") }).click();
        await expect(table.choice("done").locator("small")).toBeInViewport({ ratio: 0.99 });
      });

      test("a double six pushes nobody out of sight", async ({ page }) => {
        const table = new ShootTable(page, { lang });
        for (const ball of ["14,10", "22,8"]) {
          await table.study(position("", `${ball} loose`, "R P"), "6, 6");
          await table.asked();
          for (const choice of await table.choices().all()) await expect(choice).toBeInViewport({ ratio: 0.99 });
        }
      });
    });

test("the winning ball lies in the net, and still does for whoever comes later", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("R9@19,10", "20,10 R", "R B").replace("score 0-0", "score 1-0"), "5, 4", { options: { length: "goals-2" } });
  await table.asked();
  await table.make("ball goal");
  await table.over().waitFor();
  /** How far along the board the ball lies: the goal line is at 570 of its 674 units. */
  const lies = async () => {
    const [board, ball] = [await table.board().boundingBox(), await page.locator("svg.table g.ball use").boundingBox()];
    return ((ball?.x ?? 0) + (ball?.width ?? 0) / 2 - (board?.x ?? 0)) / (board?.width ?? 1);
  };
  await expect.poll(lies).toBeGreaterThan(572 / 674);
  await page.reload();
  await table.over().waitFor();
  await expect.poll(lies).toBeGreaterThan(572 / 674);
});

test("a turned board turns the score line with it", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  const seats = () => page.locator("[data-seat]").evaluateAll((all) => all.map((team) => [(team as HTMLElement).dataset.seat, team.getBoundingClientRect().x] as const).sort((a, b) => a[1] - b[1]).map(([seat]) => seat));
  expect(await seats()).toEqual(["R", "B"]);
  await page.getByRole("button", { name: table.t("page-menu"), exact: true }).click();
  await page.getByRole("button", { name: table.t("page-flip"), exact: true }).click();
  await expect.poll(seats).toEqual(["B", "R"]);
  const at = async (seat: string) => (await table.counter(seat, 1, seat === "R" ? "1,10" : "27,10").boundingBox())?.x ?? 0;
  await expect.poll(async () => (await at("B")) < (await at("R"))).toBe(true);
  await page.goto(`/m/${table.id}/replay#0`);
  await expect.poll(seats).toEqual(["B", "R"]);
});
