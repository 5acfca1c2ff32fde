import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LOOKS, problems } from "../support/axe";
import { Ppm } from "../support/ppm";
import { SimTable } from "../support/simulator";
import { expect, test } from "../support/test";
import { type Lang, words } from "../support/words";

const REDS = "XB GB BBK BB GB YBB GGS YYY RRK YYR GR X BK YG RS G".split(" ");
const LANGS = [
  { locale: "en-GB", lang: "en" as Lang },
  { locale: "fr-FR", lang: "fr" as Lang },
];

/** The link that the page shows once it has shared one. */
async function link(page: Page, lang: Lang): Promise<string> {
  const t = words[lang];
  await page.getByRole("button", { name: t("dress-share") }).click();
  return page.getByLabel(t("dress-link")).inputValue();
}

/** A list to choose from, by its name. */
const list = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

async function take(page: Page, codes: string[]) {
  for (const code of codes) await page.locator(`[data-code="${code}"]`).click();
}

/** Text of the sixteen, by number. */
const squad = (page: Page) => page.locator("[data-number] .code").allTextContents();

for (const { locale, lang } of LANGS)
  test.describe(locale, () => {
    const t = words[lang];
    // What is no squad is refused, and a browser notes that.
    test.use({ locale, complaints: /status of 422/ });
    /** Each story is told in one of the two languages. */
    const story = (own: Lang, title: string, told: Parameters<typeof test>[2]) => {
      if (own === lang) test(title, told);
    };

    story("fr", "SIM-201, SIM-208 to SIM-211: sixteen of 112, with what is missing, the value and its class in view", async ({ page }) => {
      await page.goto("/squads");
      const needs = page.locator(".needs");
      await expect(needs.getByText(t("dress-needs-size", { count: 16 }))).toBeVisible();
      await expect(needs.getByText(t("dress-needs-keeper"))).toBeVisible();
      await take(page, REDS.slice(1, 11));
      await expect(needs.getByText(t("dress-needs-size", { count: 6 }))).toBeVisible();
      // Why a button is grey stands beside it.
      const save = page.getByRole("button", { name: t("dress-save"), exact: true });
      const beside = page.locator(".shelf [role=status]");
      await expect(save).toBeDisabled();
      await expect(beside).toContainText(t("dress-needs-size", { count: 6 }));
      await expect(beside).toContainText(t("dress-needs-keeper"));
      await take(page, ["XB"]);
      await expect(page.getByText(t("dress-needs-keeper"))).toHaveCount(0);
      await take(page, REDS.slice(11));
      await expect(page.getByText(t("dress-squad-good"))).toBeVisible();
      await expect(save).toBeDisabled();
      await expect(beside).toHaveText(t("dress-needs-name"));
      await expect(page.getByText(t("dress-full", { count: 16 }))).toBeVisible();
      await expect(page.locator(".sum")).toContainText("36");
      await expect(page.locator(".sum")).toContainText(t("dress-class", { strength: "tournament" }));
      // One of a kind is taken; a sixteenth leaves no room.
      await expect(page.locator('[data-code="YYR"]')).toBeDisabled();
      await page.locator('[data-number="1"]').click();
      await expect(needs.getByText(t("dress-needs-size", { count: 1 }))).toBeVisible();
      await take(page, ["GGR"]);
      await expect(page.locator(".sum")).toContainText("37");
      await expect(page.locator(".sum")).toContainText(t("dress-class", { strength: "strong" }));
      // By skill, value and order.
      await page.getByRole("checkbox", { name: t("dress-mark", { mark: "X" }) }).check();
      await expect(page.locator("[data-code]")).toHaveCount(9);
      await list(page, t("dress-cost")).selectOption("3");
      await expect(page.locator("[data-code]")).toHaveCount(2);
      await list(page, t("dress-sort")).selectOption("marking");
      expect(await page.locator("[data-code] .code").allTextContents()).toEqual(["XBB", "XJB"]);
      // Emptied by a slip, and back again.
      const before = await squad(page);
      await page.getByRole("button", { name: t("dress-clear"), exact: true }).click();
      expect(await squad(page)).toEqual([]);
      await page.getByRole("button", { name: t("dress-undo") }).click();
      expect(await squad(page)).toEqual(before);
    });

    story("en", "SIM-208: a squad is saved, handed on by link and file, and plays", async ({ page, stranger }) => {
      await page.goto("/squads");
      await take(page, REDS.slice(0, 15).concat("GG"));
      await page.getByLabel(t("dress-squad-name")).fill("Les Tigres & Co");
      await page.getByRole("button", { name: t("dress-save"), exact: true }).click();
      await expect(page.getByText(t("dress-saved", { name: "Les Tigres & Co" }))).toBeVisible();
      const address = await link(page, lang);
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: t("dress-export") }).click()]);
      expect(file.suggestedFilename()).toBe("les-tigres-co.txt");
      const text = readFileSync(await file.path(), "utf8");
      expect(text.split(/\s+/).filter(Boolean)).toEqual(REDS.slice(0, 15).concat("GG"));

      const friend = await (await stranger()).newPage();
      await friend.goto(address);
      await expect(friend.getByLabel(t("dress-squad-name"))).toHaveValue("Les Tigres & Co");
      expect(await squad(friend)).toEqual(REDS.slice(0, 15).concat("GG"));
      // The way of the file.
      await friend.getByRole("button", { name: t("dress-clear"), exact: true }).click();
      await friend.locator("input[type=file]").setInputFiles({ name: "Lions.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
      await expect(friend.getByLabel(t("dress-squad-name"))).toHaveValue("Lions");
      await expect(friend.locator("[data-number]")).toHaveCount(16);

      // A match with it.
      const table = new SimTable(page, { lang });
      await page.goto("/new/simulator");
      await list(page, t("dress-squad")).selectOption("Les Tigres & Co");
      await page.getByRole("button", { name: t("page-go-computer") }).click();
      await table.arrived();
      await table.asked();
      expect((table.view.sides[0] as unknown as { value: number }).value).toBe(37);
      const setup = table.wire.received.map(({ text }) => JSON.parse(text).setup).find(Boolean);
      expect(setup.stickers[0][15].marks).toBe("GG");
    });

    story("fr", "a link and a file that are no squad get a reason, and what was there stays", async ({ page }) => {
      await page.goto("/squads");
      await take(page, ["XB", "YYY"]);
      const reasons: [string, string][] = [
        ["/squads#x=XB.GB", "SIM-201"],
        ["/squads#garbage", "SIM-201"],
        [`/squads#x=${REDS.with(15, "YYR").join(".")}`, "SIM-208"],
        [`/squads#x=${REDS.with(15, "QQ").join(".")}`, "SIM-204"],
        [`/squads#x=${REDS.with(0, "B").with(11, "B").join(".")}`, "SIM-211"],
      ];
      for (const [address, clause] of reasons) {
        await page.goto("/");
        await page.goto(address);
        await expect(page.getByRole("alert")).toContainText(clause);
        expect(await squad(page)).toEqual(["XB", "JJJ"]);
      }
      await page.locator("input[type=file]").setInputFiles({ name: "photo.txt", mimeType: "text/plain", buffer: Buffer.from([0, 255, 1, 2, 3]) });
      await expect(page.getByRole("alert")).toContainText("SIM-201");
      for (const address of ["/strips#garbage", "/strips#%00%ff", `/strips#${Buffer.from("{ name = 7 }").toString("base64url")}`]) {
        await page.goto("/");
        await page.goto(address);
        await expect(page.getByRole("alert")).toContainText("SIM-214");
      }
    });

    story("en", "SIM-214, SIM-215: a strip is designed, shared, printed, and worn at the table", async ({ page, stranger }, info) => {
      await page.goto("/strips");
      await page.getByRole("radio", { name: t("dress-pattern-name", { pattern: "hoops" }) }).check();
      const colours = { shirt: "#0b3d91", accent: "#ffd54a", shorts: "#ffffff", socks: "#7a1f5c" };
      for (const [part, colour] of Object.entries(colours)) await page.getByLabel(t("dress-part", { part }), { exact: true }).fill(colour);
      await page.getByRole("radio", { name: t("dress-second") }).check();
      await page.getByLabel(t("dress-part", { part: "shirt" }), { exact: true }).fill("#7d8a70");
      // Too much like the first one, from afar: said at once, in the engine's words.
      await expect(page.getByRole("alert")).toContainText("SIM-215");
      await expect(page.getByRole("button", { name: t("dress-save"), exact: true })).toBeDisabled();
      await page.getByRole("button", { name: t("dress-propose") }).click();
      await expect(page.getByLabel(t("dress-part", { part: "shirt" }), { exact: true })).toHaveValue("#ffffff");
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.getByRole("radio", { name: t("dress-first") }).check();
      await page.getByLabel(t("dress-badge"), { exact: true }).fill("E");
      await page.getByLabel(t("dress-sponsor", { number: 1 })).fill("Boards & Co");
      await page.getByText(t("dress-names")).click();
      await page.getByLabel(t("dress-name-of", { number: 10 })).fill("Šimić");
      await expect(page.locator(".stage")).toContainText("ŠIMIĆ");
      await page.getByLabel(t("dress-strip-name")).fill("Étoile");
      await page.getByRole("button", { name: t("dress-save"), exact: true }).click();
      await expect(page.getByText(t("dress-saved", { name: "Étoile" }))).toBeVisible();

      // Against the others, and against itself.
      const meets = list(page, t("dress-against"));
      await meets.selectOption("reds");
      await expect(page.getByText(t("dress-apart", { name: t("dress-reds") }))).toBeVisible();
      await meets.selectOption("own Étoile");
      await expect(page.getByText(t("dress-clash", { name: "Étoile" }))).toBeVisible();

      const address = await link(page, lang);
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: t("dress-export") }).click()]);
      expect(file.suggestedFilename()).toBe("etoile.toml");
      const friend = await (await stranger()).newPage();
      await friend.goto(address);
      await expect(friend.getByLabel(t("dress-strip-name"))).toHaveValue("Étoile");
      await expect(friend.getByLabel(t("dress-part", { part: "accent" }), { exact: true })).toHaveValue("#ffd54a");
      await friend.goto("/strips");
      await friend.locator("input[type=file]").setInputFiles(await file.path().then((path) => ({ name: "e.toml", mimeType: "text/plain", buffer: readFileSync(path) })));
      await expect(friend.getByLabel(t("dress-badge"), { exact: true })).toHaveValue("E");

      await printed(page, t, info.outputPath("sheet"));

      // At the table, for whoever looks on too; Blue is told apart.
      await page.goto("/new/simulator");
      await list(page, t("dress-strip")).selectOption("Étoile");
      const table = new SimTable(page, { lang });
      await page.getByRole("button", { name: t("page-go-computer") }).click();
      await table.arrived();
      await table.asked();
      await friend.goto(`/m/${table.id}`);
      for (const one of [page, friend]) await expect(one.locator("#sim-worn-R > path").first()).toHaveAttribute("fill", "#0b3d91");
      await table.peg("R10").click();
      await expect(page.locator("p.who")).toContainText("Šimić");
    });

    story("fr", "SIM-215: strips that are too much alike are noticed before the match, and Blue changes", async ({ page }) => {
      await page.goto("/new/simulator");
      await list(page, t("dress-strip")).selectOption("blues");
      await expect(page.getByText(t("dress-clash-match"))).toBeVisible();
      await page.getByRole("button", { name: t("page-go-computer") }).click();
      await new SimTable(page, { lang }).arrived();
      await expect(page.locator("#sim-worn-R > path").first()).toHaveAttribute("fill", "#1565c0");
      await expect(page.locator("#sim-worn-B > path").first()).toHaveAttribute("fill", "#f9d423");
    });
  });

