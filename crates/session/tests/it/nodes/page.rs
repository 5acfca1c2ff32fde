//! A page that plays at random, comes back wherever it is let, and does not believe everything.

use std::collections::BTreeMap;

use onze_core::{Chance, Quick, Seat, Viewer};
use onze_session::protocol::{ClientMessage, Now, OfferKind, Phrase, ServerMessage, Step};
use onze_session::{Fault, KeptOffer, Millis, PageId};
use serde_json::to_value;

use super::store::Store;
use crate::room::token;

/// How long a page waits for an answer before the test calls it for ever.
const FOR_EVER: Millis = 10_000;

pub(super) struct Page {
    /// Whose it is; a spectator's without.
    pub(super) seat: Option<u8>,
    /// What holds the seat.
    pub(super) token: Option<String>,
    /// The node and the number of its connection, as long as it has one.
    pub(super) at: Option<(usize, PageId)>,
    /// The log as it has it.
    steps: Vec<Step>,
    now: Option<Now<'static>>,
    /// What it has asked and was not answered: when, and what it is if it is a step.
    asked: BTreeMap<u64, (Millis, Option<String>)>,
    next: u64,
}

impl Page {
    pub(super) fn new(seat: Option<u8>) -> Self {
        Page {
            seat,
            token: seat.map(token),
            at: None,
            steps: Vec::new(),
            now: None,
            asked: BTreeMap::new(),
            next: 0,
        }
    }

    pub(super) fn viewer(&self) -> Viewer {
        match self.seat.filter(|_| self.token.is_some()) {
            Some(seat) => Viewer::Seat(Seat::new(seat.into()).unwrap()),
            None => Viewer::Spectator,
        }
    }

    /// It is connected anew: what it had asked is not answered any more.
    pub(super) fn hello(&mut self, now: Millis) -> ClientMessage {
        self.asked.clear();
        let closed = self.steps.iter().position(|step| step.deed.is_none());
        let have = closed.unwrap_or(self.steps.len());
        let tokens = self.token.iter().cloned().collect();
        let id = self.ask(now, None);
        ClientMessage::hello(id, tokens, have)
    }

    fn ask(&mut self, now: Millis, step: Option<String>) -> u64 {
        self.next += 1;
        self.asked.insert(self.next, (now, step));
        self.next
    }

    /// Something to say, if it has nothing to wait for.
    pub(super) fn act(&mut self, now: Millis, chance: &mut Quick) -> Option<ClientMessage> {
        if !self.asked.is_empty() {
            return None;
        }
        let told = self.now.as_ref()?;
        let number = self.seat.filter(|_| self.token.is_some())?;
        let seat = ["A", "B", "C", "D"][usize::from(number)].to_owned();
        let n = told.n;
        if let Some(offer) = told.offers.iter().find(|offer| offer.waits_for.contains(&seat.as_str().into()))
        {
            let (what, yes) = (offer.what, chance.below(3) > 0);
            return Some(ClientMessage::Answer { id: self.ask(now, None), seat, what, yes });
        }
        let legal = told.legal.get(seat.as_str()).map(|listed| &listed.texts);
        let legal = legal.filter(|legal| !legal.is_empty() && !told.paused);
        Some(match (chance.below(24), legal) {
            (0, _) => ClientMessage::TakeBack { id: self.ask(now, None), seat },
            (1, _) | (2..6, None) => {
                let what = if told.outcome.is_some() { OfferKind::Rematch } else { OfferKind::Pause };
                ClientMessage::Offer { id: self.ask(now, None), seat, what, of: None, player: None }
            }
            (6, _) => ClientMessage::Say { id: self.ask(now, None), seat, phrase: Phrase::Hello },
            (7, None) => ClientMessage::Resign { id: self.ask(now, None), seat },
            (_, Some(legal)) => {
                let any = chance.below(u32::try_from(legal.len()).unwrap()) as usize;
                let choice = legal[any].to_string();
                let id = self.ask(now, Some(format!("{seat} {choice}")));
                ClientMessage::Move { id, seat, n, choice }
            }
            (_, None) => return None,
        })
    }

    pub(super) fn refused(&mut self, re: u64, fault: &Fault) {
        assert!(self.asked.remove(&re).is_some(), "one answer a message: {fault:?}");
        assert_ne!(fault.kind(), "match_broken");
        if fault.kind() == "token_wrong" {
            self.token = None;
        }
    }

