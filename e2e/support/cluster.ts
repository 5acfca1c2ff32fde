import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ONZE } from "./server";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** `cargo xtask cluster`: PostgreSQL, NATS, two nodes and nginx before them. */
export class Cluster {
  #child: ChildProcess | null = null;
  /** Where pages go: any node. */
  proxy = "";
  /** Each node by itself. */
  nodes: string[] = [];

  async start(): Promise<this> {
    const child = spawn("cargo", ["run", "--quiet", "--package", "xtask", "--", "cluster", "0", ONZE], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#child = child;
    let said = "";
    const told = await new Promise<string>((done, failed) => {
      child.stderr?.on("data", (text: Buffer) => {
        said += text;
        const line = said.split("\n").find((one) => one.includes("(nodes: ") && one.endsWith(")"));
        if (line) done(line);
      });
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`no cluster (${code}): ${said}`)));
    });
    [this.proxy = "", ...this.nodes] = told.match(/http:\/\/[0-9.:]+/g) ?? [];
    return this;
  }

  /** Takes NATS away, or brings it back. */
  turnNats() {
    this.#child?.kill("SIGUSR1");
  }

  async stop() {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }
}
