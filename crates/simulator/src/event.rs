//! What happens in a match, each with the clauses that made it happen.

use arrayvec::ArrayVec;
use onze_core::{Because, Clause, Side};
use serde::Serialize;

use crate::aim::{Aim, Class};
use crate::angle::Angle;
use crate::cell::Cell;
use crate::flight::{Part, Touched};
use crate::moves::{Dive, Skill};
use crate::path::Path;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::state::Restart;
use crate::words::words;

/// Where pegs were put, in the order of their numbers.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places(#[cfg_attr(feature = "ts", ts(as = "Vec<(Peg, Point)>"))] ArrayVec<(Peg, Point), 16>);

impl FromIterator<(Peg, Point)> for Places {
    fn from_iter<I: IntoIterator<Item = (Peg, Point)>>(places: I) -> Self {
        Places(places.into_iter().take(16).collect())
    }
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `peg`, `side`, `from` and `to` are what they say
pub enum Event {
    /// A choice is handed in, and stays secret until the other is.
    Committed { side: Side },
    /// The line-up of a side is shown.
    LinedUp { side: Side, keeper: Peg, pegs: Pegs, places: Places, substitutions: u8 },
    /// The toss.
    Toss { side: Side },
    /// Who kicks off, and where he stands.
    KickOff { peg: Peg, at: Point },
    /// The ball is kicked.
    Kicked { peg: Peg, class: Class, aim: Aim, dribble: Option<Peg> },
    /// What the ball did: how it ended, the point, the side whose goal line it is, the cells crossed, all that it touched in order, of these the pegs and the last part of a goal's frame, the pegs knocked over, and its path for showing it.
    Ball {
        end: BallEnd,
        at: Option<Point>,
        goal: Option<Side>,
        cells: Vec<Cell>,
        touched: Vec<Touched>,
        pegs: Vec<Peg>,
        frame: Option<Part>,
        over: Pegs,
        path: Option<Box<Path>>,
    },
    /// A cross is declared.
    CrossDeclared { peg: Peg, direct: bool },
    /// A shot is declared.
    ShotDeclared { peg: Peg, direct: bool },
    /// A peg steps back to be onside.
    SteppedBack { peg: Peg, from: Cell, to: Point },
    /// The defence gives the go-ahead.
    Prepared { side: Side },
    /// The keeper takes the bar.
    Bar { side: Side },
    /// The keeper is placed.
    KeeperPlaced { peg: Peg, from: Cell, to: Cell, at: Point, angle: Option<Angle> },
    /// A peg tries to intercept.
    Interceptor { peg: Peg, from: Cell, to: Cell, at: Point, angle: Option<Angle> },
    /// The dive is shown.
    Dived { side: Side, dive: Dive },
    /// The ball is put on a peg's head.
    Header { peg: Peg },
    /// He may neither pass nor shoot, and keeps the ball.
    KeptHeader { peg: Peg, at: Point },
    /// A dribble.
    Dribbled { peg: Peg, opponent: Peg, dice: [u8; 2], numbers: [u8; 2], won: bool },
    /// A dribble is won without dice, after a failed tackle.
    DribbleWithoutDice { peg: Peg, opponent: Peg },
    /// The ball passes the keeper on the wrong side: the dribble is lost.
    PassedInside { peg: Peg, keeper: Peg },
    /// A peg stands again after the kick: where it was, or moved as near as it may if the ball lies there.
    SetUp { peg: Peg, at: Point, moved: bool },
    /// The kicker is put back.
    Placed { peg: Peg, at: Point },
    /// A peg takes the ball; the nearest of both sides among whom it was, and the nearest of the other side with its
    /// distance.
    Took {
        peg: Peg,
        from: Cell,
        to: Cell,
        at: Point,
        cells: u8,
        nearest: Pegs,
        beaten: Option<(Peg, u8)>,
        tie: Option<Tie>,
    },
    /// The other side has won the ball and begins a new turn.
    Relance { side: Side, peg: Peg },
    /// The keeper takes the ball in his hands.
    InHands { peg: Peg },
    /// A skill is used.
    SkillUsed { peg: Peg, skill: Skill },
    /// The attack moves.
    Phase2 { side: Side },
    /// The defence moves; 0 for a quick round.
    Phase3 { side: Side, allowance: u8 },
    /// A lying peg gets up.
    GotUp { peg: Peg },
    /// A peg moves, by no cell where it shifts inside its own.
    Moved { peg: Peg, from: Cell, to: Cell, at: Point, cells: u8 },
    /// The attack moves nobody.
    QuickRound { side: Side },
    /// The defence moves nobody, and no time passes.
    Held { side: Side, holds: u8 },
    /// A defender comes from behind.
    EnteredFromBehind { peg: Peg, die: u8, foul: bool },
    /// A tackle.
    Tackled { peg: Peg, carrier: Peg, dice: [u8; 2], numbers: [u8; 2], won: bool },
    /// A foul.
    Foul { by: Peg, on: Option<Peg>, at: Point },
    /// The review: on a 6 the penalty is cancelled.
    Var { side: Side, die: u8 },
    /// A card.
    Carded { peg: Peg, card: Card },
    /// A side has fewer than seven pegs.
    TooFew { side: Side },
    /// A peg is offside.
    Offside { peg: Peg },
    /// A goal.
    Goal { side: Side, by: Peg, own_goal: bool, red: u16, blue: u16 },
    /// A restart is given to a side.
    Awarded { side: Side, restart: Restart, at: Point },
    /// A substitution.
    Substituted { on: Peg, off: Peg },
    /// The reserve keeper comes on.
    ReserveKeeper { peg: Peg, off: Peg },
    /// A field peg is named keeper.
    KeeperNamed { peg: Peg },
    /// Who throws in.
    Thrower { peg: Peg, at: Point },
    /// A peg leaves the thrower's cell.
    MadeWay { peg: Peg, from: Cell, at: Point },
    /// A side has placed pegs.
    Repositioned { side: Side, pegs: Pegs, places: Places },
    /// The referee takes a step.
    Tick { t: u16, minute: u16, beyond: u16 },
    /// Time is up.
    TimeUp,
    /// Half-time.
    HalfTime { red: u16, blue: u16 },
    /// The second half is over.
    FullTime { red: u16, blue: u16 },
    /// Penalties decide; this side begins.
    Shootout { side: Side },
    /// Who takes the penalty.
    Taker { peg: Peg },
    /// A penalty of the shoot-out.
    PenaltyTaken { peg: Peg, scored: bool, red: u16, blue: u16 },
    /// A player gives up.
    GaveUp { side: Side },
    /// The match is over.
    Over { red: u16, blue: u16, winner: Option<Side> },
}

words! {
    /// How the ball ended.
    pub enum BallEnd {
        /// At rest in play.
        Rest = "rest",
        /// Over a touch-line.
        Touch = "touch",
        /// Over a goal line, not into the goal.
        Line = "line",
        /// In a goal.
        Goal = "goal",
    }
}

/// Which rule settled a tie between the sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// One of them was the last to touch the ball (SIM-508).
    LastTouch,
    /// After a cross or a shot (SIM-509).
    Declared,
    /// The first kick after a relance (SIM-510).
    Relance,
    /// The kicker was pressed (SIM-511).
    Pressing,
    /// A long pass (SIM-512).
    Long,
    /// A short pass (SIM-513).
    Short,
}

