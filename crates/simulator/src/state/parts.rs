//! The parts of a state. Each begins and ends as a whole.

use onze_core::Side;

use crate::aim::{Aim, Class, Kind};
use crate::cell::Cell;
use crate::moves::Dive;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::restart::Foul;
use crate::strike::Strike;

/// The clock of a half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Half {
    /// 1 or 2.
    pub(crate) number: u8,
    /// Ticks (SIM-801).
    pub(crate) t: u16,
    pub(crate) time_up: bool,
    /// Ticks since then (SIM-817).
    pub(crate) late: u8,
    /// Goals and substitutions (SIM-806).
    pub(crate) added: u8,
}

/// The ball and who has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ball {
    pub(crate) at: Point,
    /// The ball's cell (SIM-519).
    pub(crate) cell: Cell,
    pub(crate) carrier: Option<Peg>,
    pub(crate) hands: Hands,
    /// The carrier has it on his head (SIM-453).
    pub(crate) on_head: bool,
}

/// What is counted in one turn and forgotten with it (SIM-312).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnState {
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
    /// How far pegs may move in phase 2: more than 3 after a long ball (SIM-531).
    pub(crate) limit: u8,
    /// How many cells the carrier moved to the ball (SIM-441, SIM-760).
    pub(crate) carried: u8,
    /// Tackles that failed in this turn, and in the one before (SIM-436).
    pub(crate) failed: Pegs,
    pub(crate) failed_before: Pegs,
    /// Moved by the PRO header (SIM-913).
    pub(crate) leapt: Pegs,
    /// Stepped by a PRO rule before this `CoD`, and counted in it all the same (SIM-908, SIM-914).
    pub(crate) stepped: Pegs,
    /// A peg stepped back before the kick that is due (SIM-908).
    pub(crate) stepped_back: bool,
    /// Grey and free when the ball stopped (SIM-914).
    pub(crate) free: Pegs,
    pub(crate) phase3: Phase3,
    /// Holds in a row in this possession (SIM-815).
    pub(crate) holds: u8,
}

/// A kick that is declared and prepared, but not yet taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Declared {
    pub(crate) class: Option<Class>,
    /// It follows a skill (SIM-760).
    pub(crate) direct: bool,
    pub(crate) keeper: Prepared,
    /// The immediate shot of SIM-443 is due if the carrier wins the ball.
    pub(crate) immediate: bool,
}

/// Choices handed in and not yet opened (SIM-1004).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Secrets {
    pub(crate) kick: Option<Aim>,
    pub(crate) dive: Option<Dive>,
    pub(crate) line_up: Option<HandedIn>,
    /// How many came on in a line-up of half-time (SIM-812), until both are shown.
    pub(crate) substitutions: [u8; 2],
}

/// A line-up under seal: whose it is, and what everybody knew of the side before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HandedIn {
    pub(crate) side: Side,
    pub(crate) keeper: Peg,
    pub(crate) playing: Pegs,
}

/// A draw that is due, and what was decided before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// Who kicks off (SIM-303).
    KickOff,
    /// Who begins the shoot-out (SIM-896).
    Shootout,
    /// The error of the hand (SIM-416).
    Kick(Strike),
    /// The dice of the dribble that the last kick was; where the ball lay before it (SIM-432, SIM-435).
    Dribble { ball: Point },
    /// The die of a defender who came from behind, and who may go on to tackle (SIM-732).
    FromBehind { peg: Peg, tackle: bool },
    /// The dice of a tackle (SIM-741).
    Tackle { peg: Peg },
    /// The review of a foul that a die caused and that gives a penalty (SIM-873).
    Review(Foul),
}

