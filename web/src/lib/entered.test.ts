import { expect, test } from "vitest";
import { faultOf } from "./entered";
import { apart } from "./names";

test("a name of 24 letters, as the eye counts them, is taken", () => {
  for (const letter of ["W", "é", "e\u0301", "﷽", "字", "👍🏽", "नि", "ث", "❤\ufe0f"]) {
    expect(faultOf(letter.repeat(24)), letter).toBe("");
    expect(faultOf(letter.repeat(25)), letter).toBe("refusal-name-long");
  }
  expect(faultOf("")).toBe("");
});

test("what cannot be seen is refused, as the server does", () => {
  for (const hidden of [
    "\n",
    "\t",
    "\u00ad",
    "\u034f",
    "\u115f",
    "\u200b",
    "\u200d",
    "\u2028",
    "\u202e",
    "\u2066",
    "\u2800",
    "\u3164",
    "\ue000",
    "\ufeff",
    "\u{e0041}",
  ])
    expect(faultOf(`a${hidden}b`), escape(hidden)).toBe("refusal-name-unseen");
  expect(faultOf(" Zoé\u00a0B ")).toBe("");
});

test("a name that runs from right to left turns nothing but itself", () => {
  expect(apart("محمد")).toBe("\u2068محمد\u2069");
  expect(apart("דנה 7")).toBe("\u2068דנה 7\u2069");
  for (const name of ["Zoé", "孫興慜", "", "10!"]) expect(apart(name)).toBe(name);
});
