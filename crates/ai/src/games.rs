//! The games there are, each with those who play it. A new game is one line in [`ALL`].

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};

use onze_chifootmi::Chifootmi;
use onze_core::table::{AnyGame, Of, Refused, Table, configure};
use onze_core::{Match, Notation, Quick, Seen};
use onze_shoot::Shoot;
use onze_simulator::Simulator;

use crate::arena::{self, Plan, Tally};
use crate::{PlayerKind, chifootmi, playout, random, shoot};

/// Every game.
pub static ALL: &[&dyn Entry] = &[&Of::<Chifootmi>::new(), &Of::<Shoot>::new(), &Of::<Simulator>::new()];

/// A game that has computer players.
pub trait Played: Notation {
    /// The kinds of player besides `random`, by name.
    const PLAYERS: &'static [(&'static str, PlayerKind<Self>)];
}

impl Played for Chifootmi {
    const PLAYERS: &'static [(&'static str, PlayerKind<Self>)] = &[("steady", chifootmi::steady)];
}

impl Played for Shoot {
    const PLAYERS: &'static [(&'static str, PlayerKind<Self>)] = &[("steady", shoot::steady)];
}

impl Played for Simulator {
    const PLAYERS: &'static [(&'static str, PlayerKind<Self>)] = &[];
}

/// What is asked of a game besides its matches: computer players and measurements.
pub trait Entry: AnyGame {
    /// The choice of a computer player for a seat of this match; `None` if it owes none.
    ///
    /// The player sees what its seat may know, and nothing else.
    fn choose(
        &self,
        table: &dyn Table,
        seat: &str,
        player: &str,
        chance: Quick,
    ) -> Result<Option<String>, Refused>;

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

    /// The names of the computer players.
    fn players(&self) -> Vec<&'static str>;

    /// The bytes of a state.
    fn state_size(&self) -> usize;
}

impl<G: Played> Entry for Of<G> {
    fn choose(
        &self,
        table: &dyn Table,
        seat: &str,
        player: &str,
        chance: Quick,
    ) -> Result<Option<String>, Refused> {
        let mut player = kind::<G>(player)?(chance);
        let Some(table) = (table as &dyn Any).downcast_ref::<Match<G>>() else { return Ok(None) };
        let Some(seat) = table.game().read_seat(seat) else { return Ok(None) };
        let moves = table.legal(seat);
        if moves.is_empty() {
            return Ok(None);
        }
        let choice = player.choose(&Seen::new(table.game(), table.state(), seat), &moves);
        Ok(moves.get(choice).map(|choice| table.game().write_move(choice).into_owned()))
    }

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
        let kinds = players.iter().map(|name| kind(name)).collect::<Result<Vec<PlayerKind<G>>, _>>()?;
        Ok(arena::run(&game, &kinds, plan, progress))
    }

    fn playouts(&self, set: &[(String, String)], stop: &AtomicBool) -> Result<(u64, u64), Refused> {
        let game: G = configure(set)?;
        let (mut chance, mut moves) = (Quick::new(11), Vec::new());
        let (mut matches, mut choices) = (0, 0);
        while !stop.load(Ordering::Relaxed) {
            choices += playout::random_match(&game, &mut chance, &mut moves).1;
            matches += 1;
        }
        Ok((matches, choices))
    }

    fn players(&self) -> Vec<&'static str> {
        std::iter::once("random").chain(G::PLAYERS.iter().map(|(name, _)| *name)).collect()
    }

    fn state_size(&self) -> usize {
        size_of::<G::State>()
    }
}

fn kind<G: Played>(name: &str) -> Result<PlayerKind<G>, Refused> {
    if name == "random" {
        return Ok(random);
    }
    let found = G::PLAYERS.iter().find(|(known, _)| *known == name);
    found.map(|(_, kind)| *kind).ok_or_else(|| {
        let known = std::iter::once("random").chain(G::PLAYERS.iter().map(|(known, _)| *known));
        Refused::plain(
            "player_unknown",
            &[("player", name), ("players", &known.collect::<Vec<_>>().join(", "))],
        )
    })
}

/// The game with this name.
pub fn find(name: &str) -> Result<&'static dyn Entry, Refused> {
    ALL.iter().copied().find(|game| game.id() == name).ok_or_else(|| {
        let known = ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Refused::plain("game_unknown", &[("game", name), ("games", &known)])
    })
}

#[cfg(test)]
mod tests {
    use onze_core::fair::Secret;
    use onze_core::{Dice, Header};

    use super::*;

    #[test]
    fn a_computer_player_chooses_for_a_seat_that_owes_a_choice() {
        let game = find("chifootmi").unwrap();
        let dice = Dice::fair(Secret::from_words("x"), Vec::new());
        let header =
            Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
        let mut table = game.begin(&[], header, &[]).unwrap();
        let choice = game.choose(&*table, "R", "random", Quick::new(1)).unwrap().unwrap();
        table.play("R", &choice, &[]).unwrap();
        assert_eq!(game.choose(&*table, "R", "random", Quick::new(1)), Ok(None));
        assert!(game.choose(&*table, "B", "grandmaster", Quick::new(1)).is_err());
        assert!(find("chess").is_err());
    }
}
