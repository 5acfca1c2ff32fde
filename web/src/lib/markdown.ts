/** The small part of Markdown that the rulebooks use. */
export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "clause"; text: string };

export type Block =
  | { kind: "heading"; level: number; id: string; clause: string | null; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const CLAUSE = /\b([A-Z]{3}-\d{3,4})\b/;

export function inline(source: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]{3}-\d{3,4})\b/g;
  let from = 0;
  for (const found of source.matchAll(pattern)) {
    if (found.index > from) parts.push({ kind: "text", text: source.slice(from, found.index) });
    const [all, code, strong, em, clause] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (clause !== undefined) parts.push({ kind: "clause", text: clause });
    from = found.index + all.length;
  }
  if (from < source.length) parts.push({ kind: "text", text: source.slice(from) });
  return parts;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

export function parse(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  let i = 0;
  const at = (n: number) => lines[n] ?? "";
  while (i < lines.length) {
    const line = at(i);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) i++;
    else if (line.startsWith("```")) {
      const from = ++i;
      while (i < lines.length && !at(i).startsWith("```")) i++;
      blocks.push({ kind: "code", text: lines.slice(from, i++).join("\n") });
    } else if (heading) {
      const title = heading[2] as string;
      const clause = /^[A-Z]{3}-\d{3,4} /.test(title) ? (CLAUSE.exec(title)?.[1] ?? null) : null;
      const text = inline(clause ? title.slice(clause.length).trim() : title);
      blocks.push({ kind: "heading", level: (heading[1] as string).length, id: clause ?? slug(title), clause, text });
      i++;
    } else if (line.trim().startsWith("|") && /^\s*\|[\s:|-]+\|\s*$/.test(at(i + 1))) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      for (i += 2; at(i).trim().startsWith("|"); i++) rows.push(cells(at(i)));
      blocks.push({ kind: "table", head, rows });
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const ordered = /^\s*\d+\./.test(line);
      const items: string[] = [];
      for (; i < lines.length && at(i).trim(); i++) {
        if (/^\s*([-*]|\d+\.)\s+/.test(at(i))) items.push(at(i).replace(/^\s*([-*]|\d+\.)\s+/, ""));
        else items[items.length - 1] += ` ${at(i).trim()}`;
      }
      blocks.push({ kind: "list", ordered, items: items.map(inline) });
    } else {
      const text: string[] = [];
      for (; i < lines.length && at(i).trim() && !/^(#{1,6}\s|```|\s*\||\s*([-*]|\d+\.)\s)/.test(at(i)); i++)
        text.push(at(i).trim());
      if (text.length) blocks.push({ kind: "paragraph", text: inline(text.join(" ")) });
      else i++;
    }
  }
  return blocks;
}
