import { WIRE } from "../generated/protocol";
import type { OfHere } from "../here/words";
import type { Listed, Now, Phrase, Refusal, Seat, SeatInfo, Step } from "../types/protocol";
import { lineHere } from "./api";
import { held } from "./keep";
import { apart } from "./names";
import { settings } from "./settings.svelte";
import { server } from "./site";
import { Connection, type Link, LOST, type SocketLike } from "./socket";
import type { AnyGame, Choice } from "./table";
import { learnRefusals, t, words } from "./words.svelte";

/** All that the page knows of one match. Functions below act on it. */
export class MatchState {
  link = $state<Link>("connecting");
  attempts = $state(0);
  /** The network is gone, as far as this device can tell: what is chosen waits for it. */
  offline = $state(false);
  /** The server has said good-bye, and is not back yet. */
  stopping = $state(false);
  steps = $state.raw<Step[]>([]);
  /** Boards and decks: what is fixed for the whole match. It is told once, and every view is seen with it. */
  setup: unknown = null;
  now = $state.raw<Now | null>(null);
  /** Why this page may not sit at the table. */
  gone = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What somebody at the table has just said; another object each time. */
  said = $state.raw<{ by: Seat; phrase: Phrase } | null>(null);
  /** Choices on their way, by seat. */
  sent = $state<Record<Seat, string>>({});
  /** Played on this device: do its steps come from here? Nothing for a match on a server. */
  here = $state<OfHere | null>(null);
  /** What was chosen last could not be kept on this device. */
  unkept = $state<OfHere | null>(null);
  connection: Connection | null = null;

  constructor(
    readonly id: string,
    readonly tokens: Record<Seat, string>,
    /** The game, if the match is played on this device and needs no network. */
    readonly local = "",
  ) {
    feel(this);
  }
}

/** Is the network gone, as far as this device can tell, or does somebody know that it is? */
export function feel(match: MatchState, gone = false) {
  match.offline = !match.local && (gone || globalThis.navigator?.onLine === false);
}

/** A computer player in the place of who sits there. */
export const stoodIn = (now: Now | null, seat: Seat | undefined): boolean => {
  const kind = now?.seats.find((one) => one.seat === seat)?.kind;
  return typeof kind === "object" && "stand_in" in kind;
};

/** Steps in order, a step that comes again replacing the one under seal. */
export function merge(have: Step[], more: Step[]): Step[] {
  const steps = have.slice();
  for (const step of more) steps[step.n] = step;
  // Without gaps: what follows a hole is asked for again at the next greeting.
  let whole = 0;
  while (steps[whole]) whole++;
  return steps.slice(0, whole);
}

/** The first step still under seal: from there on the server is asked again. */
export function have(steps: Step[]): number {
  const sealed = steps.findIndex((step) => step.seat !== null && step.move === null);
  return sealed < 0 ? steps.length : sealed;
}

/** Why the table stands still, as long as the line is down: the name of a sentence; "" while it is up. */
export const lineDown = ({ link, attempts, stopping, offline }: MatchState) =>
  offline || (link !== "live" && link !== "closed")
    ? `page-link-${offline ? "offline" : stopping ? "stopping" : attempts > 3 ? "gone" : "lost"}`
    : "";

export const seatsHeld = (match: MatchState): Seat[] => Object.keys(match.tokens);

/** What the one on a seat is called; a computer with its level. */
export function nameAt(now: Now | null, seat: Seat, mine: boolean): string {
  const one = now?.seats.find((other) => other.seat === seat);
  if (!one) return "";
  if (one.kind === "free") return t("page-free-seat");
  const name = apart(one.name) || (mine ? t("page-you") : "");
  if (typeof one.kind !== "object") return name;
  if ("stand_in" in one.kind) return name ? t("page-stood-in", { name }) : t("page-computer-name");
  return `${t("page-computer-name")} · ${t("page-level", { level: one.kind.computer })}`;
}

/** What those at the seats are called; at a shared screen by the names that were given there. */
export const calledAt = (now: Now | null, seats: Seat[], held: Seat[], names: Record<Seat, string> = {}) =>
  Object.fromEntries(
    seats.map((seat) => [seat, apart(names[seat] ?? "") || nameAt(now, seat, held.length === 1 && held[0] === seat)]),
  );

