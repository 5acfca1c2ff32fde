// Written from crates/challenge/src by its test `typescript`. Do not edit.

/**
 * A club, by its seat: `club1` to `club12`.
 */
export type Club = `club${number}`;

/**
 * Some clubs, in seat order.
 */
export type Clubs = Club[];

/**
 * One card: `CAP-04`.
 */
export type Card = string;

/**
 * The colour of a side's shirts: the box has two teams (CHA-104).
 */
export type Shirt = "red" | "blue";

/**
 * What a die of each club decides.
 */
export type Stake = "order" | "colour" | "venue";

/**
 * Why champions do not change their club.
 */
export type Declined = "unwilling" | "too_dear" | "below_zero";

/**
 * What is asked of a club.
 */
export type Asked = "series" | "deficit" | "answer" | "trade" | "colour" | "venue" | "match" | "result" | "nothing";

/**
 * One of the two sides on the pitch (CHA-107): the host is South (CHA-403).
 */
export type Side = "S" | "N";

/**
 * The number of a footballer within his side, 1 to 16 (CHA-404).
 */
export type Number = number;

/**
 * A set of footballers of one side.
 */
export type Numbers = number[];

/**
 * The footballers who relay a path, in their order (CHA-508).
 */
export type Relays = number[];

/**
 * Where a played ball comes to, unless somebody is offside.
 */
export type Comes = "mate" | "back" | "loose" | "goal" | "out";

/**
 * A footballer, written `S7` or `N7`.
 */
export type Footballer = string;

/**
 * A square of the pitch, or one just beyond a goal line such as `K40`.
 */
export type Square = string;

/**
 * The squad of a side for one match (CHA-404 to CHA-407).
 */
export type Squad = { 
/**
 * Who begins; the others are reserves.
 */
eleven: Numbers, 
/**
 * Who wears a ring, reserves included.
 */
rings: Numbers, 
/**
 * Who keeps goal.
 */
keeper: Number, };

/**
 * How the ball comes back into play.
 */
export type Restart = "throw_in" | "corner" | "goal_kick" | "free_kick" | "ball_to";

/**
 * One of the four event decks (CHA-104), and what made it be drawn from.
 */
export type Deck = "chance" | "referee_field" | "referee_box" | "incidents";

/**
 * The name of a match of Onze: sixteen digits in base 16, as its record has it.
 */
export type MatchName = string;

/**
 * One choice of one side, at the decision points of the rules.
 */
export type Choice = { "squad": Squad } | { "place": [Array<[Number, Square]>, Number, Number | null] } | { "claim": boolean } | "end" | { "taker": Number } | { "sub": Number | null } | { "keeper": Number } | "concede" | { "b": [Square[], (string | null)?, boolean?] } | { "m": [Footballer, number, Square, (Footballer | null)?, Square[]?] };

/**
 * A series of clubs by its number of champions, 1 to 4 (CHA-306).
 */
export type Series = number;

/**
 * Champions for a price, which is for all of them.
 */
export type Deal = { 
/**
 * The club that is offered them, or asked for them.
 */
with: Club, 
/**
 * How many.
 */
champions: number, 
/**
 * Their price.
 */
price: number, };

/**
 * A result as a club reports it, the host first.
 */
export type Report = { 
/**
 * Goals of host and guest.
 */
goals: [number, number], 
/**
 * Their Chance lines: what the cards brought or cost at a real table (CHA-805).
 */
chance: [number, number], 
/**
 * The match of another game that decided it.
 */
of: MatchName | null, };

/**
 * One choice.
 */
export type Move = { "series": Series } | { "sell": number } | { "buy": number } | "credit" | { "offer": Deal } | { "ask": Deal } | { "answer": boolean } | "pass" | { "colour": Shirt } | { "venue": { 
/**
 * Its own?
 */
own: boolean, } } | "time" | { "result": Report } | Choice;

/**
 * One thing that happened in an office, or around a match. Money is in millions of francs; `cash` is what the club has
 * after it.
 */
