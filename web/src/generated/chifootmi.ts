// Written from crates/chifootmi/src by its test `typescript`. Do not edit.

/**
 * One of two sides. Red sits on the first seat, Blue on the second.
 */
export type Side = "R" | "B";

/**
 * A card: a value from 1, or a Dribble/Tackle card, which has none (CHI-106).
 */
export type Card = string;

/**
 * One of the four places for active cards.
 */
export type Slot = number;

/**
 * One of a side's two piles.
 */
export type Pile = "face-up" | "face-down";

/**
 * A part of the goal, as the shooter sees it (CHI-407).
 */
export type Direction = "left" | "centre" | "right";

/**
 * One choice of one side.
 */
export type Move = { "play": Slot } | { "draw": Pile } | { "aim": Direction } | { "offside": boolean } | { "one-two": boolean } | "resign" | "time-out";

/**
 * The kinds of kick, and who shoots.
 */
export type Kick = "shot" | "free-kick" | "penalty" | "last-shot" | "shoot-out";

/**
 * What is asked now.
 */
export type Asked = "card" | "one-two" | "offside" | "kick" | "pile" | "toss" | "nothing";

/**
 * What decided a match.
 */
export type Decision = "goals" | "shoot-out" | "toss" | "resignation";

/**
 * One thing that happened.
 */
export type Event = { "kind": "dealt", 
/**
 * Whose.
 */
side: Side, 
/**
 * The active cards, slot by slot.
 */
active: [Card, Card, Card, Card], 
/**
 * Cards in the face-down pile.
 */
face_down: number, 
/**
 * Cards in the face-up pile.
 */
face_up: number, 
/**
 * Its top card.
 */
top: Card, } | { "kind": "toss", 
/**
 * Who has the ball.
 */
side: Side, } | { "kind": "committed", 
/**
 * Who.
 */
side: Side, } | { "kind": "timed_out", 
/**
 * For whom.
 */
side: Side, } | { "kind": "duel", 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * Who has the ball.
 */
attacker: Side, 
/**
 * The attacker's card.
 */
attacker_card: Card, 
/**
 * The slot it came from.
 */
attacker_slot: Slot, 
/**
 * The defender's card.
 */
defender_card: Card, 
/**
 * The slot it came from.
 */
defender_slot: Slot, 
/**
 * Was it the last card of both, played without asking?
 */
forced: boolean, } | { "kind": "one_two_offered", 
/**
 * The attacker.
 */
side: Side, 
/**
 * The card that kept the ball before.
 */
card: Card, } | { "kind": "one_two", 
/**
 * The attacker.
 */
side: Side, 
/**
 * Made?
 */
made: boolean, } | { "kind": "offside_asked", 
/**
 * The defender.
 */
side: Side, 
/**
 * The difference of the cards.
 */
difference: number, } | { "kind": "offside", 
/**
 * The defender.
 */
side: Side, 
/**
 * Signalled?
 */
signalled: boolean, } | { "kind": "kept", 
/**
 * The attacker.
 */
side: Side, 
/**
 * Conservations made.
 */
kept: number, 
/**
 * Conservations needed.
 */
needed: number, 
/**
 * By a dribble?
 */
dribble: boolean, } | { "kind": "shot_phase", 
/**
 * The attacker.
 */
side: Side, } | { "kind": "lost", 
/**
 * Who lost it.
 */
side: Side, 
/**
 * In the shot phase?
 */
shot: boolean, } | { "kind": "tackled", 
/**
 * Who lost the ball.
 */
side: Side, 
/**
 * In the shot phase?
 */
shot: boolean, } | { "kind": "counter_attack", 
/**
 * The new attacker.
 */
side: Side, 
/**
 * Conservations needed.
 */
needed: number, } | { "kind": "parried", 
/**
 * The attacker.
 */
side: Side, } | { "kind": "new_attempt", 
/**
 * The attacker.
 */
side: Side, } | { "kind": "over", 
/**
 * The attacker.
 */
side: Side, 
/**
 * The difference of the cards.
 */
difference: number, } | { "kind": "kick_due", 
/**
 * Which.
 */
kick: Kick, 
/**
 * Who shoots.
 */
shooter: Side, } | { "kind": "kick_taken", 
/**
 * Which.
 */
kick: Kick, 
/**
 * Who shot.
 */
shooter: Side, 
/**
 * Where.
 */
shot: Direction, 
/**
 * Where the keeper went.
 */
dive: Direction, 
/**
 * Did it go in?
 */
goal: boolean, } | { "kind": "goal", 
/**
 * Who scored.
 */
side: Side, 
/**
 * The card turned.
 */
card: Card, 
/**
 * Was it a card shot?
 */
card_shot: boolean, 
/**
 * Red's goals.
 */
red: number, 
/**
 * Blue's goals.
 */
blue: number, } | { "kind": "ball_to", 
/**
 * Who has it now.
 */
side: Side, 
/**
 * Cards gathered.
 */
gathered: number, } | { "kind": "drew", 
/**
 * Who.
 */
side: Side, 
/**
 * From which pile.
 */
pile: Pile, 
/**
 * Into which slot.
 */
slot: Slot, 
/**
 * The card, for those who see it.
 */
card?: Card, 
/**
 * The new top of the face-up pile, if it was drawn from and is not empty.
 */
top?: Card, 
/**
 * Was there no choice?
 */
forced: boolean, } | { "kind": "full_time", 
/**
 * Red's goals.
 */
red: number, 
/**
 * Blue's goals.
 */
blue: number, } | { "kind": "shoot_out", 
/**
 * Who kicks first.
 */
first: Side, } | { "kind": "tally", 
/**
 * Red's goals in it.
 */
red: number, 
/**
 * Blue's.
 */
blue: number, 
/**
 * Kicks taken.
 */
kicks: number, } | { "kind": "toss_decides", 
/**
 * The winner.
 */
side: Side, } | { "kind": "resigned", 
/**
 * Who.
 */
side: Side, } | { "kind": "won", 
/**
 * The winner.
 */
side: Side, 
/**
 * What decided it.
 */
by: Decision, };

