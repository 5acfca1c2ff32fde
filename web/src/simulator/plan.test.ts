import { beforeEach, expect, test } from "vitest";
import type { Ask, Moment } from "../lib/table";
import type { Simulator } from "../types/simulator";
import { pitch } from "./fixtures/pitch";
import type { Choice } from "./moves";
import { Plan } from "./plan.svelte";

const LEGAL = ["QUICK", "MOVE R7 D11", "MOVE R9 F9", "MOVE R9 F11"];
/** The choices with these texts, as far as they matter here. */
const choices = (texts: string[]) =>
  texts.map((text) => {
    const [word, peg] = text.split(" ");
    return { text, move: word === "MOVE" ? { step: [peg, "462,333"] } : "end" };
  });
const moment = (legal: string[], asked = "phase2"): Moment<Simulator> =>
  ({ view: { asked, pitch }, seat: "R", choices: choices(legal) }) as unknown as Moment<Simulator>;

let plan = new Plan();
let questions: { after: string[] }[] = [];
let played: string[] = [];
const textOf = (choice: string | Choice | null) => (typeof choice === "string" ? choice : (choice?.text ?? null));
const play = (choice: string | Choice) => void played.push(textOf(choice) ?? "");
const next = (at: Moment<Simulator>) => textOf(plan.next(at));
/** The rules: R9 may not go where R7 goes, and everything else is open. */
const ask = (async (question: { after: string[] }) => {
  questions.push(question);
  const texts = question.after;
  if (texts.some((text) => text.endsWith("F11"))) return null;
  const refused = texts.indexOf("MOVE R9 D11");
  if (refused >= 0) return { after: { open: refused, why: {}, rules: ["SIM-129"] } };
  return { after: { view: { asked: "phase2", sides: [] }, legal: listed(["END", ...texts]) } };
}) as unknown as Ask<Simulator>;
const listed = (texts: string[]) => ({
  texts,
  moves: choices(texts).map(({ move }) => move),
  comes_to: [],
  warned: [],
});
const choice = (text: string) => choices([text])[0] as Choice;
const make = (text: string) => plan.make(choice(text), moment(LEGAL), ask, play);

beforeEach(() => {
  plan = new Plan();
  [questions, played] = [[], []];
  plan.begin(moment(LEGAL));
});

test("movements are planned, and what is open after them is what the rules say", async () => {
  await make("MOVE R7 D11");
  await make("MOVE R9 F9");
  expect(plan.moves.map(({ peg }) => peg)).toEqual(["R7", "R9"]);
  expect(questions.at(-1)).toEqual({ after: ["MOVE R7 D11", "MOVE R9 F9"] });
  expect(plan.over(moment(LEGAL)).choices.map(({ text }) => text)).toEqual(["END", "MOVE R7 D11", "MOVE R9 F9"]);
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
  expect(next(moment(LEGAL))).toBe("MOVE R7 D11");
});

test("what is handed in goes one after the other, and the end of the phase last", async () => {
  await make("MOVE R7 D11");
  await make("MOVE R9 F9");
  plan.send("END");
  expect(next(moment(LEGAL))).toBe("MOVE R7 D11");
  expect(plan.isMeant(choice("MOVE R7 D11"))).toBe(true);
  expect(next(moment([]))).toBe(null);
  expect(next(moment(["END", "MOVE R9 F9"]))).toBe("MOVE R9 F9");
  expect(next(moment([]))).toBe(null);
  expect(next(moment(["END", "MOVE R8 F9"]))).toBe("END");
  expect(next(moment([]))).toBe(null);
  expect([plan.sending, plan.texts]).toEqual([false, []]);
});

test("a movement that ends the phase by itself is not followed by an end, which would answer another question", async () => {
  await plan.make(
    choice("MOVE R7 D11"),
    moment(LEGAL, "phase3"),
    (async () => ({ after: { view: { asked: "action", sides: [] }, legal: listed([]) } })) as unknown as Ask<Simulator>,
    play,
  );
  plan.send("END");
  expect(next(moment(LEGAL))).toBe("MOVE R7 D11");
  expect(next(moment([]))).toBe(null);
  expect(next(moment(["END", "SUB R12 for R1"]))).toBe(null);
  expect(plan.sending).toBe(false);
});

test("after a refusal nothing more is handed in", async () => {
  await make("MOVE R7 D11");
  await make("MOVE R9 F9");
  plan.send("END");
  plan.next(moment(LEGAL));
  plan.next(moment([]));
  expect(next(moment(LEGAL))).toBe(null);
  expect(plan.sending).toBe(false);
});
