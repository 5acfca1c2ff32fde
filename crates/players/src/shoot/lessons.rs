//! How the champion's value is made: it plays itself, and every goal is an episode.

use std::sync::atomic::AtomicBool;

use onze_core::{Game, Notation, Quick, Seat, Settings};
use onze_shoot::{Shoot, State};

use super::champion::HIDDEN;
use super::features::{INPUTS, inputs, network};
use super::league::ByChains;
use super::learnt::Learnt;
use super::search::{Judge, Search, goal_since};
use crate::Budget;
use crate::lessons::{Course, Lesson, Sample, Training};
use crate::value::Network;

/// The most throws of an episode: who has learnt little wanders.
const MOST_THROWS: usize = 200;

/// The first of so many parts of the training is played by the league: who knows nothing hardly ever scores.
const LESSONS: u64 = 20;

/// A kick-off after a goal (SHO-210): the first of a match has one throw more, and comes but once.
const KICK_OFF: &str = "South=R; R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2; \
    B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
    ball 12,10 R; due R B; score 0-1; throws 9; idle 0";

/// How the champion's value is made.
pub const COURSE: Course = Course {
    training: Training { lessons: 30_000, batch: 16, lambda: 0.7, rate: 0.004 },
    networks: 2,
    units: [INPUTS, HIDDEN],
    teacher: |lessons, seed| {
        let game = Shoot::new(&Settings::new(Shoot::SETTINGS)).expect("the defaults fit together");
        let kick_off = game.read_position(KICK_OFF).expect("a kick-off is a position");
        let taught = lessons / LESSONS;
        Box::new(move |networks, n| {
            let mut chance = Quick::nth(seed, n);
            let mut state = if n.is_multiple_of(4) { game.start(&mut chance, &mut ()) } else { kick_off };
            game.go_on(&mut state, &mut chance, &mut ());
            if n < taught {
                goal(&game, state, networks, Search::new(ByChains, 1, 1), chance)
            } else {
                goal(&game, state, networks, Search::new(Learnt::new(networks), 1, 1), chance)
            }
        })
    },
};

/// One goal of a player against itself.
fn goal<J: Judge>(
    game: &Shoot,
    mut state: State,
    networks: &[Network],
    mut search: Search<J>,
    mut chance: Quick,
) -> Lesson {
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop);
    let (begin, mut samples, mut moves) = (state, Vec::new(), Vec::new());
    // What is known of the next goal if nobody has scored for long.
    let mut outcome = 0.5;
    while let Some(seat) = game.to_act(&state).first().filter(|_| samples.len() < MOST_THROWS) {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let choice = search.best(game, &state, seat, &moves, &budget);
        game.apply(&mut state, seat, &choice, &mut ());
        if let Some(outcome) = goal_since(&begin, &state, Seat::FIRST) {
            return Lesson::Played { samples, outcome };
        }
        while game.due(&state) {
            if state.throw_due().is_some() {
                outcome = Learnt::new(networks).worth(game, &state, Seat::FIRST);
                samples.push(sample(game, &state));
            }
            game.draw(&mut state, &mut chance, &mut ());
            if let Some(outcome) = goal_since(&begin, &state, Seat::FIRST) {
                return Lesson::Played { samples, outcome };
            }
        }
    }
    Lesson::Played { samples, outcome }
}

fn sample(game: &Shoot, state: &State) -> Sample {
    Sample { network: network(state), inputs: inputs(game, state), second: state.side() == Seat::SECOND }
}
