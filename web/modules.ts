import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The games whose engine `cargo xtask engine` makes, a module each. */
const GAMES = ["chifootmi", "shoot", "challenge", "simulator"];
const NAME = "virtual:engine";
const FOLDER = fileURLToPath(new URL("engine/dist", import.meta.url));

/** `virtual:engine` tells where the engines lie that are there: without any, the page plays on its server alone. */
export const modules: Plugin = {
  name: "onze-engine",
  resolveId: (id) => (id === NAME ? `\0${id}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return;
    const made = GAMES.filter((game) => existsSync(`${FOLDER}/${game}.wasm`));
    const imports = made.map((game) => `import ${game} from ${JSON.stringify(`${FOLDER}/${game}.wasm?url`)};`);
    return `${imports.join("\n")}\nexport const modules = { ${made.join(", ")} };`;
  },
};
