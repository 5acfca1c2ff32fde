import { createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Local } from "./local";

/** Stands before a server and lets it seem renewed: another service worker, and files that are gone. */
export class Renewed extends Local {
  /** Counts the versions of the service worker. */
  version = 0;
  gone = /^$/;

  constructor(readonly port: number) {
    super(createServer());
    this.http.on("request", (asked, told) => {
      if (this.gone.test(asked.url ?? "")) return void told.writeHead(404).end();
      const { "accept-encoding": _, ...headers } = asked.headers;
      const far = request({ port, host: "127.0.0.1", method: asked.method, path: asked.url, headers }, async (answer) => {
        if (asked.url !== "/sw.js") {
          told.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(told);
        }
        const { "content-length": __, etag: ___, ...rest } = answer.headers;
        told.writeHead(answer.statusCode ?? 502, rest);
        told.end((await text(answer)).replace(/"version":"\w+"/, (found) => (this.version ? `"version":"new${this.version}"` : found)));
      });
      far.on("error", () => told.destroy());
      asked.pipe(far);
    });
    this.http.on("upgrade", (asked, near, head) => {
      const far = connect(port, "127.0.0.1", () => {
        const lines = Array.from({ length: asked.rawHeaders.length / 2 }, (_, i) => `${asked.rawHeaders[2 * i]}: ${asked.rawHeaders[2 * i + 1]}`);
        far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
        far.write(head);
        near.pipe(far).pipe(near);
      });
      for (const [one, other] of [[near, far], [far, near]] as const) one.on("error", () => other.destroy());
    });
  }
}

async function text(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
