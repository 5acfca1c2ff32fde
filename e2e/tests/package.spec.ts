import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Files } from "../support/files";
import { expect, test } from "../support/test";

const ENGINE = fileURLToPath(new URL("../../web/engine", import.meta.url));
/** As a stranger would write it: any choice, until the match is over. */
const PLAY = `
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Engine, Match } from "onze-engine";
const engine = await Engine.load(await readFile(fileURLToPath(import.meta.resolve("onze-engine/shoot.wasm"))));
const options = { length: "halves-throws", throws_per_half: "10" };
const match = Match.begin(engine, { game: "shoot", seats: { R: "me", B: { computer: "rookie" } }, options }, (now) => {
  if (now.outcome) return console.log(JSON.stringify(now.outcome.score));
  const [choice] = match.choices("R");
  if (choice) match.choose("R", choice);
});
`;
/** What a program with types says of it. */
const TYPED = `import { Engine, Match, type Now } from "onze-engine";
export const score = (engine: Engine): Promise<Now> =>
  new Promise((done) => Match.begin(engine, { game: "shoot", seats: { R: "me", B: { computer: "rookie" } } }, done));
`;

test("the package is packed, installed in a plain project, and plays", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "onze-package-"));
  try {
    const packed = spawnSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: ENGINE, encoding: "utf8" });
    if (!existsSync(join(ENGINE, "dist/shoot.wasm"))) return expect(packed.stderr).toContain("cargo xtask engine");
    expect(packed.status, packed.stderr).toBe(0);
    writeFileSync(join(folder, "package.json"), '{ "name": "plain", "private": true, "type": "module" }');
    const run = (...words: string[]) => execFileSync(words[0] ?? "", words.slice(1), { cwd: folder, encoding: "utf8" });
    run("npm", "install", "--silent", "--offline", "--no-audit", "--no-fund", packed.stdout.trim().split("\n").at(-1) ?? "");
    writeFileSync(join(folder, "play.js"), PLAY);
    expect(JSON.parse(run("node", "play.js"))).toHaveLength(2);
    writeFileSync(join(folder, "typed.ts"), TYPED);
    run(join(ENGINE, "../node_modules/.bin/tsc"), "--noEmit", "--strict", "--target", "es2022", "--module", "preserve", "--lib", "es2023,dom", "typed.ts");

    // The example in a browser: buttons, and nothing of our tables.
    const files = await new Files(join(folder, "node_modules/onze-engine")).open();
    await page.goto(`${files.url}/example/`);
    for (let choices = 0; choices < 3; choices++) {
      await expect(page.getByText("Your choice:")).toBeVisible();
      await page.getByRole("button").first().click();
    }
    files.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
