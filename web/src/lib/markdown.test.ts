import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inline, parse } from "./markdown";

test("a clause in a heading becomes its anchor", () => {
  const [heading] = parse("### CHI-301 Both choose, both show");
  expect(heading).toMatchObject({ kind: "heading", level: 3, id: "CHI-301", clause: "CHI-301" });
});

test("emphasis, code and clauses inside a line", () => {
  expect(inline("a *b* **c** `d` (CHI-209).").map((part) => part.kind)).toEqual([
    "text",
    "em",
    "text",
    "strong",
    "text",
    "code",
    "text",
    "clause",
    "text",
  ]);
});

test("tables and lists", () => {
  const blocks = parse("| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n  and more\n- two\n\ntext\nof two lines");
  expect(blocks.map((block) => block.kind)).toEqual(["table", "list", "paragraph"]);
  expect(blocks[1]).toMatchObject({ items: [[{ text: "one and more" }], [{ text: "two" }]] });
});

test.each(["en", "fr"])("the rulebook in %s has the same clauses, each once", (lang) => {
  const read = (name: string) => parse(readFileSync(`../rulebook/${name}/chifootmi.md`, "utf8"));
  const clauses = (name: string) =>
    read(name).flatMap((block) => (block.kind === "heading" && block.clause ? [block.clause] : []));
  expect(new Set(clauses(lang)).size).toBe(clauses(lang).length);
  expect(clauses(lang)).toEqual(clauses("en"));
});
