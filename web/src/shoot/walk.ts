import type { Moment, Walker } from "../lib/table";
import { ringAt, towards, turned } from "../lib/walk";
import { t } from "../lib/words.svelte";
import type { Shoot } from "../types/shoot";
import { squareText } from "./ear";
import { type Layout, middle, readSquare, SQUARE } from "./layout";
import { marksOf, movers, offerOf } from "./moves";
import type { Scene } from "./scene";

export interface Here {
  scene: Scene;
  layout: Layout;
  moment: Moment<Shoot>;
  play: (choice: string) => void;
}

/** Square by square; Home and End go along the row, Page up and Page down from player to player. */
export function walker(here: () => Here): Walker {
  const next = (at: string, key: string): string | null => {
    const { scene, layout } = here();
    const { rows, columns } = scene.board;
    const [row, column] = readSquare(at);
    if (key === "Home") return `${row},1`;
    if (key === "End") return `${row},${columns}`;
    if (key.startsWith("Page")) {
      const men = scene.men.map(({ square }) => square);
      return turned(men, at, key, (square) => readSquare(square)[0] * 100 + readSquare(square)[1]);
    }
    const around = [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ].filter(([r = 0, c = 0]) => r >= 1 && r <= rows && c >= 1 && c <= columns);
    const stops = around.map(([r, c]) => ({ square: `${r},${c}`, ...middle(layout, `${r},${c}`) }));
    return towards(middle(layout, at), stops, key)?.square ?? null;
  };

  const act = (at: string): string => {
    const { scene, moment, play } = here();
    const [offer, chosen] = [offerOf(moment), moment.intent];
    const mark = marksOf(offer, moment.view, chosen).find((one) => one.square === at);
    if (mark) {
      const [only, ...rest] = mark.choices;
      if (rest.length) chosen.to = mark.square;
      else if (only) play(only.text);
      return "";
    }
    const man = scene.men.find((one) => one.side === moment.seat && one.square === at);
    if (!man || !movers(offer, chosen.points).includes(man.number)) return t("page-ear-nothing-here");
    chosen.pick(man.number);
    if (chosen.number === null) return t("shoot-ear-dropped");
    return t("shoot-ear-picked", { number: man.number, count: marksOf(offer, moment.view, chosen).length });
  };

  return {
    start: () => here().scene.ball.square,
    place(at) {
      const { layout, moment } = here();
      return { name: squareText(at, moment, moment.intent.number), ...ringAt(middle(layout, at), SQUARE, layout) };
    },
    next,
    act,
  };
}
