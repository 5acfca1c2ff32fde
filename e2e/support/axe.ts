import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** On a screen and on a phone. */
export const LOOKS = [
  { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  { name: "phone", use: { viewport: { width: 360, height: 740 } } },
];

/** Serious and critical problems, one line each: by day, and by night where only the colours are others. */
export async function problems(page: Page, where: string): Promise<string[]> {
  // What is seen on a button is part of its name, for those who speak to the page: not among axe's usual rules.
  const rules = { "label-content-name-mismatch": { enabled: true } };
  const violations = await run(page, { rules });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const night = await run(page, { runOnly: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  return [...told(violations, where), ...told(night, `${where}, by night`)];
}

/**
 * Violations as axe finds them in this page, which has no frames. It is brought there once a page, writes down problems
 * only, and fetches no style sheets again for a rule that is off: all three save time.
 */
async function run(page: Page, options: RunOptions): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations;
  }, { resultTypes: ["violations"], preload: false, ...options } as RunOptions);
}

function told(violations: AxeResults["violations"], where: string): string[] {
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    // A card prints its value twice, and a pile its count beside the card on top: the name says each once.
    .map((one) => (one.id === "label-content-name-mismatch" ? { ...one, nodes: one.nodes.filter(({ html }) => !/^<g class="(sprite|heap) /.test(html)) } : one))
    .flatMap(({ id, impact, help, nodes }) => nodes.map((node) => `${where}: ${impact} ${id} (${help}) at ${node.target.join(" ")}: ${node.html.slice(0, 160)}`));
}
