//! Why something is not possible, with the clause that says so.

use onze_core::reasons;
use serde::Serialize;

use crate::{Kick, Slot};

reasons! {
    /// Why a choice, a set of options or a position is refused.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `slot`, `kick` and `option` are what they say
    pub enum Refusal {
        /// There is no such command as was typed; `forms` would have been understood.
        NotACommand { typed: String, forms: &'static [&'static str] } because ["CHI-902"],
        /// The match is over.
        MatchOver because ["CHI-902"],
        /// That is not what is asked now.
        NotAskedNow because ["CHI-902"],
        /// The slot has no card.
        SlotEmpty { slot: Slot } because ["CHI-304"],
        /// The side has committed, and that is final.
        AlreadyChosen because ["CHI-302"],
        /// The side's draw makes itself.
        DrawIsAutomatic because ["CHI-901"],
        /// This kick goes left or right.
        LeftOrRight { kick: Kick }
            because { kick: Kick::LastShot } ["CHI-801", "CHI-405"] or ["CHI-507", "CHI-405"],
        /// There is no offside to signal.
        NoOffside because ["CHI-711"],
        /// There was an offside, and it was not signalled when it was asked.
        OffsideTooLate because ["CHI-715"],
        /// The attacker does not answer for the defender.
        OffsideIsTheDefenders because ["CHI-713"],
        /// There is no one-two to make.
        NoOneTwo because ["CHI-723"],
        /// The defender does not answer for the attacker.
        OneTwoIsTheAttackers because ["CHI-723"],
        /// The match is played without a clock.
        NoClock because ["CHI-903"],
        /// An added rule outside level pro+.
        ProPlusOnly { option: &'static str } because ["CHI-702"],
        /// A deck that no match can be played with.
        Deck { fault: DeckFault } because { fault: DeckFault::Beginner } ["CHI-510"] or ["CHI-112"],
        /// A position that no match can reach: what is wrong, the first word of the field that is wrong (empty if there is no
        /// such field), what stands there and how the field is written.
        Position { fault: PositionFault, field: &'static str, at: String, form: String } because fault,
    }
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

reasons! {
    /// What is wrong with a position.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PositionFault {
        /// A field is not written as positions are, or is missing.
        Form because [],
        /// There is a field that does not belong there.
        Unexpected because [],
        /// A side's cards are not those of its deck.
        Cards because ["CHI-111"],
        /// A card is in two places, or was dealt and is nowhere.
        Places because ["CHI-111"],
        /// The sides have not played equally many cards.
        Duels because ["CHI-301"],
        /// The face-down pile is not drawn from its top.
        FaceDown because ["CHI-322"],
        /// The face-up pile is not drawn from its top.
        FaceUp because ["CHI-321"],
        /// The number of active cards does not fit the number of duels.
        Active because ["CHI-328"],
        /// A conservation too many or too few.
        Conservations because ["CHI-312"],
        /// The number of conservations needed is not one that the options allow.
        Needed because ["CHI-310", "CHI-742"],
        /// The cards in the match zone do not fit the possession.
        Zone because ["CHI-314", "CHI-316"],
        /// A goal without a duel.
        Goals because ["CHI-410"],
        /// What is asked cannot be asked here.
        Asked because ["CHI-901"],
        /// A choice under seal that could not have been made.
        Sealed because ["CHI-302"],
        /// Time that cannot have run out.
        Clock because ["CHI-903"],
        /// The shoot-out does not fit the rest.
        ShootOut because ["CHI-812"],
        /// The match is over and does not say so, or the other way round.
        End because ["CHI-808"],
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
}
