import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Files } from "../support/files";
import { allKept } from "../support/kept";
import { ONZE, Server } from "../support/server";
import { box, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// The host says itself that it has no file at an address of the page.
test.use({ complaints: /status of 404|response code: 404|ERR_CONNECTION/ });

const BASE = "games/onze";
let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "onze-site-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the page; false where the program was built without an engine, which it says. */
function written(...more: string[]): boolean {
  const { status, stderr } = spawnSync(ONZE, ["site", "--lang", "en", "--out", join(folder, BASE), "--base", `/${BASE}/`, ...more], { encoding: "utf8" });
  if (status) expect([status, stderr]).toEqual([2, expect.stringContaining("cargo xtask engine")]);
  return status === 0;
}

test.describe("as plain files", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page lies anywhere on a host of files, and every address of it can be opened", async ({ page }) => {
    if (!written()) return;
    const files = await new Files(folder, `${BASE}/404.html`).open();
    try {
      const home = `${files.url}/${BASE}/`;
      await page.goto(home);
      await expect(page.getByRole("heading", { name: t("page-home-title") })).toBeVisible();
      await expect(page.getByText(t("page-footer-site"))).toBeVisible();
      await expect(box(page).getByRole("button", { name: t("page-play-friend") }), "nobody to invite them to").toHaveCount(0);
      const rules = page.getByRole("navigation").getByRole("link", { name: t("page-title-rules") });
      await rules.hover();
      await expect(rules, "another tab finds it too").toHaveAttribute("href", "#/rules/chifootmi");
      await rules.click();
      await expect(page).toHaveURL(`${home}#/rules/chifootmi`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: t("chifootmi-name") })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("heading", { name: t("page-home-title") })).toBeVisible();

      await page.goto(`${home}rules/shoot#SHO-203`);
      await expect(page).toHaveURL(`${home}#/rules/shoot#SHO-203`);
      await expect(page.locator("#SHO-203")).toBeInViewport();
      await page.goto(`${home}m/0123456789abcdef`);
      await expect(page.getByRole("heading", { name: t("page-state-no-server") })).toBeVisible();

      await page.goto(home);
      await allKept(page);
      files.close();
      // Its host is gone, and a whole match is played.
      await page.reload();
      await box(page).getByRole("button", { name: t("page-play-now") }).click();
      const table = new Table(page);
      await table.arrived();
      await table.playToTheEnd();
      await page.goto(home);
      await page.goto(`${home}#/rules/simulator`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: t("simulator-name") })).toBeVisible();
      // Addresses of servers lead to the page too.
      await page.goto(`${home}rules/shoot`);
      await expect(page).toHaveURL(`${home}#/rules/shoot`);
    } finally {
      files.close();
    }
  });
});

test("with a server elsewhere friends are invited there", async ({ page }) => {
  const files = await new Files(folder, `${BASE}/404.html`).open();
  const server = await new Server(["--origin", files.url]).start();
  try {
    if (!written("--server", server.url)) return;
    await page.goto(`${files.url}/${BASE}/#/new/shoot`);
    await page.getByRole("radio", { name: t("page-company-friend") }).check();
    await page.getByRole("button", { name: t("page-go-friend") }).click();
    const invitation = page.getByRole("textbox", { name: t("page-invite-link") });
    await expect(invitation).toHaveValue(new RegExp(`^${server.url}/m/\\w+#`));
    await expect(page).toHaveURL(new RegExp(`^${files.url}/${BASE}/#/m/\\w+$`));
  } finally {
    files.close();
    await server.stop();
  }
});
