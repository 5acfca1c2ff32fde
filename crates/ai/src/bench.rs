//! How fast the searches are: what `onze bench search` measures.

use std::sync::atomic::{AtomicBool, Ordering};

use onze_core::{Game, Quick, Seen};

use crate::Budget;
use crate::flat::{Flat, Worth};
use crate::playout::Cut;
use crate::tree::Tree;

/// How a search simulates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Searching {
    /// Every choice as often, played out at random to the end.
    Flat,
    /// A tree, played out at random to the end.
    Tree,
    /// A tree, with positions valued where the simulation is cut.
    CutTree,
}

/// Simulations a choice.
const SIMULATIONS: u64 = 1_000;

/// Searches at the choices of random matches until it is told to stop, and counts choices and finished simulations.
pub(crate) fn searches<G: Game>(
    game: &G,
    how: Searching,
    cut: Option<Cut<G>>,
    stop: &AtomicBool,
) -> Option<(u64, u64)> {
    let cut = if how == Searching::CutTree { Some(cut?) } else { None };
    let budget = Budget::new(stop).simulations(SIMULATIONS);
    let (mut choices, mut simulations, mut moves) = (0, 0, Vec::new());
    for n in 0.. {
        let mut chance = Quick::nth(11, n);
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            if stop.load(Ordering::Relaxed) {
                return Some((choices, simulations));
            }
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let seen = Seen::new(game, &state, seat);
            let worth = match how {
                Searching::Flat => {
                    Flat { chance: Quick::nth(12, n), threads: 1 }.worth(&seen, &moves, &budget)
                }
                _ => Tree { chance: Quick::nth(12, n), threads: 1, cut }.worth(&seen, &moves, &budget),
            };
            simulations += worth.iter().map(|worth: &Worth| worth.simulations).sum::<u64>();
            choices += 1;
            let Some(choice) = game.sample(&state, seat, &mut chance) else { break };
            game.apply(&mut state, seat, &choice, &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
        }
    }
    None
}
