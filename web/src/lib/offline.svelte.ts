import { games } from "virtual:engine/games";
import { missing } from "./late.svelte";
import { place, routeOf } from "./router.svelte";
import { root, server, site } from "./site";
import { learn } from "./words.svelte";

/*
 * The page is kept on this device by a service worker, and says what works without a network. A new version waits there
 * until it is asked for, which it is where no match is on the table, in this window or another.
 */
const HOUR = 3_600_000;
const TABLE = "onze-table";
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
let fresh = false;

function say() {
  // Where there is no server at all, a network is no loss.
  if (!navigator.onLine && server !== null) missing.news = games.length ? "page-offline" : "page-offline-bare";
  else missing.news = fresh ? "page-fresh" : "";
}

/** Nothing has been fetched for a while: what the first page needs is here. Who asks on and on is not waited for. */
async function calm() {
  for (let before = -1, rounds = 0; rounds < 10; rounds++) {
    const now = performance.getEntriesByType("resource").length;
    if (now === before) return;
    before = now;
    await new Promise((done) => setTimeout(done, 2000));
  }
}

/** Leaves the table of this window, if there is a match on it. */
let leave = async () => {};
/** As long as a match is on the table of any window, no new version takes over. */
function holdTable() {
  $effect.root(() => {
    $effect(() => {
      if (routeOf(place.path).page !== "match") return;
      let left = () => {};
      const leaving = new Promise<void>((done) => {
        left = done;
      });
      const held = navigator.locks.request(TABLE, { mode: "shared" }, () => leaving);
      leave = async () => {
        left();
        await held;
      };
      return left;
    });
  });
}

const settled = (next: ServiceWorker) =>
  new Promise<void>((done) =>
    next.addEventListener("statechange", () => /installed|redundant/.test(next.state) && done()),
  );

/** The new version takes over, and then this window begins anew with it. */
async function renew(registration: ServiceWorkerRegistration) {
  await registration.update().catch(() => {});
  if (registration.installing) await settled(registration.installing);
  const next = registration.waiting;
  // Who asks for it at a table knows what is on it.
  await leave();
  const free = await navigator.locks.request(TABLE, { ifAvailable: true }, async (lock) => {
    if (!lock || !next) return lock !== null;
    const inCharge = new Promise((done) => workers?.addEventListener("controllerchange", done, { once: true }));
    next.postMessage("take over");
    await inCharge;
    return true;
  });
  if (!free) {
    missing[missing.old ? "old" : "news"] = "page-fresh-later";
    return;
  }
  // The host has other files and yet no other worker: what is kept here is of no use.
  if (!next && missing.old) await registration.unregister();
  location.reload();
}

export async function keepPage() {
  await learn("offline");
  for (const kind of ["online", "offline"]) addEventListener(kind, say);
  say();
  await calm();
  const registration = await workers?.register(`${root}sw.js${site ? "?site" : ""}`, { updateViaCache: "none" });
  if (!registration) return;
  holdTable();
  missing.renew = () => void renew(registration);
  const look = () => {
    fresh = Boolean(registration.waiting && workers?.controller);
    say();
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  setInterval(() => void registration.update().catch(() => {}), HOUR);
  const { active } = (await workers?.ready) ?? {};
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData) active?.postMessage("keep");
}
