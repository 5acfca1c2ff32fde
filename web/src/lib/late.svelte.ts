import { untrack } from "svelte";
import { root } from "./site";

/** Parts of the page that are wanted and do not come: as long as there are any, the page says so. */
class Missing {
  count = $state(0);
  /** The server has other files than this page asks for: it was renewed meanwhile, as this sentence says. */
  old = $state("");
  /** What else the page has to say about itself, away from a table. */
  news = $state("");
  renew = () => location.reload();
}
export const missing = new Missing();

const answers = () =>
  fetch(root, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Fetches a part of the page when it is wanted, and again until it is there: whoever wanted it finds it once the server
 * is back. If the server answers and yet does not have it, it is of another version than this page, which says so and
 * tries no more.
 */
export const late = <T>(load: () => Promise<T>): Promise<T> => untrack(() => patiently(load));

async function patiently<T>(load: () => Promise<T>): Promise<T> {
  let there = false;
  for (let tries = 0; ; tries++) {
    try {
      const part = await load();
      if (tries) missing.count--;
      return part;
    } catch {
      if (!tries) missing.count++;
      if (there) {
        missing.old = "page-old-fresh";
        return new Promise(() => {});
      }
      there = await answers();
      if (!there) await new Promise((done) => setTimeout(done, Math.min(8000, 500 * 2 ** tries)));
    }
  }
}
