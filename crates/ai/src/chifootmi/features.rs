//! What the learnt value is told of a state in which a card or a pile is chosen: everything as the attacker sees it, with
//! all cards open, because it is asked about worlds that are only imagined.

use onze_chifootmi::{Card, Chifootmi, Pile, State};
use onze_core::{Game, Seat};

/// Kinds of cards that are told apart: Dribble/Tackle, and the values from 1 to 11.
const KINDS: usize = 12;
/// What is told of one side.
const OF_A_SIDE: usize = 2 * KINDS + (KINDS + 1) + 2 + 4;
/// What is told altogether.
pub(super) const INPUTS: usize = 7 + 1 + 3 + 3 + 1 + 3 + 2 * OF_A_SIDE;

/// The levels, each with two networks of its own.
pub(super) const LEVELS: [&str; 4] = ["beginner", "amateur", "pro", "pro+"];

/// Which network values this state: each level has one for cards and one for piles.
pub(super) fn network(game: &Chifootmi, state: &State) -> usize {
    let level = LEVELS.iter().position(|level| *level == game.settings().text("level")).unwrap_or(0);
    2 * level + usize::from(state.is_drawing())
}

/// What the network is told.
pub(super) fn inputs(game: &Chifootmi, state: &State) -> [f32; INPUTS] {
    let mut told = Told { inputs: [0.0; INPUTS], n: 0 };
    let (attacker, defender) = (state.attacker(), state.defender());
    let lead = f32::from(small(state.score(attacker))) - f32::from(small(state.score(defender)));
    for step in [-3.0f32, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0] {
        told.add_if((lead.clamp(-3.0, 3.0) - step).abs() < 0.5);
    }
    let left = state.hand(attacker).count()
        + game.pile(state, attacker, Pile::FaceUp).len()
        + game.pile(state, attacker, Pile::FaceDown).len();
    let left = f32::from(small(left)) / 14.0;
    told.add(left);
    let (kept, needed) = state.conservations();
    for n in 0..3 {
        told.add_if(kept == n);
    }
    for n in 0..3 {
        told.add_if(needed - kept.min(needed) == n);
    }
    // A lead counts more the less is left.
    told.add(lead.clamp(-3.0, 3.0) / 3.0 * (1.0 - left));
    for option in ["offside", "one_two", "counter_attack"] {
        told.add_if(game.settings().text(option) == "on");
    }
    for side in [attacker, defender] {
        told.side(game, state, side);
    }
    debug_assert_eq!(told.n, INPUTS);
    told.inputs
}

/// A small count.
fn small(n: impl TryInto<u8>) -> u8 {
    n.try_into().unwrap_or(u8::MAX)
}

fn kind(card: Card) -> usize {
    usize::from(card.value().unwrap_or(0)).min(KINDS - 1)
}

struct Told {
    inputs: [f32; INPUTS],
    n: usize,
}

impl Told {
    fn add(&mut self, input: f32) {
        self.inputs[self.n] = input;
        self.n += 1;
    }

    fn add_if(&mut self, is: bool) {
        self.add(f32::from(u8::from(is)));
    }

    /// How many cards of each kind there are.
    fn cards(&mut self, cards: impl Iterator<Item = Card>) {
        for card in cards {
            // There are up to three Dribble/Tackle cards, and one card of each value.
            self.inputs[self.n + kind(card)] += if card.is_x() { 1.0 / 3.0 } else { 1.0 };
        }
        self.n += KINDS;
    }

    fn side(&mut self, game: &Chifootmi, state: &State, seat: Seat) {
        let (up, down) = (game.pile(state, seat, Pile::FaceUp), game.pile(state, seat, Pile::FaceDown));
        self.cards(state.hand(seat));
        self.cards(up.iter().chain(down).copied());
        match up.last() {
            Some(&top) => self.inputs[self.n + kind(top)] = 1.0,
            None => self.inputs[self.n + KINDS] = 1.0,
        }
        self.n += KINDS + 1;
        self.add(f32::from(small(up.len())) / 7.0);
        self.add(f32::from(small(down.len())) / 3.0);
        let mut values = [0.0; 4];
        for (value, card) in values.iter_mut().zip(state.hand(seat)) {
            *value = f32::from(card.value().unwrap_or(0)).min(11.0) / 11.0;
        }
        values.sort_by(f32::total_cmp);
        for value in values {
            self.add(value);
        }
    }
}
