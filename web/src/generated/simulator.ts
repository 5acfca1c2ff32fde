// Written from crates/simulator/src by its test `typescript`. Do not edit.

/**
 * One of two sides. Red sits on the first seat, Blue on the second.
 */
export type Side = "R" | "B";

/**
 * One of the 32 pegs: R1 to R16 and B1 to B16 (SIM-213).
 */
export type Peg = string;

/**
 * A set of pegs.
 */
export type Pegs = Array<Peg>;

/**
 * One cell of the pitch.
 */
export type Cell = string;

/**
 * A set of cells.
 */
export type Cells = Array<Cell>;

/**
 * A point seen from above: x from Red's goal line to Blue's, y from the touch-line of row A to that of row K.
 */
export type Point = string;

/**
 * The angle between a lying peg's long axis and the x axis, in whole degrees from 0 to 179.
 */
export type Angle = number;

/**
 * The marks of a sticker, one to five.
 */
export type Marks = string;

/**
 * The numbers of the two duels (SIM-205).
 */
export type Numbers = { 
/**
 * The red number: driving past an opponent.
 */
dribble: number, 
/**
 * The blue number: against a dribble.
 */
marking: number, 
/**
 * The green number: winning the ball from a carrier.
 */
tackle: number, 
/**
 * The yellow number: against a tackle.
 */
keeping: number, };

/**
 * A round sticker.
 */
export type Sticker = { 
/**
 * Its marks.
 */
marks: Marks, 
/**
 * The red number: driving past an opponent.
 */
dribble: number, 
/**
 * The blue number: against a dribble.
 */
marking: number, 
/**
 * The green number: winning the ball from a carrier.
 */
tackle: number, 
/**
 * The yellow number: against a tackle.
 */
keeping: number, };

/**
 * How the ball is struck (SIM-401).
 */
export type Kind = "low" | "lob" | "head";

/**
 * What was declared.
 */
export type Class = "pass" | "cross" | "shot";

/**
 * A kick as the player aims it; the error of the hand comes on top.
 */
export type Aim = { 
/**
 * Low, lob or head.
 */
kind: Kind, 
/**
 * In tenths of a degree, 0 to 3599: 0 towards x = 924, 900 towards y = 666.
 */
direction: number, 
/**
 * 1 to 100.
 */
power: number, 
/**
 * In degrees: 0 for low, 27 to 75 for a lob, 0 to 63 for head.
 */
loft: number, };

/**
 * A dive with the bar (SIM-646).
 */
export type Dive = "AL" | "CL" | "KL" | "AH" | "CH" | "KH";

/**
 * The use of a skill after a `CoD` (SIM-601).
 */
export type Skill = "none" | "yellow" | "green" | "red" | "free-yellow" | "free-green" | "free-red" | "striker";

/**
 * A card.
 */
export type Card = "yellow" | "red";

/**
 * Which rule settled a tie between the sides.
 */
export type Tie = "last-touch" | "declared" | "relance" | "pressing" | "long" | "short";

/**
 * How play is resumed.
 */
export type Restart = "kickoff" | "free" | "indirect" | "penalty" | "corner" | "goalkick" | "throw";

/**
 * What is asked for.
 */
export type Stage = "lineup" | "kickoff" | "action" | "headers-a" | "headers-d" | "prepare" | "aim" | "aim-dive" | "header" | "kicker-place" | "speed-a" | "speed-d" | "cod" | "hands" | "skill" | "phase2" | "phase3-first" | "phase3" | "substitute-1" | "substitute-2" | "throw" | "clear-1" | "clear-2" | "reposition-1" | "reposition-2" | "reposition-3" | "taker" | "over";

/**
 * A part of a goal's frame, by the side that defends the goal and the row that a post is nearer to.
 */
export type Part = "red-post-a" | "red-post-k" | "red-bar" | "blue-post-a" | "blue-post-k" | "blue-bar";

/**
 * What the ball touched: a peg, or a part of a goal's frame.
 */
export type Touched = Peg | Part;

/**
 * How the ball ended.
 */
export type BallEnd = "rest" | "touch" | "line" | "goal";

