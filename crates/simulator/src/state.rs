//! A match at one moment: plain data, less than a kilobyte, cheap to copy (SIM-317, SIM-318).

use onze_core::Seats;

use crate::aim::{Aim, Class, Kind};
use crate::cell::Cell;
use crate::cells::Cells;
use crate::moves::Dive;
use crate::peg::{Peg, Pegs, TEAM};
use crate::pitch::Pitch;
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::side::Side;

/// Where a peg is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// Beside the pitch, and may come on.
    Bench,
    /// On the cloth.
    On(Stance),
    /// In the hand of its player, who will put it down: at a line-up, a repositioning, a shoot-out.
    Lifted,
    /// Replaced: does not return (SIM-885).
    Off,
    /// Sent off (SIM-876).
    SentOff,
}

/// The whole of a match at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a mark of its own in SIM-317 and SIM-318
pub struct State {
    /// Where each peg is. A peg in the hand keeps the place it was lifted from; without one the point is (0, 0).
    at: [Point; 2 * TEAM],
    cells: [Cell; 2 * TEAM],
    wheres: [Where; 2 * TEAM],
    /// The pegs on the cloth. Kept, not derived each time: almost every question begins with it.
    cloth: Pegs,

    pub(crate) stage: Stage,
    /// Who owes a choice.
    pub(crate) to_act: Seats,

    // The match.
    pub(crate) score: [u16; 2],
    pub(crate) half: u8,
    /// Ticks of this half (SIM-801).
    pub(crate) t: u16,
    pub(crate) time_up: bool,
    /// Goals and substitutions of this half (SIM-806).
    pub(crate) added: u8,
    /// Who kicked off the first half (SIM-812).
    pub(crate) first: Side,
    pub(crate) substitutions: [u8; 2],
    /// The named keepers; one who is sent off stays named until there is another.
    pub(crate) keepers: [Peg; 2],
    pub(crate) yellow: Pegs,
    /// The pegs that the reserve keepers use (SIM-889).
    pub(crate) reserves: Pegs,
    pub(crate) ended: Option<Ended>,

    // The ball.
    pub(crate) ball: Point,
    pub(crate) ball_cell: Cell,
    pub(crate) carrier: Option<Peg>,
    pub(crate) hands: Hands,
    /// How many cells the carrier moved to it (SIM-441, SIM-760).
    pub(crate) carried: u8,

    // The turn.
    pub(crate) attack: Side,
    /// Ties of the next kick go to the other side (SIM-310).
    pub(crate) relance: bool,
    /// The next kick is a restart.
    pub(crate) restart: Option<Restart>,
    /// Only this class may be kicked, by a skill (SIM-601); the kick is direct.
    pub(crate) only: Option<Class>,
    pub(crate) crosses: u8,
    pub(crate) shots: u8,
    pub(crate) passed: Pegs,
    pub(crate) moved: Pegs,
    /// M, the largest movement of the attack (SIM-721).
    pub(crate) m: u8,
    /// How far pegs may move in phases 2 and 3 after a long ball; 3 otherwise (SIM-531).
    pub(crate) reach: u8,
    /// Tackles that failed in this turn, and in the one before (SIM-436).
    pub(crate) failed: Pegs,
    pub(crate) failed_before: Pegs,
    /// Laid down by a dribble: they get up and do no more in their side's next phase (SIM-709).
    pub(crate) grounded: Pegs,
    pub(crate) holds: u8,

    // The kick that is being declared, prepared or settled.
    pub(crate) declared: Option<Class>,
    /// The declared kick follows a skill (SIM-760).
    pub(crate) direct: bool,
    /// The carrier has the ball on his head (SIM-453).
    pub(crate) heading: bool,
    pub(crate) keeper: Prepared,
    /// Choices handed in and not yet opened.
    pub(crate) sealed_kick: Option<Aim>,
    pub(crate) sealed_dive: Option<Dive>,
    /// Whose line-up is handed in and not yet opened.
    pub(crate) sealed_lineup: Option<Side>,
    /// How many came on in a line-up of half-time (SIM-812), until both are shown.
    pub(crate) sealed_substitutions: [u8; 2],
    pub(crate) last: Option<Last>,
    /// The immediate shot of SIM-443 is due if the carrier wins the ball.
    pub(crate) immediate: bool,

