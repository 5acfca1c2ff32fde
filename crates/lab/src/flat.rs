//! Flat Monte Carlo: plays every choice out to the end many times, in states that fit what the seat knows, and makes the
//! one that did best. The yardstick of all other players.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use onze_core::{Chance, Game, Outcome, Quick, Seat, Seen};
use onze_players::{Budget, Player, playout};

/// How many simulations a choice gets unless the budget says otherwise.
pub(crate) const SIMULATIONS: u64 = 1_000;

/// A flat Monte Carlo player that thinks on one thread with a thousand simulations a choice.
pub fn flat<G: Game>(chance: Quick) -> Box<dyn Player<G>> {
    Box::new(Flat { chance, threads: 1 })
}

/// A flat Monte Carlo player.
#[derive(Clone, Debug)]
pub struct Flat {
    /// What its simulations grow from.
    pub chance: Quick,
    /// How many of them run side by side. With one and a number of simulations its choice depends on the seed alone.
    pub threads: usize,
}

impl<G: Game> Player<G> for Flat {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], budget: &Budget<'_>) -> G::Move {
        let worth = self.worth(seen, moves, budget);
        let best = worth.iter().enumerate().max_by(|a, b| a.1.mean().total_cmp(&b.1.mean()));
        moves[best.map_or(0, |(n, _)| n)].clone()
    }
}

/// What came of the simulations of one choice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// How many there were.
    pub simulations: u64,
    /// Their points together.
    pub points: f64,
}

impl Worth {
    /// Adds what came of other simulations.
    pub(crate) fn merge(&mut self, other: Worth) {
        self.simulations += other.simulations;
        self.points += other.points;
    }

    /// Points a simulation; less than any if there was none.
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    pub fn mean(&self) -> f64 {
        if self.simulations == 0 { -1.0 } else { self.points / self.simulations as f64 }
    }
}

impl Flat {
    /// What each of the choices is worth. The simulations go round the choices, so that each gets as many.
    pub fn worth<G: Game>(
        &mut self,
        seen: &Seen<'_, G>,
        moves: &[G::Move],
        budget: &Budget<'_>,
    ) -> Vec<Worth> {
        let budget = match (budget.simulations, budget.deadline) {
            (None, None) => budget.simulations(SIMULATIONS),
            _ => *budget,
        };
        let (seed, next) = (self.chance.word(), AtomicU64::new(0));
        let work = || {
            let mut worth = vec![Worth::default(); moves.len()];
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if budget.is_spent(n) {
                    return worth;
                }
                #[allow(clippy::cast_possible_truncation)] // a rest of a division by a length
                let choice = (n % moves.len() as u64) as usize;
                let points = simulate(seen, &moves[choice], &mut Quick::nth(seed, n), &budget);
                if let Some(points) = points {
                    worth[choice].simulations += 1;
                    worth[choice].points += points;
                }
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let mut worth = work();
            for other in others {
                let found = other.join().expect("a simulation does not panic");
                worth.iter_mut().zip(found).for_each(|(worth, found)| worth.merge(found));
            }
            worth
        })
    }
}

/// The points of one match played out at random after a choice; `None` if it was stopped on the way.
fn simulate<G: Game>(
    seen: &Seen<'_, G>,
    choice: &G::Move,
    chance: &mut Quick,
    budget: &Budget<'_>,
) -> Option<f64> {
    let (game, seat) = (seen.game(), seen.seat());
    let mut state = seen.resample(chance);
    game.apply(&mut state, seat, choice, &mut ());
    playout::finish_unless(game, &mut state, chance, || budget.is_spent(0))?;
    game.outcome(&state).map(|outcome| points(&outcome, seat))
}

/// Points as the arena counts them, with a trace of the score so that a lost match is still played for goals.
#[allow(clippy::cast_precision_loss)] // goals, or money, of one match
pub(crate) fn points(outcome: &Outcome, seat: Seat) -> f64 {
    let points = if outcome.level() { 0.5 } else { outcome.points(seat) };
    let own = outcome.score.get(seat.index()).copied().unwrap_or(0);
    let best = outcome.score.iter().enumerate().filter(|(n, _)| *n != seat.index()).map(|(_, score)| *score);
    let margin = (own - best.max().unwrap_or(0)) as f64;
    points + 0.01 * margin / (1.0 + margin.abs())
}

/// Searches at the choices of random matches until it is told to stop, and counts simulations and choices: what
/// `onze bench search` measures.
pub(crate) fn searches<G: Game>(game: &G, stop: &AtomicBool) -> (u64, u64) {
    let budget = Budget::new(stop).simulations(SIMULATIONS);
    let (mut simulations, mut choices, mut moves) = (0, 0, Vec::new());
    for n in 0.. {
        let mut chance = Quick::nth(11, n);
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            if stop.load(Ordering::Relaxed) {
                return (simulations, choices);
            }
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let worth = Flat { chance: Quick::nth(12, n), threads: 1 }.worth(
                &Seen::new(game, &state, seat),
                &moves,
                &budget,
            );
            simulations += worth.iter().map(|worth| worth.simulations).sum::<u64>();
            choices += 1;
            let Some(choice) = game.sample(&state, seat, &mut chance) else { break };
            game.apply(&mut state, seat, &choice, &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
        }
    }
    (simulations, choices)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::atomic::AtomicBool;
    use std::time::{Duration, Instant};

    use onze_chifootmi::Chifootmi;
    use onze_core::Settings;
    use onze_players::Deadline;
    use onze_shoot::Shoot;

    use super::*;

    pub(crate) fn seen_at_start<G: Game>(found: impl FnOnce(&Seen<'_, G>, &[G::Move])) {
        let game =
            G::new(&Settings::new(G::SETTINGS)).unwrap_or_else(|_| panic!("the defaults fit together"));
        let state = game.start(&mut Quick::new(3), &mut ());
        let seat = game.to_act(&state).first().unwrap();
        let mut moves = Vec::new();
        game.legal(&state, seat, &mut moves);
        found(&Seen::new(&game, &state, seat), &moves);
    }

    #[test]
    fn the_budget_is_counted_in_simulations_and_the_seed_decides_with_one_thread() {
        seen_at_start::<Chifootmi>(|seen, moves| {
            let stop = AtomicBool::new(false);
            let budget = Budget::new(&stop).simulations(401);
            let worth =
                |seed, threads| Flat { chance: Quick::new(seed), threads }.worth(seen, moves, &budget);
            let found = worth(1, 1);
            assert_eq!(found.iter().map(|worth| worth.simulations).sum::<u64>(), 401);
            assert_eq!(found, worth(1, 1));
            assert_ne!(found, worth(2, 1));
            // Every simulation has its own chance, so threads change the order of the sums alone.
            let by_two = worth(1, 2);
            assert!(found.iter().zip(&by_two).all(|(one, two)| {
                one.simulations == two.simulations && (one.points - two.points).abs() < 1e-6
            }));
        });
    }

    #[test]
    fn a_stop_is_obeyed_in_the_middle_of_a_simulation() {
        seen_at_start::<Shoot>(|seen, moves| {
            let stop = AtomicBool::new(true);
            let budget = Budget::new(&stop).until(Deadline::after(Duration::from_hours(1)));
            let began = Instant::now();
            let mut player = Flat { chance: Quick::new(1), threads: 2 };
            assert!(player.worth(seen, moves, &budget).iter().all(|worth| worth.simulations == 0));
            let choice = Player::<Shoot>::choose(&mut player, seen, moves, &budget);
            assert!(moves.contains(&choice) && began.elapsed() < Duration::from_secs(5));
        });
    }
}
