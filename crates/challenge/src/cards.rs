//! The decks and their cards (CHA-104), and what is left of each pile (CHA-120, CHA-121).

use arrayvec::ArrayVec;
use onze_core::Chance;

onze_core::words! {
    /// A deck of cards, with the letters on them.
    pub enum Deck {
        /// Starting capital.
        Capital = "CAP",
        /// Municipal grant.
        Municipal = "MUN",
        /// Regional grant.
        Regional = "REG",
        /// Sponsors.
        Sponsors = "SPO",
        /// Subscribers.
        Subscribers = "SUB",
        /// Television rights.
        Television = "TVR",
        /// Tax.
        Tax = "TAX",
        /// Social cover.
        Social = "SOC",
        /// Running costs.
        Running = "RUN",
        /// Match bonus.
        Bonus = "BON",
        /// Bank credit.
        Credit = "CRE",
        /// Clubs with one champion.
        Series1 = "C1",
        /// Clubs with two.
        Series2 = "C2",
        /// Clubs with three.
        Series3 = "C3",
        /// Clubs with four.
        Series4 = "C4",
        /// Chance.
        Chance = "CHN",
        /// Referee Field.
        Field = "REF",
        /// Referee Box.
        Box = "BOX",
        /// Incidents.
        Incidents = "INC",
    }
}

/// Cards in a finance or club deck.
pub(crate) const FINANCE_CARDS: usize = 10;
/// Cards in an event deck.
pub(crate) const EVENT_CARDS: usize = 12;
/// The decks there are.
pub(crate) const DECKS: usize = Deck::ALL.len();
/// The finance and club decks come first.
const EVENT_DECKS_FROM: usize = Deck::Chance as usize;

impl Deck {
    /// The ten that every club draws from, in the order in which it does (CHA-301 to CHA-303).
    pub const DRAWN: [Deck; 10] = *Deck::ALL.first_chunk().expect("there are more");

    /// How many cards it has.
    pub const fn size(self) -> usize {
        if self as usize >= EVENT_DECKS_FROM { EVENT_CARDS } else { FINANCE_CARDS }
    }

    /// Are its cards of use for one match only, and then discarded (CHA-120)?
    const fn is_event(self) -> bool {
        self as usize >= EVENT_DECKS_FROM
    }

    /// The number of its first card among all cards.
    const fn from(self) -> usize {
        let events = (self as usize).saturating_sub(EVENT_DECKS_FROM);
        (self as usize - events) * FINANCE_CARDS + events * EVENT_CARDS
    }
}

/// One card: `CAP-04`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card {
    deck: Deck,
    number: u8,
}

impl Card {
    /// The card with this number of a deck, counted from 1.
    pub const fn new(deck: Deck, number: u8) -> Option<Card> {
        if number >= 1 && number as usize <= deck.size() { Some(Card { deck, number }) } else { None }
    }

    /// Its deck.
    pub const fn deck(self) -> Deck {
        self.deck
    }

    /// Its number in the deck, from 1.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Its place in lists of the deck's cards, from 0.
    pub(crate) const fn index(self) -> usize {
        self.number as usize - 1
    }

    /// As chance knows it.
    pub(crate) const fn code(self) -> u8 {
        #[allow(clippy::cast_possible_truncation)] // 198 cards in all
        let from = self.deck.from() as u8;
        from + self.number - 1
    }

    /// The card that chance knows so.
    pub(crate) fn from_code(code: u8) -> Option<Card> {
        let deck = *Deck::ALL.iter().rfind(|deck| deck.from() <= usize::from(code))?;
        let number = usize::from(code) - deck.from() + 1;
        Card::new(deck, u8::try_from(number).ok()?)
    }

    /// Reads `CAP-04`.
    pub fn read(text: &str) -> Option<Card> {
        let (letters, number) = text.split_once('-')?;
        let deck = Deck::read(letters)?;
        let card = Card::new(deck, number.parse().ok()?)?;
        (number.len() == 2).then_some(card)
    }
}

