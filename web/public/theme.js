// Before the first paint: the theme that was chosen, if one was.
try {
  const theme = localStorage.getItem("onze.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme it is.
}
