//! A player that mixes: what cannot be guessed cannot be exploited.
//!
//! A choice is a game of one simultaneous move over worlds that fit what is known: the hands that the other side may
//! hold, and those that it must think this side may hold. Regret matching solves it, and the choice is drawn from the mix
//! of the hand that this side really has.

use onze_chifootmi::{Card, Chifootmi, Move, State};
use onze_core::{Chance, Game, Quick, Seat, Seen};

use super::outlook::{Judge, Outlook};
use crate::regret::{self, MOST};
use crate::{Budget, Player};

/// How a mixing player thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Worlds with the hand that this side has, and as many with hands that it might have.
    pub(super) worlds: usize,
    /// Rounds of regret matching.
    pub(super) rounds: u32,
    /// The share of its choices that the other side is taken to make at random.
    pub(super) noise: f32,
    /// How many last cards are solved.
    pub(super) last_cards: usize,
}

/// A player that mixes.
pub(super) struct Mixing<J> {
    pub(super) chance: Quick,
    pub(super) judge: J,
    pub(super) style: Style,
}

impl<J: Judge> Player<Chifootmi> for Mixing<J> {
    fn choose(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], budget: &Budget<'_>) -> Move {
        self.judge.meet(seen.game());
        let n = match moves[0] {
            // A direction must not be guessed.
            Move::Aim(_) => self.below(moves.len()),
            Move::Offside(_) | Move::OneTwo(_) => self.answer(seen, moves, budget),
            _ => {
                let mix = self.mix(seen, budget);
                self.drawn(mix, moves.len())
            }
        };
        moves[n]
    }
}

impl<J: Judge> Mixing<J> {
    #[allow(clippy::cast_possible_truncation)] // lists are short
    fn below(&mut self, n: usize) -> usize {
        self.chance.below(n as u32) as usize
    }

    /// One of so many choices, as often as the mix says.
    fn drawn(&mut self, mix: regret::Mix, n: usize) -> usize {
        #[allow(clippy::cast_precision_loss)] // 24 bits
        let mut left = self.chance.below(1 << 24) as f32 / 16_777_216.0;
        for (choice, share) in mix.iter().enumerate().take(n) {
            left -= share;
            if left < 0.0 {
                return choice;
            }
        }
        (0..n.min(MOST)).max_by(|&a, &b| mix[a].total_cmp(&mix[b])).unwrap_or(0)
    }

    /// The better answer to a question, on average over worlds.
    fn answer(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], budget: &Budget<'_>) -> usize {
        let (game, seat) = (seen.game(), seen.seat());
        let mut worth = [0.0; MOST];
        for done in 0..self.style.worlds {
            if done > 0 && budget.is_spent(done as u64) {
                break;
            }
            let world = seen.resample(&mut self.chance);
            let outlook = Outlook { game, judge: &self.judge, last_cards: self.style.last_cards };
            for (worth, choice) in worth.iter_mut().zip(moves) {
                let mut after = world;
                game.apply(&mut after, seat, choice, &mut ());
                *worth += outlook.worth(&after, seat);
            }
        }
        (0..moves.len().min(MOST)).max_by(|&a, &b| worth[a].total_cmp(&worth[b])).unwrap_or(0)
    }

    /// How often each choice should be made with the hand that this side has. A simulation of the budget is a world.
    pub(super) fn mix(&mut self, seen: &Seen<'_, Chifootmi>, budget: &Budget<'_>) -> regret::Mix {
        let (game, seat, style) = (seen.game(), seen.seat(), self.style);
        let first = seen.resample(&mut self.chance);
        let outlook = Outlook { game, judge: &self.judge, last_cards: style.last_cards };
        if outlook.is_last(&first) {
            return outlook.solved(&first, seat).1;
        }
        let mut solved = regret::Game::new();
        let mut hands: [Vec<Hand>; 2] = [vec![hand(&first, seat)], Vec::new()];
        let (n, _) = outlook.sizes(&first, seat);
        let own = solved.add_row(n);
        // Without piles everybody knows every card, and one world is like the other.
        let worlds = if first.piles_are_empty() { 1 } else { 2 * style.worlds };
        for done in 0..worlds {
            if done > 0 && budget.is_spent(done as u64) {
                break;
            }
            let world = match done {
                0 => first,
                _ if done % 2 == 0 => seen.resample(&mut self.chance),
                _ => seen.resample_common(&mut self.chance),
            };
            let (n, m) = outlook.sizes(&world, seat);
            let row = kind(&mut hands[0], hand(&world, seat)).unwrap_or_else(|| solved.add_row(n));
            let column =
                kind(&mut hands[1], hand(&world, seat.other())).unwrap_or_else(|| solved.add_column(m));
            // What follows a card depends on the hands alone, what follows a pile also on what is drawn.
            if first.is_drawing() || !solved.again(row, column) {
                solved.add(row, column, 1.0, outlook.gains(&world, seat));
            }
        }
        solved.solve(style.rounds, style.noise);
        solved.row(own)
    }
}

/// The cards of a hand, slot by slot.
type Hand = [Option<Card>; 4];

fn hand(state: &State, seat: Seat) -> Hand {
    onze_chifootmi::Slot::ALL.map(|slot| state.active(seat, slot))
}

/// The number of a hand among those met so far; nothing if it is new, and then it is kept.
fn kind(hands: &mut Vec<Hand>, hand: Hand) -> Option<usize> {
    let found = hands.iter().position(|known| *known == hand);
    if found.is_none() {
        hands.push(hand);
    }
    found
}
