import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until the service worker has fetched all that it keeps; what is missing is named. */
export async function allKept(page: Page) {
  // Asked for once and from outside: a page that still fetches is left in peace by the service worker.
  const text = await (await page.request.get(new URL("sw.js", page.url()).href)).text();
  const list = JSON.parse(text.slice(text.indexOf("{"), text.indexOf("};") + 1));
  const missing = () =>
    page.evaluate(async ({ version, shell, rest }) => {
      const cache = await caches.open(`onze ${new URL("./", location.href)} ${version}`);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      return [...shell, ...rest].filter((path: string) => !kept.has(new URL(path, location.href).href));
    }, list);
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
