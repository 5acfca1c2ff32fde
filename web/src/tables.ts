import type { Component } from "svelte";
import type { FairGame } from "./fair/check";
import type { AnyTable } from "./lib/table";
import { learn } from "./lib/words.svelte";

interface Entry {
  /** The table, a chunk of its own. */
  table?: () => Promise<{ default: AnyTable }>;
  /** The picture on the lid of the box. */
  picture: () => Promise<{ default: Component }>;
  /** The rulebook, by language. */
  book: Record<string, () => Promise<unknown>>;
  /** What it takes to make its draws again. */
  fair?: () => Promise<FairGame>;
  /** How the options of a new match are laid out; all of them come from the server. */
  form?: Form;
}

export interface Form {
  /** The options that are asked at once; the others wait under "more". */
  usual: string[];
  /** Options for those who take things apart: they wait under a lid of their own. */
  tinker?: string[];
  /** What a set of options lacks, as the name of a sentence, and the options that would mend it. */
  lacks?: (options: Record<string, string>) => { sentence: string; add: Record<string, string> } | null;
}

const ADDED = ["offside", "one_two", "counter_attack"];
const proPlus = (options: Record<string, string>) => options.level === "pro+";

const book = (all: Record<string, () => Promise<unknown>>): Entry["book"] =>
  Object.fromEntries(Object.entries(all).map(([path, load]) => [/\/(en|fr)\//.exec(path)?.[1] ?? "", load]));

/** Every game of the family, in the order of the shelf. One without a table cannot be played yet. */
export const tables: Record<string, Entry> = {
  chifootmi: {
    table: () => import("./chifootmi/table"),
    picture: () => import("./pictures/Chifootmi.svelte"),
    book: book(import.meta.glob("@rulebook/*/chifootmi.md", { query: "?raw", import: "default" })),
    fair: async () => (await import("./chifootmi/fair")).fair,
    form: {
      usual: ["level", "offside", "one_two", "counter_attack"],
      tinker: ["deck", "shootout_limit"],
      lacks: (options) =>
        proPlus(options) && ADDED.every((key) => options[key] !== "on")
          ? { sentence: "chifootmi-pro-plus-bare", add: Object.fromEntries(ADDED.map((key) => [key, "on"])) }
          : null,
    },
  },
  shoot: {
    table: () => import("./shoot/table"),
    picture: () => import("./pictures/Shoot.svelte"),
    book: book(import.meta.glob("@rulebook/*/shoot.md", { query: "?raw", import: "default" })),
    fair: async () => ({ seats: ["R", "B"], faces: 6 }),
    form: {
      usual: ["length", "minutes_per_half", "throws_per_half"],
      tinker: ["max_throws", "board"],
    },
  },
  challenge: {
    picture: () => import("./pictures/Challenge.svelte"),
    book: {},
  },
  simulator: {
    table: () => import("./simulator/table"),
    picture: () => import("./pictures/Simulator.svelte"),
    book: book(import.meta.glob("@rulebook/*/simulator.md", { query: "?raw", import: "default" })),
    fair: async () => ({ seats: ["R", "B"], faces: 6 }),
    form: {
      usual: ["ticks_per_half", "hand", "shootout"],
      tinker: [
        "red_squad",
        "blue_squad",
        "squad_value",
        "catalogue",
        "pitch",
        "hold_limit",
        "striker_shots",
        "short_pass",
      ],
    },
  },
};

/** The table of a game and its sentences; null for a game that this page cannot show. */
export async function tableOf(game: string): Promise<AnyTable | null> {
  const [table] = await Promise.all([tables[game]?.table?.(), learn(game)]);
  return table?.default ?? null;
}
