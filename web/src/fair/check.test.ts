import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fair } from "../chifootmi/fair";
import { ChaCha8 } from "./chacha";
import { check } from "./check";

const GOLDEN = "../crates/chifootmi/tests/golden/";
const golden = (name: string) => readFileSync(`${GOLDEN}${name}.onze`, "utf8");
/** Both packs in the order in which they are shuffled: as an option lists them, or the values and then the X. */
function setupOf(record: string) {
  const told = /^0 start \{([^,]*), ([^,]*),/m.exec(record)?.slice(1) ?? [];
  const [, listed] = /^set deck=(.*)$/m.exec(record) ?? [];
  const value = (card: string) => Number(card) || 100;
  const sorted = told.map((pack) => pack.split(" ").sort((a, b) => value(a) - value(b)));
  if (!listed || listed === "standard") return { decks: sorted };
  const [red = "", blue = red] = listed.split("/");
  return { decks: [red, blue].map((pack) => pack.split(" ").filter(Boolean)) };
}
const amateur = golden("amateur");

/** The fault of a record in which one text was put for another. */
async function faultOf(before: string | RegExp, after: string, record = amateur, noted?: string) {
  const text = record.replace(before, after);
  expect(text).not.toBe(record);
  const result = await check(text, fair, setupOf(record), noted);
  return result.ok ? null : result.fault;
}

test("ChaCha8 gives the words of the published test vector", () => {
  // draft-strombergson-chacha-test-vectors-01, TC1 with a key of 256 bits and 8 rounds.
  const stream = new ChaCha8(new Uint8Array(32));
  const words = Array.from({ length: 8 }, () => stream.next());
  const bytes = words.flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]);
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(hex).toBe("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e");
});

test.each(readdirSync(GOLDEN).filter((file) => file.endsWith(".onze")))(
  "the draws and seals of %s hold",
  async (file) => {
    const text = readFileSync(GOLDEN + file, "utf8");
    const result = await check(text, fair, setupOf(text));
    expect(result).toMatchObject({ ok: true });
    if (!result.ok) return;
    const { draws, fitting, scripted, seals, steps } = result.checked;
    const told = [...text.matchAll(/\{(.*)\}/g)].flatMap(([, list = ""]) => list.split(","));
    expect(draws + fitting + scripted).toBe(told.length);
    expect(draws).toBeGreaterThanOrEqual(3);
    expect(fitting).toBe([...text.matchAll(/TIMEOUT \{/g)].length);
    expect(seals).toBe([...text.matchAll(/ ~/g)].length);
    expect(steps).toBe([...text.matchAll(/^\d+ /gm)].length);
  },
);

test("another secret does not fit the commitment", async () => {
  expect(await faultOf("secret 0e", "secret 0f")).toEqual({ what: "commit" });
});

test("another commitment than the one noted at the kick-off is found", async () => {
  const result = await check(amateur, fair, setupOf(amateur), "00".repeat(32));
  expect(result).toEqual({ ok: false, fault: { what: "noted" } });
});

test("a changed card, a changed toss and a changed name are found at the set-up", async () => {
  expect(await faultOf("{5 9 3", "{9 5 3")).toMatchObject({ what: "draw", step: 0, choice: "" });
  expect(await faultOf("2, B}", "2, R}")).toEqual({ what: "draw", step: 0, choice: "", told: "R", due: "B" });
  expect(await faultOf("match 89", "match 88")).toMatchObject({ what: "draw", step: 0 });
  expect(await faultOf("words B allez", "words B Allez")).toMatchObject({ what: "draw", step: 0 });
});

test("a changed choice does not fit its seal", async () => {
  expect(await faultOf("5 R P1", "5 R P2")).toEqual({ what: "seal", step: 5, choice: "R P2" });
});

test("a draw of the clock that no number of choices gives is found", async () => {
  const record = golden("clock-and-limit");
  const faces = ["1", "2", "3", "4"].map((face) =>
    check(record.replace(/TIMEOUT \{\d\}/, `TIMEOUT {${face}}`), fair, setupOf(record)),
  );
  const faults = (await Promise.all(faces)).flatMap((result) => (result.ok ? [] : [result.fault]));
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toMatchObject({ what: "draw", step: 7, choice: "R TIMEOUT" });
});

test("a step left out is found by its line", async () => {
  expect(await faultOf(/^4 .*\n/m, "")).toMatchObject({ what: "unreadable" });
});

test("without the secret, and with draws typed in, there is nothing to work out", async () => {
  expect(await faultOf(/^secret .*\n/m, "")).toEqual({ what: "no-secret" });
  expect(await faultOf(/^commit .*\nsecret .*\n/m, "dice typed\n")).toEqual({ what: "typed" });
});
