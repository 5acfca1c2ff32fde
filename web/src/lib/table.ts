/*
 * The contract between the page and the table of one game.
 *
 * The page knows matches: seats, links, offers, clocks, the story, the replay. A table knows one game: how it looks,
 * how an event moves, what is asked and what the choices are called. It never decides a rule: it shows the view and
 * offers the choices that the server lists.
 *
 * A game joins with a folder of its own that exports one `GameTable`, a line in `tables.ts`, and its sentences:
 * `<game>-…` in /locales (name, about, options, events, refusals) and what only the page says in
 * src/locales/<game>.{en,fr}.ftl. Both travel as one chunk a language, and only when the game is played.
 */
import type { Component, Snippet } from "svelte";
import type { Clock, GameEvent, Seat, Step } from "../types/protocol";
import { settings } from "./settings.svelte";
import type { Sound } from "./sound";
import type { Director } from "./stage.svelte";
import type { Fingers } from "./zoom.svelte";

/** What one game fills into the contract, most of it as generated from Rust. It is only ever a type. */
export interface GameTypes {
  Seat: Seat;
  /** What changes. */
  View: unknown;
  /** What is fixed for the whole match: boards, decks, limits. */
  Setup: unknown;
  Event: GameEvent;
  /** What lies on the table, as the game's own director draws it. */
  Scene: unknown;
  Move: unknown;
  /** What a listed choice comes to, as far as it is shown without being asked. */
  ComesTo: unknown;
  /** What may be asked while somebody still chooses, and the answers, tagged as the questions are. */
  Question: unknown;
  Answer: unknown;
  /** What somebody has picked up, aimed or planned here and not handed in: one object for each open table. */
  Intent: unknown;
}

/** What changes together with what is fixed. */
export type Seen<G extends GameTypes> = G["View"] & G["Setup"];

/** A choice as the server lists it. */
export interface Choice<Move = unknown, ComesTo = unknown> {
  /** Its name in records, messages and the shell: this is handed in. */
  text: string;
  move: Move;
  comes_to?: ComesTo;
  /** It is legal and punished: the clause. It is asked for once more. */
  warned?: string;
}
export type ChoiceOf<G extends GameTypes> = Choice<G["Move"], G["ComesTo"]>;

/** The tag of a value of one of the game's enums: "kicks" of "kicks", "after" of `{ after: … }`. */
type Tag<T> = T extends string ? T : T extends unknown ? keyof T : never;

/**
 * A question beside the match, answered by the server without touching it: `(await ask({ odds: … }))?.odds`. Null if it
 * gives no answer; always in a replay.
 */
export type Ask<G extends GameTypes> = <Q extends G["Question"]>(
  question: Q,
) => Promise<unknown extends G["Answer"] ? G["Answer"] : Extract<G["Answer"], Record<Tag<Q>, unknown>> | null>;

/** Hands a choice in: a listed one by its text, one that is put together here (where the list holds only samples) as a value. */
export type Play<G extends GameTypes> = (choice: string | ChoiceOf<G>) => void;

/** What is asked at this moment, and of whom. */
export interface Moment<G extends GameTypes> {
  view: Seen<G>;
  /** Whose eyes and whose choice; nobody's for a spectator. */
  seat: G["Seat"] | null;
  /** The choices, as the server lists them, that the table's `choices` let through. Empty while nothing is asked of this seat. */
  choices: ChoiceOf<G>[];
  /** The one that was pressed and waits to be confirmed; in a replay, the one that would have been better. */
  pending?: ChoiceOf<G> | null;
  /** The list holds samples of many more (kicks, places): others may be handed in too, and the server judges them. */
  samples?: boolean;
  /** What is begun at this table and not handed in, as the table's `intent` made it. */
  intent: G["Intent"];
}

/** The line over the board: who plays, the score, the clock, how the match stands. */
export interface ScoreProps<G extends GameTypes> {
  scene: G["Scene"];
  /** What the players are called, by seat; "" for one without a name. */
  names: Record<G["Seat"], string>;
  /** Is somebody there? Left out where it makes no sense: a computer, two at one screen, a replay. */
  here: Record<G["Seat"], boolean | undefined>;
  /** Who owes a choice. */
  toAct: G["Seat"][];
  clock: Clock | null;
  /** The seat at the near end of the board, which is its left one on a screen: the line is turned as the board is. */
  near: G["Seat"];
  /** What is begun at this table, as in its moment. */
  intent: G["Intent"];
}

