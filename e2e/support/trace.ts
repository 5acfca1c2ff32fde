import { readFileSync } from "node:fs";

/** One event of a browser's trace. `tdur` is what the thread itself has worked, in microseconds: neighbours do not count. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** The tasks of the page's main thread, in milliseconds of work, the longest first. */
export const tasks = (file: string) => tasksOf(file, "CrRendererMain");

/** Those of the workers of the page, likewise. */
export const tasksOfWorkers = (file: string) => tasksOf(file, "DedicatedWorker thread");

function tasksOf(file: string, named: string): number[] {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8")) as { traceEvents: Traced[] };
  const ran = (pid: number) => traceEvents.some((event) => event.pid === pid && event.name === "FunctionCall");
  const threads = traceEvents.filter(({ name, args, pid }) => name === "thread_name" && args.name === named && ran(pid));
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && threads.some((thread) => pid === thread.pid && tid === thread.tid))
    .map(({ tdur }) => (tdur ?? 0) / 1000)
    .sort((a, b) => b - a);
}
