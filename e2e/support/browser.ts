import { execFileSync } from "node:child_process";

/** The shell without windows if it is there: the same pages take two thirds of the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const installed = () => execFileSync("sh", ["-c", NAMES.map((name) => `command -v ${name}`).join(" || ")]).toString().trim();

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
