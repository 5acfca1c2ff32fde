//! Many matches between players: who wins, how often, and how sure that is.
//!
//! The players change seats from match to match. Match `n` of a seed is the same match whatever the number of threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use onze_core::{Each, Game, Outcome, Quick, Seat, Seen};

use crate::{Budget, Player, PlayerKind};

/// How many matches to play, and how.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Matches.
    pub games: u64,
    /// What they grow from.
    pub seed: u64,
    /// How many run side by side.
    pub threads: usize,
}

/// Something that is counted in every match, by its events.
#[derive(Debug)]
pub struct Figure<G: Game> {
    /// Its name, as the sentences know it.
    pub name: &'static str,
    /// Is this event one of them?
    pub counts: fn(&G::Event) -> bool,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Matches played.
    pub games: u64,
    /// What each player did, in the order given.
    pub players: Vec<PlayerTally>,
    /// Matches that nobody won.
    pub drawn: u64,
    /// Matches level at the end of play, whatever decided them then.
    pub level: u64,
    /// Goals (points) of all seats together.
    pub goals: Sum,
    /// How many matches had 0, 1, 2 … goals; those with more than any match of football has are not in it.
    pub goals_of_matches: Vec<u64>,
    /// Choices of all seats together.
    pub choices: Sum,
    /// What else was counted, by name.
    pub figures: Vec<(&'static str, Sum)>,
}

/// What one player did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerTally {
    /// Matches won.
    pub wins: u64,
    /// Points: 1 for a win, the share of the others left behind among many, and one half if the score was level at the
    /// end of play, whatever decided then.
    pub points: Sum,
    /// Goals scored.
    pub goals: Sum,
}

/// A sum that knows its spread.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sum {
    n: u64,
    total: f64,
    squares: f64,
}

/// A figure with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// 95 % of a normal distribution lie within this many standard deviations.
const Z: f64 = 1.959_964;

impl Sum {
    fn add(&mut self, value: f64) {
        self.n += 1;
        self.total += value;
        self.squares += value * value;
    }

