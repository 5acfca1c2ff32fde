//! A match at one moment: plain data, cheap to copy.

use onze_core::{Seat, Seats};
use serde::Serialize;

use crate::options::Rules;
use crate::{Card, Slot};

/// The most cards of a side.
pub(crate) const MOST_CARDS: usize = 16;

/// A slot without a card.
pub(crate) const EMPTY: u8 = u8::MAX;

/// The whole of a match at one moment, hidden cards included.
///
/// Cards are known by their place in the dealing order c1 … cn of their side (CHI-208), counted from 0 here. Where a
/// card was dealt tells how it came into play:
///
/// ```text
///  place   0 1 2 3 | 4 5 6 | 7 …  n-1
///          active  | face  | face up,
///          at once | down, | n-1 is
///                  | 4 top | on top
/// ```
///
/// so a slot is face down exactly if its card's place is in the face-down part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// Both decks in dealing order.
    pub(crate) decks: [[Card; MOST_CARDS]; 2],
    /// The place of the card in each slot, or [`EMPTY`].
    pub(crate) slots: [[u8; 4]; 2],
    /// The place of the card that each side played in each duel.
    pub(crate) played: [[u8; MOST_CARDS]; 2],
    /// Duels whose card of this side marks a goal: its goal row.
    pub(crate) goals: [u16; 2],
    /// Duels whose cards Blue gathered; those of the other gathered duels are Red's.
    pub(crate) gathered_by_blue: u16,
    /// Duels before this one are gathered; the others lie in the match zone.
    pub(crate) zone_from: u8,
    /// Duels revealed so far.
    pub(crate) duels: u8,
    /// Cards left in the face-down piles.
    pub(crate) down: [u8; 2],
    /// Cards left in the face-up piles.
    pub(crate) up: [u8; 2],
    /// The attacker.
    pub(crate) ball: Seat,
    /// Conservations of this possession, *k*.
    pub(crate) kept: u8,
    /// Conservations needed for the shot, *t*.
    pub(crate) needed: u8,
    /// What is asked now.
    pub(crate) stage: Stage,
    /// Who owes a choice: those that are [asked](State::asked) and have not handed one in. Kept, not derived each time:
    /// nothing is looked at more often.
    pub(crate) to_act: Seats,
    /// Choices handed in and not yet opened; 0 for none.
    pub(crate) chosen: [u8; 2],
    /// Whose time has run out, while chance has not yet chosen for it (CHI-903).
    pub(crate) timed_out: Option<Seat>,
    /// Who kicks first in the shoot-out, once the ball card was thrown for it.
    pub(crate) first_kicker: Option<Seat>,
    /// Who won the toss of CHI-912, or by the other's giving up.
    pub(crate) decided: Option<Seat>,
    /// Who gave up.
    pub(crate) gave_up: Option<Seat>,
    /// Kicks taken in the shoot-out.
    pub(crate) kicks: u32,
    /// Goals in the shoot-out.
    pub(crate) tally: [u32; 2],
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Both sides: a card.
    Choose,
    /// The attacker: make the one-two?
    OneTwo,
    /// The defender: signal the offside?
    Offside,
    /// Both sides: a direction.
    Kick(Kick),
    /// Sides with two piles: one of them.
    Draw,
    /// Nobody: the ball card is thrown, for the first kick of the shoot-out (CHI-811) or at its limit (CHI-912).
    Toss,
    /// Nobody: the match is over.
    Over,
}

/// The kinds of kick, and who shoots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kick {
    /// The shot of beginner and amateur (CHI-402).
    Shot,
    /// After a value card met a tackle in the conservation phase (CHI-506).
    FreeKick,
    /// After a value card met a tackle in the shot phase (CHI-610).
    Penalty,
    /// After the last duel (CHI-801).
    LastShot,
    /// In the shoot-out (CHI-812).
    ShootOut,
}

impl Kick {
    /// All of them.
    pub const ALL: [Kick; 5] = [Kick::Shot, Kick::FreeKick, Kick::Penalty, Kick::LastShot, Kick::ShootOut];

    /// May it go to the centre?
    pub const fn has_centre(self) -> bool {
        matches!(self, Kick::Penalty | Kick::ShootOut)
    }
}

/// Where a card lies (CHI-111).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zone {
    Match,
    Played(Seat),
    GoalRow(Seat),
}

impl State {
    /// The side with the ball.
    pub fn attacker(&self) -> Seat {
        self.ball
    }

    /// Conservations made and needed, *k* and *t*.
    pub fn conservations(&self) -> (u8, u8) {
        (self.kept, self.needed)
    }

    /// The side without the ball.
    pub fn defender(&self) -> Seat {
        self.ball.other()
    }

    /// The shot phase, *S* (CHI-603): all conservations are made and the ball has not changed sides since.
    pub fn in_shot_phase(&self) -> bool {
        self.kept == self.needed
    }

    pub(crate) fn card(&self, seat: Seat, place: u8) -> Card {
        self.decks[seat.index() & 1][place as usize & (MOST_CARDS - 1)]
    }

    /// The card in a slot.
    pub fn active(&self, seat: Seat, slot: Slot) -> Option<Card> {
        let place = self.slots[seat.index() & 1][slot.index()];
        (place != EMPTY).then(|| self.card(seat, place))
    }

