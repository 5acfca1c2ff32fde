// Written from crates/shoot/src by its test `typescript`. Do not edit.

/**
 * One of two sides. Red sits on the first seat, Blue on the second.
 */
export type Side = "R" | "B";

/**
 * The number on a player's shirt, 1 to 11.
 */
export type Number = number;

/**
 * Some players of one side.
 */
export type Numbers = Array<number>;

/**
 * A dark square, where players stand.
 */
export type Dark = string;

/**
 * A light square, where the ball lies.
 */
export type Light = string;

/**
 * What a player is (SHO-107).
 */
export type Role = "goalkeeper" | "back" | "half" | "forward";

/**
 * Right or left, as the side sees it.
 */
export type Flank = "right" | "left";

/**
 * One end of the pitch (SHO-105).
 */
export type End = "south" | "north";

/**
 * What a coach may offer.
 */
export type Offer = "draw" | "end";

/**
 * One choice of one coach, and how it is written.
 *
 * | command | choice |
 * |---|---|
 * | `9>17,8 (6)` | the 9 goes to 17,8 with 6 points: a die, or the sum (SHO-302, SHO-303) |
 * | `done` | the dice that are left are declined (SHO-307) |
 * | `ball 17,9`, `ball goal` | the ball goes there, or over the line (SHO-313, SHO-605) |
 * | `play`, `goalkick right`, `goalkick left` | the keeper has it in his goal area, or the ball is dead (SHO-530, SHO-515) |
 * | `south`, `north` | the end of one's choice (SHO-201) |
 * | `resign` | at any time (SHO-905) |
 * | `draw`, `end` | offers a draw (SHO-905), or the end of an `open` match (SHO-808); never listed |
 * | `accept`, `refuse` | answers an offer |
 * | `time` | the clock of the half has run out (SHO-805); sent by whoever keeps the clock, never listed |
 */
export type Move = { "use": [Number, Dark, number] } | "done" | { "ball": Light } | "goal" | "play" | { "goal-kick": Flank } | { "take": End } | "resign" | { "offer": Offer } | { "answer": boolean } | "time";

/**
 * What is asked now.
 */
export type Asked = "throw-ends" | "end" | "throw-kick-off" | "throw-ball" | "ball" | "throw-players" | "players" | "keeper" | "goal-kick" | "answer" | "nothing";

/**
 * One thing that happened.
 */
export type Event = { "kind": "set_up", south: Side, } | { "kind": "ends_thrown", side: Side, dice: [number, number], } | { "kind": "end_chosen", side: Side, end: End, } | { "kind": "kick_off_thrown", side: Side, dice: [number, number], } | { "kind": "tied", ends: boolean, } | { "kind": "kick_off", side: Side, ball: Light, twice: boolean, } | { "kind": "thrown_for_players", side: Side, dice: [number, number], count: number, } | { "kind": "thrown_for_ball", side: Side, dice: [number, number], total: number, count: number, } | { "kind": "free_kick", side: Side, ball: boolean, } | { "kind": "penalty", side: Side, from: Light, ball: Light, } | { "kind": "placed", side: Side, number: Number, from: Dark, to: Dark, } | { "kind": "made_way", side: Side, number: Number, from: Dark, to: Dark, } | { "kind": "moved", side: Side, number: Number, from: Dark, to: Dark, points: number, } | { "kind": "declined", side: Side, } | { "kind": "lost", side: Side, points: number, } | { "kind": "possession", side: Side, holders: Numbers, } | { "kind": "no_possession", side: Side, offside: Numbers, } | { "kind": "ball_moved", side: Side, from: Light, to: Light, total: number, lost: number, } | { "kind": "passed", side: Side, holders: Numbers, } | { "kind": "loose", side: Side, offside: Numbers, } | { "kind": "goal", side: Side, from: Light, automatic: boolean, forced: boolean, red: number, blue: number, } | { "kind": "dead", side: Side, ball: Light, } | { "kind": "keeper_asked", side: Side, } | { "kind": "played_on", side: Side, } | { "kind": "goal_kick", side: Side, flank: Flank, ball: Light, } | { "kind": "drop_ball", side: Side, ball: Light, } | { "kind": "time_up" } | { "kind": "half_time", red: number, blue: number, south: Side, } | { "kind": "full_time", red: number, blue: number, } | { "kind": "safety_stop", throws: number, } | { "kind": "offered", side: Side, offer: Offer, } | { "kind": "offer_refused", side: Side, offer: Offer, } | { "kind": "agreed", side: Side, offer: Offer, } | { "kind": "resigned", side: Side, } | { "kind": "over", red: number, blue: number, winner?: Side, };

/**
 * What a viewer sees at one moment.
 */
export type View = { 
/**
 * What is asked.
 */
asked: Asked, 
/**
 * Whose throw or choice it is; nobody's once the match is over.
 */
side: Side | null, 
/**
 * The dice on the table.
 */
dice: [number, number] | null, 
/**
 * The first move of the throw, once it is made: who, and by how many points.
 */
used: [Number, number] | null, 
/**
 * After the ball has moved, the same side throws for the players.
 */
then_players: boolean, 
/**
 * A penalty is being taken.
 */
penalty: boolean, 
/**
 * The ball.
 */
ball: BallView, 
/**
 * While a throw for the ball is used: the squares that it may go to, and what each would bring.
 */
landings: Array<LandingView>, 
/**
 * The two sides, Red first.
 */
sides: [SideView, SideView], 
/**
 * Throws for ball or players so far.
 */
throws: number, 
/**
 * Throws for the players in a row without possession (SHO-902).
 */
idle: number, 
/**
 * The half, in a match of halves.
 */
half: HalfView | null, 
/**
 * An offer that waits for its answer, and who made it.
 */
offer: [Side, Offer] | null, 
/**
 * The winner, once there is one.
 */
winner: Side | null, };

