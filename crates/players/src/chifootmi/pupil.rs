//! Somebody who studies one player of Chifootmi: asks itself in every world that it may imagine what that player would
//! choose there, and values what follows by what was learnt from matches against it.

use std::sync::atomic::AtomicBool;

use onze_chifootmi::{Chifootmi, Move, State};
use onze_core::{Chance, Game, Quick, Seat, Seen};

use super::champion::{Learnt, learnt};
use super::features::Agreed;
use super::lessons::sample;
use super::outlook::{Judge, Outlook, made};
use crate::lessons::{Pupil, Sample, Thinks};
use crate::regret::MOST;
use crate::value::Network;
use crate::{Budget, PlayerKind};

/// Worlds that it imagines for a choice while it learns, and when it is measured.
const WORLDS: [usize; 2] = [2, 8];
/// How many last cards it reckons with exactly: none, because the player that it studies need not play them well.
const LAST_CARDS: usize = 0;

/// Studies a player of Chifootmi. It begins with what the champion has learnt.
pub struct Studious;

impl Pupil<Chifootmi> for Studious {
    fn networks(&self) -> Vec<Network> {
        learnt().to_vec()
    }

    fn sample(&self, game: &Chifootmi, state: &State) -> Option<Sample> {
        let mut moves = Vec::with_capacity(MOST);
        game.legal(state, game.to_act(state).first()?, &mut moves);
        let counts = matches!(moves.first()?, Move::Play(_) | Move::Draw(_));
        (counts && game.sealed(state).is_empty()).then(|| sample(game, Agreed::new(game), state))
    }

    fn choose(
        &self,
        networks: &[Network],
        against: PlayerKind<Chifootmi>,
        seen: &Seen<'_, Chifootmi>,
        moves: &[Move],
        Thinks { chance, learns }: Thinks<'_>,
    ) -> Move {
        let (game, seat, other) = (seen.game(), seen.seat(), seen.seat().other());
        #[allow(clippy::cast_possible_truncation)] // lists are short
        let mut any = || moves[chance.below(moves.len() as u32) as usize];
        if matches!(moves[0], Move::Aim(_)) {
            // Nobody in this project can be guessed here.
            return any();
        }
        let mut judge = Learnt::new(networks);
        judge.meet(game);
        let outlook = Outlook { game, judge: &judge, last_cards: LAST_CARDS };
        let mut worth = [0.0; MOST];
        for _ in 0..WORLDS[usize::from(!learns)] {
            let world = seen.resample(chance).unsealed();
            let answer = answered(game, &world, other, against, chance);
            for (worth, &choice) in worth.iter_mut().zip(moves) {
                let after = made(game, &world, seat, choice);
                *worth += match answer {
                    Some(answer) => outlook.worth(&made(game, &after, other, answer), seat),
                    None => outlook.worth(&after, seat),
                };
            }
        }
        let best = (0..moves.len().min(MOST)).reduce(|a, b| if worth[b] > worth[a] { b } else { a });
        moves[best.unwrap_or(0)]
    }
}

/// What a player would choose in a world, if it is asked there too.
fn answered(
    game: &Chifootmi,
    world: &State,
    seat: Seat,
    player: PlayerKind<Chifootmi>,
    chance: &mut Quick,
) -> Option<Move> {
    let mut moves = Vec::with_capacity(MOST);
    game.legal(world, seat, &mut moves);
    let stop = AtomicBool::new(false);
    let mut player = player(Quick::new(chance.word()));
    (!moves.is_empty()).then(|| player.choose(&Seen::new(game, world, seat), &moves, &Budget::new(&stop)))
}
