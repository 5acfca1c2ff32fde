import { readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { golden, knowing } from "../support/records";
import { expect, test as base } from "../support/test";
import { t } from "../support/words";

const MATCHES = ["simulator/half-time", "challenge/friendly", "shoot/three-goals", "chifootmi/pro"];

const test = base.extend({
  server: async ({}, use) => {
    const server = await knowing(MATCHES).start();
    await use(server);
    await server.stop();
  },
});

/** No moving picture that is sent is larger, or shorter, or longer. */
const LIMIT = 1_500_000;
const [SHORTEST, LONGEST] = [6, 12];

/** Makes the film of the attack at this step, and keeps it. */
async function film(page: Page, name: string, step: number | "last", file: string): Promise<string> {
  await page.goto(`/m/${golden(name).id}/replay#${step === "last" ? 100_000 : step}`);
  await page.getByRole("button", { name: t("page-send-attack") }).click();
  const sheet = page.getByRole("dialog", { name: t("send-title") });
  const send = sheet.getByRole("button", { name: t("send-send") });
  await send.waitFor({ timeout: 60_000 });
  const coming = page.waitForEvent("download");
  await send.click();
  const download = await coming;
  await download.saveAs(file);
  expect(statSync(file).size).toBeLessThanOrEqual(LIMIT);
  expect(statSync(file).size).toBeGreaterThan(3000);
  return download.suggestedFilename();
}

/** A page of its own, without the rules of ours about what may be shown. */
const elsewhere = async (page: Page) => page.context().newPage();

interface Seen {
  length: number;
  frames: number;
  different: number;
}

/** What a film of pictures shows. */
const drawn = (page: Page, file: string): Promise<Seen> =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
    await decoder.tracks.ready;
    const { frameCount = 0, repetitionCount = 0 } = decoder.tracks.selectedTrack ?? {};
    if (repetitionCount !== Number.POSITIVE_INFINITY) throw new Error("it ends");
    const sums = new Set<string>();
    let length = 0;
    for (let n = 0; n < frameCount; n++) {
      const { image } = await decoder.decode({ frameIndex: n });
      length += (image.duration ?? 0) / 1e6;
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      const paint = canvas.getContext("2d");
      paint?.drawImage(image, 0, 0);
      const pixels = new Uint8ClampedArray(paint?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
      sums.add(String(pixels.reduce((sum, one, i) => (sum * 31 + one * (i % 7)) % 1_000_003, 7)));
      image.close();
    }
    return { length, frames: frameCount, different: sums.size };
  }, readFileSync(file).toString("base64"));

/** What a film that was recorded shows, looked through from end to end. */
const recorded = async (page: Page, file: string): Promise<Seen> =>
  (await elsewhere(page)).evaluate(async (data) => {
    const video = document.createElement("video");
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes], { type: "video/webm" }));
    video.muted = true;
    const happens = (what: string) => new Promise((done) => video.addEventListener(what, done, { once: true }));
    await happens("loadedmetadata");
    // A film that was recorded tells its length once it has been looked through.
    video.currentTime = 1e6;
    await happens("seeked");
    const length = video.currentTime;
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const paint = canvas.getContext("2d", { willReadFrequently: true });
    const sums = new Set<string>();
    for (let n = 0; n < 12; n++) {
      video.currentTime = (length * n) / 12;
      await happens("seeked");
      paint?.drawImage(video, 0, 0);
      const pixels = new Uint8ClampedArray(paint?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
      sums.add(String(pixels.reduce((sum, one, i) => (sum * 31 + (one >> 4) * (i % 7)) % 1_000_003, 7)));
    }
    return { length, frames: 12, different: sums.size };
  }, readFileSync(file).toString("base64"));

function holds({ length, frames, different }: Seen) {
  expect(length).toBeGreaterThanOrEqual(SHORTEST);
  expect(length).toBeLessThanOrEqual(LONGEST);
  expect(frames).toBeGreaterThan(10);
  expect(different).toBeGreaterThan(3);
}

test("the last goal as a film: WebM where the browser can follow, else pictures; 6 to 12 seconds in which something moves", async ({ page }, info) => {
  const file = info.outputPath("goal");
  const name = await film(page, "shoot/three-goals", 14, file);
  holds(await (name.endsWith(".webm") ? recorded : drawn)(page, file));
});

for (const [name, step] of [["shoot/three-goals", "last"], ["simulator/half-time", 60], ["challenge/friendly", "last"], ["chifootmi/pro", "last"]] as const)
  test(`where the browser does not record, a picture that moves: ${name}`, async ({ page }, info) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "MediaRecorder"));
    const file = info.outputPath("goal.png");
    expect(await film(page, name, step, file)).toMatch(/\.png$/);
    holds(await drawn(page, file));
  });

test.describe("in French, by somebody who wants nothing to move", () => {
  test.use({ locale: "fr-FR" });

  test("the film stands still until it is started", async ({ page }) => {
    const { words } = await import("../support/words");
    await page.goto(`/m/${golden("shoot/three-goals").id}/replay#30`);
    await page.getByRole("button", { name: words.fr("page-send-attack") }).click();
    const sheet = page.getByRole("dialog", { name: words.fr("send-title") });
    await sheet.getByRole("button", { name: words.fr("send-send") }).waitFor({ timeout: 60_000 });
    const picture = () => sheet.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await picture();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await picture()).toBe(before);
    await sheet.getByRole("button", { name: words.fr("page-replay-play"), exact: true }).click();
    await expect.poll(picture).not.toBe(before);
  });
});
