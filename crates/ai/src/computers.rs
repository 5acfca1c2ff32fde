//! Which computer players each game has, and what else is asked of a game whose type is known only here.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use onze_challenge::Challenge;
use onze_chifootmi::Chifootmi;
use onze_core::table::{Refused, Table, configure};
use onze_core::{Notation, Quick};
use onze_shoot::Shoot;
use onze_simulator::Simulator;

use crate::analysis::{self, Analysis, Effort, Policy};
use crate::arena::{self, Contest, Estimate, Figure, Maker, Plan, Round, Shared, Tally, Thinking};
use crate::bench::{self, Searching};
use crate::best_reply::{self, Pupil, Study};
use crate::flat::flat;
use crate::hints::{self, Asked, Hints, Memory};
use crate::outside::{Outside, Program};
use crate::player::Seated;
use crate::playout::{self, Cut, Playout};
use crate::tree::tree;
use crate::{AnyPlayer, Budget, PlayerKind, challenge, chifootmi, random, shoot, simulator};

/// Every game with its players besides `random`, the strongest last.
static ALL: &[&dyn AnyComputers] = &[
    &Computers::<Chifootmi> {
        kinds: &[
            ("rookie", chifootmi::rookie),
            ("club", chifootmi::club),
            ("league", chifootmi::league),
            ("champion", chifootmi::champion),
        ],
        trials: &[],
        figures: &[],
        pupil: Some(&chifootmi::Studious),
        cut: None,
    },
    &Computers::<Shoot> {
        kinds: &[
            ("rookie", shoot::rookie),
            ("club", shoot::club),
            ("league", shoot::league),
            ("champion", shoot::champion),
        ],
        trials: &[],
        figures: &[],
        pupil: None,
        cut: Some(shoot::CUT),
    },
    &Computers::<Challenge> {
        kinds: &[
            ("rookie", challenge::rookie),
            ("club", challenge::club),
            ("league", challenge::league),
            ("champion", challenge::champion),
        ],
        trials: &[("plain", challenge::plain), ("attacking", challenge::attacking)],
        figures: challenge::FIGURES,
        pupil: None,
        cut: None,
    },
    &Computers::<Simulator> {
        kinds: &[
            ("rookie", simulator::rookie),
            ("club", simulator::club),
            ("league", simulator::league),
            ("champion", simulator::champion),
        ],
        trials: &[],
        figures: simulator::FIGURES,
        pupil: None,
        cut: None,
    },
];

/// The names of a game's computer players, the strongest last; none for a game that is not there.
pub fn players(game: &str) -> Vec<&'static str> {
    find(game).map_or_else(|_| Vec::new(), AnyComputers::names)
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
    find(game)?.player(kind, chance)
}

