/*
 * Keeps the page on this device, so that it opens without a network. Files with a hash in their name are what they are
 * for ever; the few others are fetched anew for each version, which has a cache of its own. A new version waits until a
 * page asks for it, and takes nothing away from pages that still run the old one.
 */

/** What there is to keep, put before this file when the page is built. */
declare const KEPT: { version: string /** Without these no page opens. */; shell: string[]; rest: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
const caching = `onze ${scope} `;
const mine = caching + KEPT.version;
const all = new Set([...KEPT.shell, ...KEPT.rest]);
const hashed = (path: string) => path.startsWith("assets/");
/** Packed or not, it is the same file. */
const same = { ignoreVary: true };

/** A file as it is kept, of any version if its name holds its hash. */
const find = (path: string) =>
  caches.match(new URL(path, scope).href, hashed(path) ? same : { ...same, cacheName: mine });

async function keep(path: string) {
  const cache = await caches.open(mine);
  const url = new URL(path, scope).href;
  if (hashed(path)) {
    if (await cache.match(url, same)) return;
    const before = await find(path);
    if (before) return cache.put(url, before);
  }
  const file = await fetch(url, { cache: hashed(path) ? "default" : "no-cache", priority: "low" });
  if (!file.ok) throw new Error(`${file.status} ${url}`);
  await cache.put(url, file);
}

/** What is not here yet, one file after the other, so that whatever the page itself asks for comes first. */
async function keepRest() {
  // What the host does not have is wanted again at the next visit.
  for (const path of KEPT.rest) await keep(path).catch(() => {});
  // Files of other versions are for pages that still run them.
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return;
  for (const name of await caches.keys()) if (name.startsWith(caching) && name !== mine) await caches.delete(name);
}

async function answer(request: Request, path: string): Promise<Response> {
  const kept = await find(path);
  if (kept) return kept;
  const file = await fetch(request);
  // A page that comes anew is of another version than this worker, and keeps nothing here.
  if (file.ok && hashed(path) && all.has(path)) await (await caches.open(mine)).put(request, file.clone());
  return file;
}

worker.addEventListener("install", (event) => event.waitUntil(Promise.all(KEPT.shell.map(keep))));

worker.addEventListener("activate", (event) => {
  // The first of all: the page that brought it is of the same version.
  const first = caches.keys().then((names) => names.every((name) => !name.startsWith(caching) || name === mine));
  event.waitUntil(first.then((yes) => (yes ? worker.clients.claim() : undefined)));
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  if (event.data === "keep") event.waitUntil(keepRest());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address = ""] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(scope)) return;
  const path = address.slice(scope.length);
  if (request.mode === "navigate" && !/^(api|healthz|readyz)\b|\.\w+$/.test(path)) {
    // Where only files have addresses, those of the page stand behind "#".
    const elsewhere = path && worker.location.search === "?site";
    event.respondWith(elsewhere ? Response.redirect(`${scope}#/${path}`) : answer(request, "./"));
  } else if (hashed(path) || all.has(path)) event.respondWith(answer(request, path));
});
