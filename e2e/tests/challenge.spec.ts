import { problems } from "../support/axe";
import { ChallengeTable } from "../support/challenge";
import { fits } from "../support/table";
import { expect, test } from "../support/test";
import { inText } from "../support/wire";
import { t, words } from "../support/words";

const BOTH = { club1: "device", club2: "device" };

test("a friendly on one device: squads, placing, a path, a move, the end of the moves", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("thrown");
  await table.asked();
  // Every end is marked, and its way is drawn before it is played.
  await expect(page.locator("[data-end]").first()).toBeVisible();
  await page.locator("[data-group]").first().click();
  await page.locator(".squares [data-choice]").first().click();
  await expect(page.locator("polyline")).toHaveCount(1);
  await page.locator("[data-confirm]").click();
  await expect.poll(() => table.happened).toContain("played");
  await table.asked();
  await page.locator("[data-pick]").first().click();
  await page.locator("rect[data-to]").first().click();
  await expect.poll(() => table.happened).toContain("moved");
  await table.until("loose");
});

test("by keys alone: who moves, where to, and the end of the moves", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("played");
  await table.asked();
  await page.locator("[data-pick]").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".squares [data-choice]").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => table.happened).toContain("moved");
  await table.asked();
  await page.locator(".choices h2").click();
  await page.keyboard.press("e");
  // Dice are left: asked once.
  await expect(table.sure().locator(".danger")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => table.happened.filter((kind) => kind === "kept" || kind === "loose").length).toBeGreaterThan(0);
});

test("a path is bent at way-points, on the board and in the list, and played as it was drawn", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("thrown");
  await table.asked();
  await page.locator('[data-group="via"]').click();
  const by = page.locator("[data-via]").first();
  const square = (await by.getAttribute("data-via")) ?? "";
  await by.click();
  // Where it can go on from there is marked, and the way so far is drawn.
  await expect(page.locator("[data-via-back]")).toBeVisible();
  await expect(page.locator("polyline")).toHaveCount(1);
  const groups = page.locator('[data-group]:not([data-group="via"])');
  await groups.first().click();
  const ends = await page.locator(".squares [data-choice]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.choice ?? ""));
  for (const end of ends) expect(end.split(">")[1]).toBe(square);
  // A point back, and everything is as it was.
  await page.locator("[data-via-back]").click();
  await expect(page.locator("[data-via-back]")).toHaveCount(0);
  await page.locator('[data-group="via"]').click();
  await page.locator(`[data-via="${square}"]`).click();
  await groups.first().click();
  await page.locator(".squares [data-choice]").first().click();
  await page.locator("[data-confirm]").click();
  await expect.poll(() => table.happened).toContain("played");
  expect(table.wire.sent.findLast((sent) => sent.choice?.startsWith("b "))?.choice).toContain(`>${square}>`);
});

test("a first match shows how to play: the office first, then the match", async ({ page }) => {
  const table = new ChallengeTable(page);
  await page.goto("/learn/challenge");
  await page.getByRole("button", { name: t("lessons-match") }).click();
  await table.arrived();
  await table.asked();
  const hint = page.getByRole("complementary", { name: t("page-hint-title") });
  await expect(hint).toContainText(t("challenge-hint-1"));
  await hint.getByRole("button", { name: t("page-hint-next") }).click();
  await expect(hint).toContainText(t("challenge-hint-2"));
  // What is asked in the office uses up its hints; those of the match wait for it.
  await table.until("squad_opened");
  await table.asked();
  await expect(hint).toContainText(new RegExp(`${t("challenge-hint-4")}|${t("challenge-hint-5")}`));
});

test("a first friendly counts its hints from one to the last, without gaps", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await page.evaluate(() => localStorage.setItem("onze.hints.challenge", "false"));
  await page.reload();
  await table.arrived();
  const hint = page.getByRole("complementary", { name: t("page-hint-title") });
  // Before the footballers stand on the pitch there is one thing to point at: what is asked.
  await table.asked();
  await expect(hint).toContainText(t("challenge-hint-4"));
  await expect(hint).toContainText("1/1");
  // Whoever plays on without reading misses none.
  await table.answer();
  await table.asked();
  await expect(hint).toContainText("1/1");
  await hint.getByRole("button", { name: t("page-hint-done") }).click();
  await table.until("thrown");
  await table.asked();
  for (let n = 2; n <= 5; n++) {
    await expect(hint).toContainText(`${n}/5`);
    await expect(hint).toContainText(t(`challenge-hint-${n + 3}`));
    await hint.getByRole("button", { name: t(n < 5 ? "page-hint-next" : "page-hint-done") }).click();
  }
  await expect(hint).toHaveCount(0);
});

