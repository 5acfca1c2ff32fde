import { Line } from "../support/line";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { inText } from "../support/wire";
import { t } from "../support/words";

// The browser itself complains while nobody answers.
test.use({ complaints: /WebSocket connection to|ERR_CONNECTION|ERR_INTERNET/ });

const choices = (table: Table) => table.wire.acknowledged.filter((sent) => sent.do === "move");

test("a network that falls silent is said within seconds, and the choice goes out when it is back", async ({ page, server }) => {
  const line = await new Line(server.port).open();
  try {
    const table = new Table(page);
    await page.goto(line.url);
    await box(page).getByRole("button", { name: t("page-play-now") }).click();
    await table.arrived();
    await table.asked();
    line.silence(true);
    const choice = (await table.choices().first().getAttribute("data-choice")) ?? "";
    await table.choices().first().click();
    const offline = page.getByRole("main").getByText(t("page-link-offline"));
    await expect(offline).toBeVisible({ timeout: 5000 });
    expect(choices(table)).toEqual([]);
    line.silence(false);
    await expect(offline).toBeHidden({ timeout: 20_000 });
    await expect.poll(() => choices(table).map((sent) => sent.choice)).toEqual([choice]);
    expect(await table.asked()).toBe(true);
    expect(table.wire.steps.filter((step) => step.seat === "R")).toHaveLength(1);
  } finally {
    await line.close();
  }
});

test("a device that knows it is offline says so at once, and is back at once", async ({ page, context }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.asked();
  const offline = page.getByRole("main").getByText(t("page-link-offline"));
  await expect(offline).toHaveCount(0);
  await context.setOffline(true);
  await expect(offline).toBeVisible({ timeout: 2000 });
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await table.playTimes(2);
});

test("a page of another version is told to load itself anew, and what was chosen goes out then", async ({ page }) => {
  // The first line falls silent, the second greets somebody who speaks otherwise, the third is of the page that was loaded anew.
  let line = 0;
  const moves: string[] = [];
  await inText(page);
  await page.routeWebSocket(/live$/, (near) => {
    const mine = ++line;
    const far = near.connectToServer();
    near.onMessage((text) => {
      const asked = JSON.parse(String(text));
      if (mine === 1 && asked.do === "move") return near.close();
      if (mine === 2 && asked.do === "hello") return near.send(JSON.stringify({ re: asked.id, error: { kind: "wire_version", rules: [], message: "another version" } }));
      if (asked.do === "move") moves.push(asked.choice);
      far.send(text);
    });
  });
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.asked();
  const choice = (await table.choices().first().getAttribute("data-choice")) ?? "";
  await table.choices().first().click();
  await expect(page.getByRole("heading", { name: t("page-state-wire-version") })).toBeVisible();
  await page.getByRole("button", { name: t("page-reload") }).click();
  await expect.poll(() => moves).toEqual([choice]);
  expect(line).toBe(3);
  expect(await table.asked()).toBe(true);
});
