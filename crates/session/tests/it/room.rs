//! A session with pages around it: they hear what it tells them, and a store that keeps what it is given at once or
//! when the test lets it. Everything that is sent is read back by the types of the protocol.

use std::collections::{BTreeMap, VecDeque};

use onze_core::fair::Secret;
use onze_core::record::parse;
use onze_core::table::{AnyGame, Table};
use onze_core::{Dice, Header, Seats, Viewer};
use onze_session::protocol::{
    ClientMessage, ErrorInfo, JoinRequest, Joined, Name, Now, Said, ServerMessage, Step,
};
use onze_session::token::Token;
use onze_session::{
    Amendment, Fault, Hinting, Input, Keep, KeptSeat, Millis, NewMatch, Opening, Output, PageId, Session,
    Standing, Thinking, Ticket, mark,
};

/// How long somebody must be away before a stand-in may come.
pub(crate) const AWAY: Millis = 60_000;

/// So many steps a page is told at a time when it is behind: few, so that there are many parts.
pub(crate) const PART: usize = 3;

/// What a page has heard.
#[derive(Default)]
pub(crate) struct Page {
    pub(crate) raw: Vec<String>,
    /// The log as the page has it.
    pub(crate) steps: Vec<Step>,
    pub(crate) now: Option<Now<'static>>,
    pub(crate) said: Vec<Said>,
    /// How often each step came.
    pub(crate) times: BTreeMap<usize, usize>,
    pub(crate) answers: BTreeMap<u64, Result<ServerMessage<'static>, Fault>>,
    next: u64,
}

pub(crate) struct Room {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) session: Session,
    pub(crate) now: Millis,
    pub(crate) pages: BTreeMap<PageId, Page>,
    /// Does the store answer at once?
    pub(crate) prompt: bool,
    /// What the store has not answered yet.
    pub(crate) keeping: VecDeque<(Ticket, Keep)>,
    /// The record as it was kept.
    pub(crate) record: String,
    pub(crate) standing: Standing,
    pub(crate) left: Option<Millis>,
    pub(crate) created: Vec<NewMatch>,
    pub(crate) thinking: Vec<Thinking>,
    pub(crate) stopped: usize,
    pub(crate) hinting: Vec<Hinting>,
    pub(crate) joined: BTreeMap<Ticket, Result<Joined, Fault>>,
    pub(crate) lost: bool,
    pub(crate) questions: usize,
    /// Do pages read on when there is more?
    pub(crate) reads_on: bool,
    /// Pages that have not heard all that there is.
    pub(crate) behind: VecDeque<PageId>,
    /// From which steps on it wanted to read what is kept.
    pub(crate) reads: Vec<usize>,
    /// Phrases for pages at other nodes.
    pub(crate) passed: Vec<Said>,
}

/// The token of the seat with this number.
pub(crate) fn token(seat: u8) -> String {
    Token::new([seat; 16]).text()
}

/// The token of the invitation to the seat with this number.
pub(crate) fn invitation(seat: u8) -> String {
    Token::new([100 + seat; 16]).text()
}

