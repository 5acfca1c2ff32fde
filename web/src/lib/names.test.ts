import { expect, test } from "vitest";
import { apart, handedTo } from "./names";

test("a name that runs the other way turns nothing but itself", () => {
  expect(apart("Zoé")).toBe("Zoé");
  expect(apart("מיה")).toBe("\u2068מיה\u2069");
});

test("who is handed the screen is called once, whichever way the name runs", () => {
  expect(handedTo("R", "Ada", "Ada")).toBe("R");
  expect(handedTo("club2", "", "Club 2")).toBe("club2");
  expect(handedTo("club1", "Ada", "Ada")).toBe("Ada");
  expect(handedTo("club1", "Ada", "US Altamont")).toBe("Ada (US Altamont)");
  // Before it is bought a club is called by who runs it, as sentences set that name apart.
  expect(handedTo("club1", "מיה", apart("מיה"))).toBe("\u2068מיה\u2069");
});
