import { readText, writeText } from "./keep";

export type Theme = "light" | "dark";

class Light {
  chosen = $state<Theme | null>(null);
}

const light = new Light();
const night = () => matchMedia("(prefers-color-scheme: dark)").matches;

export function lights() {
  const kept = readText("theme");
  light.chosen = kept === "light" || kept === "dark" ? kept : null;
}

export const theme = (): Theme => light.chosen ?? (night() ? "dark" : "light");

export function switchTheme() {
  light.chosen = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = light.chosen;
  writeText("theme", light.chosen);
}
