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

/** What is asked at this moment, and of whom. */
export interface Moment<View, S extends Seat = Seat> {
  view: View;
  /** Whose eyes and whose choice; nobody's for a spectator. */
  seat: S | null;
  /** The choices, as the server lists them, that `choices` let through. Empty while nothing is asked of this seat. */
  legal: string[];
  /** Of these, the one that was pressed and waits to be confirmed. */
  pending?: string | null;
  /** The list holds samples of many more (kicks, places): others may be handed in too, and the server judges them. */
  samples?: boolean;
  /** The choices that are legal and punished, each with its clause: they are asked for once more. */
  warned?: Record<string, string>;
}

/** The line over the board: who plays, the score, the clock, how the match stands. */
export interface ScoreProps<Scene, S extends Seat = Seat> {
  scene: Scene;
  /** What the players are called, by seat; "" for one without a name. */
  names: Record<S, string>;
  /** Is somebody there? Left out where it makes no sense: a computer, two at one screen, a replay. */
  here: Record<S, boolean | undefined>;
  /** Who owes a choice. */
  toAct: S[];
  clock: Clock | null;
  /** The seat at the near end of the board, which is its left one on a screen: the line is turned as the board is. */
  near: S;
}

/** The board. It is as broad as its place; what is drawn over it comes as `children`. */
export interface BoardProps<View, Scene, S extends Seat = Seat> {
  /** What to draw: the newest picture of the telling. */
  scene: Scene;
  /** What is asked. Choices may be made on the board itself as well as in the list. */
  moment: Moment<View, S>;
  /** The seat at the near end of the table. */
  near: S;
  /** Something is being told: a click skips it instead of choosing. */
  playing: boolean;
  /** In a replay there is nothing to choose. */
  replay: boolean;
  onskip: () => void;
  /** Hands a choice in, written as in `legal`; where that holds only samples, any other of the kind. */
  play: (choice: string) => void;
  /**
   * A question beside the match in the words of the game (`odds`, a predicted flight), answered by the server without
   * touching the match. Null if it gives no answer; always in a replay.
   */
  ask: (question: string) => Promise<unknown>;
  children?: Snippet;
}

/** Under the board, under the thumb: the question and the plain list of choices, complete for keyboard and screen reader. */
export interface ChoicesProps<View, Scene, S extends Seat = Seat> {
  scene: Scene;
  moment: Moment<View, S>;
  /** The seat whose colours the list wears. */
  near: S;
  /** What is asked or what is going on, as a sentence. */
  question: string;
  label: (choice: string) => string;
  play: (choice: string) => void;
  ask: BoardProps<View, Scene, S>["ask"];
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
export type Question = "ball" | "near" | "row" | "mine" | "theirs" | "score";

/** A choice in words: it is played, or the player is asked back, or the words mean none. */
export type Meant = { choice: string } | { ask: string } | null;

/** A game for the ear: the board told in sentences, and a choice understood from a few words. */
export interface Ear<View, S extends Seat = Seat> {
  /** `place` narrows a question, such as a row. */
  answers: Record<Question, (moment: Moment<View, S>, place: string) => string>;
  /** What is on a place, such as "14,9"; null if that is none. */
  place(name: string, moment: Moment<View, S>): string | null;
  /** What keys and words do here, where it is not what they do elsewhere. */
  help?(): string;
  /** What can be done, in a few words, where the plain list of choices would be too long. */
  choices?(moment: Moment<View, S>): string | null;
  /** The choices as their numbers count them; left out for the plain list. */
  numbered?(moment: Moment<View, S>): string[];
  /** The choice that is meant by words such as "9 17,8". */
  meant(words: string, moment: Moment<View, S>): Meant;
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

/** One game's table. `S` are the names of its seats. */
export interface GameTable<View, Event extends GameEvent, Scene, S extends Seat = Seat> {
  game: string;
  /** The seats in the order of the score. */
  seats: S[];
  director: Director<View, Event, Scene>;
  Score: Component<ScoreProps<Scene, S>>;
  Board: Component<BoardProps<View, Scene, S>>;
  Choices: Component<ChoicesProps<View, Scene, S>>;
  /** Drawn once on a page with a board: shapes that the others use. */
  Shapes?: Component;
  /** Beside the story: what a player may look up. */
  Aside?: Component<{ id: string; view: View; steps: Step<Event>[] }>;
  /**
   * Broad over high, on a screen and on a phone held upright; there also the height that its choices take as a rule, so
   * that the board keeps its size from question to question.
   */
  shape: { wide: number; tall: number; choices: string };

