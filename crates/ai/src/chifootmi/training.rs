//! How the champion's value is made: it plays itself until the last cards, which are solved.

use std::sync::atomic::AtomicBool;

use onze_chifootmi::{Chifootmi, Move, State};
use onze_core::table::configure;
use onze_core::{Chance, Game, Quick, Seat, Seen};

use super::champion::{HIDDEN, Learnt, NETWORKS};
use super::features::{Agreed, BELIEVED, INPUTS, LEVELS, inputs};
use super::mixing::{Mixing, Style};
use super::outlook::{Judge, Outlook};
use crate::learn::{Episode, Sample, Training, train};
use crate::value::Network;
use crate::{Budget, Player};

/// How it thinks while it learns: less, but more often.
const STYLE: Style = Style { worlds: 3, rounds: 40, noise: 0.2, last_cards: 2 };

/// The options that may be added to each level, half of the matches with each.
const ADDED: [&str; 3] = ["offside", "one_two", "counter_attack"];

/// Trains from what the club knows; the weights as a file holds them.
pub(crate) fn weights(training: Training, seed: u64, progress: impl FnMut(u64, f32)) -> Option<Vec<u8>> {
    let mut chance = Quick::new(seed);
    let mut networks: Vec<Network> =
        (0..NETWORKS).map(|_| Network::fresh(INPUTS, HIDDEN, &mut chance).believing(BELIEVED)).collect();
    let games: Vec<Chifootmi> = (0..LEVELS.len() * 8).map(variant).collect::<Option<_>>()?;
    let play = |networks: &[Network], n: u64| {
        #[allow(clippy::cast_possible_truncation)] // a rest of a division by a few
        let game = &games[(n % games.len() as u64) as usize];
        episode(game, networks, Quick::nth(seed, n))
    };
    train(&mut networks, training, play, progress);
    Some(networks.iter().flat_map(Network::write).collect())
}

/// The levels in turn; those of pro+ with each set of its added rules.
fn variant(n: usize) -> Option<Chifootmi> {
    let (level, added) = (LEVELS[n % LEVELS.len()], n / LEVELS.len());
    let mut set = vec![("level".to_owned(), level.to_owned())];
    if level == "pro+" {
        let on = ADDED.iter().enumerate().filter(|(bit, _)| added >> bit & 1 == 1);
        set.extend(on.map(|(_, option)| ((*option).to_owned(), "on".to_owned())));
    }
    configure(&set).ok()
}

/// One match of a player against itself, up to the last cards.
fn episode(game: &Chifootmi, networks: &[Network], mut chance: Quick) -> Episode {
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop);
    let mut player = Mixing { chance: Quick::new(chance.word()), judge: Learnt::new(networks), style: STYLE };
    player.judge.meet(game);
    let agreed = Agreed::new(game);
    let mut state = game.start(&mut chance, &mut ());
    let (mut samples, mut moves): (Vec<Sample>, Vec<Move>) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act(&state).first() {
        let outlook = Outlook { game, judge: &player.judge, last_cards: STYLE.last_cards };
        if outlook.is_last(&state) || state.kick_due() == Some(onze_chifootmi::Kick::ShootOut) {
            return Episode { samples, outcome: outlook.worth(&state, Seat::FIRST) };
        }
        moves.clear();
        game.legal(&state, seat, &mut moves);
        // Both are asked at the same time: the state is told once.
        if matches!(moves[0], Move::Play(_) | Move::Draw(_)) && game.sealed(&state).is_empty() {
            samples.push(sample(game, agreed, &state));
        }
        let choice = player.choose(&Seen::new(game, &state, seat), &moves, &budget);
        game.apply(&mut state, seat, &choice, &mut ());
        game.go_on(&mut state, &mut chance, &mut ());
    }
    let outlook = Outlook { game, judge: &player.judge, last_cards: 0 };
    Episode { samples, outcome: outlook.worth(&state, Seat::FIRST) }
}

/// A state as the network that values it is told of it.
pub(super) fn sample(game: &Chifootmi, agreed: Agreed, state: &State) -> Sample {
    Sample {
        network: agreed.network(state),
        inputs: inputs(game, agreed, state).to_vec(),
        second: state.attacker() == Seat::SECOND,
    }
}
