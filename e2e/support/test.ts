import { type BrowserContext, type ConsoleMessage, test as base, expect } from "@playwright/test";
import { Server } from "./server";
import { ids } from "./words";

interface Fixtures {
  server: Server;
  /** What the console of any page may complain about in this test. */
  complaints: RegExp;
  /** Where matches without other people are played. */
  home: "device" | "server";
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
  home: ["server", { option: true }],
  context: async ({ context, complaints, home }, use) => {
    const heard = listen(context);
    await context.addInitScript(playAt, home);
    await context.addInitScript(watchNames, ids);
    await use(context);
    expect(heard(complaints), "complaints in the console").toEqual([]);
  },
  stranger: async ({ browser, contextOptions, serviceWorkers, baseURL, locale, viewport, complaints, home }, use) => {
    const contexts: { context: BrowserContext; heard: (allowed: RegExp) => string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers, baseURL, locale, viewport });
      contexts.push({ context, heard: listen(context) });
      await context.addInitScript(playAt, home);
      await context.addInitScript(watchNames, ids);
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
  // Said by the tools themselves where no service worker is wanted.
  const blocked = /Service Worker registration blocked/;
  return (allowed: RegExp) => heard.filter((line) => !allowed.test(line) && !blocked.test(line));
}

/** Runs in the page: matches against the computer and at one screen are played there, whatever else is set. */
function playAt(home: string) {
  // An empty page has no storage.
  if (location.origin === "null") return;
  const kept = JSON.parse(localStorage.getItem("onze.settings") ?? "{}") as object;
  localStorage.setItem("onze.settings", JSON.stringify({ ...kept, home }));
}

/** Runs in the page: the name of a sentence never stands where the sentence should, in no state of any test. */
function watchNames(names: string[]) {
  const known = new Set(names);
  const look = (text: string | null) => {
    for (const word of text?.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []) if (known.has(word)) console.error(`a raw name is shown: ${word}`);
  };
  const all = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue);
    if (!(node instanceof Element)) return;
    for (const name of ["aria-label", "title", "placeholder"]) look(node.getAttribute(name));
    for (const child of node.childNodes) all(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "childList") for (const node of addedNodes) all(node);
      else all(target);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["aria-label", "title", "placeholder"] });
}

export { expect };
