import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const ONZE = resolve(join(here, ".."), process.env.ONZE_BIN ?? "../target/debug/onze");

/** A server of its own, on a free port, with a database file in a temporary folder. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "onze-e2e-"));
  port = 0;
  #child: ChildProcess | null = null;
  #said = "";

  /** With what else it is to be started. */
  constructor(readonly more: string[] = []) {}

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The first time on any free port, then always on that one. */
  async start(): Promise<this> {
    const child = spawn(ONZE, ["serve", "--no-open", "--host", "table.example", "--lang", "en", "--addr", `127.0.0.1:${this.port}`, "--db", join(this.folder, "onze.db"), ...this.more], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let said = "";
    const port = await new Promise<number>((done, failed) => {
      const late = setTimeout(() => failed(new Error(`the server did not start: ${said}`)), 20_000);
      const hear = (text: Buffer) => {
        said += text;
        this.#said += text;
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (!found) return;
        clearTimeout(late);
        done(Number(found));
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`the server stopped with ${code}: ${said}`)));
    });
    this.port = port;
    return this;
  }

  /** What it printed so far. */
  get said() {
    return this.#said;
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  /** As if the power failed. */
  kill = () => this.#end("SIGKILL");

  /** As whoever runs it ends it. */
  end = () => this.#end("SIGTERM");

  async stop() {
    await this.#end("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
