/*
 * Setting a position up by hand. The page asks the server what it makes of the line and starts the study; a game says
 * what can be set up, how that looks, and how it is written. Like a table, it decides no rule.
 */
import type { Component } from "svelte";
import type { Positioned, PositionRequest } from "../types/protocol";
import { atHome, post } from "./api";

/** What the server says is wrong with a position: the sentence, and what its sentence is made from. */
export interface Wrong {
  why: string;
  /** The part of the line, such as the side. */
  field?: string;
  /** The piece, where it is one. */
  number?: number;
}

export interface BenchProps<View, Draft> {
  /** Boards and decks, and the usual set-up. */
  view: View;
  draft: Draft;
  wrong: Wrong | null;
  change: (draft: Draft) => void;
}

export interface Bench<View, Draft> {
  Board: Component<BenchProps<View, Draft>>;
  Shapes?: Component;
  /** What one begins with, from the usual set-up. */
  fresh(view: View): Draft;
  /** What is set up in a view. */
  of(view: View): Draft;
  /** The position on one line, as the rules write it. */
  line(draft: Draft, view: View): string;
}

// biome-ignore lint/suspicious/noExplicitAny: the page only hands views and drafts on.
export type AnyBench = Bench<any, any>;

/** What a study would begin with; without a position, the usual set-up. */
export const lookAt = (wanted: PositionRequest) => post<Positioned>("positions", wanted, atHome(wanted));
