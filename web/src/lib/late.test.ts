import { beforeEach, expect, test, vi } from "vitest";
import { late, missing } from "./late.svelte";

const noted = new Map<string, string>();
const reload = vi.fn();
beforeEach(() => {
  noted.clear();
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
  });
});
const server = (up: () => boolean) =>
  vi.stubGlobal("fetch", () => (up() ? Promise.resolve({ ok: true }) : Promise.reject()));

test("what the server does not give comes once it is back, and the page says so meanwhile", async () => {
  let up = false;
  server(() => up);
  const coming = late(() => (up ? Promise.resolve("the rules") : Promise.reject(new Error("no answer"))));
  await vi.advanceTimersByTimeAsync(3000);
  expect(missing.count).toBe(1);
  up = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect(await coming).toBe("the rules");
  expect(missing.count).toBe(0);
  expect(reload).not.toHaveBeenCalled();
});

test("a server of another version: the page begins anew, once", async () => {
  server(() => true);
  void late(() => Promise.reject(new Error("no such file")));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