export type Office = { "kind": "die_thrown", club: Club, die: number, stake: Stake, } | { "kind": "tied", clubs: Clubs, stake: Stake, } | { "kind": "first", club: Club, } | { "kind": "revenue", club: Club, card: Card, deck: string, amount: number, } | { "kind": "expense", club: Club, card: Card, deck: string, amount: number, } | { "kind": "bonus_card", club: Club, card: Card, win: number, draw: number, loss: number, } | { "kind": "capital", club: Club, revenue: number, expenses: number, capital: number, } | { "kind": "series_chosen", club: Club, series: number, only: boolean, } | { "kind": "club_bought", club: Club, card: Card, name: string, stadium: string, value: number, wages: number, resale: number, gate: number, champions: number, 
/**
 * Champions that the bank had no ring for.
 */
outside: number, result: number, } | { "kind": "deficit", club: Club, cash: number, after_match: boolean, } | { "kind": "sold", club: Club, champions: number, price: number, cash: number, left: number, } | { "kind": "bought", club: Club, champions: number, price: number, cash: number, left: number, } | { "kind": "credit", club: Club, card: Card, amount: number, cash: number, } | { "kind": "offered", club: Club, to: Club, champions: number, price: number, } | { "kind": "asked", club: Club, to: Club, champions: number, price: number, } | { "kind": "declined", club: Club, buyer: Club, why: Declined, } | { "kind": "traded", seller: Club, buyer: Club, champions: number, price: number, seller_cash: number, buyer_cash: number, } | { "kind": "window_opened", first: Club, } | { "kind": "passed", club: Club, only: boolean, } | { "kind": "window_closed" } | { "kind": "round_began", round: number, rounds: number, } | { "kind": "fixture", club: Club, other: Club, round: number, } | { "kind": "bye", club: Club, } | { "kind": "colour_chosen", club: Club, colour: Shirt, other: Club, other_colour: Shirt, } | { "kind": "venue_chosen", club: Club, host: Club, guest: Club, stadium?: string, } | { "kind": "squad_in", club: Club, } | { "kind": "reported", club: Club, host: Club, guest: Club, host_goals: number, guest_goals: number, host_chance: number, guest_chance: number, 
/**
 * The match of another game that decided it.
 */
of: MatchName | null, } | { "kind": "full_time", host: Club, guest: Club, host_goals: number, guest_goals: number, } | { "kind": "booked", club: Club, number: number, gate: number, chance: number, bonus: number, running: number, cash: number, } | { "kind": "administration", club: Club, cash: number, } | { "kind": "repaid", club: Club, credit: number, total: number, } | { "kind": "finance_point", clubs: Clubs, total: number, } | { "kind": "champions", clubs: Clubs, points: number, } | { "kind": "friendly_over", winner: Club | null, };

/**
 * The lines of the open block: C before the first match, afterwards that of the latest match (CHA-318).
 */
export type Block = { 
/**
 * Gate receipts (CHA-804).
 */
gate: number, 
/**
 * Cards drawn in play, which may cost (CHA-805).
 */
chance: number, 
/**
 * Champions sold.
 */
sold: number, 
/**
 * Bank credit.
 */
credit: number, 
/**
 * Match bonus (CHA-806).
 */
bonus: number, 
/**
 * Champions bought.
 */
bought: number, 
/**
 * Running costs, at every match but the first (CHA-808).
 */
running: number, };

/**
 * What becomes of the ball by a listed path (CHA-905).
 */
export type ComesTo = "goal" | "pass" | "loose" | "throw-in" | "corner" | "goal-kick" | "offside" | "own-goal";

/**
 * A question of whoever chooses for a club.
 */
export type Question = { "via": [Club, Array<Square>] } | { "foresee": Club } | { "ways": [Club, Footballer] };

/**
 * The answers, tagged as their questions are.
 */
export type Answer = { "via": GoingOn } | { "foresee": Array<Foreseen> } | { "ways": Array<[string, Array<Square>]> };

/**
 * How a path that is drawn point by point can go on.
 */