    /// Reads what it is told, and compares it with what is kept.
    pub(super) fn hear(&mut self, frames: Vec<String>, store: &Store) {
        let viewer = self.viewer();
        for frame in frames {
            match serde_json::from_str(&frame).unwrap() {
                ServerMessage::Done { re, n, .. } => {
                    let (_, step) = self.asked.remove(&re).expect("one answer a message");
                    if let Some(step) = step {
                        let n = n.expect("a step has a number");
                        assert!(store.has(n, &step), "step {n} was acknowledged and is not kept: {step}");
                    }
                }
                ServerMessage::News { steps, now } => {
                    for step in steps {
                        self.learn(step, viewer, store);
                    }
                    if let Some(now) = now {
                        assert!(now.n <= store.n(), "how things stand is how they were kept");
                        // A node may know less for a moment than the one where the page was before.
                        assert!(now.n <= self.steps.len(), "the page knows all steps there are");
                        self.now = Some(*now);
                    }
                }
                ServerMessage::Said { .. } => {}
                other => panic!("a session sends no {other:?}"),
            }
        }
    }

    fn learn(&mut self, step: Step, viewer: Viewer, store: &Store) {
        assert!(step.n < store.n(), "told before it was kept");
        let is_secret = store.is_secret(step.n, viewer);
        assert!(!is_secret || step.deed.is_none(), "{viewer:?} is told what is under seal");
        assert!(step.n <= self.steps.len(), "steps come in order");
        // A match may be set up once more before its first choice; nothing else changes but what was under seal.
        let known = self.steps.get(step.n).filter(|known| known.n > 0 && known.deed.is_some());
        if let Some(known) = known.filter(|_| step.deed.is_some()) {
            assert_eq!(known.deed, step.deed, "a step is what it was");
        }
        self.steps.truncate(step.n.max(if step.n == 0 { 0 } else { self.steps.len() }));
        match self.steps.get_mut(step.n) {
            Some(known) => *known = step,
            None => self.steps.push(step),
        }
    }

    /// Does it show everybody as connected?
    pub(super) fn sees_all(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.seats.iter().all(|seat| seat.here))
    }

    /// At the end it shows what is kept, and waits for nothing.
    pub(super) fn check(&self, now: Millis, store: &Store) {
        let viewer = self.viewer();
        for (asked, step) in self.asked.values() {
            assert!(now < asked + FOR_EVER, "{viewer:?} waits for ever for an answer to {step:?}");
        }
        let table = &store.table;
        // What was taken back under seal is told after the match only to those who come then.
        let deed =
            |n: usize, deed: Option<&str>| deed.filter(|_| !table.is_closed(n, viewer)).map(str::to_owned);
        let told: Vec<_> = self
            .steps
            .iter()
            .map(|step| (step.seat.as_deref(), deed(step.n, step.deed.as_deref())))
            .collect();
        let kept: Vec<_> = (0..store.n()).map(|n| table.step(n, viewer).unwrap()).collect();
        let kept: Vec<_> =
            kept.iter().map(|step| (step.seat.as_deref(), deed(step.n, step.deed.as_deref()))).collect();
        assert_eq!(told, kept, "the log as {viewer:?} has it");
        let now = self.now.as_ref().expect("it was told how things stand");
        let standing = &store.standing;
        assert_eq!(now.view.get(), table.view(viewer).get(), "what {viewer:?} sees");
        assert_eq!((now.paused, now.rematch.as_deref()), (standing.paused, standing.rematch.as_deref()));
        let lasting = standing.offers.iter().filter(|offer| offer.at.is_none_or(|at| at == store.n()));
        let offers: Vec<_> = lasting.map(|offer| KeptOffer { at: None, ..offer.clone() }).collect();
        let [told, kept] = [to_value(&now.offers), to_value(&offers)].map(Result::unwrap);
        assert_eq!(told, kept, "offers as {viewer:?} has them");
        let free = |seat: &onze_session::protocol::SeatInfo| seat.free;
        let places = standing.places.iter().map(|place| place.token.is_none() && place.computer.is_none());
        assert_eq!(now.seats.iter().map(free).collect::<Vec<_>>(), places.collect::<Vec<_>>());
    }
}
