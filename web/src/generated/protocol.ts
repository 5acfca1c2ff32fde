// Written from crates/session/src/protocol by its test `typescript`. Do not edit.

/** The version of these messages, which `hello` names. */
export const WIRE = 3;

/**
 * Who sits on a seat when a match is made.
 */
export type SeatKind = "me" | "friend" | "device" | { "computer": string };

/**
 * The answer to `POST /api/commitments`.
 */
export type Committed = { 
/**
 * The SHA-256 of a secret, for one match that is made soon.
 */
commitment: string, };

/**
 * `POST /api/matches`.
 */
export type CreateRequest = { 
/**
 * The game.
 */
game: string, 
/**
 * Options that differ from their defaults: text, numbers and flags.
 */
options?: { [key in string]: string }, 
/**
 * Who sits where, for every seat.
 */
seats: { [key in string]: SeatKind }, 
/**
 * The name of whoever makes the match.
 */
name?: string, 
/**
 * The commitment of the secret that is to be used. Words need one: it was known before them.
 */
commitment?: string, 
/**
 * Words of theirs that go into every draw.
 */
words?: string, 
/**
 * For studies: the position to start from, on one line as the game writes it.
 */
position?: string, 
/**
 * For studies: draws used in this order before any other, such as `6, 6`. Not where a friend is invited.
 */
chance?: string, 
/**
 * For studies: the step of a finished match to play on from, with its options, instead of a position.
 */
from?: StepOf, 
/**
 * May a computer stand in for a person? It may, unless this says no.
 */
stand_ins?: boolean, 
/**
 * May those who play ask how good their choices are? They may not, unless this says yes.
 */
hints?: boolean, };

/**
 * A step of a match.
 */
export type StepOf = { 
/**
 * The match.
 */
match: string, 
/**
 * The number of the step.
 */
n: number, };

/**
 * `POST /api/positions`: could a study begin like this?
 */
export type PositionRequest = { 
/**
 * The game.
 */
game: string, 
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * The position, on one line; without one, the usual set-up.
 */
position?: string, };

/**
 * The answer to [`PositionRequest`].
 */
export type Positioned = { 
/**
 * The position as whoever may know all of it sees it; what is due is drawn as it comes.
 */
view: unknown, 
/**
 * Boards and decks.
 */
setup: unknown, };

/**
 * The answer to [`CreateRequest`].
 */
export type Created = { 
/**
 * The name of the match, part of its address.
 */
match: string, 
/**
 * The seats on this device, with their secrets.
 */
seats: { [key in string]: Held }, 
/**
 * A secret for each friend to be invited.
 */
invite: { [key in string]: string }, };

/**
 * The secret of a seat.
 */
export type Held = { 
/**
 * 32 hexadecimal digits.
 */
token: string, };

/**
 * `GET /api/matches/{match}`: what a visitor may know.
 */
export type MatchInfo = { 
/**
 * The name of the match.
 */
match: string, 
/**
 * The game.
 */
game: string, 
/**
 * All its options.
 */
options: { [key in string]: string }, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * Is a seat still waiting for a friend?
 */
free: boolean, 
/**
 * Is the match over?
 */
over: boolean, 
/**
 * How many steps it has, the set-up included.
 */
n: number, 
/**
 * The SHA-256 of the secret behind its draws.
 */
commitment: string, 
/**
 * Is it a study: did it begin with a position of its own, or with told draws? Then all that is hidden is known to
 * its maker.
 */
study: boolean, 
/**
 * May a computer stand in for a person?
 */
stand_ins: boolean, 
/**
 * May those who play ask how good their choices are?
 */
hints: boolean, };

/**
 * One seat as everybody sees it.
 */
export type SeatInfo = { 
/**
 * Its short name, such as `R`.
 */
seat: string, 
/**
 * The name of the player; empty for one without.
 */
name: string, 
/**
 * Who plays it.
 */
kind: Sitter, 
/**
 * Does it wait for somebody to join?
 */
free: boolean, 
/**
 * Is somebody connected for it? A computer is always here.
 */
here: boolean, };

/**
 * Who plays a seat now.
 */
export type Sitter = "person" | "free" | { "computer": string } | { "stand_in": string };

/**
 * `POST /api/matches/{match}/join`.
 */
