//! What a viewer sees: the table of chapter 2, "Who knows what", and nothing beyond. What never changes in a match is told once, in [`crate::Setup`].

use arrayvec::ArrayVec;
use onze_core::{Seat, Side, Viewer};
use serde::Serialize;

use crate::game::choice;
use crate::state::{EMPTY, MOST_CARDS, Stage, State, Zone};
use crate::{Card, Chifootmi, Kick, Move, Slot};

/// Some cards of a side.
pub type Cards = ArrayVec<Card, MOST_CARDS>;

/// What a viewer sees at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes: `R`, `B`, or nobody's for a spectator.
    pub seat: Option<Side>,
    /// Duels revealed so far.
    pub duel: u8,
    /// Who has the ball.
    pub ball: Side,
    /// In the shot phase?
    pub shot_phase: bool,
    /// Conservations made.
    pub kept: u8,
    /// Conservations needed.
    pub needed: u8,
    /// What is asked.
    pub asked: Asked,
    /// The kick that is due, and who shoots.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kick: Option<(Kick, Side)>,
    /// Goals, Red's first.
    pub score: [u8; 2],
    /// The two sides, Red first.
    pub sides: [SideView; 2],
    /// The duels in the match zone: Red's card, Blue's card; a card turned for a goal is left out.
    #[cfg_attr(feature = "ts", ts(as = "Vec<[Option<Card>; 2]>"))]
    pub zone: ArrayVec<[Option<Card>; 2], MOST_CARDS>,
    /// The shoot-out, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shoot_out: Option<ShootOutView>,
    /// The winner, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub winner: Option<Side>,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A card of each side.
    Card,
    /// The attacker's one-two.
    OneTwo,
    /// The defender's signal.
    Offside,
    /// A direction of each side.
    Kick,
    /// A pile.
    Pile,
    /// Nothing: the ball card is thrown.
    Toss,
    /// Nothing: the match is over.
    Nothing,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// Its active cards.
    pub slots: [SlotView; 4],
    /// Cards in its face-down pile.
    pub face_down: u8,
    /// Cards in its face-up pile.
    pub face_up: u8,
    /// The top card of that.
    pub top: Option<Card>,
    /// The cards turned for its goals.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub goal_row: Cards,
    /// Cards in its played pile, both sides' together.
    pub played_pile: u8,
    /// Has it handed in a choice?
    pub committed: bool,
    /// That choice, for those who know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<Move>,
    /// Which of its cards were played and which this viewer has not seen, sorted (CHI-906).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub history: Option<History>,
}

/// A slot. A hidden card is a face-down slot and nothing more (CHI-224).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotView {
    /// Is there a card?
    pub occupied: bool,
    /// Does it lie face down?
    pub face_down: bool,
    /// The card, for those who see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<Card>,
}

/// Help for those who do not want to count (CHI-226, CHI-906).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    /// The side's cards played so far, sorted.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub played: Cards,
    /// The side's cards that this viewer has not seen, sorted.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub unseen: Cards,
}

/// The shoot-out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShootOutView {
    /// Who kicks first.
    pub first: Side,
    /// Kicks taken.
    pub kicks: u32,
    /// Goals, Red's first.
    pub tally: [u32; 2],
}

impl View {
    pub(crate) fn new(game: &Chifootmi, state: &State, viewer: Viewer) -> View {
        let zone = (state.zone_from..state.duels).map(|duel| {
            [Seat::FIRST, Seat::SECOND]
                .map(|seat| (state.zone(seat, duel) == Zone::Match).then(|| state.card_of_duel(seat, duel)))
        });
        let shoot_out = state.first_kicker.map(|first| ShootOutView {
            first: Side::of(first),
            kicks: state.kicks,
            tally: state.tally,
        });
        #[allow(clippy::cast_possible_truncation)] // one goal a duel at most
        View {
            seat: if let Viewer::Seat(seat) = viewer { Some(Side::of(seat)) } else { None },
            duel: state.duels,
            ball: Side::of(state.ball),
            shot_phase: state.in_shot_phase(),
            kept: state.kept,
            needed: state.needed,
            asked: Asked::new(state.stage),
            kick: state.kick_due().map(|kick| (kick, Side::of(state.shooter(kick)))),
            score: [Seat::FIRST, Seat::SECOND].map(|seat| state.score(seat) as u8),
            sides: [Seat::FIRST, Seat::SECOND].map(|seat| SideView::new(game, state, viewer, seat)),
            zone: zone.collect(),
            shoot_out,
            winner: state.winner().map(Side::of),
        }
    }
}

impl Asked {
    fn new(stage: Stage) -> Self {
        match stage {
            Stage::Choose => Asked::Card,
            Stage::OneTwo => Asked::OneTwo,
            Stage::Offside => Asked::Offside,
            Stage::Kick(_) => Asked::Kick,
            Stage::Draw => Asked::Pile,
            Stage::Toss => Asked::Toss,
            Stage::Over => Asked::Nothing,
        }
    }
}

impl SideView {
    fn new(game: &Chifootmi, state: &State, viewer: Viewer, seat: Seat) -> Self {
        let side = seat.index();
        let in_goal_row = (0..state.duels).filter(|&duel| state.zone(seat, duel) == Zone::GoalRow(seat));
        let in_played_pile = (0..state.duels)
            .flat_map(|duel| [Seat::FIRST, Seat::SECOND].map(|owner| state.zone(owner, duel)))
            .filter(|&zone| zone == Zone::Played(seat));
        #[allow(clippy::cast_possible_truncation)] // at most both decks
        SideView {
            slots: Slot::ALL.map(|slot| SlotView::new(game, state, viewer, seat, slot)),
            face_down: state.down[side],
            face_up: state.up[side],
            top: state.top(seat, &game.rules),
            goal_row: in_goal_row.map(|duel| state.card_of_duel(seat, duel)).collect(),
            played_pile: in_played_pile.count() as u8,
            committed: state.chosen[side] != 0,
            choice: handed_in(state, seat).filter(|_| viewer.knows_secrets_of(seat)),
            history: game.rules.show_history.then(|| History::new(game, state, viewer, seat)),
        }
    }
}

/// The choice that a side has handed in.
pub(crate) fn handed_in(state: &State, seat: Seat) -> Option<Move> {
    let number = state.chosen[seat.index()];
    (number != 0).then(|| choice(state.stage, number))
}

impl SlotView {
    fn new(game: &Chifootmi, state: &State, viewer: Viewer, seat: Seat, slot: Slot) -> Self {
        let place = state.slots[seat.index()][slot.index()];
        // CHI-222: what came from the face-down pile lies face down.
        let face_down = place != EMPTY && (4..4 + game.rules.face_down).contains(&place);
        let seen = !face_down || viewer.knows_secrets_of(seat);
        SlotView { occupied: place != EMPTY, face_down, card: state.active(seat, slot).filter(|_| seen) }
    }
}

impl History {
    fn new(game: &Chifootmi, state: &State, viewer: Viewer, seat: Seat) -> Self {
        let sorted = |cards: &mut dyn Iterator<Item = Card>| {
            let mut cards: Cards = cards.collect();
            // Values first, then the Dribble/Tackle cards.
            cards.sort_unstable_by_key(|card| card.value().unwrap_or(u8::MAX));
            cards
        };
        let unseen = (0..game.rules.n_cards).filter(|&place| !game.has_seen(state, viewer, seat, place));
        History {
            played: sorted(&mut (0..state.duels).map(|duel| state.card_of_duel(seat, duel))),
            unseen: sorted(&mut unseen.map(|place| state.card(seat, place))),
        }
    }
}
