import { invite } from "../support/made";
import { Table } from "../support/table";
import { expect, test } from "../support/test";
import type { Frame, Side, Step } from "../support/wire";
import { t } from "../support/words";

const SIDES: Side[] = ["R", "B"];
const at = (side: Side): 0 | 1 => (side === "R" ? 0 : 1);

/** A card drawn face down: unknown to all others from step `from` until it is played in step `until`. */
interface Secret {
  side: Side;
  slot: number;
  card: string;
  from: number;
  until: number;
}

/** From the opened log, once the match is over. */
function secretsOf(steps: Step[]): Secret[] {
  const secrets: Secret[] = [];
  for (const { n, events } of steps)
    for (const event of events) {
      if (event.kind === "drew" && event.pile === "face-down")
        secrets.push({ side: event.side as Side, slot: event.slot as number, card: event.card as string, from: n, until: Number.POSITIVE_INFINITY });
      if (event.kind === "duel")
        for (const side of SIDES) {
          const slot = event.attacker === side ? event.attacker_slot : event.defender_slot;
          const played = secrets.find((secret) => secret.side === side && secret.slot === slot && secret.until === Number.POSITIVE_INFINITY);
          if (played) played.until = n;
        }
    }
  return secrets;
}

const onlySealed = (step: Step) => step.seat !== null && step.events.length > 0 && step.events.every((event) => event.kind === "committed");

/** What these frames betray that a viewer with the seat `own`, or none, may not know. */
function leaks(frames: Frame[], secrets: Secret[], own: Side | null): string[] {
  const found: string[] = [];
  for (const { text, steps = [], now } of frames) {
    const tell = (what: string) => found.push(`${what}: ${text}`);
    for (const step of steps) {
      const opened = steps.some((other) => other.n > step.n && !onlySealed(other));
      if (onlySealed(step) && step.seat !== own && step.move !== null && !opened) tell(`the sealed choice ${step.n}`);
      if (step.hash !== null) tell(`the hash of step ${step.n}, from which a choice could be guessed`);
      if (!step.chance.every((draw) => draw === null || draw === "R" || draw === "B")) tell(`what was drawn in step ${step.n}`);
      for (const event of step.events)
        if (event.kind === "drew" && event.pile === "face-down" && event.side !== own && event.card) tell(`the card drawn in step ${step.n}`);
    }
    if (!now) continue;
    for (const side of SIDES) {
      const view = now.view.sides[at(side)];
      if (side === own) continue;
      if (view.choice) tell(`the choice of ${side}`);
      if (now.legal[side]) tell(`the choices of ${side}`);
      for (const slot of view.slots) if (slot.face_down && slot.card) tell(`a hidden card of ${side}`);
      for (const secret of secrets.filter((one) => one.side === side && one.from < now.n && one.until >= now.n)) {
        if (view.slots[secret.slot - 1]?.card) tell(`the ${secret.card} in its place`);
        if (!view.history?.unseen.includes(secret.card)) tell(`the ${secret.card} by leaving it out of what is unseen`);
      }
    }
  }
  return found;
}

test("a spectator, and the other seat, see no hidden card and no sealed choice in any frame", async ({ page, stranger }) => {
  const red = new Table(page);
  const link = await invite(red);
  const blue = new Table(await (await stranger()).newPage(), { seed: 5 });
  await blue.page.goto(link);
  await blue.page.getByRole("button", { name: t("page-sit-down") }).click();
  await blue.arrived();
  const spectator = new Table(await (await stranger()).newPage());
  await spectator.page.goto(`/m/${red.id}`);
  await spectator.arrived();

  // Red always draws face down, Blue does what comes. Where both choose, Red's choice is under seal when Blue begins.
  for (let turn = 0; turn < 12; turn++) {
    const { n = 0, to_act = [] } = red.wire.now ?? {};
    if (to_act.includes("R")) {
      await red.asked();
      const hidden = red.choice("DD");
      if (await hidden.count()) await hidden.click();
      else await red.play();
    }
    if (to_act.length === 2) {
      await expect.poll(() => spectator.wire.steps[n]?.seat, "the spectator is told that Red has chosen").toBe("R");
      expect(spectator.wire.steps[n]?.move, "but not what").toBeNull();
      await expect(spectator.choices()).toHaveCount(0);
    }
    if (to_act.includes("B")) await blue.play();
    for (const { wire } of [red, blue, spectator]) await expect.poll(() => wire.now?.n).toBe(n + to_act.length);
    if (turn === 5) {
      // Who comes late or comes again sees no more than who stayed.
      await spectator.page.reload();
      await spectator.arrived();
    }
  }
  const shown = { red: [...red.wire.received], blue: [...blue.wire.received], spectator: [...spectator.wire.received] };

  // Red gives up: now everything is open, and what was secret is known to this test.
  await page.getByRole("button", { name: t("page-menu") }).click();
  await page.getByRole("button", { name: t("page-give-up") }).click();
  await page.getByRole("button", { name: t("page-give-up-sure") }).click();
  await red.over().waitFor();
  await spectator.over().waitFor();
  await spectator.page.reload();
  await spectator.arrived();
  const secrets = secretsOf(spectator.wire.steps);
  expect(secrets.filter(({ side }) => side === "R").length, "Red drew face down").toBeGreaterThan(1);
  expect(secrets.every(({ card }) => card)).toBe(true);

  expect(shown.spectator.flatMap((frame) => frame.steps ?? []).filter((step) => step.move === null).length).toBeGreaterThan(8);
  expect(leaks(shown.spectator, secrets, null)).toEqual([]);
  expect(leaks(shown.blue, secrets, "B")).toEqual([]);
  expect(leaks(shown.red, secrets, "R")).toEqual([]);
  // The check itself finds what it looks for.
  expect(leaks(shown.red, secrets, "B").length).toBeGreaterThan(0);
});
