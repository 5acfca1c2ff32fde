//! Those who share a seat: its owner gives each a secret of their own, and takes it back.

use super::Session;
use super::keep::Who;
use crate::exchange::{Output, Ticket};
use crate::fault::Fault;
use crate::protocol::{Joined, PartnerInfo, Partners};
use crate::standing::Partner;
use crate::token::Token;

/// So many share a seat with its owner.
const MOST: usize = 8;

impl Session {
    /// One more shares the seat.
    pub(super) fn share(&mut self, ticket: Ticket, held: &str, token: &Token) {
        let shared = self.places.owned_by(held).and_then(|seat| {
            let place = self.places.of_mut(seat).ok_or(Fault::MatchBroken)?;
            if place.partners.len() >= MOST {
                return Err(Fault::PartnersMany { most: MOST });
            }
            let number = place.partners.last().map_or(1, |last| last.number.saturating_add(1));
            place.partners.push(Partner { number, token: token.hash() });
            Ok(Joined { seat: place.seat.clone(), token: token.text() })
        });
        self.partners_changed(ticket, shared);
    }

    /// One of them shares it no longer.
    pub(super) fn withdraw(&mut self, ticket: Ticket, held: String, partner: u32) {
        let withdrawn = self.places.owned_by(&held).and_then(|seat| {
            let place = self.places.of_mut(seat).ok_or(Fault::MatchBroken)?;
            let index = place.partners.iter().position(|one| one.number == partner);
            place.partners.remove(index.ok_or_else(unknown)?);
            Ok(Joined { seat: place.seat.clone(), token: held })
        });
        self.let_go();
        self.partners_changed(ticket, withdrawn);
    }

    fn partners_changed(&mut self, ticket: Ticket, changed: Result<Joined, Fault>) {
        match changed {
            Ok(joined) => self.amend_for(Who::Joining(ticket, joined), false),
            Err(fault) => self.out.push(Output::Joined { ticket, joined: Err(fault) }),
        }
    }

    /// Those who share a seat, for its owner.
    pub fn partners(&self, held: &str) -> Result<Partners, Fault> {
        let seat = self.places.owned_by(held)?;
        let place = self.places.of(seat).ok_or(Fault::MatchBroken)?;
        let is_here =
            |partner: &Partner| self.pages.iter().any(|page| page.held.contains(&(seat, partner.token)));
        let info = |partner: &Partner| PartnerInfo { partner: partner.number, here: is_here(partner) };
        Ok(Partners { seat: place.seat.clone(), partners: place.partners.iter().map(info).collect() })
    }
}

fn unknown() -> Fault {
    Fault::PartnerUnknown
}
