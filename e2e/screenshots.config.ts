import { defineConfig } from "@playwright/test";
import { browser } from "./support/browser";

/** `npm run screenshots`: the pictures in docs/screenshots. */
export default defineConfig({
  testDir: ".",
  testMatch: "screenshots.ts",
  workers: 1,
  retries: 0,
  timeout: 240_000,
  outputDir: "test-results",
  use: { ...browser, locale: "en-GB", timezoneId: "UTC", contextOptions: { reducedMotion: "reduce" }, actionTimeout: 10_000 },
});
