import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { moving, type Shot } from "./support/apng";
import { ChallengeTable } from "./support/challenge";
import { ShootTable } from "./support/shoot";
import { position, SimTable } from "./support/simulator";
import { Table } from "./support/table";
import { expect, test } from "./support/test";
import type { Now } from "./support/wire";
import { t } from "./support/words";

const FOLDER = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Cards are dealt by chance, so a moment is looked for that shows what a table can show. */
function handsome({ view, to_act, outcome }: Now): boolean {
  const hidden = view.sides[0].slots.some((slot) => slot.occupied && slot.face_down);
  return !outcome && to_act.includes("R") && view.asked === "card" && view.zone.length >= 2 && hidden && view.score[0] + view.score[1] > 0;
}

/** The page as it is now. */
async function take(page: Page, name: string) {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: "disabled", caret: "hide" });
}

/** A page at both sizes. With `also`, once more on a phone in French by night. */
async function picture(page: Page, name: string, ready: () => Promise<unknown>, also = false) {
  const look = async (size: keyof typeof SIZES, lang: "en" | "fr", colorScheme: "light" | "dark") => {
    await page.evaluate((to) => localStorage.setItem("onze.lang", to), lang);
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await ready();
    await take(page, `${name}-${lang}-${size}${colorScheme === "dark" ? "-dark" : ""}`);
  };
  await look("phone", "en", "light");
  if (also) await look("phone", "fr", "dark");
  await look("wide", "en", "light");
}

test("screenshots", async ({ page }) => {
  const shoot = (name: string, ready: () => Promise<unknown>, dark = false) => picture(page, name, ready, dark);
  const table = new Table(page, { seed: 4 });
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("onze.hints.chifootmi", "true"));

  const board = page.locator("svg.table");
  let moment = 0;
  for (let match = 0; match < 12 && !moment; match++) {
    await page.goto("/new/chifootmi");
    await page.getByRole("radio", { name: t("chifootmi-level-pro-help") }).check();
    await page.getByRole("button", { name: t("page-go-computer") }).click();
    await table.arrived();
    while (await table.asked()) {
      const now = table.wire.now;
      if (now && handsome(now)) {
        moment = now.n - 1;
        break;
      }
      const hidden = table.choice("DD");
      if (await hidden.count()) await hidden.click();
      else await table.play();
    }
  }
  expect(moment, "a moment worth a picture").toBeGreaterThan(0);
  await shoot("table", () => board.waitFor(), true);

  await table.playToTheEnd();
  const { id } = table;
  await page.goto(`/m/${id}/replay#${moment}`);
  await shoot("replay", async () => {
    await board.waitFor();
    await expect(page.getByRole("slider")).toHaveValue(String(moment));
  });
  await page.goto("/rules/chifootmi#CHI-301");
  await shoot("rules", () => expect(page.locator("#CHI-301")).toBeInViewport());
  // A few throws into a match of SHOOT.
  await page.evaluate(() => localStorage.setItem("onze.hints.shoot", "true"));
  const pitch = new ShootTable(page, { seed: 4 });
  await page.goto("/new/shoot");
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await pitch.arrived();
  for (let choice = 0; choice < 4 && (await pitch.asked()); choice++) await pitch.play();
  await pitch.asked();
  await shoot("shoot", () => page.locator("main svg:visible").nth(3).waitFor(), true);
  // The first page, as a newcomer sees it.
  await page.goto("/");
  await page.evaluate(() => localStorage.removeItem("onze.seats"));
  await shoot("home", () => page.getByRole("main").getByRole("button").first().waitFor());
});

test("squads and strips", async ({ page }) => {
  await page.goto("/squads#Tigers=XB.GB.BBK.BB.GB.YBB.GGS.YYY.RRK.YYR.GR.X.BK.YG.RS.RR");
  await expect(page.locator("[data-number]")).toHaveCount(16);
  await page.locator('[data-number="14"]').click();
  await picture(page, "squads", () => expect(page.locator("[data-number]")).toHaveCount(15));
  await page.goto("/strips");
  await page.getByLabel(t("dress-badge"), { exact: true }).fill("T");
  await page.getByLabel(t("dress-sponsor", { number: 1 })).fill("Tigermilk");
  await page.getByText(t("dress-names")).click();
  await page.getByLabel(t("dress-name-of", { number: 10 })).fill("Moreau");
  await picture(page, "strips", () => expect(page.locator(".stage")).toContainText("MOREAU"));
});

