import type { AnyTable } from "./lib/table";
import { piece } from "./lib/words.svelte";

/** The table of every game of the family, each a chunk of its own, in the order of the shelf. */
export const tables: Record<string, () => Promise<{ default: AnyTable }>> = {
  chifootmi: () => import("./chifootmi/table"),
  shoot: () => import("./shoot/table"),
  challenge: () => import("./challenge/table"),
  simulator: () => import("./simulator/table"),
};

/** The table of a game and its sentences; null for a game that this page cannot show. */
export async function tableOf(game: string): Promise<AnyTable | null> {
  const load = Object.hasOwn(tables, game) && tables[game];
  return load ? piece(load, game) : null;
}
