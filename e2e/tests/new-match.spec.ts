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
  await page.getByText(t("page-new-tinker"), { exact: true }).click();
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
    const field = page.getByRole("textbox", { name: t("chifootmi-option-deck") });
    await expect(field, "marked at its field").toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expect(page.getByRole("button", { name: t("page-go-computer") })).toBeEnabled();
  });
});

test("a game that the server does not play yet says so", async ({ page }) => {
  await page.route("**/api/games", async (route) => {
    const games = (await (await route.fetch()).json()) as { id: string }[];
    await route.fulfill({ json: games.filter(({ id }) => id !== "challenge") });
  });
  await page.goto("/");
  await expect(page.getByRole("article", { name: t("page-name-challenge") })).toContainText(t("page-not-yet"));
  await page.goto("/new/challenge");
  await expect(page.getByRole("alert")).toHaveText(t("page-not-yet"));
});

test("Pro+ without an added rule says so and adds them; the table and the next “play now” say what is played", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/new/chifootmi");
  await page.getByRole("radio", { name: t("chifootmi-level-pro-plus-help") }).check();
  await expect(page.getByText(t("chifootmi-pro-plus-bare"))).toBeVisible();
  await page.getByRole("button", { name: t("page-new-add") }).click();
  await expect(page.getByText(t("chifootmi-pro-plus-bare"))).toHaveCount(0);
  for (const rule of ["offside", "one-two", "counter-attack"]) await expect(page.getByRole("checkbox", { name: t(`chifootmi-option-${rule}-help`) })).toBeChecked();
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await table.arrived();
  await table.play();
  const told = [t("chifootmi-level-pro-plus"), t("chifootmi-option-offside"), t("chifootmi-option-one-two"), t("chifootmi-option-counter-attack")];
  await expect(page.getByText(told.join(" · "))).toBeVisible();
  const { id } = table;
  await page.goto("/");
  await expect(page.getByText(t("page-play-with", { options: [...told, t("page-level", { level: "rookie" })].join(", ") }))).toBeVisible();
  // The only match there is.
  await page.getByRole("link", { name: t("page-my-matches", { count: 1 }), exact: true }).click();
  await page.waitForURL(`**/m/${id}`);
});

test("my matches: whom I play, whose turn it is, and how it ended", async ({ page }) => {
  const table = new Table(page);
  await make(page, { company: "computer" });
  await table.arrived();
  await page.goto("/mine");
  const row = page.getByRole("listitem");
  await expect(row).toContainText(t("page-mine-against", { name: t("page-mine-computer", { level: t("page-level", { level: "rookie" }) }) }));
  await expect(row).toContainText(t("page-mine-yours"));
  await row.getByRole("link").first().click();
  await table.arrived();
  await table.asked();
  await page.getByRole("button", { name: t("page-menu"), exact: true }).click();
  await page.getByRole("button", { name: t("page-give-up"), exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t("page-give-up-sure") }).click();
  await expect(table.over()).toBeVisible();
  await page.goto("/mine");
  await expect(row).toContainText(t("page-mine-lost"));
  await expect(row).toContainText("0–0");
});
