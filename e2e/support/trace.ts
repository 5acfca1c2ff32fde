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
export function tasks(file: string): number[] {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8")) as { traceEvents: Traced[] };
  const ran = (pid: number) => traceEvents.some((event) => event.pid === pid && event.name === "FunctionCall");
  const main = traceEvents.find(({ name, args, pid }) => name === "thread_name" && args.name === "CrRendererMain" && ran(pid));
  return traceEvents
    .filter(({ name, ph, pid, tid }) => ph === "X" && name.endsWith("RunTask") && pid === main?.pid && tid === main.tid)
    .map(({ tdur }) => (tdur ?? 0) / 1000)
    .sort((a, b) => b - a);
}