/** Does another person sit here? Then there is somebody to talk to and to ask. */
export const hasCompany = (now: Now | null, mine: Seat[]): boolean =>
  mine.length === 1 &&
  (now?.seats ?? []).some(({ seat, free, kind }) => !mine.includes(seat) && !free && kind === "person");

/** The names by which sentences call the sides; a side without one keeps its colour. */
export function namesOf(now: Now | null, names: Record<Seat, string> = {}): Record<Seat, string> {
  const nameOf = ({ seat, name, kind }: SeatInfo) =>
    typeof kind === "object" && "computer" in kind ? t("page-computer-name") : apart(names[seat] ?? name);
  return Object.fromEntries((now?.seats ?? []).map((one) => [one.seat, nameOf(one)]).filter(([, name]) => name));
}

/** The view of a seat, or the only one there is; a page with several seats gets one for each. */
export function viewOf(match: MatchState, seat: Seat | null): unknown {
  const { now } = match;
  const held = seatsHeld(match);
  if (!now || held.length < 2) return now?.view ?? null;
  const views = now.view as Record<Seat, unknown>;
  return views[seat ?? ""] ?? views[held[0] ?? ""] ?? null;
}

/** A list of choices, which travels column by column, as the choices that it holds. */
export function listed({ texts, moves, comes_to, warned = [] }: Listed = { texts: [], moves: [] }): Choice[] {
  const clauses = new Map(warned);
  return texts.map((text, at) => ({ text, move: moves[at], comes_to: comes_to?.[at], warned: clauses.get(at) }));
}

/** What changes together with what is fixed. */
const whole = (match: MatchState, view: unknown) => ({ ...(match.setup as object), ...(view as object) });

function wholeNow(match: MatchState, now: Now): Now {
  const held = seatsHeld(match);
  if (held.length < 2) return { ...now, view: whole(match, now.view) };
  const views = Object.entries(now.view as Record<Seat, unknown>);
  return { ...now, view: Object.fromEntries(views.map(([seat, view]) => [seat, whole(match, view)])) };
}

function liveSocket(id: string): SocketLike {
  const { href } = new URL(`${server}/api/matches/${encodeURIComponent(id)}/live`, location.origin);
  return new WebSocket(href.replace("http", "ws")) as SocketLike;
}

export function openMatch(id: string, tokens: Record<Seat, string>, open?: () => SocketLike): MatchState {
  const kept = held(id);
  const local = kept?.here ? kept.game : "";
  const match = new MatchState(id, tokens, local);
  match.connection = new Connection(
    {
      hello: () => ({
        wire: WIRE,
        tokens: Object.values(tokens),
        have: have(match.steps),
        packed: "DecompressionStream" in globalThis,
        lang: words.lang,
      }),
      welcome: (setup) => {
        match.setup = setup ?? match.setup;
      },
      link: (link, attempts) => {
        match.link = link;
        match.attempts = attempts;
        if (link === "live") match.stopping = false;
      },
      quiet: (yes) => feel(match, yes),
      turnedAway: (refusal) => {
        if (refusal.kind === "wire_version") keepSent(match);
        match.gone = refusal.kind;
      },
      message: (message) => {
        // "gone" is followed by the end of the connection, which comes back by itself.
        if ("gone" in message) {
          match.stopping = message.gone === "stopping";
          return;
        }
        if ("here" in message) {
          if (message.here === "leads" || message.here === "follows") match.here = message.here;
          else match.unkept = message.here;
          return;
        }
        if ("said" in message) {
          if (settings.phrases || seatsHeld(match).includes(message.said.by)) match.said = message.said;
          return;
        }
        if (message.steps) match.steps = merge(match.steps, message.steps);
        if (message.now) {
          // After a step was taken back the story is shorter.
          if (match.steps.length > message.now.n) match.steps = match.steps.slice(0, message.now.n);
          match.now = wholeNow(match, message.now);
        }
      },
    },
    open ?? (() => (local ? lineHere(local, id) : liveSocket(id))),
    !!local,
  );
  return match;
}

