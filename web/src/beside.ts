/* What a game has beside its table, for the pages before and after a match: the shell does not carry it. */
import type { Component } from "svelte";
import type { AnyBench } from "./lib/bench";
import type { Company } from "./lib/start";

interface Beside {
  /** The picture on the lid of the box. */
  picture: () => Promise<{ default: Component }>;
  /** The rulebook, by language. */
  book: Record<string, () => Promise<unknown>>;
  /** Where a position is set up by hand. */
  bench?: () => Promise<{ default: AnyBench }>;
  /** How the options of a new match are laid out; all of them come from the server. */
  form?: Form;
  /** The options of the first match of all, which is short; later ones begin with those of the last. */
  first: Record<string, string>;
  /** Pages of its own, by their paths. */
  pages?: string[];
  /** Options that are asked in a way of its own, and the part of the form that asks them. */
  own?: { keys: string[]; load: () => Promise<{ Own: Component<OwnProps> }> };
}

export interface Form {
  /** The options that are asked at once; the others wait under "more". */
  usual: string[];
  /** Options for those who take things apart: they wait under a lid of their own. */
  tinker?: string[];
  /** Options that are a number of something, and what they may count: `throws:45`. */
  units?: Record<string, string[]>;
  /** The seats that a set of options has, where they are not red and blue. */
  seats?: (options: Record<string, string>) => string[];
  /** What a set of options lacks, as the name of a sentence, and the options that would mend it. */
  lacks?: (options: Record<string, string>) => { sentence: string; add: Record<string, string> } | null;
}

/** What a game's own part of the form of a new match is given. */
export interface OwnProps {
  options: Record<string, string>;
  company: Company;
  mine: string;
  onset: (key: string, value: string) => void;
}

const ADDED = ["offside", "one_two", "counter_attack"];
const proPlus = (options: Record<string, string>) => options.level === "pro+";

const book = (all: Record<string, () => Promise<unknown>>): Beside["book"] =>
  Object.fromEntries(Object.entries(all).map(([path, load]) => [/\/(en|fr)\//.exec(path)?.[1] ?? "", load]));

/** Every game of the family. */
export const beside: Record<string, Beside> = {
  chifootmi: {
    picture: () => import("./pictures/Chifootmi.svelte"),
    book: book(import.meta.glob("@rulebook/*/chifootmi.md", { query: "?raw", import: "default" })),
    bench: () => import("./chifootmi/bench"),
    first: { level: "beginner" },
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
    picture: () => import("./pictures/Shoot.svelte"),
    book: book(import.meta.glob("@rulebook/*/shoot.md", { query: "?raw", import: "default" })),
    bench: () => import("./shoot/bench"),
    first: { length: "goals-2" },
    form: {
      usual: ["length", "minutes_per_half", "throws_per_half"],
      tinker: ["max_throws", "board"],
    },
  },
  challenge: {
    picture: () => import("./pictures/Challenge.svelte"),
    book: book(import.meta.glob("@rulebook/*/challenge.md", { query: "?raw", import: "default" })),
    first: { friendly: "on", length: "throws:30" },
    form: {
      usual: ["friendly", "clubs", "matches", "legs", "friendly_champions", "length"],
      units: { length: ["throws", "minutes", "trial"] },
      tinker: [
        "forced_dice",
        "champion_turns",
        "bent_shot",
        "goal_extra_step",
        "goal_row_limit",
        "recovery",
        "keep_limit",
        "shocks_per_throw",
        "shock_reach",
        "max_substitutions",
        "champion_stock",
        "bank_price",
        "administration_penalty",
      ],
      seats: ({ friendly, clubs = "2" }) =>
        Array.from(
          { length: friendly === "on" ? 2 : Math.min(12, Math.max(2, Number(clubs) || 2)) },
          (_, i) => `club${i + 1}`,
        ),
    },
  },
  simulator: {
    picture: () => import("./pictures/Simulator.svelte"),
    book: book(import.meta.glob("@rulebook/*/simulator.md", { query: "?raw", import: "default" })),
    first: { ticks_per_half: "11" },
    pages: ["squads", "strips"],
    own: { keys: ["red_strip", "blue_strip"], load: () => import("./dress") },
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
