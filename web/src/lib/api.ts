import type { GameInfo, MatchInfo, Refusal, SeatKind, StepOf } from "../types/protocol";
import { server } from "./site";
import { learn, learnRefusals, words } from "./words.svelte";

/** A refusal of the server, or "offline" when it could not be asked at all, "no_server" where there is none. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message ?? refusal.kind);
  }
}

/** An address of the server, if there is one. */
export async function onServer(path: string): Promise<string> {
  if (server !== null) return server + path;
  await learn("offline");
  throw new Refused({ rules: [], kind: "no_server" }, 0);
}

/** Asks the server: JSON in, and JSON or text out. */
export async function ask<T>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method?: string,
): Promise<T> {
  const url = await onServer(path);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ rules: [], kind: "offline" }, 0);
  }
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok) {
    learnRefusals();
    const told = type.includes("json") ? ((await answer.json()) as { error?: Refusal }) : {};
    throw new Refused(told.error ?? { rules: [], kind: answer.status === 404 ? "no_match" : "other" }, answer.status);
  }
  return (type.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

export interface Wanted {
  game: string;
  options: Record<string, string>;
  seats: Record<string, SeatKind>;
  name?: string;
  /** For a study: where it starts from, as a line or as a step of a finished match. */
  position?: string;
  from?: StepOf;
  /** Words of the player, and the commitment of the secret, which was fixed before the server knew them. */
  words?: string;
  commitment?: string;
  /** No computer ever plays for a person. */
  stand_ins?: boolean;
  /** Whoever is to choose may ask how good the choices are. */
  hints?: boolean;
}

let games: Promise<GameInfo[]> | null = null;
/** The games that this server plays; asked once. */
export function playable(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("/api/games").catch((error) => {
    games = null;
    throw error;
  });
  return games;
}

// What is wrong with a position the server says in its own words, so it is told the language.
export const post = <T>(path: string, body: unknown) => ask<T>(`/api/${path}?lang=${words.lang}`, body);
export const matchFacts = (id: string) => ask<MatchInfo>(`/api/matches/${encodeURIComponent(id)}`);
/** The secret of a seat, sent along. */
export const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
export const record = (id: string, token?: string) =>
  ask<string>(`/api/matches/${encodeURIComponent(id)}/record`, undefined, bearer(token));
