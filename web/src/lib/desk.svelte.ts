import { untrack } from "svelte";
import type { Now, Seat } from "../types/protocol";
import { announce } from "./aloud.svelte";
import { record } from "./api";
import { flag, type Held, held, hold, setFlag } from "./keep";
import { shortcut } from "./keys.svelte";
import {
  askBeside,
  calledAt,
  choose,
  closeMatch,
  listed,
  type MatchState,
  namesOf,
  openMatch,
  sendKept,
  stoodIn,
  tellServer,
  viewOf,
} from "./match.svelte";
import { go } from "./router.svelte";
import { byTouch, settings } from "./settings.svelte";
import type { SocketLike } from "./socket";
import { Stage } from "./stage.svelte";
import { type AnyGame, type AnyTable, type Ask, type Choice, type Moment, nearEnd } from "./table";
import { callSides, learn, outcomeText, t, words } from "./words.svelte";

/** A match that somebody opens. */
export interface Opened {
  id: string;
  table: AnyTable;
  /** The seats that this browser holds. */
  mine: Held | undefined;
  options: Record<string, string>;
  /** It began with a position of its own. */
  study: boolean;
  /** Only what is written so is open, where any of it can be chosen. */
  live?: RegExp;
}

/** Presses count again so long after something was skipped, or the screen changed hands. */
const SETTLES = 450;

/**
 * A match on this page while it is played or watched: who looks, what is asked, what was pressed and waits. It is made
 * where a component is, and ends with it.
 */
export class Desk {
  readonly id: string;
  readonly table: AnyTable;
  readonly mine: Held | undefined;
  readonly options: Record<string, string>;
  readonly study: boolean;
  readonly match: MatchState;
  readonly stage: Stage<AnyGame>;
  /** The seats of this page; two or more share its screen. */
  readonly seats: Seat[];
  readonly shared: boolean;
  readonly #only: RegExp | undefined;
  readonly #intent: unknown;

  constructor({ id, table, mine, options, study, live }: Opened, open?: () => SocketLike) {
    this.id = id;
    this.mine = mine;
    this.options = options;
    this.study = study;
    this.#only = live;
    this.match = openMatch(id, mine?.seats ?? {}, open);
    this.seats = table.seats.filter((seat) => this.match.tokens[seat]);
    this.shared = this.seats.length > 1;
    this.table = table.open?.(this.seats, "") ?? table;
    this.stage = new Stage<AnyGame>(this.table.director);
    this.stage.before = (event) => this.#before(event);
    this.#intent = this.table.intent?.();
    this.guided = !flag(`hints.${table.game}`);
    this.#last = this.#chose = this.seats[0] ?? table.seats[0];
    void this.#note();
    this.#live();
    announce(this);
  }

  // ---- Who looks.
  /** Somebody is shown how to play: then nothing is turned, because the hints point at one's own things. */
  guided = $state(false);
  /** Which hint is shown, from 1. */
  hint = $state(1);
  /** Somebody looks back: what lay on the table then. Choices wait. */
  looking = $state(false);
  past = $state.raw<{ scene: unknown; view: unknown } | null>(null);
  /** At a shared screen: whose hand lies open now, whose lay there before, and who chose last. */
  #hand = $state<Seat | null>(null);
  #last = $state<Seat>("");
  #chose = $state<Seat>("");

