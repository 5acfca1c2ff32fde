import type { Deed, Kept, Order } from "../src/generated/engine.ts";
import { type SeatKind, WIRE } from "../src/generated/protocol.ts";
import type { FromServer, Now } from "../src/types/protocol.ts";
import type { Engine } from "./engine.ts";

/** What a match is made of: seats by their names, and options that differ from the usual ones. */
export interface Wanted {
  game: string;
  /** Who sits where: "me" for whoever holds this object, `{ computer: "rookie" }` and others for the computer. */
  seats: Record<string, SeatKind>;
  options?: Record<string, string>;
}

const PAGE = 1;

/**
 * One match, for as long as this object lives: it keeps what the engine wants kept in memory, lets it think, and tells how
 * things stand whenever that changes. The words are those of the protocol between the page of Onze and its server.
 */
export class Match {
  readonly #engine: Engine;
  readonly #news: (now: Now) => void;
  readonly #answers = new Map<number, Extract<Deed, { do: "answer" }>>();
  #kept: Kept | null = null;
  #thoughts: Extract<Deed, { do: "think" }>[] = [];
  #next = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How things stand: `legal` lists the choices of the seats that are to choose, each as the text that chooses it. */
  now: Now | null = null;

  private constructor(engine: Engine, news: (now: Now) => void) {
    this.#engine = engine;
    this.#news = news;
  }

  /** Begins a match; throws what the rules say against it. */
  static begin(engine: Engine, wanted: Wanted, news: (now: Now) => void = () => {}): Match {
    const match = new Match(engine, news);
    const id = match.#next++;
    match.#obey({ do: "request", id, path: "matches", body: { options: {}, ...wanted } });
    const { status, body } = match.#answers.get(id) ?? { status: 0, body: null };
    if (status !== 200 || !match.#kept) throw new Error(`no match: ${JSON.stringify(body)}`);
    const made = body as { match: string; seats: Record<string, { token?: string }> };
    match.#obey({ do: "open", name: made.match, kept: match.#kept, leads: true });
    match.#obey({ do: "enter", page: PAGE, name: made.match });
    const tokens = Object.values(made.seats).flatMap(({ token }) => token ?? []);
    match.#say({ do: "hello", wire: WIRE, tokens, have: 0 });
    if (!match.now) throw new Error("this engine is of another version than its package");
    return match;
  }

  /** The texts among which a seat may choose now; none if it is not its turn. */
  choices(seat: string): string[] {
    return this.now?.legal?.[seat]?.texts ?? [];
  }

  /** Makes a choice. One that the rules refuse changes nothing. */
  choose(seat: string, choice: string) {
    this.#say({ do: "move", seat, n: this.now?.n, choice });
  }

  /** No more thinking: the match is left as it is. */
  leave() {
    clearTimeout(this.#timer);
  }

  #say(message: Record<string, unknown>) {
    this.#obey({ do: "say", page: PAGE, text: JSON.stringify({ id: this.#next++, ...message }) });
  }

  #obey(order: Order) {
    // What is kept is said at once, and more may follow from that.
    const orders = [order];
    for (let next = orders.shift(); next; next = orders.shift()) {
      const { deeds, due } = this.#engine.take(next);
      orders.push(...deeds.flatMap((deed) => this.#perform(deed)));
      clearTimeout(this.#timer);
      // What is to be thought about waits until whoever called has the thread back.
      if (this.#thoughts.length) this.#timer = setTimeout(() => this.#think());
      else if (due !== null) this.#timer = setTimeout(() => this.#obey({ do: "time" }), due - performance.now());
    }
  }

  #think() {
    const next = this.#thoughts.shift();
    if (next) this.#obey(next);
  }

  #perform(deed: Deed): Order[] {
    switch (deed.do) {
      case "answer":
        this.#answers.set(deed.id, deed);
        return [];
      case "frame":
        this.#hear(JSON.parse(deed.text) as FromServer);
        return [];
      case "think":
        this.#thoughts.push(deed);
        return [];
      case "stop":
        this.#thoughts = this.#thoughts.filter(({ seat }) => seat !== deed.seat);
        return [];
      case "thought":
        return [deed];
      case "keep":
        if (deed.what.kind === "create") this.#kept = deed.what.kept;
        return [{ do: "kept", name: deed.name, ticket: deed.ticket }];
      default:
        return [];
    }
  }

  #hear(message: FromServer) {
    if (!("now" in message) || !message.now) return;
    const { now } = message;
    this.now = now;
    // Whoever hears it may choose at once.
    queueMicrotask(() => this.#news(now));
  }
}
