// For the page as plain files: such a host knows files alone, so the addresses of the page stand behind "#".
{
  // The host showed this page because it has no file at the address: it is one of ours.
  const { base } = document.documentElement.dataset;
  const { pathname, search, hash } = location;
  if (base && pathname !== base)
    history.replaceState(null, "", `${base}#/${pathname.slice(base.length)}${search}${hash}`);
  // A link says the true address before it is followed, also into another tab.
  const truly = ({ target }) => {
    const link = target.closest?.('a[href^="/"]');
    link?.setAttribute("href", `#${link.getAttribute("href")}`);
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, truly);
}
