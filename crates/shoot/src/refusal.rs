//! Why something is not possible, with the clause that says so.

use onze_core::reasons;
use serde::Serialize;

use crate::square::{Dark, Light};
use crate::{Asked, Number, Role};

reasons! {
    /// Why a choice, a set of options or a position is refused.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `number`, `to` and `points` are what they say
    pub enum Refusal {
        /// There is no such command as was typed; `forms` would have been understood.
        NotACommand { typed: String, forms: &'static [&'static str] } because [],
        /// Only the two coaches play.
        NotACoach because ["SHO-101"],
        /// The match is over.
        MatchOver because ["SHO-801"],
        /// It is the other coach who is asked.
        NotYourChoice { asked: Asked } because asked,
        /// Something else is asked now.
        NotAskedNow { asked: Asked } because asked,
        /// This throw is for the ball.
        ThrowIsForTheBall because ["SHO-313", "SHO-301"],
        /// This throw is for the players.
        ThrowIsForThePlayers because ["SHO-302", "SHO-301"],
        /// Players stand on dark squares only.
        PlayersNeedDark { row: u8, column: u8 } because ["SHO-104"],
        /// The ball lies on light squares only.
        BallNeedsLight { row: u8, column: u8 } because ["SHO-104"],
        /// Neither a die that is left nor the sum shows so many points.
        NotThrown { points: u8 } because ["SHO-305", "SHO-302", "SHO-303"],
        /// A half or a back takes one die only.
        OneDieOnly { number: Number } because ["SHO-304"],
        /// The twelve of a double six is for a forward.
        TwelveIsForAForward because ["SHO-710"],
        /// The two dice go to two different players.
        MovedAlready { number: Number } because ["SHO-302", "SHO-305"],
        /// The 9 takes the penalty.
        TakesThePenalty because ["SHO-732"],
        /// Somebody stands there.
        Occupied { to: Dark } because ["SHO-403"],
        /// A move ends on another square than it began.
        SameSquare because ["SHO-404"],
        /// A forward goes back only inside the opponents' penalty area.
        ForwardsOnly { number: Number } because ["SHO-411", "SHO-413", "SHO-414"],
        /// The square is closed to his role.
        Closed { number: Number, to: Dark, limit: Limit } because limit,
        /// He does not get there with exactly so many points.
        OutOfReach { number: Number, to: Dark, points: u8 } because ["SHO-306", "SHO-401"],
        /// He would get there if players did not bar the way.
        Barred { number: Number, to: Dark, points: u8 } because ["SHO-403"],
        /// The ball does not get there with this total.
        BallOutOfReach { to: Light, total: u8 } because ["SHO-511", "SHO-510", "SHO-514"],
        /// There is no goal to be had.
        NoGoal { reason: NoGoal } because reason,
        /// There is no choice of a goal kick.
        NoGoalKick because ["SHO-533", "SHO-530"],
        /// The ball is dead, and only a goal kick brings it back.
        BallIsDead because ["SHO-515"],
        /// The ends are settled.
        EndsAreSettled because ["SHO-201"],
        /// An offer waits for its answer.
        AnswerFirst because ["SHO-905"],
        /// Nothing is offered.
        NothingOffered because ["SHO-905"],
        /// Only an open match ends by agreement with its score.
        NotOpen because ["SHO-808"],
        /// The match is played without a clock.
        NoClock because ["SHO-803"],
        /// The clock of this half has run out already.
        TimeIsUp because ["SHO-805"],
        /// The safety stop would end the match before the throws of its two halves are made.
        StopsTooEarly { throws: u32, max_throws: u32 } because ["SHO-904", "SHO-804"],
        /// A board that no match can be played on.
        Board { fault: BoardFault } because ["SHO-115"],
        /// A position that no match can reach: what is wrong, the first word of the field that is wrong (empty if there is no
        /// such field), what stands there, how the field is written, and the player who stands wrong, where it is one.
        Position {
            fault: PositionFault,
            field: &'static str,
            at: String,
            form: String,
            #[serde(skip_serializing_if = "Option::is_none")]
            number: Option<Number>,
        } because fault,
    }
}