/**
 * The path of a kick in millimetres and seconds, for showing it (KICK-871 to KICK-875).
 */
export type Path = { 
/**
 * The stretches in which nothing happens, in order.
 */
segments: Array<Stretch>, 
/**
 * When pegs and goal frames were touched.
 */
touches: Array<number>, 
/**
 * Who fell, when, and which way.
 */
fallen: Array<[Peg, number, [number, number]]>, 
/**
 * When it ends.
 */
time: number, 
/**
 * Where the ball's centre is then.
 */
end: [number, number, number], };

/**
 * A colour of the screen: red, green, blue.
 */
export type Colour = string;

/**
 * How the two colours of a shirt share it.
 */
export type Pattern = "plain" | "stripes" | "hoops" | "halves" | "sash" | "band";

/**
 * What all sixteen wear.
 */
export type Strip = { 
/**
 * The shirt, or what a pattern leaves of it.
 */
shirt: Colour, 
/**
 * How the second colour lies on the shirt.
 */
pattern: Pattern, 
/**
 * The second colour of the shirt; without it, that of the shorts.
 */
accent?: Colour, 
/**
 * The shorts.
 */
shorts: Colour, 
/**
 * The socks.
 */
socks: Colour, };

/**
 * A kit, for any team.
 */
export type Kit = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What the team shows.
 */
first: Strip, 
/**
 * What it shows against a team that it could not be told apart from.
 */
second: Strip, 
/**
 * The badge on the shirts.
 */
badge: string, 
/**
 * The sponsors on the shirts.
 */
sponsors: Array<string>, 
/**
 * The names on the sixteen shirts; empty for none.
 */
players: Array<string>, };

/**
 * What a side wears in a match, where that is not what it wears by itself.
 */
export type Worn = { 
/**
 * What the kit is called.
 */
name: string, 
/**
 * What is shown of it.
 */
strip: Strip, 
/**
 * Is that its second strip, because the first is like the opponents' (SIM-215)?
 */
second: boolean, 
/**
 * The names on the sixteen shirts; empty for none.
 */
players: Array<string>, };

/**
 * One stretch of a path.
 */
export type Stretch = { 
/**
 * Above the cloth, or on it?
 */
flies: boolean, 
/**
 * When it begins.
 */
time: number, 
/**
 * The ball's centre then.
 */
at: [number, number, number], 
/**
 * Its velocity then.
 */
velocity: [number, number, number], };

/**
 * Where pegs were put, in the order of their numbers.
 */
export type Places = Array<[Peg, Point]>;

/**
 * One thing that happened.
 */