/**
 * The ball.
 */
export type BallView = { 
/**
 * Where it lies.
 */
square: Light, 
/**
 * Who is in possession.
 */
side: Side | null, 
/**
 * Is it dead?
 */
dead: boolean, 
/**
 * The squares next to it (SHO-113).
 */
beside: Array<Dark>, 
/**
 * The players next to it, Red's and Blue's.
 */
next: [Numbers, Numbers], };

/**
 * A square that the ball may go to.
 */
export type LandingView = { 
/**
 * The square.
 */
square: Light, 
/**
 * Who receives it there: nobody if it would be loose (SHO-520).
 */
holders: Numbers, 
/**
 * Forwards next to it who are offside and do not receive it (SHO-611).
 */
offside: Numbers, };

/**
 * One side.
 */
export type SideView = { 
/**
 * Its letter.
 */
side: Side, 
/**
 * Does it defend row 1?
 */
south: boolean, 
/**
 * Its goals.
 */
score: number, 
/**
 * Its players, 1 to 11.
 */
players: Array<PlayerView>, };

/**
 * One player. His role, and where it may stand, are told once ([`crate::Setup`]).
 */
export type PlayerView = { 
/**
 * His number.
 */
number: Number, 
/**
 * Where he stands.
 */
square: Dark, 
/**
 * Is he offside? Forwards only.
 */
offside: boolean, 
/**
 * May he not take a die of this throw any more?
 */
moved: boolean, };

/**
 * A half of a match of halves.
 */
export type HalfView = { 
/**
 * 1 or 2.
 */
number: number, 
/**
 * Throws in this half.
 */
throws: number, 
/**
 * Does it end with this turn?
 */
last_turn: boolean, 
/**
 * Who took the first kick-off.
 */
first: Side, };

/**
 * What never changes during a match.
 */
export type Setup = { 
/**
 * The board, for drawing it.
 */
board: BoardView, 
/**
 * What the players are, from number 1 to 11 (SHO-107).
 */
roles: [Role, Role, Role, Role, Role, Role, Role, Role, Role, Role, Role], 
/**
 * Goals that win the match (SHO-802).
 */
goals: number | null, 
/**
 * Throws of a half, if it is counted in throws (SHO-804).
 */
throws_per_half: number | null, 
/**
 * Minutes of a half, if it is played by the clock (SHO-803).
 */
minutes_per_half: number | null, 
/**
 * Throws in a row without possession that bring a drop ball; 0 for never (SHO-902).
 */
drop_ball_after: number, 
/**
 * Throws after which the match stops; 0 for never (SHO-904).
 */
max_throws: number, };

/**
 * The board, in own coordinates of either side (SHO-106).
 */
export type BoardView = { 
/**
 * Rows.
 */
rows: number, 
/**
 * Columns.
 */
columns: number, 
/**
 * The penalty area that a side defends.
 */
penalty_area: Area, 
/**
 * The goal area that a side defends.
 */
goal_area: Area, 
/**
 * The row of its half line.
 */
half_line: number, 
/**
 * The columns of the mouth that it defends.
 */
goal_mouth: [number, number], 
/**
 * The first and the last goal square of the row that it attacks.
 */
goal_columns: [number, number], 
/**
 * The centre spot.
 */
centre_spot: Light, 
/**
 * The kick-off circle.
 */
kick_off_circle: Light, 
/**
 * The penalty circle that it shoots from.
 */
penalty_circle: Light, 
/**
 * The goal-kick circles, right and left.
 */
goal_kick_circles: [Light, Light], 
/**
 * The starting squares, 1 to 11.
 */
start: [Dark, Dark, Dark, Dark, Dark, Dark, Dark, Dark, Dark, Dark, Dark], 
/**
 * Where each role may stand (SHO-908).
 */
limits: [LimitView, LimitView, LimitView, LimitView], };

/**
 * A rectangle in front of the goal that a side defends, in its own coordinates.
 */
export type Area = { 
/**
 * From its goal line to this row.
 */
rows: number, 
/**
 * The first and the last column.
 */
columns: [number, number], };

/**
 * Where the players of one role may stand: the dark squares of a rectangle without those of others.
 */
export type LimitView = { 
/**
 * The role.
 */
role: Role, 
/**
 * The rectangle.
 */
open: BoxView, 
/**
 * What is closed in it.
 */
closed: Array<BoxView>, };

/**
 * A rectangle of squares, first and last included.
 */
export type BoxView = { 
/**
 * The first and the last row.
 */
rows: [number, number], 
/**
 * The first and the last column.
 */
columns: [number, number], };

/**
 * What a throw is for (SHO-301).
 */
export type Throw = "players" | "ball";

/**
 * How many of the 36 throws allow what they are counted for, with the best use. A throw may allow several things.
 */
export type Odds = { 
/**
 * Possession after a throw for the players (SHO-501), a penalty included.
 */
possession: number, 
/**
 * A pass with a throw for the ball (SHO-520).
 */
pass: number, 
/**
 * A goal (SHO-601), the automatic one included (SHO-703).
 */
goal: number, };
