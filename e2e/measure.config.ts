import screenshots from "./screenshots.config";

/** `npm run measure`: what the engine costs in a browser. */
export default { ...screenshots, testMatch: "measure.ts", timeout: 1_800_000 };
