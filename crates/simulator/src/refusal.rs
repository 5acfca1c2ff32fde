//! Why a choice, a set of options or a position is not possible.

use onze_core::{Because, Clause};
use serde::Serialize;

use crate::aim::Kind;
use crate::cell::Cell;
use crate::moves::Skill;
use crate::peg::Peg;
use crate::pitch_fault::PitchFault;
use crate::position::PositionFault;
use crate::squad_fault::{CatalogueFault, SquadFault};

/// A refusal, with the clauses behind it.
// Lists are made by checking many choices: a refusal that owns nothing costs nothing to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `peg`, `cell`, `other` are what they say
pub enum Refusal {
    /// Not a command that the game knows.
    NotACommand,
    /// Another is asked.
    NotYourChoice,
    /// This is not what is asked.
    NotAskedNow,
    /// The match is over.
    MatchOver,
    /// A choice that is handed in stands.
    AlreadyChosen,
    /// The peg is not one that this player may use now.
    NotYourPeg { peg: Peg },
    /// Only the carrier kicks.
    NotTheCarrier { peg: Peg },
    /// A peg stands wholly inside one cell.
    OnALine { peg: Peg },
    /// The place overlaps the ball.
    OnTheBall { peg: Peg },
    /// The place overlaps another peg.
    Overlap { peg: Peg, other: Peg },
    /// A team-mate is in the cell.
    CellTaken { peg: Peg, cell: Cell },
    /// The gap to the ball is too small.
    TooNearTheBall { peg: Peg },
    /// The peg must be behind the half-way line.
    NotBehindHalfWay { peg: Peg },
    /// The line-up names as many pegs as play, each once.
    ElevenPegs,
    /// The peg cannot come on.
    NotOnTheBench { peg: Peg },
    /// The peg is not on the pitch.
    NotOnThePitch { peg: Peg },
    /// He has come on at this stoppage.
    JustCameOn { peg: Peg },
    /// A peg with an X plays as the keeper, and only such a one replaces him.
    KeeperForKeeper { peg: Peg },
    /// Five substitutions are made.
    NoSubstitutionLeft,
    /// Substitutions are owed before play is resumed.
    SubstitutionsOwed { owed: u8 },
    /// A keeper must be named first.
    KeeperMissing,
    /// The reserve keeper comes only for a keeper who was sent off, once.
    NoReserveKeeper,
    /// There is no keeper to be named.
    NoKeeperToName { peg: Peg },
    /// The kicker stands in the ball's cell.
    KickerAtTheBall { peg: Peg },
    /// The keeper is placed last, and does not kick off.
    KeeperLast,
    /// Six or seven field pegs are placed first.
    SixOrSeven,
    /// All pegs that are left are placed.
    PutAll,
    /// The peg is not placed in this step.
    NotToBePlaced { peg: Peg },
    /// The ball is not put down by hand here.
    BallLiesFast,
    /// A goal kick is taken from the goal area.
    OutsideGoalArea,
    /// At a penalty all others are outside the area and behind the ball.
    OutOfThePenalty { peg: Peg },
    /// At a goal kick opponents are outside the penalty area.
    InThePenaltyArea { peg: Peg },
    /// At a penalty the keeper is on his line.
    KeeperOnHisLine,
    /// Direction, power or loft is out of range.
    NoSuchKick,
    /// This kind of kick is not open here.
    KindNotOpen { kick: Kind },
    /// Only another class of kick is open.
    SkillFixesClass,
    /// A direct cross or shot follows a skill, and no other does.
    DirectBySkillOnly,
    /// He has made his pass of the turn.
    HasPassed { peg: Peg },
    /// The cross of the turn is spent.
    CrossSpent,
    /// The shot of the turn is spent.
    ShotSpent,
    /// He is outside the cross zone.
    OutsideCrossZone { peg: Peg },
    /// He is outside the shooting zone.
    OutsideShootingZone { peg: Peg },
    /// This restart does not allow it.
    RestartAllowsNo,
    /// A dribble goes with a low kick in open play.
    NoDribbleHere,
    /// He stands neither in the cell nor in the next one on the line.
    CannotBeDribbled { peg: Peg },
    /// The keeper does not have the ball in his hands.
    NotInHands,
    /// The ball does not lie wholly inside his cell there, or not clear of a peg.
    BallDoesNotFit,
    /// No keeper has come out to be dribbled.
    NoKeeperToDodge,
    /// The PRO rule is not switched on.
    ProRuleOff { option: &'static str },
    /// Nobody steps back here.
    NoStepBack,
    /// He steps back to a cell behind him.
    NotARearCell { peg: Peg },
    /// There he would still be offside.
    StillOffside { peg: Peg },
    /// He may not step there.
    NoSuchStep { peg: Peg },
    /// One peg intercepts.
    OneInterceptor,
    /// A peg is named twice.
    NamedTwice { peg: Peg },
    /// Only a direct cross or shot is intercepted.
    NothingToIntercept,
    /// He cannot intercept.
    CannotIntercept { peg: Peg },
    /// An interceptor who travels lies down.
    MustLie { peg: Peg },
    /// The keeper is prepared for a shot only.
    NoShotToPrepareFor,
    /// The bar is for a shot from outside the area against a keeper in his goal area.
    NoBar,
    /// The keeper is not prepared again.
    KeeperNotPrepared { peg: Peg },
    /// Against a striker he may not stand outside his goal area.
    StrikerKeepsHimIn,
    /// The keeper enters over two cells only from in front.
    NotFromInFront { peg: Peg },
    /// Another is nearer, or has the better claim.
    NotNearest { peg: Peg },
    /// That is not a cell of the ball that is open to him.
    NotTheBallsCell { cell: Cell },
    /// Who is there already stays where he is.
    StaysWhereHeIs { peg: Peg },
    /// He does not have this skill now.
    NoSuchSkill { skill: Skill },
    /// He does not move (any more) in this turn.
    HasMoved { peg: Peg },
    /// The carrier does not move.
    CarrierStays { peg: Peg },
    /// It is too far.
    TooFar { peg: Peg, cells: u8, most: u8 },
    /// That is where he is.
    DidNotMove { peg: Peg },
    /// A crowded cell is spread first.
    CrowdFirst,
    /// Nobody else may be in the thrower's cell.
    ThrowersCell,
    /// With the ball in his hands he stays in his penalty area.
    HandsEndAtTheArea,
    /// Only the first peg moved enters the ball's cell.
    OnlyFirstEnters,
    /// The keeper has the ball in his hands.
    KeeperHasIt,
    /// He may not tackle.
    NoTackle { peg: Peg },
    /// In a quick round one peg and the keeper move.
    QuickRound { peg: Peg },
    /// Somebody has moved: it is no quick round.
    NotQuick,
    /// Nobody has moved: it is a quick round, or a hold.
    QuickInstead,
    /// In a knock-on the first takes the cell of a team-mate, who moves to an empty one.
    KnockOn,
    /// He makes way to a free neighbouring cell.
    NotAFreeNeighbour { cell: Cell },
    /// Each kicks once before anyone kicks again.
    NotHisKick { peg: Peg },
    /// He may not take the ball in his hands.
    NoHands,
    /// The match is played without a clock.
    NoClock,
    /// A pitch that no match can be played on.
    Pitch { fault: PitchFault },
    /// A catalogue that cannot be used.
    Catalogue { fault: CatalogueFault },
    /// A squad that may not play.
    Squad { side: onze_core::Side, fault: SquadFault },
    /// What a side is to wear is no kit.
    Strip { side: onze_core::Side },
    /// The limit of the squads' value is not one.
    SquadValue { fault: SquadFault },
    /// A position that no match can reach.
    ///
    /// If it cannot even be read: the number of the item, from 1, that is not as we would write it.
    Position { fault: PositionFault, item: Option<u16> },
}

impl Refusal {
    /// For this reason, if it holds.
    #[inline]
    pub(crate) const fn when(self, holds: bool) -> Result<(), Refusal> {
        if holds { Err(self) } else { Ok(()) }
    }

