//! The house: which matches are open, who looks at them, and what there is to think about.

use std::collections::BTreeMap;

use onze_core::Seat;
use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Moment};
use onze_players::AnyComputers;
use onze_session::protocol::{ClientMessage, ServerMessage};
use onze_session::{Fault, Hinting, Input, Keep, Millis, Output, PageId, Thinking};

use crate::explain::Explaining;
use crate::luck::Luck;
use crate::order::{Deed, Done, Kept, Order, Task, Wanted};
use crate::room::{Playing, Room};
use crate::think::Thinkers;

/// A long log goes to a page in parts of so many steps.
const PART: usize = 200;

/// The matches of one game on one device.
pub struct House {
    pub(crate) playing: Playing,
    rooms: BTreeMap<String, Room>,
    /// The match that each page looks at.
    pages: BTreeMap<PageId, String>,
    pub(crate) explaining: Option<Explaining>,
    /// The secret whose commitment was told last, for a match with words.
    pub(crate) promised: Option<Secret>,
    pub(crate) thinkers: Thinkers,
    pub(crate) deeds: Vec<Deed>,
}

impl House {
    /// A house for matches of this game.
    pub fn new(game: &'static dyn AnyGame, computers: &'static dyn AnyComputers) -> Self {
        House {
            playing: Playing { game, computers },
            rooms: BTreeMap::new(),
            pages: BTreeMap::new(),
            explaining: None,
            promised: None,
            thinkers: Thinkers::default(),
            deeds: Vec::new(),
        }
    }

    /// Takes an order at a moment on a clock that never goes back, with random bytes that nobody else knows.
    pub fn take(&mut self, now: Millis, random: [u8; 32], order: Order) -> Done {
        self.order(now, &mut Luck::new(random), order);
        let due = self.rooms.values().filter_map(Room::deadline).min();
        Done { deeds: std::mem::take(&mut self.deeds), due, works: self.explaining.is_some() }
    }

    fn order(&mut self, now: Millis, luck: &mut Luck, order: Order) {
        match order {
            Order::Request { id, path, body, token } => {
                let answer = self.request(luck, &path, body.unwrap_or_default(), token.as_deref());
                self.answer(id, answer);
            }
            Order::Explain { id, record } => match Explaining::begin(self.playing, id, &record) {
                Ok(explaining) => self.explaining = Some(explaining),
                Err(fault) => self.answer(id, Err(fault)),
            },
            Order::Verify { id, record } => {
                let verified = self.playing.verify(&record);
                self.answer(id, verified);
            }
            Order::Exhibit { id, options, players, seed } => {
                let record = self.playing.exhibit(options, &players, seed);
                self.answer(id, record);
            }
            Order::Open { name, kept, leads } => self.open(now, luck, &name, *kept, leads),
            Order::Close { name } => self.close(&name),
            Order::Enter { page, name } => drop(self.pages.insert(page, name)),
            Order::Say { page, text } => self.say(now, luck, page, &text),
            Order::Leave { page } => {
                if let Some(name) = self.pages.remove(&page) {
                    self.tell(now, luck, &name, Input::Left { page });
                }
            }
            Order::Kept { name, ticket } => self.tell(now, luck, &name, Input::Kept { ticket }),
            Order::NotKept { name, ticket } => {
                self.tell(now, luck, &name, Input::NotKept { ticket, taken: false });
            }
            Order::Learn { name, n, lines, left } => {
                self.tell(now, luck, &name, Input::Learned { n, lines, left });
            }
            Order::Time => {
                let due = |room: &Room| room.deadline().is_some_and(|due| due <= now);
                let names: Vec<_> =
                    self.rooms.iter().filter(|(_, room)| due(room)).map(|(name, _)| name.clone()).collect();
                for name in names {
                    self.tell(now, luck, &name, Input::Time);
                }
            }
            Order::Think(task) => self.think(luck, *task),
            Order::Thought(thought) => {
                let (n, choice, any) = (thought.n, thought.choice, luck.number());
                if let Some(seat) = Seat::new(thought.seat) {
                    self.tell(now, luck, &thought.name, Input::Thought { seat, n, choice, luck: any });
                }
            }
            Order::Work => self.explain(),
        }
    }

    /// A match that is open.
    pub(crate) fn room(&self, name: &str) -> Result<&Room, Fault> {
        self.rooms.get(name).ok_or(Fault::MatchUnknown)
    }

