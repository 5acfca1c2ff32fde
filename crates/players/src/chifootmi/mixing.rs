//! A player that mixes: what cannot be guessed cannot be exploited.
//!
//! A choice is a game of one simultaneous move over worlds that fit what is known: the hands that the other side may
//! hold, and those that it must think this side may hold. Regret matching solves it, and the choice is drawn from the mix
//! of the hand that this side really has.

use onze_chifootmi::{Card, Chifootmi, Move, Pile, State};
use onze_core::{Chance, Game, Quick, Seat, Seen};

use super::outlook::{Judge, Outlook};
use crate::regret::{self, MOST};
use crate::{Budget, Player};

/// How a mixing player thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Hands of this side that are looked at: the one that it has, and others that it might have.
    pub(super) own: usize,
    /// Hands that the other side might have.
    pub(super) others: usize,
    /// Rounds of regret matching.
    pub(super) rounds: u32,
    /// The share of its choices that the other side is taken to make at random.
    pub(super) noise: f32,
    /// How many last cards are solved in the worlds that are looked at; once the piles are empty all are.
    pub(super) last_cards: usize,
}

/// With so many cards left each a side trusts in no mistakes any more.
const LAST_CARDS: usize = 3;

/// A player that mixes.
pub(super) struct Mixing<J> {
    pub(super) chance: Quick,
    pub(super) judge: J,
    pub(super) style: Style,
}

impl<J: Judge + Send> Player<Chifootmi> for Mixing<J> {
    fn choose(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], budget: &Budget<'_>) -> Move {
        self.judge.meet(seen.game());
        let n = match moves[0] {
            // A direction must not be guessed.
            Move::Aim(_) => self.below(moves.len()),
            Move::Offside(_) | Move::OneTwo(_) => self.answer(seen, moves, budget),
            _ => {
                let mix = self.mix(seen, budget);
                drawn(mix, moves.len(), &mut self.chance)
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

    /// The better answer to a question, on average over worlds.
    fn answer(&mut self, seen: &Seen<'_, Chifootmi>, moves: &[Move], budget: &Budget<'_>) -> usize {
        let (game, seat) = (seen.game(), seen.seat());
        let mut worth = [0.0; MOST];
        for done in 0..self.style.others {
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

    /// How often each choice should be made with the hand that this side has. A simulation of the budget is a world: a hand
    /// of each side.
    pub(super) fn mix(&mut self, seen: &Seen<'_, Chifootmi>, budget: &Budget<'_>) -> regret::Mix {
        let (game, seat, style) = (seen.game(), seen.seat(), self.style);
        let first = seen.resample(&mut self.chance);
        // Without piles everybody knows every card: what follows is solved to the end of the match.
        if first.piles_are_empty() {
            let gains = Outlook { game, judge: &self.judge, last_cards: MOST }.gains(&first, seat);
            let few = first.hand(seat).count() <= LAST_CARDS;
            return if few { gains.solved() } else { gains.trusting(style.noise).solved() }.row;
        }
        let hands_decide = first.is_choosing() && a_pile_is_chosen_next(game, &first);
        // The sides have decks of their own: any hand of one may meet any hand of the other.
        let own = self.worlds(style.own, |n, chance| match n {
            0 => first,
            _ => seen.resample_common(chance),
        });
        let others = self.worlds(style.others, |n, chance| match n {
            0 => first,
            _ => seen.resample(chance),
        });
        let outlook = Outlook { game, judge: &self.judge, last_cards: style.last_cards };
        let mut solved = regret::Game::new();
        let mut hands: [Vec<Hand>; 2] = [Vec::new(), Vec::new()];
        let mut done = 0;
        'all: for other in &others {
            for own in &own {
                if done > 0 && budget.is_spent(done) {
                    break 'all;
                }
                done += 1;
                let world = other.with_cards_of(seat, own);
                let known = [seat, seat.other()].map(|seat| hand(&world, seat));
                let [row, column] =
                    [0, 1].map(|side| hands[side].iter().position(|hand| *hand == known[side]));
                if let (true, Some(row), Some(column)) = (hands_decide, row, column)
                    && solved.again(row, column)
                {
                    continue;
                }
                let gains = outlook.gains(&world, seat);
                let row = row.unwrap_or_else(|| {
                    hands[0].push(known[0]);
                    solved.add_row(gains.rows)
                });
                let column = column.unwrap_or_else(|| {
                    hands[1].push(known[1]);
                    solved.add_column(gains.columns)
                });
                solved.add(row, column, 1.0, gains.by_choice);
            }
        }
        solved.solve(style.rounds, style.noise);
        // The hand that this side has is the first that was met.
        solved.row(0)
    }

    fn worlds(&mut self, n: usize, mut world: impl FnMut(usize, &mut Quick) -> State) -> Vec<State> {
        (0..n.max(1)).map(|n| world(n, &mut self.chance)).collect()
    }
}

/// Does somebody choose a pile after this duel? Else cards are drawn at once, and what they are decides too.
fn a_pile_is_chosen_next(game: &Chifootmi, state: &State) -> bool {
    let has = |seat, pile| !game.pile(state, seat, pile).is_empty();
    [Seat::FIRST, Seat::SECOND].into_iter().any(|seat| has(seat, Pile::FaceUp) && has(seat, Pile::FaceDown))
}

/// One of so many choices, as often as the mix says.
pub(super) fn drawn(mix: regret::Mix, n: usize, chance: &mut Quick) -> usize {
    #[allow(clippy::cast_precision_loss)] // 24 bits
    let mut left = chance.below(1 << 24) as f32 / 16_777_216.0;
    for (choice, share) in mix.iter().enumerate().take(n) {
        left -= share;
        if left < 0.0 {
            return choice;
        }
    }
    (0..n.min(MOST)).max_by(|&a, &b| mix[a].total_cmp(&mix[b])).unwrap_or(0)
}

/// The cards of a hand, slot by slot.
type Hand = [Option<Card>; 4];

fn hand(state: &State, seat: Seat) -> Hand {
    onze_chifootmi::Slot::ALL.map(|slot| state.active(seat, slot))
}
