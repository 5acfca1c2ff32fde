import { expect, type Locator, type Page } from "@playwright/test";
import { type Lang, words, type Words } from "./words";
import { Wire } from "./wire";

/** The same numbers in every run, so that a match is played the same way if it is dealt the same way. */
function dice(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The box of a game on the first page. */
export const box = (page: Page, game = "chifootmi", t: Words = words.en) => page.getByRole("article", { name: t(`${game}-name`) });

/** Opens the paragraphs of the story to their single steps, until this is there; paragraphs come a moment after their steps. */
export const unfolded = (page: Page, wanted: Locator) =>
  expect(async () => {
    await page.locator(".story details:not([open]) > summary").evaluateAll((all) => all.map((one) => (one as HTMLElement).click()));
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass();

/** From the first page to a table with a friend, or with all at this screen, who give no names when they are asked for them once. */
export async function sitDown(page: Page, company: "friend" | "device", game = "chifootmi", t: Words = words.en) {
  await box(page, game, t).getByRole("button", { name: t(`page-play-${company}`, { count: 2 }) }).click();
  const ready = page.getByRole("dialog", { name: t(`page-names-${company}`) }).getByRole("button", { name: t(`page-go-${company}`) });
  await ready.or(page.getByRole("group", { name: t("page-table") })).first().waitFor();
  if (await ready.isVisible()) await ready.click();
}

/** A match that was made: who shows a token holds its seat. */
interface Made {
  game: string;
  match: string;
  tokens: Record<string, string>;
  /** For the seats of friends. */
  invite: Record<string, string>;
}

/** One page at the table of a match. */
export class Table {
  readonly wire: Wire;
  readonly t: Words;
  /** How many choices were pressed by play(). */
  played = 0;
  /** At one screen: whoever is called takes it. */
  protected takes = false;
  #pick: (below: number) => number;

  constructor(
    readonly page: Page,
    { lang = "en", seed = 11 }: { lang?: Lang; seed?: number } = {},
  ) {
    this.wire = new Wire(page);
    this.t = words[lang];
    this.#pick = dice(seed);
  }

  /** The plain list of what can be chosen now. */
  choices(): Locator {
    return this.page.getByRole("region", { name: this.t("page-choices") }).getByRole("listitem").getByRole("button");
  }

  /** The choice with these letters, as the rules write it: P1 to P4, DU, DD, SL, SC, SR. */
  choice(letters: string): Locator {
    return this.choices().and(this.page.locator(`[data-choice="${letters}"]`));
  }

  /** What is asked, or what happens, or how the match ended. */
  question(): Locator {
    return this.page.getByRole("region", { name: this.t("page-choices") }).getByRole("heading");
  }

  board(): Locator {
    return this.page.getByRole("group", { name: this.t("page-table") });
  }

  /** Shown when the match is over and has been told to its end. */
  over(): Locator {
    return this.page.getByRole("link", { name: this.t("page-to-home") }).and(this.page.getByText(this.t("page-to-home")));
  }

  async score(): Promise<[number, number]> {
    const teams = this.page.getByRole("region", { name: this.t("page-score") }).locator("[data-seat]");
    await expect(teams).toHaveCount(2);
    // Red first, however the line is turned.
    const goals = await teams.evaluateAll((all) => all.map((team) => [(team as HTMLElement).dataset.seat === "B", Number(team.querySelector("b")?.textContent)] as const));
    return goals.sort(([one], [two]) => Number(one) - Number(two)).map(([, n]) => n) as [number, number];
  }

  get id(): string {
    return /\/m\/([^/#?]+)/.exec(this.page.url())?.[1] ?? "";
  }

  async arrived() {
    await this.page.waitForURL(/\/m\/[^/]+$/);
    await expect(this.board()).toBeVisible();
  }

  /** Makes a match, or a study with what else it begins with, and gives the tokens of its seats. */
  async begin(game: string, seats: Record<string, unknown>, more: { options?: Record<string, string>; position?: string; chance?: string } = {}): Promise<Made> {
    const answer = await this.page.request.post("/api/matches", { data: { game, seats, options: {}, ...more } });
    expect(answer.status(), await answer.text()).toBe(201);
    const { match, seats: held, invite = {} } = (await answer.json()) as { match: string; seats: Record<string, { token: string }>; invite?: Record<string, string> };
    return { game, match, tokens: Object.fromEntries(Object.entries(held).map(([seat, { token }]) => [seat, token])), invite };
  }

  /** Sits down at a match that was made, on these seats, without its hints. */
  async sit({ game, match, tokens }: Omit<Made, "invite">) {
    if (this.page.url() === "about:blank") await this.page.goto("/");
    await this.page.evaluate(
      ([hints, seats]) => {
        localStorage.setItem("onze.seats", seats as string);
        localStorage.setItem(hints as string, "true");
      },
      [`onze.hints.${game}`, JSON.stringify({ [match]: { game, seats: tokens, made: 1 } })],
    );
    await this.page.goto(`/m/${match}`);
    await this.arrived();
  }

  /** A study, from a position or from the start: Red is here, Blue is the computer or here too. The draws fall as told, as far as they are told. */
  async open(game: string, { from, chance = "", options = {}, both = false }: { from?: string; chance?: string; options?: Record<string, string>; both?: boolean }) {
    await this.sit(await this.begin(game, { R: "me", B: both ? "device" : { computer: "random" } }, { options, position: from, chance }));
  }

  /** At one screen: what whoever is called presses to take it. */
  handed(): Locator {
    return this.page.getByRole("dialog").and(this.page.locator(".over")).getByRole("button");
  }

  /** Waits until there is something to choose, skipping what is being told. False: the match is over. */
  async asked(): Promise<boolean> {
    const watching = this.page.locator("[data-playing=true]");
    const handed = this.handed();
    const shown = this.choices().first().or(this.over()).or(watching);
    for (;;) {
      await (this.takes ? shown.or(handed) : shown).first().waitFor();
      if (this.takes && (await handed.isVisible())) await handed.click();
      if (await this.choices().count()) {
        // After something was skipped, choices take presses a moment later.
        await expect(this.page.locator("[data-settling]")).toHaveCount(0);
        return true;
      }
      if (await this.over().isVisible()) return false;
      if (await watching.isVisible()) await this.page.keyboard.press("Escape");
    }
  }

  /** Presses one of the choices as soon as there are any. False: the match is over. */
  async play(): Promise<boolean> {
    if (!(await this.asked())) return false;
    const choice = this.choices().nth(this.#pick(await this.choices().count()));
    const wasteful = /^(done|\.|sell .*)$/.test((await choice.getAttribute("data-choice")) ?? "");
    const before = this.moves;
    await choice.click();
    if (wasteful) await this.confirm(before);
    this.played++;
    return true;
  }

  /** The question before something is thrown away. */
  sure(): Locator {
    return this.page.locator("dialog.sure");
  }

  /** How many choices have gone out. */
  get moves(): number {
    return this.wire.sent.filter((sent) => sent.do === "move").length;
  }

  /** What is asked for once more, on the spot or in a question elsewhere, is meant. */
  async confirm(before: number) {
    const yes = this.page.locator("[data-confirm]").or(this.sure().locator(".danger"));
    await expect.poll(async () => this.moves > before || (await yes.count()) > 0).toBe(true);
    if (this.moves === before) await yes.click();
  }

  async playTimes(times: number) {
    for (let i = 0; i < times && (await this.play()); i++);
  }

  /** Gives the match up, so that it is over. */
  async giveUp() {
    const leave = this.page.getByRole("button", { name: this.t("page-give-up"), exact: true });
    if (!(await leave.isVisible())) await this.page.getByRole("button", { name: this.t("page-menu"), exact: true }).click();
    await leave.click();
    await this.page.getByRole("button", { name: this.t("page-give-up-sure") }).click();
    await this.over().waitFor();
  }

  async playToTheEnd() {
    while (await this.play());
  }
}

export const fits = async (page: Page) => {
  const width = await page.evaluate(() => ({ wanted: document.documentElement.scrollWidth, there: document.documentElement.clientWidth }));
  expect.soft(width.wanted, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(width.there);
};
