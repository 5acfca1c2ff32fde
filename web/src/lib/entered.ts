/** The most letters of a name, as the eye counts them. */
export const MOST = 24;

/** What cannot be seen: controls, fillers, letters that there are not. */
const UNSEEN = /[\p{C}\p{DI}\p{Zl}\p{Zp}\u2800]/u;

/**
 * Why a name would be refused, told while it is typed: the name of a sentence, or "". The server has the last word, and
 * knows which names are taken.
 */
export function faultOf(name: string): "" | "refusal-name-long" | "refusal-name-unseen" {
  const text = name
    .normalize("NFC")
    // Keyboards add these to pictures by themselves; they are left out.
    .replace(/[\ufe0e\ufe0f]/g, "")
    .trim();
  if (UNSEEN.test(text)) return "refusal-name-unseen";
  const letters = "Segmenter" in Intl ? new Intl.Segmenter().segment(text) : text;
  return [...letters].length > MOST ? "refusal-name-long" : "";
}