    // PRO.
    /// Moved by the PRO header in this turn (SIM-913).
    pub(crate) leapt: Pegs,
    /// Stepped by a PRO rule before this `CoD`, and counted in it all the same (SIM-908, SIM-914).
    pub(crate) stepped: Pegs,
    /// A peg stepped back before the kick that is due (SIM-908).
    pub(crate) stepped_back: bool,
    /// Grey and free when the ball stopped (SIM-914).
    pub(crate) free: Pegs,

    // Phase 3 of a quick round.
    pub(crate) quick: Quick,

    // Restarts.
    /// A substitution was called at this stoppage (SIM-886).
    pub(crate) replaced: bool,

    // Shoot-out (SIM-896).
    pub(crate) shootout: Option<Shootout>,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    LineUp,
    KickOff,
    Action,
    HeadersAttack,
    HeadersDefence,
    Prepare,
    Aim,
    AimDive,
    Header,
    KickerPlace,
    SpeedAttack,
    SpeedDefence,
    Cod,
    Hands,
    Skill,
    Phase2,
    Phase3First,
    Phase3,
    SubstituteFirst,
    SubstituteSecond,
    Throw,
    ClearFirst,
    ClearSecond,
    Reposition1,
    Reposition2,
    Reposition3,
    Taker,
    Over,
}

/// Is the ball in the keeper's hands? (SIM-656 to SIM-659)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hands {
    No,
    /// On top of his peg.
    Held,
    /// Put on the ground out of his hands, to be kicked.
    PutDown,
}

/// How the keeper waits for a shot (SIM-640 to SIM-655).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Prepared {
    No,
    Placed,
    Bar,
}

/// How play is resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Restart {
    KickOff,
    FreeKick,
    /// After offside: no shot (SIM-847).
    Indirect,
    Penalty,
    Corner,
    GoalKick,
    ThrowIn,
}

/// The last kick and what it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // so SIM-317 asks
pub(crate) struct Last {
    pub(crate) kicker: Peg,
    /// As declared; a declared kick that stays in the cell counts as a pass (SIM-425).
    pub(crate) class: Class,
    pub(crate) kind: Kind,
    /// The kicker's cell.
    pub(crate) from: Cell,
    pub(crate) direct: bool,
    /// Headed, not thrown.
    pub(crate) header: bool,
    pub(crate) restart: Option<Restart>,
    /// The dribble of a keeper (SIM-440).
    pub(crate) dodge: bool,
    /// Ties go to the other side (SIM-310).
    pub(crate) relance: bool,
    /// The ball did not leave the kicker's cell (SIM-425).
    pub(crate) stayed: bool,
    /// Opponents who pressed the kicker (SIM-751).
    pub(crate) pressed_by: Pegs,
    pub(crate) touched: Pegs,
    pub(crate) final_touch: Option<Peg>,
    /// Team-mates in an offside position at the kick (SIM-861).
    pub(crate) offside: Pegs,
    /// Named in a dribble.
    pub(crate) dribbled: Option<Peg>,
    /// And beaten.
    pub(crate) beaten: bool,
    /// The keeper was prepared for this shot and may take part in its `CoD` (SIM-504).
    pub(crate) keeper_ready: bool,
}

/// What the defence has done in its phase 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Quick {
    /// Field pegs moved or used for a tackle.
    pub(crate) pegs: u8,
    /// One of them changed its cell, or tackled.
    pub(crate) spent: bool,
    /// The keeper has made his step.
    pub(crate) keeper: bool,
    /// Anything at all was done (SIM-805).
    pub(crate) any: bool,
}

/// The penalties that decide a drawn match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shootout {
    pub(crate) begins: Side,
    pub(crate) kicks: u16,
    pub(crate) goals: [u16; 2],
    /// Who has kicked in this round of the team.
    pub(crate) taken: Pegs,
}

