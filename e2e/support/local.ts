import { once } from "node:events";
import type { Server as Http } from "node:http";
import type { AddressInfo } from "node:net";

/** A host of our own on this machine, at a port that is free. */
export class Local {
  constructor(protected readonly http: Http) {}

  async open(): Promise<this> {
    this.http.listen(0, "127.0.0.1");
    await once(this.http, "listening");
    return this;
  }

  get url() {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  close() {
    this.http.closeAllConnections();
    this.http.close();
  }
}
