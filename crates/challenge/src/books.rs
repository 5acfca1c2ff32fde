//! The management sheet of one club (CHA-313 to CHA-315, CHA-807, CHA-808): what it owns, its open block, its results.
//!
//! Only the block that is open is kept: a block that closes leaves its total, and the lines of the earlier ones stand in
//! the log (see [`crate::Event`] and the printed form).

use serde::Serialize;

use crate::cards::{Card, Deck};
use crate::club::Club;
use crate::figures::{Figures, Money, Verdict};

/// The lines of the open block: C before the first match, afterwards that of the latest match (CHA-318).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Block {
    /// Gate receipts (CHA-804).
    pub gate: Money,
    /// Cards drawn in play, which may cost (CHA-805).
    pub chance: Money,
    /// Champions sold.
    pub sold: Money,
    /// Bank credit.
    pub credit: Money,
    /// Match bonus (CHA-806).
    pub bonus: Money,
    /// Champions bought.
    pub bought: Money,
    /// Running costs, at every match but the first (CHA-808).
    pub running: Money,
}

impl Block {
    /// Receipts less payments.
    pub const fn balance(&self) -> Money {
        self.gate + self.chance + self.sold + self.credit - self.bonus - self.bought - self.running
    }
}

/// What one club has, and how it has fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Books {
    /// The numbers of its finance cards, in the order of [`Deck::DRAWN`]; 0 until one is drawn.
    pub(crate) cards: [u8; 10],
    /// The number of its credit card; 0 until it draws one (CHA-311).
    pub(crate) credit: u8,
    /// Its club card.
    pub(crate) club: Option<Card>,
    pub(crate) champions: u8,
    /// The total of the block before the open one: RESULT, then T₀, T₁, …
    pub(crate) before: Money,
    pub(crate) open: Block,
    pub(crate) fared: Fared,
    /// Matches that ended below zero with nothing left to sell (CHA-810).
    pub(crate) in_debt: u8,
    /// Offers and asks to each other club in this window or deficit, two bits a club (CHA-317).
    pub(crate) approaches: u32,
}

/// The matches of a club so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fared {
    pub(crate) won: u8,
    pub(crate) drawn: u8,
    pub(crate) lost: u8,
    pub(crate) scored: u16,
    pub(crate) conceded: u16,
}

impl Fared {
    pub(crate) const fn played(self) -> u8 {
        self.won + self.drawn + self.lost
    }

    /// CHA-802.
    pub(crate) fn points(self) -> i32 {
        i32::from(self.won) * Verdict::Win.points() + i32::from(self.drawn) * Verdict::Draw.points()
    }

    pub(crate) fn add(&mut self, own: u16, other: u16) {
        match Verdict::of(own, other) {
            Verdict::Win => self.won += 1,
            Verdict::Draw => self.drawn += 1,
            Verdict::Loss => self.lost += 1,
        }
        self.scored = self.scored.saturating_add(own);
        self.conceded = self.conceded.saturating_add(other);
    }
}

/// At most so many offers and asks from one club to another in a window (CHA-317).
pub(crate) const MOST_APPROACHES: u32 = 3;

impl Books {
    /// Its card of one of the decks that every club draws from.
    pub(crate) fn card(&self, deck: Deck) -> Option<Card> {
        Card::new(deck, *self.cards.get(deck as usize)?)
    }

    /// Its credit card.
    pub(crate) fn credit_card(&self) -> Option<Card> {
        Card::new(Deck::Credit, self.credit)
    }

    fn sum(&self, figures: &Figures, decks: &[Deck]) -> Money {
        decks.iter().filter_map(|deck| self.card(*deck)).map(|card| figures.amount(card)).sum()
    }

    /// R of block A (CHA-313).
    pub(crate) fn revenue(&self, figures: &Figures) -> Money {
        self.sum(figures, &Deck::DRAWN[..6])
    }