/** The PDF of the page, turned into a picture: the sizes are real and the colours are those of the strip. */
async function printed(page: Page, t: (typeof words)["en"], prefix: string) {
  await list(page, t("dress-print-pitch")).selectOption("a1");
  const [pdf] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: t("dress-print-go") }).click()]);
  expect(pdf.suggestedFilename()).toBe("etoile.pdf");
  await expect(page.getByText(t("dress-printed"))).toBeVisible();
  const path = await pdf.path();
  const pages = execFileSync("pdfinfo", [path]).toString();
  expect(pages).toMatch(/Pages:\s+2\b/);
  const told = execFileSync("pdftotext", ["-f", "1", "-l", "1", path, "-"]).toString();
  for (const word of ["Étoile", "ŠIMIĆ", "Boards & Co"]) expect(told).toContain(word);
  execFileSync("pdftoppm", ["-r", "254", "-f", "1", "-l", "1", "-singlefile", path, prefix]);
  const sheet = new Ppm(readFileSync(`${prefix}.ppm`), 10);
  // A4 in millimetres, ten dots to each.
  expect(sheet.size.map((length) => Math.round(length))).toEqual([210, 297]);
  // The first shirt lies at 18, 49. On its sleeve: hoops of 3 mm, then shorts, then socks (SIM-202).
  for (const [down, colour] of [[1.5, "#0b3d91"], [4.5, "#ffd54a"], [7.5, "#0b3d91"], [10.5, "#ffd54a"], [21, "#ffffff"], [28, "#7a1f5c"]] as const) expect(sheet.at(18 + 1.2, 49 + down), `${down} mm down`).toBe(colour);
  // The last of the sixteen, at the lower right, and the ruler of 10 cm.
  expect(sheet.at(18 + 3 * (12 * Math.PI + 7) + 1.2, 49 + 3 * 39 + 4.5)).toBe("#ffd54a");
  expect(sheet.dark(18.5, 284) && sheet.dark(117.5, 284)).toBe(true);
  expect(sheet.dark(119, 284)).toBe(false);
}

