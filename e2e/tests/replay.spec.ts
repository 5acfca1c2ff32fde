import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { ONZE } from "../support/server";
import { position, ShootTable } from "../support/shoot";
import { box, Table, unfolded } from "../support/table";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";

test("the replay of a finished match: step, jump, link, record", async ({ page, stranger }, info) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.playToTheEnd();
  const { id } = table;
  const score = await table.score();
  await page.getByRole("link", { name: t("page-replay") }).click();
  await page.waitForURL(/\/replay/);

  const last = (table.wire.now?.n ?? 0) - 1;
  const button = (name: string) => page.getByRole("button", { name: t(`page-replay-${name}`), exact: true });
  const at = (n: number) => expect(page.getByText(t("page-replay-step", { n, last }), { exact: true })).toBeVisible();
  const shown = async () => Number(await page.getByRole("slider").inputValue());

  await test.step("step", async () => {
    await at(0);
    expect(await table.score()).toEqual([0, 0]);
    await expect(button("back")).toBeDisabled();
    let before = 0;
    for (let i = 0; i < 4; i++) {
      await button("next").click();
      await expect.poll(shown).toBeGreaterThan(before);
      before = await shown();
    }
    await page.keyboard.press("ArrowLeft");
    await expect.poll(shown).toBeLessThan(before);
  });

  await test.step("jump", async () => {
    await button("last").click();
    await at(last);
    expect(await table.score()).toEqual(score);
    await expect(button("next")).toBeDisabled();
    await page.getByRole("slider").fill("9");
    await at(9);
    expect(new URL(page.url()).hash).toBe("#9");
    await page.getByRole("slider").press("ArrowRight");
    await at(10);
    // A sentence of the story leads to its step.
    const fourth = page.getByRole("button", { name: t("page-replay-to", { n: 4 }), exact: true }).first();
    await unfolded(page, fourth);
    await fourth.click();
    await at(4);
    await button("first").click();
    await at(0);
  });

  await test.step("play and pause", async () => {
    await button("play").click();
    await expect.poll(shown).toBeGreaterThan(1);
    await button("pause").click();
    await expect(button("play")).toBeVisible();
    const there = await shown();
    await expect(page.getByText(t("page-replay-step", { n: there, last }), { exact: true })).toBeVisible();
  });

  await test.step("a link to a step opens there, for anybody", async () => {
    const other = await (await stranger()).newPage();
    await other.goto(`/m/${id}/replay#7`);
    await expect(other.getByText(t("page-replay-step", { n: 7, last }), { exact: true })).toBeVisible();
    await other.goto(`/m/${id}/replay#${last}`);
    await expect(other.getByText(t("page-replay-step", { n: last, last }), { exact: true })).toBeVisible();
    expect(await new Table(other).score()).toEqual(score);
  });

  await test.step("the record is downloaded and verifies", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: t("page-replay-record") }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.onze$/);
    const file = info.outputPath("match.onze");
    await download.saveAs(file);
    expect(readFileSync(file, "utf8")).toContain("chifootmi");
    const said = execFileSync(ONZE, ["verify", "--json", file], { encoding: "utf8" });
    expect(JSON.parse(said)).toBeTruthy();
    // The check is one: a record that was changed does not pass.
    const forged = info.outputPath("forged.onze");
    const text = readFileSync(file, "utf8");
    writeFileSync(forged, text.replace(/\bDU\b/, "DD") === text ? text.replace(/\bP1\b/, "P2") : text.replace(/\bDU\b/, "DD"));
    expect(() => execFileSync(ONZE, ["verify", forged], { stdio: "pipe" })).toThrow();
  });

  await test.step("the page checks the dice itself, and finds a changed draw", async () => {
    const ask = page.getByRole("button", { name: t("page-check") });
    const sheet = page.getByRole("dialog", { name: t("page-check") });
    await ask.click();
    await expect(sheet.getByRole("heading", { name: t("fair-yes") })).toBeVisible();
    await expect(sheet).toContainText(t("fair-noted"));
    const record = await (await page.request.get(`/api/matches/${id}/record`)).text();
    const draws = [...record.matchAll(/\{(.*?)\}/g)].flatMap(([, told]) => told?.split(", ") ?? []);
    await expect(sheet).toContainText(t("fair-draws", { count: draws.length }));
    await page.keyboard.press("Escape");
    await page.route("**/record", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/, ([RB])\}/, (_, side) => `, ${side === "R" ? "B" : "R"}}`);
      await route.fulfill({ response: answer, body });
    });
    await ask.click();
    await expect(sheet.getByRole("heading", { name: t("fair-no") })).toBeVisible();
    const line = 1 + record.split("\n").findIndex((one) => one.startsWith("0 "));
    await expect(sheet).toContainText(t("fair-fault-line", { line, wrong: "draws" }));
  });
});

