//! Who has which seat.

use std::ops::Deref;
use std::sync::Arc;

use onze_core::{Seat, Seats};
use serde_json::value::RawValue;

use super::tell::written;
use crate::fault::Fault;
use crate::protocol::SeatInfo;
use crate::standing::KeptSeat;
use crate::token;

/// Who has which seat, one place a seat, in their order.
pub(super) struct Places {
    places: Vec<KeptSeat>,
    /// The same as everybody was told it last, unless it has changed.
    told: Option<Arc<Seated>>,
}

/// Who sits where, as it is told.
pub(super) struct Seated {
    here: Seats,
    pub(super) infos: Vec<SeatInfo>,
    pub(super) written: Box<RawValue>,
}

impl Deref for Places {
    type Target = [KeptSeat];

    fn deref(&self) -> &[KeptSeat] {
        &self.places
    }
}

impl Places {
    pub(super) const fn new(places: Vec<KeptSeat>) -> Self {
        Places { places, told: None }
    }

    /// All of them, to change them.
    pub(super) fn all_mut(&mut self) -> &mut [KeptSeat] {
        self.told = None;
        &mut self.places
    }

    pub(super) fn of(&self, seat: Seat) -> Option<&KeptSeat> {
        self.places.get(seat.index())
    }

    /// The place of a seat, to change it.
    pub(super) fn of_mut(&mut self, seat: Seat) -> Option<&mut KeptSeat> {
        self.all_mut().get_mut(seat.index())
    }

    /// All seats.
    pub(super) const fn seats(&self) -> Seats {
        Seats::all(self.places.len())
    }

    /// Seats whose places are such.
    pub(super) fn such(&self, such: impl Fn(&KeptSeat) -> bool) -> Seats {
        self.seats().iter().zip(&self.places).filter(|(_, place)| such(place)).map(|(seat, _)| seat).collect()
    }

    /// Seats that a computer player plays now.
    pub(super) fn computers(&self) -> Seats {
        self.such(|place| place.computer_now().is_some())
    }

    /// Seats that somebody plays who is there.
    pub(super) fn persons(&self) -> Seats {
        self.such(|place| !place.is_free() && place.computer_now().is_none())
    }

    /// May somebody still come?
    pub(super) fn any_free(&self) -> bool {
        self.places.iter().any(KeptSeat::is_free)
    }

    /// Does a person play, or may one still come?
    pub(super) fn has_people(&self) -> bool {
        self.places.iter().any(|place| place.computer_now().is_none())
    }

    /// The seat that this token holds, its owner's or a partner's.
    pub(super) fn held_by(&self, token: &str) -> Result<Seat, Fault> {
        let hash = token::hash(token);
        self.such(|place| place.is_held_by(&hash)).first().ok_or(Fault::TokenWrong)
    }

    /// The seat whose owner has this secret.
    pub(super) fn owned_by(&self, held: &str) -> Result<Seat, Fault> {
        let hash = token::hash(held);
        self.such(|place| place.is_owned_by(&hash)).first().ok_or(Fault::PartnerNotOwner)
    }

    /// Who sits where, if these are here.
    pub(super) fn infos(&self, here: Seats) -> Vec<SeatInfo> {
        self.seats().iter().zip(&self.places).map(|(seat, place)| place.info(here.has(seat))).collect()
    }

    /// The same as it is told, made and written anew only when it has changed.
    pub(super) fn told(&mut self, here: Seats) -> Arc<Seated> {
        if let Some(told) = self.told.as_ref().filter(|told| told.here == here) {
            return Arc::clone(told);
        }
        let infos = self.infos(here);
        let told = Arc::new(Seated { here, written: written(&infos), infos });
        self.told = Some(Arc::clone(&told));
        told
    }
}
