import type { Page } from "@playwright/test";

interface At {
  x: number;
  y: number;
}

/** A finger that comes down, is drawn along and lifted, as the browser itself feels it: it scrolls what may be scrolled. */
export async function drawFinger(page: Page, from: At, to: At, between: (on: (to: At) => Promise<unknown>) => Promise<void> = async () => {}) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: At[]) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  const steps = 12;
  for (let i = 1; i <= steps; i++) await send("touchMove", [{ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }]);
  await between((on) => send("touchMove", [on]));
  await send("touchEnd", []);
  await touch.detach();
}

/** The middle of something on the page. */
export async function middleOf(thing: { boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> }): Promise<At> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
