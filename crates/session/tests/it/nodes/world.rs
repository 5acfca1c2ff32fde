//! Nodes, what is between them, and time.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use onze_core::fair::Secret;
use onze_core::{Chance, Dice, Header, Quick, Seat, Seats};
use onze_session::nodes::{News, NodeId, Peers};
use onze_session::protocol::JoinRequest;
use onze_session::token::Token;
use onze_session::{Input, Keep, KeptSeat, Millis, Opening, Output, PageId, Session, Standing, Ticket};

use super::page::Page;
use super::store::Store;
use crate::room::{PART, invitation};
use crate::toy;

/// For so long there is havoc: mostly what goes wrong goes wrong soon, and what does not needs a long match.
const HAVOC: [Millis; 8] = [200, 300, 400, 500, 600, 800, 1_000, 6_000];
/// So long after it all must be well.
const CALM: Millis = 12_000;
/// Nodes tell each other so often how much they know.
const ROLL_CALL: Millis = 5_000;
/// A node that was not heard of for so long is gone.
const SILENCE: Millis = 4_000;

pub(super) struct World {
    now: Millis,
    /// Until when things go wrong.
    havoc: Millis,
    chance: Quick,
    events: BinaryHeap<Reverse<(Millis, u64)>>,
    what: BTreeMap<u64, Event>,
    next: u64,
    store: Store,
    nodes: Vec<Option<Node>>,
    pages: Vec<Page>,
    next_page: PageId,
    next_node: NodeId,
    dies: bool,
    joined: usize,
}

/// A node that has the match in memory.
struct Node {
    id: NodeId,
    session: Session,
    peers: Peers,
    /// What it gave to the store is taken in that order.
    store_busy: Millis,
    watched: Option<Millis>,
}

enum Event {
    Act(usize),
    Connect(usize),
    Hear { to: NodeId, from: NodeId, news: News },
    Keep { node: NodeId, ticket: Ticket, what: Keep },
    Report { node: NodeId, input: Input },
    Read(NodeId),
    Thought { node: NodeId, seat: Seat, n: usize },
    Time(NodeId),
    Silent { to: NodeId, node: NodeId },
    RollCall,
    Join,
    Havoc,
}

impl World {
    pub(super) fn new(seed: u64, set: &[(&str, &str)]) -> Self {
        let set: Vec<_> = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let dice = Dice::fair(Secret::from_words(&seed.to_string()), Vec::new());
        let header =
            Header { name: "match".to_owned(), players: Vec::new(), words: Vec::new(), dice, position: None };
        let table = toy().begin(&set, header, &[]).unwrap();
        let places = (0u8..).zip(Seats::all(table.n_seats()).iter()).map(|(number, seat)| KeptSeat {
            seat: table.seat_name(seat).into(),
            token: Some(Token::new([number; 16]).hash()),
            ..KeptSeat::default()
        });
        let standing = Standing { places: places.collect(), ..Standing::default() };
        let mut chance = Quick::new(seed);
        let n_nodes = 2 + chance.below(3) as usize;
        let havoc = HAVOC[chance.below(8) as usize];
        let seats = (0..u8::try_from(table.n_seats()).unwrap()).map(|seat| Page::new(Some(seat)));
        let mut world = World {
            now: 0,
            havoc,
            chance,
            events: BinaryHeap::new(),
            what: BTreeMap::new(),
            next: 0,
            pages: seats.chain([Page::new(None)]).collect(),
            store: Store::new(toy(), table, standing),
            nodes: (0..n_nodes).map(|_| None).collect(),
            next_page: 0,
            next_node: 0,
            dies: false,
            joined: 0,
        };
        for page in 0..world.pages.len() {
            world.soon(50, Event::Connect(page));
            world.soon(200, Event::Act(page));
        }
        world.soon(ROLL_CALL, Event::RollCall);
        world
    }

    pub(super) fn with_deaths(mut self) -> Self {
        self.dies = true;
        self.soon(1_000, Event::Havoc);
        self
    }

    /// The last seat is a computer's.
    pub(super) fn with_a_computer(mut self) -> Self {
        let last = self.store.standing.places.len() - 1;
        let place = &mut self.store.standing.places[last];
        (place.token, place.computer) = (None, Some("random".to_owned()));
        self.pages.remove(last);
        self
    }

