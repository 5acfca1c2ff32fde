//! How the champion's value is made: it plays itself with open hands, and each state is moved towards what the solved
//! choice in it is worth, the last cards being solved to the end.

use onze_chifootmi::{Chifootmi, Kick, State};
use onze_core::table::configure;
use onze_core::{Chance, Game, Quick, Seat};

use super::champion::{HIDDEN, Learnt, NETWORKS};
use super::features::{Agreed, INPUTS, LEVELS, all_inputs};
use super::mixing::drawn;
use super::outlook::{Gains, Judge, Outlook};
use crate::lessons::{Course, Lesson, Sample, Training};
use crate::matrix::Solved;
use crate::regret::{MOST, Mix};
use crate::value::Network;

/// How often a side errs while it learns, so that it sees more than what good play leads to.
const ERRS_ONE_IN: u32 = 3;
/// How many last cards are solved.
const LAST_CARDS: usize = 2;
/// Orders of the piles that a draw is averaged over: nobody knows how they lie.
const ORDERS: u8 = 4;

/// The options that may be added to each level, half of the matches with each.
const ADDED: [&str; 3] = ["offside", "one_two", "counter_attack"];

/// How the champion's value is made.
pub const COURSE: Course = Course {
    training: Training { lessons: 200_000, batch: 32, lambda: 0.0, rate: 0.04 },
    networks: NETWORKS,
    units: [INPUTS, HIDDEN],
    teacher: |_, seed| {
        let games: Vec<Chifootmi> = (0..LEVELS.len() * 8).map(variant).collect();
        Box::new(move |networks, n| {
            #[allow(clippy::cast_possible_truncation)] // a rest of a division by a few
            let game = &games[(n % games.len() as u64) as usize];
            Lesson::Solved(episode(game, networks, Quick::nth(seed, n)))
        })
    },
};

/// The levels in turn; those of pro+ with each set of its added rules.
fn variant(n: usize) -> Chifootmi {
    let (level, added) = (LEVELS[n % LEVELS.len()], n / LEVELS.len());
    let mut set = vec![("level".to_owned(), level.to_owned())];
    if level == "pro+" {
        let on = ADDED.iter().enumerate().filter(|(bit, _)| added >> bit & 1 == 1);
        set.extend(on.map(|(_, option)| ((*option).to_owned(), "on".to_owned())));
    }
    configure(&set).expect("the levels and what may be added to them fit together")
}

/// One match of a player against itself, up to the last cards: its states, and what each is worth for the attacker.
fn episode(game: &Chifootmi, networks: &[Network], mut chance: Quick) -> Vec<(Sample, f32)> {
    let mut judge = Learnt::new(networks);
    judge.meet(game);
    let (agreed, outlook) = (Agreed::new(game), Outlook { game, judge: &judge, last_cards: LAST_CARDS });
    let mut state = game.start(&mut chance, &mut ());
    let mut found = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        if outlook.is_last(&state) || state.kick_due() == Some(Kick::ShootOut) {
            break;
        }
        if !(state.is_choosing() || state.is_drawing()) {
            // Kicks are mixed evenly, and questions have both answers tried.
            let Some(choice) = game.sample(&state, seat, &mut chance) else { break };
            game.apply(&mut state, seat, &choice, &mut ());
            continue;
        }
        let attacker = state.attacker();
        let Solved { value, row, column } = gains(game, &outlook, &state, &mut chance).solved();
        found.push((sample(game, agreed, &state), value));
        // Both choose before either choice is made: with it the next question may come.
        let choices = [(attacker, row), (attacker.other(), column)].map(|(seat, mix)| {
            let mut moves = Vec::with_capacity(MOST);
            game.legal(&state, seat, &mut moves);
            let n = (!moves.is_empty()).then(|| perhaps_erring(mix, moves.len(), &mut chance))?;
            Some((seat, moves[n]))
        });
        for (seat, choice) in choices.into_iter().flatten() {
            game.apply(&mut state, seat, &choice, &mut ());
        }
    }
    found
}

/// What each pair of choices is worth for the attacker.
fn gains(game: &Chifootmi, outlook: &Outlook<'_, Learnt<'_>>, state: &State, chance: &mut Quick) -> Gains {
    let mut all = outlook.gains(state, state.attacker());
    if state.is_drawing() {
        for _ in 1..ORDERS {
            let other = outlook.gains(&game.piles_anew(state, chance), state.attacker());
            for (gain, other) in all.by_choice.iter_mut().flatten().zip(other.by_choice.iter().flatten()) {
                *gain += other;
            }
        }
        all.by_choice.iter_mut().flatten().for_each(|gain| *gain /= f32::from(ORDERS));
    }
    all
}

/// One of so many choices: now and then any, else as often as the mix says.
fn perhaps_erring(mix: Mix, n: usize, chance: &mut Quick) -> usize {
    if chance.below(ERRS_ONE_IN) > 0 {
        return drawn(mix, n, chance);
    }
    #[allow(clippy::cast_possible_truncation)] // lists are short
    let any = chance.below(n as u32) as usize;
    any
}

/// A state as the network that values it is told of it.
pub(super) fn sample(game: &Chifootmi, agreed: Agreed, state: &State) -> Sample {
    Sample {
        network: agreed.network(state),
        inputs: all_inputs(game, agreed, state),
        second: state.attacker() == Seat::SECOND,
    }
}