export type GoingOn = { 
/**
 * The squares of those who can relay it next.
 */
relays: Array<Square>, 
/**
 * One path for each outcome, as they would be listed.
 */
paths: Array<ListedPath>, };

/**
 * A path as it would be listed.
 */
export type ListedPath = { 
/**
 * As written.
 */
text: string, 
/**
 * What it is.
 */
move: Choice, 
/**
 * What it comes to.
 */
comes_to: ComesTo, 
/**
 * The clause by which it is punished, if it is.
 */
warned?: string, };

/**
 * What is certain of a move, where there is anything to tell.
 */
export type Foreseen = { 
/**
 * The move, as written.
 */
text: string, 
/**
 * Does it end on the ball?
 */
takes_ball: boolean, 
/**
 * The deck from which a card is drawn, for a star or a shock.
 */
deck: Deck | null, };

/**
 * The match at one moment.
 */
export type PitchView = { 
/**
 * South, North.
 */
sides: [SideView, SideView], 
/**
 * The ball's square; while it is out of play its last one on the pitch.
 */
ball: Square, 
/**
 * Is it out of play (CHA-745)?
 */
dead: boolean, 
/**
 * Do the sides place their footballers, or have they still to?
 */
placing: boolean, 
/**
 * Has there been a goal, so that reserves may come on with a placing (CHA-415)?
 */
after_goal: boolean, 
/**
 * Whose throw it is; the kicking side while they place.
 */
side: Side, 
/**
 * With the ball, or to get it back?
 */
possession: boolean, 
/**
 * The dice as thrown; none before the first throw.
 */
dice: Array<number>, 
/**
 * Those left for moves, with those of cards.
 */
unused: Array<number>, 
/**
 * Goals of South and North.
 */
score: [number, number], 
/**
 * Throws that are complete.
 */
throws: number, };

/**
 * The sixteen of one side. Who is in no list is on the pitch and has still to be placed.
 */
export type SideView = { 
/**
 * Who stands where.
 */
stands: Array<[Number, Square]>, 
/**
 * Who has not played yet.
 */
reserves: Numbers, 
/**
 * Who is out for some throws (CHA-766).
 */
out: Numbers, 
/**
 * Who is out of the match.
 */
gone: Numbers, 
/**
 * Who wears a ring.
 */
rings: Numbers, 
/**
 * Who has been cautioned.
 */
cautions: Numbers, 
/**
 * Who keeps goal.
 */
keeper: Number | null, };

/**
 * The printed board (CHA-106 to CHA-113). Goal and area are South's, from their first square to their last; North's follow
 * by half a turn.
 */
export type BoardView = { 
/**
 * Columns, from A.
 */
columns: number, 
/**
 * Rows, from 1.
 */
rows: number, 
/**
 * The squares of the goal.
 */
goal: [Square, Square], 
/**
 * The penalty area.
 */
area: [Square, Square], 
/**
 * The penalty spot.
 */
spot: Square, 
/**
 * The middle of the centre circle.
 */
centre: Square, 
/**
 * The largest sum of squared differences from it within the circle.
 */
reach: number, 
/**
 * The star squares.
 */
stars: Array<Square>, };

/**
 * A line of the table.
 */
export type Standing = { 
/**
 * The club.
 */
club: Club, 
/**
 * Its place; clubs that share one have the same.
 */
rank: number, 
/**
 * Matches played.
 */
played: number, 
/**
 * Won.
 */
won: number, 
/**
 * Drawn.
 */
drawn: number, 
/**
 * Lost.
 */
lost: number, 
/**
 * Goals scored.
 */
scored: number, 
/**
 * Goals conceded.
 */
conceded: number, 
/**
 * Does it have the point for the best finances? (CHA-822)
 */
finance_point: boolean, 
/**
 * Points lost by matches that ended in administration (CHA-810).
 */
penalty: number, 
/**
 * All points (CHA-823).
 */
points: number, 
/**
 * What it has, less its credit: F at the end (CHA-821).
 */
total: number, };