export type Event = { "kind": "committed", side: Side, } | { "kind": "lined_up", side: Side, keeper: Peg, pegs: Pegs, places: Places, substitutions: number, } | { "kind": "toss", side: Side, } | { "kind": "kick_off", peg: Peg, at: Point, } | { "kind": "kicked", peg: Peg, class: Class, aim: Aim, dribble: Peg | null, } | { "kind": "ball", end: BallEnd, at: Point | null, goal: Side | null, cells: Array<Cell>, touched: Array<Touched>, pegs: Array<Peg>, frame: Part | null, over: Pegs, path: Path | null, } | { "kind": "cross_declared", peg: Peg, direct: boolean, } | { "kind": "shot_declared", peg: Peg, direct: boolean, } | { "kind": "stepped_back", peg: Peg, from: Cell, to: Point, } | { "kind": "prepared", side: Side, } | { "kind": "bar", side: Side, } | { "kind": "keeper_placed", peg: Peg, from: Cell, to: Cell, at: Point, angle: Angle | null, } | { "kind": "interceptor", peg: Peg, from: Cell, to: Cell, at: Point, angle: Angle | null, } | { "kind": "dived", side: Side, dive: Dive, } | { "kind": "header", peg: Peg, } | { "kind": "kept_header", peg: Peg, at: Point, } | { "kind": "dribbled", peg: Peg, opponent: Peg, dice: [number, number], numbers: [number, number], won: boolean, } | { "kind": "dribble_without_dice", peg: Peg, opponent: Peg, } | { "kind": "passed_inside", peg: Peg, keeper: Peg, } | { "kind": "set_up", peg: Peg, at: Point, moved: boolean, } | { "kind": "placed", peg: Peg, at: Point, } | { "kind": "took", peg: Peg, from: Cell, to: Cell, at: Point, cells: number, nearest: Pegs, beaten: [Peg, number] | null, tie: Tie | null, } | { "kind": "relance", side: Side, peg: Peg, } | { "kind": "in_hands", peg: Peg, } | { "kind": "skill_used", peg: Peg, skill: Skill, } | { "kind": "phase2", side: Side, } | { "kind": "phase3", side: Side, allowance: number, } | { "kind": "got_up", peg: Peg, } | { "kind": "moved", peg: Peg, from: Cell, to: Cell, at: Point, cells: number, } | { "kind": "quick_round", side: Side, } | { "kind": "held", side: Side, holds: number, } | { "kind": "entered_from_behind", peg: Peg, die: number, foul: boolean, } | { "kind": "tackled", peg: Peg, carrier: Peg, dice: [number, number], numbers: [number, number], won: boolean, } | { "kind": "foul", by: Peg, on: Peg | null, at: Point, } | { "kind": "var", side: Side, die: number, } | { "kind": "carded", peg: Peg, card: Card, } | { "kind": "too_few", side: Side, } | { "kind": "offside", peg: Peg, } | { "kind": "goal", side: Side, by: Peg, own_goal: boolean, red: number, blue: number, } | { "kind": "awarded", side: Side, restart: Restart, at: Point, } | { "kind": "substituted", on: Peg, off: Peg, } | { "kind": "reserve_keeper", peg: Peg, off: Peg, } | { "kind": "keeper_named", peg: Peg, } | { "kind": "thrower", peg: Peg, at: Point, } | { "kind": "made_way", peg: Peg, from: Cell, at: Point, } | { "kind": "repositioned", side: Side, pegs: Pegs, places: Places, } | { "kind": "tick", t: number, minute: number, beyond: number, } | { "kind": "time_up" } | { "kind": "half_time", red: number, blue: number, } | { "kind": "full_time", red: number, blue: number, } | { "kind": "shootout", side: Side, } | { "kind": "taker", peg: Peg, } | { "kind": "penalty_taken", peg: Peg, scored: boolean, red: number, blue: number, } | { "kind": "gave_up", side: Side, } | { "kind": "over", red: number, blue: number, winner: Side | null, };

/**
 * What a viewer sees at one moment.
 */
export type View = { 
/**
 * The decision point, as positions name it.
 */
asked: Stage, 
/**
 * Who owes a choice.
 */
to_act: Array<Side>, 
/**
 * Whose choice is handed in and waits for the other's.
 */
handed_in: Array<Side>, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * The two sides, Red first.
 */
sides: [SideView, SideView], 
/**
 * The ball.
 */
ball: BallView, 
/**
 * The turn.
 */
turn: TurnView, 
/**
 * The last kick.
 */
last: LastView | null, 
/**
 * Pegs in an offside position if the ball were kicked now (SIM-867).
 */
offside: Pegs, 
/**
 * Who must leave a crowded cell before anything else is done in this phase (SIM-520, SIM-849).
 */
must_leave: Pegs, 
/**
 * The keeper whose arms are out for the shot (SIM-655).
 */
arms_out: Peg | null, 
/**
 * The x beyond which a team-mate of the kicker would be offside (SIM-861), in play.
 */
offside_line: number | null, 
/**
 * The viewer's own kick or dive that waits.
 */
own_kick: Aim | null, 
/**
 * The viewer's own dive that waits.
 */
own_dive: Dive | null, 
/**
 * The shoot-out: who began, the kicks so far, the goals.
 */
shootout: ShootoutView | null, 
/**
 * The winner, once the match is over and has one.
 */
winner: Side | null, };

/**
 * The clock (SIM-801).
 */
