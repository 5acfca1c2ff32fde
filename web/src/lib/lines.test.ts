import { expect, test } from "vitest";

const files = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const MOST = 140;
/** To be wrapped still. */
const LATER = /\.\.\/(chifootmi|shoot|simulator)\//;

test("no line of markup is longer than a screen is broad", () => {
  expect(Object.keys(files).length).toBeGreaterThan(60);
  const long = Object.entries(files)
    .filter(([path]) => !LATER.test(path))
    .flatMap(([path, text]) =>
      text.split("\n").flatMap((line, at) => (line.length > MOST ? [`${path}:${at + 1}: ${line.length}`] : [])),
    );
  expect(long).toEqual([]);
});
