import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until the service worker has fetched all that it keeps; what is missing is named. */
export async function allKept(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      const text = await (await fetch("sw.js")).text();
      const { version, shell, rest } = JSON.parse(text.slice(text.indexOf("{"), text.indexOf("};") + 1));
      const cache = await caches.open(`onze ${new URL("./", location.href)} ${version}`);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      return [...shell, ...rest].filter((path: string) => !kept.has(new URL(path, location.href).href));
    });
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}
