import { ChallengeTable } from "../support/challenge";
import { listenHere } from "../support/here";
import { ShootTable } from "../support/shoot";
import { SimTable } from "../support/simulator";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// The page comes from the server; whatever else it asks for is refused.
test.use({ home: "device", complaints: /ERR_FAILED/ });
test.setTimeout(300_000);

const GAMES = {
  chifootmi: async (table: Table) => table.playToTheEnd(),
  shoot: async (table: Table) => (table as ShootTable).turnsToTheEnd(),
  challenge: async (table: Table) => {
    while (await table.asked()) await (table as ChallengeTable).answer();
  },
  simulator: async (table: Table) => {
    for (let n = 1; await (table as SimTable).turn(1 + (n % 4)); n++);
  },
};
const TABLES = { chifootmi: Table, shoot: ShootTable, challenge: ChallengeTable, simulator: SimTable };

for (const [game, play] of Object.entries(GAMES))
  test(`a whole match of ${game} without a server that answers, and its dice are fair`, async ({ page, context }) => {
    await context.route("**/api/**", (route) => route.abort());
    const table = new TABLES[game as keyof typeof GAMES](page);
    await listenHere(page, table);
    await page.addInitScript((game) => localStorage.setItem(`onze.hints.${game}`, "true"), game);
    await page.goto("/");
    await box(page, game).getByRole("button", { name: t("page-play-now") }).click();
    await table.arrived();
    await play(table);
    expect(table.wire.now?.outcome, "the match is over").toBeTruthy();

    await page.goto(`/m/${table.id}/replay#0`);
    await page.getByRole("button", { name: t("page-check") }).click();
    const sheet = page.getByRole("dialog", { name: t("page-check") });
    await expect(sheet.getByRole("heading", { name: t("fair-yes") })).toBeVisible();
    await expect(sheet).toContainText(t("fair-noted"));
  });
