//! Why a choice, a set of options or a position is not possible.

use serde::Serialize;

use crate::aim::Kind;
use crate::cell::Cell;
use crate::moves::Skill;
use crate::peg::Peg;
use crate::pitch_fault::PitchFault;
use crate::position::PositionFault;
use crate::squad_fault::{CatalogueFault, SquadFault};
use onze_core::reasons;

reasons! {
    /// A refusal, with the clauses behind it.
    // Lists are made by checking many choices: a refusal that owns nothing costs nothing to throw away.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `peg`, `cell`, `other` are what they say
    pub enum Refusal {
        /// Not a command that the game knows.
        NotACommand because [],
        /// Another is asked.
        NotYourChoice because ["SIM-305"],
        /// This is not what is asked.
        NotAskedNow because ["SIM-305"],
        /// The match is over.
        MatchOver because ["SIM-895"],
        /// A choice that is handed in stands.
        AlreadyChosen because ["SIM-1004", "SIM-1001"],
        /// The peg is not one that this player may use now.
        NotYourPeg { peg: Peg } because ["SIM-1002"],
        /// Only the carrier kicks.
        NotTheCarrier { peg: Peg } because ["SIM-307"],
        /// A peg stands wholly inside one cell.
        OnALine { peg: Peg } because ["SIM-127"],
        /// The place overlaps the ball.
        OnTheBall { peg: Peg } because ["SIM-128"],
        /// The place overlaps another peg.
        Overlap { peg: Peg, other: Peg } because ["SIM-128"],
        /// A team-mate is in the cell.
        CellTaken { peg: Peg, cell: Cell } because ["SIM-129", "SIM-705"],
        /// The gap to the ball is too small.
        TooNearTheBall { peg: Peg } because ["SIM-130", "SIM-655", "SIM-734", "SIM-764", "SIM-846"],
        /// The peg must be behind the half-way line.
        NotBehindHalfWay { peg: Peg } because ["SIM-302", "SIM-841", "SIM-845"],
        /// The line-up names as many pegs as play, each once.
        ElevenPegs because ["SIM-301"],
        /// The peg cannot come on.
        NotOnTheBench { peg: Peg } because ["SIM-885"],
        /// The peg is not on the pitch.
        NotOnThePitch { peg: Peg } because ["SIM-885"],
        /// He has come on at this stoppage.
        JustCameOn { peg: Peg } because ["SIM-887"],
        /// A peg with an X plays as the keeper, and only such a one replaces him.
        KeeperForKeeper { peg: Peg } because ["SIM-211", "SIM-890"],
        /// Five substitutions are made.
        NoSubstitutionLeft because ["SIM-885"],
        /// Substitutions are owed before play is resumed.
        SubstitutionsOwed { owed: u8 } because ["SIM-888", "SIM-887"],
        /// A keeper must be named first.
        KeeperMissing because ["SIM-889"],
        /// The reserve keeper comes only for a keeper who was sent off, once.
        NoReserveKeeper because ["SIM-889"],
        /// There is no keeper to be named.
        NoKeeperToName { peg: Peg } because ["SIM-889", "SIM-890"],
        /// The kicker stands in the ball's cell.
        KickerAtTheBall { peg: Peg } because ["SIM-303", "SIM-847"],
        /// The keeper is placed last, and does not kick off.
        KeeperLast because ["SIM-842", "SIM-303"],
        /// Six or seven field pegs are placed first.
        SixOrSeven because ["SIM-841", "SIM-843"],
        /// All pegs that are left are placed.
        PutAll because ["SIM-841"],
        /// The peg is not placed in this step.
        NotToBePlaced { peg: Peg } because ["SIM-841"],
        /// The ball is not put down by hand here.
        BallLiesFast because ["SIM-847", "SIM-852"],
        /// A goal kick is taken from the goal area.
        OutsideGoalArea because ["SIM-852"],
        /// At a penalty all others are outside the area and behind the ball.
        OutOfThePenalty { peg: Peg } because ["SIM-850"],
        /// At a goal kick opponents are outside the penalty area.
        InThePenaltyArea { peg: Peg } because ["SIM-852"],
        /// At a penalty the keeper is on his line.
        KeeperOnHisLine because ["SIM-650", "SIM-850"],
        /// Direction, power or loft is out of range.
        NoSuchKick because ["SIM-402", "SIM-412"],
        /// This kind of kick is not open here.
        KindNotOpen { kick: Kind } because ["SIM-422"],
        /// Only another class of kick is open.
        SkillFixesClass because ["SIM-601", "SIM-454"],
        /// A direct cross or shot follows a skill, and no other does.
        DirectBySkillOnly because ["SIM-604", "SIM-605"],
        /// He has made his pass of the turn.
        HasPassed { peg: Peg } because ["SIM-313"],
        /// The cross of the turn is spent.
        CrossSpent because ["SIM-313", "SIM-450"],
        /// The shot of the turn is spent.
        ShotSpent because ["SIM-313", "SIM-470"],
        /// He is outside the cross zone.
        OutsideCrossZone { peg: Peg } because ["SIM-450"],
        /// He is outside the shooting zone.
        OutsideShootingZone { peg: Peg } because ["SIM-470"],
        /// This restart does not allow it.
        RestartAllowsNo because ["SIM-847", "SIM-834", "SIM-853"],
        /// A dribble goes with a low kick in open play.
        NoDribbleHere because ["SIM-431"],
        /// He stands neither in the cell nor in the next one on the line.
        CannotBeDribbled { peg: Peg } because ["SIM-431"],
        /// The keeper does not have the ball in his hands.
        NotInHands because ["SIM-659"],
        /// The ball does not lie wholly inside his cell there, or not clear of a peg.
        BallDoesNotFit because ["SIM-659"],
        /// No keeper has come out to be dribbled.
        NoKeeperToDodge because ["SIM-441"],
        /// The PRO rule is not switched on.
        ProRuleOff { option: &'static str } because ["SIM-901"],
        /// Nobody steps back here.
        NoStepBack because ["SIM-908"],
        /// He steps back to a cell behind him.
        NotARearCell { peg: Peg } because ["SIM-908"],
        /// There he would still be offside.
        StillOffside { peg: Peg } because ["SIM-908", "SIM-861"],
        /// He may not step there.
        NoSuchStep { peg: Peg } because ["SIM-913", "SIM-914"],
        /// One peg intercepts.
        OneInterceptor because ["SIM-761"],
        /// A peg is named twice.
        NamedTwice { peg: Peg } because ["SIM-761"],
        /// Only a direct cross or shot is intercepted.
        NothingToIntercept because ["SIM-760", "SIM-457"],
        /// He cannot intercept.
        CannotIntercept { peg: Peg } because ["SIM-761"],
        /// An interceptor who travels lies down.
        MustLie { peg: Peg } because ["SIM-760", "SIM-912"],
        /// The keeper is prepared for a shot only.
        NoShotToPrepareFor because ["SIM-640"],
        /// The bar is for a shot from outside the area against a keeper in his goal area.
        NoBar because ["SIM-641", "SIM-642", "SIM-643"],
        /// The keeper is not prepared again.
        KeeperNotPrepared { peg: Peg } because ["SIM-446", "SIM-640"],
        /// Against a striker he may not stand outside his goal area.
        StrikerKeepsHimIn because ["SIM-909"],
        /// The keeper enters over two cells only from in front.
        NotFromInFront { peg: Peg } because ["SIM-653"],
        /// Another is nearer, or has the better claim.
        NotNearest { peg: Peg } because ["SIM-502", "SIM-508"],
        /// That is not a cell of the ball that is open to him.
        NotTheBallsCell { cell: Cell } because ["SIM-517", "SIM-518"],
        /// Who is there already stays where he is.
        StaysWhereHeIs { peg: Peg } because ["SIM-521"],
        /// He does not have this skill now.
        NoSuchSkill { skill: Skill } because ["SIM-601", "SIM-603", "SIM-604", "SIM-605", "SIM-606", "SIM-607"],
        /// He does not move (any more) in this turn.
        HasMoved { peg: Peg } because ["SIM-313", "SIM-703", "SIM-709"],
        /// The carrier does not move.
        CarrierStays { peg: Peg } because ["SIM-701"],
        /// It is too far.
        TooFar { peg: Peg, cells: u8, most: u8 } because ["SIM-701", "SIM-722", "SIM-647", "SIM-761"],
        /// That is where he is.
        DidNotMove { peg: Peg } because ["SIM-707"],
        /// A crowded cell is spread first.
        CrowdFirst because ["SIM-520", "SIM-849"],
        /// Nobody else may be in the thrower's cell.
        ThrowersCell because ["SIM-832"],
        /// With the ball in his hands he stays in his penalty area.
        HandsEndAtTheArea because ["SIM-658"],
        /// Only the first peg moved enters the ball's cell.
        OnlyFirstEnters because ["SIM-727", "SIM-761"],
        /// The keeper has the ball in his hands.
        KeeperHasIt because ["SIM-660"],
        /// He may not tackle.
        NoTackle { peg: Peg } because ["SIM-740", "SIM-653", "SIM-833"],
        /// In a quick round one peg and the keeper move.
        QuickRound { peg: Peg } because ["SIM-722", "SIM-725"],
        /// Somebody has moved: it is no quick round.
        NotQuick because ["SIM-706"],
        /// Nobody has moved: it is a quick round, or a hold.
        QuickInstead because ["SIM-706", "SIM-805"],
        /// In a knock-on the first takes the cell of a team-mate, who moves to an empty one.
        KnockOn because ["SIM-915"],
        /// He makes way to a free neighbouring cell.
        NotAFreeNeighbour { cell: Cell } because ["SIM-832"],
        /// Each kicks once before anyone kicks again.
        NotHisKick { peg: Peg } because ["SIM-896"],
        /// He may not take the ball in his hands.
        NoHands because ["SIM-656", "SIM-657"],
        /// The match is played without a clock.
        NoClock because ["SIM-1008"],
        /// A pitch that no match can be played on.
        Pitch { fault: PitchFault } because fault,
        /// A catalogue that cannot be used.
        Catalogue { fault: CatalogueFault } because fault,
        /// A squad that may not play.
        Squad { side: onze_core::Side, fault: SquadFault } because fault,
        /// What a side is to wear is no kit.
        Strip { side: onze_core::Side } because ["SIM-214"],
        /// The limit of the squads' value is not one.
        SquadValue { fault: SquadFault } because fault,
        /// A position that no match can reach.
        ///
        /// If it cannot even be read: the number of the item, from 1, that is not as we would write it.
        Position { fault: PositionFault, item: Option<u16> } because fault,
    }
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
