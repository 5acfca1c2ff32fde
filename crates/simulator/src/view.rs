//! What a viewer sees: everything but choices that wait for their opening (SIM-1004).

use onze_core::{Side, Viewer};
use serde::Serialize;

use crate::aim::{Aim, Class, Kind, POWER};
use crate::angle::Angle;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::game::Simulator;
use crate::kit::Worn;
use crate::moves::Dive;
use crate::peg::{Peg, Pegs};
use crate::pitch::{GoalMouth, Pitch};
use crate::place::{BALL_RADIUS, PEG_HEIGHT, PEG_RADIUS, Stance, THREE_PEGS_GAP};
use crate::point::Point;
use crate::samples::loft;
use crate::state::{Hands, Prepared, Restart, Stage, State, Where};
use crate::sticker::Sticker;

/// What a viewer sees at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The decision point, as positions name it.
    pub asked: Stage,
    /// Who owes a choice.
    pub to_act: Vec<Side>,
    /// Whose choice is handed in and waits for the other's.
    pub handed_in: Vec<Side>,
    /// The clock.
    pub clock: ClockView,
    /// The two sides, Red first.
    pub sides: [SideView; 2],
    /// The ball.
    pub ball: BallView,
    /// The turn.
    pub turn: TurnView,
    /// The last kick.
    pub last: Option<LastView>,
    /// Pegs in an offside position if the ball were kicked now (SIM-867).
    pub offside: Pegs,
    /// Who must leave a crowded cell before anything else is done in this phase (SIM-520, SIM-849).
    pub must_leave: Pegs,
    /// The keeper whose arms are out for the shot (SIM-655).
    pub arms_out: Option<Peg>,
    /// The x beyond which a team-mate of the kicker would be offside (SIM-861), in play.
    pub offside_line: Option<i32>,
    /// The viewer's own kick or dive that waits.
    pub own_kick: Option<Aim>,
    /// The viewer's own dive that waits.
    pub own_dive: Option<Dive>,
    /// The shoot-out: who began, the kicks so far, the goals.
    pub shootout: Option<ShootoutView>,
    /// The winner, once the match is over and has one.
    pub winner: Option<Side>,
}

/// The clock (SIM-801).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// 1 or 2.
    pub half: u8,
    /// Ticks of this half.
    pub t: u16,
    /// How many this half lasts, as it stands.
    pub length: u16,
    /// The minute shown.
    pub minute: u16,
    /// Ticks beyond the usual time.
    pub beyond: u16,
    /// Is time up?
    pub time_up: bool,
    /// The cell beside which the referee walks (SIM-131).
    pub referee: Option<Cell>,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// Which.
    pub side: Side,
    /// Its goals; once somebody has given up, what that counts as (SIM-1009).
    pub score: u16,
    /// Substitutions made.
    pub substitutions: u8,
    /// Substitutions that it owes at this stoppage (SIM-888).
    pub owed: u8,
    /// Its named keeper; unknown while its line-up is secret.
    pub keeper: Option<Peg>,
    /// What its sixteen are worth (SIM-209).
    pub value: u8,
    /// Its sixteen pegs; where they are is unknown while its line-up is secret.
    pub pegs: Vec<PegView>,
}

/// One peg.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools)] // each is shown by itself
pub struct PegView {
    /// Which.
    pub peg: Peg,
    /// Its sticker, where it is another than in its squad: the reserve keeper's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sticker: Option<Sticker>,
    /// How it is; nothing while that is secret.
    pub state: Option<PegState>,
    /// Its cell, on the cloth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cell: Option<Cell>,
    /// Its middle, on the cloth.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<Point>,
    /// The angle of a lying one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub angle: Option<Angle>,
    /// Has it a yellow card?
    #[serde(skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub yellow: bool,
    /// Has it moved in this turn?
    #[serde(skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub moved: bool,
    /// Has it passed in this turn?
    #[serde(skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub passed: bool,
    /// May it only get up in its side's next phase?
    #[serde(skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub grounded: bool,
}

/// What is not so is not told: most of it, of 32 pegs.
#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
const fn is_not(fact: &bool) -> bool {
    !*fact
}

