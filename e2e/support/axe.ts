import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** On a screen and on a phone. */
export const LOOKS = [
  { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  { name: "phone", use: { viewport: { width: 360, height: 740 } } },
];

/** Serious and critical problems, one line each: by day, and by night where only the colours are others. */
export async function problems(page: Page, where: string): Promise<string[]> {
  // Without frames the simple way of axe does, and only problems are written down: both save time.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  // What is seen on a button is part of its name, for those who speak to the page: not among axe's usual rules.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const { violations } = await axe().options({ resultTypes: ["violations"], rules }).analyze();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const night = await axe().options({ resultTypes: ["violations"], runOnly: ["color-contrast"] }).analyze();
  await page.emulateMedia({ colorScheme: "light" });
  return [...told(violations, where), ...told(night.violations, `${where}, by night`)];
}

function told(violations: AxeResults["violations"], where: string): string[] {
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    // A card prints its value twice, and a pile its count beside the card on top: the name says each once.
    .map((one) => (one.id === "label-content-name-mismatch" ? { ...one, nodes: one.nodes.filter(({ html }) => !/^<g class="(sprite|heap) /.test(html)) } : one))
    .flatMap(({ id, impact, help, nodes }) => nodes.map((node) => `${where}: ${impact} ${id} (${help}) at ${node.target.join(" ")}: ${node.html.slice(0, 160)}`));
}