export type ClockView = { 
/**
 * 1 or 2.
 */
half: number, 
/**
 * Ticks of this half.
 */
t: number, 
/**
 * How many this half lasts, as it stands.
 */
length: number, 
/**
 * The minute shown.
 */
minute: number, 
/**
 * Ticks beyond the usual time.
 */
beyond: number, 
/**
 * Is time up?
 */
time_up: boolean, 
/**
 * The cell beside which the referee walks (SIM-131).
 */
referee: Cell | null, };

/**
 * One side.
 */
export type SideView = { 
/**
 * Which.
 */
side: Side, 
/**
 * Its goals; once somebody has given up, what that counts as (SIM-1009).
 */
score: number, 
/**
 * Substitutions made.
 */
substitutions: number, 
/**
 * Substitutions that it owes at this stoppage (SIM-888).
 */
owed: number, 
/**
 * Its named keeper; unknown while its line-up is secret.
 */
keeper: Peg | null, 
/**
 * What its sixteen are worth (SIM-209).
 */
value: number, 
/**
 * Its sixteen pegs; where they are is unknown while its line-up is secret.
 */
pegs: Array<PegView>, };

/**
 * How a peg is.
 */
export type PegState = "bench" | "standing" | "lying" | "lifted" | "off" | "sent";

/**
 * One peg.
 */
export type PegView = { 
/**
 * Which.
 */
peg: Peg, 
/**
 * Its sticker, where it is another than in its squad: the reserve keeper's.
 */
sticker?: Sticker, 
/**
 * How it is; nothing while that is secret.
 */
state: PegState | null, 
/**
 * Its cell, on the cloth.
 */
cell?: Cell, 
/**
 * Its middle, on the cloth.
 */
at?: Point, 
/**
 * The angle of a lying one.
 */
angle?: Angle, 
/**
 * Has it a yellow card?
 */
yellow?: boolean, 
/**
 * Has it moved in this turn?
 */
moved?: boolean, 
/**
 * Has it passed in this turn?
 */
passed?: boolean, 
/**
 * May it only get up in its side's next phase?
 */
grounded?: boolean, };

/**
 * The ball.
 */
export type BallView = { 
/**
 * Where it lies, or who has it.
 */
at: Point, 
/**
 * The ball's cell.
 */
cell: Cell, 
/**
 * All cells that it touches (SIM-515).
 */
cells: Cells, 
/**
 * Who has it.
 */
carrier: Peg | null, 
/**
 * In his hands?
 */
in_hands: boolean, 
/**
 * On his head?
 */
on_head: boolean, };

/**
 * The turn.
 */
export type TurnView = { 
/**
 * Who attacks.
 */
attack: Side, 
/**
 * Is it the first kick after a relance?
 */
relance: boolean, 
/**
 * How play is resumed.
 */
restart: Restart | null, 
/**
 * The class to which a skill restricts the kick.
 */
only: Class | null, 
/**
 * What is declared.
 */
declared: Class | null, 
/**
 * By a skill?
 */
direct: boolean, 
/**
 * Is the keeper ready with the bar?
 */
bar: boolean, 
/**
 * Crosses and shots declared in this turn.
 */
declared_so_far: [number, number], 
/**
 * M (SIM-721).
 */
m: number, 
/**
 * How far pegs may move in phase 2.
 */
reach: number, 
/**
 * How far pegs may move in phase 3, as it stands (SIM-722).
 */
allowance: number, 
/**
 * Holds in a row.
 */
holds: number, 
/**
 * May the keeper be dribbled (SIM-441)?
 */
may_dodge: boolean, };

/**
 * The last kick.
 */
export type LastView = { 
/**
 * Who kicked.
 */
kicker: Peg, 
/**
 * Its class.
 */
class: Class, 
/**
 * Whom the ball touched.
 */
touched: Pegs, 
/**
 * Whom last.
 */
final_touch: Peg | null, };

/**
 * The shoot-out.
 */
export type ShootoutView = { 
/**
 * Who began.
 */
begins: Side, 
/**
 * Kicks so far.
 */
kicks: number, 
/**
 * Goals, Red's first.
 */
goals: [number, number], 
/**
 * Who has kicked.
 */
taken: Pegs, };

/**
 * The pitch.
 */
