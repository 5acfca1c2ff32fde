//! How the champion's value is made: it plays itself, and every goal is an episode.

use onze_core::{Game, Quick, Seat, Settings};
use onze_shoot::{Shoot, State};

use super::champion::{HIDDEN, Learnt};
use super::features::{INPUTS, inputs, network};
use super::league::ByChains;
use super::search::{Judge, Search, goal_since};
use crate::learn::{Episode, Sample, Training, train};
use crate::value::Network;

/// The most throws of an episode: who has learnt little wanders.
const MOST_THROWS: usize = 120;

/// The first of so many parts of the training is played by the league: who knows nothing hardly ever scores.
const LESSONS: u64 = 4;

/// Trains from nothing; the weights as a file holds them.
pub(crate) fn weights(training: Training, seed: u64, progress: impl FnMut(u64, f32)) -> Option<Vec<u8>> {
    let game = Shoot::new(&Settings::new(Shoot::SETTINGS)).ok()?;
    let mut chance = Quick::new(seed);
    let mut networks = [(); 2].map(|()| Network::fresh(INPUTS, HIDDEN, &mut chance));
    let lessons = training.episodes / LESSONS;
    let play = |networks: &[Network], n: u64| {
        let (chance, learnt) = (Quick::nth(seed, n), Learnt(networks));
        if n < lessons {
            goal(&game, &learnt, Search::new(ByChains, 1, 1), chance)
        } else {
            goal(&game, &learnt, Search::new(Learnt(networks), 1, 1), chance)
        }
    };
    train(&mut networks, training, play, progress);
    Some(networks.iter().flat_map(Network::write).collect())
}

/// One goal of a player against itself.
fn goal<J: Judge>(game: &Shoot, learnt: &Learnt<'_>, mut search: Search<J>, mut chance: Quick) -> Episode {
    let mut state = game.start(&mut chance, &mut ());
    let (begin, mut samples, mut moves) = (state, Vec::new(), Vec::new());
    // What is known of the next goal if nobody has scored for long.
    let mut outcome = 0.5;
    while let Some(seat) = game.to_act(&state).first().filter(|_| samples.len() < MOST_THROWS) {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let (choice, _) = search.best(game, &state, seat, &moves);
        game.apply(&mut state, seat, &choice, &mut ());
        if let Some(outcome) = goal_since(&begin, &state, Seat::FIRST) {
            return Episode { samples, outcome };
        }
        while game.due(&state) {
            if state.throw_due().is_some() {
                outcome = learnt.worth(game, &state, Seat::FIRST);
                samples.push(sample(game, &state));
            }
            game.draw(&mut state, &mut chance, &mut ());
            if let Some(outcome) = goal_since(&begin, &state, Seat::FIRST) {
                return Episode { samples, outcome };
            }
        }
    }
    Episode { samples, outcome }
}

fn sample(game: &Shoot, state: &State) -> Sample {
    Sample {
        network: network(state),
        inputs: inputs(game, state).to_vec(),
        second: state.side() == Seat::SECOND,
    }
}