/// What is left of each deck, a bit for each card. Which one lies on top shows when it is turned over: nobody can tell
/// that from decks shuffled at the start (CHA-120), and a real table can be kept up with card by card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles([u16; DECKS]);

impl Piles {
    /// All decks full.
    pub(crate) fn full() -> Piles {
        Piles(Deck::ALL.map(full))
    }

    /// Is no card left?
    pub(crate) const fn is_empty(&self, deck: Deck) -> bool {
        self.0[deck as usize] == 0
    }

    /// The cards that are left, as bits.
    pub(crate) const fn bits(&self, deck: Deck) -> u16 {
        self.0[deck as usize]
    }

    /// Leaves just these cards; none if the deck has not so many.
    pub(crate) fn set_bits(&mut self, deck: Deck, bits: u16) -> Option<()> {
        (bits & !full(deck) == 0).then(|| self.0[deck as usize] = bits)
    }

    /// CHA-121: a fresh full deck.
    pub(crate) fn renew(&mut self, deck: Deck) {
        self.0[deck as usize] = full(deck);
    }

    /// Turns over the top card. An empty deck is renewed before (CHA-121), one of events after its last card, when the
    /// discard pile holds them all (CHA-120).
    pub(crate) fn draw(&mut self, deck: Deck, chance: &mut impl Chance) -> Card {
        if self.is_empty(deck) {
            self.renew(deck);
        }
        let left: ArrayVec<u8, EVENT_CARDS> = self.left(deck).map(Card::code).collect();
        let drawn = chance.card(&left);
        let card = Card::from_code(drawn).filter(|card| card.deck == deck);
        let card = card.unwrap_or(Card { deck, number: 1 });
        self.0[deck as usize] &= !(1 << card.index());
        if deck.is_event() && self.is_empty(deck) {
            self.renew(deck);
        }
        card
    }

    /// The cards that are left of a deck.
    pub(crate) fn left(&self, deck: Deck) -> impl Iterator<Item = Card> {
        let bits = self.bits(deck);
        (1..=16)
            .filter(move |number| bits & (1 << (number - 1)) != 0)
            .map(move |number| Card { deck, number })
    }
}

/// A bit for each card of a deck.
const fn full(deck: Deck) -> u16 {
    (1 << deck.size()) - 1
}

onze_core::written! {
    Card: |card| "{}-{:02}", card.deck.word(), card.number;
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use onze_core::Quick;

    use super::*;

    #[test]
    fn cha_104_every_card_has_a_name_of_its_own() {
        let cards: Vec<Card> = (0..=u8::MAX).map_while(Card::from_code).collect();
        assert_eq!(cards.len(), 150 + 48);
        for (code, card) in (0..).zip(&cards) {
            assert_eq!((card.code(), Card::read(&card.to_string())), (code, Some(*card)));
        }
        assert_eq!(Card::read("C3-05").unwrap().to_string(), "C3-05");
        for wrong in ["CAP-00", "CAP-11", "CAP-1", "INC-13", "CAP", "cap-01", "CAP-001"] {
            assert_eq!(Card::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn cha_120_a_deck_gives_each_card_once_and_event_cards_come_back_when_all_are_used() {
        let (mut piles, mut chance) = (Piles::full(), Quick::new(3));
        for deck in [Deck::Tax, Deck::Incidents] {
            let mut drawn: Vec<u8> =
                (0..deck.size()).map(|_| piles.draw(deck, &mut chance).number()).collect();
            drawn.sort_unstable();
            assert!(drawn.iter().copied().eq(1..=u8::try_from(deck.size()).unwrap()), "{drawn:?}");
        }
        assert!(piles.is_empty(Deck::Tax) && !piles.is_empty(Deck::Incidents));
    }

    #[test]
    fn cha_121_an_empty_finance_deck_is_replaced_by_a_fresh_one() {
        let (mut piles, mut chance) = (Piles::full(), Quick::new(3));
        for _ in 0..11 {
            piles.draw(Deck::Tax, &mut chance);
        }
        assert_eq!(piles.left(Deck::Tax).count(), 9);
    }
}
