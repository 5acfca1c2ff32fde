import { Cluster } from "../support/cluster";
import { sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test("two browsers at two nodes play each other to the end", async ({ page, stranger }) => {
  test.setTimeout(180_000);
  const cluster = await new Cluster().start();
  try {
    const [here = "", there = ""] = cluster.nodes;
    const a = new Table(page, { seed: 1 });
    await page.goto(here);
    await sitDown(page, "friend");
    await a.arrived();
    const link = await page.getByRole("textbox", { name: t("page-invite-link") }).inputValue();

    // The friend joins at the other node, and is seen at this one.
    const b = new Table(await (await stranger()).newPage(), { seed: 2 });
    await b.page.goto(link.replace(here, there));
    await b.page.getByRole("textbox", { name: t("page-your-name") }).fill("Bea");
    await b.page.getByRole("button", { name: t("page-sit-down") }).click();
    await b.arrived();
    await expect(page.getByRole("region", { name: t("page-score") })).toContainText("Bea");

    await Promise.all([a.playTimes(3), b.playTimes(3)]);
    // The nodes do not hear each other: both pages say so, play goes on, and it passes by itself.
    cluster.turnNats();
    const apart = [a, b].map((table) => table.page.getByText(t("page-apart")));
    for (const one of apart) await expect(one).toBeVisible();
    await Promise.all([a.playTimes(1), b.playTimes(1)]);
    cluster.turnNats();
    for (const one of apart) await expect(one).toHaveCount(0);
    // One comes again, and is at the same table with the same seat.
    await b.page.reload();
    await b.arrived();
    await Promise.all([a.playToTheEnd(), b.playToTheEnd()]);
    expect(a.wire.now?.outcome).toBeTruthy();
    expect(a.wire.now?.outcome).toEqual(b.wire.now?.outcome);
    expect(await a.score()).toEqual(await b.score());
    for (const table of [a, b]) {
      await table.page.reload();
      await table.arrived();
    }
    expect(a.wire.steps).toEqual(b.wire.steps);
    const answer = await page.request.get(`${cluster.proxy}/readyz`);
    expect(answer.ok(), "the proxy passes on").toBe(true);
    // What they still ask for would not be there any more.
    for (const table of [a, b]) await table.page.close();
  } finally {
    await cluster.stop();
  }
});
