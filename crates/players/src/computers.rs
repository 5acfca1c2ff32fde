//! Which computer players each game has, and how they are asked where the type of the game is not known.

use onze_challenge::Challenge;
use onze_chifootmi::Chifootmi;
use onze_core::table::{Refused, Table};
use onze_core::{Notation, Quick};
use onze_shoot::Shoot;
use onze_simulator::Simulator;

use crate::analysis::{self, Analysis, Effort, Parts, PartsOf, Policy, Then};
use crate::hints::{self, Choosing, Hints, Memory};
use crate::player::Seated;
use crate::{AnyPlayer, Budget, PlayerKind, challenge, chifootmi, random, shoot, simulator};

/// The players of one game besides `random`, and what is known of them.
pub struct Computers<G: Notation> {
    /// Their names, the strongest last.
    kinds: [(&'static str, PlayerKind<G>); 4],
    /// Players that the arena knows and nobody else is offered: they have not earned their names yet.
    trials: &'static [(&'static str, PlayerKind<G>)],
    /// How the player of the club plays on where a choice or a match is judged.
    policy: Policy,
}

/// Those of Chifootmi.
pub static CHIFOOTMI: Computers<Chifootmi> = Computers {
    kinds: [
        ("rookie", chifootmi::rookie),
        (CLUB, chifootmi::club),
        ("league", chifootmi::league),
        ("champion", chifootmi::champion),
    ],
    trials: &[],
    policy: Policy { horizon: 2, then: Then::Random, playouts: 1_000, hint: 20_000 },
};

/// Those of SHOOT.
pub static SHOOT: Computers<Shoot> = Computers {
    kinds: [
        ("rookie", shoot::rookie),
        (CLUB, shoot::club),
        ("league", shoot::league),
        ("champion", shoot::champion),
    ],
    trials: &[],
    policy: Policy { horizon: 10, then: Then::Score { matches: 24 }, playouts: 40, hint: 6_000 },
};

/// Those of CHALLENGE FOOT.
pub static CHALLENGE: Computers<Challenge> = Computers {
    kinds: [
        ("rookie", challenge::rookie),
        (CLUB, challenge::club),
        ("league", challenge::league),
        ("champion", challenge::champion),
    ],
    trials: &[("plain", challenge::plain), ("attacking", challenge::attacking)],
    policy: Policy { horizon: 6, then: Then::Score { matches: 12 }, playouts: 16, hint: 1_600 },
};

/// Those of Simulator Soccer.
pub static SIMULATOR: Computers<Simulator> = Computers {
    kinds: [
        ("rookie", simulator::rookie),
        (CLUB, simulator::club),
        ("league", simulator::league),
        ("champion", simulator::champion),
    ],
    trials: &[],
    policy: Policy { horizon: 5, then: Then::Score { matches: 12 }, playouts: 12, hint: 400 },
};

/// Every game with its players.
static ALL: &[&dyn AnyComputers] = &[&CHIFOOTMI, &SHOOT, &CHALLENGE, &SIMULATOR];

/// The names of a game's computer players, the strongest last; none for a game that is not there.
pub fn players(game: &str) -> Vec<&'static str> {
    computers(game).map_or_else(|_| Vec::new(), AnyComputers::names)
}

/// The computer player that one meets without asking for somebody else: the first that tries to win.
pub fn easiest(game: &str) -> &'static str {
    players(game).get(1).copied().unwrap_or(RANDOM)
}

/// The strongest computer player of a game.
pub fn strongest(game: &str) -> &'static str {
    players(game).pop().unwrap_or(RANDOM)
}

