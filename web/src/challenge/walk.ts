import type { Ask, Moment, Play, Walker } from "../lib/table";
import { ringAt, towards, turned } from "../lib/walk";
import { t } from "../lib/words.svelte";
import type { Challenge, FixtureView } from "../types/challenge";
import { kindOf } from "./asked";
import { squareText } from "./ear";
import { isSquare, type Layout, middle, readSquare, SQUARE, writeSquare } from "./layout";
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
    const { board } = moment.view;
    const [left = 0, right = 0] = board.goal.map((square) => readSquare(square)[0]);
    /** The mouths of the goals are places too. */
    const isPlace = (square: string) => {
      const [c, r] = readSquare(square);
      return isSquare(board, square) || (c >= left && c <= right && (r === 0 || r === board.rows + 1));
    };
    const [column, row] = readSquare(at);
    if (key === "Home") return writeSquare(1, row);
    if (key === "End") return writeSquare(board.columns, row);
    if (key.startsWith("Page")) {
      const men = (match?.men ?? []).flatMap((man) => man.at ?? []);
      return turned(men, at, key, (square) => readSquare(square)[1] * 100 + readSquare(square)[0]);
    }
    const around = [
      writeSquare(column + 1, row),
      writeSquare(column - 1, row),
      writeSquare(column, row + 1),
      writeSquare(column, row - 1),
    ];
    const stops = around.filter(isPlace).map((square) => ({ square, ...middle(layout, square) }));
    return towards(middle(layout, at), stops, key)?.square ?? null;
  };

  /** In a line-up: who is picked, and then where he goes. */
  const place = (at: string): string => {
    const { fixture, moment } = here();
    const chosen = moment.intent;
    const { man, placing } = chosen;
    if (!placing) return "";
    if (man) {
      chosen.placing = rearranged(moment.view.board, placing, Number(man.slice(1)), at);
      chosen.drop();
      return t("challenge-ear-placed", { number: Number(man.slice(1)), at });
    }
    const number = [...placing.puts].find(([, square]) => square === at)?.[0];
    if (!number) return t("page-ear-nothing-here");
    chosen.pick(`${(fixture && sideOf(fixture, moment.seat)) ?? "S"}${number}`);
    return t("challenge-picked", { number });
  };

  const act = (at: string): string => {
    const { match, moment, play, ask } = here();
    const chosen = moment.intent;
    if (!match) return t("page-ear-nothing-here");
    if (chosen.placing && kindOf(moment) === "place") return place(at);
    const drawn = chosen.goingOn(moment);
    const end = endsOf(drawn, match).find((one) => one.square === at);
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
      return { name: squareText(at, moment), ...ringAt(middle(layout, at), SQUARE, layout) };
    },
    next,
    act,
  };
}
