import type { Clock } from "../types/protocol";

/** Seconds left on a server's clock, by its name there: counted on by ours until the server speaks again. */
export function countdown(clock: () => Clock | null): (name: string) => number {
  let since = $state(0);
  $effect(() => {
    since = 0;
    if (!clock()?.runs) return;
    const from = performance.now();
    const timer = setInterval(() => {
      since = performance.now() - from;
    }, 250);
    return () => clearInterval(timer);
  });
  return (name) => Math.max(0, Math.ceil(((clock()?.left[name] ?? 0) - since) / 1000));
}

/** The seconds that are called out when a clock of this length runs down. */
export function calledOut(seconds: number, length: number): boolean {
  const marks = length > 120 ? [60, 30, 10, 5] : length > 20 ? [10, 5, 3, 2, 1] : [5, 3, 2, 1];
  return marks.includes(seconds);
}
