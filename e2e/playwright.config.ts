import { defineConfig } from "@playwright/test";
import { browser } from "./support/browser";

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A whole match takes its time where others work on the machine too; what hangs is caught by the limits below.
  timeout: 120_000,
  // One second try, which the report names: what needs it is mended.
  retries: 1,
  // Far beyond what anything takes, so that a busy machine fails nothing.
  expect: { timeout: 20_000 },
  outputDir: "test-results",
  use: {
    ...browser,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    // Matches run fast; movement is the subject of one test only.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    // What is kept for later is the subject of a few tests; to the others every page comes from its server.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
});
