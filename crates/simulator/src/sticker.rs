//! Stickers: the marks and the numbers on top of a peg (SIM-203 to SIM-207).

use std::fmt;

use serde::Serialize;

/// A kind of mark, in the order of the letters in a code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Black with an X: saving.
    Keeper,
    /// Building up play.
    Yellow,
    /// Attacking on the flanks.
    Green,
    /// Finishing.
    Red,
    /// Defending.
    Blue,
    /// Heading.
    Black,
    /// Quick to the ball.
    Grey,
}

/// The marks of a sticker, one to five.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Marks([u8; 7]);

/// The numbers of the two duels (SIM-205).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Numbers {
    /// The red number: driving past an opponent.
    pub dribble: u8,
    /// The blue number: against a dribble.
    pub marking: u8,
    /// The green number: winning the ball from a carrier.
    pub tackle: u8,
    /// The yellow number: against a tackle.
    pub keeping: u8,
}

/// A round sticker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sticker {
    /// Its marks.
    pub marks: Marks,
    /// Its numbers.
    #[serde(flatten)]
    pub numbers: Numbers,
}

impl Mark {
    /// All kinds, in the order of the letters in a code.
    pub const ALL: [Mark; 7] =
        [Mark::Keeper, Mark::Yellow, Mark::Green, Mark::Red, Mark::Blue, Mark::Black, Mark::Grey];

    /// Its letter in a code.
    pub const fn letter(self) -> char {
        match self {
            Mark::Keeper => 'X',
            Mark::Yellow => 'Y',
            Mark::Green => 'G',
            Mark::Red => 'R',
            Mark::Blue => 'B',
            Mark::Black => 'K',
            Mark::Grey => 'S',
        }
    }

    /// The most that a sticker can have of it (SIM-204).
    pub const fn most(self) -> u8 {
        match self {
            Mark::Yellow | Mark::Green | Mark::Red | Mark::Blue => 3,
            Mark::Keeper | Mark::Black | Mark::Grey => 1,
        }
    }
}

impl Marks {
    const KEEPER: Marks = Marks([1, 0, 0, 0, 0, 0, 0]);

    /// Reads a code such as `YYR`: letters in their order, within the limits of SIM-204.
    pub fn parse(code: &str) -> Option<Marks> {
        let mut marks = Marks([0; 7]);
        for letter in code.chars() {
            let mark = Mark::ALL.into_iter().find(|mark| mark.letter() == letter)?;
            let count = &mut marks.0[mark as usize];
            *count = Some(*count + 1).filter(|count| *count <= mark.most())?;
        }
        ((1..=5).contains(&marks.value()) && marks.to_string() == code).then_some(marks)
    }

    /// How many marks of a kind it has.
    #[inline]
    pub const fn count(self, mark: Mark) -> u8 {
        self.0[mark as usize]
    }

    /// Has it this mark at all?
    #[inline]
    pub const fn has(self, mark: Mark) -> bool {
        self.count(mark) > 0
    }

    /// The value of the sticker, its number of marks (SIM-207).
    pub fn value(self) -> u8 {
        self.0.iter().sum()
    }

    /// The numbers that follow from the marks (SIM-206).
    pub fn numbers(self) -> Numbers {
        let [keeper, yellow, green, red, blue, black, grey] = self.0;
        let base = if keeper == 1 { 4 } else { 2 };
        let finishing = red + green;
        let capped = |number: u8| number.min(6);
        Numbers {
            dribble: capped(base + finishing + grey + yellow / 2),
            marking: capped(base + blue + black),
            tackle: capped(base + blue + grey + yellow / 2),
            keeping: capped(base + yellow + black + finishing / 2),
        }
    }
}

impl Sticker {
    /// The reserve keeper's (SIM-889).
    pub const RESERVE_KEEPER: Sticker =
        Sticker { marks: Marks::KEEPER, numbers: Numbers { dribble: 4, marking: 4, tackle: 4, keeping: 4 } };

    /// Its yellow marks.
    #[inline]
    pub const fn yellow(&self) -> u8 {
        self.marks.count(Mark::Yellow)
    }

    /// Its green marks.
    #[inline]
    pub const fn green(&self) -> u8 {
        self.marks.count(Mark::Green)
    }

    /// Its red marks.
    #[inline]
    pub const fn red(&self) -> u8 {
        self.marks.count(Mark::Red)
    }

    /// Its blue marks.
    #[inline]
    pub const fn blue(&self) -> u8 {
        self.marks.count(Mark::Blue)
    }

    /// Its black marks.
    #[inline]
    pub const fn black(&self) -> u8 {
        self.marks.count(Mark::Black)
    }

    /// Its grey marks.
    #[inline]
    pub const fn grey(&self) -> u8 {
        self.marks.count(Mark::Grey)
    }

    /// Is it a goalkeeper's?
    pub const fn is_keeper(&self) -> bool {
        self.marks.has(Mark::Keeper)
    }

    /// Its value, 1 to 5 (SIM-207).
    pub fn value(&self) -> u8 {
        self.marks.value()
    }
}

impl Numbers {
    /// Reads `4-2-3-4`: dribble, marking, tackle, keeping, each from 1 to 6 (SIM-206).
    pub fn parse(text: &str) -> Option<Numbers> {
        let mut numbers = [0; 4];
        let mut parts = text.split('-');
        for number in &mut numbers {
            *number = parts.next().filter(|part| part.len() == 1)?.parse().ok()?;
        }
        let numbers = Numbers::from(numbers);
        (parts.next().is_none() && numbers.are_in_range()).then_some(numbers)
    }

    /// Are they all from 1 to 6 (SIM-206)?
    pub fn are_in_range(self) -> bool {
        [self.dribble, self.marking, self.tackle, self.keeping].iter().all(|number| (1..=6).contains(number))
    }
}

impl From<[u8; 4]> for Numbers {
    fn from([dribble, marking, tackle, keeping]: [u8; 4]) -> Numbers {
        Numbers { dribble, marking, tackle, keeping }
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for mark in Mark::ALL {
            for _ in 0..self.count(mark) {
                write!(f, "{}", mark.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}-{}", self.dribble, self.marking, self.tackle, self.keeping)
    }
}

onze_core::as_written! { Marks }