onze_core::words! {
    /// What is asked for.
    pub enum Stage {
        /// Both line up.
        LineUp = "lineup",
        /// Who kicks off.
        KickOff = "kickoff",
        /// The carrier's action.
        Action = "action",
        /// PRO header moves of the attack.
        HeadersAttack = "headers-a",
        /// PRO header moves of the defence.
        HeadersDefence = "headers-d",
        /// The defence prepares.
        Prepare = "prepare",
        /// The declared kick.
        Aim = "aim",
        /// The declared kick and the dive, at the same time.
        AimDive = "aim-dive",
        /// What a heading peg does.
        Header = "header",
        /// Where the kicker is put back.
        KickerPlace = "kicker-place",
        /// PRO steps of the attack before the `CoD`.
        SpeedAttack = "speed-a",
        /// PRO steps of the defence before the `CoD`.
        SpeedDefence = "speed-d",
        /// Who takes the ball.
        Cod = "cod",
        /// In the keeper's hands or not.
        Hands = "hands",
        /// A skill or none.
        Skill = "skill",
        /// Movements of the attack.
        Phase2 = "phase2",
        /// The first movement of the defence.
        Phase3First = "phase3-first",
        /// Its further movements.
        Phase3 = "phase3",
        /// Substitutions of the side that restarts play.
        SubstituteFirst = "substitute-1",
        /// Substitutions of the other side.
        SubstituteSecond = "substitute-2",
        /// Who throws in.
        Throw = "throw",
        /// Pegs of the throwing side leave the thrower's cell.
        ClearFirst = "clear-1",
        /// Pegs of the other side leave it.
        ClearSecond = "clear-2",
        /// First step of a repositioning.
        Reposition1 = "reposition-1",
        /// Its second step, by the other side.
        Reposition2 = "reposition-2",
        /// Its third step.
        Reposition3 = "reposition-3",
        /// Who kicks in the shoot-out.
        Taker = "taker",
        /// Nothing: the match is over.
        Over = "over",
    }
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

onze_core::words! {
    /// How play is resumed.
    pub enum Restart {
        /// At the centre spot.
        KickOff = "kickoff",
        /// Where the foul was.
        FreeKick = "free",
        /// After offside: no shot (SIM-847).
        Indirect = "indirect",
        /// From the penalty spot.
        Penalty = "penalty",
        /// From a corner.
        Corner = "corner",
        /// From the goal area.
        GoalKick = "goalkick",
        /// From the touch-line.
        ThrowIn = "throw",
    }
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
pub(crate) struct Phase3 {
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

impl Last {
    /// A plain kick that touched nobody.
    pub(crate) const fn new(kicker: Peg, class: Class, kind: Kind, from: Cell) -> Last {
        Last {
            kicker,
            class,
            kind,
            from,
            direct: false,
            header: false,
            restart: None,
            dodge: false,
            relance: false,
            stayed: false,
            pressed_by: Pegs::NONE,
            touched: Pegs::NONE,
            final_touch: None,
            offside: Pegs::NONE,
            dribbled: None,
            beaten: false,
            keeper_ready: false,
        }
    }
}

impl Restart {
    /// SIM-840: is it resumed with a repositioning anyway?
    pub(crate) const fn repositions(self) -> bool {
        !matches!(self, Restart::ThrowIn)
    }
}

impl Half {
    pub(crate) const fn begin(number: u8) -> Half {
        Half { number, t: 0, time_up: false, late: 0, added: 0 }
    }
}

impl Ball {
    /// A ball that nobody has.
    pub(crate) const fn lying(at: Point, cell: Cell) -> Ball {
        Ball { at, cell, carrier: None, hands: Hands::No, on_head: false }
    }
}

impl TurnState {
    /// A turn before which there was none.
    pub(crate) fn first(attack: Side) -> TurnState {
        TurnState {
            attack,
            relance: false,
            restart: None,
            only: None,
            crosses: 0,
            shots: 0,
            passed: Pegs::NONE,
            moved: Pegs::NONE,
            m: 0,
            limit: 3,
            carried: 0,
            failed: Pegs::NONE,
            failed_before: Pegs::NONE,
            leapt: Pegs::NONE,
            stepped: Pegs::NONE,
            stepped_back: false,
            free: Pegs::NONE,
            phase3: Phase3::default(),
            holds: 0,
        }
    }

    /// SIM-312, SIM-436, SIM-815: what the next turn keeps of this one.
    pub(crate) fn next(&self, attack: Side) -> TurnState {
        let holds = if attack == self.attack { self.holds } else { 0 };
        TurnState { failed_before: self.failed, holds, ..TurnState::first(attack) }
    }
}

impl Declared {
    pub(crate) const NOTHING: Declared =
        Declared { class: None, direct: false, keeper: Prepared::No, immediate: false };
}

impl Secrets {
    pub(crate) const NONE: Secrets = Secrets { kick: None, dive: None, line_up: None, substitutions: [0; 2] };
}
