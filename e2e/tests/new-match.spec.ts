import { make } from "../support/made";
import { Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

test("every option that the server names can be chosen, and the record tells it", async ({ page, server }) => {
  const games = (await (await page.request.get("/api/games")).json()) as { id: string; options: { key: string }[] }[];
  const keys = games.find(({ id }) => id === "chifootmi")?.options.map(({ key }) => key.replaceAll("_", "-")) ?? [];
  expect(keys.length).toBeGreaterThan(5);
  await page.goto("/new/chifootmi");
  await page.getByRole("radio", { name: t("chifootmi-level-pro-plus-help") }).check();
  await page.getByText(t("page-new-more"), { exact: true }).click();
  for (const key of keys) await expect(page.getByText(t(`chifootmi-option-${key}`), { exact: true }), key).toBeVisible();

  const deck = "1 2 3 4 5 6 7 8 9 10 / 1 2 3 4 5 6 7 8 9 X";
  const table = new Table(page);
  await make(page, { company: "computer", level: "pro-plus", flags: ["one-two"], deck, clock: "60", words: "allez les rouges" });
  await table.arrived();
  const record = await (await page.request.get(`${server.url}/api/matches/${table.id}/record`)).text();
  for (const line of ["set level=pro+", "set one_two=on", "set offside=off", `set deck=${deck}`, "set clock=60", "words R allez les rouges"])
    expect(record).toContain(`${line}\n`);

  // The next time the form remembers what was chosen, but not the words.
  await page.goto("/new/chifootmi");
  await expect(page.getByRole("radio", { name: t("chifootmi-level-pro-plus-help") })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: t("chifootmi-option-one-two-help") })).toBeChecked();
  await page.getByText(t("page-new-more"), { exact: true }).click();
  await expect(page.getByRole("textbox", { name: t("page-new-words") })).toHaveValue("");
});

test.describe("a deck that cannot be", () => {
  test.use({ complaints: /status of 4/ });

  test("is refused in words, and the form stays", async ({ page }) => {
    await make(page, { company: "computer", deck: "1 2 3" });
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await expect(page.getByRole("alert")).not.toContainText("refusal");
    await expect(page.getByRole("button", { name: t("page-go-computer") })).toBeEnabled();
  });
});

test("a game that the server does not play yet says so", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article", { name: t("page-name-simulator") })).toContainText(t("page-not-yet"));
  await page.goto("/new/simulator");
  await expect(page.getByRole("alert")).toHaveText(t("page-not-yet"));
});
