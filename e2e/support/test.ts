import { type BrowserContext, type ConsoleMessage, test as base, expect } from "@playwright/test";
import { Server } from "./server";

interface Fixtures {
  server: Server;
  /** What the console of any page may complain about in this test. */
  complaints: RegExp;
  /** Another browser, with its own storage. */
  stranger: () => Promise<BrowserContext>;
  quiet: undefined;
}

export const test = base.extend<Fixtures>({
  server: async ({}, use, info) => {
    const server = await new Server().start();
    await use(server);
    if (info.status !== info.expectedStatus) await info.attach("server", { body: server.said });
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [/^$/, { option: true }],
  context: async ({ context, complaints }, use) => {
    const heard = listen(context);
    await use(context);
    expect(heard(complaints), "complaints in the console").toEqual([]);
  },
  stranger: async ({ browser, contextOptions, baseURL, locale, viewport, complaints }, use) => {
    const contexts: { context: BrowserContext; heard: (allowed: RegExp) => string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, viewport });
      contexts.push({ context, heard: listen(context) });
      return context;
    });
    for (const { context, heard } of contexts) {
      expect(heard(complaints), "complaints in the console").toEqual([]);
      await context.close();
    }
  },
});

/** Errors and warnings of the console, uncaught errors, and requests to anybody but the server. */
function listen(context: BrowserContext) {
  const heard: string[] = [];
  context.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => heard.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") heard.push(`third party: ${request.url()}`);
  });
  return (allowed: RegExp) => heard.filter((line) => !allowed.test(line));
}

export { expect };