reasons! {
    /// A limit of a role.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Limit {
        /// A half keeps out of his own penalty area.
        HalfPenaltyArea because ["SHO-423"],
        /// A half keeps out of both goal areas.
        HalfGoalArea because ["SHO-424"],
        /// A back stays behind his half line.
        BackHalfLine because ["SHO-432"],
        /// A back keeps out of his goal area.
        BackGoalArea because ["SHO-433"],
        /// The keeper stays in his goal area.
        KeeperGoalArea because ["SHO-442"],
    }
}

reasons! {
    /// Why there is no goal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum NoGoal {
        /// No holder is a forward.
        NoForward because ["SHO-606", "SHO-602"],
        /// The forward who holds it is offside.
        Offside because ["SHO-612", "SHO-610"],
        /// The total is too small.
        Total because ["SHO-603"],
        /// The mouth is out of reach.
        Mouth because ["SHO-604"],
    }
}

/// What is wrong with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardFault {
    /// It is not written as boards are.
    Form,
    /// It is not 27 rows by 19 columns.
    Size,
    /// An area, the mouth or the half line does not fit.
    Areas,
    /// A player's square is not dark.
    PlayerSquare,
    /// A ball's square is not light.
    BallSquare,
    /// Two players share a square.
    Shared,
    /// A starting square breaks its player's limits.
    Limits,
    /// The kick-off circle is not directly in front of the 9.
    KickOff,
    /// A circle is not where its kick is taken.
    Circle,
}

reasons! {
    /// What is wrong with a position.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PositionFault {
        /// A field is not written as positions are, or is missing.
        Form because [],
        /// There is a field that does not belong there.
        Unexpected because [],
        /// A player's square is not a dark one of the pitch.
        PlayerSquare because ["SHO-104", "SHO-103"],
        /// The ball's square is not a light one of the pitch.
        BallSquare because ["SHO-104", "SHO-103"],
        /// Two players share a square.
        Shared because ["SHO-114"],
        /// A forward behind his starting row.
        ForwardBack because ["SHO-411"],
        /// In possession without a player next to the ball who counts.
        Possession because ["SHO-501", "SHO-520"],
        /// A throw for the ball without possession, or for the other side's ball.
        Throw because ["SHO-506", "SHO-312"],
        /// A dead ball that is not on the last row, or that nobody is to kick.
        Dead because ["SHO-515"],
        /// A choice that the keeper does not have.
        Choice because ["SHO-530"],
        /// A mark that does not go with the throw.
        Mark because ["SHO-209", "SHO-713"],
        /// A penalty that is not set up.
        Penalty because ["SHO-731", "SHO-730"],
        /// Dice that cannot have been used so.
        Dice because ["SHO-302", "SHO-304"],
        /// A score that ends the match, or more goals than throws.
        Score because ["SHO-802", "SHO-601"],
        /// More throws without possession than there can be.
        Idle because ["SHO-902"],
        /// Halves that do not fit the options.
        Half because ["SHO-804", "SHO-806"],
        /// The ends are not thrown for.
        Ends because ["SHO-201"],
        /// The match is over without a reason.
        End because ["SHO-801", "SHO-807"],
        /// An offer that cannot be open.
        Offer because ["SHO-905", "SHO-808"],
        /// A player where his role may not stand.
        #[serde(untagged)]
        Limit(limit: Limit),
    }
}

impl Limit {
    /// The limit that closes a square to a role, if one does. `own_penalty`: the square lies in the side's own penalty
    /// area.
    pub(crate) const fn of(role: Role, own_penalty: bool, beyond_half_line: bool) -> Option<Limit> {
        match role {
            Role::Goalkeeper => Some(Limit::KeeperGoalArea),
            Role::Back if beyond_half_line => Some(Limit::BackHalfLine),
            Role::Back => Some(Limit::BackGoalArea),
            Role::Half if own_penalty => Some(Limit::HalfPenaltyArea),
            Role::Half => Some(Limit::HalfGoalArea),
            Role::Forward => None,
        }
    }
}