/** The 10 of the second club has the ball on M20, and opponents all around him: it stays with him (CHA-513), whatever is thrown. */
const HEMMED_IN = "round | first club1 | stock 12 | round 1 | decks 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff 3ff fff fff fff fff | club1 0.0.0.0.0.0.0.0.0.0 0 - 0 0 0.0.0.0.0.0.0 0.0.0.0.0 0 0 | club2 0.0.0.0.0.0.0.0.0.0 0 - 0 0 0.0.0.0.0.0.0 0.0.0.0.0 0 0 | match club1 club2 blue home play () () S 1M1 2L19 3M19 4N19 5L20 6N20 7L21 8M21 9N21 10G12 11S12 k1; N 1M39 2R36 5O37 6K37 7H36 8V29 9D28 10M20 11P31 13J31 14D29 k1; own 0-0; ball M20; due throw; throw N P";

test("CHA-540: the first time the others keep the ball and throw again it is said why", async ({ page, stranger }) => {
  const table = new ChallengeTable(page);
  const theirs = new ChallengeTable(await (await stranger()).newPage());
  const made = await table.begin("challenge", { club1: "me", club2: "device" }, { options: { friendly: "on" }, position: HEMMED_IN, chance: Array(6).fill("6, 5, 4").join(", ") });
  await table.sit({ ...made, tokens: { club1: made.tokens.club1 ?? "" } });
  // It comes and goes by itself: every time is noted.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes) if (node instanceof Element) for (const why of node.querySelectorAll(".why")) said.push(why.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await theirs.sit({ ...made, tokens: { club2: made.tokens.club2 ?? "" } });
  for (const times of [1, 2, 3]) {
    await theirs.choose(".");
    await theirs.sure().locator(".danger").click();
    if (times === 1) await expect(page.locator(".why")).toContainText("CHA-540");
    await expect(page.locator(".story").getByText("CHA-540")).toHaveCount(times);
  }
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((why) => why.includes("CHA-540"))).toHaveLength(1);
});

/** Dice for the order, then the cards of the first club: 92 MF less 13, so that every club of series 4 leaves a deficit. */
const DRAWS = "6, 2, 3, 4, CAP-06, MUN-05, REG-05, SPO-05, SUB-05, TVR-05, TAX-05, SOC-05, RUN-05, BON-01";
const sum = (cells: (string | undefined)[]) => cells.reduce((total, cell) => total + Number((cell ?? "").replace("−", "-") || 0), 0);

