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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, help, nodes }) => nodes.map((node) => `${where}: ${impact} ${id} (${help}) at ${node.target.join(" ")}: ${node.html.slice(0, 160)}`));
}