/// An end before its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// SIM-1009.
    GaveUp(Side),
    /// Fewer than seven pegs (SIM-876).
    TooFew(Side),
}

impl Restart {
    /// SIM-840: is it resumed with a repositioning anyway?
    pub(crate) const fn repositions(self) -> bool {
        !matches!(self, Restart::ThrowIn)
    }

    pub(crate) const ALL: [(Restart, &'static str); 7] = [
        (Restart::KickOff, "kickoff"),
        (Restart::FreeKick, "free"),
        (Restart::Indirect, "indirect"),
        (Restart::Penalty, "penalty"),
        (Restart::Corner, "corner"),
        (Restart::GoalKick, "goalkick"),
        (Restart::ThrowIn, "throw"),
    ];
}

const NOWHERE: Point = Point::new(0, 0);

impl State {
    /// The table before the first line-up: eleven in the hand, five on the bench.
    pub(crate) fn new(pitch: &Pitch, teams: [Pegs; 2], keepers: [Peg; 2]) -> State {
        let mut wheres = [Where::Bench; 2 * TEAM];
        for peg in teams[0].or(teams[1]).iter() {
            wheres[peg.index()] = Where::Lifted;
        }
        let spot = pitch.centre_spot();
        State {
            at: [NOWHERE; 2 * TEAM],
            cells: [Cell::FIRST; 2 * TEAM],
            wheres,
            cloth: Pegs::NONE,
            stage: Stage::LineUp,
            to_act: Seats::BOTH,
            score: [0; 2],
            half: 1,
            t: 0,
            time_up: false,
            added: 0,
            first: Side::Red,
            substitutions: [0; 2],
            keepers,
            yellow: Pegs::NONE,
            reserves: Pegs::NONE,
            ended: None,
            ball: spot,
            ball_cell: pitch.cell(spot),
            carrier: None,
            hands: Hands::No,
            carried: 0,
            attack: Side::Red,
            relance: false,
            restart: None,
            only: None,
            crosses: 0,
            shots: 0,
            passed: Pegs::NONE,
            moved: Pegs::NONE,
            m: 0,
            reach: 3,
            failed: Pegs::NONE,
            failed_before: Pegs::NONE,
            grounded: Pegs::NONE,
            holds: 0,
            declared: None,
            direct: false,
            heading: false,
            keeper: Prepared::No,
            sealed_kick: None,
            sealed_dive: None,
            sealed_lineup: None,
            sealed_substitutions: [0; 2],
            last: None,
            immediate: false,
            leapt: Pegs::NONE,
            stepped: Pegs::NONE,
            stepped_back: false,
            free: Pegs::NONE,
            quick: Quick::default(),
            replaced: false,
            shootout: None,
        }
    }

    /// Where a peg is.
    #[inline]
    pub(crate) fn whereabouts(&self, peg: Peg) -> Where {
        self.wheres[peg.index()]
    }

    /// Its body, while it is on the cloth.
    #[inline]
    pub(crate) fn body(&self, peg: Peg) -> Option<Body> {
        match self.wheres[peg.index()] {
            Where::On(stance) => Some(Body { at: self.at[peg.index()], stance }),
            _ => None,
        }
    }

    /// Its point: where it is, or where it was lifted from.
    #[inline]
    pub(crate) fn point(&self, peg: Peg) -> Point {
        self.at[peg.index()]
    }

    /// Its cell, while it is on the cloth.
    #[inline]
    pub(crate) fn cell(&self, peg: Peg) -> Cell {
        self.cells[peg.index()]
    }

    #[inline]
    pub(crate) fn is_standing(&self, peg: Peg) -> bool {
        self.wheres[peg.index()] == Where::On(Stance::Standing)
    }

    #[inline]
    pub(crate) fn is_lying(&self, peg: Peg) -> bool {
        matches!(self.wheres[peg.index()], Where::On(Stance::Lying(_)))
    }