/// Lets players meet, one kind a seat; `progress` is told how many more matches are played.
pub fn arena(
    game: &str,
    set: &[(String, String)],
    kinds: &[String],
    plan: Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, Refused> {
    let tally = Mutex::new(Tally::named(kinds.len(), figures(game)?.into_iter()));
    let entrants: Vec<_> = kinds.iter().map(|kind| Entrant::Computer(kind.clone())).collect();
    let told = |rounds: &[Round]| {
        if let Ok(mut tally) = tally.lock() {
            tally.add_all(rounds);
        }
        progress(rounds.iter().map(|round| round.matches.len() as u64).sum());
    };
    let meetings = [(0..kinds.len()).collect()];
    contest(game, set, &entrants, &Rounds { meetings: &meetings, plan, wanted: &|_, _| true, told: &told })?;
    Ok(tally.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Lets entrants meet and tells every round; then how long each of them has thought.
pub fn contest(
    game: &str,
    set: &[(String, String)],
    entrants: &[Entrant],
    rounds: &Rounds<'_>,
) -> Result<Vec<Thinking>, Refused> {
    find(game)?.contest(set, entrants, rounds)
}

/// What is counted in the matches of a game besides goals and choices.
pub fn figures(game: &str) -> Result<Vec<&'static str>, Refused> {
    Ok(find(game)?.figures())
}

/// The program of an outside player on one seat of one match.
pub fn outsider(game: &str, program: &Program) -> Result<Box<dyn AnyPlayer>, Refused> {
    Ok(find(game)?.outsider(program))
}

/// Explains a finished match of two; `None` if it is none, or if it is stopped. `progress` is told how much is done, of
/// how much.
pub fn analyse(
    table: &dyn Table,
    effort: &Effort<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Option<Analysis> {
    find(table.game()).ok()?.analyse(table, effort, progress)
}

/// How good the choices of a seat are, by what it may know and with this chance; `None` if it owes none, if it is no match
/// of two, or if there is no time to find out.
pub fn hints(
    game: &str,
    asked: &Asked<'_>,
    memory: &Memory,
    chance: Quick,
    budget: &Budget<'_>,
) -> Option<Hints> {
    find(game).ok()?.hints(asked, memory, chance, budget)
}

/// Who takes part in a contest.
#[derive(Clone, Debug)]
pub enum Entrant {
    /// A computer player of ours, by its name.
    Computer(String),
    /// A program of somebody's own.
    Outside(Program),
}

/// The rounds of a contest.
pub struct Rounds<'a> {
    /// Who of the entrants meet, one a seat.
    pub meetings: &'a [Vec<usize>],
    /// How many matches each meeting has.
    pub plan: Plan,
    /// Is this round of this meeting to be played?
    pub wanted: &'a (dyn Fn(usize, u64) -> bool + Sync),
    /// Is told what was played, some rounds at a time.
    pub told: &'a (dyn Fn(&[Round]) + Sync),
}

/// Trains a reply to a player and tells the share of the points that it then takes from it; `progress` is told how many
/// more matches are played.
pub fn best_reply(
    game: &str,
    set: &[(String, String)],
    against: &str,
    study: Study,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Estimate, Refused> {
    find(game)?.best_reply(set, against, study, progress)
}

/// Searches at the choices of random matches until it is told to stop, and counts choices and simulations; `None` if
/// the game has no such search.
pub fn searches(
    game: &str,
    set: &[(String, String)],
    how: Searching,
    stop: &AtomicBool,
) -> Result<Option<(u64, u64)>, Refused> {
    find(game)?.searches(set, how, stop)
}

/// Plays random matches until it is told to stop, and counts matches and choices.
pub fn playouts(
    game: &str,
    set: &[(String, String)],
    how: Playout,
    stop: &AtomicBool,
) -> Result<(u64, u64), Refused> {
    find(game)?.playouts(set, how, stop)
}

/// The bytes of a game's state.
pub fn state_size(game: &str) -> Result<usize, Refused> {
    Ok(find(game)?.state_size())
}

/// Plays every game.
const RANDOM: &str = "random";

/// The yardsticks of the arena, for any game; nobody would want to meet them.
const FLAT: &str = "flat";
const TREE: &str = "tree";

/// The player of the club, and what it was called before there were levels: matches that began then go on with it.
const CLUB: &str = "club";
const OLD_CLUB: &str = "steady";

/// The players of one game besides `random`, and what is counted when they meet.
struct Computers<G: Notation> {
    kinds: &'static [(&'static str, PlayerKind<G>)],
    /// Players that the arena knows and nobody else is offered: they have not earned their names yet.
    trials: &'static [(&'static str, PlayerKind<G>)],
    /// What the arena counts besides goals and choices.
    figures: &'static [Figure<G>],
    /// What somebody is told who studies one of these players.
    pupil: Option<&'static dyn Pupil<G>>,
    /// Where a search may end its simulations.
    cut: Option<Cut<G>>,
}

