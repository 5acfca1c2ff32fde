import type { At } from "../lib/plane";
import type { Step } from "../types/protocol";
import type { Event, PitchView, Side } from "../types/simulator";
import { readPoint } from "./layout";
import { sideOf } from "./scene";

/**
 * Where a side was put last, by its line-up and by its places at kick-offs since: what it is proposed when it lines up
 * again. Whoever has come on stands where the other one stood; who was sent off is left out.
 */
export function remembered(
  steps: Step<Event>[],
  side: Side,
  { spots: [spot], gap }: Pick<PitchView, "spots" | "gap">,
): Map<string, At> {
  const middle = readPoint(spot);
  const places = new Map<string, At>();
  const put = (all: [string, string][]) => {
    for (const [peg, point] of all) {
      const at = readPoint(point);
      // Nobody but the kicker stands as near to the middle at a kick-off (SIM-130).
      if (Math.hypot(at.x - middle.x, at.y - middle.y) >= gap / 1000) places.set(peg, at);
    }
  };
  let restart = "";
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind === "awarded") ({ restart } = event);
    if (event.kind === "lined_up" && event.side === side) {
      places.clear();
      put(event.places);
    }
    if (event.kind === "repositioned" && event.side === side && restart === "kickoff") put(event.places);
    if (event.kind === "substituted" || event.kind === "reserve_keeper") {
      const on = event.kind === "substituted" ? event.on : event.peg;
      const at = places.get(event.off);
      places.delete(event.off);
      if (at && sideOf(on) === side) places.set(on, at);
    }
    if (event.kind === "carded" && event.card === "red") places.delete(event.peg);
  }
  return places;
}
