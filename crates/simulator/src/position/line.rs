//! The items of a position, written one after the other or looked for one after the other.

use std::fmt::{Display, Write};
use std::iter::Peekable;
use std::str::{FromStr, Split};

use onze_core::Side;

use crate::aim::{Aim, Class};
use crate::moves::Dive;
use crate::notation::{read_aim, write_aim};
use crate::peg::{Peg, Pegs};
use crate::state::{Hands, Prepared, Restart, Stage};

/// A line that grows, or one that is read. An item stands there with its name, and not at all if it is usual.
pub(super) enum Line<'a> {
    Written(String),
    Read {
        items: Peekable<Split<'a, &'static str>>,
        /// How many items are read.
        before: usize,
        /// The first that cannot be.
        fault: Option<usize>,
    },
}

/// What an item says.
pub(super) trait Item: Copy + PartialEq {
    fn text(self) -> impl Display;
    fn read(text: &str) -> Option<Self>;
}

impl<'a> Line<'a> {
    pub(super) fn of(text: &'a str) -> Line<'a> {
        Line::Read { items: text.split("; ").peekable(), before: 0, fault: None }
    }

    pub(super) fn written(self) -> String {
        if let Line::Written(line) = self { line } else { String::new() }
    }

    /// The number, from 0, of the first item that could not be read.
    pub(super) fn end(self) -> Result<(), usize> {
        match self {
            Line::Read { fault: Some(fault), .. } => Err(fault),
            Line::Read { mut items, before, .. } => items.next().map_or(Ok(()), |_| Err(before)),
            Line::Written(_) => Ok(()),
        }
    }

    /// What is asked comes first, without a name.
    pub(super) fn stage(&mut self, stage: &mut Stage) {
        match self {
            Line::Written(line) => line.push_str(stage.word()),
            Line::Read { items, before, fault } => {
                match items.next().and_then(Stage::read) {
                    Some(read) => *stage = read,
                    None => *fault = Some(0),
                }
                *before = 1;
            }
        }
    }

    pub(super) fn write(&mut self, name: &str, text: impl FnOnce() -> String) {
        self.write_some(name, || Some(text()));
    }

    pub(super) fn write_some<T: Display>(&mut self, name: &str, text: impl FnOnce() -> Option<T>) {
        if let Line::Written(line) = self
            && let Some(text) = text()
        {
            let _ = write!(line, "; {name} {text}");
        }
    }

    /// What the next item says, if it has this name.
    pub(super) fn read<T>(&mut self, name: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let Line::Read { items, before, fault: fault @ None } = self else { return None };
        let item = items.next_if(|item| item.split(' ').next() == Some(name))?;
        let value = read(item.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')).unwrap_or(""));
        if value.is_none() {
            *fault = Some(*before);
        }
        *before += 1;
        value
    }

    pub(super) fn item<T: Item>(&mut self, name: &str, value: &mut T, usual: T) {
        self.write_some(name, || (*value != usual).then(|| value.text()));
        *value = self.read(name, T::read).unwrap_or(*value);
    }

    /// An item that is always there.
    pub(super) fn always<T: Item>(&mut self, name: &str, value: &mut T) {
        self.write_some(name, || Some(value.text()));
        match (self.read(name, T::read), self) {
            (Some(read), _) => *value = read,
            (None, Line::Read { before, fault: fault @ None, .. }) => *fault = Some(*before),
            _ => {}
        }
    }

    pub(super) fn flag(&mut self, name: &str, set: &mut bool) {
        match self {
            Line::Written(line) if *set => {
                let _ = write!(line, "; {name}");
            }
            Line::Written(_) => {}
            Line::Read { items, before, .. } => {
                *set = items.next_if(|item| *item == name).is_some();
                *before += usize::from(*set);
            }
        }
    }
}

pub(super) fn list(pegs: Pegs) -> String {
    pegs.iter().map(|peg| peg.to_string()).collect::<Vec<_>>().join(" ")
}

pub(super) fn pegs(text: &str) -> Option<Pegs> {
    text.split(' ').map(Peg::parse).try_fold(Pegs::NONE, |all, peg| peg.map(|peg| all.with(peg)))
}

pub(super) fn pair<T: FromStr>(text: &str) -> Option<[T; 2]> {
    let (red, blue) = text.split_once('-')?;
    Some([red.parse().ok()?, blue.parse().ok()?])
}

impl<T: Item> Item for Option<T> {
    fn text(self) -> impl Display {
        self.map_or_else(String::new, |value| value.text().to_string())
    }

    fn read(text: &str) -> Option<Self> {
        T::read(text).map(Some)
    }
}

/// Each with how it is written and read.
macro_rules! items {
    ($($name:ty: |$value:ident| $write:expr, |$text:ident| $read:expr;)*) => {$(
        impl Item for $name {
            fn text(self) -> impl Display {
                let $value = self;
                $write
            }

            fn read($text: &str) -> Option<Self> {
                $read
            }
        }
    )*};
}

items! {
    u8: |n| n, |text| text.parse().ok();
    u16: |n| n, |text| text.parse().ok();
    [u8; 2]: |pair| format!("{}-{}", pair[0], pair[1]), |text| pair(text);
    [u16; 2]: |pair| format!("{}-{}", pair[0], pair[1]), |text| pair(text);
    Side: |side| side, |text| Side::read(text);
    Peg: |peg| peg, |text| Peg::parse(text);
    Pegs: |pegs| list(pegs), |text| pegs(text);
    Aim: |aim| write_aim(aim), |text| read_aim(text);
    Class: |class| class.word(), |text| Class::read(text);
    Dive: |dive| dive.word(), |text| Dive::read(text);
    Restart: |restart| restart.word(), |text| Restart::read(text);
    Hands: |hands| if hands == Hands::Held { "held" } else { "down" }, |text| match text {
        "held" => Some(Hands::Held),
        "down" => Some(Hands::PutDown),
        _ => None,
    };
    Prepared: |keeper| if keeper == Prepared::Bar { "bar" } else { "placed" }, |text| match text {
        "bar" => Some(Prepared::Bar),
        "placed" => Some(Prepared::Placed),
        _ => None,
    };
}