/** Plays on from a step of the replay, with this company. */
async function playOn(table: Table, step: number, company: "computer" | "friend" | "device") {
  const { page, id } = table;
  await page.goto(`/m/${id}/replay#${step}`);
  await page.getByRole("button", { name: t("page-play-on"), exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t(`page-play-on-${company}`) }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/m/") && !url.pathname.includes(id));
  await table.arrived();
}

test("any step of a finished match of SHOOT is played on from, as a study that says so", async ({ page }) => {
  const table = new ShootTable(page);
  await table.study(position("", "17,9 loose", "R P"), "6, 1");
  await table.asked();
  await table.make("9>17,8 (6)");
  await table.asked();
  // While it runs it is not: its position would tell what is hidden.
  await page.goto(`/m/${table.id}/replay#1`);
  await expect(page.getByRole("slider")).toHaveValue("1");
  await expect(page.getByRole("button", { name: t("page-play-on"), exact: true })).toHaveCount(0);
  const seats = { R: "me", B: { computer: "random" } };
  const refused = await page.request.post("/api/matches?lang=fr", { data: { game: "shoot", seats, from: { match: table.id, n: 1 } } });
  expect([refused.status(), ((await refused.json()) as { error: { message: string } }).error.message]).toEqual([409, words.fr("refusal-from-running")]);
  await page.goto(`/m/${table.id}`);
  await table.asked();
  await table.giveUp();

  await playOn(table, 1, "computer");
  await table.asked();
  // The first die is used: the other one is asked for, and the 9 stands where he went.
  await expect(table.question()).toHaveText(t("shoot-ask-second", { points: 1 }));
  await expect(table.counter("R", 9, "17,8")).toBeVisible();
  await expect(page.getByText(t("page-study"))).toBeVisible();
  await table.make("done");
});

test("any step of a finished match of Chifootmi is played on from: the same cards, a study to everybody", async ({ page, stranger }) => {
  const table = new Table(page);
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.playTimes(4);
  await table.asked();
  await table.giveUp();
  const last = (table.wire.now?.n ?? 0) - 1;
  await page.goto(`/m/${table.id}/replay#${last}`);
  await expect(page.getByRole("slider")).toHaveValue(String(last));
  // At its end there is nothing to play.
  await expect(page.getByRole("button", { name: t("page-play-on"), exact: true })).toHaveCount(0);

  const played = table.id;
  const cards = (view: unknown) => (view as { sides: { slots: { card?: string }[] }[] }).sides[0]?.slots.map(({ card }) => card);
  await playOn(table, last - 1, "friend");
  const { id } = table;
  expect(id).not.toBe(played);
  await expect.poll(() => cards(table.wire.now?.view)?.filter(Boolean).length).toBeGreaterThan(0);
  const link = await page.getByRole("textbox", { name: t("page-invite-link") }).inputValue();
  await expect(page.getByText(t("page-study"), { exact: false }).first()).toBeVisible();
  // The friend is told before sitting down, and at the table.
  const friend = await (await stranger()).newPage();
  await friend.goto(link);
  await expect(friend.getByText(t("page-invited-study"))).toBeVisible();
  await friend.getByRole("button", { name: t("page-sit-down") }).click();
  await new Table(friend).arrived();
  await expect(friend.getByText(t("page-study"), { exact: false }).first()).toBeVisible();
  expect(await table.asked()).toBe(true);
  await table.play();
});
