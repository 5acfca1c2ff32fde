import { untrack } from "svelte";

/*
 * What a screen reader is told: one log for the whole page, to which every announcement is appended once, in order.
 * It is drawn in App.svelte; nothing else on the page is a live region beside alerts.
 */

/** So many are kept to be read again; the older ones leave the document. */
const MOST = 30;

class Log {
  lines = $state.raw<{ key: number; text: string }[]>([]);
  #key = 0;

  /** Announces these sentences. */
  say(...texts: string[]) {
    const more = texts.filter((text) => text.trim()).map((text) => ({ key: ++this.#key, text }));
    if (more.length) this.lines = [...untrack(() => this.lines), ...more].slice(-MOST);
  }

  /** Another page: what was said of the one before is no news there. */
  clear() {
    this.lines = [];
  }
}

export const log = new Log();
