import { LOOKS, problems } from "../support/axe";
import { fits, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

/** Red has kept the ball with the 10 and holds the 9; Blue holds a 10. */
const KEPT =
  "R 10 9 5 4 3 2 1 6 7 8 11 X X X slots 14 2 3 4 played 1 goals none; B 8 10 5 4 3 2 1 6 7 9 11 X X X slots 14 2 3 4 played 1 goals none; gathered -; ball R 1/2; now choose";

/** Both hands at one screen: the 9 against the 10. */
async function nineAgainstTen(table: Table) {
  await table.open("chifootmi", { from: KEPT, options: { level: "pro+", one_two: "on" }, both: true });
  for (const side of ["R", "B"]) {
    await table.page.getByRole("button", { name: t("page-hand-over-ready", { side }) }).click();
    await table.choice("P2").click();
  }
  expect(await table.asked()).toBe(true);
}
const events = (table: Table) => table.wire.steps.flatMap((step) => step.events);

test("CHI-723, CHI-724: the one-two is put to the attacker openly; made, it keeps the ball", async ({ page }) => {
  const table = new Table(page);
  await nineAgainstTen(table);
  // Both may hear the question: no hand-over.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(table.question()).toHaveText(t("page-ask-one", { side: "R", asked: t("chifootmi-ask-one-two") }));
  await expect(table.choices()).toHaveCount(2);
  await table.choice("U+").click();
  await expect.poll(() => events(table).find(({ kind }) => kind === "one_two")).toMatchObject({ made: true });
  await expect(page.getByText(t("chifootmi-event-one-two", { side: "R", made: "true" })).first()).toBeVisible();
  await expect.poll(() => events(table).find(({ kind }) => kind === "shot_phase"), "twice kept").toMatchObject({ side: "R" });
});

test("CHI-724: declined, the defender takes the ball", async ({ page }) => {
  const table = new Table(page);
  await nineAgainstTen(table);
  await table.choice("U-").click();
  await expect.poll(() => events(table).find(({ kind }) => kind === "ball_to")).toMatchObject({ side: "B" });
});

for (const { name, use } of LOOKS)
  test.describe(name, () => {
    test.use(use);

    test("the question of the one-two fits, and axe finds nothing serious", async ({ page }) => {
      const table = new Table(page);
      await nineAgainstTen(table);
      await fits(page);
      expect(await problems(page, "one-two")).toEqual([]);
    });
  });
