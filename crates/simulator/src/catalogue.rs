//! The catalogue that teams choose their stickers from (SIM-208, SIM-210).

use serde::Deserialize;

use crate::squad_fault::CatalogueFault as Fault;
use crate::sticker::{Marks, Numbers, Sticker};

/// The standard catalogue.
const STANDARD: &str = include_str!("../data/catalogue.toml");

/// Stickers in a catalogue (SIM-208).
const SIZE: u32 = 112;

/// One kind of sticker in a catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CatalogueLine {
    /// What it shows.
    pub sticker: Sticker,
    /// How many of them there are.
    pub copies: u8,
    /// The catalogue number of the first, from 1.
    pub first: u8,
}

/// A catalogue that passed its checks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    entries: Vec<CatalogueLine>,
}

/// What a file says, before it is checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    stickers: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    code: String,
    copies: u8,
    numbers: [u8; 4],
}

impl Catalogue {
    /// `standard`, or the numbers that differ from it: `YYR 5-2-3-4; RRK 4-3-3-4` (SIM-206).
    pub fn read(text: &str) -> Result<Catalogue, Fault> {
        let mut catalogue = Catalogue::from_toml(STANDARD)?;
        if text != "standard" {
            for item in text.split(';') {
                let (code, numbers) = item.trim().split_once(' ').ok_or(Fault::Form)?;
                let marks = Marks::parse(code).ok_or(Fault::Marks)?;
                let entry = catalogue.entries.iter_mut().find(|entry| entry.sticker.marks == marks);
                let numbers = Numbers::parse(numbers).ok_or(Fault::Numbers { code: marks })?;
                entry.ok_or(Fault::Missing { code: marks })?.sticker.numbers = numbers;
            }
        }
        Ok(catalogue)
    }

    /// A catalogue as a data file tells it.
    pub fn from_toml(text: &str) -> Result<Catalogue, Fault> {
        let data: Data = toml::from_str(text).map_err(|_| Fault::Form)?;
        let mut entries: Vec<CatalogueLine> = Vec::with_capacity(data.stickers.len());
        let mut before = 0_u32;
        for Line { code, copies, numbers } in data.stickers {
            let marks = Marks::parse(&code).ok_or(Fault::Marks)?;
            if entries.iter().any(|entry| entry.sticker.marks == marks) {
                return Err(Fault::Twice { code: marks });
            }
            let numbers = Numbers::from(numbers);
            if !numbers.are_in_range() {
                return Err(Fault::Numbers { code: marks });
            }
            let first = u8::try_from(before + 1).map_err(|_| Fault::Size)?;
            before += u32::from(copies);
            entries.push(CatalogueLine { sticker: Sticker { marks, numbers }, copies, first });
        }
        if before == SIZE { Ok(Catalogue { entries }) } else { Err(Fault::Size) }
    }

    /// All kinds, in the order of their catalogue numbers.
    pub fn entries(&self) -> &[CatalogueLine] {
        &self.entries
    }

    /// The kind of sticker with these marks.
    pub fn get(&self, marks: Marks) -> Option<&CatalogueLine> {
        self.entries.iter().find(|entry| entry.sticker.marks == marks)
    }
}
