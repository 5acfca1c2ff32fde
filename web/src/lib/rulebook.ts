import type { Block, Inline } from "./markdown";

/** A heading of the rulebook and what stands under it, for the table of contents and the search. */
export interface Entry {
  id: string;
  clause: string | null;
  level: number;
  title: string;
  text: string;
}

const plain = (parts: Inline[]) => parts.map((part) => part.text).join("");

function textOf(block: Block): string {
  if (block.kind === "heading" || block.kind === "paragraph") return plain(block.text);
  if (block.kind === "list") return block.items.map(plain).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain).join(" ");
  return block.text;
}

export function entries(blocks: Block[]): Entry[] {
  const list: Entry[] = [];
  for (const block of blocks) {
    const text = textOf(block);
    if (block.kind === "heading")
      list.push({ id: block.id, clause: block.clause, level: block.level, title: text, text: "" });
    else {
      const last = list.at(-1);
      if (last) last.text = `${last.text} ${text}`.trim();
    }
  }
  return list;
}

/** Without accents, capitals and the finer points of setting, so that "penalite" finds "pénalité". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’']/g, "'")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\s+/g, " ");

export interface Found extends Entry {
  /** The words around the first hit. */
  around: string;
}

/** Clauses that have all the words: those with one in their title first. */
export function search(list: Entry[], wanted: string, most = 20): Found[] {
  const words = folded(wanted).split(" ").filter(Boolean);
  if (!words.length) return [];
  const hits = list.flatMap((entry) => {
    const [title, text] = [folded(`${entry.clause ?? ""} ${entry.title}`), folded(entry.text)];
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const at = Math.max(0, text.indexOf(words[0] ?? ""));
    const from = at < 40 ? 0 : entry.text.indexOf(" ", at - 40) + 1;
    const around = `${from ? "… " : ""}${entry.text.slice(from, from + 120)}${entry.text.length > from + 120 ? "…" : ""}`;
    return [{ ...entry, around, titled: words.some((word) => title.includes(word)) }];
  });
  return hits.sort((a, b) => Number(b.titled) - Number(a.titled)).slice(0, most);
}