    /// The active cards of a side, slot by slot.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        Slot::ALL.into_iter().filter_map(move |slot| self.active(seat, slot))
    }

    /// Are all cards in the hands or on the table?
    pub fn piles_are_empty(&self) -> bool {
        (self.down, self.up) == ([0; 2], [0; 2])
    }

    /// Is a card being chosen to play?
    pub fn is_choosing(&self) -> bool {
        self.stage == Stage::Choose
    }

    /// Is a pile being chosen to draw from?
    pub fn is_drawing(&self) -> bool {
        self.stage == Stage::Draw
    }

    /// The same moment before anybody handed in a choice: what search asks about when one side has.
    #[must_use]
    pub fn unsealed(&self) -> State {
        let mut open = *self;
        open.ask(self.stage);
        open
    }

    /// The same moment with the cards of one side as they lie in another world of it. The sides have decks of their own, so
    /// what one holds tells nothing of the other.
    #[must_use]
    pub fn with_cards_of(&self, seat: Seat, world: &State) -> State {
        let mut joined = *self;
        joined.decks[seat.index() & 1] = world.decks[seat.index() & 1];
        joined
    }

    /// The slot that the last card played has left: while cards are drawn, the only empty one.
    pub(crate) fn free_slot(&self, seat: Seat) -> Option<Slot> {
        // EMPTY alone has its high bit set; which slot is free is random, so a loop would be mispredicted.
        let empty = u32::from_le_bytes(self.slots[seat.index() & 1]) & 0x8080_8080;
        (empty != 0).then(|| Slot::ALL[(empty.trailing_zeros() / 8) as usize & 3])
    }

    /// The card that a side played in a duel, counted from 0.
    pub(crate) fn card_of_duel(&self, seat: Seat, duel: u8) -> Card {
        self.card(seat, self.played[seat.index() & 1][duel as usize & (MOST_CARDS - 1)])
    }

    /// The card that a side played last.
    pub(crate) fn last_card(&self, seat: Seat) -> Card {
        self.card_of_duel(seat, self.duels.wrapping_sub(1))
    }

    /// The place of the top card of the face-up pile.
    pub(crate) fn top_place(&self, seat: Seat, rules: &Rules) -> Option<u8> {
        let left = self.up[seat.index() & 1];
        (left > 0).then(|| 4 + rules.face_down + left - 1)
    }

    /// The card that everybody sees on the face-up pile (CHI-220).
    pub(crate) fn top(&self, seat: Seat, rules: &Rules) -> Option<Card> {
        self.top_place(seat, rules).map(|place| self.card(seat, place))
    }

    /// The place of the top card of the face-down pile.
    pub(crate) fn down_place(&self, seat: Seat, rules: &Rules) -> Option<u8> {
        let left = self.down[seat.index() & 1];
        (left > 0).then(|| 4 + rules.face_down - left)
    }

    /// Goals of a side: the cards in its goal row (CHI-410).
    pub fn score(&self, seat: Seat) -> u32 {
        self.goals[seat.index() & 1].count_ones()
    }

    /// Where the card that a side played in a duel lies now.
    pub(crate) fn zone(&self, seat: Seat, duel: u8) -> Zone {
        let bit = 1 << duel;
        if self.goals[seat.index() & 1] & bit != 0 {
            Zone::GoalRow(seat)
        } else if duel >= self.zone_from {
            Zone::Match
        } else if self.gathered_by_blue & bit != 0 {
            Zone::Played(Seat::SECOND)
        } else {
            Zone::Played(Seat::FIRST)
        }
    }

    /// Who kicks next in the shoot-out: the sides alternate.
    pub(crate) fn kicker(&self) -> Seat {
        let first = self.first_kicker.unwrap_or(Seat::FIRST);
        if self.kicks.is_multiple_of(2) { first } else { first.other() }
    }

    /// Who shoots at the kick that is asked for.
    pub fn shooter(&self, kick: Kick) -> Seat {
        if kick == Kick::ShootOut { self.kicker() } else { self.ball }
    }

    /// Sides that choose a pile: those with two (CHI-901).
    pub(crate) fn with_two_piles(&self) -> Seats {
        Seats::of_two(self.down[0] > 0 && self.up[0] > 0, self.down[1] > 0 && self.up[1] > 0)
    }

    /// Sides whose choice is handed in and not yet opened.
    pub(crate) fn committed(&self) -> Seats {
        Seats::of_two(self.chosen[0] != 0, self.chosen[1] != 0)
    }

    /// Sides that are asked, whether they have answered or not.
    pub(crate) fn asked(&self) -> Seats {
        match self.stage {
            Stage::Choose | Stage::Kick(_) => Seats::BOTH,
            Stage::OneTwo => Seats::only(self.ball),
            Stage::Offside => Seats::only(self.defender()),
            Stage::Draw => self.with_two_piles(),
            Stage::Toss | Stage::Over => Seats::NONE,
        }
    }

    /// Is a draw due, before anybody can choose?
    #[inline]
    pub(crate) fn is_draw_due(&self) -> bool {
        self.stage == Stage::Toss || self.timed_out.is_some()
    }

    /// Asks for a choice; nothing is handed in yet.
    pub(crate) fn ask(&mut self, stage: Stage) {
        self.stage = stage;
        self.chosen = [0; 2];
        self.to_act = self.asked();
    }

    /// The winner, once there is one (CHI-808, CHI-814).
    pub(crate) fn winner(&self) -> Option<Seat> {
        if self.stage != Stage::Over {
            return None;
        }
        let by = |count: [u32; 2]| match count[0].cmp(&count[1]) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        };
        self.decided
            .or_else(|| by([self.score(Seat::FIRST), self.score(Seat::SECOND)]))
            .or_else(|| by(self.tally))
    }
}