words! {
    /// A card.
    pub enum Card {
        /// A caution.
        Yellow = "yellow",
        /// Sent off.
        Red = "red",
    }
}

impl Because for Event {
    #[allow(clippy::too_many_lines)] // one line for each
    fn rules(&self) -> &'static [Clause] {
        match self {
            Event::Took { tie: Some(tie), .. } => tie.rules(),
            Event::Committed { .. } => &[Clause("SIM-1004")],
            Event::LinedUp { .. } => &[Clause("SIM-301"), Clause("SIM-303")],
            Event::Toss { .. } => &[Clause("SIM-303")],
            Event::KickOff { .. } => &[Clause("SIM-303"), Clause("SIM-304")],
            Event::Kicked { .. } => &[Clause("SIM-305"), Clause("SIM-402")],
            Event::Ball { .. } => &[Clause("SIM-403"), Clause("SIM-414")],
            Event::CrossDeclared { .. } => &[Clause("SIM-450")],
            Event::ShotDeclared { .. } => &[Clause("SIM-470")],
            Event::SteppedBack { .. } => &[Clause("SIM-908")],
            Event::Prepared { .. } => &[Clause("SIM-649"), Clause("SIM-471")],
            Event::Bar { .. } => &[Clause("SIM-641")],
            Event::KeeperPlaced { .. } => &[Clause("SIM-647")],
            Event::Interceptor { .. } => &[Clause("SIM-760")],
            Event::Dived { .. } => &[Clause("SIM-645"), Clause("SIM-646")],
            Event::Header { .. } => &[Clause("SIM-452"), Clause("SIM-453")],
            Event::KeptHeader { .. } => &[Clause("SIM-454"), Clause("SIM-460")],
            Event::Dribbled { .. } => &[Clause("SIM-432"), Clause("SIM-433")],
            Event::DribbleWithoutDice { .. } => &[Clause("SIM-436")],
            Event::PassedInside { .. } => &[Clause("SIM-442")],
            Event::SetUp { .. } => &[Clause("SIM-411"), Clause("SIM-651"), Clause("SIM-409")],
            Event::Placed { .. } => &[Clause("SIM-409")],
            Event::Took { .. } => &[Clause("SIM-502"), Clause("SIM-521")],
            Event::Relance { .. } => &[Clause("SIM-310"), Clause("SIM-455")],
            Event::InHands { .. } => &[Clause("SIM-656")],
            Event::SkillUsed { .. } => &[Clause("SIM-601")],
            Event::Phase2 { .. } => &[Clause("SIM-305"), Clause("SIM-701")],
            Event::Phase3 { .. } => &[Clause("SIM-305"), Clause("SIM-722")],
            Event::GotUp { .. } => &[Clause("SIM-709")],
            Event::Moved { .. } => &[Clause("SIM-702"), Clause("SIM-707")],
            Event::QuickRound { .. } => &[Clause("SIM-706")],
            Event::Held { .. } => &[Clause("SIM-805")],
            Event::EnteredFromBehind { .. } => &[Clause("SIM-732")],
            Event::Tackled { .. } => &[Clause("SIM-741"), Clause("SIM-742"), Clause("SIM-743")],
            Event::Foul { .. } => &[Clause("SIM-870"), Clause("SIM-871")],
            Event::Var { .. } => &[Clause("SIM-873")],
            Event::Carded { .. } => &[Clause("SIM-732"), Clause("SIM-733"), Clause("SIM-875")],
            Event::TooFew { .. } => &[Clause("SIM-876")],
            Event::Offside { .. } => {
                &[Clause("SIM-860"), Clause("SIM-863"), Clause("SIM-864"), Clause("SIM-866")]
            }
            Event::Goal { .. } => &[Clause("SIM-473"), Clause("SIM-825")],
            Event::Awarded { .. } => &[
                Clause("SIM-821"),
                Clause("SIM-822"),
                Clause("SIM-826"),
                Clause("SIM-840"),
                Clause("SIM-871"),
            ],
            Event::Substituted { .. } => &[Clause("SIM-885")],
            Event::ReserveKeeper { .. } => &[Clause("SIM-889")],
            Event::KeeperNamed { .. } => &[Clause("SIM-889"), Clause("SIM-890")],
            Event::Thrower { .. } => &[Clause("SIM-831")],
            Event::MadeWay { .. } => &[Clause("SIM-832")],
            Event::Repositioned { .. } => &[Clause("SIM-841")],
            Event::Tick { .. } => &[Clause("SIM-802"), Clause("SIM-801")],
            Event::TimeUp => &[Clause("SIM-807")],
            Event::HalfTime { .. } => &[Clause("SIM-812")],
            Event::FullTime { .. } | Event::Over { .. } => &[Clause("SIM-895")],
            Event::Shootout { .. } | Event::Taker { .. } | Event::PenaltyTaken { .. } => &[Clause("SIM-896")],
            Event::GaveUp { .. } => &[Clause("SIM-1009")],
        }
    }
}

impl Tie {
    const fn rules(self) -> &'static [Clause] {
        match self {
            Tie::LastTouch => &[Clause("SIM-508")],
            Tie::Declared => &[Clause("SIM-509")],
            Tie::Relance => &[Clause("SIM-510")],
            Tie::Pressing => &[Clause("SIM-511"), Clause("SIM-751")],
            Tie::Long => &[Clause("SIM-512")],
            Tie::Short => &[Clause("SIM-513")],
        }
    }
}
