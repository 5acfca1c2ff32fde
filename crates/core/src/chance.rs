//! Dice, cards and coins: chance is always handed in, never made by a game.

use crate::{Seat, Seats, Viewer};

/// A source of chance.
///
/// A game asks for what its table shows: a die, a toss, a card, a shuffled pack. Each of these is one draw of the
/// record, and lies open on the table unless the game says otherwise with it ([`Chance::secretly`]).
/// Sources: [`Quick`] for search and statistics, [`crate::fair::Stream`] for live matches, [`crate::told::ToldDraws`] for
/// what a record, a script or a person at a real table says, [`Given`] for draws that are known.
pub trait Chance {
    /// A whole number below `n`, all equally likely. The building block of the draws below, not a draw of its own.
    fn below(&mut self, n: u32) -> u32;

    /// The next 64 random bits, for games that build numbers of their own from them.
    fn word(&mut self) -> u64;

    /// The face that a die with faces 1 to `faces` shows.
    fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }

    /// One of these seats, all equally likely; the first seat if there is none among them.
    #[allow(clippy::cast_possible_truncation)] // at most 16
    fn toss(&mut self, among: Seats) -> Seat {
        let n = self.below(among.len() as u32);
        among.nth(n as usize).unwrap_or(Seat::FIRST)
    }

    /// Only these seats may know the next draw while the match runs: `chance.secretly(Seats::NONE).shuffle(pack)`.
    #[inline]
    #[must_use]
    fn secretly(&mut self, known_to: Seats) -> &mut Self {
        let _ = known_to;
        self
    }

    /// Turns over one card of those that are left in a deck, all equally likely; 0 if there is none. A deck whose order
    /// nobody knows may as well be put in order one card after the other, as they are turned over.
    #[allow(clippy::cast_possible_truncation)] // no pack has four billion cards
    fn card(&mut self, left: &[u8]) -> u8 {
        let n = if left.is_empty() { 0 } else { self.below(left.len() as u32) };
        left.get(n as usize).copied().unwrap_or(0)
    }

    /// Puts cards in an order, all orders equally likely. Cards are numbers whose meaning is the game's.
    fn shuffle(&mut self, cards: &mut [u8]) {
        for last in (1..cards.len()).rev() {
            #[allow(clippy::cast_possible_truncation)] // no pack has four billion cards
            let other = self.below(last as u32 + 1);
            cards.swap(last, other as usize);
        }
    }
}

/// One draw, as the log keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// What came up.
    pub drawn: Drawn,
    /// Who may know it while the match runs; `None` if it lies open on the table.
    pub known_to: Option<Seats>,
}

/// What came up in a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// The face of a die, from 1.
    Die(u32),
    /// The seat that won a toss.
    Toss(Seat),
    /// The card that was turned over.
    Card(u8),
    /// The order of a shuffled pack.
    Order(Box<[u8]>),
    /// Sixty-four random bits.
    Word(u64),
}

impl Draw {
    /// May this viewer know it while the match runs?
    pub fn is_open_to(&self, viewer: Viewer) -> bool {
        self.known_to.is_none_or(|known_to| viewer.is_among(known_to))
    }
}

/// Passes the draws of another source on and keeps a list of them.
#[derive(Debug)]
pub struct Logged<'a, C> {
    source: &'a mut C,
    draws: Vec<Drawn>,
}

impl<'a, C: Chance> Logged<'a, C> {
    /// A list that starts empty.
    pub fn new(source: &'a mut C) -> Self {
        Logged { source, draws: Vec::new() }
    }

    /// The draws made, in order.
    pub fn into_draws(self) -> Vec<Drawn> {
        self.draws
    }
}

impl<C: Chance> Chance for Logged<'_, C> {
    fn below(&mut self, n: u32) -> u32 {
        self.source.below(n)
    }

    fn word(&mut self) -> u64 {
        let word = self.source.word();
        self.draws.push(Drawn::Word(word));
        word
    }

    fn die(&mut self, faces: u32) -> u32 {
        let face = self.source.die(faces);
        self.draws.push(Drawn::Die(face));
        face
    }

    fn toss(&mut self, among: Seats) -> Seat {
        let seat = self.source.toss(among);
        self.draws.push(Drawn::Toss(seat));
        seat
    }

    fn card(&mut self, left: &[u8]) -> u8 {
        let card = self.source.card(left);
        self.draws.push(Drawn::Card(card));
        card
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        self.source.shuffle(cards);
        self.draws.push(Drawn::Order(Box::from(&*cards)));
    }
}

/// Draws that are known, made again in their order: to go on after a throw of which one knows how it fell.
///
/// A draw that is not the kind asked for, or is missing, yields the lowest possible one.
#[derive(Clone, Debug)]
pub struct Given<I>(pub I);

impl<'a, I: Iterator<Item = &'a Drawn>> Chance for Given<I> {
    fn below(&mut self, n: u32) -> u32 {
        self.die(n) - 1
    }

    fn die(&mut self, faces: u32) -> u32 {
        if let Some(Drawn::Die(face)) = self.0.next() { (*face).clamp(1, faces.max(1)) } else { 1 }
    }