test("Simulator Soccer", async ({ page }) => {
  const table = new SimTable(page);
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("onze.hints.simulator", "true"));
  await table.study(position("action", { R8: "F11@448,333", R10: "F17" }, "ball @462,333 F11; carrier R8"));
  await table.asked();
  await picture(page, "simulator", () => page.locator("[data-ball]").first().waitFor(), true);
  // A kick that is being aimed, at both sizes.
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.reload();
    await table.asked();
    const { x, y } = await table.ball();
    const upright = viewport.width < viewport.height;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - (upright ? 12 : 80), y + (upright ? 70 : 25), { steps: 8 });
    await page.waitForTimeout(600);
    await take(page, `aim-en-${size}`);
    // Back to the peg: nothing is kicked.
    await page.mouse.move(x, y);
    await page.mouse.up();
  }
});

/** R9 before the goal, the keeper placed: a lob under the bar is in. The ball flies by the clock of the test. */
async function lob(page: Page, table: SimTable, viewport: { width: number; height: number }) {
  const from = position("aim", { R9: "F17@700,333", R10: "H17", B1: "F21@890,352" }, "ball @714,333 F17; carrier R9; shots 1; declared shot; keeper placed");
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.study(from, { options: { hand: "exact" } });
  await table.asked();
  await page.getByRole("button", { name: t("simulator-kind", { how: "lob" }), exact: true }).click();
  await page.getByLabel(t("simulator-loft")).fill("30");
  const { x, y } = await table.ball();
  const upright = viewport.width < 720;
  const box = await table.board().boundingBox();
  const scale = (box?.width ?? 0) / (upright ? 754 : 1048);
  /** Pulled back to where the ball goes left of the keeper, with a power of 58. */
  const pull = (part: number) => {
    const far = 132 * scale * part;
    const [along, across] = [Math.cos(-0.17) * far, Math.sin(-0.17) * far];
    return upright ? { x: x - across, y: y + along } : { x: x - along, y: y - across };
  };
  const at = async (part: number) => page.mouse.move(pull(part).x, pull(part).y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return at;
}

async function letGo(page: Page, table: SimTable) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
  await page.mouse.up();
  await expect.poll(() => table.happened).toContain("goal");
}

test("a goal, moving", async ({ page }) => {
  await page.clock.install();
  const table = new SimTable(page);
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("onze.hints.simulator", "true"));
  const pull = await lob(page, table, { width: 760, height: 1000 });
  const shots: Shot[] = [];
  const shoot = async (hold: number) => shots.push({ png: await page.locator(".board").screenshot({ caret: "hide" }), hold });
  for (const part of [0.3, 0.45, 0.6, 0.72, 0.82, 0.9, 0.96, 1]) {
    await pull(part);
    await page.waitForTimeout(300);
    await shoot(part === 1 ? 700 : 110);
  }
  await letGo(page, table);
  for (let n = 0; n < 26; n++) {
    await page.clock.runFor(40);
    await shoot(40);
  }
  for (let n = 0; n < 6; n++) {
    await page.clock.runFor(160);
    await shoot(160);
  }
  await shoot(1600);
  writeFileSync(fileURLToPath(new URL("../docs/goal.png", import.meta.url)), moving(shots));
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`a ball in the air, ${size}`, async ({ page }) => {
    await page.clock.install();
    const table = new SimTable(page);
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("onze.hints.simulator", "true"));
    const pull = await lob(page, table, viewport);
    await pull(0.5);
    await pull(1);
    await letGo(page, table);
    for (let n = 0; n < 6; n++) await page.clock.runFor(30);
    await page.screenshot({ path: `${FOLDER}flight-en-${size}.png`, caret: "hide" });
  });

test("office, sheet and table of CHALLENGE FOOT", async ({ page }) => {
  const table = new ChallengeTable(page);
  const random = { computer: "random" };
  await table.make({ club1: "me", club2: random, club3: random, club4: random }, { clubs: "4", length: "trial:4" });
  await table.asked();
  await picture(page, "office", () => page.getByRole("table").first().waitFor());
  // After the first round: the table, and the sheet with its match.
  const windows = () => table.happened.filter((kind) => kind === "window_opened").length;
  while (windows() < 2 && (await table.asked())) await table.answer();
  await table.asked();
  await picture(page, "league", () => page.getByRole("table", { name: t("challenge-league") }).first().waitFor());
  const sheet = page.locator(".sheet").first();
  await sheet.screenshot({ path: `${FOLDER}sheet-en-wide.png`, animations: "disabled" });
  await page.setViewportSize(SIZES.phone);
  await page.reload();
  await sheet.waitFor();
  await sheet.evaluate((paper) => paper.scrollIntoView({ block: "start" }));
  await take(page, "sheet-en-phone");
});

test("a match of CHALLENGE FOOT", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make({ club1: "device", club2: "device" }, { friendly: "on" });
  await table.until("thrown");
  await table.asked();
  await picture(page, "challenge", () => page.locator("[data-end]").first().waitFor(), true);
});
