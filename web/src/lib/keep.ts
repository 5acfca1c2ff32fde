/** What this browser remembers: seats held, language, theme, hints seen. */
export interface Held {
  game: string;
  /** Secrets by seat: who has one sits there. */
  seats: Record<string, string>;
  /** Invitations not yet taken up, by seat. */
  invite?: Record<string, string>;
  made: number;
  /** At a shared screen: what the players are called, by seat. */
  names?: Record<string, string>;
  /** The matches before this one at the same table: won by each seat, and drawn. */
  series?: { won: Record<string, number>; drawn: number };
  /** The commitment of the dice, noted while the match was being played. */
  commit?: string;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`onze.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
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
  memory = read<Record<string, Held>>("seats", memory ?? {});
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

export const flag = (key: string): boolean => read(key, false);
export const setFlag = (key: string, value: boolean) => write(key, value);
export const recall = read;
export const remember = write;