export type PitchView = { 
/**
 * Length and width, in thousandths of a millimetre.
 */
size: [number, number], 
/**
 * The goal mouths: from and to across, and the height.
 */
mouth: [number, number, number], 
/**
 * A standing peg: how broad and how high it is (SIM-124).
 */
peg: [number, number], 
/**
 * How broad the ball is (SIM-126).
 */
ball: number, 
/**
 * The centre spot, and the penalty spots before Red's goal and before Blue's (SIM-122).
 */
spots: [Point, Point, Point], 
/**
 * How far from the ball everybody but the kicker stands at a restart (SIM-130).
 */
gap: number, 
/**
 * The middles of all cells, and their home points (SIM-114).
 */
cells: Array<[Cell, Point, Point]>, 
/**
 * Red's zones: defence, shooting, cross; Blue's are their mirror images.
 */
defence: Cells, 
/**
 * Where Red may shoot.
 */
shooting: Cells, 
/**
 * Where Red may cross.
 */
cross: Cells, 
/**
 * Blue's penalty area.
 */
penalty_area: Cells, 
/**
 * Blue's goal area.
 */
goal_area: Cells, };

/**
 * How far the hand strays at one standard deviation (SIM-407).
 */
export type HandView = { 
/**
 * The angle by which the direction is turned, in radians.
 */
direction: number, 
/**
 * The share by which the speed changes.
 */
speed: number, };

/**
 * How a screen lets the ball run, in millimetres and seconds; no rule hangs on it.
 */
export type BallShown = { 
/**
 * How it falls (KICK-871).
 */
fall: number, 
/**
 * How it slows down on the cloth (KICK-871).
 */
roll: number, 
/**
 * For so long it runs on when it is out of play (KICK-873).
 */
run_on: number, 
/**
 * In so long a peg falls that it knocks over (KICK-875).
 */
topple: number, 
/**
 * So far from where it stood is that peg's middle then (KICK-853).
 */
fallen: number, };

/**
 * The least, the greatest and the usual loft of each kind of kick, in degrees.
 */
export type Lofts = { 
/**
 * It rolls.
 */
low: [number, number, number], 
/**
 * It jumps off the ground.
 */
lob: [number, number, number], 
/**
 * From the top of the peg.
 */
head: [number, number, number], };

/**
 * What a dive covers (SIM-646): from and to across, from and to in height.
 */
export type DiveView = { 
/**
 * Which.
 */
dive: Dive, 
/**
 * Against a shot from play or a free kick.
 */
play: [number, number, number, number], 
/**
 * At a penalty.
 */
penalty: [number, number, number, number], };

/**
 * What is fixed for the match.
 */
export type Setup = { 
/**
 * The pitch.
 */
pitch: PitchView, 
/**
 * The hand, the same for both sides.
 */
hand: HandView, 
/**
 * How the ball is shown.
 */
flight: BallShown, 
/**
 * The dives.
 */
dives: Array<DiveView>, 
/**
 * The box of a keeper set down standing for a shot (SIM-655): along x, along y, and its height.
 */
arms: [number, number, number], 
/**
 * The stickers of the squads, Red's first, by number.
 */
stickers: [Array<Sticker>, Array<Sticker>], 
/**
 * The least and the greatest power of a kick (SIM-402).
 */
power: [number, number], 
/**
 * The lofts of a kick (SIM-412).
 */
lofts: Lofts, 
/**
 * What the sides wear, Red first; nothing for one in the first strip of its standard kit (SIM-214).
 */
worn: [Worn | null, Worn | null], };

/**
 * A peg put down standing.
 */
export type Put = [Peg, Point];

/**
 * A peg put down standing or lying.
 */
export type Laid = [Peg, Point, Angle | null];

/**
 * What the keeper does before a shot.
 */
export type KeeperPlan = "stay" | "bar" | { "place": [Laid, boolean] };

/**
 * How the defence prepares for a shot or a direct cross (SIM-644).
 */
export type Preparation = { 
/**
 * Who tries to intercept (SIM-760).
 */
intercept: Array<Laid>, 
/**
 * What the keeper does.
 */
keeper: KeeperPlan, };