export type JoinRequest = { 
/**
 * The secret of the invitation.
 */
token: string, 
/**
 * The name of whoever joins.
 */
name?: string, 
/**
 * Words of theirs that go into every draw: the match is set up once more with them. Before the first choice only.
 */
words?: string, };

/**
 * The answer to [`JoinRequest`] and to [`RenewRequest`].
 */
export type Joined = { 
/**
 * The seat.
 */
seat: string, 
/**
 * Its new secret; the one that was sent no longer works, but for that of an owner who shares the seat.
 */
token: string, };

/**
 * `POST /api/matches/{match}/token`: another secret for a seat, by whoever holds it.
 */
export type RenewRequest = { 
/**
 * The secret that holds the seat, and no longer does when the answer comes.
 */
token: string, };

/**
 * `POST /api/matches/{match}/partners`: a secret for somebody to share a seat with, by its owner. The answer is
 * [`Joined`].
 */
export type ShareRequest = { 
/**
 * The secret of the owner.
 */
token: string, };

/**
 * Those who share a seat, as its owner sees them.
 */
export type Partners = { 
/**
 * The seat.
 */
seat: string, 
/**
 * The first first.
 */
partners: Array<PartnerInfo>, };

/**
 * One of those who share a seat.
 */
export type PartnerInfo = { 
/**
 * By what the owner knows them.
 */
partner: number, 
/**
 * Are they connected here?
 */
here: boolean, };

/**
 * `POST /api/mine`.
 */
export type MineRequest = { 
/**
 * The seats that this device holds.
 */
tokens: Array<HeldSeat>, };

/**
 * A match and the secret of a seat in it.
 */
export type HeldSeat = { 
/**
 * The match.
 */
match: string, 
/**
 * The secret.
 */
token: string, };

/**
 * One line of the answer to [`MineRequest`], the last played first. A token that holds no seat is left out.
 */
export type MyMatch = { 
/**
 * The first seat that the tokens hold.
 */
seat: string, 
/**
 * All seats that the tokens hold.
 */
mine: Array<string>, 
/**
 * The score so far, in seat order.
 */
score: Array<number>, 
/**
 * Who owes a choice.
 */
to_act: Array<string>, 
/**
 * How it ended, once it has.
 */
outcome: Outcome | null, 
/**
 * When the last step was made, in milliseconds since 1970.
 */
last: number, 
/**
 * The name of the match.
 */
match: string, 
/**
 * The game.
 */
game: string, 
/**
 * All its options.
 */
options: { [key in string]: string }, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * Is a seat still waiting for a friend?
 */
free: boolean, 
/**
 * Is the match over?
 */
over: boolean, 
/**
 * How many steps it has, the set-up included.
 */
n: number, 
/**
 * The SHA-256 of the secret behind its draws.
 */
commitment: string, 
/**
 * Is it a study: did it begin with a position of its own, or with told draws? Then all that is hidden is known to
 * its maker.
 */
study: boolean, 
/**
 * May a computer stand in for a person?
 */
stand_ins: boolean, 
/**
 * May those who play ask how good their choices are?
 */
hints: boolean, };

/**
 * The answer to `POST /api/mine/forget`, which asks as [`MineRequest`] does.
 */
export type LetGoOf = { 
/**
 * So many matches were nobody else's, and are deleted.
 */
deleted: number, 
/**
 * So many are another's too: they stay, without the name.
 */
stay: number, };

/**
 * How a match ended, in the words of its seats.
 */
export type Outcome = { 
/**
 * Who won; nobody in a drawn match.
 */
winner: string | null, 
/**
 * The place of each seat, in seat order: 1 is first.
 */
ranks: Array<number>, 
/**
 * Goals or points of each seat, in seat order.
 */
score: Array<number>, 
/**
 * A second count that decided a level score.
 */
tie_break: Array<number> | null, 
/**
 * The seat that gave up, if that ended the match.
 */
gave_up: string | null, };

/**
 * The answer to `GET /api/about`.
 */
export type About = { 
/**
 * After so many days without a step a match is deleted; without it, none is.
 */
keep_days: number | null, 
/**
 * Whom to write to about this server.
 */
contact: string | null, };

/**
 * Where others in the same network reach this server.
 */
export type Addresses = { 
/**
 * What a friend's browser is given, such as `http://192.168.1.20:8320`; none if only this machine is listened to.
 */
addresses: Array<string>, };