    /// Puts a peg on the cloth, or elsewhere in its cell.
    pub(crate) fn put(&mut self, pitch: &Pitch, peg: Peg, body: Body) {
        self.at[peg.index()] = body.at;
        self.cells[peg.index()] = pitch.cell(body.at);
        self.wheres[peg.index()] = Where::On(body.stance);
        self.cloth = self.cloth.with(peg);
    }

    /// Lifts a peg, which remembers its place.
    pub(crate) fn lift(&mut self, peg: Peg) {
        self.wheres[peg.index()] = Where::Lifted;
        self.cloth = self.cloth.without(peg);
    }

    /// Takes a peg away from the cloth.
    pub(crate) fn take_away(&mut self, peg: Peg, to: Where) {
        self.at[peg.index()] = NOWHERE;
        self.cells[peg.index()] = Cell::FIRST;
        self.wheres[peg.index()] = to;
        self.cloth = self.cloth.without(peg);
    }

    /// A peg in the hand that remembers this place.
    pub(crate) fn lift_at(&mut self, pitch: &Pitch, peg: Peg, at: Point) {
        self.at[peg.index()] = at;
        self.cells[peg.index()] = pitch.cell(at);
        self.wheres[peg.index()] = Where::Lifted;
        self.cloth = self.cloth.without(peg);
    }

    fn pegs_that(&self, is: impl Fn(Where) -> bool) -> Pegs {
        (0..2 * TEAM).filter(|&n| is(self.wheres[n])).filter_map(Peg::from_index).collect()
    }

    /// All pegs on the cloth.
    pub(crate) fn on_cloth(&self) -> Pegs {
        self.cloth
    }

    /// The pegs of a side on the cloth.
    pub(crate) fn on(&self, side: Side) -> Pegs {
        self.on_cloth().and(Pegs::team(side))
    }

    /// The pegs of a side that play, on the cloth or in the hand.
    pub(crate) fn playing(&self, side: Side) -> Pegs {
        self.pegs_that(|at| matches!(at, Where::On(_) | Where::Lifted)).and(Pegs::team(side))
    }

    pub(crate) fn lifted(&self, side: Side) -> Pegs {
        self.pegs_that(|at| at == Where::Lifted).and(Pegs::team(side))
    }

    pub(crate) fn bench(&self, side: Side) -> Pegs {
        self.pegs_that(|at| at == Where::Bench).and(Pegs::team(side))
    }

    pub(crate) fn lying(&self) -> Pegs {
        self.pegs_that(|at| matches!(at, Where::On(Stance::Lying(_))))
    }

    /// The pegs in a cell.
    pub(crate) fn in_cell(&self, cell: Cell) -> Pegs {
        self.on_cloth().iter().filter(|&peg| self.cell(peg) == cell).collect()
    }

    /// The standing pegs of a side in a cell.
    pub(crate) fn standing_in(&self, side: Side, cell: Cell) -> Pegs {
        let here = |peg: &Peg| self.cell(*peg) == cell && self.is_standing(*peg);
        self.on(side).iter().filter(here).collect()
    }

    pub(crate) fn defence(&self) -> Side {
        self.attack.other()
    }

    pub(crate) fn keeper_of(&self, side: Side) -> Peg {
        self.keepers[side.index()]
    }

    /// Pegs of the side that share a cell with a team-mate: a wall, or a crowded cell (SIM-520, SIM-848).
    pub(crate) fn crowd(&self, side: Side) -> Pegs {
        let pegs = self.on(side);
        let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
        for peg in pegs.iter() {
            let cell = Cells::only(self.cell(peg));
            twice = twice.or(once.and(cell));
            once = once.or(cell);
        }
        if twice.is_empty() {
            return Pegs::NONE;
        }
        pegs.iter().filter(|&peg| twice.has(self.cell(peg))).collect()
    }

    /// The cells with pegs of a side in them.
    pub(crate) fn cells_of(&self, side: Side) -> Cells {
        self.on(side).iter().map(|peg| self.cell(peg)).collect()
    }

    /// Does nothing but a penalty go on here: is the kick of a penalty, or of the shoot-out, due?
    pub(crate) fn is_penalty(&self) -> bool {
        self.restart == Some(Restart::Penalty)
    }
}
