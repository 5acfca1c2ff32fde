import { tables } from "../tables";
import { address, site } from "./site";

/** Where the page is. Paths are real addresses; a secret only ever stands behind the "#". */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "match"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; id?: string }
  | { page: "study"; game: string }
  | { page: "mine" }
  | { page: "squads" }
  | { page: "strips" }
  | { page: "privacy" }
  | { page: "lost" };

const ALONE = ["mine", "squads", "strips", "privacy"] as const;
const OF_A_GAME = ["new", "learn", "study", "rules"] as const;

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second = "", third] = parts;
  if (!first) return { page: "home" };
  const alone = ALONE.find((page) => page === first);
  if (alone && parts.length === 1) return { page: alone };
  if (first === "learn" && third && Object.hasOwn(tables, second) && parts.length === 3)
    return { page: "learn", game: second, id: third };
  const page = OF_A_GAME.find((page) => page === first);
  if (page && Object.hasOwn(tables, second) && parts.length === 2) return { page, game: second };
  // The server makes the names of matches, of plain letters and digits.
  if (first !== "m" || !/^[\w-]+$/.test(second)) return { page: "lost" };
  if (parts.length === 2) return { page: "match", id: second };
  if (third === "replay" && parts.length === 3) return { page: "replay", id: second };
  return { page: "lost" };
}

class Place {
  path = $state("/");
  query = $state("");
  hash = $state("");
}

export const place = new Place();

function read() {
  const at = site ? new URL(location.hash.slice(1) || "/", location.origin) : location;
  place.path = at.pathname;
  place.query = at.search;
  place.hash = at.hash.slice(1);
}
if (typeof location !== "undefined") read();

/** What an entry of the history remembers: how far down the page was, and whether a panel lies over it. */
interface Entry {
  y?: number;
  panel?: boolean;
}
const entry = (): Entry => (history.state as Entry | null) ?? {};
const note = (what: Entry) => history.replaceState({ ...entry(), ...what }, "");

export function go(to: string, replace = false) {
  // A panel is no place to come back to: the next page takes its entry.
  const over = entry().panel;
  if (!over) note({ y: scrollY });
  history[replace || over ? "replaceState" : "pushState"](null, "", address(to));
  const before = place.path;
  read();
  if (place.path !== before) scrollTo(0, 0);
}

/** Changes what stands behind "#" without a new page in the history. */
export function setHash(hash: string) {
  history.replaceState(history.state, "", address(place.path + place.query + (hash && `#${hash}`)));
  read();
}

/** A panel that has just been closed takes its entry back; until that has happened the next one waits with its own. */
let settled: Promise<void> = Promise.resolve();

/** A panel lies over the page: the way back closes it before it leaves the page. Call what is returned once it has gone. */
export function panel(onclose: () => void): () => void {
  let is: "coming" | "open" | "gone" = "coming";
  const back = () => {
    is = "gone";
    onclose();
  };
  void settled.then(() => {
    if (is !== "coming") return;
    is = "open";
    history.pushState({ y: scrollY, panel: true }, "");
    addEventListener("popstate", back, { once: true });
  });
  return () => {
    removeEventListener("popstate", back);
    const open = is === "open" && entry().panel;
    is = "gone";
    if (!open) return;
    settled = new Promise((done) => addEventListener("popstate", () => done(), { once: true }));
    history.back();
  };
}

/** Goes down to where the page was left, as soon as it is long enough again. */
function returnTo(y: number) {
  const until = performance.now() + 2000;
  const { path } = place;
  const step = () => {
    if (place.path !== path) return;
    scrollTo(0, y);
    if (Math.abs(scrollY - y) > 1 && performance.now() < until) requestAnimationFrame(step);
  };
  step();
}

/** Links of the page itself stay in the page. */
export function listen() {
  history.scrollRestoration = "manual";
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener("scroll", () => {
    clearTimeout(resting);
    const { path } = place;
    resting = setTimeout(() => place.path === path && note({ y: scrollY }), 150);
  });
  addEventListener("popstate", () => {
    clearTimeout(resting);
    const before = place.path;
    read();
    if (place.path !== before) returnTo(entry().y ?? 0);
  });
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    go(site && link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  });
}
