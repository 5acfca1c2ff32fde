// Before the first paint: the theme that was chosen, or the system's.
{
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)");
  const light = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem("onze.theme");
    } catch {
      // No storage: the system's theme it is.
    }
    root.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : night.matches ? "dark" : "light";
  };
  light();
  night.addEventListener("change", light);
}
