//! What the learnt value is told of a state in which a card or a pile is chosen: everything as the attacker sees it, with
//! the cards in the hands open, because it is asked about worlds that are only imagined. How the piles lie nobody knows,
//! so they are told as what is in them, with the one card on top that everybody sees.

use onze_chifootmi::{Card, Chifootmi, Pile, State};
use onze_core::{Game, Seat};

use super::steady::WEIGHTS;

/// Kinds of cards that are told apart: Dribble/Tackle, and the values from 1 to 11.
const KINDS: usize = 12;
/// What is told of one side.
const OF_A_SIDE: usize = 2 * KINDS + (KINDS + 1) + 4 * (KINDS + 1) + 2 + 4 + 4;
/// The input that tells what the club thinks of the state, in goals.
pub(super) const BELIEVED: usize = 0;
/// What is told altogether.
pub(super) const INPUTS: usize = 1 + 7 + 1 + 3 + 3 + 2 + 3 + 3 + 2 * OF_A_SIDE;

/// The levels, each with two networks of its own.
pub(super) const LEVELS: [&str; 4] = ["beginner", "amateur", "pro", "pro+"];

/// What is agreed before a match: looked up once, because it is told with every state.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Agreed {
    level: usize,
    added: [f32; 3],
}

impl Agreed {
    pub(super) fn new(game: &Chifootmi) -> Self {
        let settings = game.settings();
        let level = LEVELS.iter().position(|level| *level == settings.text("level")).unwrap_or(0);
        let on = |option| f32::from(u8::from(settings.flag(option)));
        Agreed { level, added: ["offside", "one_two", "counter_attack"].map(on) }
    }

    /// Which network values this state: each level has one for cards and one for piles.
    pub(super) fn network(self, state: &State) -> usize {
        2 * self.level + usize::from(state.is_drawing())
    }
}

/// What the network is told.
pub(super) fn inputs(game: &Chifootmi, agreed: Agreed, state: &State) -> [f32; INPUTS] {
    let mut told = Told { inputs: [0.0; INPUTS], n: 0 };
    let (attacker, defender) = (state.attacker(), state.defender());
    #[allow(clippy::cast_possible_truncation)] // a few goals
    told.add(WEIGHTS.balance(state, attacker) as f32);
    let lead = f32::from(small(state.score(attacker))) - f32::from(small(state.score(defender)));
    let lead = lead.clamp(-3.0, 3.0);
    for step in [-3.0f32, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0] {
        told.add_if((lead - step).abs() < 0.5);
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
    told.add(lead / 3.0 * (1.0 - left));
    told.add(lead / 3.0 * (1.0 - left) * (1.0 - left));
    for on in agreed.added {
        told.add(on);
    }
    told.duel(state, attacker, defender);
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

    /// One card of so many, or none.
    fn one(&mut self, card: Option<usize>) {
        self.inputs[self.n + card.unwrap_or(KINDS)] = 1.0;
        self.n += KINDS + 1;
    }

    /// How many cards of each kind there are.
    fn cards(&mut self, cards: impl Iterator<Item = Card>) {
        for card in cards {
            // There are up to three Dribble/Tackle cards, and one card of each value.
            self.inputs[self.n + kind(card)] += if card.is_x() { 1.0 / 3.0 } else { 1.0 };
        }
        self.n += KINDS;
    }

    /// How the hands would meet if both sides chose blindly: the attacker keeps the ball, fouls are made, and the
    /// difference lets a card shot in.
    fn duel(&mut self, state: &State, attacker: Seat, defender: Seat) {
        let (mut keeps, mut fouls, mut scores, mut pairs) = (0u8, 0u8, 0u8, 0u8);
        for own in state.hand(attacker) {
            for other in state.hand(defender) {
                pairs += 1;
                match (own.value(), other.value()) {
                    (None, Some(_)) => keeps += 1,
                    (Some(_), None) => fouls += 1,
                    (Some(own), Some(other)) if own >= other => {
                        keeps += 1;
                        scores += u8::from((1..=3).contains(&(own - other)));
                    }
                    _ => {}
                }
            }
        }
        for count in [keeps, fouls, scores] {
            self.add(f32::from(count) / f32::from(pairs.max(1)));
        }
    }

    fn side(&mut self, game: &Chifootmi, state: &State, seat: Seat) {
        let (up, down) = (game.pile(state, seat, Pile::FaceUp), game.pile(state, seat, Pile::FaceDown));
        self.cards(state.hand(seat));
        self.cards(up.iter().chain(down).copied());
        self.one(up.last().map(|&top| kind(top)));
        self.add(f32::from(small(up.len())) / 7.0);
        self.add(f32::from(small(down.len())) / 3.0);
        let mut hand = [None; 4];
        for (slot, card) in hand.iter_mut().zip(state.hand(seat)) {
            *slot = Some(kind(card));
        }
        hand.sort_unstable();
        for card in hand {
            self.one(card);
        }
        for card in hand {
            self.add(f32::from(small(card.unwrap_or(0))) / 11.0);
        }
        // How many of the other side's cards each of them beats.
        for card in hand {
            let beaten =
                state.hand(seat.other()).filter(|&other| card.is_some_and(|card| card > kind(other)));
            self.add(f32::from(small(beaten.count())) / 4.0);
        }
    }
}
