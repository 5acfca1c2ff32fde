//! Many matches between players: who wins, how often, and how sure that is.
//!
//! Matches come in rounds: the deal and the dice are the same, in their order, in all matches of a round, and each player
//! has each seat once. So the luck of the draw hardly counts, and a share is surer than the number of matches alone would
//! make it. In a round robin the rounds of all meetings share their draws too. What is *not* shared are the players'
//! thoughts; and once a choice leads to more or fewer draws, the same dice fall for other things.
//!
//! Round `n` of a seed is the same whatever the number of threads.

mod round;
mod tally;
mod thinking;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use onze_core::story::Figure;
use onze_core::{Game, Quick};
use onze_players::{Player, PlayerKind};

pub(crate) use round::one_if;
pub use round::{NoRound, Played, Round};
pub use tally::{PlayerTally, Tally};
pub use thinking::Thinking;
pub(crate) use thinking::{Shared, timed};

/// How many matches to play, and how.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Matches of each meeting.
    pub games: u64,
    /// What they grow from.
    pub seed: u64,
    /// How many run side by side.
    pub threads: usize,
}

/// Makes players, a fresh one for each match.
pub type Maker<G> = Box<dyn Fn(Quick) -> Box<dyn Player<G>> + Send + Sync>;

/// Who meets whom in which game.
pub struct Contest<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Everybody who takes part.
    pub entrants: &'a [Maker<G>],
    /// Who of them meet, one a seat.
    pub meetings: &'a [Vec<usize>],
    /// What is counted.
    pub figures: &'a [Figure<G::Event>],
    /// How many matches each meeting has.
    pub plan: Plan,
}

/// Every one of so many players meets every other one.
pub fn round_robin(n_players: usize) -> Vec<Vec<usize>> {
    (0..n_players).flat_map(|one| (one + 1..n_players).map(move |other| vec![one, other])).collect()
}

/// The most rounds that one thread plays before it asks for more.
const MOST_AT_ONCE: u64 = 128;
/// A thread asks so often at least, so that none waits long for the last one.
const ASKS: u64 = 64;

/// Plays all rounds that are `wanted` (a meeting, and the number of its round) and tells them, some at a time.
pub fn play<G: Game>(
    contest: &Contest<'_, G>,
    wanted: &(dyn Fn(usize, u64) -> bool + Sync),
    told: &(dyn Fn(&[Round]) + Sync),
) {
    let (meetings, threads) = (contest.meetings.len() as u64, contest.plan.threads.max(1));
    let seats = contest.meetings.iter().map(Vec::len).max().unwrap_or(1) as u64;
    // The meetings take turns, so that all are equally far whenever it is stopped.
    let rounds = contest.plan.games.div_ceil(seats.max(1)) * meetings;
    let chunk = (rounds / (threads as u64 * ASKS)).clamp(1, MOST_AT_ONCE);
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= rounds {
                return;
            }
            for number in from..(from + chunk).min(rounds) {
                #[allow(clippy::cast_possible_truncation)] // a rest of a division by a few
                let (meeting, n) = ((number % meetings) as usize, number / meetings);
                if wanted(meeting, n) {
                    played.push(round::play(contest, meeting, n));
                }
            }
            told(&played);
            played.clear();
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}

