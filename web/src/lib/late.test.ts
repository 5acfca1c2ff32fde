import { beforeEach, expect, test, vi } from "vitest";
import { late, missing } from "./late.svelte";

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
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

test("a server of another version: the page says so and tries no more", async () => {
  server(() => true);
  const load = vi.fn(() => Promise.reject(new Error("no such file")));
  void late(load);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(missing.old).toBe("page-old-fresh");
  expect(reload).not.toHaveBeenCalled();
  missing.renew();
  expect(reload).toHaveBeenCalledTimes(1);
});