onze_core::words! {
    /// How a peg is.
    pub enum PegState {
        /// Beside the pitch, and may come on.
        Bench = "bench",
        /// Upright on the cloth.
        Standing = "standing",
        /// On its side on the cloth.
        Lying = "lying",
        /// In the hand of its player.
        Lifted = "lifted",
        /// Replaced.
        Off = "off",
        /// Sent off.
        Sent = "sent",
    }
}

/// The ball.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallView {
    /// Where it lies, or who has it.
    pub at: Point,
    /// The ball's cell.
    pub cell: Cell,
    /// All cells that it touches (SIM-515).
    pub cells: Cells,
    /// Who has it.
    pub carrier: Option<Peg>,
    /// In his hands?
    pub in_hands: bool,
    /// On his head?
    pub on_head: bool,
}

/// The turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools)] // each is shown by itself
pub struct TurnView {
    /// Who attacks.
    pub attack: Side,
    /// Is it the first kick after a relance?
    pub relance: bool,
    /// How play is resumed.
    pub restart: Option<Restart>,
    /// The class to which a skill restricts the kick.
    pub only: Option<Class>,
    /// What is declared.
    pub declared: Option<Class>,
    /// By a skill?
    pub direct: bool,
    /// Is the keeper ready with the bar?
    pub bar: bool,
    /// Crosses and shots declared in this turn.
    pub declared_so_far: [u8; 2],
    /// M (SIM-721).
    pub m: u8,
    /// How far pegs may move in phase 2.
    pub reach: u8,
    /// How far pegs may move in phase 3, as it stands (SIM-722).
    pub allowance: u8,
    /// Holds in a row.
    pub holds: u8,
    /// May the keeper be dribbled (SIM-441)?
    pub may_dodge: bool,
}

/// The last kick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastView {
    /// Who kicked.
    pub kicker: Peg,
    /// Its class.
    pub class: Class,
    /// Whom the ball touched.
    pub touched: Pegs,
    /// Whom last.
    pub final_touch: Option<Peg>,
}

/// The shoot-out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShootoutView {
    /// Who began.
    pub begins: Side,
    /// Kicks so far.
    pub kicks: u16,
    /// Goals, Red's first.
    pub goals: [u16; 2],
    /// Who has kicked.
    pub taken: Pegs,
}

/// How far the hand strays at one standard deviation (SIM-407).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// The angle by which the direction is turned, in radians.
    pub direction: f64,
    /// The share by which the speed changes.
    pub speed: f64,
}

/// How a screen lets the ball run, in millimetres and seconds; no rule hangs on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallShown {
    /// How it falls (KICK-871).
    pub fall: f64,
    /// How it slows down on the cloth (KICK-871).
    pub roll: f64,
    /// For so long it runs on when it is out of play (KICK-873).
    pub run_on: f64,
    /// In so long a peg falls that it knocks over (KICK-875).
    pub topple: f64,
    /// So far from where it stood is that peg's middle then (KICK-853).
    pub fallen: f64,
}

/// What is fixed for the match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// The pitch.
    pub pitch: PitchView,
    /// The hand, the same for both sides.
    pub hand: HandView,
    /// How the ball is shown.
    pub flight: BallShown,
    /// The dives.
    pub dives: Vec<DiveView>,
    /// The box of a keeper set down standing for a shot (SIM-655): along x, along y, and its height.
    pub arms: [i32; 3],
    /// The stickers of the squads, Red's first, by number.
    pub stickers: [Vec<Sticker>; 2],
    /// The least and the greatest power of a kick (SIM-402).
    pub power: [u8; 2],
    /// The lofts of a kick (SIM-412).
    pub lofts: Lofts,
    /// What the sides wear, Red first; nothing for one in the first strip of its standard kit (SIM-214).
    pub worn: [Option<Box<Worn>>; 2],
}

/// The least, the greatest and the usual loft of each kind of kick, in degrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lofts {
    /// It rolls.
    pub low: [u8; 3],
    /// It jumps off the ground.
    pub lob: [u8; 3],
    /// From the top of the peg.
    pub head: [u8; 3],
}

/// What a dive covers (SIM-646): from and to across, from and to in height.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiveView {
    /// Which.
    pub dive: Dive,
    /// Against a shot from play or a free kick.
    pub play: [i32; 4],
    /// At a penalty.
    pub penalty: [i32; 4],
}