for (const { name, use } of LOOKS)
  test.describe(name, () => {
    test.use(use);

    test("axe finds nothing serious where squads and strips are made, and nothing is cut off", async ({ page }) => {
      const t = words.en;
      const found: string[] = [];
      const look = async (where: string) => {
        found.push(...(await problems(page, where)));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
      };
      await page.goto("/squads");
      await take(page, REDS);
      await page.getByLabel(t("dress-squad-name")).fill("Tigers");
      await page.getByRole("button", { name: t("dress-save"), exact: true }).click();
      await look("a squad");
      await page.getByRole("button", { name: t("dress-remove-one", { name: "Tigers" }) }).click();
      await look("a squad to be deleted");
      await page.goto("/strips");
      await page.getByText(t("dress-names")).click();
      await list(page, t("dress-against")).selectOption("blues");
      await look("a strip");
      await page.goto("/new/simulator");
      await expect(page.getByText(t("dress-teams"))).toBeVisible();
      await look("the form");
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/squads", "/strips"]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await look(`${path} at 320`);
      }
      expect([...new Set(found)]).toEqual([]);
    });
  });

test("by keys alone: a sticker is taken and put back, and the total is said", async ({ page }) => {
  await page.goto("/squads");
  await page.locator('[data-code="YYR"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".sum[role=status]")).toContainText("3");
  await expect(page.getByRole("button", { name: /^1 YYR/ })).toHaveAccessibleName(/2 yellow.*1 red, value 3/);
  await page.getByRole("button", { name: /^1 YYR/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-number]")).toHaveCount(0);
});
