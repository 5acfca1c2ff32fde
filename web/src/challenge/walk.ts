import type { Ask, Moment, Play, Walker } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Challenge, FixtureView } from "../types/challenge";
import { kindOf } from "./asked";
import { squareText } from "./ear";
import { COLUMNS, isSquare, type Layout, middle, ROWS, readSquare, SQUARE, writeSquare } from "./layout";
import { endsOf, relaysOf, runsOf, targetsOf } from "./marks";
import { rearranged } from "./moves";
import { type MatchScene, sideOf } from "./scene";

export interface Here {
  match: MatchScene | null;
  fixture: FixtureView | undefined;
  layout: Layout;
  moment: Moment<Challenge>;
  play: Play<Challenge>;
  ask: Ask<Challenge>;
}

/** Square by square; Home and End go along the row, Page up and Page down from footballer to footballer. */
export function walker(here: () => Here): Walker {
  const next = (at: string, key: string): string | null => {
    const { layout, match, moment } = here();
    const [left, right] = moment.view.board.goal.map((square) => readSquare(square)[0]);
    const inMouth = (square: string) => {
      const [c] = readSquare(square);
      return c >= (left ?? 0) && c <= (right ?? 0);
    };
    const [column, row] = readSquare(at);
    if (key === "Home") return writeSquare(1, row);
    if (key === "End") return writeSquare(COLUMNS, row);
    if (key.startsWith("Page")) {
      const way = key === "PageDown" ? 1 : -1;
      const place = (square: string) => (readSquare(square)[1] * 100 + readSquare(square)[0]) * way;
      const stops = (match?.men ?? []).flatMap((man) => (man.at && place(man.at) > place(at) ? [man.at] : []));
      return stops.sort((a, b) => place(a) - place(b))[0] ?? null;
    }
    const from = middle(layout, at);
    const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key] ?? [0, 0];
    const around = [
      writeSquare(column + 1, row),
      writeSquare(column - 1, row),
      writeSquare(column, row + 1),
      writeSquare(column, row - 1),
    ];
    const ahead = around.find((square) => {
      const to = middle(layout, square);
      return (to.x - from.x) * (dx ?? 0) + (to.y - from.y) * (dy ?? 0) > SQUARE / 2;
    });
    const [, onto = 0] = readSquare(ahead ?? "A1");
    return ahead && (isSquare(ahead) || (inMouth(ahead) && (onto === 0 || onto === ROWS + 1))) ? ahead : null;
  };

  /** In a line-up: who is picked, and then where he goes. */
  const place = (at: string): string => {
    const { fixture, moment } = here();
    const chosen = moment.intent;
    const { man, placing } = chosen;
    if (!placing) return "";
    if (man) {
      chosen.placing = rearranged(placing, Number(man.slice(1)), at);
      chosen.drop();
      return t("challenge-ear-placed", { number: Number(man.slice(1)), at });
    }
    const number = [...placing.puts].find(([, square]) => square === at)?.[0];
    if (!number) return t("page-ear-nothing-here");
    chosen.pick(`${(fixture && sideOf(fixture, moment.seat)) ?? "S"}${number}`);
    return t("challenge-picked", { number });
  };

  const act = (at: string): string => {
    const { match, layout, moment, play, ask } = here();
    const chosen = moment.intent;
    if (!match) return t("page-ear-nothing-here");
    if (chosen.placing && kindOf(moment) === "place") return place(at);
    const drawn = chosen.goingOn(moment);
    const end = endsOf(drawn, match, layout).find((one) => one.square === at);
    const path = end?.paths[0];
    if (path) {
      if (chosen.path === path.text) play(path.choice);
      else chosen.path = path.text;
      return chosen.path ? t("challenge-ear-drawn") : "";
    }
    const mate = match.men.find((one) => one.at === at);
    if (mate && relaysOf(drawn, chosen.told).includes(at)) {
      void chosen.by([...chosen.via, at], moment.seat, ask);
      return t("challenge-via-by", { number: mate.number });
    }
    const target = targetsOf(moment, chosen.man, chosen.die, match).find((one) => one.square === at);
    if (target) {
      const [only, ...rest] = target.runs;
      if (rest.length) chosen.to = target.square;
      else if (only) play(only.text);
      return "";
    }
    const man = match.men.find((one) => one.at === at);
    if (!man || !runsOf(moment).some((run) => run.man === man.name)) return t("page-ear-nothing-here");
    chosen.pick(man.name);
    return chosen.man
      ? t("challenge-ear-picked", { number: man.number, count: targetsOf(moment, man.name, chosen.die, match).length })
      : "";
  };

  return {
    start: () => here().match?.ball ?? "M20",
    place(at) {
      const { layout, moment } = here();
      const { x, y } = middle(layout, at);
      return {
        name: squareText(at, moment),
        left: (x - SQUARE / 2) / layout.width,
        top: (y - SQUARE / 2) / layout.height,
        width: SQUARE / layout.width,
        height: SQUARE / layout.height,
      };
    },
    next,
    act,
  };
}
