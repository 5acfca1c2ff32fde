//! What the next throw may bring, counted over all 36 throws of two dice.

use onze_core::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::players::Movers;
use crate::state::{Stage, State};
use crate::turn::Turn;
use crate::{Move, Shoot, ball};

/// What a throw is for (SHO-301).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    /// For the players.
    Players,
    /// For the ball.
    Ball,
}

/// How many of the 36 throws allow what they are counted for, with the best use. A throw may allow several things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// Possession after a throw for the players (SHO-501), a penalty included.
    pub possession: u8,
    /// A pass with a throw for the ball (SHO-520).
    pub pass: u8,
    /// A goal (SHO-601), the automatic one included (SHO-703).
    pub goal: u8,
}

/// The odds of one side's two throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // what each throw is for
pub struct SideOdds {
    pub players: Odds,
    pub ball: Odds,
}

/// Those of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, non_snake_case)] // their letters
pub struct BothOdds {
    pub R: SideOdds,
    pub B: SideOdds,
}

/// What may be asked while somebody chooses.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The odds of both sides and both throws, as the position stands.
    Odds,
    /// The odds of the throw that follows if this choice is made, named by its text.
    After(String),
}

/// The answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each answers the question of its name
pub enum Answer {
    Odds(BothOdds),
    After(NextThrow),
}

/// The throw that follows a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextThrow {
    /// Whose throw it is.
    pub side: Side,
    /// What for.
    pub throw: Throw,
    /// What it may bring.
    pub odds: Odds,
}

impl Shoot {
    /// The odds of the throw that follows if whoever is to act makes this choice; `None` if the choice is not theirs now
    /// or leads to no throw.
    pub fn odds_after(&self, state: &State, choice: Move) -> Option<NextThrow> {
        // The throws for the kick-off come before any other and have no odds.
        let seat = state.owing().first().filter(|_| !matches!(choice, Move::Take(_)))?;
        self.check_choice(state, seat, choice).ok()?;
        let mut after = *state;
        Turn { state: &mut after, game: self, events: &mut () }.make(seat, choice);
        let throw = match after.stage {
            Stage::ThrowBall => Throw::Ball,
            Stage::ThrowPlayers => Throw::Players,
            _ => return None,
        };
        Some(NextThrow { side: Side::of(after.side), throw, odds: self.odds(&after, after.side, throw) })
    }

    /// Those of both sides and both throws, as the position stands.
    pub(crate) fn both_odds(&self, state: &State) -> BothOdds {
        let of = |seat| SideOdds {
            players: self.odds(state, seat, Throw::Players),
            ball: self.odds(state, seat, Throw::Ball),
        };
        BothOdds { R: of(Seat::FIRST), B: of(Seat::SECOND) }
    }

    /// The odds if this side threw now, in the position as it stands. A throw for the ball is reckoned as that of the
    /// side in possession; a side that has no player next to the ball has no odds for it.
    ///
    /// Exact, and therefore slow by the standards of search: some milliseconds where the first move of a throw may open
    /// the way for the second (SHO-309).
    pub fn odds(&self, state: &State, seat: Seat, throw: Throw) -> Odds {
        let mut odds = Odds::default();
        if state.stage == Stage::Over {
            return odds;
        }
        for one in 1..=6 {
            for other in one..=6 {
                let weight = if one == other { 1 } else { 2 };
                let found = self.odds_of(state, seat, throw, [one, other]);
                odds.possession += weight * found.possession;
                odds.pass += weight * found.pass;
                odds.goal += weight * found.goal;
            }
        }
        odds
    }

    /// What one throw allows: 1 for yes, 0 for no.
    fn odds_of(&self, state: &State, seat: Seat, throw: Throw, dice: [u8; 2]) -> Odds {
        let mut thrown = *state;
        (thrown.side, thrown.dice, thrown.used) = (seat, dice, None);
        thrown.penalty = state.penalty && throw == Throw::Ball && state.holder == Some(seat);
        let in_area = thrown.ball_in_attacked_area(seat, &self.board);
        let automatic = dice == [6, 6] && in_area && thrown.has_scorer(seat);
        match throw {
            Throw::Ball => {
                if thrown.next_to_ball(seat).is_empty() {
                    return Odds::default();
                }
                thrown.holder = Some(seat);
                let automatic = automatic || dice == [6, 6] && in_area && thrown.has_scorer(seat);
                let goal = automatic || ball::Range::new(&thrown, &self.board, thrown.total()).has_goal();
                let pass = !automatic && ball::can_pass(&thrown, &self.board, thrown.total());
                Odds { possession: 0, pass: u8::from(pass), goal: u8::from(goal) }
            }
            Throw::Players if automatic => Odds { goal: 1, ..Odds::default() },
            Throw::Players => {
                let penalty = dice == [6, 6] && in_area && thrown.holder.is_none();
                let possession = penalty || self.can_take(&thrown);
                Odds { possession: u8::from(possession), ..Odds::default() }
            }
        }
    }

    /// Is there a use of the dice that leaves the side in possession? (SHO-501 to SHO-503)
    fn can_take(&self, thrown: &State) -> bool {
        let side = thrown.side;
        let next = thrown.next_to_ball(side);
        if !next.without(thrown.offside(side, next)).is_empty() {
            return true;
        }
        let movers = Movers::new(thrown, &self.board);
        if movers.any_reaches(thrown.ball) {
            return true;
        }
        // SHO-309: a first move may make way for a second.
        let mut moves = Vec::new();
        movers.legal(&mut moves);
        moves.into_iter().any(|first| {
            let Move::Use(number, to, points) = first else { return false };
            if points == thrown.total() {
                return false;
            }
            let mut after = *thrown;
            after.put(side, number, to);
            after.used = Some((number, points));
            Movers::new(&after, &self.board).any_reaches(thrown.ball)
        })
    }
}