/**
 * What an error says, in a `4xx` answer under `error` and in a refusal on the socket.
 */
export type ErrorInfo = { 
/**
 * The clauses behind it; empty if it is not a matter of rules.
 */
rules: Array<string>, 
/**
 * Its name, for programs.
 */
kind: string, 
/**
 * What the sentence is made from.
 */
facts: Record<string, unknown>, 
/**
 * The sentence, in the language of the request.
 */
message: string, };

/**
 * What the page sends over the socket. Each message has a number `id` that its answer repeats.
 */
export type ClientMessage = { "do": "hello", 
/**
 * The number of the message.
 */
id: number, 
/**
 * The version of these messages that the page knows: [`WIRE`]. Pages from before there were versions name none.
 */
wire: number, 
/**
 * The secrets of the seats of this page; none for a spectator.
 */
tokens: Array<string>, 
/**
 * The page has steps 0 to `have` − 1, none of them under seal: those it asks for again.
 */
have: number, 
/**
 * Can the page unpack long frames? Then they come [`packed`].
 */
packed?: boolean, 
/**
 * The language of the sentences in errors.
 */
lang?: string, } | { "do": "move", 
/**
 * The number of the message.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * The number of the step that it is to be: the next one.
 */
n: number, 
/**
 * The choice as the list of choices writes it.
 */
choice: string, } | { "do": "take_back", 
/**
 * The number of the message.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, } | { "do": "offer", 
/**
 * The number of the message.
 */
id: number, 
/**
 * By which seat.
 */
seat: string, 
/**
 * What.
 */
what: OfferKind, 
/**
 * For a stand-in: whose place it takes; the seat's own if left out.
 */
of?: string, 
/**
 * For a stand-in: the computer player; the strongest if left out.
 */
player?: string, } | { "do": "answer", 
/**
 * The number of the message.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * To what.
 */
what: OfferKind, 
/**
 * Agreed?
 */
yes: boolean, } | { "do": "resign", 
/**
 * The number of the message.
 */
id: number, 
/**
 * Which seat.
 */
seat: string, } | { "do": "look", 
/**
 * The number of the message.
 */
id: number, 
/**
 * The step.
 */
n: number, 
/**
 * With whose eyes: a seat, `spectator`, or once the match is over `all`; a spectator's if left out.
 */
seat?: string, } | { "do": "ask", 
/**
 * The number of the message.
 */
id: number, 
/**
 * What: one of the game's own questions.
 */
question: unknown, 
/**
 * With whose eyes, as for `look`.
 */
seat?: string, } | { "do": "story", 
/**
 * The number of the message.
 */
id: number, 
/**
 * Paragraphs that end before this step are left out.
 */
from: number, 
/**
 * With whose eyes, as for `look`.
 */
seat?: string, } | { "do": "hint", 
/**
 * The number of the message.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, } | { "do": "say", 
/**
 * The number of the message.
 */
id: number, 
/**
 * For which seat.
 */
seat: string, 
/**
 * What.
 */
phrase: Phrase, } | { "do": "ping", 
/**
 * The number of the message.
 */
id: number, };

/**
 * What can be offered.
 */
export type OfferKind = "pause" | "stand_in" | "rematch" | "return_match" | "take_back" | "choice";

/**
 * What can be said at the table. There is no free text: nobody has to read what he would rather not.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "lucky" | "one_moment" | "thanks";

/**
 * A phrase and who said it.
 */
export type Said = { 
/**
 * Which seat.
 */
by: string, 
/**
 * What.
 */
phrase: Phrase, };

/**
 * An offer that waits for answers.
 */
export type Offer = { 
/**
 * By which seat.
 */
by: string, 
/**
 * What.
 */
what: OfferKind, 
/**
 * For a stand-in: whose place it takes.
 */
of?: string, 
/**
 * For a stand-in: the computer player.
 */
player?: string, 
/**
 * The choice that needs somebody's word.
 */
choice?: string, 
/**
 * The same as the game's own value.
 */
move?: unknown, 
/**
 * Whose answer is missing.
 */
waits_for: Array<string>, };

/**
 * Steps of a seat that a computer player made in the place of a person.
 */
export type StoodIn = { 
/**
 * The seat.
 */
seat: string, 
/**
 * The computer player.
 */
player: string, 
/**
 * It came when this was the number of the next step.
 */
from: number, 
/**
 * It left when this was the number of the next step; `null` as long as it plays.
 */
to: number | null, };

