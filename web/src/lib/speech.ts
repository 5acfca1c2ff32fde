/*
 * Sentences as the page carries them. They are written in Fluent and read by its parser when the page is built
 * (sentences.ts beside vite's settings): what travels are their parts, and all that is left to do here is to join them.
 */

/** A sentence: plain text, or its parts in order. */
export type Pattern = string | Part[];

/**
 * A part: text, a fact by its name, another sentence by its name, or a fact that selects among variants: its name, which
 * variant is the usual one, then each variant behind its key.
 */
export type Part = string | [fact: string] | [sentence: 0, id: string] | Selection;
type Selection = [fact: string, usual: number, ...variants: (string | number | Pattern)[]];

export type Sentences = Record<string, Pattern>;
export type Facts = Record<string, string | number>;

/** « le tir de » before a name that begins with a vowel: « le tir d’Ordi ». */
const ELIDED = /(?<![\p{L}’])(d|qu)e $/iu;
const VOWEL = /^[aeiouàâéèêëîïôûù]/i;

/** The sentences of one language, ready to be said. */
export class Speech {
  readonly #plural: Intl.PluralRules;
  readonly #number: Intl.NumberFormat;

  constructor(
    private readonly lang: string,
    private readonly sentences: Sentences,
  ) {
    this.#plural = new Intl.PluralRules(lang);
    this.#number = new Intl.NumberFormat(lang);
  }

  /** A row and a column, which in French would read as one number with a decimal comma. */
  place(text: string): string {
    return this.lang === "fr" ? text.replace(/^(\d+),(\d+)$/, "$1-$2") : text;
  }

  has(id: string): boolean {
    return Object.hasOwn(this.sentences, id);
  }

  /** The sentence with these facts in it; null if there is none of this name. */
  say(id: string, facts: Facts): string | null {
    const pattern = this.sentences[id];
    return pattern === undefined ? null : this.#join(pattern, facts);
  }

  #join(pattern: Pattern, facts: Facts): string {
    if (typeof pattern === "string") return pattern;
    let said = "";
    for (const part of pattern) {
      const next = this.#part(part, facts);
      if (this.lang === "fr" && part[0] === 0 && VOWEL.test(next)) said = said.replace(ELIDED, "$1’");
      said += next;
    }
    return said;
  }

  #part(part: Part, facts: Facts): string {
    if (typeof part === "string") return part;
    const [name, next] = part;
    if (name === 0) return this.say(String(next), facts) ?? `{${next}}`;
    if (next !== undefined) return this.#join(this.#variant(part as Selection, facts[name]), facts);
    const fact = facts[name];
    // With the minus sign of print: a hyphen is too short to be seen.
    return typeof fact === "number" ? this.#number.format(fact).replace("-", "−") : (fact ?? `{$${name}}`);
  }

  #variant([, usual, ...variants]: Selection, fact: string | number | undefined): Pattern {
    for (let i = 0; i < variants.length; i += 2) {
      const key = variants[i];
      // A number is met by itself or by what it counts as: one, other.
      if (key === fact || (typeof fact === "number" && key === this.#plural.select(fact)))
        return variants[i + 1] as Pattern;
    }
    return variants[2 * usual + 1] as Pattern;
  }
}
