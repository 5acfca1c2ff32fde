import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const LEVELS = [
  { level: "beginner", flags: [] },
  { level: "amateur", flags: [] },
  { level: "pro", flags: [] },
  { level: "pro-plus", flags: ["offside", "one-two", "counter-attack"] },
];

for (const { level, flags } of LEVELS) {
  test(`a whole match against the computer: ${level}`, async ({ page }) => {
    const table = new Table(page);
    await page.goto("/new/chifootmi");
    await page.getByRole("radio", { name: t("page-company-computer") }).check();
    await page.getByRole("radio", { name: t(`chifootmi-level-${level}-help`) }).check();
    for (const flag of flags) await page.getByRole("checkbox", { name: t(`chifootmi-option-${flag}-help`) }).check();
    await page.getByRole("button", { name: t("page-go-computer") }).click();
    await table.arrived();
    await table.playToTheEnd();

    const outcome = table.wire.now?.outcome;
    expect(outcome, "the server says that the match is over").toBeTruthy();
    expect(await table.score()).toEqual(outcome?.score);
    await expect(table.question()).toContainText(outcome?.score.join("–") ?? "no score");
    await expect(page.getByRole("region", { name: t("page-score") })).toContainText(t("chifootmi-phase-over"));
    await expect(page.getByRole("button", { name: t("page-again") })).toBeVisible();
    await expect(table.choices()).toHaveCount(0);
  });
}

test("one click on the first page starts a match at once", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await expect(table.choices()).toHaveCount(4);
});
