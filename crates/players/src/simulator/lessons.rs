//! How the champion's value is made: a player meets itself, and every goal is an episode.

use std::sync::atomic::AtomicBool;

use onze_core::{Chance, Game, Quick, Seen, Settings, Side};
use onze_simulator::{Simulator, State};

use super::Computer;
use super::features::{INPUTS, Next, Situation, inputs};
use super::learnt::{HIDDEN, Learnt};
use super::level::{self, Level};
use super::worth::Worth;
use crate::lessons::{Course, Lesson, Sample, Training};
use crate::{Budget, Player};

/// The most situations of an episode: who has learnt little wanders.
const MOST: usize = 400;
/// The first of so many parts of the training is played without what was learnt: it is worth nothing yet.
const LESSONS: u64 = 5;

/// How the champion's value is made.
pub const COURSE: Course = Course {
    training: Training { lessons: 8_000, batch: 32, lambda: 0.8, rate: 0.015 },
    networks: Next::COUNT,
    units: [INPUTS, HIDDEN],
    teacher: |lessons, seed| {
        let game = Simulator::new(&Settings::new(Simulator::SETTINGS)).expect("the defaults fit together");
        let taught = lessons / LESSONS;
        Box::new(move |networks, n| {
            let levels: [&'static Level; 2] = match n % 8 {
                _ if n < taught => [&level::TEACHER; 2],
                0 => [&level::TEACHER, &level::BOLD_PUPIL],
                1 => [&level::BOLD_PUPIL, &level::TEACHER],
                2 => [&level::PUPIL, &level::BOLD_PUPIL],
                3 => [&level::BOLD_PUPIL, &level::PUPIL],
                _ => [&level::BOLD_PUPIL; 2],
            };
            goal(&game, Learnt(networks), levels, Quick::nth(seed, n))
        })
    },
};

/// From a kick-off to the next goal.
fn goal(game: &Simulator, learnt: Learnt<'_>, levels: [&'static Level; 2], mut chance: Quick) -> Lesson {
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop);
    let mut players = levels.map(|level| Computer {
        chance: Quick::new(chance.below(u32::MAX).into()),
        level,
        learnt: level.learnt.then_some(learnt),
        planned: Vec::new(),
    });
    let worth = Worth::new(game, &level::TEACHER.believes);
    let mut state = game.start(&mut chance, &mut ());
    game.go_on(&mut state, &mut chance, &mut ());
    let (mut samples, mut moves, mut last) = (Vec::new(), Vec::new(), None);
    // What is known of the next goal if nobody has scored for long.
    let mut outcome = 0.5;
    while let Some(seat) = game.to_act(&state).first().filter(|_| samples.len() < MOST) {
        let football = game.football(&state);
        let now = Situation::of(&football);
        let kind = now.map(|now| (now.next, football.attack()));
        // A phase has several choices, and is told once.
        if let Some(now) = now.filter(|now| kind != last || now.next == Next::Relance) {
            let second = now.carrier.side() == Side::Blue;
            let inputs = inputs(game, &worth, &football, now).to_vec();
            let share = learnt.0[now.next as usize].value(&inputs);
            outcome = if second { 1.0 - share } else { share };
            samples.push(Sample { network: now.next as usize, inputs, second });
        }
        last = kind;
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let choice = players[seat.index()].choose(&Seen::new(game, &state, seat), &moves, &budget);
        game.apply(&mut state, seat, &choice, &mut ());
        game.go_on(&mut state, &mut chance, &mut ());
        match scored(game, &state) {
            [0, 0] => {}
            [0, _] => return Lesson::Played { samples, outcome: 0.0 },
            _ => return Lesson::Played { samples, outcome: 1.0 },
        }
    }
    Lesson::Played { samples, outcome }
}

fn scored(game: &Simulator, state: &State) -> [u16; 2] {
    Side::BOTH.map(|side| game.football(state).goals(side))
}
