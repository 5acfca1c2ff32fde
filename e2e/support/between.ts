import type { Page } from "@playwright/test";

/** Every table, with short matches between two. */
export const GAMES = [
  { game: "chifootmi", options: {}, seats: ["R", "B"] },
  { game: "shoot", options: {}, seats: ["R", "B"] },
  { game: "challenge", options: { friendly: "on", length: "throws:30" }, seats: ["club1", "club2"] },
  { game: "simulator", options: { ticks_per_half: "11" }, seats: ["R", "B"] },
] as const;

/** Two people of these names have a match; the page holds the first seat. */
export async function between(page: Page, { game, options, seats }: (typeof GAMES)[number], [host, guest]: readonly [string, string]): Promise<string> {
  const [first, second] = seats;
  return page.evaluate(
    async ({ game, options, first, second, host, guest }) => {
      const post = async (path: string, body: object) => {
        const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const made = await post("/api/matches", { game, options, name: host, seats: { [first]: "me", [second]: "friend" } });
      await post(`/api/matches/${made.match}/join`, { token: made.invite[second], name: guest });
      const held = JSON.parse(localStorage.getItem("onze.seats") ?? "{}");
      held[made.match] = { game, seats: { [first]: made.seats[first].token }, made: Date.now() };
      localStorage.setItem("onze.seats", JSON.stringify(held));
      localStorage.setItem(`onze.hints.${game}`, "true");
      return made.match as string;
    },
    { game, options, first, second, host, guest },
  );
}
