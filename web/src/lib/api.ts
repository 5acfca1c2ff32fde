import { modules } from "virtual:engine";
import type { GameInfo, MatchInfo, Refusal, SeatKind, StepOf } from "../types/protocol";
import { held } from "./keep";
import { late } from "./late.svelte";
import { settings } from "./settings.svelte";
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

/** What plays on this device by itself: not loaded before something is. */
let here: typeof import("../here/here") | null = null;
export const onDevice = async () => {
  here ??= await late(() => import("../here/here"));
  return here;
};
/** The line to a match on this device. Whoever opens one has asked for its facts, so what plays it is there. */
export const lineHere = (game: string, id: string) => {
  if (!here) throw new Error("nobody has asked for this match");
  return here.socket(game, id);
};

/** Games that this page can play by itself. */
export const ENGINES: Record<string, string | undefined> = modules;

/** The game of a match on this device that an address names. */
const houseOf = (path: string) => {
  const kept = held(/^\/api\/matches\/([^/?]+)/.exec(path)?.[1] ?? "");
  return kept?.here ? kept.game : "";
};

/**
 * Asks the server, or for a match on this device the house of its game: JSON in, and JSON or text out. What has no name
 * yet is asked where the caller says.
 */
export async function ask<T>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method?: string,
  game = houseOf(path),
): Promise<T> {
  const { status, body: told } = game
    ? await (await onDevice()).request(game, path, body, headers.authorization?.slice(BEARER.length) ?? "", method)
    : await askServer(path, body, headers, method);
  if (status < 300) return told as T;
  learnRefusals();
  const refusal = (told as { error?: Refusal } | null)?.error;
  throw new Refused(refusal ?? { rules: [], kind: status === 404 ? "no_match" : "other" }, status);
}

async function askServer(path: string, body: unknown, headers: Record<string, string>, method?: string) {
  const answer = await fetch(await onServer(path), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused({ rules: [], kind: "offline" }, 0);
  });
  const json = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: json ? await answer.json() : answer.ok ? await answer.text() : null };
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

/**
 * Where something is asked that is no match yet: the game, if this device plays it. With a friend the server does, and
 * where one plays on from a match, whoever has it.
 */
export function atHome({ game, seats = {}, from }: Pick<Wanted, "game"> & Partial<Wanted>): string {
  if (!ENGINES[game] || Object.values(seats).includes("friend")) return "";
  return (from ? held(from.match)?.here : settings.home === "device") ? game : "";
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

/** What there is to know of one game. Where no server answers this device knows it too, if it plays that game. */
export async function infoOf(game: string): Promise<GameInfo | undefined> {
  const told = await playable().catch((error) => {
    if (!ENGINES[game]) throw error;
    return ask<GameInfo[]>("/api/games", undefined, {}, undefined, game);
  });
  return told.find(({ id }) => id === game);
}

// What is wrong with a position the server says in its own words, so it is told the language.
export const post = <T>(path: string, body: unknown, game?: string) =>
  ask<T>(`/api/${path}?lang=${words.lang}`, body, {}, undefined, game);
export const matchFacts = (id: string) => ask<MatchInfo>(`/api/matches/${encodeURIComponent(id)}`);
const BEARER = "Bearer ";
/** The secret of a seat, sent along. */
export const bearer = (token?: string): Record<string, string> => (token ? { authorization: BEARER + token } : {});
export const record = (id: string, token?: string) =>
  ask<string>(`/api/matches/${encodeURIComponent(id)}/record`, undefined, bearer(token));
