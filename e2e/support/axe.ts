import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Both colour schemes, on a screen and on a phone. */
export const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) => [
  { name: `${colorScheme}, desktop`, use: { colorScheme, viewport: { width: 1280, height: 800 } } },
  { name: `${colorScheme}, phone`, use: { colorScheme, viewport: { width: 360, height: 740 } } },
]);

/** Serious and critical problems, one line each. */
export async function problems(page: Page, where: string): Promise<string[]> {
  // Without frames the simple way of axe does, and only problems are written down: both save time.
  // What is seen on a button is part of its name, for those who speak to the page: not among axe's usual rules.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], rules }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    // A card prints its value twice, and a pile its count beside the card on top: the name says each once.
    .map((one) => (one.id === "label-content-name-mismatch" ? { ...one, nodes: one.nodes.filter(({ html }) => !/^<g class="(sprite|heap) /.test(html)) } : one))
    .flatMap(({ id, impact, help, nodes }) => nodes.map((node) => `${where}: ${impact} ${id} (${help}) at ${node.target.join(" ")}: ${node.html.slice(0, 160)}`));
}
