//! The games there are. A new game is one line in [`ALL`].

use std::sync::atomic::{AtomicBool, Ordering};

use onze_ai::arena::{self, Plan, Tally};
use onze_ai::{PlayerKind, playout};
use onze_chifootmi::Chifootmi;
use onze_core::table::{AnyGame, Of, Refused, configure};
use onze_core::{Game, Notation, Quick};

use crate::failure::Failure;

/// Every game.
pub(crate) static ALL: &[&dyn Entry] = &[&Of::<Chifootmi>::new()];

/// What the program asks of a game besides its matches.
pub(crate) trait Entry: AnyGame {
    /// Lets players meet.
    fn arena(
        &self,
        set: &[(String, String)],
        players: &[String],
        plan: Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Refused>;

    /// Plays random matches until it is told to stop, and counts matches and choices.
    fn playouts(&self, set: &[(String, String)], stop: &AtomicBool) -> Result<(u64, u64), Refused>;

    /// The bytes of a state.
    fn state_size(&self) -> usize;
}

impl<G: Notation> Entry for Of<G> {
    fn arena(
        &self,
        set: &[(String, String)],
        players: &[String],
        plan: Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Refused> {
        let game: G = configure(set)?;
        if players.len() != game.seats() {
            let (given, seats) = (players.len().to_string(), game.seats().to_string());
            return Err(Refused::plain("players_count", &[("given", &given), ("seats", &seats)]));
        }
        let kinds = players.iter().map(|name| player(name)).collect::<Result<Vec<PlayerKind<G>>, _>>()?;
        Ok(arena::run(&game, &kinds, plan, progress))
    }

    fn playouts(&self, set: &[(String, String)], stop: &AtomicBool) -> Result<(u64, u64), Refused> {
        let game: G = configure(set)?;
        let (mut chance, mut moves) = (Quick::new(11), Vec::new());
        let (mut matches, mut choices) = (0, 0);
        while !stop.load(Ordering::Relaxed) {
            for _ in 0..64 {
                choices += playout::random_match(&game, &mut chance, &mut moves).1;
                matches += 1;
            }
        }
        Ok((matches, choices))
    }

    fn state_size(&self) -> usize {
        size_of::<G::State>()
    }
}

fn player<G: Game>(name: &str) -> Result<PlayerKind<G>, Refused> {
    match name {
        "random" => Ok(onze_ai::random()),
        _ => Err(Refused::plain("player_unknown", &[("player", name), ("players", "random")])),
    }
}

/// The game with this name.
pub(crate) fn find(name: &str) -> Result<&'static dyn Entry, Failure> {
    ALL.iter().copied().find(|game| game.id() == name).ok_or_else(|| {
        let known = ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Refused::plain("game_unknown", &[("game", name), ("games", &known)]).into()
    })
}
