import type { Page } from "@playwright/test";
import { ChallengeTable } from "../support/challenge";
import { SimTable } from "../support/simulator";
import { box, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t, words } from "../support/words";
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
    const legal = (table.wire.now?.legal[side]?.texts ?? []).filter((choice) => /^[PDS]/.test(choice));
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
  const score = page.getByRole("region", { name: t("page-score") });
  await expect(score).toContainText("Anna");
  await expect(page.locator(".story")).toContainText("Bo");
  await page.goto(`/m/${table.id}/replay#0`);
  await expect(score, "and the replay calls them so too").toContainText(/Anna.*Bo/s);
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

test("Simulator Soccer has no cards: its curtain does not speak of any", async ({ page }) => {
  for (const [lang, card] of [
    ["en", /card/i],
    ["fr", /carte/i],
  ] as const) {
    await page.goto("/");
    await page.evaluate((lang) => localStorage.setItem("onze.lang", lang), lang);
    await page.reload();
    await sitDown(page, "device", "simulator", words[lang]);
    await new SimTable(page, { lang }).arrived();
    const curtain = page.getByRole("dialog");
    await expect(curtain).toContainText(words[lang]("page-hand-over-help", { what: "simulator" }));
    await expect(curtain).not.toContainText(card);
    await expect(curtain).not.toContainText(words[lang]("page-own-keys"));
    await expect(curtain.locator("svg use")).toBeVisible();
  }
});

/** A championship at one screen, from the form, with a first name for each. */
async function season(page: Page, people: string[], clubs = people.length) {
  await page.goto("/new/challenge");
  await page.getByRole("radio", { name: t("page-company-device-help") }).check();
  await page.getByRole("checkbox", { name: t("challenge-option-friendly") }).uncheck();
  if (clubs > 2) {
    await page.getByRole("spinbutton", { name: t("challenge-option-clubs-help") }).fill(String(clubs));
    await page.getByRole("combobox", { name: t("page-new-people-count") }).selectOption(String(people.length));
  }
  await expect(page.getByRole("radio", { name: t("page-company-device", { count: people.length }) })).toBeChecked();
  for (const [i, person] of people.entries()) await page.getByRole("textbox", { name: t("page-new-person", { number: i + 1 }) }).fill(person);
  await expect(page.getByRole("textbox", { name: t("page-new-person", { number: people.length + 1 }) })).toHaveCount(0);
  await page.getByRole("button", { name: t("page-go-device") }).click();
}

test("three of four clubs at one screen: so many names, so many on the button, and each is called", async ({ page }) => {
  const table = new ChallengeTable(page);
  await season(page, ["Ada", "Bo", "Cy"], 4);
  await table.arrived();
  await page.evaluate(() => localStorage.setItem("onze.hints.challenge", "true"));
  await page.reload();
  const called = new Set<string>();
  const handOver = page.getByRole("dialog");
  const series = page.locator('[data-choice^="series"]').first();
  for (let i = 0; i < 6 && called.size < 2; i++) {
    await handOver.or(series).first().waitFor();
    if (await handOver.isVisible()) {
      called.add(/I am (\w+)/.exec(await handOver.getByRole("button").innerText())?.[1] ?? "");
      await handOver.getByRole("button").click();
    }
    await series.click();
    await expect(handOver.or(page.locator('[data-choice="pass"]')).first()).toBeVisible();
  }
  for (const one of called) expect(["Ada", "Bo", "Cy"]).toContain(one);
  expect(called.size).toBe(2);
  await page.goto("/");
  await expect(box(page, "challenge").getByRole("button", { name: t("page-play-device", { count: 3 }) })).toBeVisible();
  await page.goto("/mine");
  await expect(page.getByRole("listitem")).toContainText(t("page-mine-both", { count: 3 }));
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("CHALLENGE FOOT: a double tap never acts for two clubs, and a club that was bought is seen by its owner", async ({ page }) => {
    const table = new ChallengeTable(page);
    const people = ["Ada", "מיה"];
    await season(page, people);
    await table.arrived();
    await page.evaluate(() => localStorage.setItem("onze.hints.challenge", "true"));
    await page.reload();
    await table.arrived();
    const handOver = page.getByRole("dialog");
    const sent = () => table.wire.sent.filter((one) => one.do === "move");
    /** Two taps at the same place, one as soon as the other is there. */
    const twice = async (choice: string) => {
      await expect(page.locator("[data-settling]")).toHaveCount(0);
      const at = (await page.locator(`[data-choice="${choice}"]`).boundingBox()) as { x: number; y: number; width: number; height: number };
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      await page.touchscreen.tap(x, y);
      for (let i = 0; i < 4; i++) {
        await page.waitForTimeout(60);
        await page.touchscreen.tap(x, y);
      }
    };
    const own = (club: string) => (table.wire.now?.view as unknown as Record<string, { clubs: { club: string; card: string | null }[]; club_cards: { card: string; club: string }[] }>)[club];
    const hello = (table.wire.received.find((frame) => "setup" in frame) as unknown as { setup: { club_cards: { card: string; club: string }[] } }).setup;
    const clubOf = (seat: string) => {
      const card = own(seat)?.clubs.find(({ club }) => club === seat)?.card;
      return hello.club_cards.find((one) => one.card === card)?.club ?? "none yet";
    };
    const tell = async () => {
      await handOver.or(page.locator("[data-choice]").first()).first().waitFor();
      return (await handOver.count()) ? "handed over" : "asked";
    };

    // The purchase: whoever is first may already have the screen.
    if ((await tell()) === "handed over") await handOver.getByRole("button").click();
    await table.asked();
    const first = table.wire.now?.to_act[0] as unknown as string;
    await twice("series 1");
    await expect(handOver).toBeVisible();
    expect(sent().map(({ seat }) => seat)).toEqual([first]);
    await expect(page.locator(".office h3"), "what was bought stays in sight").toHaveText(clubOf(first));
    // Who is to take the screen is called once, also if the name runs from right to left.
    const title = await handOver.getByRole("heading").innerText();
    expect(people.map((person) => title.split(person).length - 1).sort()).toEqual([0, 1]);
    await handOver.getByRole("button").click();
    await table.asked();
    const second = first === "club1" ? "club2" : "club1";
    await twice("series 1");
    await expect.poll(() => sent().length).toBe(2);
    await expect(handOver, "and so does that of the second").toBeVisible();
    await expect(page.locator(".office h3")).toHaveText(clubOf(second));

    // Closing the books.
    await handOver.getByRole("button").click();
    await expect(page.locator('[data-choice="pass"]')).toBeVisible();
    await twice("pass");
    await expect(handOver).toBeVisible();
    expect(sent().filter(({ choice }) => choice === "pass")).toHaveLength(1);
    expect(sent().map(({ seat }) => seat)).toEqual([first, second, first]);
  });
});
