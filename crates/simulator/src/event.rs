//! What happens in a match, each with the clauses that made it happen.

use arrayvec::ArrayVec;
use onze_core::{Clause, Side};
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
use onze_core::reasons;

/// Where pegs were put, in the order of their numbers.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places(#[cfg_attr(feature = "ts", ts(as = "Vec<(Peg, Point)>"))] ArrayVec<(Peg, Point), 16>);

impl FromIterator<(Peg, Point)> for Places {
    fn from_iter<I: IntoIterator<Item = (Peg, Point)>>(places: I) -> Self {
        Places(places.into_iter().take(16).collect())
    }
}

reasons! {
    /// One thing that happened.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `peg`, `side`, `from` and `to` are what they say
    pub enum Event {
        /// A choice is handed in, and stays secret until the other is.
        Committed { side: Side } because ["SIM-1004"],
        /// The line-up of a side is shown.
        LinedUp { side: Side, keeper: Peg, pegs: Pegs, places: Places, substitutions: u8 } because ["SIM-301", "SIM-303"],
        /// The toss.
        Toss { side: Side } because ["SIM-303"],
        /// Who kicks off, and where he stands.
        KickOff { peg: Peg, at: Point } because ["SIM-303", "SIM-304"],
        /// The ball is kicked.
        Kicked { peg: Peg, class: Class, aim: Aim, dribble: Option<Peg> } because ["SIM-305", "SIM-402"],
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
        } because ["SIM-403", "SIM-414"],
        /// A cross is declared.
        CrossDeclared { peg: Peg, direct: bool } because ["SIM-450"],
        /// A shot is declared.
        ShotDeclared { peg: Peg, direct: bool } because ["SIM-470"],
        /// A peg steps back to be onside.
        SteppedBack { peg: Peg, from: Cell, to: Point } because ["SIM-908"],
        /// The defence gives the go-ahead.
        Prepared { side: Side } because ["SIM-649", "SIM-471"],
        /// The keeper takes the bar.
        Bar { side: Side } because ["SIM-641"],
        /// The keeper is placed.
        KeeperPlaced { peg: Peg, from: Cell, to: Cell, at: Point, angle: Option<Angle> } because ["SIM-647"],
        /// A peg tries to intercept.
        Interceptor { peg: Peg, from: Cell, to: Cell, at: Point, angle: Option<Angle> } because ["SIM-760"],
        /// The dive is shown.
        Dived { side: Side, dive: Dive } because ["SIM-645", "SIM-646"],
        /// The ball is put on a peg's head.
        Header { peg: Peg } because ["SIM-452", "SIM-453"],
        /// He may neither pass nor shoot, and keeps the ball.
        KeptHeader { peg: Peg, at: Point } because ["SIM-454", "SIM-460"],
        /// A dribble.
        Dribbled { peg: Peg, opponent: Peg, dice: [u8; 2], numbers: [u8; 2], won: bool } because ["SIM-432", "SIM-433"],
        /// A dribble is won without dice, after a failed tackle.
        DribbleWithoutDice { peg: Peg, opponent: Peg } because ["SIM-436"],
        /// The ball passes the keeper on the wrong side: the dribble is lost.
        PassedInside { peg: Peg, keeper: Peg } because ["SIM-442"],
        /// A peg stands again after the kick: where it was, or moved as near as it may if the ball lies there.
        SetUp { peg: Peg, at: Point, moved: bool } because ["SIM-411", "SIM-651", "SIM-409"],
        /// The kicker is put back.
        Placed { peg: Peg, at: Point } because ["SIM-409"],
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
        } because tie,
        /// The other side has won the ball and begins a new turn.
        Relance { side: Side, peg: Peg } because ["SIM-310", "SIM-455"],
        /// The keeper takes the ball in his hands.
        InHands { peg: Peg } because ["SIM-656"],
        /// A skill is used.
        SkillUsed { peg: Peg, skill: Skill } because ["SIM-601"],
        /// The attack moves.
        Phase2 { side: Side } because ["SIM-305", "SIM-701"],
        /// The defence moves; 0 for a quick round.
        Phase3 { side: Side, allowance: u8 } because ["SIM-305", "SIM-722"],
        /// A lying peg gets up.
        GotUp { peg: Peg } because ["SIM-709"],
        /// A peg moves, by no cell where it shifts inside its own.
        Moved { peg: Peg, from: Cell, to: Cell, at: Point, cells: u8 } because ["SIM-702", "SIM-707"],
        /// The attack moves nobody.
        QuickRound { side: Side } because ["SIM-706"],
        /// The defence moves nobody, and no time passes.
        Held { side: Side, holds: u8 } because ["SIM-805"],
        /// A defender comes from behind.
        EnteredFromBehind { peg: Peg, die: u8, foul: bool } because ["SIM-732"],
        /// A tackle.
        Tackled { peg: Peg, carrier: Peg, dice: [u8; 2], numbers: [u8; 2], won: bool } because ["SIM-741", "SIM-742", "SIM-743"],
        /// A foul.
        Foul { by: Peg, on: Option<Peg>, at: Point } because ["SIM-870", "SIM-871"],
        /// The review: on a 6 the penalty is cancelled.
        Var { side: Side, die: u8 } because ["SIM-873"],
        /// A card.
        Carded { peg: Peg, card: Card } because ["SIM-732", "SIM-733", "SIM-875"],
        /// A side has fewer than seven pegs.
        TooFew { side: Side } because ["SIM-876"],
        /// A peg is offside.
        Offside { peg: Peg } because ["SIM-860", "SIM-863", "SIM-864", "SIM-866"],
        /// A goal.
        Goal { side: Side, by: Peg, own_goal: bool, red: u16, blue: u16 } because ["SIM-473", "SIM-825"],
        /// A restart is given to a side.
        Awarded { side: Side, restart: Restart, at: Point } because ["SIM-821", "SIM-822", "SIM-826", "SIM-840", "SIM-871"],
        /// A substitution.
        Substituted { on: Peg, off: Peg } because ["SIM-885"],
        /// The reserve keeper comes on.
        ReserveKeeper { peg: Peg, off: Peg } because ["SIM-889"],
        /// A field peg is named keeper.
        KeeperNamed { peg: Peg } because ["SIM-889", "SIM-890"],
        /// Who throws in.
        Thrower { peg: Peg, at: Point } because ["SIM-831"],
        /// A peg leaves the thrower's cell.
        MadeWay { peg: Peg, from: Cell, at: Point } because ["SIM-832"],
        /// A side has placed pegs.
        Repositioned { side: Side, pegs: Pegs, places: Places } because ["SIM-841"],
        /// The referee takes a step.
        Tick { t: u16, minute: u16, beyond: u16 } because ["SIM-802", "SIM-801"],
        /// Time is up.
        TimeUp because ["SIM-807"],
        /// Half-time.
        HalfTime { red: u16, blue: u16 } because ["SIM-812"],
        /// The second half is over.
        FullTime { red: u16, blue: u16 } because ["SIM-895"],
        /// Penalties decide; this side begins.
        Shootout { side: Side } because ["SIM-896"],
        /// Who takes the penalty.
        Taker { peg: Peg } because ["SIM-896"],
        /// A penalty of the shoot-out.
        PenaltyTaken { peg: Peg, scored: bool, red: u16, blue: u16 } because ["SIM-896"],
        /// A player gives up.
        GaveUp { side: Side } because ["SIM-1009"],
        /// The match is over.
        Over { red: u16, blue: u16, winner: Option<Side> } because ["SIM-895"],
    }
}

onze_core::words! {
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

onze_core::words! {
    /// A card.
    pub enum Card {
        /// A caution.
        Yellow = "yellow",
        /// Sent off.
        Red = "red",
    }
}

/// What settled a count.
trait Settled {
    fn rules(&self) -> &'static [Clause];
}

impl Settled for Option<Tie> {
    fn rules(&self) -> &'static [Clause] {
        match self {
            None => &[Clause("SIM-502"), Clause("SIM-521")],
            Some(Tie::LastTouch) => &[Clause("SIM-508")],
            Some(Tie::Declared) => &[Clause("SIM-509")],
            Some(Tie::Relance) => &[Clause("SIM-510")],
            Some(Tie::Pressing) => &[Clause("SIM-511"), Clause("SIM-751")],
            Some(Tie::Long) => &[Clause("SIM-512")],
            Some(Tie::Short) => &[Clause("SIM-513")],
        }
    }
}