/// The pitch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PitchView {
    /// Length and width, in thousandths of a millimetre.
    pub size: [i32; 2],
    /// The goal mouths: from and to across, and the height.
    pub mouth: [i32; 3],
    /// A standing peg: how broad and how high it is (SIM-124).
    pub peg: [i32; 2],
    /// How broad the ball is (SIM-126).
    pub ball: i32,
    /// The centre spot, and the penalty spots before Red's goal and before Blue's (SIM-122).
    pub spots: [Point; 3],
    /// How far from the ball everybody but the kicker stands at a restart (SIM-130).
    pub gap: i32,
    /// The middles of all cells, and their home points (SIM-114).
    pub cells: Vec<(Cell, Point, Point)>,
    /// Red's zones: defence, shooting, cross; Blue's are their mirror images.
    pub defence: Cells,
    /// Where Red may shoot.
    pub shooting: Cells,
    /// Where Red may cross.
    pub cross: Cells,
    /// Blue's penalty area.
    pub penalty_area: Cells,
    /// Blue's goal area.
    pub goal_area: Cells,
}

impl View {
    pub(crate) fn new(game: &Simulator, state: &State, viewer: Viewer) -> View {
        let sides = |seats: onze_core::Seats| seats.iter().map(Side::of).collect();
        let knows = |side: Side| viewer.knows_secrets_of(side.seat());
        let over = state.stage == Stage::Over;
        View {
            asked: state.stage,
            to_act: sides(state.to_act),
            handed_in: Side::BOTH
                .into_iter()
                .filter(|&side| game.football(state).line_ups().has_sealed(side))
                .collect(),
            clock: clock(game, state),
            sides: Side::BOTH.map(|side| side_view(game, state, side, knows(side))),
            ball: BallView {
                at: state.ball.at,
                cell: state.ball.cell,
                cells: game.pitch.ball_cells(state.ball.at),
                carrier: state.ball.carrier,
                in_hands: state.ball.hands == Hands::Held,
                on_head: state.ball.on_head,
            },
            turn: turn(game, state),
            last: state.last.map(|last| LastView {
                kicker: last.kicker,
                class: last.class,
                touched: last.touched,
                final_touch: last.final_touch,
            }),
            offside: if state.stage == Stage::LineUp {
                Pegs::NONE
            } else {
                game.football(state).offside_pegs()
            },
            must_leave: must_leave(game, state),
            arms_out: arms_out(state),
            offside_line: (!matches!(state.stage, Stage::LineUp | Stage::Over))
                .then(|| game.football(state).offside_line()),
            own_kick: state.sealed.kick.filter(|_| knows(state.turn.attack)),
            own_dive: state.sealed.dive.filter(|_| knows(state.defence())),
            shootout: state.shootout.map(|shootout| ShootoutView {
                begins: shootout.begins,
                kicks: shootout.kicks,
                goals: shootout.goals,
                taken: shootout.taken,
            }),
            winner: if over { game.football(state).time().winner() } else { None },
        }
    }
}

fn arms_out(state: &State) -> Option<Peg> {
    let keeper = state.keeper_of(state.defence());
    let stands = state.body(keeper).is_some_and(|body| body.stance == Stance::Standing);
    (state.declared.keeper == Prepared::Placed && stands).then_some(keeper)
}

fn must_leave(game: &Simulator, state: &State) -> Pegs {
    match state.stage {
        Stage::Phase2 => game.football(state).phases().must_leave(state.turn.attack),
        Stage::Phase3First | Stage::Phase3 => game.football(state).phases().must_leave(state.defence()),
        _ => Pegs::NONE,
    }
}

fn clock(game: &Simulator, state: &State) -> ClockView {
    let (minute, beyond) = game.football(state).time().minute();
    ClockView {
        half: state.half.number,
        t: state.half.t,
        length: game.football(state).time().length_of_half(),
        minute,
        beyond,
        time_up: state.half.time_up,
        referee: game.football(state).time().referee(),
    }
}

fn side_view(game: &Simulator, state: &State, side: Side, knows: bool) -> SideView {
    // SIM-302: a line-up is shown only when both are in.
    let hidden = state.stage == Stage::LineUp && !knows;
    SideView {
        side,
        score: game.football(state).time().final_score()[side.index()],
        substitutions: state.substitutions[side.index()],
        owed: if hidden { 0 } else { game.football(state).substituting().owed(side) },
        keeper: (!hidden).then(|| state.keeper_of(side)),
        value: game.squads[side.index()].value(),
        pegs: Peg::of(side).map(|peg| peg_view(game, state, peg, hidden)).collect(),
    }
}

