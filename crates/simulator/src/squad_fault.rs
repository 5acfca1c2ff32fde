//! What may be wrong with a catalogue, a squad or a kit.

use onze_core::{Because, Clause};
use serde::Serialize;

use crate::sticker::Marks;

/// What is wrong with a catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum CatalogueFault {
    /// It is not written as catalogues are.
    Form,
    /// A code is none, or has more marks than a sticker can have.
    Marks,
    /// A number of this sticker is not one of 1 to 6.
    Numbers {
        /// Which.
        code: Marks,
    },
    /// A sticker is listed twice.
    Twice {
        /// Which.
        code: Marks,
    },
    /// Other numbers are told for a sticker that the catalogue does not have.
    Missing {
        /// Which.
        code: Marks,
    },
    /// There are not 112 stickers.
    Size,
}

/// What is wrong with a squad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum SquadFault {
    /// The ready-made squads cannot be read.
    Form,
    /// There are not sixteen stickers.
    Size {
        /// How many there are.
        stickers: usize,
    },
    /// What this peg is to carry is no code, or has more marks than a sticker can have.
    Marks {
        /// The number of the peg.
        number: u8,
    },
    /// The catalogue has no such sticker.
    Missing {
        /// Which.
        code: Marks,
    },
    /// There are not so many of them in the catalogue.
    Copies {
        /// Which.
        code: Marks,
        /// How many there are.
        copies: u8,
    },
    /// There is no goalkeeper, or there are more than three.
    Keepers {
        /// How many.
        keepers: u8,
    },
    /// The value is not the one that was agreed on.
    Value {
        /// What the squad is worth.
        value: u8,
        /// The least and the most that it may be.
        least: u8,
        /// The most that it may be.
        most: u8,
    },
    /// What squads may be worth is not written as it should.
    Limit,
}

/// What is written on the shirts of a kit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KitField {
    /// The name of the kit.
    Name,
    /// The badge.
    Badge,
    /// A sponsor.
    Sponsors,
    /// The name of a player.
    Players,
}

/// What is wrong with a kit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum KitFault {
    /// It is not written as kits are.
    Form {
        /// The line, from 1.
        line: usize,
        /// What the reader of the file says, in English.
        reason: String,
    },
    /// A text is empty, too long or has control characters.
    Text {
        /// Which.
        field: KitField,
        /// Which of its texts, from 1.
        number: usize,
    },
    /// There are more sponsors than find room.
    Sponsors {
        /// How many do.
        most: usize,
    },
    /// The second kit does not differ enough from the first.
    Alike,
}

impl Because for CatalogueFault {
    fn rules(&self) -> &'static [Clause] {
        match self {
            CatalogueFault::Form | CatalogueFault::Twice { .. } => &[Clause("SIM-210"), Clause("SIM-104")],
            CatalogueFault::Marks => &[Clause("SIM-204"), Clause("SIM-203")],
            CatalogueFault::Numbers { .. } => &[Clause("SIM-206"), Clause("SIM-205")],
            CatalogueFault::Missing { .. } => &[Clause("SIM-210")],
            CatalogueFault::Size => &[Clause("SIM-208")],
        }
    }
}

impl Because for SquadFault {
    fn rules(&self) -> &'static [Clause] {
        match self {
            SquadFault::Form => &[Clause("SIM-212"), Clause("SIM-104")],
            SquadFault::Size { .. } => &[Clause("SIM-201")],
            SquadFault::Marks { .. } => &[Clause("SIM-204"), Clause("SIM-203")],
            SquadFault::Missing { .. } | SquadFault::Copies { .. } => &[Clause("SIM-208"), Clause("SIM-210")],
            SquadFault::Keepers { .. } => &[Clause("SIM-211")],
            SquadFault::Value { .. } | SquadFault::Limit => &[Clause("SIM-209")],
        }
    }
}

impl Because for KitFault {
    fn rules(&self) -> &'static [Clause] {
        match self {
            KitFault::Form { .. } | KitFault::Text { .. } | KitFault::Sponsors { .. } => &[Clause("SIM-214")],
            KitFault::Alike => &[Clause("SIM-215")],
        }
    }
}