/** The board. It is as broad as its place; what is drawn over it comes as `children`. */
export interface BoardProps<G extends GameTypes> {
  /** What to draw: the newest picture of the telling. */
  scene: G["Scene"];
  /** What is asked. Choices may be made on the board itself as well as in the list. */
  moment: Moment<G>;
  /** The seat at the near end of the table. */
  near: G["Seat"];
  /** Something is being told: a click skips it instead of choosing. */
  playing: boolean;
  /** In a replay there is nothing to choose. */
  replay: boolean;
  /** In a replay on a phone: what a large board is seen from near by, and goes along with the ball. */
  follow?: Component<{ fingers: Fingers }> | undefined;
  onskip: () => void;
  play: Play<G>;
  ask: Ask<G>;
  children?: Snippet;
}

/** Under the board, under the thumb: the question and the plain list of choices, complete for keyboard and screen reader. */
export interface ChoicesProps<G extends GameTypes> {
  scene: G["Scene"];
  moment: Moment<G>;
  /** The seat whose colours the list wears. */
  near: G["Seat"];
  /** What is asked or what is going on, as a sentence. */
  question: string;
  /** What a listed choice is called, by its text. */
  label: (choice: string) => string;
  play: Play<G>;
  ask: Ask<G>;
  /** Takes the last choice back; null where the rules do not let it. */
  takeBack: (() => void) | null;
}

/** Where a hint stands, in parts of the board, and which way it points. Its text is `<game>-hint-1`, `-2`, `-3`. */
export interface HintSpot {
  left: string;
  top: string;
  point: "up" | "down" | "left" | "right";
  /** What it speaks of on the board, as a selector: it stands beside that and not on it, wherever it lies. */
  of?: string;
}

/** On a screen, and on a phone held upright. */
export interface HintSpots<Spot = HintSpot> {
  wide: Spot[];
  tall: Spot[];
}
/** The same with null for a hint at something that is not on the table now: it waits. */
export type SomeHints = HintSpots<HintSpot | null>;

/**
 * How a question is put at a shared screen: at once; once the screen has been handed over, because what is chosen stands;
 * or the same out of sight of the others.
 */
export type Handing = "open" | "final" | "secret";

/** What may be asked of the board at any moment. `place` is a row, a square or a card; the table knows its own. */
export type Heard = "ball" | "near" | "row" | "mine" | "theirs" | "score";

/** A choice in words: it is played, or the player is asked back, or the words mean none. */
export type Meant = { choice: string } | { ask: string } | null;

/** A game for the ear: the board told in sentences, and a choice understood from a few words. */
export interface Ear<G extends GameTypes> {
  /** `place` narrows a question, such as a row. */
  answers: Record<Heard, (moment: Moment<G>, place: string) => string>;
  /** What is on a place, such as "14,9"; null if that is none. */
  place(name: string, moment: Moment<G>): string | null;
  /** What keys and words do here, where it is not what they do elsewhere. */
  help?(): string;
  /** What can be done, in a few words, where the plain list of choices would be too long. */
  choices?(moment: Moment<G>): string | null;
  /** The choices as their numbers count them; left out for the plain list. */
  numbered?(moment: Moment<G>): ChoiceOf<G>[];
  /** The choice that is meant by words such as "9 17,8". */
  meant(words: string, moment: Moment<G>): Meant;
}

/** A way over the board by arrows, place by place, whoever stands there. */
export interface Walker {
  start(): string;
  /** What is there, and where to draw the ring, in parts of the board. */
  place(at: string): { name: string; left: number; top: number; width: number; height: number };
  /** The place in the direction of a key (arrows, Home, End, PageUp, PageDown); null at the edge. */
  next(at: string, key: string): string | null;
  /** Enter: does what can be done there; what is to be said of it otherwise. */
  act(at: string): string;
}

/** One game's table. */
export interface GameTable<G extends GameTypes> {
  game: string;
  /** The seats in the order of the score. */
  seats: G["Seat"][];
  director: Director<G>;
  /** Makes what belongs to one open table alone; left out where nothing is kept between two presses. */
  intent?(): G["Intent"];
  Score: Component<ScoreProps<G>>;
  Board: Component<BoardProps<G>>;
  Choices: Component<ChoicesProps<G>>;
  /** Drawn once on a page with a board: shapes that the others use. */
  Shapes?: Component;
  /** Beside the story: what a player may look up. */
  Aside?: Component<{ id: string; view: Seen<G>; steps: Step<G["Event"]>[] }>;
  /**
   * Broad over high, on a screen and on a phone held upright; there also the height that its choices take as a rule, so
   * that the board keeps its size from question to question. A large board pans
   * and zooms.
   */
  shape: { wide: number; tall: number; choices: string; large?: true };

