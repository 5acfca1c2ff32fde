import { record } from "./api";

/** What a report says beside the record. */
export interface Seen {
  id: string;
  game: string;
  /** The number of the newest step. */
  step: number;
  /** The question that stands on the page. */
  asked: string;
  /** The newest complaint of the server, if there is one. */
  refusal: string;
  token: string | undefined;
}

/** Everything that it takes to look into what went wrong, as text to copy or save: step, versions, and the record. */
export async function report({ id, game, step, asked, refusal, token }: Seen): Promise<string> {
  const played = await record(id, token).catch(() => "");
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  return [
    `match: ${id} (${game})`,
    `step: ${step}`,
    `asked: ${asked}`,
    ...(refusal ? [`refused: ${refusal}`] : []),
    `page: ${script.split("/").pop() ?? ""}, ${location.pathname}`,
    `language: ${document.documentElement.lang}`,
    `screen: ${innerWidth}×${innerHeight} at ${devicePixelRatio}`,
    `browser: ${navigator.userAgent}`,
    `time: ${new Date().toISOString()}`,
    "",
    played || "(the server does not give the record)",
  ].join("\n");
}
