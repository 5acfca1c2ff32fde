//! What is fixed for a whole match and public (CHI-212): told once, not with every view.

use onze_core::Seat;
use serde::Serialize;

use crate::{Cards, Chifootmi, Kick, Slot};

/// What never changes during a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// The cards of Red and of Blue, in the order in which they are shuffled (CHI-112).
    #[cfg_attr(feature = "ts", ts(as = "[Vec<crate::Card>; 2]"))]
    pub decks: [Cards; 2],
    /// Duels of the match: the cards of a side (CHI-802).
    pub duels: u8,
    /// Cards that lie in front of a side (CHI-203).
    pub in_front: u8,
    /// Cards in a face-down pile at first (CHI-204).
    pub face_down: u8,
    /// Conservations before a shot (CHI-308).
    pub conservations: u8,
    /// The most conservations with a card still to be chosen: all of them only where the shot is one of cards (CHI-602).
    pub most_kept: u8,
    /// Conservations in a counter-attack, if that rule is played (CHI-742).
    pub counter_attack: Option<u8>,
    /// The largest margin that scores, where the shot is played with cards (CHI-604).
    pub scoring_margin: Option<u8>,
    /// The difference from which a ball kept is offside, if that rule is played (CHI-711).
    pub offside_gap: Option<u8>,
    /// Is the one-two played? (CHI-721)
    pub one_two: bool,
    /// The kicks that may go to the centre (CHI-405).
    pub centre: Vec<Kick>,
    /// Kicks of a side in the shoot-out (CHI-812).
    pub shootout_kicks: u32,
    /// Pairs of kicks after which a toss decides; 0 for never (CHI-912).
    pub shootout_limit: u32,
}

impl Setup {
    /// That of these rules.
    pub fn new(game: &Chifootmi) -> Setup {
        let (rules, n) = (&game.rules, usize::from(game.rules.n_cards));
        let deck = |seat: Seat| game.decks[seat.index()][..n].iter().copied().collect();
        Setup {
            decks: [Seat::FIRST, Seat::SECOND].map(deck),
            duels: rules.n_cards,
            #[allow(clippy::cast_possible_truncation)] // four
            in_front: Slot::ALL.len() as u8,
            face_down: rules.face_down,
            conservations: rules.conservations,
            most_kept: rules.conservations - u8::from(!rules.card_shot),
            counter_attack: rules.counter_attack.then_some(rules.counter_attack_conservations),
            scoring_margin: rules.card_shot.then_some(rules.scoring_margin),
            offside_gap: rules.offside.then_some(rules.offside_gap),
            one_two: rules.one_two,
            centre: Kick::ALL.into_iter().filter(|kick| kick.has_centre()).collect(),
            shootout_kicks: rules.shootout_kicks,
            shootout_limit: rules.shootout_limit,
        }
    }
}
