import type { Component } from "svelte";
import type { AnyTable } from "./lib/table";
import { learn } from "./lib/words.svelte";

interface Entry {
  /** The table, a chunk of its own. */
  table?: () => Promise<{ default: AnyTable }>;
  /** The picture on the lid of the box. */
  picture: () => Promise<{ default: Component }>;
  /** The rulebook, by language. */
  book: Record<string, () => Promise<unknown>>;
}

const book = (all: Record<string, () => Promise<unknown>>): Entry["book"] =>
  Object.fromEntries(Object.entries(all).map(([path, load]) => [/\/(en|fr)\//.exec(path)?.[1] ?? "", load]));

/** Every game of the family, in the order of the shelf. One without a table cannot be played yet. */
export const tables: Record<string, Entry> = {
  chifootmi: {
    table: () => import("./chifootmi/table"),
    picture: () => import("./pictures/Chifootmi.svelte"),
    book: book(import.meta.glob("@rulebook/*/chifootmi.md", { query: "?raw", import: "default" })),
  },
  shoot: {
    table: () => import("./shoot/table"),
    picture: () => import("./pictures/Shoot.svelte"),
    book: book(import.meta.glob("@rulebook/*/shoot.md", { query: "?raw", import: "default" })),
  },
  challenge: {
    picture: () => import("./pictures/Challenge.svelte"),
    book: {},
  },
  simulator: {
    picture: () => import("./pictures/Simulator.svelte"),
    book: {},
  },
};

/** The table of a game and its sentences; null for a game that this page cannot show. */
export async function tableOf(game: string): Promise<AnyTable | null> {
  const [table] = await Promise.all([tables[game]?.table?.(), learn(game)]);
  return table?.default ?? null;
}
