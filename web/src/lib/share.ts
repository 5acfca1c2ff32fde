/** Hands a link on: a phone's own way of sharing, or the clipboard. Says yes for a moment once it is done. */
export async function share(link: string, done: (yes: boolean) => void) {
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: link });
    else await navigator.clipboard.writeText(link);
    done(true);
    setTimeout(() => done(false), 2500);
  } catch {
    // What is shared also stands in a field or in the address bar, to be copied by hand.
  }
}