export function closeMatch(match: MatchState) {
  match.connection?.close();
}

/**
 * Hands a choice in. Both sides choose at once, so the other's choice may just have taken our step number:
 * then the same choice goes out again, as long as it is still asked for. The same after a lost connection, however long
 * that takes to come back.
 */
export async function choose(match: MatchState, seat: Seat, choice: string): Promise<boolean> {
  if (match.sent[seat]) return false;
  match.refusal = null;
  match.unkept = null;
  match.sent = { ...match.sent, [seat]: choice };
  const asked = questionOf(match, seat);
  try {
    for (let late = 0; late < 6 && match.link !== "closed"; ) {
      const answer = await match.connection?.ask("move", { seat, n: match.now?.n ?? match.steps.length, choice });
      if (!answer) return false;
      if (!("error" in answer)) {
        // Until the news of it is here: the question is not put a second time.
        await told(match, answer.n ?? 0);
        return true;
      }
      if (answer.error.kind === "late") late++;
      else if (answer.error.kind !== "lost") {
        refuse(match, answer.error);
        return false;
      }
      await settled(match);
      // This device has no room for it: whoever chose is told, and chooses again.
      if (match.unkept) return false;
      if (questionOf(match, seat) !== asked) return true;
    }
    match.refusal = LOST;
    return false;
  } finally {
    const sent = { ...match.sent };
    delete sent[seat];
    match.sent = sent;
  }
}

const SENT = "onze.sent.";
/** What is on its way waits for the page that is loaded anew. */
function keepSent(match: MatchState) {
  const sent = Object.entries(match.sent).map(([seat, choice]) => [seat, choice, questionOf(match, seat)]);
  sessionStorage.setItem(SENT + match.id, JSON.stringify(sent));
}

/** Hands in what was chosen before the page was loaded anew, where the same is still asked. */
export function sendKept(match: MatchState) {
  const kept = sessionStorage.getItem(SENT + match.id);
  sessionStorage.removeItem(SENT + match.id);
  for (const [seat, choice, asked] of JSON.parse(kept ?? "[]") as [Seat, string, string][])
    if (asked === questionOf(match, seat)) void choose(match, seat, choice);
}

function refuse(match: MatchState, refusal: Refusal) {
  learnRefusals();
  match.refusal = refusal;
}

/** What a seat is asked at this moment, as text to compare; "" when it is asked nothing. */
function questionOf({ now, steps }: MatchState, seat: Seat): string {
  if (!now?.to_act.includes(seat)) return "";
  const before = steps.filter((step) => step.seat === seat && step.n < now.n).length;
  return `${before} ${now.legal[seat]?.texts.join()}`;
}

/** Waits until the page has heard of this step, or its connection is gone, after which it will. */
const told = (match: MatchState, n: number) =>
  new Promise<void>((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if ((match.now?.n ?? 0) <= n && match.link === "live") return;
        done();
        queueMicrotask(() => stop());
      });
    });
  });

/** Waits until the page is connected again, and a moment for the news that made a choice late. */
async function settled(match: MatchState) {
  await wait(120);
  for (let tries = 0; match.link !== "live" && match.link !== "closed" && tries < 240; tries++) await wait(250);
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export async function tellServer(match: MatchState, what: string, more: Record<string, unknown>) {
  const answer = await match.connection?.ask(what, more);
  if (answer && "error" in answer) refuse(match, answer.error);
  return answer;
}

/** The view as it was after step n: with the eyes of a seat, of a spectator, or once the match is over of all. */
export async function lookBack(match: MatchState, n: number, seat: Seat | "all" | null): Promise<unknown> {
  const answer = await match.connection?.ask("look", { n, ...(seat ? { seat } : {}) });
  return !answer || "error" in answer || !answer.view ? null : whole(match, answer.view);
}

/** A question beside the match, with the eyes of a seat; null without an answer. */
export async function askBeside(match: MatchState, seat: Seat | null, question: unknown): Promise<AnyGame> {
  const answer = await match.connection?.ask("ask", { question, ...(seat ? { seat } : {}) });
  return !answer || "error" in answer ? null : (answer.answer ?? null);
}