  /** What sentences call the seats, where that is not who sits there: `names` are those of the people. */
  names?(view: View, names: Record<Seat, string>): Record<Seat, string>;

  /** The choices to show, in the order of the picture; giving up and running out of time have their own ways. */
  choices(legal: string[], view: View, seat: S): string[];
  /** What is asked, when something is. */
  question(moment: Moment<View, S>): string;
  /** What a choice is called. */
  label(choice: string, moment: Moment<View, S>): string;
  /** The choice behind a key other than the digits. */
  key?(key: string, moment: Moment<View, S>): string | undefined;
  /** A choice on small squares that cannot be taken back: a finger may slip, so it is confirmed by touch. */
  slippery?(choice: string, moment: Moment<View, S>): boolean;
  /**
   * The question before a choice that throws away what could still be used, or gives away what does not come back:
   * dice, a champion. It is put once and elsewhere, however the choice was made. Its sentences are in `match.{en,fr}.ftl`.
   */
  wastes?(choice: string, moment: Moment<View, S>): string | null;
  /** For the name of the tab and the like. */
  score(scene: Scene): number[];

  /** Begins a new chapter of the story with this heading. */
  chapter(event: Event): string | null;
  /** How an event sounds; nothing for most. */
  sound?(event: Event): Sound | null;
  /** Whose throw of the dice this is: whoever likes throws oneself. */
  thrown?(event: Event): S | null;
  /** The heading of the first chapter. */
  start(): string;
  /** No news in the story: left out, and passed over in a replay. */
  silent(event: Event): boolean;

  /** Where several matches are played at once: whose are looked at here, and in a replay the one that a link names. */
  follow?(seats: S[], only: string): void;
  /** Finds the first and the last step of the match that a link names; null for the whole record. */
  part?(): Promise<(steps: Step<Event>[], only: string) => [number, number] | null>;

  /** Two at one screen, the cards between two turns: the view for eyes that may see neither hand. Left out where nothing is hidden. */
  cover?(view: View): View;
  /** Has this seat handed in a choice that is still under seal? Left out where nothing is sealed. */
  sealed?(view: View, seat: S): boolean;
  /** Is it a championship, whose end a table tells and not a score? Left out where there are none. */
  season?(view: View): boolean;
  /** How `seat` is asked at a shared screen, where `before` chose last. Left out where all is put at once. */
  handing?(view: View, seat: S, before: S): Handing;
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
  ear?: () => Promise<Ear<View, S>>;

  /** The game in thirty seconds: hints at real things on the board, `<game>-hint-1` and so on. */
  hints:
    | HintSpots
    | ((scene: Scene, near: S) => HintSpots)
    /** `patient`: each waits until it is read, whatever is played meanwhile. */
    | { load: () => Promise<(scene: Scene, near: S) => SomeHints>; patient?: true };
}

/** The seat at the near end of the board, for eyes that would sit at `seat`: the other one where the board is turned. */
export function nearEnd<S extends Seat>({ game, seats }: Pick<AnyTable, "game" | "seats">, seat: S): S {
  return settings.flipped.includes(game) ? ((seats.find((one) => one !== seat) as S | undefined) ?? seat) : seat;
}

/** A table whose game the page does not care about. */
// biome-ignore lint/suspicious/noExplicitAny: the page only hands views, events and scenes on.
export type AnyTable = GameTable<any, any, any, any>;
