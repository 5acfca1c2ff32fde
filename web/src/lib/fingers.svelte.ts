/** Who chooses by keyboard finds the next question under the fingers. `asked` is read whenever the choices change. */
export function underTheFingers(section: () => HTMLElement | undefined, asked: () => boolean) {
  let typing = false;
  $effect.pre(() => {
    asked();
    const at = document.activeElement;
    if (section()?.contains(at) && at?.matches(":focus-visible")) typing = true;
  });
  $effect(() => {
    const at = document.activeElement;
    if (!asked() || !typing || (at !== document.body && at !== section())) return;
    typing = false;
    section()?.querySelector<HTMLElement>("ol button")?.focus({ preventScroll: true });
  });
}