    /// For this reason, unless what is asked for holds.
    #[inline]
    pub(crate) const fn unless(self, holds: bool) -> Result<(), Refusal> {
        self.when(!holds)
    }
}

impl Because for Refusal {
    #[allow(clippy::too_many_lines)] // one line for each
    fn rules(&self) -> &'static [Clause] {
        match self {
            // No matter of rules.
            Refusal::NotACommand => &[],
            // Who chooses what, and when.
            Refusal::NotYourChoice | Refusal::NotAskedNow => &[Clause("SIM-305")],
            Refusal::MatchOver => &[Clause("SIM-895")],
            Refusal::AlreadyChosen => &[Clause("SIM-1004"), Clause("SIM-1001")],
            Refusal::NotYourPeg { .. } => &[Clause("SIM-1002")],
            Refusal::NotTheCarrier { .. } => &[Clause("SIM-307")],
            Refusal::OnALine { .. } => &[Clause("SIM-127")],
            Refusal::OnTheBall { .. } | Refusal::Overlap { .. } => &[Clause("SIM-128")],
            Refusal::CellTaken { .. } => &[Clause("SIM-129"), Clause("SIM-705")],
            Refusal::TooNearTheBall { .. } => &[
                Clause("SIM-130"),
                Clause("SIM-655"),
                Clause("SIM-734"),
                Clause("SIM-764"),
                Clause("SIM-846"),
            ],
            Refusal::NotBehindHalfWay { .. } => &[Clause("SIM-302"), Clause("SIM-841"), Clause("SIM-845")],
            Refusal::ElevenPegs => &[Clause("SIM-301")],
            Refusal::NotOnTheBench { .. } | Refusal::NotOnThePitch { .. } | Refusal::NoSubstitutionLeft => {
                &[Clause("SIM-885")]
            }
            Refusal::JustCameOn { .. } => &[Clause("SIM-887")],
            Refusal::KeeperForKeeper { .. } => &[Clause("SIM-211"), Clause("SIM-890")],
            Refusal::SubstitutionsOwed { .. } => &[Clause("SIM-888"), Clause("SIM-887")],
            Refusal::KeeperMissing | Refusal::NoReserveKeeper => &[Clause("SIM-889")],
            Refusal::NoKeeperToName { .. } => &[Clause("SIM-889"), Clause("SIM-890")],
            Refusal::KickerAtTheBall { .. } => &[Clause("SIM-303"), Clause("SIM-847")],
            Refusal::KeeperLast => &[Clause("SIM-842"), Clause("SIM-303")],
            Refusal::SixOrSeven => &[Clause("SIM-841"), Clause("SIM-843")],
            Refusal::PutAll | Refusal::NotToBePlaced { .. } => &[Clause("SIM-841")],
            Refusal::BallLiesFast => &[Clause("SIM-847"), Clause("SIM-852")],
            Refusal::OutsideGoalArea | Refusal::InThePenaltyArea { .. } => &[Clause("SIM-852")],
            Refusal::OutOfThePenalty { .. } => &[Clause("SIM-850")],
            Refusal::KeeperOnHisLine => &[Clause("SIM-650"), Clause("SIM-850")],
            Refusal::NoSuchKick => &[Clause("SIM-402"), Clause("SIM-412")],
            Refusal::KindNotOpen { .. } => &[Clause("SIM-422")],
            Refusal::SkillFixesClass => &[Clause("SIM-601"), Clause("SIM-454")],
            Refusal::DirectBySkillOnly => &[Clause("SIM-604"), Clause("SIM-605")],
            Refusal::HasPassed { .. } => &[Clause("SIM-313")],
            Refusal::CrossSpent => &[Clause("SIM-313"), Clause("SIM-450")],
            Refusal::ShotSpent => &[Clause("SIM-313"), Clause("SIM-470")],
            Refusal::OutsideCrossZone { .. } => &[Clause("SIM-450")],
            Refusal::OutsideShootingZone { .. } => &[Clause("SIM-470")],
            Refusal::RestartAllowsNo => &[Clause("SIM-847"), Clause("SIM-834"), Clause("SIM-853")],
            Refusal::NoDribbleHere | Refusal::CannotBeDribbled { .. } => &[Clause("SIM-431")],
            Refusal::NotInHands | Refusal::BallDoesNotFit => &[Clause("SIM-659")],
            Refusal::NoKeeperToDodge => &[Clause("SIM-441")],
            Refusal::ProRuleOff { .. } => &[Clause("SIM-901")],
            Refusal::NoStepBack | Refusal::NotARearCell { .. } => &[Clause("SIM-908")],
            Refusal::StillOffside { .. } => &[Clause("SIM-908"), Clause("SIM-861")],
            Refusal::NoSuchStep { .. } => &[Clause("SIM-913"), Clause("SIM-914")],
            Refusal::OneInterceptor | Refusal::NamedTwice { .. } | Refusal::CannotIntercept { .. } => {
                &[Clause("SIM-761")]
            }
            Refusal::NothingToIntercept => &[Clause("SIM-760"), Clause("SIM-457")],
            Refusal::MustLie { .. } => &[Clause("SIM-760"), Clause("SIM-912")],
            Refusal::NoShotToPrepareFor => &[Clause("SIM-640")],
            Refusal::NoBar => &[Clause("SIM-641"), Clause("SIM-642"), Clause("SIM-643")],
            Refusal::KeeperNotPrepared { .. } => &[Clause("SIM-446"), Clause("SIM-640")],
            Refusal::StrikerKeepsHimIn => &[Clause("SIM-909")],
            Refusal::NotFromInFront { .. } => &[Clause("SIM-653")],
            Refusal::NotNearest { .. } => &[Clause("SIM-502"), Clause("SIM-508")],
            Refusal::NotTheBallsCell { .. } => &[Clause("SIM-517"), Clause("SIM-518")],
            Refusal::StaysWhereHeIs { .. } => &[Clause("SIM-521")],
            Refusal::NoSuchSkill { .. } => &[
                Clause("SIM-601"),
                Clause("SIM-603"),
                Clause("SIM-604"),
                Clause("SIM-605"),
                Clause("SIM-606"),
                Clause("SIM-607"),
            ],
            Refusal::HasMoved { .. } => &[Clause("SIM-313"), Clause("SIM-703"), Clause("SIM-709")],
            Refusal::CarrierStays { .. } => &[Clause("SIM-701")],
            Refusal::TooFar { .. } => {
                &[Clause("SIM-701"), Clause("SIM-722"), Clause("SIM-647"), Clause("SIM-761")]
            }
            Refusal::DidNotMove { .. } => &[Clause("SIM-707")],
            Refusal::CrowdFirst => &[Clause("SIM-520"), Clause("SIM-849")],
            Refusal::ThrowersCell | Refusal::NotAFreeNeighbour { .. } => &[Clause("SIM-832")],
            Refusal::HandsEndAtTheArea => &[Clause("SIM-658")],
            Refusal::OnlyFirstEnters => &[Clause("SIM-727"), Clause("SIM-761")],
            Refusal::KeeperHasIt => &[Clause("SIM-660")],
            Refusal::NoTackle { .. } => &[Clause("SIM-740"), Clause("SIM-653"), Clause("SIM-833")],
            Refusal::QuickRound { .. } => &[Clause("SIM-722"), Clause("SIM-725")],
            Refusal::NotQuick => &[Clause("SIM-706")],
            Refusal::QuickInstead => &[Clause("SIM-706"), Clause("SIM-805")],
            Refusal::KnockOn => &[Clause("SIM-915")],
            Refusal::NotHisKick { .. } => &[Clause("SIM-896")],
            Refusal::NoHands => &[Clause("SIM-656"), Clause("SIM-657")],
            Refusal::NoClock => &[Clause("SIM-1008")],
            Refusal::Pitch { fault } => fault.rules(),
            Refusal::Catalogue { fault } => fault.rules(),
            Refusal::Squad { fault, .. } | Refusal::SquadValue { fault } => fault.rules(),
            Refusal::Strip { .. } => &[Clause("SIM-214")],
            Refusal::Position { fault, .. } => fault.rules(),
        }
    }
}
