let current = $state(false);

// Unit tests have no window.
if (typeof matchMedia === "function") {
  const query = matchMedia("(max-width: 719px) and (min-height: 481px)");
  current = query.matches;
  query.addEventListener("change", () => (current = query.matches));
}

/** A phone held upright. Style sheets cannot share the words, so they repeat them. */
export const narrow = {
  get current() {
    return current;
  },
};
