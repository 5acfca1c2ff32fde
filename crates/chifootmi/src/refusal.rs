//! Why something is not possible, with the clause that says so.

use onze_core::{Because, Clause};
use serde::Serialize;

use crate::{Kick, Slot};

/// Why a choice, a set of options or a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `slot`, `kick` and `option` are what they say
pub enum Refusal {
    /// There is no such command as was typed; `forms` would have been understood.
    NotACommand { typed: String, forms: &'static [&'static str] },
    /// The match is over.
    MatchOver,
    /// That is not what is asked now.
    NotAskedNow,
    /// The slot has no card.
    SlotEmpty { slot: Slot },
    /// The side has committed, and that is final.
    AlreadyChosen,
    /// The side's draw makes itself.
    DrawIsAutomatic,
    /// This kick goes left or right.
    LeftOrRight { kick: Kick },
    /// There is no offside to signal.
    NoOffside,
    /// There was an offside, and it was not signalled when it was asked.
    OffsideTooLate,
    /// The attacker does not answer for the defender.
    OffsideIsTheDefenders,
    /// There is no one-two to make.
    NoOneTwo,
    /// The defender does not answer for the attacker.
    OneTwoIsTheAttackers,
    /// The match is played without a clock.
    NoClock,
    /// An added rule outside level pro+.
    ProPlusOnly { option: &'static str },
    /// A deck that no match can be played with.
    Deck { fault: DeckFault },
    /// A position that no match can reach: what is wrong, the first word of the field that is wrong (empty if there is no
    /// such field), what stands there and how the field is written.
    Position { fault: PositionFault, field: &'static str, at: String, form: String },
}

/// What is wrong with a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckFault {
    /// Something in it is neither a value from 1 to 99 nor `X`.
    Card,
    /// The sides have different numbers of cards.
    Unequal,
    /// Fewer than 8 cards, or more than 16.
    Size,
    /// A Dribble/Tackle card at beginner level.
    Beginner,
}

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PositionFault {
    /// A field is not written as positions are, or is missing.
    Form,
    /// There is a field that does not belong there.
    Unexpected,
    /// A side's cards are not those of its deck.
    Cards,
    /// A card is in two places, or was dealt and is nowhere.
    Places,
    /// The sides have not played equally many cards.
    Duels,
    /// The face-down pile is not drawn from its top.
    FaceDown,
    /// The face-up pile is not drawn from its top.
    FaceUp,
    /// The number of active cards does not fit the number of duels.
    Active,
    /// A conservation too many or too few.
    Conservations,
    /// The number of conservations needed is not one that the options allow.
    Needed,
    /// The cards in the match zone do not fit the possession.
    Zone,
    /// A goal without a duel.
    Goals,
    /// What is asked cannot be asked here.
    Asked,
    /// A choice under seal that could not have been made.
    Sealed,
    /// Time that cannot have run out.
    Clock,
    /// The shoot-out does not fit the rest.
    ShootOut,
    /// The match is over and does not say so, or the other way round.
    End,
}

impl Because for Refusal {
    fn rules(&self) -> &'static [Clause] {
        match self {
            Refusal::NotACommand { .. } | Refusal::MatchOver | Refusal::NotAskedNow => &[Clause("CHI-902")],
            Refusal::SlotEmpty { .. } => &[Clause("CHI-304")],
            Refusal::AlreadyChosen => &[Clause("CHI-302")],
            Refusal::DrawIsAutomatic => &[Clause("CHI-901")],
            Refusal::LeftOrRight { kick: Kick::LastShot } => &[Clause("CHI-801"), Clause("CHI-405")],
            Refusal::LeftOrRight { .. } => &[Clause("CHI-507"), Clause("CHI-405")],
            Refusal::NoOffside => &[Clause("CHI-711")],
            Refusal::OffsideTooLate => &[Clause("CHI-715")],
            Refusal::OffsideIsTheDefenders => &[Clause("CHI-713")],
            Refusal::NoOneTwo | Refusal::OneTwoIsTheAttackers => &[Clause("CHI-723")],
            Refusal::NoClock => &[Clause("CHI-903")],
            Refusal::ProPlusOnly { .. } => &[Clause("CHI-702")],
            Refusal::Deck { fault: DeckFault::Beginner } => &[Clause("CHI-510")],
            Refusal::Deck { .. } => &[Clause("CHI-112")],
            Refusal::Position { fault, .. } => fault.rules(),
        }
    }
}

impl PositionFault {
    /// The field of the line that tells it.
    pub(crate) fn field(self) -> &'static str {
        match self {
            PositionFault::Cards
            | PositionFault::Places
            | PositionFault::FaceDown
            | PositionFault::FaceUp => "R",
            PositionFault::Duels | PositionFault::Active | PositionFault::Goals => "B",
            PositionFault::Conservations | PositionFault::Needed => "ball",
            PositionFault::Zone => "gathered",
            PositionFault::Form | PositionFault::Unexpected | PositionFault::Asked | PositionFault::End => {
                "now"
            }
            PositionFault::Sealed => "sealed",
            PositionFault::Clock => "timed-out",
            PositionFault::ShootOut => "shoot-out",
        }
    }

    /// The clauses that it breaks; none if it is no matter of rules.
    pub fn rules(self) -> &'static [Clause] {
        match self {
            PositionFault::Form | PositionFault::Unexpected => &[],
            PositionFault::Cards | PositionFault::Places => &[Clause("CHI-111")],
            PositionFault::Duels => &[Clause("CHI-301")],
            PositionFault::FaceDown => &[Clause("CHI-322")],
            PositionFault::FaceUp => &[Clause("CHI-321")],
            PositionFault::Active => &[Clause("CHI-328")],
            PositionFault::Conservations => &[Clause("CHI-312")],
            PositionFault::Needed => &[Clause("CHI-310"), Clause("CHI-742")],
            PositionFault::Zone => &[Clause("CHI-314"), Clause("CHI-316")],
            PositionFault::Goals => &[Clause("CHI-410")],
            PositionFault::Asked => &[Clause("CHI-901")],
            PositionFault::Sealed => &[Clause("CHI-302")],
            PositionFault::Clock => &[Clause("CHI-903")],
            PositionFault::ShootOut => &[Clause("CHI-812")],
            PositionFault::End => &[Clause("CHI-808")],
        }
    }
}
