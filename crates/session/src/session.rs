//! The session: what it knows, and who may do something now.

mod choose;
mod clock;
mod facts;
mod hello;
mod hint;
mod join;
mod keep;
mod learn;
mod look;
mod offers;
mod others;
mod partners;
mod places;
mod renew;
mod say;
mod study;
mod tell;
mod think;

use std::collections::VecDeque;

use onze_core::table::{AnyGame, Table};
use onze_core::{Seat, Seats, Viewer};

use crate::exchange::{Input, Millis, Output, PageId, Ticket};
use crate::fault::Fault;
use crate::protocol::{ClientMessage, OfferKind, ServerMessage, WIRE};
use crate::standing::{KeptStandIn, Offer, Standing};
use crate::token::TokenHash;
use clock::Ticking;
use hello::Behind;
use keep::{Unkept, Untold};
use others::Others;
use places::Places;

/// What a session is opened with.
pub struct Opening {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its computer players, the strongest last.
    pub players: Vec<&'static str>,
    /// The match as it was kept.
    pub table: Box<dyn Table>,
    /// What was kept besides.
    pub standing: Standing,
    /// What was left of this part of the match when its last step was made, if its clock counts that.
    pub left: Option<Millis>,
    /// How long somebody must have been away before the others may agree on a stand-in.
    pub away: Millis,
    /// 32 random bytes: the secret of the rematch, if there is one. There is at most one.
    pub secret: [u8; 32],
    /// May other nodes run the same match?
    pub shared: bool,
}

impl std::fmt::Debug for Opening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Opening({}, {:?})", self.game.id(), self.standing)
    }
}

/// A match and those who look at it.
#[allow(clippy::struct_excessive_bools)] // facts that do not hang together
pub struct Session {
    game: &'static dyn AnyGame,
    players: Vec<&'static str>,
    table: Box<dyn Table>,
    places: Places,
    /// How often what is kept besides the record was amended.
    version: u64,
    paused: bool,
    rematch: Option<String>,
    offers: Vec<Offer>,
    no_stand_ins: bool,
    hints: bool,
    stood_in: Vec<KeptStandIn>,
    /// Choices of seats that another match was found to bear out, the last first.
    borne_out: Vec<(Seat, String)>,
    pages: Vec<Page>,
    clock: Ticking,
    /// Since when nobody is connected for a seat.
    away: Vec<Millis>,
    away_time: Millis,
    /// When each seat may speak again.
    may_speak: Vec<Millis>,
    secret: [u8; 32],
    /// May nothing ever be taken back in this game?
    is_final: bool,
    /// Steps that are under seal.
    closed: Vec<usize>,
    /// Was something taken back since they were looked at? Then what it had opened lies under seal again.
    taken_back: bool,
    /// For each seat after how many steps its computer player began to think, if it does.
    thinking: Vec<Option<usize>>,
    /// The mark of the last step, told or not.
    last_mark: u64,
    /// The last steps, as long as nobody is told of them.
    untold: Vec<Untold>,
    /// What is on its way to where it is kept.
    unkept: VecDeque<(Ticket, Unkept)>,
    /// What was said while something was on its way, in order.
    waiting: VecDeque<Input>,
    next_ticket: Ticket,
    is_lost: bool,
    /// What other nodes have to do with it; nothing if there are none.
    others: Option<Box<Others>>,
    now: Millis,
    out: Vec<Output>,
}

/// A page that has said hello.
struct Page {
    id: PageId,
    /// The seats that it holds.
    seats: Seats,
    /// By which secrets.
    held: Vec<(Seat, TokenHash)>,
    /// What it has not heard yet, if it is not up to date. Then it hears no news: they come with the rest.
    behind: Option<Behind>,
}

/// Who waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asker {
    page: PageId,
    /// The number of its message.
    re: u64,
}

/// What a message leads to at once: frames, the answer first, or nothing before something is kept.
type Done = Option<Vec<String>>;

