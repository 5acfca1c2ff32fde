import type { Moment, Walker } from "../lib/table";
import { t } from "../lib/words.svelte";
import type { Chifootmi, Side } from "../types/chifootmi";
import { label } from "./asked";
import { CARD, type Pose, slotPose, type Table, zonePose } from "./layout";
import { type Choice, pileOf, slotOf } from "./moves";
import { other, type Scene } from "./scene";

export interface Here {
  scene: Scene;
  table: Table;
  near: Side;
  moment: Moment<Chifootmi>;
  play: (choice: string) => void;
}

/** Four rows: the far side's cards and piles, the two rows of the match zone, the near side's. */
function rowsOf({ scene }: Here): string[][] {
  const duels = Math.max(0, ...scene.sprites.map(({ at }) => (at.zone === "match" ? at.i + 1 : 0)));
  const zone = (at: string) => Array.from({ length: duels }, (_, i) => `${at} zone ${i}`);
  const hand = (at: string) => [...[0, 1, 2, 3].map((i) => `${at} slot ${i}`), `${at} down 0`, `${at} up 0`];
  return [hand("far"), zone("far"), zone("near"), hand("near")].filter((row) => row.length);
}

/** The choice that lies on a place of the side that chooses. */
const choiceAt = (at: string, { near, moment }: Here): Choice | undefined => {
  const [where, what, i] = at.split(" ");
  if ((where === "near") !== (moment.seat === near)) return;
  return moment.choices.find(({ move }) =>
    what === "slot" ? slotOf(move) === Number(i) : pileOf(move) === `face-${what}`,
  );
};

function poseAt(at: string, { table, scene }: Here): Pose {
  const [where, what, text] = at.split(" ") as ["near" | "far", string, string];
  const i = Number(text);
  if (what === "slot") return slotPose(table, where, i);
  if (what === "zone") {
    const count = Math.max(0, ...scene.sprites.map((one) => (one.at.zone === "match" ? one.at.i + 1 : 0)));
    return zonePose(table, where, i, count, 0);
  }
  return { ...table[what as "down" | "up"][where], scale: table.card.heap / CARD.width, turn: 0 };
}

function nameAt(at: string, here: Here): string {
  const { scene, near, moment } = here;
  const [where, what, text] = at.split(" ");
  const side = where === "near" ? near : other(near);
  const heap = scene.heaps[side];
  const choice = choiceAt(at, here);
  const may = choice ? label(choice, moment) : "";
  const named = (name: string) => (may ? `${name}. ${may}` : name);
  if (what === "down") return named(t("chifootmi-pile-down", { side, count: heap.down }));
  if (what === "up") return named(t("chifootmi-pile-up", { side, count: heap.up, card: heap.top ?? "" }));
  const zone = what === "slot" ? "slot" : "match";
  const sprite = scene.sprites.find(
    (one) => one.at.zone === zone && one.at.side === side && "i" in one.at && one.at.i === Number(text),
  );
  if (!sprite) return t("chifootmi-ear-empty", { side });
  if (!sprite.card || !sprite.faceUp) return named(t("chifootmi-card-hidden", { side }));
  return named(t("chifootmi-card", { side, card: sprite.card }));
}

/** Place by place: along a row with left and right, from row to row with up and down. */
export function walker(here: () => Here): Walker {
  return {
    start() {
      const { near, moment } = here();
      return `${moment.seat && moment.seat !== near ? "far" : "near"} slot 0`;
    },
    place(at) {
      const now = here();
      const { x, y, scale } = poseAt(at, now);
      const [width, height] = [CARD.width * scale, CARD.height * scale];
      return {
        name: nameAt(at, now),
        left: (x - width / 2) / now.table.width,
        top: (y - height / 2) / now.table.height,
        width: width / now.table.width,
        height: height / now.table.height,
      };
    },
    next(at, key) {
      const rows = rowsOf(here());
      const found = rows.findIndex((row) => row.includes(at));
      const r = found < 0 ? rows.length - 1 : found;
      const row = rows[r] ?? [];
      const i = Math.max(0, row.indexOf(at));
      if (key === "ArrowLeft") return row[i - 1] ?? null;
      if (key === "ArrowRight") return row[i + 1] ?? null;
      if (key === "Home") return row[0] ?? null;
      if (key === "End") return row.at(-1) ?? null;
      const to = rows[key === "ArrowUp" || key === "PageUp" ? r - 1 : r + 1];
      return to?.[Math.min(i, to.length - 1)] ?? null;
    },
    act(at) {
      const now = here();
      const choice = choiceAt(at, now);
      if (!choice) return t("page-ear-nothing-here");
      now.play(choice.text);
      return "";
    },
  };
}