/**
 * What a viewer sees at one moment.
 */
export type View = { 
/**
 * What goes on.
 */
stage: StageView, 
/**
 * Rounds that have begun, and how many there are.
 */
round: number, 
/**
 * All rounds.
 */
rounds: number, 
/**
 * The clubs in order (CHA-205); seat order until that is thrown for.
 */
order: Array<Club>, 
/**
 * Champions that the bank has left (CHA-128).
 */
stock: number, 
/**
 * The clubs, in seat order; none in a friendly match.
 */
clubs: Array<ClubView>, 
/**
 * The table; none in a friendly match.
 */
table: Array<Standing>, 
/**
 * The matches of this round.
 */
fixtures: Array<FixtureView>, 
/**
 * An offer or ask that waits for its answer.
 */
offer: OfferView | null, };

/**
 * What goes on.
 */
export type StageView = "buying" | "deficit" | "trade" | "round" | "over";

/**
 * One club and its sheet.
 */
export type ClubView = { 
/**
 * The club.
 */
club: Club, 
/**
 * What is asked of it.
 */
asked: Asked, 
/**
 * Its finance cards, in the order in which they were drawn.
 */
cards: Array<Card>, 
/**
 * Its club card.
 */
card: Card | null, 
/**
 * Its credit card.
 */
credit: Card | null, 
/**
 * Its champions.
 */
champions: number, 
/**
 * Block A: revenue, expenses, capital (CHA-313).
 */
block_a: [number, number, number], 
/**
 * RESULT of block B, once it has a club (CHA-314).
 */
result: number | null, 
/**
 * The total of the block before the open one.
 */
before: number, 
/**
 * The lines of the open block.
 */
open: Block, 
/**
 * What it has.
 */
cash: number, 
/**
 * Matches that ended below zero (CHA-810).
 */
in_debt: number, 
/**
 * May it still be offered or asked something by the club whose turn it is? (CHA-317)
 */
approaches: number, };

/**
 * One match of the round.
 */
export type FixtureView = { 
/**
 * Who meets, in the order of the pairing.
 */
clubs: [Club, Club], 
/**
 * Their shirts, once they are chosen.
 */
shirts: [Shirt, Shirt] | null, 
/**
 * The host, once the place is chosen.
 */
host: Club | null, 
/**
 * Goals of the two, in the order of the pairing.
 */
goals: [number, number], 
/**
 * Whose squads are handed in.
 */
squads_in: Array<Club>, 
/**
 * The viewer's own squad under seal.
 */
own_squad: Squad | null, 
/**
 * Is it over?
 */
over: boolean, 
/**
 * The match on the pitch, once the squads are opened; none if it is decided elsewhere.
 */
pitch: PitchView | null, };

/**
 * An offer or ask that waits for its answer.
 */
export type OfferView = { 
/**
 * Who made it.
 */
by: Club, 
/**
 * Who answers.
 */
to: Club, 
/**
 * Is it asked for champions, rather than offered them?
 */
asks: boolean, 
/**
 * How many.
 */
champions: number, 
/**
 * The price of all of them.
 */
price: number, 
/**
 * Could the other accept? (CHA-312)
 */
able: boolean, };

/**
 * What decides the matches of a championship.
 */
export type DecidedBy = "match" | "table" | "chifootmi" | "shoot" | "simulator";

/**
 * The cards and the pitch, told once.
 */
export type Setup = { 
/**
 * Revenue, expense and credit cards.
 */
amounts: Array<AmountView>, 
/**
 * Bonus cards.
 */
bonuses: Array<BonusView>, 
/**
 * Club cards. Not `clubs`: a view has those who own one, and a page lays both into one.
 */
club_cards: Array<ClubCardView>, 
/**
 * The capital that each series asks for (CHA-307).
 */
asks: [number, number, number, number], 
/**
 * What the bank asks for a champion (CHA-129).
 */
bank_price: number, 
/**
 * What decides the matches.
 */
decided_by: DecidedBy, 
/**
 * The board of a match.
 */
board: BoardView, 
/**
 * How many champions of a side may be on the pitch (CHA-405).
 */
champions_on_pitch: number, 
/**
 * Throws of a match; none where a clock ends it (CHA-204).
 */
throws: number | null, 
/**
 * Who meets in each round, as places in the order of the clubs, the first one 0 (CHA-820).
 */
calendar: Array<Array<[number, number]>>, };