test("a championship of four against computers: a club, a deficit, a match with a squad by hand, sheet and table, and its replay", async ({ page, stranger }) => {
  await page.route("**/api/matches?*", async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, chance: DRAWS }) });
  });
  const table = new ChallengeTable(page);
  await page.goto("/new/challenge");
  await page.getByRole("checkbox", { name: t("challenge-option-friendly") }).uncheck();
  await page.getByRole("spinbutton", { name: t("challenge-option-clubs-help") }).fill("4");
  await page.getByRole("spinbutton", { name: t("challenge-option-length") }).fill("4");
  await page.getByRole("combobox", { name: t("challenge-option-length") }).selectOption("trial");
  await page.getByRole("button", { name: t("page-go-computer") }).click();
  await table.arrived();
  await page.getByRole("button", { name: t("page-hint-never") }).click();

  // CHA-307: 79 MF. Each series says what it may do to the books.
  await expect(table.question()).toContainText("79");
  await expect(page.locator('[data-choice="series 4"]')).toContainText(t("challenge-range", { least: -35, most: -14, deficits: 10 }));
  await table.choose("series 4");
  await table.until("deficit");
  // A champion is not sold by one press.
  const sent = table.moves;
  await table.choose("sell 1");
  await expect(table.sure()).toBeVisible();
  expect(table.moves).toBe(sent);
  await table.sure().locator(".danger").click();
  await table.until("window_opened");
  await table.asked();
  const sheet = page.getByRole("table").first();
  const rows = await sheet.getByRole("row").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent ?? "")));
  const totals = rows.flatMap(([, , total], i) => (i && total ? [{ i, total: Number(total.replace("−", "-")) }] : []));
  // CHA-313 to CHA-315: every total is the one before it and the lines between them.
  expect(totals).toHaveLength(3);
  for (const [n, { i, total }] of totals.entries()) {
    const from = totals[n - 1];
    const lines = rows.slice((from?.i ?? 0) + 1, i);
    expect((from?.total ?? 0) + sum(lines.map(([plus]) => plus)) - sum(lines.map(([, minus]) => minus))).toBe(total);
  }
  expect(totals[2]?.total).toBeGreaterThanOrEqual(0);

  // A team sheet with a mistake cannot be handed in; then the 12 plays for the 11, and the 12 keeps goal.
  for (let i = 0; i < 40 && !(await page.locator("[data-task]").count()); i++) {
    await table.asked();
    if (!(await page.locator("[data-task]").count())) await table.answer();
  }
  await page.locator('[data-number="11"]').click();
  await expect(page.locator("[data-confirm]")).toBeDisabled();
  await page.locator('[data-number="12"]').click();
  await page.locator('[data-task="keeper"]').click();
  await page.locator('[data-number="12"]').click();
  await page.locator("[data-confirm]").click();
  // A ready line-up, changed by hand.
  await table.until("squad_opened");
  for (let i = 0; i < 10 && !(await page.locator("[data-lineup]").count()); i++) await table.asked();
  await page.locator('[data-lineup="4-3-3"]').click();
  await expect(page.locator('[data-lineup="4-3-3"]')).toHaveAttribute("aria-pressed", "true");
  await page.locator("[data-confirm]").click();
  await expect.poll(() => table.wire.sent.findLast((sent) => sent.choice?.startsWith("place "))?.choice).toContain("k12");

  // The other match of the round is looked at, and left again; then the match is played to its end.
  const other = page.locator("[data-fixture][aria-pressed=false]").first();
  await other.click();
  await expect(page.locator("[data-fixture][aria-pressed=true]")).toHaveCount(1);
  await page.locator("[data-back]").or(page.locator("[data-fixture][aria-pressed=false]")).first().click();
  await page.reload();
  await table.arrived();
  const windows = () => table.happened.filter((kind) => kind === "window_opened").length;
  while ((await table.asked()) && windows() < 2) await table.answer();

  const books = await table.books();
  const league = books.getByRole("table", { name: t("challenge-league") });
  const played = await league.getByRole("row").evaluateAll((all) => all.slice(1).map((row) => row.querySelectorAll("td")[1]?.textContent));
  expect(played).toEqual(["1", "1", "1", "1"]);
  await expect(books.getByRole("table").filter({ hasText: t("challenge-sheet-match", { number: 1 }) })).toHaveCount(4);
  await expect(books.locator("figure polyline")).toHaveCount(4);
  // CHA-202: whoever is given a link runs the club too, and shares it with nobody; the owner withdraws it.
  const partner = new ChallengeTable(await (await stranger()).newPage());
  await books.getByRole("button", { name: t("partners-make") }).click();
  await partner.page.goto((await books.locator("[data-partner]").getAttribute("data-partner")) ?? "");
  await partner.arrived();
  await expect(partner.question()).toHaveText(await table.question().innerText());
  await partner.page.getByText(t("challenge-books")).click();
  await expect(partner.page.getByRole("table").first()).toBeVisible();
  await expect(partner.page.getByRole("button", { name: t("partners-make") })).toHaveCount(0);
  await books.locator("[data-withdraw]").click();
  await expect(books.locator("[data-withdraw]")).toHaveCount(0);
  await expect(partner.choices()).toHaveCount(0);
  await expect(table.choices()).not.toHaveCount(0);
  // Either match of the round is replayed by itself.
  await books.locator("[data-match]").first().click();
  await expect(page.getByRole("slider")).toHaveAttribute("min", /^[1-9]/);
  await expect(page).toHaveURL(/replay#\d+:1\.club\d$/);
  await page.goto("/mine");
  await expect(page.getByRole("link", { name: new RegExp(t("page-mine-yours")) })).toBeVisible();
});