/// Plays the matches of one meeting and counts figures. There is one kind of player a seat; `progress` is told how many
/// more matches are played.
pub fn run<G: Game>(
    game: &G,
    kinds: &[PlayerKind<G>],
    figures: &[Figure<G::Event>],
    plan: Plan,
    progress: impl Fn(u64) + Sync,
) -> Tally {
    let entrants: Vec<Maker<G>> = kinds.iter().map(|&kind| -> Maker<G> { Box::new(kind) }).collect();
    let meetings = [(0..kinds.len()).collect()];
    let contest = Contest { game, entrants: &entrants, meetings: &meetings, figures, plan };
    let tally = Mutex::new(Tally::new(kinds.len(), figures));
    play(&contest, &|_, _| true, &|rounds| {
        if let Ok(mut tally) = tally.lock() {
            tally.add_all(rounds);
        }
        progress(rounds.iter().map(|round| round.matches.len() as u64).sum());
    });
    tally.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use onze_chifootmi::Chifootmi;
    use onze_core::{Seat, Settings};
    use onze_players::{Budget, random};

    use super::*;

    fn beginner() -> Chifootmi {
        Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let game = beginner();
        let figures = [Figure { name: "events", of: |_| Some(Seat::FIRST), reported: false }];
        let plan = |threads| Plan { games: 3_001, seed: 5, threads };
        let run = |threads| run(&game, &[random, random], &figures, plan(threads), |_| ());
        assert_eq!(run(1), run(3));
        let [(name, events)] = &run(2).figures[..] else { panic!("one figure is counted") };
        assert!(*name == "events" && events.value() > run(2).choices.value());
    }

    #[test]
    fn random_players_agree_with_the_figures_of_the_rules() {
        let plan = Plan { games: 20_000, seed: 1, threads: 2 };
        let tally = run(&beginner(), &[random, random], &[], plan, |_| ());
        assert_eq!(tally.goals_of_matches.iter().sum::<u64>(), 20_000);
        assert!((tally.goals.value() - 1.348).abs() < 0.03, "{:?}", tally.goals.number());
        assert!((tally.level_rate.value() - 0.394).abs() < 0.02);
        assert_eq!((tally.drawn, tally.players[0].wins + tally.players[1].wins), (0, 20_000));
    }

    /// Whoever sees the hand that is dealt notes it, with the seat, and gives up.
    struct Noting(&'static Mutex<Vec<String>>);
    impl Player<Chifootmi> for Noting {
        fn choose(
            &mut self,
            seen: &onze_core::Seen<'_, Chifootmi>,
            _: &[onze_chifootmi::Move],
            _: &Budget<'_>,
        ) -> onze_chifootmi::Move {
            self.0.lock().unwrap().push(format!("{:?}", seen.view()));
            Chifootmi::GIVE_UP.unwrap()
        }
    }

    #[test]
    fn the_same_cards_are_dealt_to_both_and_to_every_pair() {
        let game = beginner();
        let noted: &'static Mutex<Vec<String>> = Box::leak(Box::default());
        let noting = || -> Maker<Chifootmi> { Box::new(move |_| Box::new(Noting(noted))) };
        let (entrants, meetings) = ([noting(), noting(), noting()], round_robin(3));
        assert_eq!(meetings, [[0, 1], [0, 2], [1, 2]]);
        let plan = Plan { games: 4, seed: 9, threads: 1 };
        let contest = Contest { game: &game, entrants: &entrants, meetings: &meetings, figures: &[], plan };
        let rounds = Mutex::new(Vec::new());
        play(&contest, &|_, _| true, &|played| rounds.lock().unwrap().extend_from_slice(played));
        let (seen, rounds) = (noted.lock().unwrap(), rounds.into_inner().unwrap());
        assert_eq!((seen.len(), rounds.len()), (12, 6));
        // Six matches of the first round and six of the second.
        assert!(
            seen[..6].iter().all(|view| *view == seen[0]) && seen[6..].iter().all(|view| *view == seen[6])
        );
        assert_ne!(seen[0], seen[6]);
        // Whoever has the first seat gives up at once: each player loses one match of each round.
        assert!(
            rounds.iter().all(|round| round.matches[0].outcome.winner() != round.matches[1].outcome.winner())
        );
    }

    #[test]
    fn rounds_that_are_known_are_not_played_again() {
        let game = beginner();
        let entrants: Vec<Maker<Chifootmi>> = vec![Box::new(random), Box::new(random)];
        let (meetings, plan) = (round_robin(2), Plan { games: 20, seed: 3, threads: 2 });
        let contest = Contest { game: &game, entrants: &entrants, meetings: &meetings, figures: &[], plan };
        let played = |wanted: &(dyn Fn(usize, u64) -> bool + Sync)| {
            let rounds = Mutex::new(Vec::new());
            play(&contest, wanted, &|played| rounds.lock().unwrap().extend_from_slice(played));
            let mut rounds = rounds.into_inner().unwrap();
            rounds.sort_by_key(|round: &Round| round.n);
            rounds
        };
        let (all, odd) = (played(&|_, _| true), played(&|_, n| n % 2 == 1));
        assert_eq!(odd, all.into_iter().filter(|round| round.n % 2 == 1).collect::<Vec<_>>());
    }
}