fn peg_view(game: &Simulator, state: &State, peg: Peg, hidden: bool) -> PegView {
    let whereabouts = state.whereabouts(peg);
    let body = state.body(peg).filter(|_| !hidden);
    let how = match whereabouts {
        Where::Bench => PegState::Bench,
        Where::On(Stance::Standing) => PegState::Standing,
        Where::On(Stance::Lying(_)) => PegState::Lying,
        Where::Lifted => PegState::Lifted,
        Where::Off => PegState::Off,
        Where::SentOff => PegState::Sent,
    };
    let usual = game.squads[peg.side().index()].stickers()[usize::from(peg.number() - 1) & 15];
    let sticker = game.football(state).sticker(peg);
    PegView {
        peg,
        sticker: (!hidden && sticker != usual).then_some(sticker),
        state: (!hidden).then_some(how),
        cell: body.map(|_| state.cell(peg)),
        at: body.map(|body| body.at),
        angle: body.and_then(|body| match body.stance {
            Stance::Lying(angle) => Some(angle),
            Stance::Standing => None,
        }),
        yellow: state.yellow.has(peg),
        moved: state.turn.moved.has(peg),
        passed: state.turn.passed.has(peg),
        grounded: state.grounded.has(peg),
    }
}

fn turn(game: &Simulator, state: &State) -> TurnView {
    TurnView {
        attack: state.turn.attack,
        relance: state.turn.relance,
        restart: state.turn.restart,
        only: state.turn.only,
        declared: state.declared.class,
        direct: state.declared.direct,
        bar: state.declared.keeper == Prepared::Bar,
        declared_so_far: [state.turn.crosses, state.turn.shots],
        m: state.turn.m,
        reach: state.turn.limit,
        allowance: game.football(state).phases().allowance(),
        holds: state.turn.holds,
        may_dodge: game.football(state).kicking().may_dodge(),
    }
}

impl Setup {
    pub(crate) fn new(game: &Simulator) -> Setup {
        let [direction, speed] = game.world.spread(game.rules.hand);
        let [fall, roll] = game.world.pull();
        let onze_kick::Show { run_on, topple, fallen } = game.world.show();
        let covers = |dive: Dive| DiveView {
            dive,
            play: game.keeper.covers(dive, false),
            penalty: game.keeper.covers(dive, true),
        };
        let lofts = |kind: Kind| [*kind.lofts().start(), *kind.lofts().end(), loft(kind)];
        Setup {
            pitch: PitchView::new(&game.pitch),
            hand: HandView { direction, speed },
            flight: BallShown { fall, roll, run_on, topple, fallen },
            dives: Dive::ALL.iter().copied().map(covers).collect(),
            arms: game.keeper.arms_size(),
            stickers: [0, 1].map(|side| game.squads[side].stickers().to_vec()),
            power: [*POWER.start(), *POWER.end()],
            lofts: Lofts { low: lofts(Kind::Low), lob: lofts(Kind::Lob), head: lofts(Kind::Head) },
            worn: game.worn.clone(),
        }
    }
}

impl PitchView {
    /// For drawing it; it never changes during a match.
    fn new(pitch: &Pitch) -> PitchView {
        let GoalMouth { y, height } = pitch.goal_mouth();
        PitchView {
            size: [pitch.length(), pitch.width()],
            mouth: [y[0], y[1], height],
            peg: [2 * PEG_RADIUS, PEG_HEIGHT],
            ball: 2 * BALL_RADIUS,
            gap: THREE_PEGS_GAP + PEG_RADIUS + BALL_RADIUS,
            spots: [pitch.centre_spot(), pitch.penalty_spot(Side::Red), pitch.penalty_spot(Side::Blue)],
            cells: Cell::all().map(|cell| (cell, pitch.centre(cell), pitch.home(cell))).collect(),
            defence: pitch.defence(Side::Red),
            shooting: pitch.shooting(Side::Red),
            cross: pitch.cross(Side::Red),
            penalty_area: pitch.penalty_area(Side::Blue),
            goal_area: pitch.goal_area(Side::Blue),
        }
    }
}