/// A computer player of this kind for one seat of one match.
pub fn player(game: &str, kind: &str, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused> {
    computers(game)?.player(kind, chance)
}

/// Explains a finished match of two; `None` if it is none, or if it is stopped. `progress` is told how much is done, of
/// how much.
pub fn analyse(
    table: &dyn Table,
    effort: &Effort<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Option<Analysis> {
    computers(table.game()).ok()?.analyse(table, effort, progress)
}

/// How good the choices of a seat are, by what it may know and with this chance; `None` if it owes none, if it is no match
/// of two, or if there is no time to find out.
pub fn hints(
    game: &str,
    asked: &Choosing<'_>,
    memory: &Memory,
    chance: Quick,
    budget: &Budget<'_>,
) -> Option<Hints> {
    computers(game).ok()?.hints(asked, memory, chance, budget)
}

/// Plays every game.
const RANDOM: &str = "random";

/// The player of the club, and what it was called before there were levels: matches that began then go on with it.
const CLUB: &str = "club";
const OLD_CLUB: &str = "steady";

impl<G: Notation> Computers<G> {
    /// The player with this name.
    pub fn kind(&self, name: &str) -> Result<PlayerKind<G>, Refused> {
        let name = match name {
            RANDOM => return Ok(random),
            OLD_CLUB => CLUB,
            name => name,
        };
        let found = self.kinds.iter().chain(self.trials).find(|(known, _)| *known == name);
        found.map(|(_, kind)| *kind).ok_or_else(|| {
            let known = self.names().join(", ");
            Refused::plain("player_unknown", &[("player", name), ("players", &known)])
        })
    }

    /// The player of the club: quick enough to judge choices by.
    fn quick(&self) -> PlayerKind<G> {
        self.kinds[1].1
    }
}

/// The same for any game.
pub trait AnyComputers: Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The names of its players, the strongest last.
    fn names(&self) -> Vec<&'static str>;
    /// As [`player`].
    fn player(&self, kind: &str, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused>;
    /// As [`analyse`].
    fn analyse(
        &self,
        table: &dyn Table,
        effort: &Effort<'_>,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Option<Analysis>;
    /// As [`analyse`], a part at a time and with so much effort in percent.
    fn parts(&self, table: &dyn Table, percent: u32) -> Option<Box<dyn Parts>>;
    /// As [`hints`](fn@hints).
    fn hints(
        &self,
        asked: &Choosing<'_>,
        memory: &Memory,
        chance: Quick,
        budget: &Budget<'_>,
    ) -> Option<Hints>;
}

/// Those of the game with this name.
pub fn computers(game: &str) -> Result<&'static dyn AnyComputers, Refused> {
    let id = onze_games::find(game)?.id();
    let found = ALL.iter().copied().find(|computers| computers.game() == id);
    // A test holds the two lists together.
    found.ok_or_else(|| Refused::plain("game_unknown", &[("game", game), ("games", "")]))
}

impl<G: Notation> AnyComputers for Computers<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn names(&self) -> Vec<&'static str> {
        std::iter::once(RANDOM).chain(self.kinds.iter().map(|(name, _)| *name)).collect()
    }

    fn player(&self, kind: &str, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused> {
        Ok(Box::new(Seated::<G>(self.kind(kind)?(chance))))
    }

    fn analyse(
        &self,
        table: &dyn Table,
        effort: &Effort<'_>,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Option<Analysis> {
        analysis::analyse(table, self.quick(), self.policy, effort, progress)
    }

    fn parts(&self, table: &dyn Table, percent: u32) -> Option<Box<dyn Parts>> {
        Some(Box::new(PartsOf::new(table, self.quick(), self.policy, percent)?))
    }

    fn hints(
        &self,
        asked: &Choosing<'_>,
        memory: &Memory,
        chance: Quick,
        budget: &Budget<'_>,
    ) -> Option<Hints> {
        hints::hints(asked, (self.quick(), self.policy), memory, chance, budget)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use onze_core::fair::Secret;
    use onze_core::{Dice, Header};

    use super::*;

    fn table(game: &str) -> Box<dyn Table> {
        let dice = Dice::fair(Secret::from_words("x"), Vec::new());
        let header =
            Header { name: "m".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
        onze_games::find(game).unwrap().begin(&[], header, &[]).unwrap()
    }

    #[test]
    fn every_game_is_there_and_has_somebody_to_meet() {
        let listed: Vec<_> = ALL.iter().map(|computers| computers.game()).collect();
        assert_eq!(listed, onze_games::ALL.iter().map(|game| game.id()).collect::<Vec<_>>());
        let stop = AtomicBool::new(false);
        for game in listed {
            assert_eq!(players(game), ["random", "rookie", "club", "league", "champion"]);
            let table = table(game);
            let seat = table.to_act().first().unwrap();
            for kind in players(game) {
                let mut player = player(game, kind, Quick::new(1)).unwrap();
                let choice = player.choose(&*table.now(), seat, &Budget::new(&stop)).unwrap();
                assert!(table.legal(seat).iter().any(|legal| *legal == choice), "{game} {kind}: {choice}");
            }
        }
        assert_eq!((easiest("shoot"), strongest("shoot")), ("rookie", "champion"));
        assert!(player("shoot", "steady", Quick::new(1)).is_ok(), "as matches of before know the club");
    }

    #[test]
    fn a_player_chooses_for_a_seat_that_owes_a_choice_of_its_own_game() {
        let (mut table, stop) = (table("chifootmi"), AtomicBool::new(false));
        let budget = Budget::new(&stop);
        let mut random = player("chifootmi", "random", Quick::new(1)).unwrap();
        let seat = table.read_seat("R").unwrap();
        let choice = random.choose(&*table.now(), seat, &budget).unwrap();
        table.play(seat, &choice, &[]).unwrap();
        assert_eq!(random.choose(&*table.now(), seat, &budget), None);
        let mut stranger = player("shoot", "random", Quick::new(1)).unwrap();
        assert_eq!(stranger.choose(&*table.now(), seat.other(), &budget), None);
        assert_eq!(player("chifootmi", "ada", Quick::new(1)).err().unwrap().kind(), "player_unknown");
        assert_eq!(player("chess", "random", Quick::new(1)).err().unwrap().kind(), "game_unknown");
    }
}