    fn merge(&mut self, other: &Sum) {
        self.n += other.n;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// The mean, with the interval of the normal approximation.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
    pub fn mean(&self) -> Estimate {
        let n = self.n.max(1) as f64;
        let value = self.total / n;
        let variance = (self.squares / n - value * value).max(0.0);
        let half = Z * (variance / n).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }
}

/// A share of many, with Wilson's interval, which is right also near 0 and 1.
#[allow(clippy::cast_precision_loss)] // far fewer than 2^52 matches
pub fn share(part: u64, all: u64) -> Estimate {
    let (n, p) = (all.max(1) as f64, part as f64 / all.max(1) as f64);
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    Estimate { value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The most matches that one thread plays before it asks for more.
const MOST_AT_ONCE: u64 = 256;
/// A thread asks so often at least, so that none waits long for the last one.
const ASKS: u64 = 64;

/// The most goals of a match that are counted one by one: where points are money there are too many.
const MOST_GOALS: usize = 1_000;

/// Plays the matches and counts figures. There is one kind of player a seat; `progress` is told how many more matches
/// are played.
pub fn run<G: Game>(
    game: &G,
    kinds: &[PlayerKind<G>],
    figures: &[Figure<G>],
    plan: Plan,
    progress: impl Fn(u64) + Sync,
) -> Tally {
    let next = AtomicU64::new(0);
    let chunk = (plan.games / (plan.threads.max(1) as u64 * ASKS)).clamp(1, MOST_AT_ONCE);
    let work = || {
        let mut tally = Tally::new(kinds.len(), figures);
        let mut moves = Vec::new();
        loop {
            let from = next.fetch_add(chunk, Ordering::Relaxed);
            if from >= plan.games {
                return tally;
            }
            let to = (from + chunk).min(plan.games);
            for n in from..to {
                play(game, kinds, figures, (plan.seed, n), &mut moves, &mut tally);
            }
            progress(to - from);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (1..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut tally = work();
        for thread in threads {
            tally.merge(&thread.join().expect("a thread of the arena does not panic"));
        }
        tally
    })
}

fn play<G: Game>(
    game: &G,
    kinds: &[PlayerKind<G>],
    figures: &[Figure<G>],
    (seed, n): (u64, u64),
    moves: &mut Vec<G::Move>,
    tally: &mut Tally,
) {
    let mut chance = Quick::nth(seed, n);
    // The seats rotate, so that no player has the better seat more often.
    #[allow(clippy::cast_possible_truncation)] // a rest of a division by a few
    let shift = (n % kinds.len() as u64) as usize;
    let of_seat = |seat: Seat| (seat.index() + shift) % kinds.len();
    let mut players: Vec<Box<dyn Player<G>>> =
        (0u64..).zip(kinds).map(|(i, kind)| kind(Quick::nth(seed ^ (i + 1), n))).collect();
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop);
    let mut counted = vec![0u32; figures.len()];
    let mut count = |event: G::Event| {
        for (n, _) in counted.iter_mut().zip(figures).filter(|(_, figure)| (figure.counts)(&event)) {
            *n += 1;
        }
    };
    let (mut state, mut choices) = (game.start(&mut chance, &mut ()), 0u32);
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, moves);
        let choice = players[of_seat(seat)].choose(&Seen::new(game, &state, seat), moves, &budget);
        // A player chooses what is legal: its tests hold it to that.
        if figures.is_empty() {
            game.apply(&mut state, seat, &choice, &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
        } else {
            game.apply(&mut state, seat, &choice, &mut Each(&mut count));
            game.go_on(&mut state, &mut chance, &mut Each(&mut count));
        }
        choices += 1;
    }
    if let Some(outcome) = game.outcome(&state) {
        tally.add(&outcome, of_seat);
        tally.choices.add(f64::from(choices));
        for ((_, sum), n) in tally.figures.iter_mut().zip(counted) {
            sum.add(f64::from(n));
        }
    }
}

#[allow(clippy::cast_precision_loss)] // goals or money of one match
fn as_float(goals: i64) -> f64 {
    goals as f64
}

impl Tally {
    fn new<G: Game>(n_players: usize, figures: &[Figure<G>]) -> Self {
        Tally {
            players: vec![PlayerTally::default(); n_players],
            figures: figures.iter().map(|figure| (figure.name, Sum::default())).collect(),
            ..Tally::default()
        }
    }

    fn add(&mut self, outcome: &Outcome, of_seat: impl Fn(Seat) -> usize) {
        self.games += 1;
        match outcome.winner() {
            Some(seat) => self.players[of_seat(seat)].wins += 1,
            None => self.drawn += 1,
        }
        self.level += u64::from(outcome.level());
        for (seat, &goals) in (0..).map_while(Seat::new).zip(&outcome.score) {
            let player = &mut self.players[of_seat(seat)];
            player.goals.add(as_float(goals));
            player.points.add(if outcome.level() { 0.5 } else { outcome.points(seat) });
        }
        let together = outcome.score.iter().sum();
        self.goals.add(as_float(together));
        if let Some(goals) = usize::try_from(together).ok().filter(|&goals| goals <= MOST_GOALS) {
            if self.goals_of_matches.len() <= goals {
                self.goals_of_matches.resize(goals + 1, 0);
            }
            self.goals_of_matches[goals] += 1;
        }
    }

    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.drawn += other.drawn;
        self.level += other.level;
        self.goals.merge(&other.goals);
        self.choices.merge(&other.choices);
        for ((_, sum), (_, others)) in self.figures.iter_mut().zip(&other.figures) {
            sum.merge(others);
        }
        for (player, others) in self.players.iter_mut().zip(&other.players) {
            player.wins += others.wins;
            player.points.merge(&others.points);
            player.goals.merge(&others.goals);
        }
        let longest = self.goals_of_matches.len().max(other.goals_of_matches.len());
        self.goals_of_matches.resize(longest, 0);
        for (matches, others) in self.goals_of_matches.iter_mut().zip(&other.goals_of_matches) {
            *matches += others;
        }
    }
}

#[cfg(test)]
mod tests {
    use onze_chifootmi::Chifootmi;
    use onze_core::Settings;

    use super::*;
    use crate::random;

    fn beginner() -> Chifootmi {
        Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let game = beginner();
        let figures = [Figure { name: "events", counts: |_| true }];
        let plan = |threads| Plan { games: 3_000, seed: 5, threads };
        let run = |threads| run(&game, &[random, random], &figures, plan(threads), |_| ());
        assert_eq!(run(1), run(3));
        let [(name, events)] = &run(2).figures[..] else { panic!("one figure is counted") };
        assert!(*name == "events" && events.mean().value > run(2).choices.mean().value);
    }

    #[test]
    fn random_players_agree_with_the_figures_of_the_rules() {
        let plan = Plan { games: 20_000, seed: 1, threads: 2 };
        let tally = run(&beginner(), &[random, random], &[], plan, |_| ());
        assert_eq!(tally.goals_of_matches.iter().sum::<u64>(), 20_000);
        assert!((tally.goals.mean().value - 1.348).abs() < 0.03, "{:?}", tally.goals.mean());
        assert!((share(tally.level, tally.games).value - 0.394).abs() < 0.02);
        assert_eq!((tally.drawn, tally.players[0].wins + tally.players[1].wins), (0, 20_000));
    }

    #[test]
    fn an_interval_holds_its_figure_and_shrinks_with_more_matches() {
        let (few, many) = (share(5, 10), share(5_000, 10_000));
        assert!(few.low < 0.5 && 0.5 < few.high && many.high - many.low < (few.high - few.low) / 20.0);
        assert!(share(0, 10).low.abs() < 1e-9 && share(0, 10).high > 0.2);
        // Wilson's interval for 15 of 20, from its closed form.
        let estimate = share(15, 20);
        assert!(
            (estimate.low - 0.5313).abs() < 1e-3 && (estimate.high - 0.8881).abs() < 1e-3,
            "{estimate:?}"
        );
    }
}