/**
 * One choice of one player, and how it is written.
 *
 * A place is a cell, with a point where it is not the cell's home point: `F11`, `F11@448,333`; a lying peg `F19/90`.
 *
 * | command | choice |
 * |---|---|
 * | `LINEUP R R1 F1, R2 C4, …` | the eleven, the keeper first (SIM-301) |
 * | `KICKOFF R9 F11@448,333` | who kicks off, beside the ball (SIM-303) |
 * | `PASS R8 low 12.5 p40`, `PASS R8 low 0.0 p30 dribble B6` | pass or drive, with or without a dribble (SIM-420, SIM-430) |
 * | `BALL @840,330` | the keeper puts the ball down to kick it (SIM-659) |
 * | `BACK R9 F17@735,330` | on the offside line (SIM-908) |
 * | `CROSS R7`, `SHOT R9`, with `direct` after a skill | declarations (SIM-450, SIM-470) |
 * | `HEADERS R9 F19; …`, `HEADERS none` | PRO header moves (SIM-913) |
 * | `PREP none`, `PREP intercept B4 F19/90; keeper bar`, `PREP keeper B1 E20@835,265 tackle` | the defence prepares (SIM-644) |
 * | `KICK R9 lob 4.0 p70 l30`, `DODGE R9 low 350.0 p35`, `DIVE AH` | the kick, the dribble of the keeper, the dive |
 * | `PLACE R8 F9@360,330` | the kicker is put back (SIM-409) |
 * | `SPEED R7 J8`, `SPEED none` | PRO steps before the `CoD` (SIM-914) |
 * | `COD R10 F15@618,330` | who takes the ball, and where he stands (SIM-505, SIM-517) |
 * | `HANDS yes`, `HANDS no` | the keeper takes the ball in his hands (SIM-656) |
 * | `SKILL yellow`, `SKILL free red`, `SKILL striker`, `SKILL none` | after a `CoD` (SIM-601) |
 * | `MOVE R7 D13`, `MOVE B6 F11@494,333 tackle`, `TACKLE B6` | phases 2 and 3 (SIM-701, SIM-726) |
 * | `KNOCK B4 F17, B3 E16`, `KNOCK B4 F11@490,333, B6 F13@560,310 tackle` | the PRO knock-on (SIM-915) |
 * | `QUICK`, `HOLD`, `END` | a quick round, a hold, the end of a phase or of the substitutions |
 * | `SUB R14 for R8`, `RESERVE for R11`, `KEEPER R5` | substitutions (SIM-885, SIM-889, SIM-890) |
 * | `THROW R2`, `CLEAR B2 C8` | who throws in, and who makes way (SIM-831, SIM-832) |
 * | `REPOS R9 F11@448,333, R7 A9, …`, `REPOS @890,333 B1 F21, …` | one step of a repositioning, the kicker first in the first (SIM-841) |
 * | `TAKER R9` | who kicks in the shoot-out (SIM-896) |
 * | `TIME` | the clock has run out: the default choice (SIM-1008); never listed |
 * | `GIVEUP` | at any time (SIM-1009) |
 */
export type Move = { "line-up": Array<Put> } | { "kick-off": Put } | { "pass": [Peg, Aim, Peg | null] } | { "put-down": Point } | { "step-back": Put } | { "cross": [Peg, boolean] } | { "shot": [Peg, boolean] } | { "headers": Array<Put> } | { "prepare": Preparation } | { "kick": [Peg, Aim] } | { "dodge": [Peg, Aim] } | { "dive": Dive } | { "place": Put } | { "speed": Array<Put> } | { "take": Put } | { "hands": boolean } | { "skill": Skill } | { "step": [Peg, Point] | [Peg, Point, true] } | { "tackle": Peg } | { "knock-on": [Put, Put, boolean] } | "quick" | "hold" | "end" | { "substitute": [Peg, Peg] } | { "reserve": { 
/**
 * Who goes off.
 */
off: Peg, } } | { "name-keeper": Peg } | { "throw": Peg } | { "clear": Put } | { "reposition": [Point | null, Array<Put>] } | { "taker": Peg } | "time-out" | "give-up";

/**
 * A choice, as written and as a value.
 */
