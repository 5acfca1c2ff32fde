//! What the laboratory asks of each game, where the type of the game is not known.

use std::ops::Range;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};

use onze_core::story::Figure;
use onze_core::table::{Refused, Table, configure};
use onze_core::{Notation, Quick};
use onze_players::analysis::Effort;
use onze_players::estimate::Estimate;
use onze_players::lessons::{self, Course, Pupil, Studious};
use onze_players::playout::{self, Playout};
use onze_players::{AnyPlayer, CHALLENGE, CHIFOOTMI, Computers, SHOOT, SIMULATOR, Seated};

use crate::arena::{self, Contest, Maker, Plan, Round, Shared, Thinking};
use crate::best_reply::{self, Study};
use crate::flat::{self, flat};
use crate::outside::{Outside, Program};
use crate::problems::{self, Found, Lead, Problem, Tellings};

/// Every game.
static ALL: &[&dyn AnySubject] = &[
    &Subject {
        computers: &CHIFOOTMI,
        course: &lessons::CHIFOOTMI,
        pupil: Some(&Studious),
        figures: &[],
        tellings: &problems::CHIFOOTMI,
    },
    &Subject {
        computers: &SHOOT,
        course: &lessons::SHOOT,
        pupil: None,
        figures: &[],
        tellings: &problems::SHOOT,
    },
    &Subject {
        computers: &CHALLENGE,
        course: &lessons::CHALLENGE,
        pupil: None,
        figures: onze_challenge::FIGURES,
        tellings: &problems::CHALLENGE,
    },
    &Subject {
        computers: &SIMULATOR,
        course: &lessons::SIMULATOR,
        pupil: None,
        figures: onze_simulator::FIGURES,
        tellings: &problems::SIMULATOR,
    },
];

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

