//! A learnt value of positions: a small dense network with one hidden layer.
//!
//! It reckons with + − × ÷ of `f32` in a fixed order and with nothing else, so the same weights give the same bits on
//! every machine, and training from the same seed gives the same weights.
//!
//! ```text
//!  inputs ──▶ hidden: softsign(b + Σ w·x) ──▶ ½ + ½ softsign(b + Σ w·h), a share from 0 to 1
//! ```

use onze_core::{Chance, Quick};

/// The most units of the hidden layer.
pub const MOST_HIDDEN: usize = 64;

/// What the hidden units have added up so far. A network with fewer units leaves the last ones alone.
pub type Hidden = [f32; MOST_HIDDEN];

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    inputs: usize,
    hidden: usize,
    /// For each input what it adds to each hidden unit, then the biases of the hidden units, then what each of them adds
    /// to the output, then its bias.
    weights: Vec<f32>,
}

/// How many units are added up side by side.
const LANES: usize = 32;

/// A smooth step from −1 to 1 that needs no exponential function.
fn softsign(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

/// What a network is told, one input after the other.
pub(crate) struct Inputs<const N: usize> {
    told: [f32; N],
    n: usize,
}

impl<const N: usize> Inputs<N> {
    pub(crate) fn new() -> Self {
        Inputs { told: [0.0; N], n: 0 }
    }

    pub(crate) fn add(&mut self, input: f32) {
        self.told[self.n] = input;
        self.n += 1;
    }

    pub(crate) fn add_if(&mut self, is: bool) {
        self.add(f32::from(u8::from(is)));
    }

    /// The next inputs are those of before.
    pub(crate) fn copy(&mut self, before: &[f32; N], many: usize) {
        self.told[self.n..self.n + many].copy_from_slice(&before[self.n..self.n + many]);
        self.n += many;
    }

    /// All of them.
    pub(crate) fn all(self) -> [f32; N] {
        debug_assert_eq!(self.n, N);
        self.told
    }
}

impl Network {
    /// A network that knows nothing: small weights from chance, and an output near one half.
    pub fn fresh(inputs: usize, hidden: usize, chance: &mut Quick) -> Self {
        let hidden = hidden.min(MOST_HIDDEN);
        let mut weights = vec![0.0; size(inputs, hidden)];
        let small = |chance: &mut Quick, most: f32| {
            #[allow(clippy::cast_precision_loss)] // 24 bits
            let unit = chance.below(1 << 24) as f32 / 8_388_608.0 - 1.0;
            unit * most
        };
        for weight in &mut weights[..inputs * hidden] {
            *weight = small(chance, 0.3);
        }
        for weight in &mut weights[(inputs + 1) * hidden..(inputs + 2) * hidden] {
            *weight = small(chance, 0.1);
        }
        Network { inputs, hidden, weights }
    }

    /// Reads weights as [`Network::write`] writes them; `None` if their number does not fit.
    pub fn read(inputs: usize, hidden: usize, bytes: &[u8]) -> Option<Self> {
        let (step, steps) = bytes.split_first_chunk()?;
        let step = f32::from_le_bytes(*step);
        let fits = hidden <= MOST_HIDDEN && step.is_finite() && steps.len() == size(inputs, hidden);
        let weights = || steps.iter().map(|&steps| f32::from(steps.cast_signed()) * step).collect();
        fits.then(|| Network { inputs, hidden, weights: weights() })
    }

    /// The weights as bytes, for they travel to browsers: what a step is in four, then how many of them each weight is in
    /// one. What that leaves out changes no match that the arena can tell (docs/strength.md).
    pub fn write(&self) -> Vec<u8> {
        let most = self.weights.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
        let step = most / f32::from(i8::MAX);
        #[allow(clippy::cast_possible_truncation)] // from −127 to 127
        let steps = self.weights.iter().map(|weight| ((weight / step).round() as i8).cast_unsigned());
        step.to_le_bytes().into_iter().chain(steps).collect()
    }

    /// The networks that were written one after the other.
    ///
    /// # Panics
    ///
    /// If the weights are those of other inputs: for what is compiled in, and read by a test.
    pub(crate) fn read_all(inputs: usize, hidden: usize, bytes: &[u8]) -> Vec<Self> {
        let networks = bytes.chunks(size_of::<f32>() + size(inputs, hidden));
        let read =
            |bytes| Network::read(inputs, hidden, bytes).expect("the weights are those of these inputs");
        networks.map(read).collect()
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// The value of what these inputs tell, from 0 to 1.
    pub fn value(&self, inputs: &[f32]) -> f32 {
        let mut hidden = Network::nothing();
        self.output(inputs, &mut hidden)
    }

    /// The same for inputs told by their numbers; those that are not there are nought, and those that are there twice are
    /// added. For wide networks of which each position touches little.
    pub fn value_of(&self, inputs: &[(u16, f32)]) -> f32 {
        let (n, mut hidden) = (self.hidden, Network::nothing());
        for base in (0..n).step_by(LANES) {
            let width = LANES.min(n - base);
            let mut sums = [0.0; LANES];
            for &(input, x) in inputs {
                let row = &self.weights[usize::from(input) * n + base..][..width];
                if let Some(row) = row.first_chunk::<LANES>() {
                    for (sum, weight) in sums.iter_mut().zip(row) {
                        *sum += weight * x;
                    }
                } else {
                    for (sum, weight) in sums.iter_mut().zip(row) {
                        *sum += weight * x;
                    }
                }
            }
            hidden[base..base + width].copy_from_slice(&sums[..width]);
        }
        self.finish(&mut hidden)
    }

    /// Hidden units before any input.
    pub const fn nothing() -> Hidden {
        [0.0; MOST_HIDDEN]
    }

    /// Adds what some inputs bring to the hidden units, the first of them being input number `from`: for those who value
    /// many positions that have most of their inputs in common.
    pub fn add(&self, from: usize, inputs: &[f32], hidden: &mut Hidden) {
        debug_assert!(from + inputs.len() <= self.inputs);
        let n = self.hidden;
        let rows = &self.weights[from * n..];
        if n.is_multiple_of(LANES) {
            // As many units as the registers of a processor hold, all inputs for them, then the next.
            for base in (0..n).step_by(LANES) {
                let Some(units) = hidden[base..].first_chunk_mut::<LANES>() else { return };
                let mut sums = *units;
                for (row, &x) in rows.chunks_exact(n).zip(inputs) {
                    let Some(row) = row[base..].first_chunk::<LANES>() else { return };
                    if x != 0.0 {
                        for (sum, weight) in sums.iter_mut().zip(row) {
                            *sum += weight * x;
                        }
                    }
                }
                *units = sums;
            }
        } else {
            for (row, &x) in rows.chunks_exact(n).zip(inputs) {
                for (unit, weight) in hidden.iter_mut().zip(row) {
                    *unit += weight * x;
                }
            }
        }
    }

    /// The value once all inputs were added; the hidden units then hold what they tell.
    pub fn finish(&self, hidden: &mut Hidden) -> f32 {
        let (n, below) = (self.hidden, &self.weights[self.inputs * self.hidden..]);
        let (biases, above) = below.split_at(n);
        let mut sum = above[n];
        for ((unit, bias), up) in hidden.iter_mut().zip(biases).zip(&above[..n]) {
            *unit = softsign(*unit + bias);
            sum += *unit * up;
        }
        0.5 + 0.5 * softsign(sum)
    }

    /// Moves the value of these inputs towards a target, and tells what it was.
    pub fn learn(&mut self, inputs: &[f32], target: f32, rate: f32) -> f32 {
        let mut hidden = Network::nothing();
        let value = self.output(inputs, &mut hidden);
        let (n, n_inputs) = (self.hidden, self.inputs);
        // The loss that matches this output has the plain difference as its slope.
        let slope = rate * (target - value);
        let mut back = [0.0; MOST_HIDDEN];
        let (below, above) = self.weights.split_at_mut((n_inputs + 1) * n);
        let (up, bias) = above.split_at_mut(n);
        for ((back, up), &unit) in back.iter_mut().zip(up).zip(&hidden[..n]) {
            // The slope of softsign is (1 − |softsign|)².
            let flat = 1.0 - unit.abs();
            *back = slope * *up * flat * flat;
            *up += slope * unit;
        }
        bias[0] += slope;
        for (row, &x) in below.chunks_exact_mut(n).zip(inputs.iter().chain(&[1.0])) {
            if x != 0.0 {
                for (weight, back) in row.iter_mut().zip(&back) {
                    *weight += back * x;
                }
            }
        }
        value
    }

    fn output(&self, inputs: &[f32], hidden: &mut Hidden) -> f32 {
        debug_assert_eq!(inputs.len(), self.inputs);
        self.add(0, inputs, hidden);
        self.finish(hidden)
    }
}

/// How many weights there are.
const fn size(inputs: usize, hidden: usize) -> usize {
    (inputs + 2) * hidden + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exclusive or: what no network without a hidden layer can tell.
    const CASES: [([f32; 2], f32); 4] =
        [([0.0, 0.0], 0.1), ([0.0, 1.0], 0.9), ([1.0, 0.0], 0.9), ([1.0, 1.0], 0.1)];

    fn trained(seed: u64) -> Network {
        let mut chance = Quick::new(seed);
        let mut network = Network::fresh(2, 8, &mut chance);
        for _ in 0..20_000 {
            let (inputs, target) = CASES[chance.below(4) as usize];
            network.learn(&inputs, target, 0.1);
        }
        network
    }

    #[test]
    fn a_network_learns_what_is_not_a_sum_of_its_inputs() {
        let network = trained(1);
        for (inputs, target) in CASES {
            let value = network.value(&inputs);
            assert!((value - target).abs() < 0.05, "{inputs:?}: {value}");
        }
    }

    #[test]
    fn inputs_told_by_their_numbers_are_worth_the_same() {
        for hidden in [8, 32, 64] {
            let network = Network::fresh(5, hidden, &mut Quick::new(1));
            let told = network.value_of(&[(1, 0.5), (4, -1.0)]);
            assert!((told - network.value(&[0.0, 0.5, 0.0, 0.0, -1.0])).abs() < 1e-6);
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_weights_and_they_are_read_back() {
        let network = trained(3);
        assert_eq!(network, trained(3));
        let written = network.write();
        assert_eq!(written.len(), 4 + network.weights.len());
        let read = Network::read(2, 8, &written).expect("as it was written");
        let most = network.weights.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
        for (read, weight) in read.weights.iter().zip(&network.weights) {
            assert!((read - weight).abs() <= most / 250.0, "{read} {weight}");
        }
        assert_eq!(Network::read(3, 8, &written), None);
        assert_eq!(Network::read(2, 8, &written[1..]), None);
    }
}