  /** What sentences call the seats, where that is not who sits there: `names` are those of the people. */
  names?(view: Seen<G>, names: Record<Seat, string>): Record<Seat, string>;

  /** The choices in the order of the picture, where that is not the order of the list. */
  choices?(listed: ChoiceOf<G>[], view: Seen<G>, seat: G["Seat"]): ChoiceOf<G>[];
  /** What is asked, when something is. */
  question(moment: Moment<G>): string;
  /** What a choice is called. */
  label(choice: ChoiceOf<G>, moment: Moment<G>): string;
  /** The choice behind a key other than the digits. */
  key?(key: string, moment: Moment<G>): string | undefined;
  /** A choice on small squares that cannot be taken back: a finger may slip, so it is confirmed by touch. */
  slippery?(choice: ChoiceOf<G>, moment: Moment<G>): boolean;
  /**
   * The question before a choice that throws away what could still be used, or gives away what does not come back:
   * dice, a champion. It is put once and elsewhere, however the choice was made. Its sentences are in `match.{en,fr}.ftl`.
   */
  wastes?(choice: ChoiceOf<G>, moment: Moment<G>): string | null;
  /** For the name of the tab and the like. */
  score(scene: G["Scene"]): number[];

  /** Begins a new chapter of the story with this heading. */
  chapter(event: G["Event"]): string | null;
  /** How an event sounds; nothing for most. */
  sound?(event: G["Event"]): Sound | null;
  /** Whose throw of the dice this is: whoever likes throws oneself. */
  thrown?(event: G["Event"]): G["Seat"] | null;
  /** The heading of the first chapter. */
  start(): string;
  /** No news in the story: left out, and passed over in a replay. */
  silent(event: G["Event"]): boolean;

  /**
   * Where several matches are played at once: the table as it is opened by these seats, whose matches are told, and in a
   * replay for the one match that a link names.
   */
  open?(seats: G["Seat"][], only: string): GameTable<G>;
  /** Finds the first and the last step of the match that a link names; null for the whole record. */
  part?(): Promise<(steps: Step<G["Event"]>[], only: string) => [number, number] | null>;

  /** Two at one screen, the cards between two turns: the view for eyes that may see neither hand. Left out where nothing is hidden. */
  cover?(view: Seen<G>): Seen<G>;
  /** Has this seat handed in a choice that is still under seal? Left out where nothing is sealed. */
  sealed?(view: Seen<G>, seat: G["Seat"]): boolean;
  /** Is it a championship, whose end a table tells and not a score? Left out where there are none. */
  season?(view: Seen<G>): boolean;
  /** How `seat` is asked at a shared screen, where `before` chose last. Left out where all is put at once. */
  handing?(view: Seen<G>, seat: G["Seat"], before: G["Seat"]): Handing;
  /** Two at one keyboard may choose at the same time, with keys of their own and without seeing what they choose. */
  blind?: boolean;
  /** The shape of a side, to which the side's letter is added (`kit-` for `#kit-R`), and the part of a drawing that it fills. */
  badge?: { shape: string; box: string };

  /**
   * Answers that a player may always want to give. With `<game>-habit-<key>` switched on, the page hands `choice` in as
   * soon as it is asked for; it is offered where the match has `option` on.
   */
  habits?: { key: string; choice: string; option: string }[];

  /** The game for the ear, loaded when it is asked for the first time. Its sentences are in `ear.{en,fr}.ftl`. */
  ear?: () => Promise<Ear<G>>;

  /** The game in thirty seconds: hints at real things on the board, `<game>-hint-1` and so on. */
  hints:
    | HintSpots
    | ((scene: G["Scene"], near: G["Seat"], intent: G["Intent"]) => HintSpots)
    /** `patient`: each waits until it is read, whatever is played meanwhile. */
    | {
        load: () => Promise<(scene: G["Scene"], near: G["Seat"], intent: G["Intent"]) => SomeHints>;
        patient?: true;
      };
}

/** The seat at the near end of the board, for eyes that would sit at `seat`: the other one where the board is turned. */
export function nearEnd<S extends Seat>({ game, seats }: Pick<AnyTable, "game" | "seats">, seat: S): S {
  return settings.flipped.includes(game) ? ((seats.find((one) => one !== seat) as S | undefined) ?? seat) : seat;
}

/** A game, and its table, that the page does not care about. */
// biome-ignore lint/suspicious/noExplicitAny: the page only hands views, events and scenes on.
export type AnyGame = any;
export type AnyTable = GameTable<AnyGame>;