test.describe("en français, par lien", () => {
  test.use({ locale: "fr-FR", complaints: /WebSocket connection to|ERR_CONNECTION/ });

  test("two people trade a champion by link and meet, with a killed server between", async ({ page, stranger, server }) => {
    const t = words.fr;
    const a = new ChallengeTable(page, "fr");
    await page.goto("/new/challenge");
    await page.getByRole("radio", { name: t("page-company-friend") }).check();
    await page.getByRole("checkbox", { name: t("challenge-option-friendly") }).uncheck();
    await page.getByRole("textbox", { name: t("page-your-name") }).fill("Ada");
    await page.getByRole("button", { name: t("page-go-friend") }).click();
    await a.arrived();
    const link = await page.getByRole("textbox", { name: t("page-invite-link") }).inputValue();
    const b = new ChallengeTable(await (await stranger()).newPage(), "fr");
    await b.page.goto(link);
    await b.page.getByRole("textbox", { name: t("page-your-name") }).fill("Bea");
    await b.page.getByRole("button", { name: t("page-sit-down") }).click();
    await b.arrived();
    const tables = { club1: a, club2: b } as Record<string, ChallengeTable>;
    for (const { page } of [a, b]) await page.evaluate(() => localStorage.setItem("onze.hints.challenge", "true"));
    /** Whoever is asked answers, until this has happened. */
    const until = async (kind: string) => {
      const over = async () => {
        for (const [seat, table] of Object.entries(tables)) {
          if (a.happened.includes(kind) || b.happened.includes(kind)) return true;
          if (await table.page.locator("[data-playing=true]").count()) await table.page.keyboard.press("Escape");
          const asked = (table.wire.now?.to_act as string[] | undefined)?.includes(seat);
          if (asked && (await table.choices().count())) await table.answer();
        }
        return false;
      };
      await expect.poll(over, { timeout: 60_000, intervals: [50] }).toBe(true);
    };
    await until("window_opened");
    await expect.poll(() => a.happened).toContain("window_opened");
    const seller = tables[String(a.wire.now?.to_act[0])] ?? a;
    const buyer = seller === a ? b : a;
    await seller.asked();
    const champions = async (table: ChallengeTable) => Number((await table.page.locator(".club dd").first().innerText()).replace(/\D+/g, ""));
    const [had, has] = [await champions(seller), await champions(buyer)];
    await seller.page.getByRole("spinbutton", { name: t("challenge-deal-price") }).fill("0");
    await seller.page.getByRole("button", { name: t("challenge-deal-go") }).click();
    await seller.page.getByRole("button", { name: t("challenge-deal-send") }).click();
    // The server dies while the offer waits, and comes back: it still waits.
    await buyer.asked();
    await server.kill();
    await server.start();
    for (const { page } of [a, b]) await expect(page.locator("[data-link=live]")).toBeVisible({ timeout: 20_000 });
    await buyer.choose("accept");
    await expect.poll(() => champions(seller)).toBe(had - 1);
    await expect.poll(() => champions(buyer)).toBe(has + 1);
    await until("thrown");
    for (const { page } of [a, b]) await fits(page);
  });
});

test("results from a real table are typed in, and Onze keeps the books", async ({ page }) => {
  const table = new ChallengeTable(page);
  await table.make(BOTH, { decided_by: "table" });
  const form = page.locator("[data-goals]").first();
  for (let i = 0; i < 40; i++) {
    await form.or(table.handed()).or(table.choices().first()).first().waitFor();
    if (await form.isVisible()) break;
    if (await table.handed().isVisible()) await table.handed().click();
    else await table.answer();
  }
  await page.locator('[data-goals="0"]').fill("2");
  await page.locator('[data-goals="1"]').fill("1");
  await page.locator("[data-confirm]").click();
  // The other club was there too, and has to agree.
  await expect(page.getByText("has entered a result: 2–1")).toBeVisible();
  expect(table.happened).not.toContain("booked");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect.poll(() => table.happened).toContain("booked");
  expect(table.wire.sent.findLast((sent) => sent.choice)?.choice).toBe("result 2-1");
  const books = await table.books();
  await expect(books.locator("[data-match]").first()).toContainText("2–1");
});

