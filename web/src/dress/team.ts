/*
 * Squads and strips as texts: what a file, a link, the program and a match's options hold. Whether a text is one is
 * said by the server, in the engine's own words; the page only writes them.
 */
import { ask, onServer, Refused } from "../lib/api";
import { recall, remember } from "../lib/keep";
import { link } from "../lib/share";
import { refusalText, t, words } from "../lib/words.svelte";
import type { Kit, Strip } from "../types/simulator";

export interface TeamInfo {
  kit?: Kit;
  squad?: { codes: string; value: number; strength: string };
  /** Does the strip show its second set against the other one (SIM-215)? */
  second?: boolean;
}

export const checkTeam = (asked: { kit?: string; squad?: string; against?: string }) =>
  ask<TeamInfo>(`/api/simulator/team?lang=${words.lang}`, asked);

/** The sheets as a PDF. */
export async function printTeam(asked: { kit: string; squad: string; pitch: string }): Promise<Blob> {
  const headers = { "content-type": "application/json" };
  const path = await onServer(`/api/simulator/print?lang=${words.lang}`);
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(asked) }).catch(() => {
    throw new Refused({ rules: [], kind: "offline" }, 0);
  });
  if (answer.ok) return answer.blob();
  const { error } = (await answer.json()) as { error: Refused["refusal"] };
  throw new Refused(error, answer.status);
}

/** Why something was refused, and the clauses behind it. */
export interface Reason {
  text: string;
  rules: string[];
}

export function reasonOf(error: unknown): Reason {
  if (!(error instanceof Refused)) return { text: t("page-refusal-other"), rules: [] };
  const { message, kind, rules } = error.refusal;
  // Everything else that one has without a network works without a server too.
  if (kind === "offline" || kind === "no_server") return { text: t("dress-needs-server"), rules };
  return { text: message ?? refusalText("simulator", { kind }), rules };
}

const quoted = (text: string) => JSON.stringify(text.trim());
const list = (texts: string[]) => `[${texts.map(quoted).join(", ")}]`;
const stripText = ({ shirt, pattern, accent, shorts, socks }: Strip) =>
  `{ ${Object.entries({ shirt, pattern, ...(accent ? { accent } : {}), shorts, socks })
    .map(([key, value]) => `${key} = "${value}"`)
    .join(", ")} }`;

const fields = ({ name, badge, sponsors, players, first, second }: Kit) => [
  `name = ${quoted(name)}`,
  `badge = ${quoted(badge)}`,
  `sponsors = ${list(sponsors.filter((sponsor) => sponsor.trim()))}`,
  `players = ${list(players)}`,
  `first = ${stripText(first)}`,
  `second = ${stripText(second)}`,
];

/** The file of a kit, as `onze print --kit` reads it. */
export const kitFile = (kit: Kit) => `${fields(kit).join("\n")}\n`;
/** The same on one line, as an option of a match holds it. */
export const kitLine = (kit: Kit) => `{ ${fields(kit).join(", ")} }`;

/** The file of a squad, as `onze print --squad` reads it: four lines of four. */
export const squadFile = (codes: string) =>
  `${codes
    .split(" ")
    .map((code, i) => code + (i % 4 === 3 ? "\n" : " "))
    .join("")
    .trim()}\n`;

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** What a link holds behind "#" becomes the text that it was made of; anything else stays what it is, to be refused. */
export function textOfLink(hash: string): string {
  try {
    const bytes = Uint8Array.from(atob(hash.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return hash;
  }
}

export const kitLink = (kit: Kit) => link(`/strips#${toBase64(kitLine(kit))}`);

export const squadLink = (name: string, codes: string) =>
  link(`/squads#${encodeURIComponent(name.trim())}=${codes.replaceAll(" ", ".")}`);

export function squadOfLink(hash: string): { name: string; text: string } {
  const at = hash.lastIndexOf("=");
  let name = hash.slice(0, Math.max(0, at));
  try {
    name = decodeURIComponent(name);
  } catch {
    name = "";
  }
  return { name: name.slice(0, 40), text: hash.slice(at + 1).replaceAll(".", " ") };
}

/** What this browser keeps, by name. */
export const savedSquads = () => recall<Record<string, string>>("squads", {});
export const saveSquads = (all: Record<string, string>) => remember("squads", all);
export const savedKits = () => recall<Record<string, Kit>>("strips", {});
export const saveKits = (all: Record<string, Kit>) => remember("strips", all);

/** A name that every system takes for a file. */
export const fileName = (name: string, otherwise: string) =>
  name
    .normalize("NFKD")
    .replace(/[^\w -]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase() || otherwise;

/** White or ink, whichever is easier to read on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 299 * red + 587 * green + 114 * blue > 150_000 ? "#1d1d1b" : "#ffffff";
}

export const accentOf = (strip: Strip) => strip.accent ?? strip.shorts;
