import type { HintSpot, HintSpots, SomeHints } from "../lib/table";
import { hintBeside } from "../lib/walk";
import type { Club } from "../types/challenge";
import type { Chosen } from "./chosen.svelte";
import { layoutOf, middle } from "./layout";
import { EMPTY, type Scene, sideOf } from "./scene";

/** Where the choices are: below the board, or beside it on a phone that is held across. */
const choices = (left: string): HintSpot =>
  matchMedia("(max-height: 480px) and (min-width: 600px)").matches
    ? { left: "99%", top: "42%", point: "right" }
    : { left, top: "98%", point: "down" };

/** In the office: the cards, the choices below, the sheet. */
const office = (): HintSpots => ({
  wide: [
    { left: "30%", top: "66%", point: "up", of: ".cards" },
    choices("20%"),
    { left: "48%", top: "40%", point: "right", of: ".sheet" },
  ],
  tall: [
    { left: "50%", top: "50%", point: "up", of: ".cards" },
    choices("30%"),
    { left: "50%", top: "62%", point: "down", of: ".sheet" },
  ],
});

/** Three hints in the office, then five at a match: the choices, the ball, a footballer, a champion, the other goal. */
export function hints(scene: Scene, near: Club, { eyes }: Chosen): SomeHints {
  const fixture = scene.view.fixtures[eyes.fixture];
  const match = scene.matches[eyes.fixture];
  const papers = scene.view.clubs.length > 0 && scene.view.stage !== "round";
  /** Those on the pitch are pointed at once they stand there: both sides are placed. */
  const onPitch = fixture && match && match !== EMPTY && !match.placing && !papers;
  const spots = (name: "wide" | "tall"): (HintSpot | null)[] => {
    if (papers) return [...office()[name], ...Array(5).fill(null)];
    if (!onPitch) return [...Array(3).fill(null), choices("24%"), ...Array(4).fill(null)];
    const layout = layoutOf(scene.view.board, name, eyes.turned);
    const beside = (square: string) => hintBeside(layout, middle(layout, square), 16);
    const side = sideOf(fixture, near) ?? "S";
    const men = match.men.filter((man) => man.side === side && man.at);
    const foremost = men.find(({ number }) => number === 9)?.at;
    const ring = men.find((man) => man.ring)?.at;
    return [
      ...Array(3).fill(null),
      choices("24%"),
      beside(match.ball),
      foremost ? beside(foremost) : null,
      ring ? beside(ring) : null,
      beside(side === "S" ? "M38" : "M2"),
    ];
  };
  return { wide: spots("wide"), tall: spots("tall") };
}
