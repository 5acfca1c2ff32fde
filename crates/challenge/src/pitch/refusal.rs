//! Why a choice in a match is refused, with the clause that says so (CHA-902).

use onze_core::{Because, Clause};
use serde::{Serialize, Serializer};

use super::square::Square;
use super::{Footballer, Number};

/// Why a choice is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // the squares and footballers are what they say
pub enum Refusal {
    /// It is not written as the notation says.
    NotWritten,
    /// The match is over.
    MatchOver,
    /// It is the other side that is asked.
    NotYourChoice,
    /// Something else is asked now.
    NotAskedNow,
    /// What is given is not what is due.
    NotDue,
    /// A squad is eleven of the sixteen.
    NotEleven,
    /// A side rings as many as it owns.
    RingsOwned { champions: u8 },
    /// At most six champions are on the pitch.
    SixChampions,
    /// The keeper is one of those on the pitch.
    KeeperNotPlaced,
    /// A side places those it has, and nobody else.
    NotThese,
    /// A side places its footballers in its own half.
    OtherHalf { number: Number, square: Square },
    /// The kicking side has exactly two outfield footballers in the circle.
    TwoInCircle,
    /// They stand on one line, at most three apart.
    CirclePairApart,
    /// The other side has none in the circle.
    InCircle { number: Number, square: Square },
    /// One footballer to a square.
    Shared { square: Square },
    /// The keeper is placed in his own penalty area.
    KeeperOutsideArea,
    /// The ball is put with one of the two in the circle.
    BallNotInCircle,
    /// Reserves come on only when placing after a goal, and only so many.
    Substitutions,
    /// The reserve named cannot come on.
    NoReserve { number: Number },
    /// A path starts on the holder's square.
    NotFromBall { ball: Square },
    /// A leg is straight.
    CrookedLeg { from: Square, to: Square },
    /// An opponent stands in the way of the ball.
    OpponentInWay {
        at: Square,
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// Nobody stands there to change the ball's direction.
    NobodyRelays { at: Square },
    /// He relays once in a throw.
    RelaysTwice { at: Square },
    /// Who started the path may not relay it.
    StarterRelays { at: Square },
    /// A champion keeper covers that square.
    Covered { at: Square },
    /// The ball goes further than the total.
    BeyondTotal { squares: u8, total: u8 },
    /// The ball uses its whole total.
    ShortOfTotal { squares: u8, total: u8 },
    /// Bent shots are for champions, if they are played at all.
    MayNotBend { at: Square },
    /// A shot bends once, by 45 degrees, on a free square, without relays.
    NotABend { at: Square },
    /// A bent path ends in the opponents' mouth.
    BentNotInMouth { at: Square },
    /// The kick-off goes backwards first.
    KickOffBackwards { at: Square },
    /// The ball does not leave the pitch there.
    DoesNotLeave { at: Square },
    /// A goal needs one square more than this.
    GoalTooShort,
    /// No unused die shows that.
    NoSuchDie { die: u8 },
    /// Each footballer moves at most once in a throw.
    MovedAlready {
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// He is not on the pitch, or not there.
    NotThere {
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
        at: Square,
    },
    /// Somebody else's footballer.
    NotYours {
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// A move is straight.
    CrookedMove { from: Square, to: Square },
    /// A move is exactly as long as the die.
    MoveLength { squares: u8, die: u8 },
    /// Somebody stands in the way.
    InWay {
        at: Square,
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// Only champions change direction.
    MayNotTurn { at: Square },
    /// A champion turns only so often.
    TooManyTurns { at: Square },
    /// A champion never uses a square twice in a move.
    SquareTwice { at: Square },
    /// No route of that length leads there.
    NoRoute { to: Square },
    /// A fourth would stand on the goal row.
    GoalRow { at: Square },
    /// Footballers stay on the pitch.
    OffPitch { at: Square },
    /// A die that can be used must be used.
    DiceForced { die: u8 },
    /// One runs into opponents.
    NoOpponent {
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// He is not in reach of this move.
    ShockOutOfReach {
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// No more shocks in this throw.
    ShocksSpent,
    /// Too far from the ball for a shock.
    ShockFarFromBall {
        #[serde(rename = "number", serialize_with = "number")]
        who: Footballer,
    },
    /// The ball is dead.
    BallDead,
    /// He is not one of the nearest.
    NotNearest { number: Number },
    /// A keeper is named among those on the pitch.
    NoKeeper { number: Number },
}

/// People know a footballer by his number.
#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn number<S: Serializer>(who: &Footballer, serializer: S) -> Result<S::Ok, S::Error> {
    who.number.serialize(serializer)
}

impl Because for Refusal {
    fn rules(&self) -> &'static [Clause] {
        macro_rules! clauses {
            ($($clause:literal)+) => { const { &[$(Clause($clause)),+] } };
        }
        match self {
            Refusal::NotWritten => clauses!("CHA-903"),
            Refusal::MatchOver => clauses!("CHA-801"),
            Refusal::NotYourChoice | Refusal::NotAskedNow => clauses!("CHA-207"),
            Refusal::NotDue => clauses!("CHA-901"),
            Refusal::NotEleven => clauses!("CHA-404"),
            Refusal::RingsOwned { .. } | Refusal::SixChampions => clauses!("CHA-405"),
            Refusal::KeeperNotPlaced => clauses!("CHA-406"),
            Refusal::NotThese | Refusal::OtherHalf { .. } => clauses!("CHA-409"),
            Refusal::TwoInCircle | Refusal::CirclePairApart | Refusal::InCircle { .. } => clauses!("CHA-410"),
            Refusal::Shared { .. } => clauses!("CHA-411" "CHA-504"),
            Refusal::KeeperOutsideArea => clauses!("CHA-411"),
            Refusal::BallNotInCircle => clauses!("CHA-412"),
            Refusal::Substitutions | Refusal::NoReserve { .. } => clauses!("CHA-415"),
            Refusal::NotFromBall { .. } | Refusal::CrookedLeg { .. } => clauses!("CHA-506"),
            Refusal::OpponentInWay { .. } => clauses!("CHA-507" "CHA-602"),
            Refusal::NobodyRelays { .. } => clauses!("CHA-508"),
            Refusal::RelaysTwice { .. } | Refusal::StarterRelays { .. } => clauses!("CHA-509"),
            Refusal::Covered { .. } => clauses!("CHA-510"),
            Refusal::BeyondTotal { .. } => clauses!("CHA-505"),
            Refusal::ShortOfTotal { .. } => clauses!("CHA-511"),
            Refusal::MayNotBend { .. } | Refusal::NotABend { .. } | Refusal::BentNotInMouth { .. } => {
                clauses!("CHA-514")
            }
            Refusal::KickOffBackwards { .. } => clauses!("CHA-413"),
            Refusal::DoesNotLeave { .. } => clauses!("CHA-740"),
            Refusal::GoalTooShort => clauses!("CHA-601"),
            Refusal::NoSuchDie { .. }
            | Refusal::MovedAlready { .. }
            | Refusal::NotThere { .. }
            | Refusal::NotYours { .. } => clauses!("CHA-520"),
            Refusal::CrookedMove { .. } | Refusal::MoveLength { .. } => clauses!("CHA-521"),
            Refusal::InWay { .. } | Refusal::NoRoute { .. } => clauses!("CHA-523" "CHA-525"),
            Refusal::MayNotTurn { .. } | Refusal::TooManyTurns { .. } | Refusal::SquareTwice { .. } => {
                clauses!("CHA-524")
            }
            Refusal::GoalRow { .. } => clauses!("CHA-529"),
            Refusal::OffPitch { .. } => clauses!("CHA-530"),
            Refusal::DiceForced { .. } => clauses!("CHA-522"),
            Refusal::NoOpponent { .. } => clauses!("CHA-705"),
            Refusal::ShockOutOfReach { .. } => clauses!("CHA-706"),
            Refusal::ShocksSpent | Refusal::ShockFarFromBall { .. } => clauses!("CHA-710"),
            Refusal::BallDead => clauses!("CHA-745"),
            Refusal::NotNearest { .. } => clauses!("CHA-119"),
            Refusal::NoKeeper { .. } => clauses!("CHA-774"),
        }
    }
}