/**
 * A card with one amount.
 */
export type AmountView = { 
/**
 * The card.
 */
card: Card, 
/**
 * In millions.
 */
amount: number, };

/**
 * A bonus card (CHA-125).
 */
export type BonusView = { 
/**
 * The card.
 */
card: Card, 
/**
 * After a win.
 */
win: number, 
/**
 * After a draw.
 */
draw: number, 
/**
 * After a defeat.
 */
loss: number, };

/**
 * A club card (CHA-127).
 */
export type ClubCardView = { 
/**
 * The card.
 */
card: Card, 
/**
 * The club's name.
 */
club: string, 
/**
 * Its stadium.
 */
stadium: string, 
/**
 * Its champions.
 */
champions: number, 
/**
 * What it costs.
 */
value: number, 
/**
 * Its wage bill.
 */
wages: number, 
/**
 * What the bank pays for one of its champions.
 */
resale: number, 
/**
 * What a match at home brings.
 */
gate: number, };

/**
 * One thing that happened on the pitch.
 */
export type PitchEvent = { "kind": "squad_opened", side: Side, squad: Squad, } | { "kind": "kick_off_dice", south: number, north: number, } | { "kind": "kick_off", side: Side, } | { "kind": "placed", side: Side, placing: [Array<[Number, Square]>, Number, Number | null], } | { "kind": "thrown", side: Side, possession: boolean, dice: [number, number, number], } | { "kind": "card", side: Side, card: Card, deck: Deck, } | { "kind": "money", side: Side, amount: number, } | { "kind": "played", side: Side, who: Footballer, by: Relays, to: Number | null, comes: Comes, bent: boolean, path: [Square[], (string | null)?, boolean?], from: Square, turns: string[], at: Square, } | { "kind": "hemmed_in", side: Side, at: Square, } | { "kind": "goal", side: Side, own: boolean, at: Square, who: Footballer, } | { "kind": "out", restart: Restart, side: Side, at: Square, } | { "kind": "offside", who: Footballer, at: Square, } | { "kind": "let_go", who: Footballer, } | { "kind": "moved", move: string, way: string[], to: Square, who: Footballer, die: number, } | { "kind": "fetched", who: Footballer, from: Square, at: Square, } | { "kind": "shock", runner: Footballer, struck: Footballer, deck: Deck, } | { "kind": "star", who: Footballer, } | { "kind": "caution", who: Footballer, } | { "kind": "sent_off", who: Footballer, } | { "kind": "went_out", who: Footballer, throws: number, } | { "kind": "came_back", who: Footballer, at: Square, } | { "kind": "injured", who: Footballer, } | { "kind": "substituted", off: Footballer, on: Footballer, at: Square, } | { "kind": "spared", who: Footballer, } | { "kind": "keeper_named", who: Footballer, } | { "kind": "put_back", who: Footballer, from: Square, to: Square, } | { "kind": "made_room", who: Footballer, from: Square, to: Square, } | { "kind": "free_kick", side: Side, at: Square, } | { "kind": "taker", restart: Restart, who: Footballer, at: Square, } | { "kind": "ball_to", who: Footballer, at: Square, } | { "kind": "penalty", who: Footballer, at: Square, } | { "kind": "penalty_die", side: Side, die: number, goal: boolean, } | { "kind": "extra_die", side: Side, die: number, } | { "kind": "dice_lost", side: Side, } | { "kind": "kept", side: Side, possession: boolean, } | { "kind": "loose", side: Side, at: Square, } | { "kind": "kept_too_long", side: Side, } | { "kind": "time_up" } | { "kind": "conceded", side: Side, } | { "kind": "over", score: [number, number], };
