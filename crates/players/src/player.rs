//! Who makes the choices.

use std::any::Any;

use onze_core::table::Moment;
use onze_core::{Chance, Game, Notation, Quick, Seat, Seen, Snapshot};

use crate::Budget;

/// A computer player on one seat of one match, from its first choice to its last.
pub trait Player<G: Game>: Send {
    /// One of the moves, of which there is at least one; where these are samples of many more
    /// ([`Game::lists_samples`]), any legal choice.
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], budget: &Budget<'_>) -> G::Move;

    /// What it did instead of choosing, by which it has lost the match: programs from outside may fail.
    fn fault(&self) -> Option<Fault> {
        None
    }
}

/// What a player did that lost it the match whatever the score.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// It ended, or could not be started.
    Crashed,
    /// It did not choose in time.
    Stalled,
    /// It chose what is not possible.
    Lied,
    /// It said more than a choice.
    Flooded,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 4] = [Fault::Crashed, Fault::Stalled, Fault::Lied, Fault::Flooded];

    /// Its name in journals, sentences and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Fault::Crashed => "crashed",
            Fault::Stalled => "stalled",
            Fault::Lied => "lied",
            Fault::Flooded => "flooded",
        }
    }
}

/// Makes players of one kind, a fresh one for each match.
pub type PlayerKind<G> = fn(Quick) -> Box<dyn Player<G>>;

/// A computer player of any game.
pub trait AnyPlayer: Send {
    /// The choice of a seat at this moment of its match, as `Table::play` takes it. `None` if the seat owes none, or if
    /// the match is of another game.
    ///
    /// The player sees what its seat may know, and nothing else.
    fn choose(&mut self, moment: &dyn Moment, seat: Seat, budget: &Budget<'_>) -> Option<String>;
}

/// A player of a game among players of any game.
pub struct Seated<G: Game>(pub Box<dyn Player<G>>);

impl<G: Notation> AnyPlayer for Seated<G> {
    fn choose(&mut self, moment: &dyn Moment, seat: Seat, budget: &Budget<'_>) -> Option<String> {
        let moment = (moment as &dyn Any).downcast_ref::<Snapshot<G>>()?;
        let moves = moment.legal(seat);
        if moves.is_empty() {
            return None;
        }
        let choice = self.0.choose(&moment.seen(seat), &moves, budget);
        Some(moment.game().write_move(&choice).into_owned())
    }
}

/// Any of the listed moves, all equally likely.
pub fn random<G: Game>(chance: Quick) -> Box<dyn Player<G>> {
    Box::new(Random(chance))
}

struct Random(Quick);

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _: &Seen<'_, G>, moves: &[G::Move], _: &Budget<'_>) -> G::Move {
        #[allow(clippy::cast_possible_truncation)] // no list has four billion moves
        let n = moves.len() as u32;
        moves[self.0.below(n) as usize].clone()
    }
}
