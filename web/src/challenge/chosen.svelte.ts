import type { Ask, Moment } from "../lib/table";
import type { Challenge, Club } from "../types/challenge";
import type { GoingOn, Prospect } from "./marks";
import type { Placing, Squad } from "./moves";

/** An offer or ask that a club puts together; without a price, the usual one. */
export interface Draft {
  word: "offer" | "ask";
  to: Club | null;
  count: number;
  price: number | null;
}

/** What has been picked so far at this table, on the board or in the list: both show the same. */
class Chosen {
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
  /** What each move of the footballer comes to, once the server has told. */
  prospects = $state.raw<Record<string, Prospect>>({});
  /** The kind of path that the list shows. */
  group = $state<string | null>(null);
  /** A line-up or squad that is being arranged. */
  placing = $state.raw<Placing | null>(null);
  squad = $state.raw<Squad | null>(null);
  /** By club and its card: what was entered stays until something else is. */
  drafts = $state.raw<Record<string, Draft>>({});
  /** What a press on the team sheet sets. */
  task = $state<"eleven" | "rings" | "keeper">("eleven");
  /** The match in sight. */
  fixture = $state(-1);
  /** The clubs that are run from here: their matches are told. */
  follow = $state.raw<Club[]>([]);
  /** The club whose match somebody looks at instead, or because he runs none. */
  pinned = $state<Club | null>(null);
  /** The board is turned: North is at the left, or below. */
  turned = $state(false);
  #asked = "";

  /** Forgets everything as soon as something or somebody else is asked; a squad or line-up outlives what is told meanwhile. */
  ask(legal: string[], seat: Club | null) {
    const asked = legal.length ? `${seat} ${legal}` : "";
    if (asked === this.#asked) return;
    this.drop();
    [this.die, this.group] = [null, null];
    if (!asked) return;
    this.#asked = asked;
    // Whoever is asked looks at his own match.
    if (this.follow.length) this.pinned = null;
    [this.placing, this.squad, this.task] = [null, null, "eleven"];
    this.prospects = {};
  }

  drop() {
    [this.man, this.to, this.path, this.shown] = [null, null, null, null];
    [this.via, this.told] = [[], null];
  }

  /** Draws a path by way of these, if it may go there: any legal path can be put together so (CHA-903). */
  async by(via: string[], club: Club | null, ask: Ask<Challenge>) {
    const asked = this.#asked;
    const told = via.length ? ((await ask(`via ${club} ${via.join(">")}`)) as GoingOn | null) : null;
    if (asked !== this.#asked || (via.length && !told)) return;
    [this.via, this.told, this.path, this.shown, this.group] = [via, told, null, null, null];
  }

  /** Asks what the moves of a footballer come to: a champion may have no way round a star (CHA-526, CHA-905). */
  async foresee(man: string, club: Club | null, ask: Ask<Challenge>) {
    const asked = this.#asked;
    const told = (await ask(`runs ${club} ${man}`)) as Record<string, Prospect> | null;
    if (told && asked === this.#asked) this.prospects = { ...this.prospects, ...told };
  }

  /** What is asked once a path goes by way of somebody: only the paths that do. */
  goingOn(moment: Moment<Challenge>): Moment<Challenge> {
    const { told } = this;
    if (!told) return moment;
    const warned = Object.fromEntries(told.offside.map((path) => [path, "CHA-756"]));
    return { ...moment, legal: told.paths, warned: { ...moment.warned, ...warned } };
  }

  pick(man: string) {
    this.man = this.man === man ? null : man;
    this.to = null;
  }
}

export const chosen = new Chosen();
