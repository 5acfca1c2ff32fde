import type { Now, Offer, Seat, SeatInfo } from "../types/protocol";
import type { Choice } from "./table";
import { t } from "./words.svelte";

/** Something that happened around the match, and whether somebody who looks elsewhere wants to know. */
export interface Tiding {
  text: string;
  /** A friend came or went, or wants something. */
  calls: boolean;
}

const name = ({ seat, name }: SeatInfo) => name || t("name-side", { side: seat });
const standsIn = ({ kind }: SeatInfo) => typeof kind === "object" && "stand_in" in kind;
const same = (a: Offer, b: Offer) => a.what === b.what && a.by === b.by;

/**
 * Who came, went, pauses or asks for something between two moments; what the player here did is no news to him.
 * Somebody who has just sat down is `arriving` until his page is there too: that is not told a second time.
 */
export function tidings(
  before: Now,
  now: Now,
  mine: Seat[],
  arriving = new Set<Seat>(),
  label?: (choice: Choice) => string,
): Tiding[] {
  const told: Tiding[] = [];
  const tell = (text: string, calls = false) => told.push({ text, calls });
  for (const seat of now.seats) {
    const was = before.seats.find((one) => one.seat === seat.seat);
    if (!was || mine.includes(seat.seat)) continue;
    const facts = { name: name(seat), side: seat.seat };
    if (was.free && !seat.free) {
      tell(t("page-news-sat", facts), true);
      if (!seat.here) arriving.add(seat.seat);
    } else if (!standsIn(was) && standsIn(seat)) tell(t("page-news-stand-in", facts));
    else if (standsIn(was) && !standsIn(seat)) tell(t("page-news-seat-back", facts), true);
    else if (seat.kind === "person" && was.here !== seat.here && !(seat.here && arriving.delete(seat.seat)))
      tell(t(seat.here ? "page-news-here" : "page-news-away", facts), true);
  }
  if (now.paused && !before.paused) tell(t("page-paused"));
  if (before.paused && !now.paused) tell(t("page-news-goes-on"));
  for (const offer of now.offers)
    if (!mine.includes(offer.by) && !before.offers.some((one) => same(one, offer)))
      tell(offerText(offer, now.paused, "page-offer", label), true);
  return told;
}

/** What somebody proposes, as a sentence. */
export const offerText = (
  offer: Offer,
  paused: boolean,
  id = "page-offer",
  label = ({ text }: Choice) => text,
): string =>
  t(id, {
    what: paused && offer.what === "pause" ? "go_on" : offer.what,
    side: offer.by,
    of: offer.of ?? offer.by,
    choice: offer.choice ? label({ text: offer.choice, move: offer.move }) : "",
  });
