//! What may be wrong with a catalogue, a squad or a kit.

use serde::Serialize;

use crate::sticker::Marks;
use onze_core::reasons;

reasons! {
    /// What is wrong with a catalogue.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "fault", rename_all = "kebab-case")]
    pub enum CatalogueFault {
        /// It is not written as catalogues are.
        Form because ["SIM-210", "SIM-104"],
        /// A code is none, or has more marks than a sticker can have.
        Marks because ["SIM-204", "SIM-203"],
        /// A number of this sticker is not one of 1 to 6.
        Numbers {
            /// Which.
            code: Marks,
        } because ["SIM-206", "SIM-205"],
        /// A sticker is listed twice.
        Twice {
            /// Which.
            code: Marks,
        } because ["SIM-210", "SIM-104"],
        /// Other numbers are told for a sticker that the catalogue does not have.
        Missing {
            /// Which.
            code: Marks,
        } because ["SIM-210"],
        /// There are not 112 stickers.
        Size because ["SIM-208"],
    }
}

reasons! {
    /// What is wrong with a squad.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "fault", rename_all = "kebab-case")]
    pub enum SquadFault {
        /// The ready-made squads cannot be read.
        Form because ["SIM-212", "SIM-104"],
        /// There are not sixteen stickers.
        Size {
            /// How many there are.
            stickers: usize,
        } because ["SIM-201"],
        /// What this peg is to carry is no code, or has more marks than a sticker can have.
        Marks {
            /// The number of the peg.
            number: u8,
        } because ["SIM-204", "SIM-203"],
        /// The catalogue has no such sticker.
        Missing {
            /// Which.
            code: Marks,
        } because ["SIM-208", "SIM-210"],
        /// There are not so many of them in the catalogue.
        Copies {
            /// Which.
            code: Marks,
            /// How many there are.
            copies: u8,
        } because ["SIM-208", "SIM-210"],
        /// There is no goalkeeper, or there are more than three.
        Keepers {
            /// How many.
            keepers: u8,
        } because ["SIM-211"],
        /// The value is not the one that was agreed on.
        Value {
            /// What the squad is worth.
            value: u8,
            /// The least and the most that it may be.
            least: u8,
            /// The most that it may be.
            most: u8,
        } because ["SIM-209"],
        /// What squads may be worth is not written as it should.
        Limit because ["SIM-209"],
    }
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

reasons! {
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
        } because ["SIM-214"],
        /// A text is empty, too long or has control characters.
        Text {
            /// Which.
            field: KitField,
            /// Which of its texts, from 1.
            number: usize,
        } because ["SIM-214"],
        /// There are more sponsors than find room.
        Sponsors {
            /// How many do.
            most: usize,
        } because ["SIM-214"],
        /// The second kit does not differ enough from the first.
        Alike because ["SIM-215"],
    }
}
