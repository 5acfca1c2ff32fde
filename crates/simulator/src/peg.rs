//! Pegs and sets of pegs.

use onze_core::Side;

/// One of the 32 pegs: R1 to R16 and B1 to B16 (SIM-213).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Peg(u8);

/// A set of pegs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Peg>"))]
pub struct Pegs(u32);

/// The pegs of one side.
pub const TEAM: usize = 16;

impl Peg {
    /// The first of each side.
    pub(crate) const R1: Peg = Peg(0);
    pub(crate) const B1: Peg = Peg(16);

    /// The peg with this number, 1 to 16, of a side.
    pub const fn new(side: Side, number: u8) -> Option<Peg> {
        let first = match side {
            Side::Red => 0,
            Side::Blue => 16,
        };
        if number >= 1 && number <= 16 { Some(Peg(first + number - 1)) } else { None }
    }

    /// The peg with this place in an order of all, Red's before Blue's.
    pub(crate) const fn from_index(index: usize) -> Option<Peg> {
        #[allow(clippy::cast_possible_truncation)] // below 32
        if index < 2 * TEAM { Some(Peg(index as u8)) } else { None }
    }

    /// Its side.
    pub const fn side(self) -> Side {
        if self.0 < 16 { Side::Red } else { Side::Blue }
    }

    /// The number on its shirt.
    pub const fn number(self) -> u8 {
        self.0 % 16 + 1
    }

    /// Its place in an order of all, below 32.
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// SIM-413: its name in a kick.
    pub(crate) const fn id(self) -> onze_kick::PegId {
        onze_kick::PegId(self.0 as u32 + 1)
    }

    pub(crate) const fn of_id(id: onze_kick::PegId) -> Option<Peg> {
        Peg::from_index((id.0 as usize).wrapping_sub(1))
    }

    /// Reads a name such as `R9`.
    pub fn parse(text: &str) -> Option<Peg> {
        let side = Side::read(text.get(..1)?)?;
        let number: u8 = text.get(1..)?.parse().ok()?;
        Peg::new(side, number).filter(|peg| peg.to_string() == text)
    }

    /// All pegs of a side.
    pub fn of(side: Side) -> impl Iterator<Item = Peg> {
        Pegs::team(side).iter()
    }
}

crate::words::by_text!(Peg, "a peg");

impl Pegs {
    /// None.
    pub const NONE: Pegs = Pegs(0);

    /// The sixteen of a side.
    pub const fn team(side: Side) -> Pegs {
        match side {
            Side::Red => Pegs(0xFFFF),
            Side::Blue => Pegs(0xFFFF_0000),
        }
    }

    /// Just this one.
    pub const fn only(peg: Peg) -> Pegs {
        Pegs(1 << peg.index())
    }

    /// Is it among them?
    pub const fn has(self, peg: Peg) -> bool {
        self.0 & (1 << peg.index()) != 0
    }

    /// These and this one.
    #[must_use]
    pub const fn with(self, peg: Peg) -> Pegs {
        Pegs(self.0 | 1 << peg.index())
    }

    /// These but this one.
    #[must_use]
    pub const fn without(self, peg: Peg) -> Pegs {
        Pegs(self.0 & !(1 << peg.index()))
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Pegs) -> Pegs {
        Pegs(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Pegs) -> Pegs {
        Pegs(self.0 | other.0)
    }

    /// Those not in the other.
    #[must_use]
    pub const fn but(self, other: Pegs) -> Pegs {
        Pegs(self.0 & !other.0)
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first, Red's before Blue's.
    pub const fn first(self) -> Option<Peg> {
        Peg::from_index(self.0.trailing_zeros() as usize)
    }

    /// All, Red's before Blue's, by number.
    pub fn iter(self) -> impl Iterator<Item = Peg> {
        std::iter::successors(Some(self), |rest| Some(Pegs(rest.0 & rest.0.wrapping_sub(1))))
            .map_while(Pegs::first)
    }
}

impl FromIterator<Peg> for Pegs {
    fn from_iter<I: IntoIterator<Item = Peg>>(pegs: I) -> Self {
        pegs.into_iter().fold(Pegs::NONE, Pegs::with)
    }
}

onze_core::written! {
    Peg: |peg| "{}{}", peg.side(), peg.number();
}

onze_core::as_list! { Pegs }