/**
 * What the server sends over the socket.
 */
export type ServerMessage = { 
/**
 * Its number.
 */
re: number, 
/**
 * Always true.
 */
ok: true, 
/**
 * The number of the step that it made, if it made one.
 */
n?: number, 
/**
 * For the first `hello`: what is fixed for the whole match, such as boards and decks.
 */
setup?: unknown, 
/**
 * For `look`: the view after that step.
 */
view?: unknown, 
/**
 * For `ask`: the answer; for `hint`: [`super::Hints`]; for `story`: the story.
 */
answer?: unknown, } | { 
/**
 * Its number; none if it could not be read.
 */
re: number | null, 
/**
 * Why.
 */
error: ErrorInfo, } | { 
/**
 * Why.
 */
gone: Gone, } | { 
/**
 * What, and who.
 */
said: Said, } | { 
/**
 * Steps that the page does not have, or had under seal, as this viewer may know them.
 */
steps?: Array<Step>, 
/**
 * After every change; of a long log, with the last of its messages.
 */
now?: Now, };

/**
 * Why a connection ends.
 */
export type Gone = "stopping" | "lost";

/**
 * One step as a viewer may know it.
 */
export type Step = { 
/**
 * Its number.
 */
n: number, 
/**
 * The short name of the seat that did it; nobody did the set-up.
 */
seat: string | null, 
/**
 * The move as written, `start`, or `undo`; `null` while it is under seal.
 */
move: string | null, 
/**
 * The draws as written; `null` for one that the viewer may not know.
 */
chance: Array<string | null>, 
/**
 * A list of what the viewer learns of what happened, each with its clauses under `rules`.
 */
events: unknown[], 
/**
 * The hash of the state after it, for those who may know the whole state.
 */
hash: string | null, };

/**
 * How things stand, as one page may know it.
 */
export type Now = { 
/**
 * How many steps there are: the number of the next one.
 */
n: number, 
/**
 * Who owes a choice.
 */
to_act: Array<string>, 
/**
 * The view of the one seat of this page, or a spectator's; for a page with several seats an object by seat.
 */
view: unknown, 
/**
 * The choices of the seats of this page that owe one.
 */
legal: { [key in string]: Listed }, 
/**
 * What seats of this page may do though nothing asks for it, such as offering a draw.
 */
unasked?: { [key in string]: Listed }, 
/**
 * The seats of this page that may take the last step back.
 */
take_back?: { [key in string]: TakeBack }, 
/**
 * How it ended, once it has.
 */
outcome: Outcome | null, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * Offers that wait for answers.
 */
offers: Array<Offer>, 
/**
 * The clock, if the match has one.
 */
clock: Clock | null, 
/**
 * Is the match paused?
 */
paused: boolean, 
/**
 * The match that follows this one, once a rematch is agreed. The tokens of this match hold the same seats in it,
 * after a `return_match` those one further: `POST /api/mine` tells which.
 */
rematch: string | null, 
/**
 * When computers stood in for persons, the first first: part of the story.
 */
stood_in?: Array<StoodIn>, 
/**
 * Was the match made without stand-ins?
 */
no_stand_ins?: boolean, 
/**
 * Are players not heard at the moment who may be at another node? Then their steps come a little later.
 */
apart?: boolean, 
/**
 * Was the match made with hints?
 */
hints?: boolean, };

/**
 * The choices of a seat, column by column: what is in the same place belongs together. So no name of a field is sent a
 * hundred times.
 */
export type Listed = { 
/**
 * As they are written in `move` and in the log.
 */
texts: Array<string>, 
/**
 * As the game's own values ([`crate::Game::Move`]).
 */
moves: unknown[], 
/**
 * What each comes to, if the game tells that unasked ([`Notation::comes_to`]); `null` for those of which it tells
 * nothing.
 */
comes_to?: unknown[], 
/**
 * Those that are punished: their places in the list, each with the clause by which it is.
 */
warned?: Array<[number, string]>, 
/**
 * Are they samples of many more?
 */
samples?: boolean, };

/**
 * Whether the others must agree before the last step is taken back.
 */
export type TakeBack = "free" | "consent";

/**
 * The clock of a match.
 */
