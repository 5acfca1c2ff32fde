import { browser } from "../support/browser";
import { fits, sitDown, Table } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// A name for this machine as others in the network would use one.
test.use({
  launchOptions: { ...browser.launchOptions, args: [...browser.launchOptions.args, "--host-resolver-rules=MAP table.example 127.0.0.1"] },
  complaints: /table\.example/,
});

const invite = async (page: Table["page"]) => {
  await sitDown(page, "friend");
  await new Table(page).arrived();
};

test("where the server listens only here, the invitation says so, and how to change it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await invite(page);
  expect(await (await page.request.get("/api/addresses")).json()).toEqual({ addresses: [] });
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

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("opened on the machine itself, the invitation names the address in the network, as link, as code and to be sent", async ({ page }) => {
    const found = ["http://192.168.1.20:8320", "http://10.0.0.5:8320"];
    await page.route("**/api/addresses", (route) => route.fulfill({ json: { addresses: found } }));
    await page.addInitScript(() => {
      const sent: string[] = [];
      Object.assign(window, { sent });
      Object.defineProperty(navigator, "share", { value: async ({ url }: { url: string }) => void sent.push(url), configurable: true });
    });
    await page.goto("/");
    await invite(page);
    const link = page.getByRole("textbox", { name: t("page-invite-link") });
    await expect(link).toHaveValue(new RegExp(`^${found[0]}/m/[^#]+#[0-9a-f]{32}$`));
    await expect(page.getByText(t("page-invite-lonely"))).toHaveCount(0);
    await page.getByText(t("page-invite-code"), { exact: true }).click();
    const code = page.getByRole("img", { name: t("page-invite-code-label") });
    const drawn = () => code.locator("path").getAttribute("d");
    const first = await drawn();
    // Another of its addresses: the link, the code and what is sent all follow.
    await page.getByRole("button", { name: "10.0.0.5:8320" }).tap();
    await expect(link).toHaveValue(new RegExp(`^${found[1]}/m/`));
    await expect(code.or(page.getByText(t("page-invite-code"), { exact: true })).first()).toBeVisible();
    if (!(await code.isVisible())) await page.getByText(t("page-invite-code"), { exact: true }).click();
    await expect.poll(drawn).not.toBe(first);
    await page.getByRole("button", { name: t("page-invite-send") }).tap();
    const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
    expect(sent).toEqual([await link.inputValue()]);
    await fits(page);
  });
});