/// An entrant on one seat of one match.
pub fn seated(game: &str, entrant: &Entrant, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused> {
    find(game)?.seated(entrant, chance)
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

/// How the learnt value of a game is made.
pub fn course(game: &str) -> Result<&'static Course, Refused> {
    Ok(find(game)?.course())
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

/// Searches at the choices of random matches until it is told to stop, and counts simulations and choices.
pub fn searches(game: &str, set: &[(String, String)], stop: &AtomicBool) -> Result<(u64, u64), Refused> {
    find(game)?.searches(set, stop)
}

/// Where problems are looked for.
pub struct Hunt<'a> {
    /// The options of the matches.
    pub set: &'a [(String, String)],
    /// Who plays them.
    pub player: &'a str,
    /// What their chance grows from.
    pub seed: u64,
    /// Which of them.
    pub matches: Range<u64>,
}

/// Looks for problems in matches of the computers; `told` hears of each match what was found in it.
pub fn problems(
    game: &str,
    hunt: &Hunt<'_>,
    effort: &Effort<'_>,
    told: &mut dyn FnMut(u64, Vec<Found>),
) -> Result<(), Refused> {
    find(game)?.problems(hunt, effort, told)
}

/// What is wrong with a problem, if something is, at the step of its record.
pub fn flawed(table: &dyn Table, problem: &Problem) -> Option<String> {
    find(table.game()).ok()?.flawed(table, problem)
}

/// By how much a problem's best choice leads, by fresh playouts of this seed, and by those of the champion if these were
/// asked before.
pub fn weighed_again(
    table: &dyn Table,
    problem: &Problem,
    seed: u64,
    effort: &Effort<'_>,
) -> Option<[Option<Lead>; 2]> {
    find(table.game()).ok()?.weighed_again(table, problem, seed, effort)
}

/// The bytes of a game's state.
pub fn state_size(game: &str) -> Result<usize, Refused> {
    Ok(find(game)?.state_size())
}

/// The yardstick of the arena, for any game; nobody would want to meet it.
const FLAT: &str = "flat";

/// One game.
struct Subject<G: Notation> {
    computers: &'static Computers<G>,
    /// How the champion's value is made.
    course: &'static Course,
    /// Who studies one of the players.
    pupil: Option<&'static dyn Pupil<G>>,
    /// What the arena counts besides goals and choices.
    figures: &'static [Figure<G::Event>],
    /// What is told of its problems.
    tellings: &'static Tellings<G>,
}

/// The same for any game.
trait AnySubject: Sync {
    fn game(&self) -> &'static str;
    fn seated(&self, entrant: &Entrant, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused>;
    fn contest(
        &self,
        set: &[(String, String)],
        entrants: &[Entrant],
        rounds: &Rounds<'_>,
    ) -> Result<Vec<Thinking>, Refused>;
    fn figures(&self) -> Vec<&'static str>;
    fn best_reply(
        &self,
        set: &[(String, String)],
        against: &str,
        study: Study,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Estimate, Refused>;
    fn course(&self) -> &'static Course;
    fn playouts(
        &self,
        set: &[(String, String)],
        how: Playout,
        stop: &AtomicBool,
    ) -> Result<(u64, u64), Refused>;
    fn searches(&self, set: &[(String, String)], stop: &AtomicBool) -> Result<(u64, u64), Refused>;
    fn state_size(&self) -> usize;
    fn problems(
        &self,
        hunt: &Hunt<'_>,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(u64, Vec<Found>),
    ) -> Result<(), Refused>;
    fn flawed(&self, table: &dyn Table, problem: &Problem) -> Option<String>;
    fn weighed_again(
        &self,
        table: &dyn Table,
        problem: &Problem,
        seed: u64,
        effort: &Effort<'_>,
    ) -> Option<[Option<Lead>; 2]>;
}

fn find(game: &str) -> Result<&'static dyn AnySubject, Refused> {
    let id = onze_games::find(game)?.id();
    let found = ALL.iter().copied().find(|subject| subject.game() == id);
    // A test holds the two lists together.
    found.ok_or_else(|| Refused::plain("game_unknown", &[("game", game), ("games", "")]))
}

impl<G: Notation> Subject<G> {
    fn maker(&self, entrant: &Entrant) -> Result<Maker<G>, Refused> {
        Ok(match entrant {
            Entrant::Computer(name) if name == FLAT => Box::new(flat),
            Entrant::Computer(name) => Box::new(self.computers.kind(name)?),
            Entrant::Outside(program) => {
                let program = program.clone();
                Box::new(move |_| Box::new(Outside::new(program.clone())))
            }
        })
    }
}

impl<G: Notation> AnySubject for Subject<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seated(&self, entrant: &Entrant, chance: Quick) -> Result<Box<dyn AnyPlayer>, Refused> {
        Ok(Box::new(Seated(self.maker(entrant)?(chance))))
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

    fn best_reply(
        &self,
        set: &[(String, String)],
        against: &str,
        study: Study,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Estimate, Refused> {
        let (game, kind) = (configure(set)?, self.computers.kind(against)?);
        let pupil = self.pupil.ok_or_else(|| Refused::plain("no_pupil", &[("game", G::ID)]))?;
        Ok(best_reply::best_reply(&game, pupil, kind, study, progress))
    }

    fn course(&self) -> &'static Course {
        self.course
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

    fn searches(&self, set: &[(String, String)], stop: &AtomicBool) -> Result<(u64, u64), Refused> {
        Ok(flat::searches(&configure::<G>(set)?, stop))
    }

    fn state_size(&self) -> usize {
        size_of::<G::State>()
    }

    fn problems(
        &self,
        hunt: &Hunt<'_>,
        effort: &Effort<'_>,
        told: &mut dyn FnMut(u64, Vec<Found>),
    ) -> Result<(), Refused> {
        problems::search((self.computers, self.tellings), hunt, effort, told)
    }

    fn flawed(&self, table: &dyn Table, problem: &Problem) -> Option<String> {
        problems::fault::<G>(table, problem)
    }

    fn weighed_again(
        &self,
        table: &dyn Table,
        problem: &Problem,
        seed: u64,
        effort: &Effort<'_>,
    ) -> Option<[Option<Lead>; 2]> {
        problems::check(self.computers, table, problem, seed, effort)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_there_and_knows_the_yardstick_that_nobody_is_offered() {
        let listed: Vec<_> = ALL.iter().map(|subject| subject.game()).collect();
        assert_eq!(listed, onze_games::ALL.iter().map(|game| game.id()).collect::<Vec<_>>());
        for game in listed {
            assert!(seated(game, &Entrant::Computer(FLAT.to_owned()), Quick::new(1)).is_ok());
            assert!(!onze_players::players(game).contains(&FLAT));
        }
        let ada = seated("shoot", &Entrant::Computer("ada".to_owned()), Quick::new(1));
        assert_eq!(ada.err().unwrap().kind(), "player_unknown");
    }
}
