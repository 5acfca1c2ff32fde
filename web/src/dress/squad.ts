/* A squad in the making: sixteen numbers, some of them still empty. The facts are the engine's (generated). */
import { CATALOGUE, type CatalogueLine, CLASSES, MARKS, MOST_KEEPERS, SQUAD } from "../generated/catalogue";

export type Numbers = (string | null)[];
export type Sorting = "first" | "value" | "dribble" | "marking" | "tackle" | "keeping";
export const SORTINGS: Sorting[] = ["first", "value", "dribble", "marking", "tackle", "keeping"];

export interface Need {
  /** The name of the sentence. */
  id: string;
  count: number;
  rule: string;
}

const lines = new Map(CATALOGUE.map((line) => [line.marks, line]));
export const lineOf = (code: string): CatalogueLine | undefined => lines.get(code);

export const empty = (): Numbers => Array.from({ length: SQUAD }, () => null);
export const read = (codes: string): Numbers => empty().map((_, i) => codes.split(" ")[i] || null);
export const chosen = (numbers: Numbers): string[] => numbers.filter((code) => code !== null);
export const worthOf = (numbers: Numbers): number =>
  chosen(numbers).reduce((sum, code) => sum + (lineOf(code)?.value ?? 0), 0);
export const strengthOf = (value: number): string => CLASSES.findLast(({ least }) => value >= least)?.strength ?? "";

export const isKeeper = (code: string) => code.startsWith("X");
export const left = (numbers: Numbers, line: CatalogueLine): number =>
  line.copies - chosen(numbers).filter((code) => code === line.marks).length;

/** What the squad still lacks, each with its clause. */
export function needs(numbers: Numbers): Need[] {
  const all = chosen(numbers);
  const keepers = all.filter(isKeeper).length;
  return [
    ...(all.length < SQUAD ? [{ id: "dress-needs-size", count: SQUAD - all.length, rule: "SIM-201" }] : []),
    ...(keepers === 0 ? [{ id: "dress-needs-keeper", count: 1, rule: "SIM-211" }] : []),
    ...(keepers > MOST_KEEPERS ? [{ id: "dress-needs-fewer", count: MOST_KEEPERS, rule: "SIM-211" }] : []),
  ];
}

/** With one more, on the first number that is free. */
export function taken(numbers: Numbers, code: string): Numbers {
  const at = numbers.indexOf(null);
  return numbers.map((one, i) => (i === at ? code : one));
}

/** Without the one on this number. */
export const dropped = (numbers: Numbers, at: number): Numbers => numbers.map((one, i) => (i === at ? null : one));

const ROLES = "XBYKSGR";
const role = (code: string) =>
  Math.max(...[...code].map((mark) => ROLES.indexOf(mark) + [...code].filter((one) => one === mark).length * 10));

/** In order: the best keeper is 1, another 12, defenders before strikers, the dearest in the eleven. */
export function ordered(numbers: Numbers): Numbers {
  const dear = (a: string, b: string) => (lineOf(b)?.value ?? 0) - (lineOf(a)?.value ?? 0);
  const line = (a: string, b: string) => (role(a) % 10) - (role(b) % 10) || dear(a, b);
  const keepers = chosen(numbers).filter(isKeeper).sort(dear);
  const field = chosen(numbers)
    .filter((code) => !isKeeper(code))
    .sort(dear);
  const [first = null, ...others] = keepers;
  const start = field.slice(0, 10).sort(line);
  const bench = [...others, ...field.slice(10).sort(line)];
  const eleven = [first, ...start, ...empty()].slice(0, 11);
  return [...eleven, ...bench, ...empty()].slice(0, SQUAD);
}

/** The kinds of the catalogue with all of these marks and this value (0 for any), in an order. */
export function filtered(marks: string[], value: number, by: Sorting): CatalogueLine[] {
  return CATALOGUE.filter(
    (line) => marks.every((mark) => line.marks.includes(mark)) && (!value || line.value === value),
  ).sort((a, b) => (by === "first" ? a.first - b.first : b[by] - a[by] || a.first - b.first));
}

export { CLASSES, MARKS, SQUAD };
