import { recall, remember, sameKind } from "./keep";

/** What a player has set for this device. */
export interface Settings {
  /** How fast things move; `still` moves nothing. */
  pace: "slow" | "usual" | "fast" | "still";
  sound: boolean;
  /** The phone buzzes along. */
  buzz: boolean;
  /** Choices are asked for once more: where a finger slips easily, always, or never. */
  confirm: "auto" | "always" | "never";
  text: "usual" | "large" | "huge";
  /** Single keys choose, skip and ask. */
  keys: boolean;
  /** One throws the dice oneself. */
  throws: boolean;
  /** What others say is shown. */
  phrases: boolean;
  /** Where matches without other people are played and kept, if the page can do it by itself. */
  home: "device" | "server";
  /** Games whose board is looked at from the other end. */
  flipped: string[];
}

const USUAL: Settings = {
  pace: "usual",
  sound: true,
  buzz: true,
  confirm: "auto",
  text: "usual",
  keys: true,
  throws: false,
  phrases: true,
  home: "device",
  flipped: [],
};

const kept = recall<Record<string, unknown>>("settings", {});
/** Read it anywhere; write it with `set`, which remembers. */
export const settings: Settings = $state({
  ...USUAL,
  ...Object.fromEntries(
    Object.entries(USUAL).flatMap(([key, usual]) => (sameKind(kept[key], usual) ? [[key, kept[key]]] : [])),
  ),
});

export function set<K extends keyof Settings>(key: K, value: Settings[K]) {
  settings[key] = value;
  remember("settings", { ...settings });
  dress();
}

/** Turns the board of a game round, and back. */
export function flip(game: string) {
  const { flipped } = settings;
  set("flipped", flipped.includes(game) ? flipped.filter((one) => one !== game) : [...flipped, game]);
}

/** What the style sheets go by. */
export function dress() {
  const { dataset } = document.documentElement;
  dataset.text = settings.text;
  dataset.pace = settings.pace;
}

/** No movement wanted, here or in the system. */
export const motionless = () => settings.pace === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;

const PACE = { slow: 1.7, usual: 1, fast: 0.5, still: 1 };
/** So many times as fast as a match a replay runs; it takes this back when it is left. */
export const tempo = { times: 1 };
/** How long something stands that usually stands for 1. */
export const pace = () => (PACE[settings.pace] ?? 1) / tempo.times;

/** Fingers rather than a pointer. */
export const byTouch = () => matchMedia("(pointer: coarse)").matches;
