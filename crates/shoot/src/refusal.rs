//! Why something is not possible, with the clause that says so.

use onze_core::{Because, Clause};
use serde::Serialize;

use crate::square::{Dark, Light};
use crate::{Asked, Number, Role};

/// Why a choice, a set of options or a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `number`, `to` and `points` are what they say
pub enum Refusal {
    /// There is no such command as was typed; `forms` would have been understood.
    NotACommand { typed: String, forms: &'static [&'static str] },
    /// Only the two coaches play.
    NotACoach,
    /// The match is over.
    MatchOver,
    /// It is the other coach who is asked.
    NotYourChoice { asked: Asked },
    /// Something else is asked now.
    NotAskedNow { asked: Asked },
    /// This throw is for the ball.
    ThrowIsForTheBall,
    /// This throw is for the players.
    ThrowIsForThePlayers,
    /// Players stand on dark squares only.
    PlayersNeedDark { row: u8, column: u8 },
    /// The ball lies on light squares only.
    BallNeedsLight { row: u8, column: u8 },
    /// Neither a die that is left nor the sum shows so many points.
    NotThrown { points: u8 },
    /// A half or a back takes one die only.
    OneDieOnly { number: Number },
    /// The twelve of a double six is for a forward.
    TwelveIsForAForward,
    /// The two dice go to two different players.
    MovedAlready { number: Number },
    /// The 9 takes the penalty.
    TakesThePenalty,
    /// Somebody stands there.
    Occupied { to: Dark },
    /// A move ends on another square than it began.
    SameSquare,
    /// A forward goes back only inside the opponents' penalty area.
    ForwardsOnly { number: Number },
    /// The square is closed to his role.
    Closed { number: Number, to: Dark, limit: Limit },
    /// He does not get there with exactly so many points.
    OutOfReach { number: Number, to: Dark, points: u8 },
    /// He would get there if players did not bar the way.
    Barred { number: Number, to: Dark, points: u8 },
    /// The ball does not get there with this total.
    BallOutOfReach { to: Light, total: u8 },
    /// There is no goal to be had.
    NoGoal { reason: NoGoal },
    /// There is no choice of a goal kick.
    NoGoalKick,
    /// The ball is dead, and only a goal kick brings it back.
    BallIsDead,
    /// The ends are settled.
    EndsAreSettled,
    /// An offer waits for its answer.
    AnswerFirst,
    /// Nothing is offered.
    NothingOffered,
    /// Only an open match ends by agreement with its score.
    NotOpen,
    /// The match is played without a clock.
    NoClock,
    /// The clock of this half has run out already.
    TimeIsUp,
    /// The safety stop would end the match before the throws of its two halves are made.
    StopsTooEarly { throws: u32, max_throws: u32 },
    /// A board that no match can be played on.
    Board { fault: BoardFault },
    /// A position that no match can reach: what is wrong, the first word of the field that is wrong (empty if there is no
    /// such field), what stands there, how the field is written, and the player who stands wrong, where it is one.
    Position {
        fault: PositionFault,
        field: &'static str,
        at: String,
        form: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<Number>,
    },
}

/// A limit of a role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// A half keeps out of his own penalty area.
    HalfPenaltyArea,
    /// A half keeps out of both goal areas.
    HalfGoalArea,
    /// A back stays behind his half line.
    BackHalfLine,
    /// A back keeps out of his goal area.
    BackGoalArea,
    /// The keeper stays in his goal area.
    KeeperGoalArea,
}

/// Why there is no goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoGoal {
    /// No holder is a forward.
    NoForward,
    /// The forward who holds it is offside.
    Offside,
    /// The total is too small.
    Total,
    /// The mouth is out of reach.
    Mouth,
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

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionFault {
    /// A field is not written as positions are, or is missing.
    Form,
    /// There is a field that does not belong there.
    Unexpected,
    /// A player's square is not a dark one of the pitch.
    PlayerSquare,
    /// The ball's square is not a light one of the pitch.
    BallSquare,
    /// Two players share a square.
    Shared,
    /// A forward behind his starting row.
    ForwardBack,
    /// In possession without a player next to the ball who counts.
    Possession,
    /// A throw for the ball without possession, or for the other side's ball.
    Throw,
    /// A dead ball that is not on the last row, or that nobody is to kick.
    Dead,
    /// A choice that the keeper does not have.
    Choice,
    /// A mark that does not go with the throw.
    Mark,
    /// A penalty that is not set up.
    Penalty,
    /// Dice that cannot have been used so.
    Dice,
    /// A score that ends the match, or more goals than throws.
    Score,
    /// More throws without possession than there can be.
    Idle,
    /// Halves that do not fit the options.
    Half,
    /// The ends are not thrown for.
    Ends,
    /// The match is over without a reason.
    End,
    /// An offer that cannot be open.
    Offer,
    /// A player where his role may not stand.
    #[serde(untagged)]
    Limit(Limit),
}