impl Session {
    /// Opens a match as it was kept. Nobody is there yet; [`Input::Time`] sets computer players and the clock going.
    ///
    /// Refused if what was kept does not fit together.
    pub fn open(now: Millis, opening: Opening) -> Result<Self, Fault> {
        let Opening { game, players, table, standing, left, away, secret, shared } = opening;
        let Standing { version, paused, rematch, offers, mut places, no_stand_ins, hints, stood_in } =
            standing;
        let seats = Seats::all(table.n_seats());
        if places.len() != seats.len() {
            return Err(Fault::MatchBroken);
        }
        for (place, seat) in places.iter_mut().zip(seats.iter()) {
            place.seat = table.seat_name(seat).into();
        }
        let is_final =
            table.may_take_back(Seat::FIRST).is_err_and(|refused| refused.kind() == "take_back_forbidden");
        let mut session = Session {
            game,
            players,
            places: Places::new(places),
            version,
            paused,
            rematch,
            offers: offers.into_iter().filter_map(|offer| Offer::read(offer, &*table)).collect(),
            no_stand_ins,
            hints,
            stood_in,
            borne_out: Vec::new(),
            pages: Vec::new(),
            clock: Ticking::new(table.clock(), seats.len(), left),
            away: vec![now; seats.len()],
            away_time: away,
            may_speak: vec![0; seats.len()],
            secret,
            is_final,
            closed: (0..table.n_steps()).filter(|&n| table.is_closed(n, Viewer::Spectator)).collect(),
            taken_back: false,
            thinking: vec![None; seats.len()],
            last_mark: 0,
            untold: Vec::new(),
            unkept: VecDeque::new(),
            waiting: VecDeque::new(),
            next_ticket: 0,
            is_lost: false,
            others: shared.then(|| Box::new(Others::new(now))),
            now,
            out: Vec::new(),
            table,
        };
        session.mark_last();
        session.wind(Seats::NONE);
        Ok(session)
    }

    /// Takes something in; the answer is what is to be done, in this order.
    pub fn handle(&mut self, now: Millis, input: Input) -> Vec<Output> {
        self.now = now.max(self.now);
        if self.admits(&input) {
            self.take(input);
        } else {
            self.waiting.push_back(input);
        }
        loop {
            let next = self.waiting.iter().position(|input| self.admits(input));
            let chooses = next.is_some_and(|next| self.waiting[next].is_choice());
            if self.has_learnt() && !chooses {
                self.tell_untold();
                continue;
            }
            let Some(input) = next.and_then(|next| self.waiting.remove(next)) else { break };
            self.take(input);
        }
        std::mem::take(&mut self.out)
    }

    /// Is all kept, and not all told? What was learnt from others is told with the choice that had to wait for it.
    fn has_learnt(&self) -> bool {
        !self.untold.is_empty() && self.unkept.is_empty() && !self.is_lost && self.wants().is_none()
    }

    /// Is all that was done kept and told? What [`Session::info`] and its like tell may be told only then.
    pub fn is_settled(&self) -> bool {
        self.unkept.is_empty() && self.untold.is_empty() && !self.is_lost && self.wants().is_none()
    }

    /// May this be taken in now?
    fn admits(&self, input: &Input) -> bool {
        if self.is_settled() || self.is_lost {
            return true;
        }
        match input {
            Input::Kept { .. }
            | Input::NotKept { .. }
            | Input::Time
            | Input::Said { message: ClientMessage::Ping { .. }, .. } => true,
            Input::Said { message: ClientMessage::Move { seat, .. }, .. } => {
                self.table.read_seat(seat).is_ok_and(|seat| self.hides_from(seat))
            }
            Input::Thought { seat, .. } => self.hides_from(*seat),
            other => other.is_about_kept() && self.unkept.is_empty(),
        }
    }

    /// Is all that is on its way under seal for this seat? Then it chooses as if nothing were.
    fn hides_from(&self, seat: Seat) -> bool {
        let is_step = |(_, unkept): &(Ticket, Unkept)| matches!(unkept, Unkept::Step { .. });
        self.wants().is_none()
            && self.unkept.iter().all(is_step)
            && self.untold.iter().all(|untold| self.table.is_closed(untold.n, Viewer::Seat(seat)))
    }

