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
export type Event = { "kind": "dealt", side: Side, active: [Card, Card, Card, Card], face_down: number, face_up: number, top: Card, } | { "kind": "toss", side: Side, } | { "kind": "committed", side: Side, } | { "kind": "timed_out", side: Side, } | { "kind": "duel", number: number, attacker: Side, attacker_card: Card, attacker_slot: Slot, defender_card: Card, defender_slot: Slot, forced: boolean, } | { "kind": "one_two_offered", side: Side, card: Card, } | { "kind": "one_two", side: Side, made: boolean, } | { "kind": "offside_asked", side: Side, difference: number, } | { "kind": "offside", side: Side, signalled: boolean, } | { "kind": "kept", side: Side, kept: number, needed: number, dribble: boolean, } | { "kind": "shot_phase", side: Side, } | { "kind": "lost", side: Side, shot: boolean, } | { "kind": "tackled", side: Side, shot: boolean, } | { "kind": "counter_attack", side: Side, needed: number, } | { "kind": "parried", side: Side, } | { "kind": "new_attempt", side: Side, } | { "kind": "over", side: Side, difference: number, } | { "kind": "kick_due", kick: Kick, shooter: Side, } | { "kind": "kick_taken", kick: Kick, shooter: Side, shot: Direction, dive: Direction, goal: boolean, } | { "kind": "goal", side: Side, card: Card, card_shot: boolean, red: number, blue: number, } | { "kind": "ball_to", side: Side, gathered: number, } | { "kind": "drew", side: Side, pile: Pile, slot: Slot, card?: Card, top?: Card, forced: boolean, } | { "kind": "full_time", red: number, blue: number, } | { "kind": "shoot_out", first: Side, } | { "kind": "tally", red: number, blue: number, kicks: number, } | { "kind": "toss_decides", side: Side, } | { "kind": "resigned", side: Side, } | { "kind": "won", side: Side, by: Decision, };

/**
 * One choice of one side.
 */
export type Move = { "play": Slot } | { "draw": Pile } | { "aim": Direction } | { "offside": boolean } | { "one-two": boolean } | "resign" | "time-out";

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
choice?: Move, 
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
 * Cards that lie in front of a side (CHI-203).
 */
in_front: number, 
/**
 * Cards in a face-down pile at first (CHI-204).
 */
face_down: number, 
/**
 * Conservations before a shot (CHI-308).
 */
conservations: number, 
/**
 * The most conservations with a card still to be chosen: all of them only where the shot is one of cards (CHI-602).
 */
most_kept: number, 
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
 * The kicks that may go to the centre (CHI-405).
 */
centre: Array<Kick>, 
/**
 * Kicks of a side in the shoot-out (CHI-812).
 */
shootout_kicks: number, 
/**
 * Pairs of kicks after which a toss decides; 0 for never (CHI-912).
 */
shootout_limit: number, };
