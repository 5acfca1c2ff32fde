import { LOOKS, problems } from "../support/axe";
import { position, ShootTable } from "../support/shoot";
import { expect, test } from "../support/test";

for (const { name, use } of LOOKS)
  test.describe(name, () => {
    test.use(use);

    test("axe finds nothing serious at the table of SHOOT", async ({ page }) => {
      const found: string[] = [];
      const look = async (where: string) => found.push(...(await problems(page, where)));
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