    fn toss(&mut self, among: Seats) -> Seat {
        match self.0.next() {
            Some(Drawn::Toss(seat)) if among.has(*seat) => *seat,
            _ => among.first().unwrap_or(Seat::FIRST),
        }
    }

    fn card(&mut self, left: &[u8]) -> u8 {
        match self.0.next() {
            Some(Drawn::Card(card)) if left.contains(card) => *card,
            _ => left.first().copied().unwrap_or(0),
        }
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        if let Some(Drawn::Order(order)) = self.0.next()
            && order.len() == cards.len()
        {
            cards.copy_from_slice(order);
        }
    }

    fn word(&mut self) -> u64 {
        if let Some(Drawn::Word(word)) = self.0.next() { *word } else { 0 }
    }
}

/// A fast generator (`SplitMix64`) for computer opponents, arenas and tests.
///
/// The same seed gives the same matches on every machine. Not for live matches: it can be run ahead.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// A generator that starts from this seed.
    pub const fn new(seed: u64) -> Self {
        Quick(seed)
    }

    /// The generator of the `n`th of many independent matches.
    pub fn nth(seed: u64, n: u64) -> Self {
        let mut mixed = Quick(seed ^ n.wrapping_mul(0xD1B5_4A32_D192_ED03));
        Quick(mixed.word())
    }
}

impl Chance for Quick {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (((self.word() >> 32) * u64::from(n)) >> 32) as u32
    }

    #[inline]
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// One word serves up to sixteen cards: each step takes the high part of word × n and goes on with the low part.
    #[inline]
    fn shuffle(&mut self, cards: &mut [u8]) {
        let mut word = 0;
        for last in (1..cards.len()).rev() {
            if last % 16 == 15 || word == 0 {
                word = self.word();
            }
            let wide = u128::from(word) * (last as u128 + 1);
            #[allow(clippy::cast_possible_truncation)]
            // the high part is at most `last`, of the other the low part is wanted
            let (high, low) = ((wide >> 64) as usize, wide as u64);
            cards.swap(last, high);
            word = low;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each of the six orders of three cards comes up.
    fn orders(chance: &mut impl Chance, times: usize) -> Vec<usize> {
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..times {
            let mut cards = [1, 2, 3];
            chance.shuffle(&mut cards);
            *seen.entry(cards).or_default() += 1;
        }
        seen.into_values().collect()
    }

    #[test]
    fn every_order_is_equally_likely() {
        let counts = orders(&mut Quick::new(7), 60_000);
        assert_eq!(counts.len(), 6);
        assert!(counts.iter().all(|n| n.abs_diff(10_000) < 500), "{counts:?}");
    }

    #[test]
    fn a_die_shows_all_its_faces_and_no_other() {
        let mut chance = Quick::new(1);
        let mut counts = [0usize; 7];
        for _ in 0..60_000 {
            counts[chance.die(6) as usize] += 1;
        }
        assert_eq!(counts[0], 0);
        assert!(counts[1..].iter().all(|n| n.abs_diff(10_000) < 500), "{counts:?}");
    }

    #[test]
    fn the_quick_generator_is_splitmix64() {
        let mut chance = Quick::new(1_234_567);
        assert_eq!([chance.word(), chance.word()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn a_log_keeps_every_draw_in_order() {
        let mut quick = Quick::new(3);
        let mut logged = Logged::new(&mut quick);
        let (die, toss, card) = (logged.die(6), logged.toss(Seats::BOTH), logged.card(&[7, 9]));
        let mut pack = [4, 5];
        logged.shuffle(&mut pack);
        let draws = logged.into_draws();
        assert_eq!(
            draws,
            [Drawn::Die(die), Drawn::Toss(toss), Drawn::Card(card), Drawn::Order(Box::new(pack))]
        );
        let mut given = Given(draws.iter());
        assert_eq!((given.die(6), given.toss(Seats::BOTH), given.card(&[7, 9])), (die, toss, card));
    }

    #[test]
    fn every_card_that_is_left_is_turned_over_equally_often() {
        let (mut chance, mut counts) = (Quick::new(2), [0usize; 10]);
        for _ in 0..30_000 {
            counts[usize::from(chance.card(&[2, 5, 9]))] += 1;
        }
        assert!([2, 5, 9].iter().all(|&card| counts[card].abs_diff(10_000) < 500), "{counts:?}");
        assert_eq!((counts.iter().sum::<usize>(), chance.card(&[])), (30_000, 0));
    }

    #[test]
    fn a_toss_falls_to_each_of_those_who_take_part_and_to_nobody_else() {
        let among = Seats::all(12).without(Seat::FIRST);
        let (mut chance, mut counts) = (Quick::new(5), [0usize; 12]);
        for _ in 0..11_000 {
            counts[chance.toss(among).index()] += 1;
        }
        assert_eq!(counts[0], 0);
        assert!(counts[1..].iter().all(|n| n.abs_diff(1_000) < 150), "{counts:?}");
    }
}