export type Clock = { 
/**
 * Seconds for a choice, or for a part of the match.
 */
seconds: number, 
/**
 * Which part of the match it counts, the first is 1; `null` if it counts choices.
 */
period: number | null, 
/**
 * Milliseconds left to each seat that owes a choice; of a part of the match, the same to all.
 */
left: { [key in string]: number }, 
/**
 * Does it run? Not while a seat is free or the match is paused.
 */
runs: boolean, };

/**
 * The story of a match.
 */
export type Story = { 
/**
 * What happened, in order, without gaps: the steps of a paragraph begin where those of the one before end.
 */
attacks: Array<Attack>, 
/**
 * The moments that one looks for again, in order.
 */
marks: Array<Mark>, 
/**
 * The figures; of a running match, so far.
 */
report: Report, };

/**
 * What belongs together: an attack with all that comes of it, or what is between two.
 */
export type Attack = { 
/**
 * Its first step.
 */
from: number, 
/**
 * Its last step.
 */
to: number, 
/**
 * The seat that has the ball, if one has.
 */
side: string | null, 
/**
 * What is told of it, in order.
 */
beats: Array<Beat>, 
/**
 * How it ended.
 */
ended: Ended, };

/**
 * A sentence, or a part of one.
 */
export type Beat = { 
/**
 * The step in which it happened.
 */
step: number, 
/**
 * The name of the sentence.
 */
say: string, 
/**
 * Its facts.
 */
facts: Record<string, unknown>, 
/**
 * It goes on in the sentence of the beat before it, after a comma. Else that ends, with a full stop unless it has its own
 * mark, and this begins with a capital.
 */
goes_on: boolean, };

/**
 * How a paragraph ended.
 */
export type Ended = "running" | "goal" | "shot" | "lost" | "offside" | "foul" | "out" | "whistle";

/**
 * A moment that one looks for again.
 */
export type Mark = { 
/**
 * Its step.
 */
step: number, 
/**
 * What it is.
 */
kind: MarkKind, 
/**
 * Of which seat, if it is one's.
 */
side: string | null, };

/**
 * What a mark is.
 */
export type MarkKind = "goal" | "shot" | "penalty" | "card" | "half" | "turning" | "luckiest";

/**
 * What a match comes to in figures.
 */
export type Report = { 
/**
 * The seats, in the order of all lists by seat.
 */
seats: Array<string>, 
/**
 * Is the match over?
 */
over: boolean, 
/**
 * Goals or points of each seat.
 */
score: Array<number>, 
/**
 * The headline.
 */
headline: Beat | null, 
/**
 * What [`Scored::when`] counts.
 */
clock: StoryClock, 
/**
 * The goals, in order.
 */
goals: Array<Scored>, 
/**
 * Who scored most, if it is one alone.
 */
best: Best | null, 
/**
 * In a championship how the matches of each seat ended, in order: `w`, `d` or `l`.
 */
form: Array<string>, 
/**
 * What was counted for each seat.
 */
tallies: Array<Tally>, 
/**
 * The pitch, where the ball was on it, and from where there were shots; nothing where there is no pitch.
 */
pitch: Pitch | null, 
/**
 * The shots, goals among them, in order.
 */
shots: Array<Shot>, };

/**
 * What the time of a goal is counted in.
 */
export type StoryClock = "throw" | "duel" | "minute";

/**
 * A goal.
 */
export type Scored = { 
/**
 * The step.
 */
step: number, 
/**
 * For which seat.
 */
side: string, 
/**
 * The number or card of who scored, if somebody did.
 */
who: number | null, 
/**
 * By one of the other side.
 */
own: boolean, 
/**
 * By a penalty or another kick that nobody but the keeper may stop.
 */
penalty: boolean, 
/**
 * When, as [`Report::clock`] counts.
 */
when: number, 
/**
 * The score after it, by seat; between many, of the two who play.
 */
score: Array<number>, };

/**
 * Who scored most.
 */
export type Best = { 
/**
 * For which seat.
 */
side: string, 
/**
 * His number.
 */
who: number, 
/**
 * So many.
 */
goals: number, };

/**
 * Something that is counted for each seat. Its name in sentences is `tell-tally-` and its key.
 */
export type Tally = { 
/**
 * What.
 */
key: string, 
/**
 * How much, by seat.
 */
values: Array<number>, 
/**
 * Of how many tries, by seat; empty if tries are not counted.
 */
of: Array<number>, 
/**
 * It is told as a share of what all have together.
 */
share: boolean, };

