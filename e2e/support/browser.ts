import { execFileSync } from "node:child_process";

const installed = () => execFileSync("sh", ["-c", "command -v chromium || command -v chromium-browser || command -v google-chrome"]).toString().trim();

/** The system's own Chromium: nothing is downloaded. */
export const browser = {
  browserName: "chromium" as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_BIN ?? installed(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};
