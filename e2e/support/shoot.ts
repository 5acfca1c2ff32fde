import { expect, type Locator } from "@playwright/test";
import { Table } from "./table";
import type { Now } from "./wire";

/** Table 2 of the rules, for a Red that plays from the South. */
const SOUTH: [number, number][] = [
  [1, 10],
  [4, 13],
  [4, 7],
  [7, 16],
  [7, 10],
  [7, 4],
  [11, 18],
  [11, 14],
  [11, 10],
  [11, 6],
  [11, 2],
];

/** A position in a few words: who does not stand on his starting square (`R9@22,9`), the ball, whose throw is due and for what. */
export function position(moved: string, ball: string, due: string): string {
  const stands = Object.fromEntries(moved.split(" ").filter(Boolean).map((one) => one.split("@") as [string, string]));
  const side = (letter: "R" | "B") =>
    SOUTH.map(([row, column], i) => {
      const start = letter === "R" ? `${row},${column}` : `${28 - row},${20 - column}`;
      return `${i + 1}@${stands[`${letter}${i + 1}`] ?? start}`;
    }).join(" ");
  return `South=R; R ${side("R")}; B ${side("B")}; ball ${ball}; due ${due}; score 0-0; throws 10; idle 0`;
}

export interface ShootView {
  asked: string;
  side: string | null;
  penalty: boolean;
  ball: { square: string; side: string | null; beside: string[] };
  landings: { square: string; holders: number[] }[];
  sides: { side: string; south: boolean; players: { number: number; square: string; offside: boolean }[] }[];
}

/** A page at a table of SHOOT. */
export class ShootTable extends Table {
  get view(): ShootView {
    return this.wire.now?.view as unknown as ShootView;
  }

  get now(): Now | undefined {
    return this.wire.now;
  }

  man(number: number): Locator {
    return this.choices().and(this.page.locator(`[data-man="${number}"]`));
  }

  /** A counter on the board. */
  counter(side: string, number: number, square: string): Locator {
    return this.board().getByLabel(this.t("shoot-man", { side, number, square, offside: "false" }), { exact: true });
  }

  /** What happened, by kind. */
  get happened(): string[] {
    return this.wire.steps.flatMap((step) => step.events.map((event) => event.kind));
  }

  /** A study of SHOOT. */
  study(from: string, chance = "", { options = {}, both = false }: { options?: Record<string, string>; both?: boolean } = {}) {
    return this.open("shoot", { from, chance, options, both });
  }

  /** Moves towards the ball, passes, shoots; leaves the dice where that is not to be had. Only by the list. */
  async turn(): Promise<boolean> {
    if (!(await this.asked())) return false;
    const { view, now } = this;
    const legal = now?.legal[view.side as "R"]?.texts ?? [];
    const near = legal.find((choice) => view.ball.beside.some((square) => choice.includes(`>${square} (`)));
    const pass = view.landings.find((landing) => landing.holders.length);
    const wanted = legal.includes("ball goal")
      ? "ball goal"
      : pass
        ? `ball ${pass.square}`
        : near && view.ball.side === null
          ? near
          : legal.includes("done")
            ? "done"
            : legal.includes("play")
              ? "play"
              : (legal[0] ?? "");
    await this.make(wanted);
    return true;
  }

  /** Makes a choice by the list: first the player, then the square. */
  async make(choice: string) {
    const before = this.wire.acknowledged.length;
    const sent = this.moves;
    const number = /^(\d+)>/.exec(choice)?.[1];
    if (number) await this.man(Number(number)).click();
    await this.choice(choice).click();
    await this.confirm(sent);
    await expect.poll(() => this.wire.acknowledged.length).toBeGreaterThan(before);
    this.played++;
  }

  async turnsToTheEnd() {
    while (await this.turn());
  }
}
