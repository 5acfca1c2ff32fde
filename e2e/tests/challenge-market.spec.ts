import { ChallengeTable } from "../support/challenge";
import { expect, test } from "../support/test";
import { t } from "../support/words";

const BOTH = { club1: "device", club2: "device" };

/** Two clubs on one device at the market, and the one whose turn it is. */
async function market(table: ChallengeTable): Promise<{ own: string; other: string }> {
  await table.make(BOTH, { decided_by: "table" });
  await table.until("window_opened");
  await table.asked();
  const own = String(table.wire.now?.to_act[0]);
  return { own, other: own === "club1" ? "club2" : "club1" };
}
const price = (table: ChallengeTable) => table.page.locator("[data-price]");
const what = (table: ChallengeTable) => table.page.getByRole("combobox", { name: t("challenge-deal-what") });

test("CHA-317: a proposal is said in words before it goes out, and a refused one stays in the form", async ({ page }) => {
  const table = new ChallengeTable(page);
  const { own, other } = await market(table);
  const sent = () => table.wire.sent.flatMap(({ choice }) => (choice && /^(offer|ask) /.test(choice) ? choice : []));
  await what(table).selectOption("ask");
  await price(table).fill("0");
  // What the other club has stands beside the form.
  type Told = { club?: string; cash?: number; result?: number };
  const told = table.wire.steps.flatMap((step) => step.events as Told[]).filter(({ club, cash, result }) => club === other && (cash ?? result) !== undefined);
  const { cash, result } = told.at(-1) ?? {};
  await expect(page.locator("[data-partner-club]")).toContainText(`${cash ?? result} MF`);
  await page.locator("[data-propose]").click();
  await expect(page.locator("[data-said]")).toContainText(/You buy .* pay 0 MF/);
  expect(sent()).toEqual([]);
  await page.locator("[data-confirm]").click();
  await expect.poll(sent).toEqual([`ask ${other} 1 0`]);
  // The other club says no and has its turn; then the form is as it was left, and the answer stands above it.
  await table.choose("refuse");
  await table.choose("pass");
  await table.asked();
  expect(table.wire.now?.to_act).toEqual([own]);
  await expect(page.locator("[data-answer]")).toContainText("says no");
  await expect(what(table)).toHaveValue("ask");
  await expect(price(table)).toHaveValue("0");
  // Whoever corrects the price corrects this very proposal.
  await price(table).fill("1");
  await page.locator("[data-propose]").click();
  await page.locator("[data-confirm]").click();
  await expect.poll(sent).toEqual([`ask ${other} 1 0`, `ask ${other} 1 1`]);
});

test("CHA-312: what cannot be paid cannot be proposed, and the reason stands beside the button", async ({ page }) => {
  const table = new ChallengeTable(page);
  await market(table);
  await price(table).fill("998");
  await expect(page.locator("[data-propose]")).toBeDisabled();
  await expect(page.locator(".deal")).toContainText("has no more than");
  await price(table).fill("1.5");
  await expect(page.locator("[data-propose]")).toBeDisabled();
  await expect(page.locator(".deal")).toContainText("whole number");
});

test("CHA-821: table, chart and sheet tell the same money, before the end and at it", async ({ page }) => {
  const table = new ChallengeTable(page);
  await market(table);
  const last = async (rows: import("@playwright/test").Locator) => (await rows.evaluateAll((all) => all.map((row) => `${row.querySelector("th")?.textContent} ${row.querySelector("td:last-child")?.textContent}`))).sort();
  const same = async () => {
    const books = await table.books();
    const league = await last(books.getByRole("table", { name: t("challenge-league") }).locator("tbody tr"));
    const chart = await last(books.locator("figure tbody tr"));
    expect(chart.map((line) => line.trim())).toEqual(league.map((line) => line.trim()));
  };
  // One of the two draws its credit, which is repaid at the end.
  await table.choose("credit");
  await table.asked();
  await same();
  await table.toTheEnd();
  expect(table.happened).toContain("repaid");
  await same();
  // The winner's line tops the desk, whoever lost it, and every card in sight is whole.
  const desk = page.locator("[data-stage=over]");
  expect((await desk.locator(".league").boundingBox())?.y).toBeLessThan((await desk.locator(".club").boundingBox())?.y ?? 0);
  for (const card of await desk.locator("[data-finance]").all()) await expect(card).toBeInViewport({ ratio: 0.99 });
  // The points of a championship are called points.
  await page.goto("/mine");
  await expect(page.getByRole("listitem").first()).toContainText("points");
});
