/** Where the page is. Paths are real addresses; a secret only ever stands behind the "#". */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "match"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "mine" }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (!first) return { page: "home" };
  if (first === "mine" && parts.length === 1) return { page: "mine" };
  if (first === "new" && second && parts.length === 2) return { page: "new", game: second };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second };
  if (first === "m" && second && parts.length === 2) return { page: "match", id: second };
  if (first === "m" && second && third === "replay" && parts.length === 3) return { page: "replay", id: second };
  return { page: "lost" };
}

class Place {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  query = $state(typeof location === "undefined" ? "" : location.search);
  hash = $state(typeof location === "undefined" ? "" : location.hash.slice(1));
}

export const place = new Place();

function read() {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash.slice(1);
}

export function go(to: string, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  const samePage = place.path === location.pathname;
  read();
  if (!samePage) scrollTo(0, 0);
}

/** Changes what stands behind "#" without a new page in the history. */
export function setHash(hash: string) {
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
  read();
}

/** Links of the page itself stay in the page. */
export function listen() {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
