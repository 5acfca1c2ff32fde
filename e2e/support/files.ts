import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { Local } from "./local";

const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A host that knows files alone. Where it has none it shows the nearest 404.html, as many do. */
export class Files extends Local {
  constructor(folder: string, nowhere = "404.html") {
    super(createServer((asked, told) => {
      const path = join(folder, new URL(asked.url ?? "/", "http://files").pathname);
      const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
      const found = existsSync(file) ? file : join(folder, nowhere);
      if (!existsSync(found)) return void told.writeHead(404).end();
      told.writeHead(found === file ? 200 : 404, { "content-type": KINDS[extname(found)] ?? "application/octet-stream" });
      told.end(readFileSync(found));
    }));
  }
}
