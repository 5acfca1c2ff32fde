const query = matchMedia("(max-width: 719px) and (min-height: 481px)");
let current = $state(query.matches);
query.addEventListener("change", () => (current = query.matches));

/** A phone held upright. Style sheets cannot share the words, so they repeat them. */
export const narrow = {
  get current() {
    return current;
  },
};