/**
 * The pitch as the first seat sees it: it defends the near goal line in both halves. One is the side of a cell, 0, 0 is the
 * near corner on its left.
 */
export type Pitch = { 
/**
 * Cells across.
 */
columns: number, 
/**
 * Cells from goal line to goal line.
 */
rows: number, 
/**
 * How often the ball came to rest in each cell, row by row from the near goal line, each from the left.
 */
ball: Array<number>, 
/**
 * Rectangles to be drawn: the areas and the half line, each as left, near, width, height.
 */
boxes: Array<[number, number, number, number]>, 
/**
 * The mouth of both goals: its left and its right end.
 */
mouth: [number, number], };

/**
 * A shot.
 */
export type Shot = { 
/**
 * The step.
 */
step: number, 
/**
 * By which seat.
 */
side: string, 
/**
 * The number or card of who shot, if that is known.
 */
who: number | null, 
/**
 * From where, in cells of the [`Pitch`]: across and along; nothing where there is no pitch.
 */
at: [number, number] | null, 
/**
 * What came of it.
 */
result: ShotResult, };

/**
 * What came of a shot.
 */
export type ShotResult = "goal" | "saved" | "blocked" | "woodwork" | "wide";

/**
 * The answer to `hint`.
 */
export type Hints = { 
/**
 * The best choices that were found, the best first.
 */
best: Array<Hint>, 
/**
 * How many choices were looked at.
 */
of: number, };

/**
 * A choice and what it is worth, by what the seat may know.
 */
export type Hint = { 
/**
 * The choice, as the list of choices writes it.
 */
choice: string, 
/**
 * The same as the game's own value.
 */
move: unknown, 
/**
 * The chance to win, a draw as half a win: 0 to 1.
 */
chance: number, 
/**
 * One standard error of it.
 */
error: number, };

/**
 * The answer to `GET` and `POST /api/matches/{match}/analysis`.
 */
export type AnalysisState = { "state": "none" } | { "state": "waiting", 
/**
 * How many come before it.
 */
before: number, } | { "state": "running", 
/**
 * How much is done.
 */
done: number, 
/**
 * Of how much.
 */
of: number, } | { "state": "done", 
/**
 * The match explained.
 */
analysis: Explanation, };

/**
 * A finished match of two explained. Everything is told with the eyes of the first seat: its chance to win, from 0 to 1,
 * and what helps the second is negative.
 */
export type Explanation = { 
/**
 * The two seats.
 */
seats: Array<string>, 
/**
 * The chance before the first choice.
 */
start: number, 
/**
 * The steps that stand.
 */
steps: Array<ExplainedStep>, 
/**
 * All that luck did.
 */
luck: number, 
/**
 * All that the choices of each seat did, in seat order: with `start` and `luck` they make `result`.
 */
judgement: Array<number>, 
/**
 * One standard error of each of these.
 */
judgement_error: Array<number>, 
/**
 * 1 if the first seat won, 0 if the second did.
 */
result: number, };

/**
 * One step explained.
 */
export type ExplainedStep = { 
/**
 * Its number.
 */
n: number, 
/**
 * Who chose.
 */
seat: string, 
/**
 * The chance after it.
 */
after: number, 
/**
 * One standard error of what it changed.
 */
error: number, 
/**
 * What dice, cards, the hand's error and what was hidden did.
 */
luck: number, 
/**
 * What the choice did, beyond that of a player of the club, by what could be known.
 */
judgement: number, 
/**
 * What moved the match, if anything did.
 */
by: MovedBy, 
/**
 * What would have been better, if something surely would.
 */
better?: BetterChoice, };

/**
 * What moved the match in a step.
 */
export type MovedBy = "nothing" | "luck" | "judgement";

/**
 * A better choice, and why. Chances and goals are those of whoever chose, as far as they could know.
 */
export type BetterChoice = { 
/**
 * The choice.
 */
choice: string, 
/**
 * The same as the game's own value; none in what was explained before there were any.
 */
move?: unknown, 
/**
 * The chance with what was chosen.
 */
chosen: number, 
/**
 * The chance with this.
 */
instead: number, 
/**
 * Goals more than the opponent's soon after, with this instead.
 */
goals: number, };