  get now(): Now | null {
    return this.match.now;
  }
  /** Who owes a choice here. Who holds the screen goes on first: so it is handed over twice a duel, not four times. */
  get owing() {
    return (this.now?.to_act ?? [])
      .filter((seat) => this.seats.includes(seat))
      .sort((a, b) => Number(b === this.#last) - Number(a === this.#last));
  }
  get handing() {
    return this.shared && this.owing[0]
      ? (this.table.handing?.(viewOf(this.match, null), this.owing[0], this.#chose) ?? "open")
      : "open";
  }
  /** Nothing to hide, or who has the screen goes on: no hand-over. */
  get #openly() {
    return this.handing === "open" || (this.handing === "final" && this.owing[0] === this.#chose);
  }
  get me(): Seat | null {
    return this.#me;
  }
  #me = $derived.by<Seat | null>(() => {
    if (!this.shared) return this.seats[0] ?? null;
    return this.#hand ?? (this.#openly ? (this.owing[0] ?? null) : null);
  });
  get near(): Seat {
    const end = this.#hand ?? this.#last;
    return this.guided ? end : nearEnd(this.table, end);
  }
  /** Who is to take the screen over. */
  get handOver() {
    const free = this.shared && !this.#hand && !this.#openly && !this.stage.playing && !this.now?.outcome;
    return free ? (this.owing[0] ?? null) : null;
  }
  get names() {
    return calledAt(this.now, this.table.seats, this.seats, this.mine?.names);
  }
  /** Is somebody there? Left out where it makes no sense. */
  get here() {
    const there = (this.now?.seats ?? []).map(({ seat, kind, here }) => {
      return [seat, this.shared || kind !== "person" ? undefined : here];
    });
    return Object.fromEntries(there);
  }
  /** Seats that wait for the friends whom I invited. */
  get vacant() {
    return (this.now?.seats ?? []).flatMap(({ seat, free }) => {
      const token = this.mine?.invite?.[seat];
      return free && token ? [{ side: seat, token }] : [];
    });
  }

  /** The table as whoever has the screen may see it. */
  #current(): unknown {
    const view = viewOf(this.match, this.me);
    return view && this.shared && !this.#hand && this.table.cover ? this.table.cover(view) : view;
  }
  get view(): unknown {
    return this.#view;
  }
  #view = $derived.by<unknown>(() => this.#current());
  get scene() {
    return this.past?.scene ?? this.stage.scene;
  }

  // ---- What is asked.
  /** Pressed, and to be confirmed. */
  wanted = $state.raw<Choice | null>(null);
  /** It would throw something away: asked once, elsewhere. */
  wasting = $state.raw<Choice | null>(null);

  /** Nothing is asked while the page tells, waits for an answer or stands still. */
  get #open() {
    const { me, now, match } = this;
    if (!me || !now || !this.view || this.stage.playing || this.looking) return false;
    return !match.sent[me] && !now.outcome && !now.paused && !stoodIn(now, me);
  }
  #listed = $derived.by(() => {
    const all = listed(this.now?.legal[this.me ?? ""]);
    const live = all.filter(({ text }) => this.#only?.test(text));
    return live.length ? live : all;
  });
  #ordered = (all: Choice[], view: unknown, seat: Seat) => this.table.choices?.(all, view, seat) ?? all;
  get choices(): Choice[] {
    return this.#choices;
  }
  #choices = $derived.by<Choice[]>(() => {
    return this.#open && this.me ? this.#ordered(this.#listed, this.view, this.me) : [];
  });
  /** What may be done unasked. */
  get extra(): Choice[] {
    return this.me && !this.match.sent[this.me] ? listed(this.now?.unasked?.[this.me]) : [];
  }
  /** The list holds samples of many more. */
  get #samples() {
    return !!this.now?.legal[this.me ?? ""]?.samples;
  }
  /** A choice as it is listed, or may be made unasked; else as it was put together. */
  #named = (choice: string | Choice): Choice | undefined => {
    const [wanted, own] = typeof choice === "string" ? [choice, undefined] : [choice.text, choice];
    return [...this.choices, ...this.extra].find(({ text }) => text === wanted) ?? own;
  };
  isOpen = (choice: Choice) =>
    this.choices.some(({ text }) => text === choice.text) || (this.#samples && this.choices.length > 0);
  get pending() {
    return this.wanted && this.isOpen(this.wanted) ? this.wanted : null;
  }
  get moment(): Moment<AnyGame> {
    return this.#moment;
  }
  #moment = $derived.by<Moment<AnyGame>>(() => ({
    view: this.past?.view ?? this.view,
    seat: this.me,
    choices: this.choices,
    pending: this.pending,
    samples: this.#samples,
    intent: this.#intent,
  }));
  /** What is asked, as text to compare; "" while nothing is. */
  get asked() {
    return this.choices.length && this.me ? `${this.me} ${this.choices.map(({ text }) => text)}` : "";
  }
  /** What a choice is called; one without a value, from before there were any, by its text. */
  label = (choice: string | Choice): string => {
    const named = this.#named(choice);
    return named && named.move !== undefined ? this.table.label(named, this.moment) : (named?.text ?? `${choice}`);
  };

  get question() {
    const { now, view, me, table, stage } = this;
    if (!now || !view || !stage.scene) return t("page-connecting");
    if (now.outcome && !stage.playing) return this.outcome;
    if (stage.playing) return t("page-watching", { touch: String(byTouch()) });
    if (now.paused) return t("page-paused");
    if (stoodIn(now, me ?? undefined)) return t("page-stand-in-plays");
    if (me && this.match.sent[me]) return t(table.sealed ? "page-sealing" : "page-sending");
    if (me && this.choices.length) {
      const asked = table.question(this.moment);
      return this.shared ? t("page-ask-one", { side: me, asked }) : asked;
    }
    if (this.vacant.length) return t("page-wait-friend");
    const side = now.to_act[0];
    if (!side) return "";
    return t(me && !this.shared && table.sealed?.(view, me) ? "page-wait" : "page-wait-any", { side });
  }
  /** How it ended; "" until that is told. */
  get outcome() {
    const { now, view, table, stage } = this;
    return now?.outcome && !stage.playing ? outcomeText(now.outcome, view ? table.season?.(view) : undefined) : "";
  }
  /** What somebody who looks elsewhere should know: it stands in the title until he looks here. */
  missed = $state("");
  get title() {
    const score = this.stage.scene ? `${this.table.score(this.stage.scene).join("–")} ` : "";
    const mark = this.choices.length ? "● " : "";
    return `${mark}${this.missed ? `${this.missed} ` : ""}${score}${t(`${this.table.game}-name`)} · Onze`;
  }
  /** How it is played: said beside the board, as it was agreed. */
  played = $state("");
  /** Not needed at once: it comes with the first choice. Where the server has gone meanwhile it stays unsaid. */
  async #sayHow() {
    const [{ inWords }] = await Promise.all([import("./options"), learn("match")]);
    this.played = await inWords(this.table.game, this.options);
  }

  // ---- Acting.
  /** What the rules allow and punish is always asked for once more. */
  #unsure(choice: Choice): boolean {
    if (choice.warned || settings.confirm === "always") return true;
    return settings.confirm === "auto" && byTouch() && (this.table.slippery?.(choice, this.moment) ?? false);
  }
  wasted = (choice: Choice) => this.table.wastes?.(choice, this.moment) ?? "";
  /** Is this choice asked for once more before it counts? */
  asksBack = (text: string) => {
    const choice = this.#named(text);
    return !!choice && (!!this.wasted(choice) || this.#unsure(choice));
  };

  play = async (one: string | Choice, sure = false) => {
    const [seat, choice] = [this.me, this.#named(one)];
    if (!seat || !choice || this.settling) return;
    const open = this.isOpen(choice);
    if (!open && !this.extra.some(({ text }) => text === choice.text)) return;
    if (open && !sure && this.wasted(choice)) {
      this.wasting = choice;
      return;
    }
    if (open && !sure && choice.text !== this.pending?.text && this.#unsure(choice)) {
      this.wanted = choice;
      return;
    }
    this.wanted = null;
    const kept = this.#hand === seat || this.handing === "final";
    if (!(await choose(this.match, seat, choice.text))) return;
    // Who plays has understood: on to the next one. Where they wait for their moment, only who has read one goes on.
    if (!("patient" in this.table.hints)) this.hint++;
    this.#chose = seat;
    if (kept) this.#lay(seat);
  };
  /** The answer to what was asked because something would be lost. */
  waste = (act: number | null) => {
    const choice = this.wasting;
    this.wasting = null;
    if (choice && act !== null) void this.play(choice, true);
  };
  /** Two at one keyboard: a choice made with keys of one's own (CHI-910). */
  blind = (seat: Seat, at: number) => {
    const choice = this.#ordered(listed(this.now?.legal[seat]), viewOf(this.match, seat), seat)[at];
    if (choice && !this.match.sent[seat]) void choose(this.match, seat, choice.text);
  };
  ask: Ask<AnyGame> = (question: unknown) => askBeside(this.match, this.me, question);
  get takeBack() {
    const seat = this.me;
    return seat && this.now?.take_back?.[seat] ? () => void tellServer(this.match, "take_back", { seat }) : null;
  }
  giveUp = (at: number | null) => {
    const seat = at === null ? undefined : this.seats[at];
    if (seat) void tellServer(this.match, "resign", { seat });
  };
  teach = () => {
    setFlag(`hints.${this.table.game}`, false);
    this.hint = 1;
    this.guided = true;
  };
  leavePast = () => {
    this.looking = false;
    this.past = null;
  };

  // ---- The screen changes hands.
  /** Who takes it over sees the board first, wherever the one before had scrolled to. */
  takeOver = () => {
    if (this.settling) return;
    this.#hand = this.handOver;
    scrollTo(0, 0);
  };
  #lay(seat: Seat) {
    this.#last = seat;
    this.#hand = null;
  }
  /**
   * Who skips what is being told has a finger where the next choice appears: choices are pale and take no press until a
   * moment later. The same where the screen changes hands: a double tap never acts for two.
   */
  settling = $state(false);
  skip = () => {
    if (this.cast) return this.cast();
    this.settling = true;
    this.stage.skip();
  };

  // ---- Telling what happens.
  /** The dice are in somebody's hand: they fall when this is called. */
  cast = $state.raw<(() => void) | null>(null);
  async #before(event: unknown) {
    const seat = this.table.thrown?.(event);
    if (settings.throws && seat && this.seats.includes(seat) && !document.hidden)
      await new Promise<void>((done) => {
        this.cast = done;
      });
    this.cast = null;
    const heard = this.table.sound?.(event);
    // Before somebody has touched the page a browser lets it make no sound.
    if (heard && (settings.sound || settings.buzz) && navigator.userActivation.hasBeenActive)
      void import("./sound").then((part) => part.sound(heard));
  }
  /** Tells what is new. A choice that the other has handed in is only laid: whoever is choosing is not disturbed. */
  #catchUp() {
    const { stage, table } = this;
    const { steps } = this.match;
    const view = this.#current();
    if (!view || stage.playing) return;
    const quiet = (event: unknown) => table.silent(event) || table.director.elsewhere?.(event);
    const current = () => this.#current();
    if (!stage.scene && steps.length === 1 && this.seats.length) void stage.open(view, steps, current);
    else if (!stage.scene || steps.slice(stage.told.steps).every((step) => step.events.every(quiet)))
      stage.set(view, steps);
    else void stage.tell(current, () => this.match.steps);
  }

  // ---- Around the match.
  /** The commitment is noted before the end is known, so that the replay can hold it against the record. */
  async #note() {
    const { id, mine } = this;
    const token = Object.values(mine?.seats ?? {})[0];
    if (!mine || mine.commit || !token) return;
    const commit = /^commit (\S+)$/m.exec(await record(id, token).catch(() => ""))?.[1];
    if (commit) hold(id, { ...mine, ...held(id), commit });
  }
  /** Both want another match. Who only looks back at an old one stays there. */
  async #goOn(next: string, mine: Held, stays: boolean) {
    const outcome = this.now?.outcome ?? null;
    await (await import("./rematch")).takeSeats(next, mine, outcome);
    if (!stays) go(`/m/${next}`);
  }

  #live() {
    const { match, stage, table } = this;
    // Sentences say who it is, as soon as that is known.
    $effect(() => {
      const people = namesOf(this.now, this.mine?.names);
      callSides(this.view && table.names ? table.names(this.view, people) : people);
    });
    $effect(() => () => {
      closeMatch(match);
      callSides({});
      this.cast?.();
    });
    const begun = $derived(match.steps.some((step) => step.seat !== null && this.seats.includes(step.seat)));
    $effect(() => {
      void words.lang;
      if (begun) void this.#sayHow().catch(() => {});
    });
    $effect(() => {
      if (!this.now || match.steps.length < this.now.n) return;
      // Also with another hand, and when the last news has been told: more may have come meanwhile.
      void [this.#hand, stage.playing];
      untrack(() => {
        sendKept(match);
        this.#catchUp();
      });
    });
    $effect(() => {
      const hand = this.#hand;
      if (hand && !this.owing.includes(hand) && !match.sent[hand]) this.#lay(hand);
    });
    const turn = $derived(this.handOver ? `to ${this.handOver}` : this.shared && this.me);
    let turned = untrack(() => turn);
    $effect(() => {
      if (turn && turned && turn !== turned) this.settling = true;
      turned = turn || turned;
    });
    $effect(() => {
      if (!this.settling || stage.playing) return;
      const timer = setTimeout(() => {
        this.settling = false;
      }, SETTLES);
      return () => clearTimeout(timer);
    });
    let awaiting = false;
    $effect(() => {
      if (this.now && !this.now.rematch) awaiting = true;
      const next = this.now?.rematch;
      if (next && this.mine && this.seats.length && !stage.playing) void this.#goOn(next, this.mine, !awaiting);
    });
  }

  // ---- Keys and clicks that are the page's own.
  /** A key at the table; true if it was one of its own. */
  key(event: KeyboardEvent): boolean {
    const { stage } = this;
    if (this.cast && (event.key === " " || event.key === "Enter")) return act(this.cast);
    if (this.looking) return false;
    if (event.key === "ArrowLeft" && settings.keys && !event.defaultPrevented && this.match.steps.length > 1) {
      this.looking = true;
      return true;
    }
    if (stage.playing)
      return (settings.keys ? /^([0-9 ]|Enter|Escape)$/ : /^Escape$/).test(event.key) && act(this.skip);
    if (this.settling) return false;
    if (event.key === "Escape" && this.pending) this.wanted = null;
    if (this.handOver) return false;
    const nth = Number(shortcut(event));
    const choice = nth ? this.choices[nth - 1] : this.table.key?.(event.key, this.moment);
    return !!choice && act(() => void this.play(choice));
  }
  #clicked = { x: 0, y: 0 };
  /** Is this the second half of a double click? It is no choice of its own, however fast the next question came. */
  isEcho({ clientX, clientY, detail }: MouseEvent): boolean {
    const { x, y } = this.#clicked;
    this.#clicked = { x: clientX, y: clientY };
    // Two quick taps on neighbouring squares count as a double one too, but are two.
    return detail > 1 && Math.hypot(clientX - x, clientY - y) <= 8;
  }
}

function act(what: () => void): true {
  what();
  return true;
}
