/*
 * The keyboard always has a place: when what has the focus leaves the page, the focus goes to what it was part of,
 * never to the body, from where a screen reader would start again at the top.
 */
const PLACES = "section, form, aside, dialog, [role=dialog], main";

/** Where the focus goes when `lost` is gone: the nearest part of the page that is still there. */
export const refuge = (way: Element[]): HTMLElement | undefined =>
  way.find((one): one is HTMLElement => one.isConnected && one.matches(PLACES) && one.getClientRects().length > 0);

export function keepFocus() {
  let way: Element[] = [];
  document.addEventListener("focusin", ({ target }) => {
    way = [];
    for (let at = target as Element | null; at; at = at.parentElement) way.push(at);
  });
  // Who clicks on nothing means it.
  document.addEventListener("pointerdown", () => {
    if (way[0]?.isConnected) way = [];
  });
  const check = () => {
    const [lost] = way;
    if (!lost || document.activeElement !== document.body) return;
    if (lost.isConnected && lost.getClientRects().length && !lost.matches(":disabled")) return;
    const at = refuge(way.slice(1)) ?? document.querySelector<HTMLElement>("main");
    if (!at) return;
    if (!at.hasAttribute("tabindex")) at.tabIndex = -1;
    at.focus({ preventScroll: true });
  };
  // After the page has had its own say in where the focus goes.
  new MutationObserver(() => {
    if (document.activeElement === document.body) requestAnimationFrame(check);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden"],
  });
}
