import type { Moment, Walker } from "../lib/table";
import { ringAt, turned } from "../lib/walk";
import { t } from "../lib/words.svelte";
import type { Simulator } from "../types/simulator";
import { said } from "./asked";
import { arrange, cellText, inCell, isArranged } from "./ear";
import { around, cellAt, groundOf, type Layout, readCell, shown, writeCell } from "./layout";
import { type Choice, goes, readAll } from "./moves";
import type { Scene } from "./scene";

export interface Here {
  scene: Scene;
  layout: Layout;
  moment: Moment<Simulator>;
  play: (choice: Choice) => void;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Cell by cell; Home and End go along the row, Page up and Page down from peg to peg. */
export function walker(here: () => Here): Walker {
  const next = (at: string, key: string): string | null => {
    const { scene, layout } = here();
    const ground = groundOf(scene.pitch);
    const [row] = readCell(at);
    if (key === "Home" || key === "End") return writeCell(row, key === "Home" ? (row % 2) ^ 1 : 21 + (row % 2));
    if (key.startsWith("Page")) {
      const cells = scene.pegs.map((peg) => cellAt(ground, peg.at));
      return turned(cells, at, key, (cell) => readCell(cell)[0] * 100 + readCell(cell)[1]);
    }
    const [x, y] = WAYS[key] ?? [0, 0];
    const from = shown(layout, ground.centres.get(at) ?? { x: 0, y: 0 });
    const ahead = around(at).flatMap((cell) => {
      const centre = ground.centres.get(cell);
      if (!centre) return [];
      const to = shown(layout, centre);
      return [{ cell, by: (to.x - from.x) * x + (to.y - from.y) * y }];
    });
    const [best] = ahead.filter(({ by }) => by > 40).sort((a, b) => b.by - a.by);
    return best?.cell ?? null;
  };

  const act = (at: string): string => {
    const { moment, play } = here();
    const { chosen } = moment.intent;
    const moves = readAll(moment).filter((choice) => goes(choice));
    const there = moves.filter((choice) => choice.peg === chosen.peg && goes(choice)?.cell === at);
    const [only, ...rest] = there;
    if (only) {
      if (rest.length) chosen.cell = at;
      else play(only.choice);
      return "";
    }
    if (chosen.peg && isArranged(chosen.peg, moment)) {
      const told = arrange(chosen.peg, at, moment);
      chosen.drop();
      return told;
    }
    const own = inCell(moment, at).find(
      ({ peg }) => isArranged(peg, moment) || moves.some((choice) => choice.peg === peg),
    );
    if (!own) return t("page-ear-nothing-here");
    chosen.pick(own.peg);
    if (isArranged(own.peg, moment)) return said("simulator-ear-held", { peg: own.peg }, moment.seat);
    const count = moves.filter(({ peg }) => peg === own.peg).length;
    return chosen.peg === null
      ? t("simulator-ear-dropped")
      : said("simulator-ear-picked", { peg: own.peg, count }, moment.seat);
  };

  return {
    start: () => here().moment.view.ball.cell,
    place(at) {
      const { scene, layout, moment } = here();
      const centre = groundOf(scene.pitch).centres.get(at) ?? { x: 0, y: 0 };
      return { name: cellText(at, moment, moment.intent.chosen.peg), ...ringAt(shown(layout, centre), 84, layout) };
    },
    next,
    act,
  };
}
