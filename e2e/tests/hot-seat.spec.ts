import { box, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";
import type { Side, View } from "../support/wire";

const name = (side: Side) => t("name-side", { side });

test("both on this device: one hand is hidden before the other is shown", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await sitDown(page, "device");
  await table.arrived();

  const handOver = page.getByRole("dialog");
  /** What the seat itself sees, as the server told this page. */
  const viewOf = (side: Side) => (table.wire.now?.view as unknown as Record<Side, View>)[side];
  const secrets = (side: Side) => viewOf(side).sides[side === "R" ? 0 : 1].slots.flatMap((slot, i) => (slot.occupied && slot.face_down ? [{ slot: i + 1, card: slot.card ?? "" }] : []));
  const backs = (side: Side) => table.board().getByRole("img", { name: t("chifootmi-card-hidden", { side }), exact: true });
  const hidden = async (side: Side) => {
    await expect(backs(side)).toHaveCount(secrets(side).length);
    for (const card of await backs(side).all()) expect((await card.textContent())?.trim(), "nothing is printed on the back").toBe("");
  };

  let looked = 0;
  for (let turn = 0; turn < 16; turn++) {
    await page.locator("[data-playing=false]").waitFor();
    await expect(handOver).toBeVisible();
    const side = (await handOver.innerText()).includes(t("page-hand-over", { side: "R" })) ? "R" : "B";
    const rival: Side = side === "R" ? "B" : "R";

    // Between the two nobody's secrets lie open, and nothing can be chosen.
    await expect(handOver.getByRole("heading")).toHaveText(t("page-hand-over", { side }));
    await expect(table.choices()).toHaveCount(0);
    await expect(page.locator("[data-choice]")).toHaveCount(0);
    await hidden("R");
    await hidden("B");

    await handOver.getByRole("button", { name: t("page-hand-over-ready", { side }) }).click();
    await expect(handOver).toHaveCount(0);
    await expect(table.choices().first()).toBeVisible();
    await hidden(rival);
    await expect(backs(side), "one sees one's own cards").toHaveCount(0);
    looked += secrets(side).length && secrets(rival).length;

    // Draw hidden cards and keep them in hand as long as possible.
    const own = secrets(side).map(({ slot }) => `P${slot}`);
    const legal = (table.wire.now?.legal[side] ?? []).filter((choice) => /^[PDS]/.test(choice));
    const choice = legal.includes("DD") ? "DD" : (legal.find((one) => !own.includes(one)) ?? legal[0] ?? "");
    await table.choice(choice).click();
    await expect(table.choice(choice)).toHaveCount(0);
  }
  expect(looked, "both had hidden cards in some of the turns").toBeGreaterThan(2);
  await expect(page.getByRole("region", { name: t("page-score") })).toContainText(name("R"));
  expect(table.wire.sockets).toBe(1);
});

test("two with names: who holds the screen goes on first, and what happened stays in sight", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/new/chifootmi");
  await page.getByRole("radio", { name: t("page-company-device", { count: 2 }) }).check();
  await page.getByRole("textbox", { name: name("R") }).fill("Anna");
  await page.getByRole("textbox", { name: name("B") }).fill("Bo");
  await page.getByRole("button", { name: t("page-go-device") }).click();
  await table.arrived();
  const handOver = page.getByRole("dialog");
  const turns: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await page.locator("[data-playing=false]").waitFor();
    await expect(handOver).toBeVisible();
    await expect(table.board(), "the board stays in sight").toBeInViewport({ ratio: 0.9 });
    const ready = handOver.getByRole("button");
    turns.push((await ready.innerText()).includes("Anna") ? "Anna" : "Bo");
    await ready.click();
    const choice = (await table.choices().first().getAttribute("data-choice")) ?? "";
    await table.choices().first().click();
    await expect(table.choice(choice)).toHaveCount(0);
  }
  // Cards, then draws: the screen changes hands once for each, not twice.
  const changes = turns.filter((who, i) => i > 0 && who !== turns[i - 1]).length;
  expect(changes, turns.join(" ")).toBeLessThanOrEqual(4);
  await expect(page.getByRole("region", { name: t("page-score") })).toContainText("Anna");
  await expect(page.locator(".story")).toContainText("Bo");
});

test("CHI-910: two at one keyboard choose with keys of their own, and the faces stay hidden", async ({ page }) => {
  const table = new Table(page);
  await page.goto("/");
  await sitDown(page, "device");
  await table.arrived();
  await page.locator("[data-playing=false]").waitFor();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("j");
  await expect.poll(() => table.wire.acknowledged.map(({ seat, choice }) => `${seat} ${choice}`)).toEqual(["B P1"]);
  await page.keyboard.press("k");
  await page.keyboard.press("s");
  await expect.poll(() => table.wire.acknowledged.map(({ seat, choice }) => `${seat} ${choice}`)).toEqual(["B P1", "R P2"]);
  await expect(page.locator("[data-choice]"), "no hand was opened").toHaveCount(0);
});

test("who invites is asked for a name once, who shares the screen for those of all", async ({ page }) => {
  const table = new Table(page);
  const score = page.getByRole("region", { name: t("page-score") });
  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-friend") }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("textbox", { name: t("page-your-name") }).fill("Ada");
  await asked.getByRole("button", { name: t("page-go-friend") }).click();
  await table.arrived();
  await expect(score).toContainText("Ada");
  // Back goes to the games, not to the question.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await box(page).getByRole("button", { name: t("page-play-friend") }).click();
  await table.arrived();
  await expect(score).toContainText("Ada");

  await page.goto("/");
  await box(page).getByRole("button", { name: t("page-play-device", { count: 2 }) }).click();
  await asked.getByRole("textbox", { name: name("B") }).fill("Bo");
  await asked.getByRole("button", { name: t("page-go-device") }).click();
  await table.arrived();
  await expect(score).toContainText("Bo");
  await page.goto("/");
  await box(page, "shoot").getByRole("button", { name: t("page-play-device", { count: 2 }) }).click();
  await table.arrived();
  await expect(score).toContainText("Bo");
});
