import type { Moment } from "../lib/table";
import type { Aim, Foresight, Kind, Simulator } from "../types/simulator";
import { type Choice, readLegal, writeAim } from "./moves";

type Ask = (question: string) => Promise<unknown>;

/** Degrees of loft that each kind allows (SIM-412). */
export const LOFT: Record<Kind, [number, number]> = { low: [0, 0], lob: [27, 75], head: [0, 63] };
const USUAL: Record<Kind, number> = { low: 0, lob: 35, head: 30 };
/** Milliseconds between two questions: the server takes twenty messages a second, and there are others to ask. */
const PAUSE = 75;
/** On a slow line questions follow each other without waiting for answers: so many are under way at most. */
const UNDER_WAY = 16;

const turned = (tenths: number) => ((Math.round(tenths) % 3600) + 3600) % 3600;
export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The kicks that are open: low, lob or head, with which word, by whom. */
export interface Open {
  word: "PASS" | "KICK" | "DODGE";
  peg: string;
  kinds: Kind[];
  /** Opponents who may be dribbled. */
  dribbles: string[];
  dodge: boolean;
}

export function openKick(legal: string[]): Open | null {
  const kicks = readLegal(legal).filter((choice): choice is Choice & { aim: Aim } => choice.aim !== null);
  const [first] = kicks;
  if (!first) return null;
  return {
    word: first.word === "pass" ? "PASS" : "KICK",
    peg: first.peg,
    kinds: [...new Set(kicks.filter(({ word }) => word !== "dodge").map(({ aim }) => aim.kind))],
    dribbles: [...new Set(kicks.flatMap(({ dribble }) => (dribble ? [dribble] : [])))],
    dodge: kicks.some(({ word }) => word === "dodge"),
  };
}

/** How the kick is aimed: by the sling, by numbers, or by a kick of the list that is looked at. */
class Aiming {
  aim = $state.raw<Aim>({ kind: "low", direction: 0, power: 40, loft: 0 });
  dribble = $state<string | null>(null);
  dodge = $state(false);
  /** Drawn on the cloth. */
  shown = $state(false);
  foreseen = $state.raw<Foresight | null>(null);
  #asked = "";
  #ask: Ask | null = null;
  /** The path that is wanted, and the one that was asked for last. */
  #wanted = "";
  #looked = "";
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay = 0;
  /** Questions so far, and the one whose answer is shown. */
  #count = 0;
  #newest = 0;

  /** A new question: straight ahead, with medium power. */
  begin({ legal, seat }: Moment<Simulator>) {
    const asked = legal.join();
    if (asked === this.#asked) return;
    this.#asked = asked;
    const open = openKick(legal);
    const kind = open?.kinds[0] ?? "low";
    this.aim = { kind, direction: seat === "B" ? 1800 : 0, power: 40, loft: USUAL[kind] };
    this.dribble = null;
    this.dodge = false;
    this.doubt = null;
    this.hide();
  }

  set(more: Partial<Aim>, ask: Ask) {
    const aim = { ...this.aim, ...more };
    const [least, most] = LOFT[aim.kind];
    const loft = more.kind && more.kind !== this.aim.kind && more.loft === undefined ? USUAL[aim.kind] : aim.loft;
    this.aim = {
      kind: aim.kind,
      direction: turned(aim.direction),
      power: clamp(Math.round(aim.power), 1, 100),
      loft: clamp(Math.round(loft), least, most),
    };
    this.shown = true;
    this.#ask = ask;
    this.#wanted = this.#path();
    this.#look();
  }

  /** Past this opponent, or nobody. */
  past(peg: string | null, ask: Ask) {
    this.dribble = peg;
    this.set({}, ask);
  }

  #path = () => `${writeAim(this.aim)}${this.aim.kind === "low" && this.dribble ? ` dribble ${this.dribble}` : ""}`;

  /** Asks for the path as it is aimed now, unless one was asked for just before: then a moment later, as it is then. */
  #look() {
    const wait = this.#last + PAUSE - performance.now();
    if (this.#timer || this.#underWay >= UNDER_WAY) return;
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#look();
      }, wait);
      return;
    }
    const wanted = this.#wanted;
    if (!wanted || wanted === this.#looked || !this.#ask) return;
    this.#looked = wanted;
    this.#last = performance.now();
    void this.#show(this.#ask(`path ${wanted}`), ++this.#count);
  }

  /** Of the answers the latest counts, in whatever order they come. */
  async #show(answer: Promise<unknown>, count: number) {
    this.#underWay++;
    const told = (await answer) as Foresight | null;
    this.#underWay--;
    if (told && this.shown && count > this.#newest) {
      this.#newest = count;
      this.foreseen = told;
    }
    this.#look();
  }

  hide() {
    this.shown = false;
    this.foreseen = null;
    this.#wanted = "";
    this.#looked = "";
    // What is still under way belongs to an aim that was given up.
    this.#newest = this.#count;
  }

  /** The kick that was let go by the sling or by its own button: there a finger did not slip. */
  meant = "";
  /** A kick that the rules allow and punish (SIM-442): let go once, and asked for once more (SIM-1002). */
  doubt = $state.raw<{ text: string; clause: string } | null>(null);

  async release(open: Open, ask: Ask, play: (choice: string) => void) {
    const text = this.text(open);
    if (this.dodge && this.doubt?.text !== text) {
      const told = (await ask(`check ${text}`)) as { punished?: string | null } | null;
      this.doubt = told?.punished ? { text, clause: told.punished } : null;
      if (this.doubt) return;
    }
    this.meant = text;
    play(text);
  }

  /** The choice as the rules write it. */
  text({ word, peg }: Open): string {
    if (this.dodge) return `DODGE ${peg} ${writeAim(this.aim)}`;
    return `${word} ${peg} ${word === "PASS" ? this.#path() : writeAim(this.aim)}`;
  }
}

export const aiming = new Aiming();
