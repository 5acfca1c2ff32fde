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

test("the last goal as a film: WebM where the browser records, 6 to 12 seconds, in which something moves", async ({ page }, info) => {
  const file = info.outputPath("goal.webm");
  expect(await film(page, "shoot/three-goals", "last", file)).toMatch(/\.webm$/);
  const other = await elsewhere(page);
  const seen = await other.evaluate(async (data) => {
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
    const sums: string[] = [];
    for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
      video.currentTime = length * part;
      await happens("seeked");
      paint?.drawImage(video, 0, 0);
      const pixels = paint?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      sums.push(String(pixels.reduce((sum, one, i) => (sum * 31 + (one >> 4) * (i % 7)) % 1_000_003, 7)));
    }
    return { length, wide: video.videoWidth, sums };
  }, readFileSync(file).toString("base64"));
  expect(seen.length).toBeGreaterThanOrEqual(SHORTEST);
  expect(seen.length).toBeLessThanOrEqual(LONGEST);
  expect(seen.wide).toBeGreaterThanOrEqual(640);
  expect(new Set(seen.sums).size).toBeGreaterThan(2);
});

for (const [name, step] of [["shoot/three-goals", "last"], ["simulator/half-time", 60], ["challenge/friendly", "last"], ["chifootmi/pro", "last"]] as const)
  test(`where the browser does not record, a picture that moves: ${name}`, async ({ page }, info) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "MediaRecorder"));
    const file = info.outputPath("goal.png");
    expect(await film(page, name, step, file)).toMatch(/\.png$/);
    const seen = await page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
      await decoder.tracks.ready;
      const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
      const sums: string[] = [];
      let length = 0;
      for (let n = 0; n < frameCount; n++) {
        const { image } = await decoder.decode({ frameIndex: n });
        length += image.duration ?? 0;
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const paint = canvas.getContext("2d");
        paint?.drawImage(image, 0, 0);
        const pixels = paint?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        sums.push(String(pixels.reduce((sum, one, i) => (sum * 31 + one * (i % 7)) % 1_000_003, 7)));
        image.close();
      }
      return { frames: frameCount, length: length / 1e6, different: new Set(sums).size, repetitionCount };
    }, readFileSync(file).toString("base64"));
    expect(seen.frames).toBeGreaterThan(10);
    expect(seen.length).toBeGreaterThanOrEqual(SHORTEST);
    expect(seen.length).toBeLessThanOrEqual(LONGEST);
    expect(seen.different).toBeGreaterThan(3);
    expect(seen.repetitionCount).toBe(Number.POSITIVE_INFINITY);
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