/// The same for any game.
trait AnyComputers: Sync {
    fn game(&self) -> &'static str;
    fn names(&self) -> Vec<&'static str>;
    fn player(&self, kind: &str, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused>;
    fn contest(
        &self,
        set: &[(String, String)],
        entrants: &[Entrant],
        rounds: &Rounds<'_>,
    ) -> Result<Vec<Thinking>, Refused>;
    fn figures(&self) -> Vec<&'static str>;
    fn outsider(&self, program: &Program) -> Box<dyn AnyPlayer>;
    fn analyse(
        &self,
        table: &dyn Table,
        effort: &Effort<'_>,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Option<Analysis>;
    fn hints(&self, asked: &Asked<'_>, memory: &Memory, chance: Quick, budget: &Budget<'_>) -> Option<Hints>;
    fn best_reply(
        &self,
        set: &[(String, String)],
        against: &str,
        study: Study,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Estimate, Refused>;
    fn searches(
        &self,
        set: &[(String, String)],
        how: Searching,
        stop: &AtomicBool,
    ) -> Result<Option<(u64, u64)>, Refused>;
    fn playouts(
        &self,
        set: &[(String, String)],
        how: Playout,
        stop: &AtomicBool,
    ) -> Result<(u64, u64), Refused>;
    fn state_size(&self) -> usize;
}

fn find(game: &str) -> Result<&'static dyn AnyComputers, Refused> {
    let id = onze_games::find(game)?.id();
    let found = ALL.iter().copied().find(|computers| computers.game() == id);
    // A test holds the two lists together.
    found.ok_or_else(|| Refused::plain("game_unknown", &[("game", game), ("games", "")]))
}

impl<G: Notation> Computers<G> {
    fn kind(&self, name: &str) -> Result<PlayerKind<G>, Refused> {
        match name {
            RANDOM => return Ok(random),
            FLAT => return Ok(flat),
            TREE => return Ok(tree),
            _ => {}
        }
        let named = |name: &str| self.kinds.iter().chain(self.trials).find(|(known, _)| *known == name);
        let found = named(name).or_else(|| if name == OLD_CLUB { named(CLUB) } else { None });
        found.map(|(_, kind)| *kind).ok_or_else(|| {
            let known = self.names().join(", ");
            Refused::plain("player_unknown", &[("player", name), ("players", &known)])
        })
    }
}

impl<G: Notation> Computers<G> {
    fn maker(&self, entrant: &Entrant) -> Result<Maker<G>, Refused> {
        Ok(match entrant {
            Entrant::Computer(name) => Box::new(self.kind(name)?),
            Entrant::Outside(program) => {
                let program = program.clone();
                Box::new(move |_| Box::new(Outside::new(program.clone())))
            }
        })
    }
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

    fn contest(
        &self,
        set: &[(String, String)],
        entrants: &[Entrant],
        rounds: &Rounds<'_>,
    ) -> Result<Vec<Thinking>, Refused> {
        let (game, Rounds { meetings, plan, wanted, told }): (G, _) = (configure(set)?, rounds);
        if let Some(wrong) = meetings.iter().find(|meeting| meeting.len() != game.seats()) {
            let (given, seats) = (wrong.len().to_string(), game.seats().to_string());
            return Err(Refused::plain("players_count", &[("given", &given), ("seats", &seats)]));
        }
        let thinking: Vec<Shared> = entrants.iter().map(|_| Shared::default()).collect();
        let timed = |(entrant, shared): (&Entrant, &Shared)| Ok(arena::timed(self.maker(entrant)?, shared));
        let makers = entrants.iter().zip(&thinking).map(timed).collect::<Result<Vec<_>, Refused>>()?;
        let (game, figures, plan) = (&game, self.figures, *plan);
        arena::play(&Contest { game, entrants: &makers, meetings, figures, plan }, *wanted, *told);
        let thought = |shared: &Shared| *shared.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(thinking.iter().map(thought).collect())
    }

    fn figures(&self) -> Vec<&'static str> {
        self.figures.iter().map(|figure| figure.name).collect()
    }

    fn outsider(&self, program: &Program) -> Box<dyn AnyPlayer> {
        Box::new(Seated::<G>(Box::new(Outside::new(program.clone()))))
    }

    fn analyse(
        &self,
        table: &dyn Table,
        effort: &Effort<'_>,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Option<Analysis> {
        analysis::analyse(table, self.kind(CLUB).ok()?, Policy::of(G::ID), effort, progress)
    }

    fn hints(&self, asked: &Asked<'_>, memory: &Memory, chance: Quick, budget: &Budget<'_>) -> Option<Hints> {
        hints::hints(asked, (self.kind(CLUB).ok()?, Policy::of(G::ID)), memory, chance, budget)
    }

    fn best_reply(
        &self,
        set: &[(String, String)],
        against: &str,
        study: Study,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Estimate, Refused> {
        let game: G = configure(set)?;
        let kind = self.kind(against)?;
        let pupil = self.pupil.ok_or_else(|| Refused::plain("no_pupil", &[("game", G::ID)]))?;
        Ok(best_reply::best_reply(&game, pupil, kind, study, progress))
    }

    fn searches(
        &self,
        set: &[(String, String)],
        how: Searching,
        stop: &AtomicBool,
    ) -> Result<Option<(u64, u64)>, Refused> {
        let game: G = configure(set)?;
        Ok(bench::searches(&game, how, self.cut, stop))
    }

    fn playouts(
        &self,
        set: &[(String, String)],
        how: Playout,
        stop: &AtomicBool,
    ) -> Result<(u64, u64), Refused> {
        let game: G = configure(set)?;
        let (mut chance, mut moves) = (Quick::new(11), Vec::new());
        let (mut matches, mut choices) = (0, 0);
        while !stop.load(Ordering::Relaxed) {
            choices += match how {
                Playout::Listed => playout::listed_match(&game, &mut chance, &mut moves).1,
                Playout::Sampled => playout::sampled_match(&game, &mut chance).1,
            };
            matches += 1;
        }
        Ok((matches, choices))
    }

    fn state_size(&self) -> usize {
        size_of::<G::State>()
    }
}

#[cfg(test)]
mod tests {
    use onze_core::fair::Secret;
    use onze_core::{Dice, Header};

    use super::*;
    use crate::Budget;

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
            let table = table(game);
            let seat = table.to_act().first().unwrap();
            for kind in players(game) {
                let mut player = player(game, kind, Quick::new(1)).unwrap();
                let choice = player.choose(&*table.now(), seat, &Budget::new(&stop)).unwrap();
                assert!(table.legal(seat).iter().any(|legal| *legal == choice), "{game} {kind}: {choice}");
            }
        }
        assert_eq!(players("chifootmi"), ["random", "rookie", "club", "league", "champion"]);
        assert_eq!(players("shoot"), ["random", "rookie", "club", "league", "champion"]);
        assert_eq!(players("challenge"), ["random", "rookie", "club", "league", "champion"]);
        assert_eq!(players("simulator"), ["random", "rookie", "club", "league", "champion"]);
        assert_eq!((easiest("shoot"), strongest("shoot")), ("rookie", "champion"));
        for hidden in ["flat", "tree"] {
            assert!(player("shoot", hidden, Quick::new(1)).is_ok() && !players("shoot").contains(&hidden));
        }
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
