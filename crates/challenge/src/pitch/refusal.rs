//! Why a choice in a match is refused, with the clause that says so (CHA-902).

use onze_core::reasons;
use serde::{Serialize, Serializer};

use super::square::Square;
use super::{Footballer, Number};

reasons! {
    /// Why a choice is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // the squares and footballers are what they say
    pub enum Refusal {
        /// It is not written as the notation says.
        NotWritten because ["CHA-903"],
        /// The match is over.
        MatchOver because ["CHA-801"],
        /// It is the other side that is asked.
        NotYourChoice because ["CHA-207"],
        /// Something else is asked now.
        NotAskedNow because ["CHA-207"],
        /// What is given is not what is due.
        NotDue because ["CHA-901"],
        /// A squad is eleven of the sixteen.
        NotEleven because ["CHA-404"],
        /// A side rings as many as it owns.
        RingsOwned { champions: u8 } because ["CHA-405"],
        /// At most six champions are on the pitch.
        SixChampions because ["CHA-405"],
        /// The keeper is one of those on the pitch.
        KeeperNotPlaced because ["CHA-406"],
        /// A side places those it has, and nobody else.
        NotThese because ["CHA-409"],
        /// A side places its footballers in its own half.
        OtherHalf { number: Number, square: Square } because ["CHA-409"],
        /// The kicking side has exactly two outfield footballers in the circle.
        TwoInCircle because ["CHA-410"],
        /// They stand on one line, at most three apart.
        CirclePairApart because ["CHA-410"],
        /// The other side has none in the circle.
        InCircle { number: Number, square: Square } because ["CHA-410"],
        /// One footballer to a square.
        Shared { square: Square } because ["CHA-411", "CHA-504"],
        /// The keeper is placed in his own penalty area.
        KeeperOutsideArea because ["CHA-411"],
        /// The ball is put with one of the two in the circle.
        BallNotInCircle because ["CHA-412"],
        /// Reserves come on only when placing after a goal, and only so many.
        Substitutions because ["CHA-415"],
        /// The reserve named cannot come on.
        NoReserve { number: Number } because ["CHA-415"],
        /// A path starts on the holder's square.
        NotFromBall { ball: Square } because ["CHA-506"],
        /// A leg is straight.
        CrookedLeg { from: Square, to: Square } because ["CHA-506"],
        /// An opponent stands in the way of the ball.
        OpponentInWay {
            at: Square,
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-507", "CHA-602"],
        /// Nobody stands there to change the ball's direction.
        NobodyRelays { at: Square } because ["CHA-508"],
        /// He relays once in a throw.
        RelaysTwice { at: Square } because ["CHA-509"],
        /// Who started the path may not relay it.
        StarterRelays { at: Square } because ["CHA-509"],
        /// A champion keeper covers that square.
        Covered { at: Square } because ["CHA-510"],
        /// The ball goes further than the total.
        BeyondTotal { squares: u8, total: u8 } because ["CHA-505"],
        /// The ball uses its whole total.
        ShortOfTotal { squares: u8, total: u8 } because ["CHA-511"],
        /// Bent shots are for champions, if they are played at all.
        MayNotBend { at: Square } because ["CHA-514"],
        /// A shot bends once, by 45 degrees, on a free square, without relays.
        NotABend { at: Square } because ["CHA-514"],
        /// A bent path ends in the opponents' mouth.
        BentNotInMouth { at: Square } because ["CHA-514"],
        /// The kick-off goes backwards first.
        KickOffBackwards { at: Square } because ["CHA-413"],
        /// The ball does not leave the pitch there.
        DoesNotLeave { at: Square } because ["CHA-740"],
        /// A goal needs one square more than this.
        GoalTooShort because ["CHA-601"],
        /// No unused die shows that.
        NoSuchDie { die: u8 } because ["CHA-520"],
        /// Each footballer moves at most once in a throw.
        MovedAlready {
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-520"],
        /// He is not on the pitch, or not there.
        NotThere {
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
            at: Square,
        } because ["CHA-520"],
        /// Somebody else's footballer.
        NotYours {
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-520"],
        /// A move is straight.
        CrookedMove { from: Square, to: Square } because ["CHA-521"],
        /// A move is exactly as long as the die.
        MoveLength { squares: u8, die: u8 } because ["CHA-521"],
        /// Somebody stands in the way.
        InWay {
            at: Square,
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-523", "CHA-525"],
        /// Only champions change direction.
        MayNotTurn { at: Square } because ["CHA-524"],
        /// A champion turns only so often.
        TooManyTurns { at: Square } because ["CHA-524"],
        /// A champion never uses a square twice in a move.
        SquareTwice { at: Square } because ["CHA-524"],
        /// No route of that length leads there.
        NoRoute { to: Square } because ["CHA-523", "CHA-525"],
        /// A fourth would stand on the goal row.
        GoalRow { at: Square } because ["CHA-529"],
        /// Footballers stay on the pitch.
        OffPitch { at: Square } because ["CHA-530"],
        /// A die that can be used must be used.
        DiceForced { die: u8 } because ["CHA-522"],
        /// One runs into opponents.
        NoOpponent {
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-705"],
        /// He is not in reach of this move.
        ShockOutOfReach {
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-706"],
        /// No more shocks in this throw.
        ShocksSpent because ["CHA-710"],
        /// Too far from the ball for a shock.
        ShockFarFromBall {
            #[serde(rename = "number", serialize_with = "number")]
            who: Footballer,
        } because ["CHA-710"],
        /// The ball is dead.
        BallDead because ["CHA-745"],
        /// He is not one of the nearest.
        NotNearest { number: Number } because ["CHA-119"],
        /// A keeper is named among those on the pitch.
        NoKeeper { number: Number } because ["CHA-774"],
    }
}

/// People know a footballer by his number.
#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
fn number<S: Serializer>(who: &Footballer, serializer: S) -> Result<S::Ok, S::Error> {
    who.number.serialize(serializer)
}
