import { untrack } from "svelte";
import type { Now, Seat } from "../types/protocol";
import { calledOut, countdown } from "./countdown.svelte";
import type { Desk } from "./desk.svelte";
import { log } from "./log.svelte";
import { lineDown } from "./match.svelte";
import { bring, t, tell } from "./words.svelte";

/** What a match says to those who listen, and to those who look elsewhere: each thing once, in order. */
export function announce(desk: Desk) {
  const { match, stage, table, seats } = desk;

  // ---- What happens, as far as it has been told.
  let heard = { steps: -1, events: 0 };
  $effect(() => {
    const { steps, events } = stage.told;
    const all = match.steps;
    if (heard.steps < 0) {
      if (!steps) return;
      heard = { steps, events };
      // A match that has just been made is told from its set-up on.
      if (steps === 1) log.say(...(all[0]?.events ?? []).map((event) => tell(table.game, event)));
      return;
    }
    const fresh = steps < heard.steps ? [t("page-news-taken-back")] : [];
    for (let n = heard.steps; n <= steps && n < all.length; n++) {
      const upTo = n < steps ? undefined : events;
      for (const event of all[n]?.events.slice(n === heard.steps ? heard.events : 0, upTo) ?? [])
        if (!(table.director.elsewhere?.(event) && table.silent(event))) fresh.push(tell(table.game, event));
    }
    heard = { steps, events };
    log.say(...fresh);
  });

  // ---- Then what is asked, once each time it is: not again when the other has chosen meanwhile.
  function attract(text: string) {
    if (!document.hidden || !seats.length) return;
    desk.missed = text;
    void import("./attention").then((attention) => attention.call(desk.id, text));
  }
  const asked = $derived(desk.asked);
  $effect(() => {
    if (!asked) return;
    log.say(untrack(() => desk.question));
    untrack(() => attract(t("page-your-turn")));
  });

  // ---- Who came, went, or wants something: only the second time that things stand there is anything to compare.
  const arriving = new Set<Seat>();
  async function compare(was: Now, is: Now) {
    const { tidings } = await bring(() => import("./tidings"), "match");
    const news = tidings(was, is, seats, arriving, desk.label);
    log.say(...news.map(({ text }) => text));
    for (const { text, calls } of news) if (calls) attract(text);
  }
  let before: Now | null = null;
  $effect(() => {
    const was = before;
    const is = desk.now;
    before = is;
    if (was && is && was !== is) untrack(() => void compare(was, is).catch(() => {}));
  });

  // ---- How it ends, what becomes of the line, and the clock.
  const outcome = $derived(desk.outcome);
  $effect(() => log.say(outcome));
  let line = "";
  $effect(() => {
    const lost = desk.now ? lineDown(match) : "";
    if (lost !== line) log.say(t(lost || "page-link-back"));
    line = lost;
  });
  const left = countdown(() => desk.now?.clock ?? null);
  const seconds = $derived(desk.now?.clock?.runs && desk.me && desk.choices.length ? left(desk.me) : 0);
  $effect(() => {
    if (seconds && calledOut(seconds, desk.now?.clock?.seconds ?? 0)) log.say(t("page-seconds-left", { seconds }));
  });
}