impl Because for Refusal {
    fn rules(&self) -> &'static [Clause] {
        match self {
            // How a choice is typed is no matter of rules.
            Refusal::NotACommand { .. } => &[],
            Refusal::NotACoach => &[Clause("SHO-101")],
            Refusal::NotYourChoice { asked } | Refusal::NotAskedNow { asked } => asked.rules(),
            Refusal::MatchOver => &[Clause("SHO-801")],
            Refusal::ThrowIsForTheBall => &[Clause("SHO-313"), Clause("SHO-301")],
            Refusal::ThrowIsForThePlayers => &[Clause("SHO-302"), Clause("SHO-301")],
            Refusal::PlayersNeedDark { .. } | Refusal::BallNeedsLight { .. } => &[Clause("SHO-104")],
            Refusal::NotThrown { .. } => &[Clause("SHO-305"), Clause("SHO-302"), Clause("SHO-303")],
            Refusal::OneDieOnly { .. } => &[Clause("SHO-304")],
            Refusal::TwelveIsForAForward => &[Clause("SHO-710")],
            Refusal::MovedAlready { .. } => &[Clause("SHO-302"), Clause("SHO-305")],
            Refusal::TakesThePenalty => &[Clause("SHO-732")],
            Refusal::Occupied { .. } | Refusal::Barred { .. } => &[Clause("SHO-403")],
            Refusal::SameSquare => &[Clause("SHO-404")],
            Refusal::ForwardsOnly { .. } => &[Clause("SHO-411"), Clause("SHO-413"), Clause("SHO-414")],
            Refusal::Closed { limit, .. } => limit.rules(),
            Refusal::OutOfReach { .. } => &[Clause("SHO-306"), Clause("SHO-401")],
            Refusal::BallOutOfReach { .. } => &[Clause("SHO-511"), Clause("SHO-510"), Clause("SHO-514")],
            Refusal::NoGoal { reason: NoGoal::NoForward } => &[Clause("SHO-606"), Clause("SHO-602")],
            Refusal::NoGoal { reason: NoGoal::Offside } => &[Clause("SHO-612"), Clause("SHO-610")],
            Refusal::NoGoal { reason: NoGoal::Total } => &[Clause("SHO-603")],
            Refusal::NoGoal { reason: NoGoal::Mouth } => &[Clause("SHO-604")],
            Refusal::NoGoalKick => &[Clause("SHO-533"), Clause("SHO-530")],
            Refusal::BallIsDead => &[Clause("SHO-515")],
            Refusal::EndsAreSettled => &[Clause("SHO-201")],
            Refusal::AnswerFirst | Refusal::NothingOffered => &[Clause("SHO-905")],
            Refusal::NotOpen => &[Clause("SHO-808")],
            Refusal::NoClock => &[Clause("SHO-803")],
            Refusal::TimeIsUp => &[Clause("SHO-805")],
            Refusal::StopsTooEarly { .. } => &[Clause("SHO-904"), Clause("SHO-804")],
            Refusal::Board { .. } => &[Clause("SHO-115")],
            Refusal::Position { fault, .. } => fault.rules(),
        }
    }
}

impl Asked {
    /// The clauses by which this is asked, and of whom.
    const fn rules(self) -> &'static [Clause] {
        match self {
            Asked::ThrowEnds | Asked::End => &[Clause("SHO-201")],
            Asked::ThrowKickOff => &[Clause("SHO-204")],
            Asked::ThrowBall | Asked::Ball => &[Clause("SHO-313"), Clause("SHO-317")],
            Asked::ThrowPlayers | Asked::Players => &[Clause("SHO-302"), Clause("SHO-317")],
            Asked::Keeper => &[Clause("SHO-530")],
            Asked::GoalKick => &[Clause("SHO-515")],
            Asked::Answer => &[Clause("SHO-905")],
            Asked::Nothing => &[Clause("SHO-801")],
        }
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

    const fn rules(self) -> &'static [Clause] {
        match self {
            Limit::HalfPenaltyArea => &[Clause("SHO-423")],
            Limit::HalfGoalArea => &[Clause("SHO-424")],
            Limit::BackHalfLine => &[Clause("SHO-432")],
            Limit::BackGoalArea => &[Clause("SHO-433")],
            Limit::KeeperGoalArea => &[Clause("SHO-442")],
        }
    }
}

impl PositionFault {
    const fn rules(self) -> &'static [Clause] {
        match self {
            PositionFault::Form | PositionFault::Unexpected => &[],
            PositionFault::PlayerSquare | PositionFault::BallSquare => {
                &[Clause("SHO-104"), Clause("SHO-103")]
            }
            PositionFault::Shared => &[Clause("SHO-114")],
            PositionFault::Limit(limit) => limit.rules(),
            PositionFault::ForwardBack => &[Clause("SHO-411")],
            PositionFault::Possession => &[Clause("SHO-501"), Clause("SHO-520")],
            PositionFault::Throw => &[Clause("SHO-506"), Clause("SHO-312")],
            PositionFault::Dead => &[Clause("SHO-515")],
            PositionFault::Choice => &[Clause("SHO-530")],
            PositionFault::Mark => &[Clause("SHO-209"), Clause("SHO-713")],
            PositionFault::Penalty => &[Clause("SHO-731"), Clause("SHO-730")],
            PositionFault::Dice => &[Clause("SHO-302"), Clause("SHO-304")],
            PositionFault::Score => &[Clause("SHO-802"), Clause("SHO-601")],
            PositionFault::Idle => &[Clause("SHO-902")],
            PositionFault::Half => &[Clause("SHO-804"), Clause("SHO-806")],
            PositionFault::Ends => &[Clause("SHO-201")],
            PositionFault::End => &[Clause("SHO-801"), Clause("SHO-807")],
            PositionFault::Offer => &[Clause("SHO-905"), Clause("SHO-808")],
        }
    }
}
