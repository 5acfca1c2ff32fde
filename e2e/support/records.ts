import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ONZE, Server } from "./server";

const here = dirname(fileURLToPath(import.meta.url));

/** A match that was played once and for all, such as "simulator/pro". */
export function golden(name: string): { id: string; file: string } {
  const [game = "", which = ""] = name.split("/");
  const file = join(here, "../../crates", game, "tests/golden", `${which}.onze`);
  return { file, id: /^match (\S+)/m.exec(readFileSync(file, "utf8"))?.[1] ?? "" };
}

/** A server that knows these matches. */
export function knowing(names: string[]): Server {
  const server = new Server();
  execFileSync(ONZE, ["import", "--db", join(server.folder, "onze.db"), ...names.map((name) => golden(name).file)], { stdio: "pipe" });
  return server;
}
