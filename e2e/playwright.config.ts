import { defineConfig } from "@playwright/test";
import { browser } from "./support/browser";

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A whole match takes its time where others work on the machine too; what hangs is caught by the limits below.
  timeout: 120_000,
  // A second try keeps a busy machine from failing the whole run; what needed one is named as flaky at its end.
  retries: 1,
  expect: { timeout: 10_000 },
  outputDir: "test-results",
  use: {
    ...browser,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    // Matches run fast; movement is the subject of one test only.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 10_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
});
