import { untrack } from "svelte";

/** Parts of the page that are wanted and do not come: as long as there are any, the page says so. */
class Missing {
  count = $state(0);
}
export const missing = new Missing();

const answers = () =>
  fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Begins anew, at most once a minute. */
function anew() {
  const key = "onze.anew";
  if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/**
 * Fetches a part of the page when it is wanted, and again until it is there: whoever wanted it finds it once the server
 * is back. If the server answers and yet does not have it, it is of another version than this page, which begins anew.
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
      if (there) anew();
      const before = there;
      there = await answers();
      if (before || !there) await new Promise((done) => setTimeout(done, Math.min(8000, 500 * 2 ** tries)));
    }
  }
}
