import type { Ask, Moment, Play } from "../lib/table";
import type { Aim, Foresight, Kind, Simulator } from "../types/simulator";
import { keyOf } from "./chosen.svelte";
import { type Choice, kickChoice, type Read, readAll } from "./moves";

/** Milliseconds between two questions: the server takes twenty messages a second, and there are others to ask. */
const PAUSE = 75;
/** On a slow line questions follow each other without waiting for answers: so many are under way at most. */
const UNDER_WAY = 16;

const turned = (tenths: number) => ((Math.round(tenths) % 3600) + 3600) % 3600;
export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The kicks that are open: low, lob or head, with which word, by whom. */
export interface Open {
  word: "pass" | "kick";
  peg: string;
  kinds: Kind[];
  /** Opponents who may be dribbled. */
  dribbles: string[];
  dodge: boolean;
}

export function openKick(moment: Pick<Moment<Simulator>, "choices" | "view">): Open | null {
  const kicks = readAll(moment).filter((choice): choice is Read & { aim: Aim } => choice.aim !== null);
  const [first] = kicks;
  if (!first) return null;
  return {
    word: first.word === "pass" ? "pass" : "kick",
    peg: first.peg,
    kinds: [...new Set(kicks.filter(({ word }) => word !== "dodge").map(({ aim }) => aim.kind))],
    dribbles: [...new Set(kicks.flatMap(({ other }) => (other ? [other] : [])))],
    dodge: kicks.some(({ word }) => word === "dodge"),
  };
}

/** How the kick is aimed: by the sling, by numbers, or by a kick of the list that is looked at. */
export class Aiming {
  aim = $state.raw<Aim>({ kind: "low", direction: 0, power: 40, loft: 0 });
  dribble = $state<string | null>(null);
  dodge = $state(false);
  /** Drawn on the cloth. */
  shown = $state(false);
  foreseen = $state.raw<Foresight | null>(null);
  /** The least and the greatest power (SIM-402), the same of lofts with the usual one (SIM-412). */
  #power: number[] = [];
  #lofts: Record<Kind, [number, number, number]> | null = null;
  #asked = "";
  #ask: Ask<Simulator> | null = null;
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
  begin(moment: Moment<Simulator>) {
    const asked = keyOf(moment);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const { power, lofts } = moment.view;
    [this.#power, this.#lofts] = [power, lofts];
    const kind = openKick(moment)?.kinds[0] ?? "low";
    this.aim = { kind, direction: moment.seat === "B" ? 1800 : 0, power: 40, loft: lofts[kind][2] };
    this.dribble = null;
    this.dodge = false;
    this.doubt = null;
    this.hide();
  }

  set(more: Partial<Aim>, ask: Ask<Simulator>) {
    const aim = { ...this.aim, ...more };
    const [least, most, usual] = this.#lofts?.[aim.kind] ?? [0, 0, 0];
    const [weakest = 0, strongest = 0] = this.#power;
    const loft = more.kind && more.kind !== this.aim.kind && more.loft === undefined ? usual : aim.loft;
    this.aim = {
      kind: aim.kind,
      direction: turned(aim.direction),
      power: clamp(Math.round(aim.power), weakest, strongest),
      loft: clamp(Math.round(loft), least, most),
    };
    this.shown = true;
    this.#ask = ask;
    this.#wanted = JSON.stringify([this.aim, this.#past]);
    this.#look();
  }

  /** Past this opponent, or nobody. */
  past(peg: string | null, ask: Ask<Simulator>) {
    this.dribble = peg;
    this.set({}, ask);
  }
  get #past(): string | null {
    return this.aim.kind === "low" ? this.dribble : null;
  }

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
    void this.#show(this.#ask, ++this.#count);
  }

  /** Of the answers the latest counts, in whatever order they come. */
  async #show(ask: Ask<Simulator>, count: number) {
    this.#underWay++;
    const told = await ask({ path: [this.aim, this.#past] });
    this.#underWay--;
    if (told && this.shown && count > this.#newest) {
      this.#newest = count;
      this.foreseen = told.path;
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

  async release(open: Open, ask: Ask<Simulator>, play: Play<Simulator>) {
    const choice = this.choice(open);
    const { text } = choice;
    if (this.dodge && this.doubt?.text !== text) {
      const told = (await ask({ check: text }))?.check;
      const clause = told && "legal" in told ? told.legal : null;
      this.doubt = clause ? { text, clause } : null;
      if (this.doubt) return;
    }
    this.meant = text;
    play(choice);
  }

  /** The choice as the rules write it. */
  choice({ word, peg }: Open): Choice {
    return kickChoice(this.dodge ? "dodge" : word, peg, this.aim, this.dodge || word === "kick" ? null : this.#past);
  }
}
