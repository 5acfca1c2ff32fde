//! Training of values by TD(λ): a player plays itself, and each position is moved towards what the positions after it
//! were worth, the later ones counting less and less.
//!
//! Where a position can be worked out from those that follow it, it is moved towards that instead.
//!
//! Lessons of one batch are given side by side with the same weights and learnt from one after the other in their order, so
//! the number of threads changes nothing.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use onze_core::Quick;
use onze_players::lessons::{Course, Lesson, Training};
use onze_players::value::Network;

/// Trains the value of a game from nothing; its weights as `crates/players/data/GAME.value` holds them. The same training
/// and seed give the same bytes, whatever the number of threads. `progress` is told after each batch how many lessons are
/// done, and how far the values were from their targets.
pub fn weights(
    course: &Course,
    training: Training,
    seed: u64,
    threads: usize,
    progress: impl FnMut(u64, f32),
) -> Vec<u8> {
    let (mut chance, [inputs, hidden]) = (Quick::new(seed), course.units);
    let mut networks: Vec<_> =
        (0..course.networks).map(|_| Network::fresh(inputs, hidden, &mut chance)).collect();
    train(&mut networks, training, threads, (course.teacher)(training.lessons, seed), progress);
    networks.iter().flat_map(Network::write).collect()
}

/// Trains the networks with lessons that `teacher` gives by the weights of the moment and a number.
pub(crate) fn train(
    networks: &mut [Network],
    training: Training,
    threads: usize,
    teacher: impl Fn(&[Network], u64) -> Lesson + Sync,
    mut progress: impl FnMut(u64, f32),
) {
    let mut done = 0;
    while done < training.lessons {
        let until = (done + training.batch.max(1)).min(training.lessons);
        let lessons = batch(networks, done..until, threads, &teacher);
        #[allow(clippy::cast_precision_loss)] // far fewer than 2^23
        let way = done as f32 / training.lessons as f32;
        let rate = training.rate * (1.0 - 0.9 * way);
        let off = lessons.iter().map(|lesson| learn(networks, lesson, training.lambda, rate)).sum();
        done = until;
        progress(done, average(off, lessons.len()));
    }
}

#[allow(clippy::cast_precision_loss)] // some hundred
fn average(sum: f32, n: usize) -> f32 {
    sum / n.max(1) as f32
}

fn batch(
    networks: &[Network],
    numbers: std::ops::Range<u64>,
    threads: usize,
    teacher: &(impl Fn(&[Network], u64) -> Lesson + Sync),
) -> Vec<Lesson> {
    let next = AtomicU64::new(numbers.start);
    let given = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= numbers.end {
                        return;
                    }
                    let lesson = teacher(networks, n);
                    given.lock().expect("no thread panics with the list in hand").push((n, lesson));
                }
            });
        }
    });
    let mut given = given.into_inner().expect("no thread panics with the list in hand");
    given.sort_unstable_by_key(|(n, _)| *n);
    given.into_iter().map(|(_, lesson)| lesson).collect()
}

/// Learns from a lesson, from its end to its beginning, and tells how far the values were from their targets.
fn learn(networks: &mut [Network], lesson: &Lesson, lambda: f32, rate: f32) -> f32 {
    match lesson {
        Lesson::Played { samples, outcome } => {
            let (mut target, mut off) = (*outcome, 0.0);
            for sample in samples.iter().rev() {
                let of_side = |value: f32| if sample.second { 1.0 - value } else { value };
                let value = of_side(networks[sample.network].learn(&sample.inputs, of_side(target), rate));
                off += (target - value).abs();
                // What is worth telling to the position before: this one's own value, and what came after it.
                target = (1.0 - lambda) * value + lambda * target;
            }
            average(off, samples.len())
        }
        Lesson::Solved(solved) => {
            let off = solved.iter().rev().map(|(sample, target)| {
                let value = networks[sample.network].learn(&sample.inputs, *target, rate);
                (target - value).abs()
            });
            average(off.sum(), solved.len())
        }
    }
}

#[cfg(test)]
mod tests {
    use onze_core::Chance;
    use onze_players::lessons::Sample;

    use super::*;
    use crate::course;

    /// A walk on a line of five places, up or down by a coin, from the middle to one of the ends: the chance to leave at
    /// the upper end is known.
    fn walk(_: &[Network], n: u64) -> Lesson {
        let (mut chance, mut place, mut samples) = (Quick::nth(7, n), 2usize, Vec::new());
        loop {
            let mut inputs = vec![0.0; 5];
            inputs[place] = 1.0;
            samples.push(Sample { network: 0, inputs, second: false });
            match (place, chance.below(2)) {
                (0, 0) => return Lesson::Played { samples, outcome: 0.0 },
                (4, 1) => return Lesson::Played { samples, outcome: 1.0 },
                (_, up) => place = place + 2 * up as usize - 1,
            }
        }
    }

    fn trained(threads: usize) -> Network {
        let mut networks = [Network::fresh(5, 8, &mut Quick::new(1))];
        let training = Training { lessons: 20_000, batch: 64, lambda: 0.7, rate: 0.05 };
        train(&mut networks, training, threads, walk, |_, _| ());
        let [network] = networks;
        network
    }

    #[test]
    fn the_value_of_a_random_walk_is_learnt_whatever_the_number_of_threads() {
        let network = trained(1);
        for (place, share) in (1u8..=5).enumerate() {
            let mut inputs = [0.0; 5];
            inputs[place] = 1.0;
            let value = network.value(&inputs);
            assert!((value - f32::from(share) / 6.0).abs() < 0.06, "{place}: {value}");
        }
        assert_eq!(network, trained(3));
    }

    #[test]
    fn the_same_seed_gives_the_same_weights_whatever_the_number_of_threads() {
        for game in onze_games::ALL {
            let course = course(game.id()).unwrap();
            let training = Training { lessons: 2, batch: 2, ..course.training };
            let made = |threads| weights(course, training, 1, threads, |_, _| ());
            assert_eq!(made(1), made(2), "{}", game.id());
        }
    }
}
