import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browser as settings } from "../support/browser";
import { allKept } from "../support/kept";
import { Renewed } from "../support/renewed";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { words } from "../support/words";

test.use({ serviceWorkers: "allow", complaints: /ERR_CONNECTION|ERR_INTERNET|WebSocket connection to|status of 404/ });

for (const [locale, lang] of [["en-GB", "en"], ["fr-FR", "fr"]] as const)
  test.describe(lang, () => {
    test.use({ locale });
    const t = words[lang];

    test("after one visit the games and their rules are there without a server and a network, in both languages", async ({ page, context, server }) => {
      await page.goto("/");
      await allKept(page);
      await server.kill();
      await context.setOffline(true);
      await page.goto("/");
      await expect(page.getByRole("heading", { name: t("page-home-title") })).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: /^\s*(Offline|Hors ligne)/ }), "the page says what still works").toHaveCount(1);
      for (const game of ["chifootmi", "shoot", "challenge", "simulator"]) {
        await page.goto(`/rules/${game}`);
        await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
      }
      const other = lang === "en" ? words.fr : words.en;
      await page.getByRole("button", { name: t("page-lang-switch") }).click();
      await expect(page.getByRole("link", { name: other("page-title-mine") })).toBeVisible();
      await page.getByRole("link", { name: other("page-mark") }).click();
      await expect(page.getByRole("heading", { name: other("page-home-title") })).toBeVisible();
    });
  });

const t = words.en;

test("a new version waits while a match is on the table, and is offered where none is", async ({ page, context, server }) => {
  const host = await new Renewed(server.port).open();
  try {
    await page.goto(host.url);
    await allKept(page);
    await box(page).getByRole("button", { name: t("page-play-now") }).click();
    const table = new Table(page);
    await table.arrived();
    await table.asked();
    const home = await context.newPage();
    host.version = 1;
    await home.goto(host.url);
    const offer = home.getByRole("status").filter({ hasText: t("page-fresh") });
    await expect(offer).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t("page-fresh")), "nothing is said at the table").toHaveCount(0);

    // The match in the other window is not to be disturbed.
    await home.getByRole("button", { name: t("page-reload") }).click();
    await expect(home.getByRole("status").filter({ hasText: t("page-fresh-later") })).toBeVisible();
    const versions = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)));
    expect(await versions(), "the files of both are there").toHaveLength(2);
    await table.playTimes(2);

    // It is left: now the new one takes over, and the page begins anew with it.
    await page.close();
    let anew = false;
    home.once("load", () => {
      anew = true;
    });
    await expect(async () => {
      if (!anew) await home.getByRole("button", { name: t("page-reload") }).click({ timeout: 1000 });
      expect(anew).toBe(true);
    }).toPass();
    await expect(home.getByRole("heading", { name: t("page-home-title") })).toBeVisible();
    // Nobody runs the old one any more: its files go, once those of the new are there.
    await expect.poll(() => home.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1))), { timeout: 60_000 }).toEqual(["new1"]);
    await expect(offer).toHaveCount(0);
  } finally {
    host.close();
  }
});

test("a page that is older than its server says so, and loads itself anew when it is told to", async ({ page, server }) => {
  const host = await new Renewed(server.port).open();
  try {
    await page.goto(host.url);
    await expect(page.getByRole("heading", { name: t("page-home-title") })).toBeVisible();
    host.gone = /^\/assets\/Rules-/;
    const asked: string[] = [];
    page.on("request", (request) => host.gone.test(new URL(request.url()).pathname) && asked.push(request.url()));
    await page.getByRole("navigation").getByRole("link", { name: t("page-title-rules") }).click();
    const said = page.getByRole("status").filter({ hasText: t("page-old-fresh") });
    await expect(said).toBeVisible();
    const times = asked.length;
    await page.waitForTimeout(2000);
    expect(asked.length, "it does not try for ever").toBe(times);
    host.gone = /^$/;
    await said.getByRole("button", { name: t("page-reload") }).click();
    await expect(page.getByRole("heading", { level: 2 }).nth(1)).toBeVisible();
  } finally {
    host.close();
  }
});

test("a browser would install it", async ({ server }) => {
  // The shell without windows knows nothing of that.
  const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v chromium-browser || command -v google-chrome"]).toString().trim();
  // Nothing is installed from a window that forgets everything.
  const folder = mkdtempSync(join(tmpdir(), "onze-install-"));
  const whole = await chromium.launchPersistentContext(folder, { ...settings.launchOptions, executablePath });
  try {
    const page = await whole.newPage();
    const tools = await page.context().newCDPSession(page);
    await page.goto(server.url);
    await allKept(page);
    await page.reload();
    const { errors, data } = await tools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "{}");
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await page.request.get(`${server.url}/${src}`);
      expect([answer.status(), answer.headers()["content-type"]], src).toEqual([200, type]);
    }
    expect((await tools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
  } finally {
    await whole.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
