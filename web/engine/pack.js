import { existsSync } from "node:fs";

// The modules are made by another tool, and without them the package is of no use.
const missing = ["chifootmi", "shoot", "challenge", "simulator"].filter((game) => !existsSync(`dist/${game}.wasm`));
if (missing.length) {
  console.error(`No engine for ${missing.join(", ")}: make it with "cargo xtask engine".`);
  process.exit(1);
}
