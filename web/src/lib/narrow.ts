import { MediaQuery } from "svelte/reactivity";

/** A phone held upright. Style sheets cannot share the words, so they repeat them. */
export const narrow = new MediaQuery("(max-width: 719px) and (min-height: 481px)");
