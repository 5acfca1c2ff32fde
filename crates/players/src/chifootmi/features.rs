//! What the learnt value is told of a state in which a card or a pile is chosen: everything as the attacker sees it, with
//! the cards in the hands open, because it is asked about worlds that are only imagined. How the piles lie nobody knows,
//! so they are told as what is in them, with the one card on top that everybody sees.

use arrayvec::ArrayVec;
use onze_chifootmi::{Card, Chifootmi, Pile, State};
use onze_core::{Game, Seat};

use super::steady::WEIGHTS;

/// Kinds of cards that are told apart: Dribble/Tackle, and the values from 1 to 11.
const KINDS: usize = 12;
/// What is told of one side.
const OF_A_SIDE: usize = 2 * KINDS + (KINDS + 1) + 4 * (KINDS + 1) + 2 + 4 + 4;
/// Cards of a side that may be left, none to sixteen.
const LEFT: usize = 17;
/// What is told altogether.
pub(super) const INPUTS: usize = 1 + 7 + LEFT + 3 + 3 + 2 + 3 + 3 + 2 * OF_A_SIDE;
/// The most inputs that are not nought at a time.
const MOST_TOLD: usize = 112;

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

/// What the network is told: inputs by their numbers.
pub(super) fn inputs(game: &Chifootmi, agreed: Agreed, state: &State) -> ArrayVec<(u16, f32), MOST_TOLD> {
    let mut told = Told { inputs: ArrayVec::new(), n: 0 };
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
    told.one(left, LEFT);
    let left = f32::from(small(left)) / 14.0;
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
    debug_assert_eq!(usize::from(told.n), INPUTS);
    told.inputs
}

/// The same as all inputs one after the other.
pub(super) fn all_inputs(game: &Chifootmi, agreed: Agreed, state: &State) -> Vec<f32> {
    let mut all = vec![0.0; INPUTS];
    for (input, x) in inputs(game, agreed, state) {
        all[usize::from(input)] += x;
    }
    all
}

/// A small count.
fn small(n: impl TryInto<u8>) -> u8 {
    n.try_into().unwrap_or(u8::MAX)
}

fn kind(card: Card) -> usize {
    usize::from(card.value().unwrap_or(0)).min(KINDS - 1)
}

struct Told {
    inputs: ArrayVec<(u16, f32), MOST_TOLD>,
    n: u16,
}

impl Told {
    fn add(&mut self, input: f32) {
        if input != 0.0 {
            self.inputs.push((self.n, input));
        }
        self.n += 1;
    }

    fn add_if(&mut self, is: bool) {
        self.add(f32::from(u8::from(is)));
    }

    /// One of so many.
    #[allow(clippy::cast_possible_truncation)] // a few kinds
    fn one(&mut self, which: usize, of: usize) {
        self.inputs.push((self.n + which.min(of - 1) as u16, 1.0));
        self.n += of as u16;
    }

    /// One card of so many, or none.
    fn card(&mut self, kind: Option<usize>) {
        self.one(kind.unwrap_or(KINDS), KINDS + 1);
    }

    /// How many cards of each kind there are.
    #[allow(clippy::cast_possible_truncation)] // a few kinds
    fn cards(&mut self, cards: impl Iterator<Item = Card>) {
        for card in cards {
            // There are up to three Dribble/Tackle cards, and one card of each value.
            let share = if card.is_x() { 1.0 / 3.0 } else { 1.0 };
            self.inputs.push((self.n + kind(card) as u16, share));
        }
        self.n += KINDS as u16;
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
        self.card(up.last().map(|&top| kind(top)));
        self.add(f32::from(small(up.len())) / 7.0);
        self.add(f32::from(small(down.len())) / 3.0);
        let mut hand = [None; 4];
        for (slot, card) in hand.iter_mut().zip(state.hand(seat)) {
            *slot = Some(kind(card));
        }
        hand.sort_unstable();
        for card in hand {
            self.card(card);
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
