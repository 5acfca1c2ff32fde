import { writeText } from "./keep";

export type Theme = "light" | "dark";

const here = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

/** public/theme.js has set the theme before the first paint, and follows the system until one is chosen here. */
class Light {
  now = $state<Theme>("light");
}

const light = new Light();

export function lights() {
  light.now = here();
  new MutationObserver(() => {
    light.now = here();
  }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}

export const theme = (): Theme => light.now;

export function switchTheme() {
  const next = light.now === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  writeText("theme", next);
}
