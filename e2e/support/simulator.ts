import { expect, type Locator } from "@playwright/test";
import { Table } from "./table";

export interface SimView {
  asked: string;
  to_act: string[];
  ball: { at: string; cell: string; carrier: string | null };
  turn: { attack: string; restart: string | null; declared: string | null };
  sides: { side: string; score: number; pegs: { peg: string; cell: string | null; at: string | null }[] }[];
}

/** A page at a table of Simulator Soccer. */
export class SimTable extends Table {
  get view(): SimView {
    return this.wire.now?.view as unknown as SimView;
  }

  get legal(): string[] {
    return this.wire.now?.legal.R?.texts ?? [];
  }

  /** What happened, by kind. */
  get happened(): string[] {
    return this.wire.steps.flatMap((step) => step.events.map((event) => event.kind));
  }

  peg(name: string): Locator {
    return this.board().locator(`[data-peg="${name}"]`);
  }

  man(name: string): Locator {
    return this.choices().and(this.page.locator(`[data-man="${name}"]`));
  }

  /** A study: Red is here, Blue is the computer or here too. */
  study(from: string, { chance = "", options = {}, both = false }: { chance?: string; options?: Record<string, string>; both?: boolean } = {}) {
    return this.open("simulator", { from, chance, options, both });
  }

  /** Waits until this is asked of this page. */
  async stage(name: string) {
    await expect(async () => {
      await this.asked();
      expect(this.view.asked).toBe(name);
    }).toPass();
  }

  /** The middle of the ball on the screen. */
  async ball(): Promise<{ x: number; y: number }> {
    const box = await this.board().locator("[data-ball]").boundingBox();
    if (!box) throw new Error("no ball");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Makes a choice by the list, the peg first where the list is long. */
  async make(choice: string) {
    const sent = this.moves;
    const peg = /\b[RB]\d+\b/.exec(choice)?.[0] ?? "";
    if (!(await this.choice(choice).count()) && (await this.man(peg).count())) await this.man(peg).click();
    await this.choice(choice).first().click();
    await this.confirm(sent);
  }

  /** What is punished, and by touch what slips easily, is asked for once more; what is planned is handed in. */
  async confirm(before: number) {
    const yes = this.page.locator("[data-confirm], [data-plan=go]");
    await expect.poll(async () => this.moves > before || (await yes.count()) > 0).toBe(true);
    if (this.moves === before) await yes.click();
  }

  /** What can be read or heard of a person's choices: pegs have names, or a side and a number in words. */
  async speaksInWords() {
    const heard = await this.page.locator(".choices, .story, .board").evaluateAll((all) => all.flatMap((one) => [one, ...one.querySelectorAll("[aria-label], [title]")]).map((one) => [one.getAttribute("aria-label"), one.getAttribute("title"), (one as HTMLElement).innerText].join(" ")));
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.filter((text) => /\b[RB]\d/.test(text))).toEqual([]);
  }

  /** One choice of a player who kicks what has a name, moves one peg a phase, and goes on. False: the match is over. */
  async turn(n: number): Promise<boolean> {
    if (!(await this.asked())) return false;
    if (n % 3 === 0) await this.speaksInWords();
    const sent = this.moves;
    const wanted = this.choices().and(this.page.locator("[data-choice]"));
    const men = this.choices().and(this.page.locator("[data-man]"));
    // Now and then somebody moves; else the first thing that is offered.
    if ((n % 5 === 0 || !(await wanted.count())) && (await men.count())) await men.nth(n % (await men.count())).click();
    await wanted.first().waitFor();
    const count = await wanted.count();
    const at = this.view.asked === "action" || this.view.asked.startsWith("aim") ? n % Math.min(count, 8) : n % 5 === 0 ? n % count : 0;
    await wanted.nth(Math.max(0, at)).click();
    await this.confirm(sent);
    this.played++;
    return true;
  }
}

/** The line-ups of SIM-212. */
const REDS = ["F1", "C4", "E4", "G4", "J4", "F5", "A9", "D7", "F7", "H7", "K9"];
const BLUES = ["F21", "C18", "E18", "G18", "J18", "E14", "A15", "G14", "D13", "H13", "K15"];

/** A position in a few words: who stands elsewhere than in the usual line-up, what is asked, and what else there is to know. */
export function position(stage: string, moved: Record<string, string>, more: string, attack = "R"): string {
  const side = (letter: "R" | "B", cells: string[]) => {
    const pegs = Array.from({ length: 16 }, (_, i) => moved[`${letter}${i + 1}`] ?? cells[i] ?? "bench");
    return `${letter} ${letter}1 ${pegs.join(", ")}`;
  };
  return `${stage}; attack ${attack}; half 1; t 3; score 0-0; first R; ${side("R", REDS)}; ${side("B", BLUES)}; ${more}`;
}
