import type { Page } from "@playwright/test";
import { expect } from "./test";
import { Table } from "./table";
import { t, words } from "./words";

export interface Wanted {
  company: "computer" | "friend" | "device";
  level?: "beginner" | "amateur" | "pro" | "pro-plus";
  /** Switches, as sentences write them: "one-two". */
  flags?: string[];
  deck?: string;
  clock?: string;
  words?: string;
}

/** Fills in the form of a new match and sends it. */
export async function make(page: Page, { company, level = "beginner", flags = [], deck, clock, words: said }: Wanted) {
  await page.goto("/new/chifootmi");
  await page.getByRole("radio", { name: t(`page-company-${company}`) }).check();
  await page.getByRole("radio", { name: t(`chifootmi-level-${level}-help`) }).check();
  for (const flag of flags) await page.getByRole("checkbox", { name: t(`chifootmi-option-${flag}-help`) }).check();
  await page.getByText(t("page-new-more"), { exact: true }).click();
  if (deck) await page.getByText(t("page-new-tinker"), { exact: true }).click();
  if (deck) await page.getByRole("textbox", { name: t("chifootmi-option-deck") }).fill(deck);
  if (clock) await page.getByRole("combobox", { name: t("chifootmi-option-clock") }).selectOption(clock);
  if (said) await page.getByRole("textbox", { name: t("page-new-words") }).fill(said);
  await page.getByRole("button", { name: t(`page-go-${company}`) }).click();
}

/** Sits down as Red and invites a friend; the answer is the link. */
export async function invite(table: Table, wanted: Omit<Wanted, "company"> = {}): Promise<string> {
  await make(table.page, { ...wanted, company: "friend" });
  await table.arrived();
  return table.page.getByRole("textbox", { name: table.t("page-invite-link") }).inputValue();
}

/** Two browsers at one table: the host is Red and speaks English, the guest is Blue, speaks French, and may bring words of `theirs`. */
export async function pair(page: Page, guest: Page, { theirs, ...wanted }: Omit<Wanted, "company"> & { theirs?: string } = {}): Promise<[Table, Table]> {
  const red = new Table(page);
  const link = await invite(red, wanted);
  await guest.goto("/");
  await guest.evaluate(() => localStorage.setItem("onze.lang", "fr"));
  await guest.goto(link);
  const blue = new Table(guest, { lang: "fr" });
  if (theirs) {
    await guest.locator("summary").click();
    await guest.getByRole("textbox", { name: words.fr("page-new-words") }).fill(theirs);
  }
  await guest.getByRole("button", { name: words.fr("page-sit-down") }).click();
  await blue.arrived();
  await expect(page.getByRole("textbox", { name: t("page-invite-link") })).toBeHidden();
  return [red, blue];
}
