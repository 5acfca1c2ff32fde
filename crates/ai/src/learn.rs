//! Training of values by TD(λ): a player plays itself, and each position is moved towards what the positions after it
//! were worth, the later ones counting less and less.
//!
//! Where a position can be worked out from those that follow it, it is moved towards that instead.
//!
//! Episodes of one batch are played side by side with the same weights and learnt from one after the other in their
//! order, so the number of threads changes nothing.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::value::Network;

/// A position as a network saw it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Which of the networks values such positions.
    pub network: usize,
    /// What it was told.
    pub inputs: Vec<f32>,
    /// Is its value that of the second side?
    pub second: bool,
}

/// One stretch of a match, from a beginning to something that counts.
#[derive(Clone, Debug)]
pub struct Episode {
    /// Its positions in order.
    pub samples: Vec<Sample>,
    /// What came of it for the first side, from 0 to 1.
    pub outcome: f32,
}

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// Episodes.
    pub episodes: u64,
    /// Episodes that are played before the next are learnt from.
    pub batch: u64,
    /// How much the later positions count: 0 for the next one alone, 1 for the outcome alone.
    pub lambda: f32,
    /// How far a value is moved at the beginning; it falls to a tenth of that.
    pub rate: f32,
    /// How many episodes are played side by side.
    pub threads: usize,
}

/// Trains the networks with episodes that `play` makes from the weights of the moment and a number. `progress` is told
/// after each batch how many episodes are done, and how far the values were from their targets.
pub fn train(
    networks: &mut [Network],
    training: Training,
    play: impl Fn(&[Network], u64) -> Episode + Sync,
    progress: impl FnMut(u64, f32),
) {
    let learn = |networks: &mut [Network], episode: &Episode, rate: f32| {
        learn(networks, episode, training.lambda, rate)
    };
    in_batches(networks, training, play, learn, progress);
}

/// The same where `play` has worked out by looking ahead what each position of an episode is worth for its side: no luck
/// is in such targets, so fewer of them teach as much.
pub fn train_ahead(
    networks: &mut [Network],
    training: Training,
    play: impl Fn(&[Network], u64) -> Vec<(Sample, f32)> + Sync,
    progress: impl FnMut(u64, f32),
) {
    let learn = |networks: &mut [Network], found: &Vec<(Sample, f32)>, rate: f32| {
        let off = found.iter().rev().map(|(sample, target)| {
            let value = networks[sample.network].learn(&sample.inputs, *target, rate);
            (target - value).abs()
        });
        average(off.sum(), found.len())
    };
    in_batches(networks, training, play, learn, progress);
}

fn in_batches<E: Send>(
    networks: &mut [Network],
    training: Training,
    play: impl Fn(&[Network], u64) -> E + Sync,
    learn: impl Fn(&mut [Network], &E, f32) -> f32,
    mut progress: impl FnMut(u64, f32),
) {
    let mut done = 0;
    while done < training.episodes {
        let until = (done + training.batch.max(1)).min(training.episodes);
        let episodes = batch(networks, done..until, training.threads, &play);
        #[allow(clippy::cast_precision_loss)] // far fewer than 2^23
        let way = done as f32 / training.episodes as f32;
        let rate = training.rate * (1.0 - 0.9 * way);
        let off = episodes.iter().map(|episode| learn(networks, episode, rate)).sum();
        done = until;
        progress(done, average(off, episodes.len()));
    }
}

#[allow(clippy::cast_precision_loss)] // some hundred
fn average(sum: f32, n: usize) -> f32 {
    sum / n.max(1) as f32
}

fn batch<E: Send>(
    networks: &[Network],
    numbers: std::ops::Range<u64>,
    threads: usize,
    play: &(impl Fn(&[Network], u64) -> E + Sync),
) -> Vec<E> {
    let next = AtomicU64::new(numbers.start);
    let found = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= numbers.end {
                        return;
                    }
                    let episode = play(networks, n);
                    found.lock().expect("no thread panics with the list in hand").push((n, episode));
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread panics with the list in hand");
    found.sort_unstable_by_key(|(n, _)| *n);
    found.into_iter().map(|(_, episode)| episode).collect()
}

/// Learns from an episode, from its end to its beginning, and tells how far the values were from their targets.
fn learn(networks: &mut [Network], episode: &Episode, lambda: f32, rate: f32) -> f32 {
    let (mut target, mut off) = (episode.outcome, 0.0);
    for sample in episode.samples.iter().rev() {
        let of_side = |value: f32| if sample.second { 1.0 - value } else { value };
        let value = of_side(networks[sample.network].learn(&sample.inputs, of_side(target), rate));
        off += (target - value).abs();
        // What is worth telling to the position before: this one's own value, and what came after it.
        target = (1.0 - lambda) * value + lambda * target;
    }
    average(off, episode.samples.len())
}

#[cfg(test)]
mod tests {
    use onze_core::{Chance, Quick};

    use super::*;

    /// A walk on a line of five places, up or down by a coin, from the middle to one of the ends: the chance to leave at
    /// the upper end is known.
    fn walk(_: &[Network], n: u64) -> Episode {
        let (mut chance, mut place, mut samples) = (Quick::nth(7, n), 2usize, Vec::new());
        loop {
            let mut inputs = vec![0.0; 5];
            inputs[place] = 1.0;
            samples.push(Sample { network: 0, inputs, second: false });
            match (place, chance.below(2)) {
                (0, 0) => return Episode { samples, outcome: 0.0 },
                (4, 1) => return Episode { samples, outcome: 1.0 },
                (_, up) => place = place + 2 * up as usize - 1,
            }
        }
    }

    fn trained(threads: usize) -> Network {
        let mut networks = [Network::fresh(5, 8, &mut Quick::new(1))];
        let training = Training { episodes: 20_000, batch: 64, lambda: 0.7, rate: 0.05, threads };
        train(&mut networks, training, walk, |_, _| ());
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
}
