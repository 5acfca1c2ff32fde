import type { Page } from "@playwright/test";
import type { Table } from "./table";

/** What goes between a page and the workers that play its matches, told to the wire of its table as if it were a socket. */
export async function listenHere(page: Page, table: Table) {
  await page.exposeFunction("overheard", (of: "say" | "hear", line: number, text: string) => table.wire[of](line, text));
  await page.addInitScript(() => {
    const told = (of: string, line: number, text?: string) => {
      if (text) (window as unknown as { overheard: (...all: unknown[]) => void }).overheard(of, line, text);
    };
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => told("hear", data.page, data.frame));
      }
      override postMessage(message: { page: number; say?: string }) {
        told("say", message.page, message.say);
        super.postMessage(message);
      }
    };
  });
}
