import type { Page } from "@playwright/test";
import { listenHere } from "../support/here";
import { ShootTable } from "../support/shoot";
import { box, sitDown } from "../support/table";
import { expect, test } from "../support/test";
import { t } from "../support/words";

// Matches on this device: the server is only there to bring the page.
test.use({ home: "device" });

const notice = (page: Page) => page.locator(".notice");

/** A match of SHOOT against the computer that has begun. */
async function begun(page: Page): Promise<ShootTable> {
  const table = new ShootTable(page);
  await listenHere(page, table);
  await page.goto("/");
  await box(page, "shoot").getByRole("button", { name: t("page-play-now") }).click();
  await table.arrived();
  await table.asked();
  return table;
}

/** Every request that the page makes of the server for a match. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!games)/.test(pathname)) paths.push(pathname);
  });
  page.on("websocket", (socket) => paths.push(socket.url()));
  return paths;
}

test("a match against the computer asks the server nothing, and is where it was after a reload", async ({ page }) => {
  const paths = asked(page);
  const table = await begun(page);
  for (let i = 0; i < 4; i++) await table.turn();
  await table.asked();
  const { n, view } = table.wire.now ?? {};
  await page.reload();
  await table.arrived();
  await table.asked();
  expect(table.wire.now).toMatchObject({ n, view });
  await table.turn();
  expect(paths).toEqual([]);
});

test("a worker that the browser ends is replaced, and nothing that was shown is lost", async ({ page }) => {
  const table = await begun(page);
  await table.turn();
  await table.asked();
  const { n } = table.wire.now ?? { n: 0 };
  const hellos = () => table.wire.sent.filter((sent) => sent.do === "hello").length;
  const before = hellos();
  await page.workers()[0]?.evaluate(() => self.close());
  await expect.poll(hellos).toBeGreaterThan(before);
  await table.turn();
  await table.asked();
  expect(table.wire.now?.n).toBeGreaterThan(n);
});

test("a device without room says so, keeps what was shown, and goes on when there is room", async ({ page }) => {
  const table = await begun(page);
  await table.turn();
  await table.asked();
  const { n } = table.wire.now ?? { n: 0 };
  // As browsers say it. A quota set by the browser's own tools does not reach databases of a few kilobytes.
  await page.workers()[0]?.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  const tried = table.moves;
  const legal = table.now?.legal.R?.texts ?? [];
  const choice = legal.includes("done") ? "done" : (legal[0] ?? "");
  const man = /^(\d+)>/.exec(choice)?.[1];
  if (man) await table.man(Number(man)).click();
  await table.choice(choice).click();
  await table.confirm(tried);
  await expect(notice(page)).toContainText(t("here-full"));
  await expect.poll(() => table.wire.now?.n).toBe(n);
  expect(table.moves, "it is not tried for ever").toBe(tried + 1);
  // Another worker finds room.
  await page.workers()[0]?.evaluate(() => self.close());
  await table.asked();
  await table.turn();
  await expect(notice(page)).toHaveCount(0);
  expect(table.wire.now?.n).toBeGreaterThan(n);
});

test("of two windows one leads: the other looks on, takes over, and gives back when it closes", async ({ page, context }) => {
  const table = await begun(page);
  const other = await context.newPage();
  const second = new ShootTable(other);
  await listenHere(other, second);
  await other.goto(page.url());
  await second.arrived();
  await expect(notice(other)).toContainText(t("here-follows"));
  await table.turn();
  await table.asked();
  const { n } = table.wire.now ?? { n: 0 };
  await expect.poll(() => second.wire.now?.n).toBe(n);

  await notice(other).getByRole("button", { name: t("here-take-over") }).click();
  await expect(notice(page)).toContainText(t("here-follows"));
  await expect(notice(other)).toHaveCount(0);
  await second.turn();
  await second.asked();
  await expect.poll(() => table.wire.now?.n).toBe(second.wire.now?.n);

  await other.close();
  await expect(notice(page)).toHaveCount(0);
  await table.turn();
});

test("two at one screen play on this device, and find the match on their list", async ({ page }) => {
  const paths = asked(page);
  await page.goto("/");
  await sitDown(page, "device", "shoot");
  await page.waitForURL(/\/m\//);
  await page.getByRole("link", { name: t("page-title-mine") }).click();
  const row = page.getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(t("here-on-device"));
  await expect(row).toContainText(t("page-mine-running"));
  expect(paths).toEqual([]);
});

test("a match is saved as a file, deleted, and taken in again as it was", async ({ page }) => {
  const table = await begun(page);
  for (let i = 0; i < 3; i++) await table.turn();
  await table.asked();
  const { n, view } = table.wire.now ?? {};
  await page.getByRole("link", { name: t("page-title-mine") }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: t("here-file") }).click();
  const path = await (await saved).path();
  await page.getByRole("button", { name: t("here-delete") }).click();
  await page.locator("dialog.sure .danger").click();
  await expect(page.getByText(t("page-mine-none"))).toBeVisible();

  await page.getByLabel(t("here-take-in")).setInputFiles(path);
  await expect(page.getByText(t("here-taken-in"))).toBeVisible();
  await page.getByRole("listitem").getByRole("link").first().click();
  await table.arrived();
  await table.asked();
  expect(table.wire.now).toMatchObject({ n, view });
  await table.turn();
});

test("a match goes on at the server with a friend, by link", async ({ page, stranger }) => {
  const table = await begun(page);
  await table.turn();
  await table.asked();
  const { score } = table.wire.now?.view ?? {};
  await page.getByRole("link", { name: t("page-title-mine") }).click();
  await page.getByRole("button", { name: t("here-send") }).click();
  await page.getByRole("button", { name: t("here-send-friend") }).click();
  const link = await page.getByRole("textbox", { name: t("page-invite-link") }).inputValue();

  const guest = await (await stranger()).newPage();
  await guest.goto(link);
  await guest.getByRole("button", { name: t("page-sit-down") }).click();
  const theirs = new ShootTable(guest);
  await theirs.arrived();
  await expect(page.getByRole("textbox", { name: t("page-invite-link") })).toHaveCount(0);
  await Promise.race([table.asked(), theirs.asked()]);
  expect(table.wire.now?.view.score).toEqual(score);
});
