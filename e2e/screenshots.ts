import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ShootTable } from "./support/shoot";
import { Table } from "./support/table";
import { expect, test } from "./support/test";
import type { Now } from "./support/wire";
import { t } from "./support/words";

const FOLDER = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));
const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** Cards are dealt by chance, so a moment is looked for that shows what a table can show. */
function handsome({ view, to_act, outcome }: Now): boolean {
  const hidden = view.sides[0].slots.some((slot) => slot.occupied && slot.face_down);
  return !outcome && to_act.includes("R") && view.asked === "card" && view.zone.length >= 2 && hidden && view.score[0] + view.score[1] > 0;
}

test("screenshots", async ({ page }) => {
  mkdirSync(FOLDER, { recursive: true });
  const table = new Table(page, { seed: 4 });
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("onze.hints.chifootmi", "true"));

  const shoot = async (name: string, ready: () => Promise<unknown>, dark = false) => {
    for (const lang of ["en", "fr"] as const) {
      await page.evaluate((to) => localStorage.setItem("onze.lang", to), lang);
      for (const [size, viewport] of Object.entries(SIZES))
        for (const colorScheme of dark ? (["light", "dark"] as const) : (["light"] as const)) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await page.reload();
          await expect(page.locator("html")).toHaveAttribute("lang", lang);
          await ready();
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await page.screenshot({ path: `${FOLDER}${name}-${lang}-${size}${colorScheme === "dark" ? "-dark" : ""}.png`, animations: "disabled", caret: "hide" });
        }
    }
    await page.evaluate(() => localStorage.setItem("onze.lang", "en"));
    await page.setViewportSize(SIZES.wide);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.reload();
  };

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
