import { inflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";

export type Side = "R" | "B";
export interface Event {
  kind: string;
  rules: string[];
  [fact: string]: unknown;
}
export interface Step {
  n: number;
  seat: Side | null;
  move: string | null;
  chance: unknown[];
  events: Event[];
  hash: string | null;
}
export interface Slot {
  occupied: boolean;
  face_down: boolean;
  card?: string | null;
}
export interface SideView {
  slots: Slot[];
  face_down: number;
  committed: boolean;
  choice?: string | null;
  history?: { played: string[]; unseen: string[] };
}
export interface View {
  asked: string;
  score: [number, number];
  sides: [SideView, SideView];
  zone: unknown[];
}
export interface Listed {
  texts: string[];
  moves: unknown[];
  comes_to?: unknown[];
}
export interface Now {
  n: number;
  to_act: Side[];
  view: View;
  legal: Partial<Record<Side, Listed>>;
  outcome: { winner: Side | null; score: [number, number] } | null;
}
export interface Frame {
  /** As it came, letter by letter. */
  text: string;
  re?: number | null;
  ok?: boolean;
  error?: { kind: string };
  steps?: Step[];
  now?: Now;
  gone?: string;
}
export interface Sent {
  id: number;
  do: string;
  seat?: Side;
  n?: number;
  choice?: string;
  have?: number;
}

/** A frame of the server as text: the long ones come packed. */
export const unpacked = (frame: string | Buffer) => (typeof frame === "string" ? frame : inflateRawSync(frame).toString());

/** Frames come as text: whoever stands between page and server hears packed ones out of turn. */
export const inText = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "DecompressionStream");
  });

/** Everything that goes over the sockets of one page, as the browser's own tools see it. */
export class Wire {
  readonly received: Frame[] = [];
  readonly sent: Sent[] = [];
  sockets = 0;

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      this.sockets++;
      // A new connection counts its questions from where the page counts them: answers are told apart by socket.
      const line = this.sockets;
      socket.on("framesent", ({ payload }) => this.say(line, String(payload)));
      socket.on("framereceived", ({ payload }) => this.hear(line, unpacked(payload)));
    });
  }

  /** The page says something, on the line with this number. */
  say(line: number, text: string) {
    const sent = JSON.parse(text) as Sent;
    this.sent.push({ ...sent, id: line * 1_000_000 + sent.id });
  }

  hear(line: number, text: string) {
    const frame = JSON.parse(text) as Frame;
    this.received.push({ ...frame, text, ...(typeof frame.re === "number" ? { re: line * 1_000_000 + frame.re } : {}) });
  }

  get now(): Now | undefined {
    return this.received.findLast((frame) => frame.now)?.now;
  }

  /** Steps as they are known by now: a step that came again replaces the one under seal. */
  get steps(): Step[] {
    const steps: Step[] = [];
    for (const frame of this.received) for (const step of frame.steps ?? []) steps[step.n] = step;
    return steps;
  }

  /** Choices that the server said yes to. */
  get acknowledged(): Sent[] {
    const yes = new Set(this.received.filter((frame) => frame.ok).map((frame) => frame.re));
    return this.sent.filter((sent) => sent.do === "move" && yes.has(sent.id));
  }
}
