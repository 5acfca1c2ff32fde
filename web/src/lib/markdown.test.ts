import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inline, parse } from "./markdown";

test("a clause in a heading becomes its anchor", () => {
  const [heading] = parse("### CHI-301 Both choose, both show");
  expect(heading).toMatchObject({ kind: "heading", level: 3, id: "CHI-301", clause: "CHI-301" });
  const [long] = parse("### SIM-1001 Until you confirm");
  expect(long).toMatchObject({ id: "SIM-1001", clause: "SIM-1001" });
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

test.each(["chifootmi", "shoot", "simulator"])("the rulebook of %s has the same clauses in both languages", (game) => {
  const clauses = (lang: string) =>
    parse(readFileSync(`../rulebook/${lang}/${game}.md`, "utf8")).flatMap((block) =>
      block.kind === "heading" && block.level === 3 ? [block.clause] : [],
    );
  expect(clauses("fr")).toEqual(clauses("en"));
  expect(clauses("en")).not.toContain(null);
  expect(new Set(clauses("en")).size).toBe(clauses("en").length);
});
