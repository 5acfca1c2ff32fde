//! How the champion's value is made: it plays itself, and every goal is an episode.

use std::sync::atomic::AtomicBool;

use onze_challenge::Move;
use onze_challenge::pitch::{Choice, Options, Phase, Pitch, Play, Side};
use onze_core::{Chance, Quick};

use super::captain::{Captain, Care};
use super::coach::{Coach, Eye};
use super::features::{INPUTS, Situation, inputs};
use super::ground::{Ground, place};
use super::learnt::{HIDDEN, Learnt};
use super::line_up;
use super::lines::Lines;
use crate::Budget;
use crate::lessons::{Course, Lesson, Sample, Training};

/// The most throws of an episode.
const MOST_THROWS: u16 = 60;
/// The first of so many parts of the training is played by the club: who knows nothing hardly ever scores.
const LESSONS: u64 = 6;
/// Later one in so many goals is played against the club, whose play is unlike the pupil's own.
const AGAINST_CLUB: u32 = 4;
/// The club's side lines up high as often as not; a pupil's always does, but for one in so many goals.
const LOW: u32 = 8;
/// How often a footballer of a pupil goes where chance wants him, one in so many: so it sees what it would not do.
const ASTRAY: u32 = 12;

/// How the champion's value is made.
pub const COURSE: Course = Course {
    training: Training { lessons: 5_000, batch: 32, lambda: 0.8, rate: 0.02 },
    networks: 2,
    units: [INPUTS, HIDDEN],
    teacher: |lessons, seed| {
        let pitch = Pitch::new(Options::default());
        let by_club = lessons / LESSONS;
        Box::new(move |networks, n| {
            let mut chance = Quick::nth(seed, n);
            let taught = if n < by_club {
                [true; 2]
            } else {
                let against = chance.below(2 * AGAINST_CLUB);
                [against == 0, against == 1]
            };
            let manners = taught.map(|taught| {
                let high = if taught { chance.below(2) == 0 } else { chance.below(LOW) > 0 };
                Manner { taught, high }
            });
            goal(&pitch, &Learnt(networks), manners, chance)
        })
    },
};

/// How a side plays for a goal.
#[derive(Clone, Copy)]
struct Manner {
    /// The club plays for it.
    taught: bool,
    /// It lines up high.
    high: bool,
}

/// One goal of a player against itself, or against the club.
fn goal(pitch: &Pitch, learnt: &Learnt<'_>, manners: [Manner; 2], mut chance: Quick) -> Lesson {
    let champions = [0; 2].map(|_: u8| [2, 2, 1, 3, 0, 4][chance.below(6) as usize]);
    let mut play = pitch.ready(champions);
    let (mut samples, mut choices) = (Vec::new(), Vec::new());
    // What is known of the next goal if nobody has scored for long.
    let mut outcome = 0.5;
    while play.throws() < MOST_THROWS {
        if let Some(need) = pitch.needs(&play) {
            if let Some(now) = due(&play) {
                let ground = Ground::new(pitch.options(), &play);
                let lines = Side::BOTH.map(|side| Lines::new(&ground, side));
                let told = inputs(&ground, lines.each_ref(), now);
                let share = learnt.0[now.network()].value(&told);
                let second = now.thrower == Side::North;
                outcome = if second { 1.0 - share } else { share };
                samples.push(Sample { network: now.network(), inputs: told.to_vec(), second });
            }
            if pitch.give(&mut play, need.any(&mut chance), &mut ()).is_err() {
                break;
            }
        } else {
            let Some(side) = play.who() else { break };
            choices.clear();
            pitch.legal(&play, side, &mut choices);
            let manner = manners[side.index()];
            let Some(choice) = chosen(pitch, &play, side, &choices, learnt, manner, &mut chance) else {
                break;
            };
            pitch.apply(&mut play, side, &choice, &mut ());
        }
        match play.score() {
            [1, _] => return Lesson::Played { samples, outcome: 1.0 },
            [_, 1] => return Lesson::Played { samples, outcome: 0.0 },
            _ => {}
        }
    }
    Lesson::Played { samples, outcome }
}

fn chosen(
    pitch: &Pitch,
    play: &Play,
    side: Side,
    choices: &[Choice],
    learnt: &Learnt<'_>,
    manner: Manner,
    chance: &mut Quick,
) -> Option<Choice> {
    let n = u32::try_from(choices.len()).ok().filter(|n| *n > 0)?;
    if play.phase() == Phase::Moves && chance.below(ASTRAY) == 0 {
        return choices.get(chance.below(n) as usize).copied();
    }
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop);
    let choice = if matches!(play.phase(), Phase::Place(_)) {
        manner.high.then(|| line_up::high(pitch, play, side, choices)).flatten()
    } else if manner.taught {
        let moves: Vec<Move> = choices.iter().copied().map(Move::Pitch).collect();
        let eye = if manner.high { Eye::High } else { Eye::Club };
        Coach::new(pitch, play, side, eye, &budget).choice(&moves).and_then(|choice| match choice {
            Move::Pitch(choice) => Some(choice),
            _ => None,
        })
    } else {
        Captain::new(learnt, pitch, play, side, &budget, Care::Glance).choice(choices)
    };
    choice.or_else(|| choices.first().copied())
}

/// The situation, if three dice are due.
pub(super) fn due(play: &Play) -> Option<Situation> {
    (play.phase() == Phase::Throw).then(|| Situation {
        thrower: play.side(),
        ball: place(play.ball()),
        possession: play.is_possession(),
        start: play.start(),
    })
}
