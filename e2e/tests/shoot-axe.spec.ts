import AxeBuilder from "@axe-core/playwright";
import { position, ShootTable } from "../support/shoot";
import { expect, test } from "../support/test";

for (const colorScheme of ["light", "dark"] as const)
  for (const size of ["desktop", "phone"] as const)
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({ colorScheme, viewport: size === "desktop" ? { width: 1280, height: 800 } : { width: 360, height: 740 } });

      test("axe finds nothing serious at the table of SHOOT", async ({ page }) => {
        const found: string[] = [];
        const look = async (where: string) => {
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] }).analyze();
          for (const { id, impact, help, nodes } of violations)
            if (impact === "serious" || impact === "critical") for (const node of nodes) found.push(`${where}: ${id} (${help}) at ${node.target.join(" ")}: ${node.html.slice(0, 160)}`);
        };
        const table = new ShootTable(page);
        await table.study(position("R9@25,10", "17,9 loose", "R P"), "6, 1");
        await table.asked();
        await look("players");
        await table.man(8).click();
        await look("a player picked up");
        await table.study(position("R9@19,10", "20,10 R", "R B"), "5, 4");
        await table.asked();
        await look("the ball");
        await table.study(position("", "22,8 loose", "R P"), "6, 6");
        await table.asked();
        await look("a penalty");
        expect([...new Set(found)]).toEqual([]);
      });
    });
