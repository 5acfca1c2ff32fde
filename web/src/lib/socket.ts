import type { FromServer, Refusal } from "../types/protocol";

export type Link = "connecting" | "live" | "lost" | "closed";
type Answer = Extract<FromServer, { re: number }>;

export interface Hooks {
  /** The first message on every new connection. */
  hello(): Record<string, unknown>;
  /** The greeting was taken; before the news that comes with it. */
  welcome(setup: unknown): void;
  message(message: Exclude<FromServer, { re: number }>): void;
  link(link: Link, attempts: number): void;
  /** Something was asked and no answer came for a while, or one has come again. */
  quiet(yes: boolean): void;
  /** The greeting was refused: no use in trying again. */
  turnedAway(refusal: Refusal): void;
}

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export const LOST: Refusal = { rules: [], kind: "lost" };
const PING_EVERY = 10_000;
const ANSWER_WITHIN = 10_000;
/** What the server answers at once, unless it is out of reach; other questions may wait in its queue. */
const AT_ONCE = ["move", "ping"];
const QUIET_AFTER = 3000;

/** Milliseconds before the next try: quick at first, never longer than eight seconds. */
export const pause = (attempts: number) => Math.min(8000, 400 * 2 ** Math.min(attempts, 5));

/** A long frame comes packed. */
const unpacked = (frame: Blob) =>
  new Response(frame.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();

/** A connection that comes back by itself. Every question gets one answer: the server's, or "lost". */
export class Connection {
  #socket: SocketLike | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #next = 1;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    private readonly hooks: Hooks,
    private readonly open: () => SocketLike,
    /** On this device nothing gets lost: an answer comes, or the end of the line. But a computer may be thinking first. */
    private readonly patient = false,
  ) {
    this.#connect();
  }

  #connect() {
    this.hooks.link("connecting", this.#attempts);
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = async () => {
      const answer = await this.ask("hello", this.hooks.hello());
      if (socket !== this.#socket) return;
      if ("error" in answer) {
        if (answer.error.kind === "lost") return;
        this.close();
        this.hooks.turnedAway(answer.error);
        return;
      }
      this.#attempts = 0;
      this.hooks.link("live", 0);
      clearInterval(this.#ping);
      if (!this.patient) this.#ping = setInterval(() => void this.#beat(), PING_EVERY);
    };
    let line: Promise<void> | null = null;
    socket.onmessage = ({ data }) => {
      if (typeof data === "string" && !line) return this.#receive(data);
      // Unpacking takes a moment, and what comes meanwhile waits behind it.
      const text = typeof data === "string" ? data : unpacked(data as Blob);
      const mine = Promise.all([text, line]).then(
        ([text]) => {
          if (line === mine) line = null;
          if (socket === this.#socket) this.#receive(text);
        },
        () => {
          if (socket === this.#socket) this.#dropped();
        },
      );
      line = mine;
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#dropped();
    };
  }

  #receive(text: string) {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.hooks.quiet(false);
    if ("re" in message) {
      if ("setup" in message) this.hooks.welcome(message.setup);
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    } else this.hooks.message(message);
  }

  async #beat() {
    const socket = this.#socket;
    const answer = await this.ask("ping", {});
    if ("error" in answer && answer.error.kind === "lost" && socket === this.#socket) this.#dropped();
  }

  #dropped() {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#ping);
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    for (const [re, answer] of this.#waiting) answer({ re, error: LOST });
    this.#waiting.clear();
    if (this.#closed) return;
    this.hooks.link("lost", ++this.#attempts);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), pause(this.#attempts));
  }

  /** Calls anew at once, for instance because the network is back: nobody knows whether the old line is alive. */
  retry() {
    if (this.#closed) return;
    if (this.#socket) this.#dropped();
    clearTimeout(this.#timer);
    this.#connect();
  }

  ask(what: string, more: Record<string, unknown>): Promise<Answer> {
    const re = this.#next++;
    const socket = this.#socket;
    if (!socket) return Promise.resolve({ re, error: LOST });
    return new Promise((resolve) => {
      const after = (ms: number, act: () => void) => (this.patient ? undefined : setTimeout(act, ms));
      const quiet = after(QUIET_AFTER, () => AT_ONCE.includes(what) && this.hooks.quiet(true));
      const late = after(ANSWER_WITHIN, () => {
        this.#waiting.delete(re);
        resolve({ re, error: LOST });
      });
      this.#waiting.set(re, (answer) => {
        clearTimeout(quiet);
        clearTimeout(late);
        resolve(answer);
      });
      try {
        socket.send(JSON.stringify({ id: re, do: what, ...more }));
      } catch {
        this.#waiting.get(re)?.({ re, error: LOST });
      }
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#dropped();
    this.hooks.link("closed", 0);
  }
}
