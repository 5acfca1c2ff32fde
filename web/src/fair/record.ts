/** A record taken apart, as far as its draws and seals go. The form is described in crates/core/src/record.rs. */
export interface RecordText {
  game: string;
  options: Record<string, string>;
  /** The name of the match. */
  name: string;
  /** Words of the seats, by seat. */
  words: Record<string, string>;
  commit: string | null;
  secret: string | null;
  typed: boolean;
  /** Draws used before any other, for studies. */
  script: string[];
  steps: StepText[];
}

export interface StepText {
  n: number;
  /** Seat and move as written; "" for the set-up. */
  choice: string;
  undo: boolean;
  draws: string[];
  seal: { digest: string; salt: string } | null;
}

/** What is wrong, by the number of the line. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

const STEP = /^(\d+) (.+?)(?: \{([^{}]*)\})?(?: ~([0-9a-f]{32})\/([0-9a-f]{32}))?(?: =[0-9a-f]{16})?$/;

export function parse(text: string): RecordText {
  const lines = text.split("\n");
  if (lines[0] !== "onze record 1") throw new Unreadable(1);
  const record: RecordText = {
    game: "",
    options: {},
    name: "",
    words: {},
    commit: null,
    secret: null,
    typed: false,
    script: [],
    steps: [],
  };
  const blank = lines.indexOf("");
  for (const [i, line] of lines.slice(1, blank).entries()) {
    const [, key = "", value = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
    const [, first = "", rest = ""] = /^(.*?)[ =](.*)$/.exec(value) ?? [];
    if (key === "game") record.game = value;
    else if (key === "set") record.options[first] = rest;
    else if (key === "match") record.name = value;
    else if (key === "words") record.words[first] = rest;
    else if (key === "commit") record.commit = value;
    else if (key === "secret") record.secret = value;
    else if (key === "script") record.script = split(value);
    else if (key === "dice") record.typed = value === "typed";
    else if (!["rules", "seat", "position"].includes(key)) throw new Unreadable(i + 2);
  }
  for (const [i, line] of lines.slice(blank + 1).entries()) {
    if (!line || line.startsWith("end ")) continue;
    const [, n, what = "", draws, digest, salt] = STEP.exec(line) ?? [];
    // A step that is missing or comes twice would move all the draws after it.
    if (Number(n) !== record.steps.length) throw new Unreadable(blank + 2 + i);
    record.steps.push({
      n: Number(n),
      choice: what === "start" ? "" : what,
      undo: /^\S+ undo( agreed)?$/.test(what),
      draws: split(draws ?? ""),
      seal: digest && salt ? { digest, salt } : null,
    });
  }
  return record;
}

const split = (list: string) => (list.trim() ? list.split(",").map((draw) => draw.trim()) : []);