for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test("axe finds nothing serious in office and match", async ({ page }) => {
      const found: string[] = [];
      const office = new ChallengeTable(page);
      await office.make({ club1: "me", club2: { computer: "random" } }, {});
      await office.asked();
      found.push(...(await problems(page, "the office")));
      const table = new ChallengeTable(page);
      await table.make(BOTH, { friendly: "on" });
      await table.until("thrown");
      await table.asked();
      found.push(...(await problems(page, "a path")));
      await table.until("played");
      await table.asked();
      await page.locator("[data-pick]").first().click();
      found.push(...(await problems(page, "a move")));
      await fits(page);
      expect([...new Set(found)]).toEqual([]);
    });
  });

/** Stars, goal and area lie elsewhere on this board, and what is drawn lies there too: nothing of it is the page's own. */
test("the board is drawn as the engine's data have it", async ({ page }) => {
  await inText(page);
  await page.routeWebSocket(/live$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      const told = JSON.parse(String(message));
      const board = told.setup?.board;
      if (board) [board.stars, board.goal, board.area] = [["B2", "X38"], ["K0", "O0"], ["H1", "R4"]];
      near.send(JSON.stringify(told));
    });
  });
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("thrown");
  await expect(page.locator("svg.table .star")).toHaveCount(2);
  const square = await page.locator("svg.table").evaluate((svg) => {
    const corner = (star: Element | undefined) => star?.getAttribute("transform");
    return [...svg.querySelectorAll(".star")].map(corner);
  });
  const spot = (column: number, row: number) => `translate(${28 + (row - 0.5) * 20} ${11 + (column - 0.5) * 20})`;
  const turned = (column: number, row: number) => spot(26 - column, 40 - row);
  expect([[spot(2, 2), spot(24, 38)], [turned(2, 2), turned(24, 38)]]).toContainEqual(square);
  // Five columns of 20 for a goal, four rows of 20 for an area, at either end.
  await expect(page.locator("svg.table path.frame")).toHaveAttribute("d", /^M\S+ \S+h20v100h-20ZM\S+ \S+h20v100h-20Z$/);
  await expect(page.locator("svg.table .lines path").first()).toHaveAttribute("d", /h80v220h-80Z.*h80v220h-80Z$/);
});

/** What a path comes to and which moves draw a card is told otherwise than the printed board would have it: the page follows. */
test("on a board of other data what is marked and offered follows", async ({ page }) => {
  let [end, man, moves] = ["", "", [""]];
  const whose = (move: string) => /^m (\w+)/.exec(move)?.[1] ?? "";
  await inText(page);
  await page.routeWebSocket(/live$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      const told = JSON.parse(String(message));
      for (const { texts, comes_to } of Object.values<{ texts: string[]; comes_to?: string[] }>(told.now?.legal ?? {})) {
        if (comes_to) [end, comes_to[0]] = [texts[0] ?? "", "own-goal"];
        moves = texts.filter(whose);
      }
      // The stars lie under the first footballer alone, wherever he goes.
      if (told.answer?.foresee) {
        man = whose(moves[0] ?? "");
        const drawn = moves.filter((text) => whose(text) === man);
        told.answer.foresee = drawn.map((text) => ({ text, takes_ball: false, deck: "incidents" }));
      }
      near.send(JSON.stringify(told));
    });
  });
  const table = new ChallengeTable(page);
  await table.make(BOTH, { friendly: "on" });
  await table.until("thrown");
  await table.asked();
  await expect(page.locator("svg.table .end.own-goal")).toHaveCount(1);
  await page.locator('[data-group="own-goal"]').click();
  await expect(page.locator("svg.table .end")).toHaveCount(1);
  const only = page.locator(".squares [data-choice]");
  await expect(only).toHaveAttribute("data-choice", end);
  expect(await only.getAttribute("aria-label")).toContain(t("challenge-choice-path", { what: "own-goal", by_count: 0 }));
  await page.locator('[data-group="own-goal"]').click();
  await table.until("played");
  await table.asked();
  await expect.poll(() => man).not.toBe("");
  await page.locator(`[data-pick="${man}"]`).click();
  const [listed, stars] = [page.locator(".squares button[data-choice]"), page.locator(".squares [data-star]")];
  await expect(stars.first()).toBeVisible();
  await expect(stars).toHaveCount(await listed.count());
  await page.locator(".squares .quiet").click();
  await page.locator(`[data-pick]:not([data-pick="${man}"])`).first().click();
  await expect(listed.first()).toBeVisible();
  await expect(stars).toHaveCount(0);
});