    fn take(&mut self, input: Input) {
        if self.is_lost {
            return self.turn_away(input);
        }
        let Some(input) = self.ready_for(input) else { return };
        match input {
            Input::Said { page, message } => self.hear(page, message),
            Input::More { page, most } => self.more(page, most),
            Input::Left { page } => self.leave(page),
            Input::Join { ticket, request, token } => self.join(ticket, request, &token),
            Input::Renew { ticket, held, token } => self.renew(ticket, &held, &token),
            Input::Share { ticket, held, token } => self.share(ticket, &held, &token),
            Input::Withdraw { ticket, held, partner } => self.withdraw(ticket, held, partner),
            Input::Kept { ticket } => self.kept(ticket),
            Input::NotKept { ticket, taken } => self.not_kept(ticket, taken),
            Input::Thought { seat, n, choice, luck } => self.thought(seat, n, choice.as_deref(), luck),
            Input::Time => self.time(),
            Input::Learned { n, lines, left } => self.learn(n, &lines, left),
            Input::Amended(amendment) => self.amended(*amendment),
            Input::Behind { n, version } => self.behind(n, version),
            Input::Read(kept) => self.read(kept),
            Input::Elsewhere { seats, leads, apart } => self.elsewhere(seats, leads, apart),
            Input::Heard(said) => self.pass_on(said),
        }
    }

    /// Does what a page says, and answers it.
    fn hear(&mut self, page: PageId, message: ClientMessage) {
        let re = message.id();
        let asked = Asker { page, re };
        let done = match message {
            ClientMessage::Ping { .. } => Ok(Some(vec![ServerMessage::done(re).text(32)])),
            ClientMessage::Hello { wire, .. } if wire != WIRE => Err(Fault::WireVersion { wire: WIRE }),
            ClientMessage::Hello { tokens, have, .. } => self.hello(asked, &tokens, have),
            ClientMessage::Move { seat, n, choice, .. } => self.choose(asked, &seat, n, &choice),
            ClientMessage::TakeBack { seat, .. } => self.take_back(asked, &seat),
            ClientMessage::Resign { seat, .. } => self.resign(asked, &seat),
            ClientMessage::Offer { seat, what, of, player, .. } => {
                self.offer(asked, &seat, what, of.as_deref(), player)
            }
            ClientMessage::Answer { seat, what, yes, .. } => self.answer(asked, &seat, what, yes),
            ClientMessage::Story { from, seat, .. } => self.story(asked, from, seat.as_deref()),
            ClientMessage::Hint { seat, .. } => self.hint(asked, &seat),
            ClientMessage::Say { seat, phrase, .. } => self.say(asked, &seat, phrase),
            ClientMessage::Look { n, seat, .. } => self.look(asked, n, seat.as_deref()),
            ClientMessage::Ask { question, seat, .. } => self.ask(asked, question, seat.as_deref()),
        };
        match done {
            Ok(Some(frames)) => self.out.push(Output::Answer { page, frames }),
            Ok(None) => {}
            Err(fault) => self.out.push(Output::Refuse { page, re, fault }),
        }
    }

    /// The seat with this name, if the page holds it.
    fn own_seat(&self, page: PageId, name: &str) -> Result<Seat, Fault> {
        let page = self.page(page)?;
        let seat = self.table.read_seat(name).ok().filter(|&seat| page.seats.has(seat));
        seat.ok_or_else(|| not_yours(name))
    }

    /// The page, if it has said hello.
    fn page(&self, id: PageId) -> Result<&Page, Fault> {
        let known = self.pages.iter().find(|page| page.id == id);
        known.ok_or(Fault::HelloFirst)
    }

    /// Seats for which somebody is connected.
    fn here(&self) -> Seats {
        let elsewhere = self.others.as_ref().map_or(Seats::NONE, |others| others.seats);
        self.pages.iter().fold(elsewhere, |here, page| here.or(page.seats))
    }

    fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    /// What is kept of it besides the record. A request to take back is about the last step, and ends with the next one:
    /// it is not kept, but for other nodes to know.
    fn standing(&self) -> Standing {
        let all = self.others.is_some();
        let lasting = self.offers.iter().filter(|offer| all || offer.what != OfferKind::TakeBack);
        Standing {
            version: self.version,
            paused: self.paused,
            rematch: self.rematch.clone(),
            offers: lasting.map(|offer| offer.kept(&*self.table)).collect(),
            places: self.places.to_vec(),
            no_stand_ins: self.no_stand_ins,
            hints: self.hints,
            stood_in: self.stood_in.clone(),
        }
    }
}

fn not_yours(seat: &str) -> Fault {
    Fault::SeatNotYours { seat: seat.to_owned() }
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Session({}, {} steps, {:?})", self.game.id(), self.table.n_steps(), &*self.places)
    }
}
