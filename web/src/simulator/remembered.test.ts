import { expect, test } from "vitest";
import type { Step } from "../types/protocol";
import type { Event } from "../types/simulator";
import { pitch } from "./fixtures/pitch";
import { remembered } from "./remembered";

const steps = (...events: object[]) => [{ events }] as unknown as Step<Event>[];
const lined = {
  kind: "lined_up",
  side: "R",
  places: [
    ["R1", "42,333"],
    ["R9", "294,333"],
    ["R11", "378,624"],
  ],
};

test("after a goal a side is proposed where it was put last, not where everybody happened to stand", () => {
  const places = remembered(
    steps(
      lined,
      { kind: "moved", peg: "R9", at: "800,333" },
      { kind: "substituted", on: "R14", off: "R11" },
      { kind: "awarded", side: "R", restart: "free" },
      { kind: "repositioned", side: "R", places: [["R9", "600,100"]] },
      { kind: "awarded", side: "R", restart: "kickoff" },
      // The kicker stands at the ball for the moment of the kick only.
      {
        kind: "repositioned",
        side: "R",
        places: [
          ["R9", "448,333"],
          ["R14", "300,600"],
        ],
      },
      { kind: "repositioned", side: "B", places: [["B9", "600,100"]] },
      { kind: "carded", peg: "R1", card: "red" },
    ),
    "R",
    pitch,
  );
  expect([...places]).toEqual([
    ["R9", { x: 294, y: 333 }],
    ["R14", { x: 300, y: 600 }],
  ]);
});
