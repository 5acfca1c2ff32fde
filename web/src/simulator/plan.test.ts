import { beforeEach, expect, test } from "vitest";
import type { Moment } from "../lib/table";
import type { Simulator } from "../types/simulator";
import { plan } from "./plan.svelte";

const LEGAL = ["QUICK", "MOVE R7 D11", "MOVE R9 F9", "MOVE R9 F11"];
const moment = (legal: string[], asked = "phase2"): Moment<Simulator> =>
  ({ view: { asked }, seat: "R", legal, warned: {} }) as unknown as Moment<Simulator>;

let questions: string[] = [];
let played: string[] = [];
const play = (choice: string) => void played.push(choice);
/** The rules: R9 may not go where R7 goes, and everything else is open. */
const ask = async (question: string) => {
  questions.push(question);
  const texts = question.slice("after ".length).split("; ");
  if (texts.some((text) => text.endsWith("F11"))) return null;
  const refused = texts.indexOf("MOVE R9 D11");
  if (refused >= 0) return { open: refused, why: {}, rules: ["SIM-129"] };
  return { view: { asked: "phase2", sides: [] }, legal: ["END", ...texts], warned: {} };
};
const make = (text: string) => plan.make(text, moment(LEGAL), ask, play);

beforeEach(() => {
  plan.drop();
  [questions, played] = [[], []];
  plan.begin(moment(LEGAL));
});

test("movements are planned, and what is open after them is what the rules say", async () => {
  await make("MOVE R7 D11");
  await make("MOVE R9 F9");
  expect(plan.pegs).toEqual(["R7", "R9"]);
  expect(questions.at(-1)).toBe("after MOVE R7 D11; MOVE R9 F9");
  expect(plan.over(moment(LEGAL)).legal).toEqual(["END", "MOVE R7 D11", "MOVE R9 F9"]);
  await plan.without("R7", ask);
  expect(plan.texts).toEqual(["MOVE R9 F9"]);
  expect(played).toEqual([]);
  // Another question: forgotten.
  plan.begin(moment(["HOLD"], "phase3"));
  expect(plan.texts).toEqual([]);
});

test("what hangs on dice is played at once, after what is planned", async () => {
  await make("MOVE R9 F11");
  expect(played).toEqual(["MOVE R9 F11"]);
  await make("MOVE R7 D11");
  await make("MOVE R9 F11");
  expect(plan.sending).toBe(true);
  expect(plan.next(LEGAL)).toBe("MOVE R7 D11");
});

test("what is handed in goes one after the other, and the end of the phase last", async () => {
  await make("MOVE R7 D11");
  await make("MOVE R9 F9");
  plan.send("END");
  expect(plan.next(LEGAL)).toBe("MOVE R7 D11");
  expect(plan.isMeant("MOVE R7 D11")).toBe(true);
  expect(plan.next([])).toBe(null);
  expect(plan.next(["END", "MOVE R9 F9"])).toBe("MOVE R9 F9");
  expect(plan.next([])).toBe(null);
  expect(plan.next(["END", "MOVE R8 F9"])).toBe("END");
  expect(plan.next([])).toBe(null);
  expect([plan.sending, plan.texts]).toEqual([false, []]);
});

test("a movement that ends the phase by itself is not followed by an end, which would answer another question", async () => {
  await plan.make(
    "MOVE R7 D11",
    moment(LEGAL, "phase3"),
    async () => ({ view: { asked: "action", sides: [] }, legal: [], warned: {} }),
    play,
  );
  plan.send("END");
  expect(plan.next(LEGAL)).toBe("MOVE R7 D11");
  expect(plan.next([])).toBe(null);
  expect(plan.next(["END", "SUB R12 for R1"])).toBe(null);
  expect(plan.sending).toBe(false);
});

test("after a refusal nothing more is handed in", async () => {
  await make("MOVE R7 D11");
  await make("MOVE R9 F9");
  plan.send("END");
  plan.next(LEGAL);
  plan.next([]);
  expect(plan.next(LEGAL)).toBe(null);
  expect(plan.sending).toBe(false);
});