    /// The second seat waits for a friend, who joins twice at the same time.
    pub(super) fn with_a_friend(mut self) -> Self {
        let place = &mut self.store.standing.places[1];
        (place.token, place.invite) = (None, Some(onze_session::token::hash(&invitation(1))));
        self.pages[1].token = None;
        for _ in 0..2 {
            self.soon(300, Event::Join);
        }
        self
    }

    pub(super) fn run(mut self) {
        let end = self.havoc + CALM;
        while let Some(Reverse((time, number))) = self.events.pop() {
            if time > end {
                break;
            }
            self.now = time;
            if let Some(event) = self.what.remove(&number) {
                self.happen(event);
            }
        }
        self.now = end;
        for page in &self.pages {
            page.check(self.now, &self.store);
        }
        // Whoever was not told that they have joined is not there.
        if self.pages.iter().all(|page| page.seat.is_none() || page.token.is_some()) {
            assert!(self.pages.iter().all(Page::sees_all), "everybody is here");
        }
        assert!(self.joined <= 1, "an invitation is for one");
    }

    fn soon(&mut self, within: Millis, event: Event) {
        let at = self.now + 1 + Millis::from(self.chance.below(u32::try_from(within).unwrap()));
        self.at(at, event);
    }

    fn at(&mut self, time: Millis, event: Event) {
        self.next += 1;
        self.events.push(Reverse((time, self.next)));
        self.what.insert(self.next, event);
    }

    /// One time in so many, as long as there is havoc.
    fn goes_wrong(&mut self, one_in: u32) -> bool {
        self.now < self.havoc && self.chance.below(one_in) == 0
    }

