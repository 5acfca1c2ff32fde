import { expect, test } from "vitest";
import { clear } from "./counted";

test("a distance stands where it covers no shirt number", () => {
  const feet = [
    { x: 100, y: 100 },
    { x: 130, y: 104 },
    { x: 300, y: 300 },
  ];
  for (const figure of [1.5, 2.2])
    for (const at of [...feet.map(({ x, y }) => ({ x, y: y - 6 * figure })), { x: 115, y: 90 }]) {
      const { x, y } = clear(at, feet, figure);
      // The number is 40 high; a shirt with its plate reaches from the foot up to 13 figures above it.
      for (const foot of feet)
        expect(Math.abs(x - foot.x) >= 12 * figure || y <= foot.y - 13 * figure - 20 || y >= foot.y + 20).toBe(true);
    }
  expect(clear({ x: 200, y: 200 }, feet, 1.5), "nobody is near").toEqual({ x: 200, y: 200 });
});
