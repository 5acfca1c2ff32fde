import type { Page } from "@playwright/test";
import { pair } from "../support/made";
import type { Table } from "../support/table";
import { expect, test } from "../support/test";

/** Red is so much higher that every ball kept is offside. */
const OFFSIDE = "11 11 11 11 11 11 11 11 11 11 / 1 2 3 4 1 2 3 4 1 2";

async function menu(table: Table, item: string) {
  await table.page.getByRole("button", { name: table.t("page-menu"), exact: true }).click();
  await table.page.getByRole("button", { name: table.t(item), exact: true }).click();
}
const press = (table: Table, name: string) => table.page.getByRole("button", { name: table.t(name), exact: true }).click();
const says = (page: Page, text: string) => expect(page.getByRole("main").getByText(text).first()).toBeVisible();

test("a break by consent: asked, withdrawn, agreed, ended", async ({ page, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage());
  await menu(red, "page-ask-pause");
  await says(page, red.t("page-offered", { what: "pause", side: "R" }));
  await says(blue.page, blue.t("page-offer", { what: "pause", side: "R" }));
  await press(red, "page-withdraw");
  await expect(blue.page.getByRole("main").getByText(blue.t("page-offer", { what: "pause", side: "R" }))).toBeHidden();

  await menu(red, "page-ask-pause");
  await press(blue, "page-yes");
  for (const table of [red, blue]) {
    await expect(table.question()).toHaveText(table.t("page-paused"));
    await expect(table.choices()).toHaveCount(0);
  }
  await press(blue, "page-go-on");
  await says(page, red.t("page-offer", { what: "go_on", side: "B" }));
  await press(red, "page-yes");
  await expect(red.choices()).toHaveCount(4);
  await expect(blue.choices()).toHaveCount(4);
});

test("the computer stands in until its player comes back", async ({ page, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage());
  await menu(blue, "page-ask-stand-in");
  await press(red, "page-yes");
  await expect(blue.question()).toHaveText(blue.t("page-stand-in-plays"));
  await expect(blue.choices()).toHaveCount(0);
  // Red's own choices go on, and the stand-in answers them.
  await red.playTimes(2);
  await expect.poll(() => red.wire.steps.filter((step) => step.seat === "B").length).toBeGreaterThan(0);
  await press(blue, "page-take-seat-back");
  await expect(blue.page.getByRole("button", { name: blue.t("page-take-seat-back") })).toBeHidden();
  while (!blue.wire.now?.to_act.includes("B") && (await red.play()));
  expect(await blue.asked()).toBe(true);
});

test("CHI-908: who always signals the offside is not asked", async ({ page, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage(), { level: "pro-plus", flags: ["offside"], deck: OFFSIDE });
  await expect(blue.page.getByRole("checkbox", { name: blue.t("chifootmi-habit-one-two") })).toHaveCount(0);
  await blue.page.getByRole("checkbox", { name: blue.t("chifootmi-habit-offside") }).check();
  const signalled = () => red.wire.steps.flatMap((step) => step.events).filter((event) => event.kind === "offside");
  while (!signalled().length && !red.wire.now?.outcome)
    for (const table of [red, blue]) if (red.wire.now?.to_act.includes(table === red ? "R" : "B")) await table.play();
  expect(signalled()[0]).toMatchObject({ signalled: true });
  expect(blue.wire.sent.filter(({ choice }) => choice === "O+")).toHaveLength(1);
});

test("the clock runs out: it chooses, and the page tells", async ({ page, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage(), { clock: "10" });
  await red.choices().first().click();
  await expect(blue.page.getByText(blue.t("chifootmi-event-timed-out", { side: "B" })).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(red.t("chifootmi-event-timed-out", { side: "B" })).first()).toBeVisible();
  expect(await blue.asked()).toBe(true);
});

test("giving up needs a second word; then both may want a rematch", async ({ page, stranger }) => {
  const [red, blue] = await pair(page, await (await stranger()).newPage());
  await menu(blue, "page-give-up");
  await press(blue, "page-give-up-sure");
  await expect(red.question()).toContainText(red.t("name-winner", { winner: "R" }));
  const first = red.id;
  await press(red, "page-again");
  await says(page, red.t("page-wait-rematch"));
  await press(blue, "page-yes");
  for (const table of [red, blue]) {
    await expect.poll(() => table.id).not.toBe(first);
    await expect(table.choices()).toHaveCount(4);
  }
});
