import { browser } from "../support/browser";
import { box, fits, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// A name for this machine as others in the network would use one.
test.use({
  launchOptions: { ...browser.launchOptions, args: [...browser.launchOptions.args, "--host-resolver-rules=MAP table.example 127.0.0.1"] },
  complaints: /table\.example/,
});

const invite = async (page: Table["page"]) => {
  await box(page).getByRole("button", { name: t("page-play-friend") }).click();
  await new Table(page).arrived();
};

test("where the server listens only here, the invitation says so, and how to change it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await invite(page);
  await expect(page.getByText(t("page-invite-lonely"))).toBeVisible();
  await expect(page.getByText(/onze serve --addr 0\.0\.0\.0:\d+/)).toBeVisible();
  await expect(page.getByRole("img", { name: t("page-invite-code-label") })).toHaveCount(0);
  await fits(page);
});

test("in a network the invitation is a link and a code to scan, and the panel fits", async ({ page, server }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`http://table.example:${server.port}/`);
    await invite(page);
    await expect(page.getByText(t("page-invite-lonely"))).toHaveCount(0);
    const summary = page.getByText(t("page-invite-code"), { exact: true });
    if (width < 720) await summary.click();
    const code = page.getByRole("img", { name: t("page-invite-code-label") });
    await expect(code).toBeVisible();
    const size = await code.boundingBox();
    expect(size && size.x >= 0 && size.x + size.width <= width && size.width > 120).toBe(true);
    await fits(page);
  }
});