    fn find(&self, node: NodeId) -> Option<usize> {
        self.nodes.iter().position(|one| one.as_ref().is_some_and(|one| one.id == node))
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Act(page) => self.act(page),
            Event::Connect(page) => self.connect(page),
            Event::Hear { to, from, news } => {
                let Some(index) = self.find(to) else { return };
                let Some(node) = &mut self.nodes[index] else { return };
                let heard = node.peers.hear(from, news, &node.session);
                let answer = heard.answer.then(|| node.peers.here(&node.session, false));
                let unknown = heard.doubt.then_some(Input::Behind { n: 0, version: u64::MAX });
                if let Some(input) = heard.input.or(unknown) {
                    self.handle(index, input);
                }
                self.look_around(index);
                if let Some(news) = answer {
                    self.spread(index, &news);
                }
            }
            Event::Keep { node, ticket, what } => self.keep(node, ticket, what),
            Event::Report { node, input } => {
                if let Some(index) = self.find(node) {
                    self.handle(index, input);
                }
            }
            Event::Read(node) => {
                let Some(index) = self.find(node) else { return };
                let wanted = self.nodes[index].as_ref().and_then(|node| node.session.wants());
                let Some(from) = wanted else { return };
                let fails = self.dies && self.goes_wrong(20);
                let kept = (!fails).then(|| Box::new(self.store.load(from)));
                self.soon(10, Event::Report { node, input: Input::Read(kept) });
            }
            Event::Thought { node, seat, n } => {
                let luck = self.chance.word();
                if let Some(index) = self.find(node) {
                    self.handle(index, Input::Thought { seat, n, choice: None, luck });
                }
            }
            Event::Time(node) => {
                let Some(index) = self.find(node) else { return };
                if let Some(node) = &mut self.nodes[index] {
                    node.watched = None;
                }
                self.handle(index, Input::Time);
            }
            Event::Silent { to, node } => {
                let Some(index) = self.find(to) else { return };
                let now = self.now;
                let lost = |one: &mut Node| one.peers.lose(node) || one.session.may_miss(now);
                if self.nodes[index].as_mut().is_some_and(lost) {
                    // What it kept last it may have told nobody.
                    self.handle(index, Input::Behind { n: 0, version: u64::MAX });
                }
                self.look_around(index);
            }
            Event::RollCall => {
                for index in 0..self.nodes.len() {
                    let Some(node) = &mut self.nodes[index] else { continue };
                    let news = node.peers.here(&node.session, false);
                    self.spread(index, &news);
                }
                self.at(self.now + ROLL_CALL, Event::RollCall);
            }
            Event::Join => self.join(),
            Event::Havoc => self.havoc(),
        }
    }

    fn act(&mut self, page: usize) {
        if self.now < self.havoc {
            self.soon(400, Event::Act(page));
        }
        let Some((index, id)) = self.pages.get(page).and_then(|page| page.at) else { return };
        if self.goes_wrong(12) {
            // It goes elsewhere.
            self.cut(page);
            self.handle(index, Input::Left { page: id });
        } else if self.now < self.havoc
            && let Some(message) = self.pages[page].act(self.now, &mut self.chance)
        {
            self.handle(index, Input::Said { page: id, message });
        }
    }

    /// A page comes to any of the nodes.
    fn connect(&mut self, page: usize) {
        if self.pages.get(page).is_none_or(|page| page.at.is_some()) {
            return;
        }
        let index = self.chance.below(u32::try_from(self.nodes.len()).unwrap()) as usize;
        self.enter(index);
        self.next_page += 1;
        self.pages[page].at = Some((index, self.next_page));
        let message = self.pages[page].hello(self.now);
        self.handle(index, Input::Said { page: self.next_page, message });
    }

    fn cut(&mut self, page: usize) {
        self.pages[page].at = None;
        self.soon(500, Event::Connect(page));
    }

    /// Reads the match into memory, if it is not there.
    fn enter(&mut self, index: usize) {
        if self.nodes[index].is_some() {
            return;
        }
        self.next_node += 1;
        let opening = Opening {
            game: toy(),
            players: vec!["random", "steady"],
            table: self.store.read(),
            standing: self.store.standing.clone(),
            left: None,
            away: 60_000,
            secret: [u8::try_from(self.next_node % 256).unwrap(); 32],
            shared: true,
        };
        let session = Session::open(self.now, opening).unwrap();
        let (id, peers) = (self.next_node, Peers::new(self.next_node));
        let mut node = Node { id, session, peers, store_busy: 0, watched: None };
        let news = node.peers.here(&node.session, true);
        self.nodes[index] = Some(node);
        self.spread(index, &news);
        self.handle(index, Input::Time);
    }

    fn join(&mut self) {
        let index = self.chance.below(u32::try_from(self.nodes.len()).unwrap()) as usize;
        self.enter(index);
        let words = Some("words".to_owned()).filter(|_| self.store.n() == 1 && self.chance.below(2) == 0);
        let request = JoinRequest { token: invitation(1), name: Some("Friend".to_owned()), words };
        let token = Token::new([1; 16]);
        self.handle(index, Input::Join { ticket: self.now, request, token });
    }

    fn havoc(&mut self) {
        if self.now >= self.havoc {
            return;
        }
        self.soon(2_000, Event::Havoc);
        let index = self.chance.below(u32::try_from(self.nodes.len()).unwrap()) as usize;
        self.die(index);
    }

    /// A node ends without a word, or forgets the match.
    fn die(&mut self, index: usize) {
        let Some(dead) = self.nodes[index].take() else { return };
        for page in 0..self.pages.len() {
            if self.pages[page].at.is_some_and(|(at, _)| at == index) {
                self.cut(page);
            }
        }
        let others: Vec<NodeId> = self.nodes.iter().flatten().map(|node| node.id).collect();
        for to in others {
            self.at(self.now + SILENCE, Event::Silent { to, node: dead.id });
        }
    }

    fn handle(&mut self, index: usize, input: Input) {
        let Some(node) = &mut self.nodes[index] else { return };
        for output in node.session.handle(self.now, input) {
            self.perform(index, output);
        }
        self.look_around(index);
    }

    /// Tells the others who is here if that has changed, and the session who is there.
    fn look_around(&mut self, index: usize) {
        let Some(node) = &mut self.nodes[index] else { return };
        let untold = node.peers.is_untold(&node.session);
        let news = untold.then(|| node.peers.here(&node.session, false));
        let changed = node.peers.changed(&node.session);
        let due = node.session.deadline().filter(|due| node.watched.is_none_or(|watched| *due < watched));
        if let Some(due) = due {
            node.watched = Some(due);
            let id = node.id;
            self.at(due.max(self.now + 1), Event::Time(id));
        }
        if let Some(news) = news {
            self.spread(index, &news);
        }
        if let Some(input) = changed {
            self.handle(index, input);
        }
    }

    fn perform(&mut self, index: usize, output: Output) {
        let Some(node) = &mut self.nodes[index] else { return };
        let id = node.id;
        match output {
            Output::Keep { ticket, what } => {
                let at = node.store_busy.max(self.now + 1 + Millis::from(self.chance.below(20)));
                node.store_busy = at;
                self.at(at, Event::Keep { node: id, ticket, what });
            }
            Output::Answer { page, frames } => self.send(&[page], &frames),
            Output::Tell { to, frames } => self.send(&to, &frames),
            Output::Behind { page } => {
                self.soon(30, Event::Report { node: id, input: Input::More { page, most: PART } });
            }
            Output::Refuse { page, re, fault } => {
                if let Some(page) = self.page(page) {
                    self.pages[page].refused(re, &fault);
                }
            }
            Output::Joined { joined, .. } => {
                if joined.is_ok() {
                    self.joined += 1;
                    self.pages[1].token = Some(crate::room::token(1));
                    if let Some((index, left)) = self.pages[1].at {
                        self.cut(1);
                        self.soon(
                            1,
                            Event::Report {
                                node: self.nodes[index].as_ref().unwrap().id,
                                input: Input::Left { page: left },
                            },
                        );
                    }
                }
            }
            Output::Think(thinking) => {
                let (seat, n) = (thinking.seat, thinking.n);
                self.soon(100, Event::Thought { node: id, seat, n });
            }
            Output::Read { .. } => self.soon(20, Event::Read(id)),
            Output::Pass(said) => self.spread(index, &News::Said(said)),
            Output::Lost => {
                self.spread(index, &News::Lost);
                self.die(index);
            }
            Output::Stop { .. } | Output::Ask(_) | Output::Hint(_) => {}
        }
    }

    fn page(&self, id: PageId) -> Option<usize> {
        self.pages.iter().position(|page| page.at.is_some_and(|(_, one)| one == id))
    }

    fn send(&mut self, to: &[PageId], frames: &[String]) {
        for id in to {
            if let Some(page) = self.page(*id) {
                self.pages[page].hear(frames.to_vec(), &self.store);
            }
        }
    }

    /// The store takes something up: it may fail, and it may fail to say that it did not.
    fn keep(&mut self, node: NodeId, ticket: Ticket, what: Keep) {
        let fails = self.dies && self.goes_wrong(60);
        let unknown = fails && self.chance.below(2) == 0;
        let news = News::of(&what);
        let kept = (!fails || unknown) && self.store.keep(what);
        let Some(index) = self.find(node) else { return };
        let input =
            if kept && !fails { Input::Kept { ticket } } else { Input::NotKept { ticket, taken: !fails } };
        if let (Some(news), Input::Kept { .. }) = (news, &input) {
            self.spread(index, &news);
        }
        // What it has to say after that comes after it.
        let answered = self.nodes[index].as_ref().map_or(0, |node| node.store_busy).max(self.now) + 1;
        self.at(answered, Event::Report { node, input });
    }

    /// Tells all other nodes: some of them not, some twice, some late.
    fn spread(&mut self, index: usize, news: &News) {
        let Some(node) = &self.nodes[index] else { return };
        // Where nobody is known to listen nothing is told: whoever comes asks.
        if !matches!(news, News::Here(_)) && !node.peers.has_company() {
            return;
        }
        let from = node.id;
        let others: Vec<NodeId> =
            self.nodes.iter().flatten().map(|node| node.id).filter(|id| *id != from).collect();
        for to in others {
            if self.goes_wrong(6) {
                continue;
            }
            let copies = if self.goes_wrong(8) { 2 } else { 1 };
            for _ in 0..copies {
                let within = if self.goes_wrong(8) { 3_000 } else { 20 };
                self.soon(within, Event::Hear { to, from, news: news.clone() });
            }
        }
    }
}
