import { expect, test } from "vitest";
import { added, swapped } from "./series";

test("matches at one table are counted for each seat, and change sides with the players", () => {
  const one = added(undefined, { winner: "R" });
  const two = added(one, { winner: null });
  const three = added(two, { winner: "R" });
  expect(three).toEqual({ won: { R: 2 }, drawn: 1 });
  expect(swapped(three)).toEqual({ won: { R: 0, B: 2 }, drawn: 1 });
});
