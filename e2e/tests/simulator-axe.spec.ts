import { LOOKS, problems } from "../support/axe";
import { position, SimTable } from "../support/simulator";
import { expect, test } from "../support/test";

for (const { name, use } of LOOKS)
  test.describe(name, () => {
    test.use(use);

    test("axe finds nothing serious at the table of Simulator Soccer", async ({ page }) => {
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await problems(page, where)));
      const table = new SimTable(page);
      await table.study(position("action", { R8: "F11@448,333" }, "ball @462,333 F11; carrier R8"));
      await table.asked();
      await look("a kick");
      await page.getByLabel(table.t("simulator-power")).fill("60");
      await look("aiming");
      await table.study(position("phase2", { R8: "F11@448,333" }, "ball @462,333 F11; carrier R8"));
      await table.asked();
      await table.man("R9").click();
      await look("a peg picked up");
      await page.goto("/new/simulator");
      await page.getByRole("button", { name: table.t("page-go-computer") }).click();
      await table.arrived();
      await table.asked();
      await look("the line-up");
      expect([...new Set(found)]).toEqual([]);
    });
  });