/**
 * What a viewer sees at one moment.
 */
export type View = { 
/**
 * Whose eyes: `R`, `B`, or nobody's for a spectator.
 */
seat: Side | null, 
/**
 * Duels revealed so far.
 */
duel: number, 
/**
 * Who has the ball.
 */
ball: Side, 
/**
 * In the shot phase?
 */
shot_phase: boolean, 
/**
 * Conservations made.
 */
kept: number, 
/**
 * Conservations needed.
 */
needed: number, 
/**
 * What is asked.
 */
asked: Asked, 
/**
 * The kick that is due, and who shoots.
 */
kick?: [Kick, Side], 
/**
 * Goals, Red's first.
 */
score: [number, number], 
/**
 * The two sides, Red first.
 */
sides: [SideView, SideView], 
/**
 * The duels in the match zone: Red's card, Blue's card; a card turned for a goal is left out.
 */
zone: Array<[Card | null, Card | null]>, 
/**
 * The shoot-out, once it has begun.
 */
shoot_out?: ShootOutView, 
/**
 * The winner, once there is one.
 */
winner?: Side, };

/**
 * One side.
 */
export type SideView = { 
/**
 * Its active cards.
 */
slots: [SlotView, SlotView, SlotView, SlotView], 
/**
 * Cards in its face-down pile.
 */
face_down: number, 
/**
 * Cards in its face-up pile.
 */
face_up: number, 
/**
 * The top card of that.
 */
top: Card | null, 
/**
 * The cards turned for its goals.
 */
goal_row: Array<Card>, 
/**
 * Cards in its played pile, both sides' together.
 */
played_pile: number, 
/**
 * Has it handed in a choice?
 */
committed: boolean, 
/**
 * That choice, for those who know it.
 */
choice?: string, 
/**
 * Which of its cards were played and which this viewer has not seen, sorted (CHI-906).
 */
history?: History, };

/**
 * A slot. A hidden card is a face-down slot and nothing more (CHI-224).
 */
export type SlotView = { 
/**
 * Is there a card?
 */
occupied: boolean, 
/**
 * Does it lie face down?
 */
face_down: boolean, 
/**
 * The card, for those who see it.
 */
card?: Card, };

/**
 * Help for those who do not want to count (CHI-226, CHI-906).
 */
export type History = { 
/**
 * The side's cards played so far, sorted.
 */
played: Array<Card>, 
/**
 * The side's cards that this viewer has not seen, sorted.
 */
unseen: Array<Card>, };

/**
 * The shoot-out.
 */
export type ShootOutView = { 
/**
 * Who kicks first.
 */
first: Side, 
/**
 * Kicks taken.
 */
kicks: number, 
/**
 * Goals, Red's first.
 */
tally: [number, number], };

/**
 * What never changes during a match.
 */
export type Setup = { 
/**
 * The cards of Red and of Blue, in the order in which they are shuffled (CHI-112).
 */
decks: [Array<Card>, Array<Card>], 
/**
 * Duels of the match: the cards of a side (CHI-802).
 */
duels: number, 
/**
 * Cards in a face-down pile at first (CHI-204).
 */
face_down: number, 
/**
 * Conservations before a shot (CHI-308).
 */
conservations: number, 
/**
 * Conservations in a counter-attack, if that rule is played (CHI-742).
 */
counter_attack: number | null, 
/**
 * The largest margin that scores, where the shot is played with cards (CHI-604).
 */
scoring_margin: number | null, 
/**
 * The difference from which a ball kept is offside, if that rule is played (CHI-711).
 */
offside_gap: number | null, 
/**
 * Is the one-two played? (CHI-721)
 */
one_two: boolean, 
/**
 * Kicks of a side in the shoot-out (CHI-812).
 */
shootout_kicks: number, 
/**
 * Pairs of kicks after which a toss decides; 0 for never (CHI-912).
 */
shootout_limit: number, };