export type Choice = { 
/**
 * As it is handed in.
 */
text: string, 
/**
 * The choice itself.
 */
move: Move, };

/**
 * How a kick would end.
 */
export type Outlook = "taken" | "goal" | "restart" | "offside" | "header" | "foul";

/**
 * What would come of a kick.
 */
export type Foreseen = { 
/**
 * How it would end.
 */
kind: Outlook, 
/**
 * The side that would have the ball, or a goal.
 */
side: Side, 
/**
 * Who could take the ball, would head it, or is offside.
 */
pegs: Pegs, 
/**
 * Where the ball comes to rest.
 */
cell: Cell | null, 
/**
 * How play would be resumed.
 */
restart: Restart | null, 
/**
 * Which rule would settle a tie.
 */
tie: Tie | null, 
/**
 * The ball is lost to the kicker's side, or play stops in the other's favour.
 */
lost: boolean, };

/**
 * The path of a kick, and what would come of it.
 */
export type Foresight = { 
/**
 * What would come of it, of a dribble if it comes off; nothing where that hangs on a secret of the other side.
 */
result: Foreseen | null, 
/**
 * The stretches in which nothing happens, in order.
 */
segments: Array<Stretch>, 
/**
 * When pegs and goal frames were touched.
 */
touches: Array<number>, 
/**
 * Who fell, when, and which way.
 */
fallen: Array<[Peg, number, [number, number]]>, 
/**
 * When it ends.
 */
time: number, 
/**
 * Where the ball's centre is then.
 */
end: [number, number, number], };

/**
 * What a kick is meant to be.
 */
export type KickName = "feet" | "through" | "drive" | "tap" | "dribble" | "near-post" | "far-post" | "spot" | "left" | "middle" | "right" | "dodge";

/**
 * A duel that a choice would begin.
 */
export type Duel = { 
/**
 * Who begins it, and the other.
 */
pegs: [Peg, Peg], 
/**
 * Their numbers.
 */
numbers: [number, number], 
/**
 * Of 36 throws, those that win it without a foul; none where no tackle is meant.
 */
wins: number, 
/**
 * Of 36 throws, those that are a foul of the defender.
 */
fouls: number, 
/**
 * Of 6 throws before it, those that are a foul for coming from behind (SIM-732).
 */
behind: number, };

/**
 * A kick with its name.
 */
export type NamedKick = { 
/**
 * What it is meant to be.
 */
name: KickName, 
/**
 * The team-mate or opponent that it is about.
 */
peg: Peg | null, 
/**
 * What would come of it, of a dribble if it comes off; nothing where that hangs on a secret.
 */
result: Foreseen | null, 
/**
 * What would come of a dribble that does not come off.
 */
if_lost: Foreseen | null, 
/**
 * The duel of a dribble.
 */
duel: Duel | null, 
/**
 * As it is handed in.
 */
text: string, 
/**
 * The choice itself.
 */
move: Move, };

/**
 * What a listed choice comes to, as far as it is shown unasked.
 */
export type ComesTo = { "duel": Duel } | { "to": Peg };

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
 * How things would stand after some movements of a phase.
 */
export type Ahead = { 
/**
 * What the side would see.
 */
view: View, 
/**
 * What it could choose next.
 */
legal: Listed, } | { 
/**
 * How many before it are open.
 */
open: number, 
/**
 * Why it is not.
 */
why: unknown, 
/**
 * By which clauses.
 */
rules: Array<string>, };

/**
 * What the rules say to a choice.
 */
export type Checked = { "legal": string | null } | { "refused": [unknown, Array<string>] };

/**
 * A question; a choice in it stands as it is written.
 */
export type Question = { "path": [Aim, Peg | null] } | "kicks" | { "check": string } | { "near": [string, Point] } | { "stand": Point } | { "fit": Array<Put> } | { "after": Array<string> };

/**
 * An answer, with the tag of its question.
 */
export type Answer = { "path": Foresight } | { "kicks": Array<NamedKick> } | { "check": Checked } | { "near": Choice } | { "stand": Point } | { "fit": Choice } | { "after": Ahead };
