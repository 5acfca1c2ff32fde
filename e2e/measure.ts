import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { playInside } from "./support/clicks";
import { Line } from "./support/line";
import { box } from "./support/table";
import { tasks, tasksOfWorkers } from "./support/trace";
import { test } from "./support/test";
import { t } from "./support/words";

/*
 * How long a player waits for the engine: each figure is the median and the worst of RUNS. Times are the clock's, so they are
 * longer where others use the machine; work is what a thread itself has done.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const GAMES = ["chifootmi", "shoot", "challenge", "simulator"];
/** Bytes in a millisecond: 10 Mbit/s. */
const LINE = 1250;
/** How much slower a slow processor is. */
const SLOW = 4;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const show = (what: string, all: number[]) => console.log(`${what}: median ${median(all).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms, ${all.length} runs`);

/** Runs in the page: when something is pressed for the first time, and when there is something to choose after that. */
function watch() {
  const seen = window as unknown as { pressed?: number; ready?: number };
  const choices = "[data-choice]:not(:disabled), .choices [data-man]";
  addEventListener("click", () => (seen.pressed ??= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (seen.pressed === undefined || seen.ready !== undefined || !document.querySelector(choices)) return;
    seen.ready = 0;
    // When it has been painted.
    requestAnimationFrame(() => setTimeout(() => (seen.ready = performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Presses "Play now" on the first page, and waits until there is a move to make; the milliseconds between the two. */
async function firstMove(page: Page, game: string, slow: number): Promise<number> {
  await page.goto("/");
  await box(page, game).getByRole("button", { name: t("page-play-now") }).waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slow });
  await box(page, game).getByRole("button", { name: t("page-play-now") }).click();
  const waited = await page.waitForFunction(() => {
    const { pressed, ready } = window as unknown as { pressed?: number; ready?: number };
    return pressed !== undefined && ready ? ready - pressed : null;
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return (await waited.jsonValue()) as number;
}

/** What is done in a context of its own, of a player who was never here. */
async function alone<T>(browser: Browser, url: string, done: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addInitScript(watch);
  const result = await done(context);
  await context.close();
  return result;
}

for (const game of GAMES) {
  test(`first move: ${game}`, async ({ browser, server }, info) => {
    const line = await new Line(server.port).open();
    const cold: number[] = [];
    const counted: number[] = [];
    const warm: number[] = [];
    for (let run = 0; run < RUNS; run++)
      await alone(browser, line.url, async (context) => {
        const page = await context.newPage();
        const path = info.outputPath(`trace-${run}.json`);
        line.speed = LINE;
        await browser.startTracing(page, { path, categories: ["toplevel", "devtools.timeline"] });
        const took = await firstMove(page, game, SLOW);
        await browser.stopTracing();
        line.speed = Infinity;
        cold.push(took);
        // Chromium slows the page alone: what the worker has worked counts so many times.
        counted.push(took + (SLOW - 1) * tasksOfWorkers(path).reduce((sum, ms) => sum + ms, 0));
        await page.close();
        const again = await context.newPage();
        warm.push(await firstMove(again, game, 1));
      });
    show(`${game}, first move, cold at 10 Mbit/s, page slowed ${SLOW} times`, cold);
    show(`${game}, the same with all work of the worker ${SLOW} times`, counted);
    show(`${game}, first move, warm`, warm);
    await line.close();
  });

  test(`long tasks: ${game}`, async ({ browser, server }, info) => {
    await alone(browser, server.url, async (context) => {
      await context.addInitScript((game) => {
        localStorage.setItem(`onze.usual.${game}`, JSON.stringify({ opponent: "champion" }));
        localStorage.setItem(`onze.hints.${game}`, "true");
      }, game);
      const page = await context.newPage();
      await firstMove(page, game, 1);
      await page.evaluate(() => {
        const seen = window as unknown as { long: number[] };
        seen.long = [];
        new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
      });
      const path = info.outputPath("trace.json");
      await browser.startTracing(page, { path, categories: ["toplevel", "devtools.timeline"] });
      await playInside(page, { ms: 20_000 });
      await browser.stopTracing();
      const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
      const [most = 0] = tasks(path);
      const thought = tasksOfWorkers(path);
      const times = `${long.length} tasks above 50 ms by the clock${long.length ? `, the longest ${Math.max(...long).toFixed(0)} ms` : ""}`;
      console.log(`${game}, 20 s against its champion: the page's longest task works ${most.toFixed(0)} ms, ${times}; the worker's ${(thought[0] ?? 0).toFixed(0)} ms`);
    });
  });
}

/** Runs in the page: how long the browser takes to compile a module that it has never seen. */
async function compiled(url: string) {
  const module = await (await fetch(url)).arrayBuffer();
  // A section of its own without a meaning, so that it is not one that the browser knows.
  const mark = new TextEncoder().encode(`0${crypto.randomUUID()}`);
  mark[0] = mark.length - 1;
  const bytes = await new Blob([module, new Uint8Array([0, mark.length]), mark]).arrayBuffer();
  const begun = performance.now();
  await WebAssembly.compile(bytes);
  return performance.now() - begun;
}

/** Runs in the page: a match of champions, as the worker would play it. */
async function exhibited([url, options]: readonly [string, Record<string, string>]) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url));
  const { memory, reserve, take } = instance.exports as unknown as { memory: WebAssembly.Memory; reserve(bytes: number): number; take(now: number): number };
  const order = { do: "exhibit", id: 1, options, players: ["champion", "champion"], seed: 0 };
  const text = new TextEncoder().encode(JSON.stringify(order));
  const at = reserve(32 + text.length);
  const bytes = new Uint8Array(memory.buffer, at, 32 + text.length).fill(0);
  bytes.set(text, 32);
  // As a task of its own, which the trace knows.
  await new Promise((done) => setTimeout(() => done(take(0))));
}

test("compiling, and a match of champions", async ({ page, browser }, info) => {
  const OPTIONS: Record<string, Record<string, string>> = { challenge: { friendly: "on" }, simulator: { ticks_per_half: "11" } };
  await page.route("**/measured/*", (route) =>
    route.fulfill({ contentType: "application/wasm", body: readFileSync(file(`../web/engine/dist/${route.request().url().split("/").pop()}`)) }),
  );
  await page.goto("/");
  const here: Record<string, number[]> = {};
  for (const game of GAMES) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await page.evaluate(compiled, `/measured/${game}.wasm`));
    show(`${game}, compiled`, times);
    here[game] = [];
    for (let run = 0; run < RUNS; run++) {
      const path = info.outputPath(`${game}-${run}.json`);
      await browser.startTracing(page, { path, categories: ["toplevel", "devtools.timeline"] });
      await page.evaluate(exhibited, [`/measured/${game}.wasm`, OPTIONS[game] ?? {}] as const);
      await browser.stopTracing();
      here[game].push(tasks(path)[0] ?? Number.NaN);
    }
  }
  const there: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++) {
    const { stderr } = spawnSync("cargo", ["run", "--quiet", "--release", "--package", "onze-browser", "--example", "exhibit", "--", "0", "1"], { encoding: "utf8" });
    for (const [, game = "", seconds] of stderr.matchAll(/^(\w+) champion ([\d.]+)$/gm)) (there[game] ??= []).push(1000 * Number(seconds));
  }
  for (const game of GAMES) {
    const [page, native] = [median(here[game] ?? []), median(there[game] ?? [])];
    console.log(`${game}, a match of champions: ${page.toFixed(0)} ms of work in the page, ${native.toFixed(0)} natively, ${(page / native).toFixed(2)} times`);
  }
});
