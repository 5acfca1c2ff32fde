import { connect, createServer, type Server as Listener, type Socket } from "node:net";

/** A line to the server that can be cut and mended, be slow, or fall silent without anybody being told, as a network can. */
export class Line {
  #sockets = new Set<Socket>();
  #silent = false;
  #listener: Listener;
  #cut = false;
  /** When it has brought what it was given so far. */
  #free = 0;
  port = 0;
  /** How many bytes it brings in a millisecond, all sockets together. */
  speed = Infinity;

  constructor(private readonly to: number) {
    this.#listener = createServer((near) => {
      if (this.#cut) return void near.destroy();
      const far = connect(this.to, "127.0.0.1");
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on("data", (bytes) => this.#bring(bytes, socket, other));
        if (this.#silent) socket.pause();
        socket.on("error", () => other.destroy());
        socket.on("close", () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
    });
  }

  #bring(bytes: Buffer, from: Socket, to: Socket) {
    if (this.speed === Infinity) return void to.write(bytes);
    const now = performance.now();
    this.#free = Math.max(this.#free, now) + bytes.length / this.speed;
    from.pause();
    setTimeout(() => {
      to.write(bytes);
      if (!this.#silent) from.resume();
    }, this.#free - now);
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#listener.listen(0, "127.0.0.1", done));
    this.port = (this.#listener.address() as { port: number }).port;
    return this;
  }

  cut() {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#cut = false;
  }

  silence(silent: boolean) {
    this.#silent = silent;
    for (const socket of this.#sockets) socket[silent ? "pause" : "resume"]();
  }

  async close() {
    this.cut();
    await new Promise((done) => this.#listener.close(done));
  }
}
