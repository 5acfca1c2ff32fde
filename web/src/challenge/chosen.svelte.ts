import type { Ask, Moment } from "../lib/table";
import type { Challenge, Club, Foreseen, GoingOn, Squad } from "../types/challenge";
import type { Eyes } from "./eyes.svelte";
import type { Placing } from "./moves";

/** An offer or ask that a club puts together; without a price, the usual one. */
export interface Draft {
  word: "offer" | "ask";
  to: Club | null;
  count: number;
  price: number | null;
}

/** What has been picked so far at a table, on the board or in the list: both show the same. */
export class Chosen {
  /** The footballer who is to move. */
  man = $state<string | null>(null);
  /** Only moves by this die. */
  die = $state<number | null>(null);
  /** His square, where several choices lead there. */
  to = $state<string | null>(null);
  /** The path that is drawn and waits to be confirmed. */
  path = $state<string | null>(null);
  /** The path or move that a pointer or the focus is on: drawn and named, not yet picked. */
  shown = $state<string | null>(null);
  /** The team-mates by way of whom a path is drawn, and how it can go on from the last of them. */
  via = $state.raw<string[]>([]);
  told = $state.raw<GoingOn | null>(null);
  /** Which moves take the ball or draw a card, and by which squares those of the footballer go, once the server has told. */
  foreseen = $state.raw<Map<string, Foreseen> | null>(null);
  ways = $state.raw<Map<string, string[]>>(new Map());
  /** The kind of path that the list shows. */
  group = $state<string | null>(null);
  /** A line-up or squad that is being arranged. */
  placing = $state.raw<Placing | null>(null);
  squad = $state.raw<Squad | null>(null);
  /** By club and its card: what was entered stays until something else is. */
  drafts = $state.raw<Record<string, Draft>>({});
  /** What a press on the team sheet sets. */
  task = $state<"eleven" | "rings" | "keeper">("eleven");
  #asked = "";

  constructor(readonly eyes: Eyes) {}

  /** Forgets everything as soon as something or somebody else is asked; a squad or line-up outlives what is told meanwhile. */
  ask({ choices, seat }: Moment<Challenge>) {
    const asked = choices.length ? `${seat} ${choices.map(({ text }) => text)}` : "";
    if (asked === this.#asked) return;
    this.drop();
    [this.die, this.group] = [null, null];
    if (!asked) return;
    this.#asked = asked;
    // Whoever is asked looks at his own match.
    if (this.eyes.follow.length) this.eyes.pinned = null;
    [this.placing, this.squad, this.task] = [null, null, "eleven"];
    [this.foreseen, this.ways] = [null, new Map()];
  }

  drop() {
    [this.man, this.to, this.path, this.shown] = [null, null, null, null];
    [this.via, this.told] = [[], null];
  }

  /** Draws a path by way of these, if it may go there: any legal path can be put together so (CHA-903). */
  async by(via: string[], club: Club | null, ask: Ask<Challenge>) {
    const asked = this.#asked;
    const told = via.length && club ? ((await ask({ via: [club, via] }))?.via ?? null) : null;
    if (asked !== this.#asked || (via.length && !told)) return;
    [this.via, this.told, this.path, this.shown, this.group] = [via, told, null, null, null];
  }

  /** Asks what the moves come to: a champion may have no way round a star (CHA-526, CHA-905). */
  async foresee(club: Club, ask: Ask<Challenge>) {
    const asked = this.#asked;
    const told = (await ask({ foresee: club }))?.foresee ?? [];
    if (asked === this.#asked) this.foreseen = new Map(told.map((one) => [one.text, one]));
  }

  /** Asks by which squares the moves of a footballer go. */
  async waysOf(man: string, club: Club, ask: Ask<Challenge>) {
    const asked = this.#asked;
    const told = (await ask({ ways: [club, man] }))?.ways ?? [];
    if (asked === this.#asked) this.ways = new Map(told);
  }

  /** What is asked once a path goes by way of somebody: only the paths that do. */
  goingOn(moment: Moment<Challenge>): Moment<Challenge> {
    return this.told ? { ...moment, choices: this.told.paths } : moment;
  }

  pick(man: string) {
    this.man = this.man === man ? null : man;
    this.to = null;
  }
}
