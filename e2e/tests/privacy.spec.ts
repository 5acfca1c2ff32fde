import { between, GAMES } from "../support/between";
import { expect, test } from "../support/test";
import { tidy } from "../support/tidy";
import { t } from "../support/words";

test.use({ complaints: /status of 404/ });

test("whoever wants it has all matches and the name deleted, after being asked once", async ({ page }) => {
  await page.goto("/");
  const shared = await between(page, GAMES[1], ["Zoé", "Al"]);
  const own = await page.evaluate(async () => {
    const body = JSON.stringify({ game: "shoot", name: "Zoé", seats: { R: "me", B: { computer: "rookie" } } });
    const made = await (await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    const held = JSON.parse(localStorage.getItem("onze.seats") ?? "{}");
    localStorage.setItem("onze.seats", JSON.stringify({ ...held, [made.match]: { game: "shoot", seats: { R: made.seats.R.token }, made: 1 } }));
    localStorage.setItem("onze.name", JSON.stringify("Zoé"));
    return made.match as string;
  });
  await page.reload();
  await page.getByRole("link", { name: t("page-title-privacy") }).click();
  await expect(page.getByRole("heading", { name: t("privacy-title") })).toBeVisible();
  await expect(page.getByText(t("privacy-ever"))).toBeVisible();
  await tidy(page, "privacy");
  await page.getByRole("button", { name: t("privacy-remove-all") }).click();
  await page.getByRole("button", { name: t("privacy-stay") }).click();
  expect(await page.evaluate(() => localStorage.getItem("onze.seats"))).toContain(own);
  await page.getByRole("button", { name: t("privacy-remove-all") }).click();
  await page.getByRole("dialog").getByRole("button", { name: t("privacy-remove-all") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("privacy-done", { deleted: 1, stay: 1 }) })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("onze.seats"), localStorage.getItem("onze.name")])).toEqual([null, null]);
  const facts = (id: string) => page.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).json(), id);
  expect((await facts(own)).error.kind).toBe("match_unknown");
  expect((await facts(shared)).seats.map((seat: { name: string }) => seat.name)).toEqual(["", "Al"]);
  await page.goto("/mine");
  await expect(page.getByText(t("page-mine-none"))).toBeVisible();
});
