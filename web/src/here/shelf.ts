import type { Keep, Kept } from "../generated/engine";

/*
 * The matches of this device, in IndexedDB: what SQLite is to a server. A step is on the disk before anybody is told of it,
 * so every transaction that counts is strict; browsers would otherwise call it done earlier.
 */

/** A match without its steps. */
export interface Row extends Omit<Kept, "secret" | "lines"> {
  name: string;
  /** How many steps are kept. */
  n: number;
  /** When the last one was made. */
  last: number;
  /** The line of the list of matches, as long as no step was made since. */
  line?: unknown;
}

const NAME = "onze";
const MATCHES = "matches";
const STEPS = "steps";
/** Apart from the record, until the match is over. */
const SECRETS = "secrets";
const ALL = [MATCHES, STEPS, SECRETS];

/** The steps of one match, in order. */
const ofMatch = (name: string) => IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Done when all of a transaction is on the disk. */
const ended = (transaction: IDBTransaction) =>
  new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });

export class Shelf {
  private constructor(readonly db: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCHES, { keyPath: "name" });
      request.result.createObjectStore(STEPS);
      request.result.createObjectStore(SECRETS);
    };
    const db = await answer(request);
    // Another tab with a newer page wants to change the form: it may.
    db.onversionchange = () => db.close();
    return new Shelf(db);
  }

  #write() {
    return this.db.transaction(ALL, "readwrite", { durability: "strict" });
  }

  /** Keeps something of a match. Refused if the step is not the next one: then another tab has made it. */
  async keep(name: string, what: Keep): Promise<void> {
    const transaction = this.#write();
    const whole = ended(transaction);
    try {
      await lay(transaction, name, what);
    } catch (error) {
      transaction.abort();
      await whole.catch(() => {});
      throw error;
    }
    await whole;
  }

  /** A match as it is kept; null if it is not. */
  async load(name: string): Promise<Kept | null> {
    const transaction = this.db.transaction(ALL);
    const [row, lines, secret] = await Promise.all([
      answer<Row | undefined>(transaction.objectStore(MATCHES).get(name)),
      answer<string[]>(transaction.objectStore(STEPS).getAll(ofMatch(name))),
      answer<string | undefined>(transaction.objectStore(SECRETS).get(name)),
    ]);
    if (!row) return null;
    const { header, left, standing } = row;
    return { header, left, standing, secret: secret ?? "", lines: lines.join("") };
  }

  /** The whole record, as a file that can be taken in again. The secret stands behind its commitment. */
  async record(name: string): Promise<string> {
    const { header, secret, lines } = (await this.load(name)) ?? { header: "", secret: "", lines: "" };
    return header.replace(/^commit .*\n/m, (commit) => commit + secret) + lines;
  }

  /** A step, with what was left of the time of its part of the match. */
  async step(name: string, n: number): Promise<{ lines: string; left: number | null } | null> {
    const transaction = this.db.transaction([MATCHES, STEPS]);
    const [row, lines] = await Promise.all([
      answer<Row | undefined>(transaction.objectStore(MATCHES).get(name)),
      answer<string | undefined>(transaction.objectStore(STEPS).get([name, n])),
    ]);
    return row && lines !== undefined ? { lines, left: row.left } : null;
  }

  all(): Promise<Row[]> {
    return answer(this.db.transaction(MATCHES).objectStore(MATCHES).getAll());
  }

  /** Remembers the line of the list of matches. It can be made anew, so nobody waits for it. */
  note(name: string, line: unknown) {
    const matches = this.db.transaction(MATCHES, "readwrite").objectStore(MATCHES);
    const request: IDBRequest<Row | undefined> = matches.get(name);
    request.onsuccess = () => {
      if (request.result) matches.put({ ...request.result, line });
    };
  }

  async remove(name: string): Promise<void> {
    const transaction = this.#write();
    transaction.objectStore(MATCHES).delete(name);
    transaction.objectStore(SECRETS).delete(name);
    transaction.objectStore(STEPS).delete(ofMatch(name));
    await ended(transaction);
  }
}

async function lay(transaction: IDBTransaction, name: string, what: Keep) {
  const matches = transaction.objectStore(MATCHES);
  const steps = transaction.objectStore(STEPS);
  const last = Date.now();
  if (what.kind === "create") {
    const { secret, lines, ...rest } = what.kept;
    // One that is taken in from a file comes with all its steps, and they lie together.
    const n = lines.match(/^\d+ /gm)?.length ?? 0;
    matches.add({ ...rest, name: what.name, n, last } satisfies Row);
    transaction.objectStore(SECRETS).add(secret, what.name);
    steps.add(lines, [what.name, 0]);
    return;
  }
  const row = await answer<Row | undefined>(matches.get(name));
  if (!row) throw new Error("gone");
  const { line: _, ...stays } = row;
  if (what.kind === "step") {
    if (row.n !== what.n) throw new Error("taken");
    steps.add(what.lines, [name, what.n]);
    matches.put({ ...stays, n: what.n + 1, left: what.left, last });
  } else {
    if (what.start !== null) steps.put(what.start, [name, 0]);
    matches.put({ ...stays, header: what.header, standing: what.standing });
  }
}