    /// D of block A (CHA-313).
    pub(crate) fn expenses(&self, figures: &Figures) -> Money {
        self.sum(figures, &Deck::DRAWN[6..9])
    }

    /// Capital A (CHA-313).
    pub(crate) fn capital(&self, figures: &Figures) -> Money {
        self.revenue(figures) - self.expenses(figures)
    }

    /// RESULT (CHA-314): the capital less value and wage bill.
    pub(crate) fn result(&self, figures: &Figures) -> Money {
        let price = self.club.map_or(0, |card| figures.club(card).value + figures.club(card).wages);
        self.capital(figures) - price
    }

    /// What the club has now: the total of its open block.
    pub(crate) fn cash(&self, figures: &Figures) -> Money {
        if self.club.is_none() { self.capital(figures) } else { self.before + self.open.balance() }
    }

    /// What the bank pays for one of its champions.
    pub(crate) fn resale(&self, figures: &Figures) -> Money {
        self.club.map_or(0, |card| figures.club(card).resale)
    }

    /// What it costs to repay (CHA-821).
    pub(crate) fn debt(&self, figures: &Figures) -> Money {
        self.credit_card().map_or(0, |card| figures.amount(card))
    }

    /// CHA-318: a kick-off closes the open block and opens that of the match.
    pub(crate) fn kick_off(&mut self) {
        self.before += self.open.balance();
        self.open = Block::default();
    }

    /// How often it has approached this club in this window (CHA-317).
    pub(crate) const fn approached(&self, other: Club) -> u32 {
        self.approaches >> (2 * other.index()) & 3
    }

    pub(crate) fn approach(&mut self, other: Club) {
        if self.approached(other) < MOST_APPROACHES {
            self.approaches += 1 << (2 * other.index());
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Amounts instead of cards: the first card of the deck that shows this amount.
    fn card(figures: &Figures, deck: Deck, amount: Money) -> u8 {
        (1..=10).find(|&number| figures.amount(Card::new(deck, number).unwrap()) == amount).unwrap()
    }

    fn lysmarine(figures: &Figures) -> Books {
        let amounts = [44, 8, 6, 12, 7, 10, 6, 5, 4];
        let mut books = Books::default();
        for (deck, amount) in Deck::DRAWN.into_iter().zip(amounts) {
            books.cards[deck as usize] = card(figures, deck, amount);
        }
        books
    }

    #[test]
    fn cha_313_cha_314_blocks_a_and_b_of_example_32() {
        let figures = Figures::standard().unwrap();
        let mut books = lysmarine(&figures);
        assert_eq!((books.revenue(&figures), books.expenses(&figures)), (87, 15));
        assert_eq!((books.capital(&figures), books.cash(&figures)), (72, 72));
        books.club = Card::read("C3-05");
        assert_eq!(books.result(&figures), -7);
    }

    #[test]
    fn cha_315_cha_807_cha_808_every_block_goes_on_from_the_one_before() {
        let figures = Figures::standard().unwrap();
        let mut books = lysmarine(&figures);
        books.club = Card::read("C3-05");
        books.before = books.result(&figures);
        books.open.sold = 12;
        assert_eq!(books.cash(&figures), 5, "T₀");
        books.kick_off();
        books.open = Block { gate: 10, chance: 3, bonus: 4, ..Block::default() };
        assert_eq!(books.cash(&figures), 14, "T₁");
        books.kick_off();
        books.open = Block { chance: -3, bonus: 2, running: 4, ..Block::default() };
        assert_eq!((books.cash(&figures), books.before), (5, 14), "T₂");
    }

    #[test]
    fn cha_317_three_approaches_are_counted_for_each_other_club() {
        let mut books = Books::default();
        let (third, last) = (Club::new(2).unwrap(), Club::new(11).unwrap());
        for _ in 0..5 {
            books.approach(last);
        }
        books.approach(third);
        assert_eq!(
            (books.approached(last), books.approached(third), books.approached(Club::FIRST)),
            (3, 1, 0)
        );
    }
}
