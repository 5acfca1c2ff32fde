//! What needs the others' consent: taking back, a pause, a stand-in, a rematch. Computer players always agree.

use onze_core::fair::Secret;
use onze_core::{Seat, Seats, Undo};

use super::{Asker, Done, Session};
use crate::create::{check_player, rematch};
use crate::fault::Fault;
use crate::protocol::{OfferKind, ServerMessage};
use crate::standing::{KeptStandIn, Offer, Standing};

/// So many of them are kept for the story.
const MOST_STAND_INS: usize = 32;

impl Session {
    /// Makes an offer, or agrees to the same one of somebody else.
    pub(super) fn offer(
        &mut self,
        asked: Asker,
        by: &str,
        what: OfferKind,
        of: Option<&str>,
        player: Option<String>,
    ) -> Result<Done, Fault> {
        let by = self.own_seat(asked.page, by)?;
        let mut offer = Offer::new(by, what);
        match what {
            OfferKind::TakeBack => {
                return Err(Fault::UseTakeBack);
            }
            OfferKind::Choice => {
                return Err(Fault::UseMove);
            }
            OfferKind::Pause | OfferKind::StandIn if self.is_over() => {
                return Err(Fault::MatchOver);
            }
            OfferKind::Rematch | OfferKind::ReturnMatch if !self.is_over() => {
                return Err(Fault::NotOver);
            }
            OfferKind::Rematch | OfferKind::ReturnMatch if self.rematch.is_some() => {
                return Ok(Some(vec![ServerMessage::done(asked.re).text(32)]));
            }
            OfferKind::Rematch | OfferKind::ReturnMatch | OfferKind::Pause => {}
            OfferKind::StandIn => {
                let target = of.map_or(Ok(by), |of| self.table.read_seat(of))?;
                if target == by && self.places.of_mut(by).is_some_and(|place| place.stand_in.take().is_some())
                {
                    self.has_stood_in(by);
                    self.amend(asked);
                    return Ok(None);
                }
                self.check_stand_in(target, target == by)?;
                offer.of = Some(target);
                offer.player = Some(self.stand_in_player(player, target == by)?);
            }
        }
        self.propose(asked, offer)
    }

    /// Answers an offer; whoever made it may also withdraw it with a no.
    pub(super) fn answer(
        &mut self,
        asked: Asker,
        seat: &str,
        what: OfferKind,
        yes: bool,
    ) -> Result<Done, Fault> {
        let seat = self.own_seat(asked.page, seat)?;
        let concerns =
            |offer: &Offer| offer.what == what && (offer.waits_for.has(seat) || !yes && offer.by == seat);
        let Some(index) = self.offers.iter().position(concerns) else {
            return Err(Fault::OfferUnknown);
        };
        let mut offer = self.offers.remove(index);
        offer.waits_for = offer.waits_for.without(seat);
        if yes && offer.waits_for.is_empty() {
            return self.fulfil(asked, &offer);
        }
        if yes {
            self.offers.insert(index, offer);
        }
        self.amend(asked);
        Ok(None)
    }

    pub(super) fn propose(&mut self, asked: Asker, mut offer: Offer) -> Result<Done, Fault> {
        if let Some(same) = self.offers.iter().find(|one| one.what == offer.what && one.of == offer.of) {
            if same.by == offer.by {
                return Err(Fault::OfferStands);
            }
            let name = self.table.seat_name(offer.by);
            return self.answer(asked, name, offer.what, true);
        }
        let persons = self.places.persons();
        let others = persons.without(offer.by);
        offer.waits_for = offer.of.map_or(others, |of| others.without(of));
        if offer.waits_for.is_empty() {
            return self.fulfil(asked, &offer);
        }
        self.offers.push(offer);
        self.amend(asked);
        Ok(None)
    }

    /// A choice that nothing bears out waits for the word of another seat; where a computer has that, for that of whoever has
    /// the first of the others. Whoever says the same as the other agrees, and whoever says something else takes it back.
    pub(super) fn ask_witness(
        &mut self,
        asked: Asker,
        by: Seat,
        choice: &str,
        witness: Seat,
    ) -> Result<Done, Fault> {
        let said = |offer: &Offer, by: Seat| offer.what == OfferKind::Choice && offer.by == by;
        let same = |offer: &Offer| said(offer, witness) && offer.choice.as_deref() == Some(choice);
        if self.offers.iter().any(|offer| same(offer) && offer.waits_for.has(by)) {
            let by = self.table.seat_name(by);
            return self.answer(asked, by, OfferKind::Choice, true);
        }
        self.offers.retain(|offer| !said(offer, by) && !said(offer, witness));
        let persons = self.places.persons().without(by);
        let asks = if persons.has(witness) { Some(witness) } else { persons.first() };
        let mut offer =
            Offer { choice: Some(choice.to_owned()), of: Some(witness), ..Offer::new(by, OfferKind::Choice) };
        let Some(asks) = asks else { return self.fulfil(asked, &offer) };
        offer.waits_for = Seats::only(asks);
        self.offers.push(offer);
        self.amend(asked);
        Ok(None)
    }

