import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import type { Step } from "../support/wire";
import { t, words } from "../support/words";

// The browser itself complains while nobody answers.
test.use({ complaints: /WebSocket connection to|ERR_CONNECTION/ });

test("SIGKILL in the middle of a match: the page goes on by itself and no acknowledged step is missing", async ({ page, context, server }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.playTimes(2);

  const down = page.getByRole("main").getByText(t("page-link-lost")).or(page.getByRole("main").getByText(t("page-link-gone")));
  const known: Step[] = [];
  for (const moment of ["while a choice is asked", "as soon as the choice is made", "as soon as the choice is acknowledged"]) {
    await test.step(moment, async () => {
      expect(await table.asked()).toBe(true);
      const yes = table.wire.acknowledged.length;
      if (moment !== "while a choice is asked") await table.play();
      if (moment === "as soon as the choice is acknowledged") await expect.poll(() => table.wire.acknowledged.length, { intervals: [5] }).toBe(yes + 1);
      await server.kill();
      for (const step of table.wire.steps) known[step.n] = step;
      const n = table.wire.now?.n ?? 0;
      await expect(down).toBeVisible();
      const { sockets } = table.wire;
      await server.start();
      await expect(down).toBeHidden({ timeout: 20_000 });
      expect(table.wire.sockets, "a new connection, without a reload").toBeGreaterThan(sockets);
      expect(table.wire.now?.n).toBeGreaterThanOrEqual(n);
      await table.playTimes(2);
    });
  }
  await table.playToTheEnd();

  // What a new page is told of the whole match.
  const fresh = new Table(await context.newPage());
  await fresh.page.goto(`/m/${table.id}`);
  await fresh.arrived();
  await fresh.over().waitFor();
  const log = fresh.wire.steps;
  expect(log.length).toBe(fresh.wire.now?.n);
  expect(log.map((step) => step.n)).toEqual(log.map((_, n) => n));
  for (const step of known) {
    const kept = log[step.n];
    expect(kept?.seat).toBe(step.seat);
    expect(kept?.events.map((event) => event.kind)).toEqual(step.events.map((event) => event.kind));
    if (step.move !== null) expect(kept?.move).toBe(step.move);
  }
  // Every choice that was acknowledged is in the log, in order; and each choice that was pressed is there once: none was
  // lost on the way, none that the page sent again after a crash counts twice.
  const made = log.filter((step) => step.seat === "R").map((step) => step.move);
  const rest = [...made];
  for (const { choice } of table.wire.acknowledged) {
    const found = rest.indexOf(choice ?? "");
    expect(found, `the acknowledged ${choice} is in the log`).toBeGreaterThanOrEqual(0);
    rest.splice(0, found + 1);
  }
  expect(made.length).toBe(table.played);
  expect(await fresh.score()).toEqual(await table.score());
});

test("with the server away a page, a panel and a language are said to be on their way, and come once it is back", async ({ page, server }) => {
  await page.goto("/new/chifootmi");
  await page.getByRole("radio", { name: t("page-company-friend") }).check();
  await server.kill();
  const down = page.getByRole("status").getByText(t("page-link-lost"));
  await page.getByRole("button", { name: t("page-set") }).click();
  await expect(down).toBeVisible();
  await page.getByRole("button", { name: t("page-lang-switch") }).click();
  await server.start();
  // The form is as it was, in the other language.
  await expect(page.getByRole("dialog", { name: words.fr("page-set") })).toBeVisible({ timeout: 20_000 });
  await expect(down).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio", { name: words.fr("page-company-friend") })).toBeChecked();
  await server.kill();
  await page.getByRole("link", { name: words.fr("page-title-rules"), exact: true }).click();
  await expect(page.getByText(words.fr("page-link-lost"))).toBeVisible();
  await server.start();
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible({ timeout: 20_000 });
});

test("a server that is told to stop says so, and the match goes on once it is back", async ({ page, server }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.playTimes(2);
  const stopping = page.getByRole("main").getByText(t("page-link-stopping"));
  await server.end();
  await expect(stopping).toBeVisible();
  await server.start();
  await expect(stopping).toBeHidden({ timeout: 20_000 });
  await table.playTimes(1);
});
