//! Squads of sixteen (SIM-201, SIM-208 to SIM-213).

use arrayvec::ArrayVec;
use onze_core::Side;
use serde::{Deserialize, Serialize};

use crate::catalogue::Catalogue;
use crate::cell::Cell;
use crate::squad_fault::SquadFault as Fault;
use crate::sticker::{Marks, Sticker};

/// The ready-made squads.
const READY: &str = include_str!("../data/squads.toml");

/// Pegs of a team (SIM-201).
pub const SQUAD: usize = 16;
/// Pegs of a team that start on the pitch (SIM-201).
pub const ELEVEN: usize = 11;
/// The most goalkeepers of a squad (SIM-211).
pub const MOST_KEEPERS: u8 = 3;
/// What a tournament squad is worth (SIM-209).
const TOURNAMENT: u8 = 36;

/// Sixteen stickers that passed the checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Squad {
    stickers: [Sticker; SQUAD],
    /// Where the eleven of [`Squad::eleven`] line up, as Red sees it.
    cells: [Cell; ELEVEN],
}

/// What the value of a squad makes it (SIM-209).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// 16 to 24.
    Weak,
    /// 25 to 35.
    Average,
    /// 36.
    Tournament,
    /// 37 to 43.
    Strong,
    /// 44 to 50.
    VeryStrong,
    /// More than 50, which is advised against.
    Excessive,
}

/// What squads may be worth: the option `squad_value` (SIM-209).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquadValue {
    least: u8,
    most: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ready {
    reds: Line,
    blues: Line,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    stickers: String,
    cells: String,
}

impl Squad {
    /// `reds`, `blues`, or the codes of the sixteen stickers by number: `XB GB BBK …`.
    ///
    /// Squads that are not ready-made line up like the Reds.
    pub fn read(text: &str, catalogue: &Catalogue, value: SquadValue) -> Result<Squad, Fault> {
        let ready: Ready = toml::from_str(READY).map_err(|_| Fault::Form)?;
        let (stickers, line_up, side) = match text {
            "reds" => (&*ready.reds.stickers, &ready.reds, Side::Red),
            "blues" => (&*ready.blues.stickers, &ready.blues, Side::Blue),
            _ => (text, &ready.reds, Side::Red),
        };
        let stickers = read_stickers(stickers, catalogue)?;
        let cells = read_cells(&line_up.cells).ok_or(Fault::Form)?.map(|cell| cell.own(side));
        let squad = Squad { stickers, cells };
        value.check(squad.value())?;
        Ok(squad)
    }

    /// The squad of a file: the same in as many lines as one likes (SIM-208).
    pub fn from_file(text: &str, catalogue: &Catalogue) -> Result<Squad, Fault> {
        let codes: Vec<&str> = text.split_whitespace().collect();
        Squad::read(&codes.join(" "), catalogue, SquadValue::ANY)
    }

    /// Its codes by number, as [`Squad::read`] takes them.
    pub fn codes(&self) -> String {
        self.stickers.map(|sticker| sticker.marks.to_string()).join(" ")
    }

    /// The sticker of the peg with this number, 1 to 16.
    pub fn sticker(&self, number: u8) -> Option<&Sticker> {
        self.stickers.get(usize::from(number).checked_sub(1)?)
    }

    /// The stickers of the pegs 1 to 16.
    pub const fn stickers(&self) -> &[Sticker; SQUAD] {
        &self.stickers
    }

    /// What it is worth (SIM-209).
    pub fn value(&self) -> u8 {
        self.stickers.iter().map(Sticker::value).sum()
    }

    /// What its value makes it (SIM-209).
    pub fn strength(&self) -> Strength {
        Strength::of(self.value())
    }

    /// The number of its first goalkeeper.
    pub fn keeper(&self) -> u8 {
        self.numbers(true).next().unwrap_or(1)
    }

    /// The eleven that start when nobody chooses, the keeper first, and their cells as the side sees them: the first
    /// goalkeeper and the first ten others (SIM-211).
    pub fn eleven(&self, side: Side) -> impl Iterator<Item = (u8, Cell)> {
        let field = self.numbers(false);
        let cells = self.cells.into_iter().map(move |cell| cell.own(side));
        std::iter::once(self.keeper()).chain(field).zip(cells)
    }

    fn numbers(&self, keepers: bool) -> impl Iterator<Item = u8> {
        (1..).zip(&self.stickers).filter(move |(_, sticker)| sticker.is_keeper() == keepers).map(|(n, _)| n)
    }
}

/// Eleven different cells.
fn read_cells(text: &str) -> Option<[Cell; ELEVEN]> {
    let mut cells: ArrayVec<Cell, ELEVEN> = ArrayVec::new();
    for name in text.split(' ') {
        let cell = Cell::parse(name).filter(|cell| !cells.contains(cell))?;
        cells.try_push(cell).ok()?;
    }
    cells.into_inner().ok()
}

fn read_stickers(text: &str, catalogue: &Catalogue) -> Result<[Sticker; SQUAD], Fault> {
    let size = || Fault::Size { stickers: text.split(' ').filter(|code| !code.is_empty()).count() };
    let codes: ArrayVec<&str, SQUAD> = text.split(' ').take(SQUAD).collect();
    let codes = codes.into_inner().ok().filter(|_| text.split(' ').count() == SQUAD).ok_or_else(size)?;
    let mut stickers = [Sticker::RESERVE_KEEPER; SQUAD];
    for (n, number) in (0..SQUAD).zip(1..) {
        let code = Marks::parse(codes[n]).ok_or(Fault::Marks { number })?;
        let entry = catalogue.get(code).ok_or(Fault::Missing { code })?;
        let used = stickers[..n].iter().filter(|sticker| sticker.marks == code).count();
        if used >= usize::from(entry.copies) {
            return Err(Fault::Copies { code, copies: entry.copies });
        }
        stickers[n] = entry.sticker;
    }
    let keepers = stickers.iter().map(|sticker| u8::from(sticker.is_keeper())).sum();
    if (1..=MOST_KEEPERS).contains(&keepers) { Ok(stickers) } else { Err(Fault::Keepers { keepers }) }
}

impl Strength {
    /// What a squad of this value is.
    pub const fn of(value: u8) -> Strength {
        match value {
            0..=24 => Strength::Weak,
            25..=35 => Strength::Average,
            TOURNAMENT => Strength::Tournament,
            37..=43 => Strength::Strong,
            44..=50 => Strength::VeryStrong,
            _ => Strength::Excessive,
        }
    }
}

impl SquadValue {
    /// Any value at all.
    pub const ANY: SquadValue = SquadValue { least: 0, most: u8::MAX };

    /// Reads `any`, `tournament` or `at-most-40`.
    pub fn parse(text: &str) -> Result<SquadValue, Fault> {
        match text {
            "any" => Ok(SquadValue::ANY),
            "tournament" => Ok(SquadValue { least: TOURNAMENT, most: TOURNAMENT }),
            _ => {
                let number = text.strip_prefix("at-most-").ok_or(Fault::Limit)?;
                // Sixteen stickers are worth from 16 to 80.
                let most = number
                    .parse()
                    .ok()
                    .filter(|most: &u8| (16..=80).contains(most) && most.to_string() == number);
                Ok(SquadValue { least: 0, most: most.ok_or(Fault::Limit)? })
            }
        }
    }

    fn check(self, value: u8) -> Result<(), Fault> {
        let SquadValue { least, most } = self;
        if (least..=most).contains(&value) { Ok(()) } else { Err(Fault::Value { value, least, most }) }
    }
}