    /// A match as it was kept; its computers and its clock are set going if its steps are made here.
    fn open(&mut self, now: Millis, luck: &mut Luck, name: &str, kept: Kept, leads: bool) {
        if let Ok(room) = Room::open(now, luck, self.playing, kept, leads) {
            self.rooms.insert(name.to_owned(), room);
            self.tell(now, luck, name, Input::Time);
        }
    }

    fn close(&mut self, name: &str) {
        self.rooms.remove(name);
        self.thinkers.forget(name);
    }

    /// What a page says to the match that it looks at.
    fn say(&mut self, now: Millis, luck: &mut Luck, page: PageId, text: &str) {
        let said = serde_json::from_str::<ClientMessage>(text)
            .map_err(|error| Fault::NotReadable { problem: error.to_string() });
        let name = self.pages.get(&page).cloned().unwrap_or_default();
        match (said, self.room(&name)) {
            (Ok(message), Ok(room)) if room.leads || !message.changes() => {
                self.tell(now, luck, &name, Input::Said { page, message });
            }
            (Ok(message), Ok(_)) => self.refuse(page, Some(message.id()), &Fault::Elsewhere),
            (Ok(message), Err(fault)) => self.refuse(page, Some(message.id()), &fault),
            (Err(fault), _) => self.refuse(page, None, &fault),
        }
    }

    /// Says something to a session and does what it wants done.
    fn tell(&mut self, now: Millis, luck: &mut Luck, name: &str, input: Input) {
        let Some(room) = self.rooms.get_mut(name) else { return };
        let leads = room.leads;
        for output in room.session.handle(now, input) {
            self.perform(now, luck, name, leads, output);
        }
    }

    fn perform(&mut self, now: Millis, luck: &mut Luck, name: &str, leads: bool, output: Output) {
        match output {
            Output::Keep { ticket, what } => {
                let what = match what {
                    Keep::Step(step) => step.into(),
                    Keep::Amend(amendment) => amendment.into(),
                    Keep::Create(new) => (*new).into(),
                };
                self.deeds.push(Deed::Keep { name: name.to_owned(), ticket, what: Box::new(what) });
            }
            Output::Answer { page, frames } => self.send(&[page], frames),
            Output::Tell { to, frames } => self.send(&to, frames),
            Output::Refuse { page, re, fault } => self.refuse(page, Some(re), &fault),
            Output::Behind { page } => self.tell(now, luck, name, Input::More { page, most: PART }),
            Output::Ask(question) => self.reply(question.page, question.re, question.answer()),
            Output::Hint(Hinting { page, re, seat, n, options, moment, .. }) => {
                self.later(name, (seat, n), &*moment, Wanted::Hint { page, re, options });
            }
            Output::Think(Thinking { seat, n, player, moment, .. }) if leads => {
                self.later(name, (seat, n), &*moment, Wanted::Choice { player });
            }
            Output::Stop { seat } => {
                self.deeds.push(Deed::Stop { name: name.to_owned(), seat: seat.index() });
            }
            // Whoever leads thinks, and there are no other nodes, nor anybody who joins by invitation.
            Output::Think(_) | Output::Read { .. } | Output::Joined { .. } | Output::Pass(_) => {}
            Output::Lost => {
                self.close(name);
                let looked = self.pages.extract_if(.., |_, of| of == name);
                self.deeds.extend(looked.map(|(page, _)| Deed::End { page }));
            }
        }
    }

    /// There is something to think about, for whoever has the time.
    fn later(&mut self, name: &str, (seat, n): (Seat, usize), moment: &dyn Moment, wanted: Wanted) {
        let Some(room) = self.rooms.get(name) else { return };
        let (header, position) = (room.header.clone(), moment.position());
        let task = Task { name: name.to_owned(), header, position, n, seat: seat.index(), wanted };
        self.deeds.push(Deed::Think(Box::new(task)));
    }

    pub(crate) fn reply(&mut self, page: PageId, re: u64, answer: Result<String, Fault>) {
        match answer {
            Ok(frame) => self.send(&[page], vec![frame]),
            Err(fault) => self.refuse(page, Some(re), &fault),
        }
    }

    fn send(&mut self, to: &[PageId], frames: Vec<String>) {
        for frame in frames {
            let deeds = to.iter().map(|page| Deed::Frame { page: *page, text: frame.clone() });
            self.deeds.extend(deeds);
        }
    }

    fn refuse(&mut self, page: PageId, re: Option<u64>, fault: &Fault) {
        let text = ServerMessage::Refused { re, error: fault.info(String::new()) }.text(256);
        self.deeds.push(Deed::Frame { page, text });
    }
}
