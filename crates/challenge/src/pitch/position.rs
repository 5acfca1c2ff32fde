//! A whole match on one line:
//!
//! ```text
//! S 1M1 2G5 … 10*M20 12* k1; N 1M39 … k1; own 2-2; ball M20; due path; throw S P kick-off; dice 432; unused 432
//! ```
//!
//! A footballer is his number, `*` for a ring, `!` for a caution, and where he is: a square, `?` on the pitch but not
//! shown, `~` out for some throws, `-` out of the match, nothing for a reserve; reserves without ring are left out. A
//! lone `?` stands for those of 1 to 11 that are not named. What is as at the beginning of a match is left out, such as
//! `score 0-0`.

use std::fmt::{self, Display, Write};

use super::play::{Cast, Pending};
use super::{
    Choice, Footballer, Number, Numbers, Phase, Play, Refusal, Restart, Side, Square, Start, Whereabouts,
};

mod read;

impl Play {
    /// The match written like this; what cannot be is refused.
    pub fn read(text: &str) -> Result<Play, Refusal> {
        read::read(text)
    }
}

impl Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::BOTH {
            write!(f, "{side}")?;
            self.write_side(f, side)?;
            f.write_str("; ")?;
        }
        let [south, north] = self.champions;
        write!(f, "own {south}-{north}; ball {}; due {}", self.ball, Due(self.phase))?;
        let kind = if self.possession { 'P' } else { 'R' };
        write!(f, "; throw {} {kind}{}", self.side, start_word(self.start))?;
        self.write_throw(f)?;
        self.write_score(f)
    }
}

impl Play {
    fn write_side(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        for number in Number::all() {
            let ring = if self.rings(side).has(number) { "*" } else { "" };
            let caution = if self.cautions(side).has(number) { "!" } else { "" };
            match self.whereabouts(number.of(side)) {
                Whereabouts::Reserve if ring.is_empty() && caution.is_empty() => {}
                Whereabouts::Reserve => write!(f, " {number}{ring}{caution}")?,
                Whereabouts::On(square) => write!(f, " {number}{ring}{caution}{square}")?,
                Whereabouts::Unseen => write!(f, " {number}{ring}{caution}?")?,
                Whereabouts::Away => write!(f, " {number}{ring}{caution}~")?,
                Whereabouts::Gone => write!(f, " {number}{ring}{caution}-")?,
            }
        }
        if let Some(keeper) = self.keeper(side) {
            write!(f, " k{keeper}")?;
        }
        let team = &self.sides[side.index()];
        if team.substitutions > 0 {
            write!(f, " subs{}", team.substitutions)?;
        }
        if team.money != 0 {
            write!(f, " money{}", team.money)?;
        }
        Ok(())
    }

    fn write_throw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.dice != [0; 3] {
            write!(f, "; dice {}{}{}", self.dice[0], self.dice[1], self.dice[2])?;
        }
        if self.unused != [0; 6] {
            f.write_str("; unused ")?;
            for face in (1..=6).rev() {
                for _ in 0..self.unused(face) {
                    write!(f, "{face}")?;
                }
            }
        }
        for (word, numbers) in [("moved", self.moved), ("offside", self.offside)] {
            if !numbers.is_empty() {
                write!(f, "; {word} {}", WithCommas(numbers))?;
            }
        }
        if self.shocks > 0 {
            write!(f, "; shocks {}", self.shocks)?;
        }
        if let Some((restart, at)) = self.dead {
            write!(f, "; dead {} {at}", restart_word(restart))?;
        }
        match &self.pending {
            Pending::Nothing => {}
            Pending::Path(path, turn) => write!(f, "; wait {turn} {}", Choice::Path(*path))?,
            Pending::Run(run, star) => write!(f, "; wait {} {}", u8::from(*star), Choice::Move(*run))?,
        }
        if let Some((card, step)) = self.card {
            write!(f, "; card {card} {step}")?;
        }
        if self.cast != Cast::NOBODY {
            let Cast { drawer, runner, struck, area } = self.cast;
            write!(f, "; cast {drawer} {} {} {}", Maybe(runner), Maybe(struck), Maybe(area))?;
        }
        Ok(())
    }

    fn write_score(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.score != [0; 2] {
            write!(f, "; score {}-{}", self.score[0], self.score[1])?;
        }
        if self.throws > 0 {
            write!(f, "; throws {}", self.throws)?;
        }
        if self.kept > 0 || self.keeper_of_ball != Side::South {
            write!(f, "; kept {} {}", self.keeper_of_ball, self.kept)?;
        }
        for (n, away) in self.away.iter().enumerate() {
            f.write_str(if n == 0 { "; away " } else { ", " })?;
            let half = if away.east { "east" } else { "west" };
            write!(f, "{} {half} {}", away.who, away.until)?;
        }
        if self.after_goal {
            f.write_str("; after goal")?;
        }
        if self.time_up {
            f.write_str("; time up")?;
        }
        if let Some(side) = self.conceded {
            write!(f, "; conceded {side}")?;
        }
        Ok(())
    }
}

impl Cast {
    /// No card has been drawn yet.
    pub(crate) const NOBODY: Cast = Cast { drawer: Side::South, runner: None, struck: None, area: None };
}

/// A phase as the line writes it.
struct Due(Phase);

impl Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::Squad => f.write_str("squad"),
            Phase::KickOffDice => f.write_str("dice"),
            Phase::Place(side) => write!(f, "place {side}"),
            Phase::Throw => f.write_str("throw"),
            Phase::Card(deck) => write!(f, "card {}", deck.letters()),
            Phase::Path => f.write_str("path"),
            Phase::Claim => f.write_str("claim"),
            Phase::Moves => f.write_str("moves"),
            Phase::Injury(who) => write!(f, "injury {who}"),
            Phase::Keeper(side) => write!(f, "keeper {side}"),
            Phase::Taker(side, restart, at) => write!(f, "taker {side} {} {at}", restart_word(restart)),
            Phase::Penalty(who) => write!(f, "penalty {who}"),
            Phase::Over => f.write_str("over"),
        }
    }
}

/// Numbers with commas between.
struct WithCommas(Numbers);

impl Display for WithCommas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, number) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_char(',')?;
            }
            write!(f, "{number}")?;
        }
        Ok(())
    }
}

/// Somebody or `-`.
struct Maybe<T>(Option<T>);

impl<T: Display> Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(it) => it.fmt(f),
            None => f.write_char('-'),
        }
    }
}

fn start_word(start: Start) -> &'static str {
    match start {
        Start::Open => "",
        Start::KickOff => " kick-off",
        Start::SetPiece => " set-piece",
    }
}

const RESTARTS: [(Restart, &str); 5] = [
    (Restart::ThrowIn, "throw-in"),
    (Restart::Corner, "corner"),
    (Restart::GoalKick, "goal-kick"),
    (Restart::FreeKick, "free-kick"),
    (Restart::BallTo, "ball-to"),
];

fn restart_word(restart: Restart) -> &'static str {
    RESTARTS.iter().find(|(known, _)| *known == restart).map_or("", |(_, word)| *word)
}
