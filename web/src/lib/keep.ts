/** What this browser remembers: seats held, language, theme, hints seen. */
export interface Held {
  game: string;
  /** Secrets by seat: who has one sits there. */
  seats: Record<string, string>;
  /** Invitations not yet taken up, by seat. */
  invite?: Record<string, string>;
  made: number;
  /** It is played on this device, without a server. */
  here?: true;
  /** Somebody else owns the seat, and shares it. */
  partner?: boolean;
  /** At a shared screen: what the players are called, by seat. */
  names?: Record<string, string>;
  /** The matches before this one at the same table: won by each seat, and drawn. */
  series?: { won: Record<string, number>; drawn: number };
  /** The commitment of the dice, noted while the match was being played. */
  commit?: string;
  /** It was made for a task: it is on no list, and goes when the task is left. */
  lesson?: true;
}

/** A list, an object or a plain value: what is of another kind was not written by this page. */
const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "nothing" : typeof value);
export const sameKind = (one: unknown, other: unknown) => kindOf(one) === kindOf(other);

function read<T>(key: string, otherwise: T): T {
  try {
    const value = JSON.parse(localStorage.getItem(`onze.${key}`) ?? "null");
    return otherwise === null || sameKind(value, otherwise) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown) {
  try {
    localStorage.setItem(`onze.${key}`, JSON.stringify(value));
  } catch {
    // Without storage the page still works until it is closed.
  }
}

export const readText = (key: string): string | null => {
  try {
    return localStorage.getItem(`onze.${key}`);
  } catch {
    return null;
  }
};

export const writeText = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(`onze.${key}`);
    else localStorage.setItem(`onze.${key}`, value);
  } catch {
    // As above.
  }
};

let memory: Record<string, Held> | null = null;

export function allHeld(): Record<string, Held> {
  const all = Object.entries(read<Record<string, Held>>("seats", memory ?? {}));
  memory = Object.fromEntries(all.filter(([, one]) => sameKind(one?.seats, {})));
  return memory;
}

export const held = (match: string): Held | undefined => allHeld()[match];

export function hold(match: string, what: Held) {
  const all = { ...allHeld(), [match]: what };
  memory = all;
  write("seats", all);
}

export function forget(match: string) {
  const all = { ...allHeld() };
  delete all[match];
  memory = all;
  write("seats", all);
}

/** Forgets who plays here: every seat, and every name. */
export function forgetMe() {
  memory = {};
  for (const key of ["seats", "name", "pair"]) writeText(key, null);
}

export const flag = (key: string): boolean => read(key, false);
export const setFlag = (key: string, value: boolean) => write(key, value);
export const recall = read;
export const remember = write;
