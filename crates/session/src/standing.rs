//! What is kept of a match besides its record.

use onze_core::name::shown;
use onze_core::table::Table;
use onze_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::protocol::{self, Name, OfferKind, SeatInfo, Sitter, StoodIn};
use crate::token::{self, TokenHash};

/// What may change of a match and is not a step of it, as it is kept: with the names of seats.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// How often it was amended.
    pub version: u64,
    /// Is it paused?
    pub paused: bool,
    /// The match that follows it.
    pub rematch: Option<String>,
    /// Offers that wait for answers.
    pub offers: Vec<KeptOffer>,
    /// Who sits where, in seat order.
    pub places: Vec<KeptSeat>,
    /// Was it made without stand-ins?
    pub no_stand_ins: bool,
    /// Was it made with hints?
    #[serde(default)]
    pub hints: bool,
    /// When computers stood in for persons, the first first.
    pub stood_in: Vec<KeptStandIn>,
}

/// An offer that waits for answers, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptOffer {
    /// By which seat.
    pub by: String,
    /// What.
    pub what: OfferKind,
    /// For a stand-in: whose place it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// For a stand-in: the computer player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// The choice that needs somebody's word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
    /// Whose answer is missing.
    pub waits_for: Vec<String>,
    /// Between nodes, for a request to take back: how many steps there were. It ends with the next one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

/// Steps of a seat that a computer player made in the place of a person, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptStandIn {
    /// The seat.
    pub seat: String,
    /// The computer player.
    pub player: String,
    /// It came when this was the number of the next step.
    pub from: usize,
    /// It left when this was the number of the next step; nothing as long as it plays.
    pub to: Option<usize>,
}

impl KeptStandIn {
    /// As everybody is told it.
    pub(crate) fn told(&self) -> StoodIn {
        let KeptStandIn { seat, player, from, to } = self.clone();
        StoodIn { seat: seat.into(), player, from, to }
    }
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct KeptSeat {
    /// The short name of the seat.
    pub seat: Name,
    /// The name of the player.
    pub player: String,
    /// The computer player, if it is one.
    pub computer: Option<String>,
    /// The computer player in the place of the person, if there is one.
    pub stand_in: Option<String>,
    /// What holds the seat.
    pub token: Option<TokenHash>,
    /// What the invitation to it was, used or not.
    pub invite: Option<TokenHash>,
    /// Those with whom its owner shares it, the first first.
    #[serde(default)]
    pub partners: Vec<Partner>,
}

/// Somebody who shares a seat, by a secret of their own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Partner {
    /// By what the owner knows them: one more than the last one's.
    pub number: u32,
    /// What holds the seat for them.
    pub token: TokenHash,
}

impl std::fmt::Debug for KeptSeat {
    /// Hashes of tokens stay out of logs too.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("KeptSeat")
            .field("seat", &self.seat)
            .field("player", &self.player)
            .finish_non_exhaustive()
    }
}

impl KeptSeat {
    /// Does a secret hold the seat, that of its owner or of a partner?
    pub fn is_held_by(&self, hash: &TokenHash) -> bool {
        self.is_owned_by(hash) || self.partners.iter().any(|partner| token::same(&partner.token, hash))
    }

    pub(crate) fn is_owned_by(&self, hash: &TokenHash) -> bool {
        self.token.is_some_and(|own| token::same(&own, hash))
    }

    /// Puts one secret in the place of another, and leaves the others alone.
    pub(crate) fn renew(&mut self, old: &TokenHash, new: TokenHash) {
        let partners = self.partners.iter_mut().map(|partner| &mut partner.token);
        for own in self.token.iter_mut().chain(partners).filter(|own| token::same(own, old)) {
            *own = new;
        }
    }

    /// The computer player that plays it now.
    pub(crate) fn computer_now(&self) -> Option<&str> {
        self.stand_in.as_deref().or(self.computer.as_deref())
    }

    /// Does it wait for somebody to join?
    pub(crate) fn is_free(&self) -> bool {
        self.computer.is_none() && self.token.is_none()
    }

    /// As everybody sees it; a computer is always here.
    pub(crate) fn info(&self, here: bool) -> SeatInfo {
        let kind = match (&self.computer, &self.stand_in) {
            (Some(player), _) => Sitter::Computer(player.clone()),
            (None, Some(player)) => Sitter::StandIn(player.clone()),
            (None, None) if self.is_free() => Sitter::Free,
            (None, None) => Sitter::Person,
        };
        let (seat, name) = (self.seat.clone(), shown(&self.player).into_owned());
        SeatInfo { seat, name, kind, free: self.is_free(), here: here || self.computer.is_some() }
    }
}

/// An offer that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) by: Seat,
    pub(crate) what: OfferKind,
    /// For a stand-in: whose place it takes.
    pub(crate) of: Option<Seat>,
    /// For a stand-in: the computer player.
    pub(crate) player: Option<String>,
    /// The choice that needs somebody's word.
    pub(crate) choice: Option<String>,
    pub(crate) waits_for: Seats,
}

impl Offer {
    pub(crate) fn new(by: Seat, what: OfferKind) -> Self {
        Offer { by, what, of: None, player: None, choice: None, waits_for: Seats::NONE }
    }

    /// Can it still be agreed to, now that a step was made? A request to take back was about the step before.
    pub(crate) fn outlives_a_step(&self, table: &dyn Table) -> bool {
        match (self.what, &self.choice) {
            (OfferKind::TakeBack, _) => false,
            (OfferKind::Choice, Some(choice)) => table.cites(self.by, choice).is_some(),
            _ => true,
        }
    }

    /// As everybody is told it.
    pub(crate) fn told(&self, table: &dyn Table) -> protocol::Offer {
        let name = |seat: Seat| Name::from(table.seat_name(seat));
        protocol::Offer {
            by: name(self.by),
            what: self.what,
            of: self.of.map(name),
            player: self.player.clone(),
            choice: self.choice.clone(),
            value: self.choice.as_ref().and_then(|choice| table.value(choice)),
            waits_for: self.waits_for.iter().map(name).collect(),
        }
    }

    /// As it is kept.
    pub(crate) fn kept(&self, table: &dyn Table) -> KeptOffer {
        let name = |seat: Seat| table.seat_name(seat).to_owned();
        KeptOffer {
            by: name(self.by),
            what: self.what,
            of: self.of.map(name),
            player: self.player.clone(),
            choice: self.choice.clone(),
            waits_for: self.waits_for.iter().map(name).collect(),
            at: (self.what == OfferKind::TakeBack).then(|| table.n_steps()),
        }
    }

    /// An offer as it was kept; `None` if it names seats that there are not, or is about a step that is not the last.
    pub(crate) fn read(kept: KeptOffer, table: &dyn Table) -> Option<Self> {
        if kept.what == OfferKind::TakeBack && kept.at != Some(table.n_steps()) {
            return None;
        }
        let seat = |name: &String| table.read_seat(name).ok();
        Some(Offer {
            by: seat(&kept.by)?,
            what: kept.what,
            of: kept.of.as_ref().map_or(Some(None), |of| seat(of).map(Some))?,
            player: kept.player,
            choice: kept.choice,
            waits_for: kept.waits_for.iter().map(seat).collect::<Option<Seats>>()?,
        })
    }
}
