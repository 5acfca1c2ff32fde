//! How much a player gives away to whoever has studied it: a reply to it is trained, and then measured.
//!
//! The pupil may ask itself at any time what the player would do, as often as it likes; it only does not know what chance
//! will make it do this time. It plays match after match against it and learns by TD(λ) what positions are worth against
//! this one player. Against somebody who cannot be exploited it ends near one half of the points.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use onze_core::{Game, Quick, Seat, Seen};
use onze_players::estimate::{Estimate, Sum};
use onze_players::lessons::{Lesson, Pupil, Sample, Thinks, Training};
use onze_players::value::Network;
use onze_players::{Budget, PlayerKind};

use crate::learn::train;

/// How a reply is trained and measured.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    /// Matches from which it learns.
    pub lessons: u64,
    /// Matches in which it is measured afterwards.
    pub matches: u64,
    /// What they grow from.
    pub seed: u64,
    /// How many run side by side. It changes nothing but the time.
    pub threads: usize,
}

/// Trains a reply to a player and tells the share of the points that it then takes. `progress` hears how many more
/// matches are played.
pub(crate) fn best_reply<G: Game>(
    game: &G,
    pupil: &dyn Pupil<G>,
    against: PlayerKind<G>,
    study: Study,
    progress: &(dyn Fn(u64) + Sync),
) -> Estimate {
    let mut networks = pupil.networks();
    let training = Training { lessons: study.lessons, batch: 32, lambda: 0.7, rate: 0.002 };
    let lesson = |networks: &[Network], n: u64| {
        let (samples, outcome) = play(game, (pupil, networks), against, (study.seed, n), true);
        progress(1);
        Lesson::Played { samples, outcome }
    };
    train(&mut networks, training, study.threads, lesson, |_, _| ());
    // Lost, level and won matches.
    let (next, results) = (AtomicU64::new(0), [const { AtomicU64::new(0) }; 3]);
    std::thread::scope(|scope| {
        for _ in 0..study.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= study.matches {
                        return;
                    }
                    let (_, outcome) = play(game, (pupil, &networks), against, (!study.seed, n), false);
                    let points = if of_first(n) { outcome } else { 1.0 - outcome };
                    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 0, 1 or 2
                    results[(2.0 * points) as usize].fetch_add(1, Ordering::Relaxed);
                    progress(1);
                }
            });
        }
    });
    let mut points = Sum::default();
    for (result, each) in results.into_iter().zip([0.0, 0.5, 1.0]) {
        (0..result.into_inner()).for_each(|_| points.add(each));
    }
    points.share()
}

/// The pupil sits on the first seat in every other match.
fn of_first(n: u64) -> bool {
    n.is_multiple_of(2)
}

/// One match of the pupil, and what came of it for the first seat.
fn play<G: Game>(
    game: &G,
    (pupil, networks): (&dyn Pupil<G>, &[Network]),
    against: PlayerKind<G>,
    (seed, n): (u64, u64),
    learns: bool,
) -> (Vec<Sample>, f32) {
    let stop = AtomicBool::new(false);
    let own = if of_first(n) { Seat::FIRST } else { Seat::SECOND };
    let (mut chance, mut thoughts) = (Quick::nth(seed, n), Quick::nth(seed ^ 0x7e57, n));
    let mut player = against(Quick::nth(seed ^ 0x5eed, n));
    let (mut samples, mut moves) = (Vec::new(), Vec::new());
    let mut state = game.start(&mut chance, &mut ());
    while let Some(seat) = game.to_act(&state).first() {
        if learns {
            samples.extend(pupil.sample(game, &state));
        }
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let seen = Seen::new(game, &state, seat);
        let choice = if seat == own {
            pupil.choose(networks, against, &seen, &moves, Thinks { chance: &mut thoughts, learns })
        } else {
            player.choose(&seen, &moves, &Budget::new(&stop))
        };
        game.apply(&mut state, seat, &choice, &mut ());
        game.go_on(&mut state, &mut chance, &mut ());
    }
    let points = |outcome: onze_core::Outcome| {
        if outcome.level() { 0.5 } else { f32::from(u8::from(outcome.winner() == Some(Seat::FIRST))) }
    };
    (samples, game.outcome(&state).map_or(0.5, points))
}

#[cfg(test)]
mod tests {
    use onze_chifootmi::Chifootmi;
    use onze_core::Settings;
    use onze_players::lessons::Studious;
    use onze_players::random;

    use super::*;

    #[test]
    fn a_reply_to_random_play_is_learnt_whatever_the_number_of_threads() {
        let game = Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).unwrap();
        let reply = |threads| {
            let study = Study { lessons: 60, matches: 200, seed: 1, threads };
            best_reply(&game, &Studious, random, study, &|_| ())
        };
        let found = reply(1);
        assert!(found.low > 0.5 && found.value < 1.0 && found.high > found.value, "{found:?}");
        assert_eq!(found, reply(2));
    }
}