fn table(game: &dyn AnyGame, set: &[(&str, &str)]) -> Box<dyn Table> {
    let set: Vec<_> = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let dice = Dice::fair(Secret::from_words("session"), Vec::new());
    let header =
        Header { name: "match".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
    game.begin(&set, header, &[]).unwrap()
}

fn opening(
    game: &'static dyn AnyGame,
    table: Box<dyn Table>,
    standing: Standing,
    left: Option<Millis>,
    shared: bool,
) -> Opening {
    let players = vec!["random", "steady"];
    Opening { game, players, table, standing, left, away: AWAY, secret: [7; 32], shared }
}

impl Room {
    /// A match between people who each hold the token of their seat.
    pub(crate) fn of(game: &'static dyn AnyGame, set: &[(&str, &str)]) -> Self {
        Room::with(game, set, |_, place| place)
    }

    /// The same with other places.
    pub(crate) fn with(
        game: &'static dyn AnyGame,
        set: &[(&str, &str)],
        change: impl Fn(u8, KeptSeat) -> KeptSeat,
    ) -> Self {
        let table = table(game, set);
        let seats = Seats::all(table.n_seats());
        let places = (0u8..).zip(seats.iter()).map(|(number, seat)| {
            let token = Some(Token::new([number; 16]).hash());
            let seat = table.seat_name(seat).into();
            change(number, KeptSeat { seat, token, ..KeptSeat::default() })
        });
        let standing = Standing { places: places.collect(), ..Standing::default() };
        let record = table.record(Viewer::All);
        Room::open(game, table, standing, record, None, false)
    }

    /// The same match as another node opens it, from what was kept.
    pub(crate) fn elsewhere(&self) -> Room {
        let table = self.game.read(&parse(&self.record).unwrap(), usize::MAX).unwrap();
        Room::open(self.game, table, self.standing.clone(), self.record.clone(), self.left, true)
    }

    fn open(
        game: &'static dyn AnyGame,
        table: Box<dyn Table>,
        standing: Standing,
        record: String,
        left: Option<Millis>,
        shared: bool,
    ) -> Self {
        let session = Session::open(0, opening(game, table, standing.clone(), left, shared)).unwrap();
        let mut room = Room {
            game,
            session,
            now: 0,
            pages: BTreeMap::new(),
            prompt: true,
            keeping: VecDeque::new(),
            record,
            standing,
            left,
            created: Vec::new(),
            thinking: Vec::new(),
            hinting: Vec::new(),
            stopped: 0,
            joined: BTreeMap::new(),
            lost: false,
            questions: 0,
            reads_on: true,
            behind: VecDeque::new(),
            reads: Vec::new(),
            passed: Vec::new(),
        };
        room.handle(Input::Time);
        room
    }

    /// The session opened anew from what was kept.
    pub(crate) fn reopened(&self) -> Room {
        let table = self.game.read(&parse(&self.record).unwrap(), usize::MAX).unwrap();
        Room::open(self.game, table, self.standing.clone(), self.record.clone(), self.left, false)
    }

    pub(crate) fn handle(&mut self, input: Input) {
        for output in self.session.handle(self.now, input) {
            self.perform(output);
        }
        while self.reads_on && self.read_on() {}
        while self.prompt && !self.keeping.is_empty() {
            self.keep_one();
        }
    }

    /// The page that waits longest for more hears a little more.
    pub(crate) fn read_on(&mut self) -> bool {
        let Some(page) = self.behind.pop_front() else { return false };
        for output in self.session.handle(self.now, Input::More { page, most: PART }) {
            self.perform(output);
        }
        true
    }

    /// The store answers for the oldest of what it was given.
    pub(crate) fn keep_one(&mut self) {
        let Some((ticket, what)) = self.keeping.pop_front() else { return };
        match what {
            Keep::Step(step) => {
                let n = self.record.lines().filter(|line| line.contains(" =")).count();
                assert_eq!(step.n, n, "steps are given in order");
                let before = self.record.lines().rfind(|line| line.contains(" =")).unwrap();
                assert_eq!(step.follows, mark(&format!("{before}\n")), "it follows what is kept");
                self.record.push_str(&step.lines);
                self.left = step.left;
            }
            Keep::Amend(Amendment { header, standing, start }) => {
                let steps = self.record.split_once("\n\n").unwrap().1.to_owned();
                self.record = header + &start.unwrap_or(steps);
                assert_eq!(standing.version, self.standing.version + 1, "nobody else has changed it");
                self.standing = standing;
            }
            Keep::Create(new) => self.created.push(*new),
        }
        self.handle(Input::Kept { ticket });
    }

    /// The store fails for the oldest of what it was given, and for all after it.
    pub(crate) fn fail(&mut self, taken: bool) {
        if let Some((ticket, _)) = self.keeping.pop_front() {
            self.keeping.clear();
            self.handle(Input::NotKept { ticket, taken });
        }
    }

    /// How many steps are kept.
    pub(crate) fn n_kept(&self) -> usize {
        self.record.split_once("\n\n").unwrap().1.lines().filter(|line| !line.starts_with("end")).count()
    }

    fn perform(&mut self, output: Output) {
        match output {
            Output::Keep { ticket, what } => self.keeping.push_back((ticket, what)),
            Output::Answer { page, frames } => self.hear(page, frames),
            Output::Behind { page } => self.behind.push_back(page),
            Output::Refuse { page, re, fault } => {
                let answers = &mut self.pages.entry(page).or_default().answers;
                assert!(answers.insert(re, Err(fault)).is_none(), "one answer a message");
            }
            Output::Tell { to, frames } => {
                for page in to {
                    self.hear(page, frames.clone());
                }
            }
            Output::Ask(question) => {
                self.questions += 1;
                match question.answer() {
                    Ok(frame) => self.hear(question.page, vec![frame]),
                    Err(fault) => {
                        self.perform(Output::Refuse { page: question.page, re: question.re, fault });
                    }
                }
            }
            Output::Hint(hinting) => self.hinting.push(hinting),
            Output::Joined { ticket, joined } => assert!(self.joined.insert(ticket, joined).is_none()),
            Output::Think(thinking) => self.thinking.push(thinking),
            Output::Stop { seat } => {
                self.thinking.retain(|thinking| thinking.seat != seat);
                self.stopped += 1;
            }
            Output::Read { from, .. } => self.reads.push(from),
            Output::Pass(said) => self.passed.push(said),
            Output::Lost => self.lost = true,
        }
    }

    fn hear(&mut self, id: PageId, frames: Vec<String>) {
        let kept = self.n_kept();
        let page = self.pages.entry(id).or_default();
        for frame in frames {
            let message: ServerMessage<'static> = serde_json::from_str(&frame).unwrap();
            page.raw.push(frame);
            match message {
                ServerMessage::Done { re, n, .. } => {
                    assert!(n.is_none_or(|n| n < kept), "acknowledged before it was kept");
                    assert!(page.answers.insert(re, Ok(message)).is_none(), "one answer a message");
                }
                ServerMessage::Said { said } => page.said.push(said),
                ServerMessage::News { steps, now } => {
                    for step in steps {
                        assert!(step.n < kept, "told before it was kept");
                        *page.times.entry(step.n).or_default() += 1;
                        if let Some(known) = page.steps.get_mut(step.n) {
                            *known = step;
                        } else {
                            assert_eq!(step.n, page.steps.len(), "steps come in order");
                            page.steps.push(step);
                        }
                    }
                    if let Some(now) = now {
                        assert!(now.n <= kept, "how things stand is how they were kept");
                        page.now = Some(*now);
                    }
                }
                other => panic!("a session sends no {other:?}"),
            }
        }
    }

    /// A page says something; the answer is what it is told, if it is told at once.
    pub(crate) fn ask(
        &mut self,
        id: PageId,
        message: impl FnOnce(u64) -> ClientMessage,
    ) -> Option<Result<ServerMessage<'static>, String>> {
        let page = self.pages.entry(id).or_default();
        page.next += 1;
        let re = page.next;
        self.handle(Input::Said { page: id, message: message(re) });
        self.answer(id, re)
    }

    /// The answer to a message, as the kind of its refusal if it is one.
    pub(crate) fn answer(&self, id: PageId, re: u64) -> Option<Result<ServerMessage<'static>, String>> {
        let answer = self.pages[&id].answers.get(&re)?;
        Some(answer.clone().map_err(|fault| fault.kind()))
    }

    /// The number of the last message of a page.
    pub(crate) fn last(&self, id: PageId) -> u64 {
        self.pages[&id].next
    }

    /// The kind of the refusal; empty if it was done.
    pub(crate) fn kind(&mut self, id: PageId, message: impl FnOnce(u64) -> ClientMessage) -> String {
        self.ask(id, message).expect("an answer").err().unwrap_or_default()
    }

    /// Says hello for these seats.
    pub(crate) fn hello(&mut self, id: PageId, seats: &[u8]) {
        let have = self.pages.entry(id).or_default();
        let closed = have.steps.iter().position(|step| step.deed.is_none());
        let have = closed.unwrap_or(have.steps.len());
        let tokens = seats.iter().copied().map(token).collect();
        let answer = self.ask(id, |id| ClientMessage::hello(id, tokens, have));
        assert!(matches!(answer, Some(Ok(_))), "{answer:?}");
    }

    /// Makes a choice for a seat, as the next step that the page knows of.
    pub(crate) fn play(&mut self, id: PageId, seat: &str, choice: &str) -> String {
        let message = self.choice(id, seat, choice);
        self.kind(id, message)
    }

    pub(crate) fn choice(
        &self,
        id: PageId,
        seat: &str,
        choice: &str,
    ) -> impl FnOnce(u64) -> ClientMessage + use<> {
        let n = self.now(id).n;
        let (seat, choice) = (seat.to_owned(), choice.to_owned());
        move |id| ClientMessage::Move { id, seat, n, choice }
    }

    pub(crate) fn join(&mut self, ticket: Ticket, token: String, name: &str, words: &str) {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let request = JoinRequest { token, name: some(name), words: some(words) };
        self.handle(Input::Join { ticket, request, token: Token::new([u8::MAX; 16]) });
    }

    /// How things stand, as a page has heard it last.
    pub(crate) fn now(&self, id: PageId) -> &Now<'static> {
        self.pages[&id].now.as_ref().expect("the page has heard how things stand")
    }

    pub(crate) fn deeds(&self, id: PageId) -> Vec<Option<&str>> {
        self.pages[&id].steps.iter().map(|step| step.deed.as_deref()).collect()
    }

    /// Time goes by, and whoever keeps it says so when it was wanted.
    pub(crate) fn wait(&mut self, millis: Millis) {
        let end = self.now + millis;
        while let Some(due) = self.session.deadline().filter(|due| *due <= end) {
            self.now = due.max(self.now);
            self.handle(Input::Time);
        }
        self.now = end;
    }
}

/// A list of names.
pub(crate) fn names(list: &[&'static str]) -> Vec<Name> {
    list.iter().map(|name| Name::from(*name)).collect()
}

/// The page holds an error as it goes over the wire to the same standard as the rest.
#[test]
fn a_refusal_is_read_back_as_it_was_written() {
    let error = ErrorInfo {
        rules: vec!["CHI-1".to_owned()],
        kind: "late".to_owned(),
        facts: serde_json::json!({ "n": 3 }),
        message: "Late.".to_owned(),
    };
    let text = ServerMessage::Refused { re: None, error: error.clone() }.text(64);
    assert_eq!(
        text,
        r#"{"re":null,"error":{"rules":["CHI-1"],"kind":"late","facts":{"n":3},"message":"Late."}}"#
    );
    let read: ServerMessage<'_> = serde_json::from_str(&text).unwrap();
    assert!(matches!(read, ServerMessage::Refused { re: None, error: read } if read == error));
    for wrong in ["{}", "{\"re\":1}", "{\"ok\":true}", "{\"re\":1,\"ok\":true,\"gone\":\"lost\"}", "[]"] {
        assert!(serde_json::from_str::<ServerMessage<'_>>(wrong).is_err(), "{wrong}");
    }
}
