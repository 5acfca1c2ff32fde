import { expect, type Locator, type Page } from "@playwright/test";
import { Table } from "./table";
import type { Lang } from "./words";

/** The table of CHALLENGE FOOT. */
export class ChallengeTable extends Table {
  protected override takes = true;

  constructor(page: Page, lang: Lang = "en") {
    super(page, { lang });
  }

  /** A new match or championship with these seats, entered without hints. */
  async make(seats: Record<string, unknown>, options: Record<string, string>) {
    await this.sit(await this.begin("challenge", seats, { options }));
  }

  get happened(): string[] {
    return this.wire.steps.flatMap((step) => (step.events as { kind: string }[]).map(({ kind }) => kind));
  }

  /** Answers whatever is asked, the plainest way, until something has happened. */
  async until(kind: string, most = 60) {
    for (let i = 0; i < most && !this.happened.includes(kind); i++) {
      if (!(await this.asked())) break;
      // It may have happened while the question was waited for: then the question is left to the test.
      if (!this.happened.includes(kind)) await this.answer();
    }
    expect(this.happened).toContain(kind);
  }

  /** Plays a championship whose results are typed in, to its end. */
  async toTheEnd() {
    const form = this.page.locator("[data-goals]").first();
    for (let i = 0; i < 60; i++) {
      const handed = this.handed();
      await this.choices().first().or(form).or(handed).or(this.over()).or(this.page.locator("[data-playing=true]")).first().waitFor();
      if (await handed.isVisible()) {
        await handed.click();
        continue;
      }
      if (await this.over().count()) return;
      if (!(await form.count()) && !(await this.asked())) return;
      await this.answer();
    }
  }

  /** Presses a choice, as soon as there is one. */
  async choose(choice: string) {
    expect(await this.asked()).toBe(true);
    await this.page.locator(`[data-choice="${choice}"]`).click();
  }

  /** Turns over the books beside the story, and gives the sheet of a club. */
  async books(): Promise<Locator> {
    const books = this.page.locator("details").filter({ has: this.page.getByText(this.t("challenge-books"), { exact: true }) });
    if (!(await books.getAttribute("open").then((open) => open !== null))) await books.locator("summary").click();
    await expect(books.getByRole("heading", { name: this.t("challenge-calendar") })).toBeVisible();
    return books;
  }

  async answer() {
    const { page } = this;
    const group = page.locator("[data-group]").first();
    if (await group.count()) {
      await group.click();
      await page.locator(".squares [data-choice]").first().click();
    }
    const confirm = page.locator("[data-confirm]").or(this.sure().locator(".danger"));
    const first = page.locator(".choices [data-choice]").first();
    const before = this.wire.steps.length;
    const told = () => this.wire.steps.length > before;
    await ((await confirm.count()) ? confirm : first).click();
    // What is punished or thrown away is asked for once more.
    const yes = page.getByRole("button", { name: this.t("page-yes"), exact: true });
    await expect.poll(async () => told() || (await confirm.count()) + (await yes.count()) > 0).toBe(true);
    // A result that was played elsewhere needs the other club's word.
    if (!told()) await ((await yes.count()) ? yes : confirm).click({ timeout: 2000 }).catch(() => {});
    await expect.poll(() => this.wire.steps.length).toBeGreaterThan(before);
  }
}