    fn fulfil(&mut self, asked: Asker, offer: &Offer) -> Result<Done, Fault> {
        match offer.what {
            OfferKind::Pause => self.paused = !self.paused,
            OfferKind::StandIn => {
                if let (Some(of), Some(player)) = (offer.of, &offer.player) {
                    self.stands_in(of, player);
                }
            }
            OfferKind::Rematch | OfferKind::ReturnMatch => {
                let secret = Secret::new(self.secret);
                let mut places = self.places.to_vec();
                if offer.what == OfferKind::ReturnMatch {
                    places.rotate_right(1);
                }
                let (no_stand_ins, hints) = (self.no_stand_ins, self.hints);
                let standing = Standing { places, no_stand_ins, hints, ..Standing::default() };
                let again = rematch(self.game, &*self.table, standing, secret)?;
                // There is one next match: what else was offered for it is settled.
                self.offers
                    .retain(|offer| !matches!(offer.what, OfferKind::Rematch | OfferKind::ReturnMatch));
                self.keep_rematch(again, asked);
                return Ok(None);
            }
            OfferKind::TakeBack => return self.take_back_agreed(asked, offer.by),
            OfferKind::Choice => {
                let n = self.table.play(offer.by, offer.choice.as_deref().unwrap_or_default(), &[])?;
                self.made(n, Some(offer.by), Some(asked));
                return Ok(None);
            }
        }
        self.amend(asked);
        Ok(None)
    }

    /// Takes the last step back. One of a computer player would come again by itself, so go on to the last of a person.
    fn take_back_agreed(&mut self, asked: Asker, by: Seat) -> Result<Done, Fault> {
        let first = self.table.take_back(by, Undo::Agreed)?;
        self.taken_back = true;
        let mut last = first;
        while !self.a_person_owes()
            && let Ok(n) = self.table.take_back(by, Undo::Agreed)
        {
            last = n;
        }
        for n in first..=last {
            self.made(n, Some(by), (n == last).then_some(asked));
        }
        Ok(None)
    }

    fn a_person_owes(&self) -> bool {
        let (to_act, computers) = (self.table.to_act(), self.places.computers());
        to_act.is_empty() || to_act.iter().any(|seat| !computers.has(seat))
    }

    fn check_stand_in(&self, seat: Seat, own: bool) -> Result<(), Fault> {
        let place = self.places.of(seat).ok_or(Fault::MatchBroken)?;
        if self.no_stand_ins {
            return Err(Fault::NoStandIns);
        }
        if place.computer_now().is_some() {
            return Err(Fault::ComputerPlays);
        }
        let since = self.away.get(seat.index()).copied().unwrap_or(self.now);
        let is_away = !self.here().has(seat) && self.now >= since + self.away_time;
        if own || is_away && !place.is_free() {
            return Ok(());
        }
        Err(Fault::StillHere { seconds: self.away_time / 1000 })
    }

    /// Who plays in the place of a person: whoever leaves may choose, but nobody gets a weak one from the others.
    fn stand_in_player(&self, player: Option<String>, own: bool) -> Result<String, Fault> {
        // The strongest is the last of the list.
        let strongest = self.players.last().copied().unwrap_or_default();
        let player = player.unwrap_or_else(|| strongest.to_owned());
        check_player(&self.players, &player)?;
        if own || player == strongest {
            return Ok(player);
        }
        Err(Fault::StandInWeak { player: strongest.to_owned() })
    }

    fn stands_in(&mut self, seat: Seat, player: &str) {
        let Some(place) = self.places.of_mut(seat) else { return };
        place.stand_in = Some(player.to_owned());
        let (seat, from) = (self.table.seat_name(seat).to_owned(), self.table.n_steps());
        if self.stood_in.len() >= MOST_STAND_INS {
            self.stood_in.remove(0);
        }
        self.stood_in.push(KeptStandIn { seat, player: player.to_owned(), from, to: None });
    }

    /// The person plays again.
    fn has_stood_in(&mut self, seat: Seat) {
        let (name, n) = (self.table.seat_name(seat), self.table.n_steps());
        let last = self.stood_in.iter_mut().rev().find(|one| one.seat == name && one.to.is_none());
        if let Some(last) = last {
            last.to = Some(n);
        }
    }
}
