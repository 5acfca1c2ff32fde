import { expect, type Page } from "@playwright/test";

/** Runs in the page: what leaves the screen, and what lies over something else that can be pressed or read. */
function untidy(): string[] {
  const wide = document.documentElement.clientWidth;
  const complaints: string[] = [];
  if (document.documentElement.scrollWidth > wide) complaints.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${wide}`);
  /** Part of what a box shows that the boxes around it let through. */
  const seen = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(up);
      if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") continue;
      if (up === document.body || up === document.documentElement) continue;
      const around = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, around.left), Math.max(top, around.top), Math.min(right, around.right), Math.min(bottom, around.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}"`;
  const shown = [...document.querySelectorAll("a, button, input, select, summary, label, h1, h2, h3, p, strong, small, b, dialog *")]
    .filter((element) => !element.closest("svg, .sr, .skip, .walk, .ask:not(:focus-within)") && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, box: seen(element) }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  for (const { element, box } of shown) if (box.left < -1 || box.right > wide + 1) complaints.push(`${named(element)} leaves the screen: ${Math.round(box.left)} to ${Math.round(box.right)} of ${wide}`);
  const pressed = shown.filter(({ element }) => element.matches("a, button, select, summary, input:not([type=radio], [type=checkbox], [type=range])"));
  const over = document.querySelector("dialog[open]") ? pressed.filter(({ element }) => element.closest("dialog")) : pressed;
  for (const [i, one] of over.entries())
    for (const other of over.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // What sticks while the page scrolls under it is no overlap.
      const sticky = (element: Element) => !!element.closest(".tools");
      if (x > 2 && y > 2 && !(sticky(one.element) || sticky(other.element))) complaints.push(`${named(one.element)} and ${named(other.element)} overlap by ${Math.round(x)} × ${Math.round(y)}`);
    }
  // Words that do not fit what they are written on.
  for (const { element } of shown) {
    if (!element.matches("button, a.btn, h1, h2, p, strong, .tile, .pill")) continue;
    const { overflowX, display } = getComputedStyle(element);
    if (overflowX === "visible" && display !== "inline" && element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0) complaints.push(`${named(element)} does not fit: ${element.scrollWidth} in ${element.clientWidth}`);
  }
  // Letters on letters: in the line over the board, the head and the choices.
  const written = [...document.querySelectorAll("header *, .score *, .choices *")].flatMap((element) =>
    element.closest("svg, .sr") || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      ? []
      : [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
          .map((node) => {
            const range = document.createRange();
            range.selectNode(node);
            const [letters, box] = [range.getBoundingClientRect(), seen(element)];
            return { element, left: Math.max(letters.left, box.left), right: Math.min(letters.right, box.right), top: Math.max(letters.top, box.top), bottom: Math.min(letters.bottom, box.bottom) };
          }),
  );
  for (const [i, one] of written.entries())
    for (const other of written.slice(i + 1)) {
      const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (x > 3 && y > 5) complaints.push(`${named(one.element)} is written over ${named(other.element)}: ${Math.round(x)} × ${Math.round(y)}`);
    }
  return complaints;
}

/** Nothing leaves the screen, nothing that can be pressed lies over something else, and words fit their buttons. */
export async function tidy(page: Page, what: string) {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await page.evaluate(untidy), what).toEqual([]);
}
