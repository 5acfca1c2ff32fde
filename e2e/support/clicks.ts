import type { Page } from "@playwright/test";

/**
 * Plays on inside the page itself for some time, or until something is there: the browser is busy with the match and not
 * with its driver. Choices are pressed as they come.
 */
export const playInside = (page: Page, { ms, gap = 60, until = "" }: { ms: number; gap?: number; until?: string }) =>
  page.evaluate(
    async ([ms, gap, until]) => {
      const end = performance.now() + ms;
      for (let n = 0; performance.now() < end && !(until && document.querySelector(until)); ) {
        const choices = document.querySelectorAll<HTMLElement>(".choices [data-choice], .choices [data-man]");
        if (choices.length && !document.querySelector("[data-settling], [data-playing=true]")) choices[(n++ * 7) % choices.length]?.click();
        await new Promise((done) => setTimeout(done, gap));
      }
    },
    [ms, gap, until] as const,
  );
