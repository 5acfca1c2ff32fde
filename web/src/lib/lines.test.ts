import { expect, test } from "vitest";

const files = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const MOST = 140;

test("no line of markup is longer than a screen is broad", () => {
  expect(Object.keys(files).length).toBeGreaterThan(60);
  const long = Object.entries(files).flatMap(([path, text]) =>
    text.split("\n").flatMap((line, at) => (line.length > MOST ? [`${path}:${at + 1}: ${line.length}`] : [])),
  );
  expect(long).toEqual([]);
});
