//! A game small enough to see through, with a bit of everything: a shuffled pack that nobody looks into, luck that each
//! seat alone knows, bids under seal, a die, a choice that may be taken back, and seats that give up while others play
//! on. It stands in for games in the tests of core.
//!
//! Three rounds for two to four seats. All bid 1 to 3 under seal, with `twice` two times; the highest sum, if it is one
//! seat's alone, takes the top card of the pack, shown then, and throws a die; else the card is turned away. Who won a
//! round doubles it or not (`double`, `plain`). At the end everybody's luck is taken off their points; most points win.

// Each test file uses a part of it.
#![allow(dead_code, clippy::unwrap_used, clippy::enum_variant_names)]

use std::borrow::Cow;
use std::fmt::Write;

use onze_core::conformance::Subject;
use onze_core::{
    Because, Chance, Clause, Counts, Events, Game, Kind, Notation, Outcome, Sealed, Seat, Seats, Setting,
    Settings, Viewer,
};
use serde::Serialize;

/// The most seats.
const MOST: usize = 4;

#[derive(Debug)]
pub(crate) struct Toy {
    settings: Settings,
    seats: usize,
    bids: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pack: [u8; 3],
    round: usize,
    luck: [u8; MOST],
    /// The bids of each seat, 0 for one that is not made.
    bids: [[u8; 2]; MOST],
    stage: Stage,
    points: [i64; MOST],
    gone: Seats,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    Bid,
    /// A die is due for who won the round.
    Throw(Seat, u8),
    /// Who won decides whether to double so many points.
    Decide(Seat, i64),
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Move {
    Bid(u8),
    Double(bool),
    GiveUp,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Event {
    HandedIn,
    Opened { bids: Vec<u8>, card: u8 },
    Scored { points: Vec<i64> },
    Gone,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Refusal {
    NotNow,
    NotAMove,
    NotAPosition,
}

#[derive(PartialEq, Debug, Serialize)]
pub(crate) struct View {
    round: usize,
    luck: Option<u8>,
    bids: Option<[u8; 2]>,
    bidden: Vec<usize>,
    deciding: Option<i64>,
    points: Vec<i64>,
    gone: usize,
}

impl Because for Event {
    fn rules(&self) -> &'static [Clause] {
        &[Clause("TOY-1")]
    }
}

impl Because for Refusal {
    fn rules(&self) -> &'static [Clause] {
        &[Clause("TOY-2")]
    }
}

impl State {
    fn next_round(&mut self) {
        self.stage = if self.round == 3 { Stage::Over } else { Stage::Bid };
    }

    fn n_bids(&self, seat: Seat) -> usize {
        self.bids[seat.index()].iter().filter(|bid| **bid != 0).count()
    }
}

impl Toy {
    fn all(&self) -> Seats {
        Seats::all(self.seats)
    }

    fn bidders(&self, state: &State) -> Seats {
        self.all().iter().filter(|&seat| !state.gone.has(seat) && state.n_bids(seat) < self.bids).collect()
    }

    /// Opens the bids once all are in.
    fn open(&self, state: &mut State, events: &mut impl Events<Event>) {
        if !self.bidders(state).is_empty() {
            return;
        }
        let card = state.pack[state.round];
        let sums: Vec<u8> = self.all().iter().map(|seat| state.bids[seat.index()].iter().sum()).collect();
        state.round += 1;
        state.bids = [[0; 2]; MOST];
        let most = sums.iter().copied().max().unwrap_or(0);
        let first = sums.iter().position(|sum| *sum == most).and_then(Seat::new);
        let alone = sums.iter().copied().filter(|sum| *sum == most).nth(1).is_none();
        events.add(Event::Opened { bids: sums, card });
        match first {
            Some(winner) if alone => state.stage = Stage::Throw(winner, card),
            _ => state.next_round(),
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const SETTINGS: &'static [Setting] = &[
        Setting::new("seats", Kind::Number { least: 2, most: 4, zero: false }, "2", Clause("TOY-3")),
        Setting::new("twice", Kind::Flag, "off", Clause("TOY-4")),
        // What breaks the contract, so that the suite can be tried.
        Setting::new(
            "fault",
            Kind::Choice { values: &["none", "keeps", "peeks", "cheats"] },
            "none",
            Clause("TOY-5"),
        ),
    ];
    const GIVE_UP: Option<Move> = Some(Move::GiveUp);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        let bids = if settings.flag("twice") { 2 } else { 1 };
        Ok(Toy { settings: settings.clone(), seats: settings.number("seats") as usize, bids })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self, chance: &mut impl Chance, _: &mut impl Events<Event>) -> State {
        let mut pack = [1, 2, 3];
        chance.secretly(Seats::NONE).shuffle(&mut pack);
        let mut luck = [0; MOST];
        for seat in self.all().iter() {
            luck[seat.index()] = u8::try_from(chance.secretly(Seats::only(seat)).die(2)).unwrap();
        }
        let (bids, points) = ([[0; 2]; MOST], [0; MOST]);
        State { pack, round: 0, luck, bids, stage: Stage::Bid, points, gone: Seats::NONE }
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.stage {
            Stage::Bid => self.bidders(state),
            Stage::Decide(seat, _) => Seats::only(seat),
            Stage::Throw(..) | Stage::Over => Seats::NONE,
        }
    }

    fn sealed(&self, state: &State) -> Vec<Sealed> {
        let of = |seat: Seat| std::iter::repeat_n(Sealed::by(seat), state.n_bids(seat));
        self.all().iter().filter(|seat| !state.gone.has(*seat)).flat_map(of).collect()
    }

    fn unsealed(&self, state: &State) -> State {
        State { bids: [[0; 2]; MOST], ..state.clone() }
    }

    fn choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        match state.stage {
            Stage::Bid if !state.gone.has(seat) => {
                moves.extend([Move::Bid(1), Move::Bid(2), Move::Bid(3)]);
            }
            Stage::Decide(winner, _) if winner == seat => {
                moves.extend([Move::Double(true), Move::Double(false)]);
            }
            _ => {}
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let mut moves = Vec::new();
        self.legal(state, seat, &mut moves);
        let n = u32::try_from(moves.len()).ok().filter(|n| *n > 0)?;
        let choice = moves.swap_remove(chance.below(n) as usize);
        Some(if self.settings.text("fault") == "cheats" { Move::Bid(4) } else { choice })
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let asked = self.to_act(state).has(seat);
        match (choice, state.stage) {
            (Move::GiveUp, stage)
                if stage != Stage::Over && self.all().has(seat) && !state.gone.has(seat) =>
            {
                Ok(())
            }
            (Move::Double(_), Stage::Decide(..)) | (Move::Bid(1..=3), Stage::Bid) if asked => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: &Move, events: &mut impl Events<Event>) {
        match (choice, state.stage) {
            (Move::GiveUp, stage) => {
                state.gone = state.gone.with(seat);
                state.bids[seat.index()] = [0; 2];
                events.add(Event::Gone);
                if self.all().len() - state.gone.len() < 2 {
                    state.stage = Stage::Over;
                } else if stage == Stage::Bid {
                    self.open(state, events);
                } else if matches!(stage, Stage::Decide(winner, _) if winner == seat) {
                    state.next_round();
                }
            }
            (Move::Bid(bid), _) => {
                let n = state.n_bids(seat).min(1);
                state.bids[seat.index()][n] = *bid;
                events.add(Event::HandedIn);
                self.open(state, events);
            }
            (Move::Double(double), Stage::Decide(_, points)) => {
                state.points[seat.index()] += if *double { 2 * points } else { points };
                events.add(Event::Scored { points: state.points.to_vec() });
                state.next_round();
            }
            _ => {}
        }
    }

    fn due(&self, state: &State) -> bool {
        matches!(state.stage, Stage::Throw(..))
    }

    fn draw(&self, state: &mut State, chance: &mut impl Chance, _: &mut impl Events<Event>) {
        if let Stage::Throw(winner, card) = state.stage {
            state.stage = Stage::Decide(winner, i64::from(card) + i64::from(chance.die(6)));
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = if let Viewer::Seat(seat) = viewer { Some(seat.index()) } else { None };
        View {
            round: state.round,
            luck: own.map(|seat| state.luck[seat]),
            bids: own.map(|seat| state.bids[seat]),
            bidden: self.all().iter().map(|seat| state.n_bids(seat)).collect(),
            deciding: if let Stage::Decide(_, points) = state.stage { Some(points) } else { None },
            points: state.points.to_vec(),
            gone: state.gone.len(),
        }
    }

    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut other = state.clone();
        if viewer == Viewer::All {
            return other;
        }
        let fault = self.settings.text("fault");
        let hidden = &mut other.pack[state.round..];
        if fault != "peeks" {
            hidden.sort_unstable();
        }
        chance.shuffle(hidden);
        for seat in self.all().iter().filter(|&seat| !viewer.knows_secrets_of(seat)) {
            let index = seat.index();
            other.luck[index] = u8::try_from(chance.die(2)).unwrap();
            for bid in other.bids[index].iter_mut().filter(|bid| **bid != 0 && fault != "keeps") {
                *bid = u8::try_from(chance.die(3)).unwrap();
            }
        }
        other
    }

    fn score(&self, state: &State) -> Counts {
        // What somebody's luck costs is known to nobody else before the end.
        let points = || self.all().iter().map(|seat| state.points[seat.index()]).collect();
        self.outcome(state).map_or_else(points, |outcome| outcome.score)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let luck = |seat: Seat| i64::from(state.luck[seat.index()]);
        let score = |seat: Seat| state.points[seat.index()] - luck(seat);
        // Who has given up is behind everybody who has not.
        let worth = |seat: Seat| (!state.gone.has(seat), score(seat));
        let ahead = |seat: Seat| self.all().iter().filter(|&other| worth(other) > worth(seat)).count();
        let rank = |seat: Seat| u8::try_from(ahead(seat)).unwrap() + 1;
        Some(Outcome {
            ranks: self.all().iter().map(rank).collect(),
            score: self.all().iter().map(score).collect(),
            tie_break: None,
            gave_up: state.gone.first().filter(|_| self.seats == 2),
        })
    }
}

impl Notation for Toy {
    type ComesTo = ();
    type Question = ();
    type Answer = ();
    type Setup = ();

    fn setup(&self) {}

    fn seat_name(&self, seat: Seat) -> &'static str {
        ["A", "B", "C", "D"][seat.index() & 3]
    }

    fn write_move(&self, choice: &Move) -> Cow<'static, str> {
        match choice {
            Move::Bid(bid) => format!("bid {bid}").into(),
            Move::Double(true) => "double".into(),
            Move::Double(false) => "plain".into(),
            Move::GiveUp => "give up".into(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        match text {
            "double" => Ok(Move::Double(true)),
            "plain" => Ok(Move::Double(false)),
            "give up" => Ok(Move::GiveUp),
            "bid 1" => Ok(Move::Bid(1)),
            "bid 2" => Ok(Move::Bid(2)),
            "bid 3" => Ok(Move::Bid(3)),
            _ => Err(Refusal::NotAMove),
        }
    }

    /// Pack, round, what is asked for (stage, seat, points), then for each seat: luck, bids, points, gone.
    fn write_position(&self, state: &State) -> String {
        let (stage, seat, points) = match state.stage {
            Stage::Bid => (0, 0, 0),
            Stage::Throw(seat, card) => (1, seat.index(), i64::from(card)),
            Stage::Decide(seat, points) => (2, seat.index(), points),
            Stage::Over => (3, 0, 0),
        };
        let [a, b, c] = state.pack;
        let mut line = format!("{a} {b} {c} {} {stage} {seat} {points}", state.round);
        for seat in self.all().iter() {
            let (index, gone) = (seat.index(), u8::from(state.gone.has(seat)));
            let ([first, second], luck, points) = (state.bids[index], state.luck[index], state.points[index]);
            let _ = write!(line, " {luck} {first} {second} {points} {gone}");
        }
        line
    }

    fn read_position(&self, text: &str) -> Result<State, Refusal> {
        let numbers: Option<Vec<i64>> = text.split(' ').map(|number| number.parse().ok()).collect();
        let numbers = numbers.ok_or(Refusal::NotAPosition)?;
        let Some(([a, b, c, round, stage, seat, points], seats)) = numbers.split_first_chunk::<7>() else {
            return Err(Refusal::NotAPosition);
        };
        let small = |number: i64, most: u8| {
            u8::try_from(number).ok().filter(|small| *small <= most).ok_or(Refusal::NotAPosition)
        };
        let pack = [small(*a, 3)?, small(*b, 3)?, small(*c, 3)?];
        let mut sorted = pack;
        sorted.sort_unstable();
        if sorted != [1, 2, 3] || seats.len() != 5 * self.seats {
            return Err(Refusal::NotAPosition);
        }
        let seat = Seat::new(usize::from(small(*seat, 3)?)).ok_or(Refusal::NotAPosition)?;
        let stage = match stage {
            0 => Stage::Bid,
            1 => Stage::Throw(seat, small(*points, 3)?),
            2 => Stage::Decide(seat, *points),
            _ => Stage::Over,
        };
        let mut state = State {
            pack,
            round: small(*round, 3)?.into(),
            luck: [0; MOST],
            bids: [[0; 2]; MOST],
            stage,
            points: [0; MOST],
            gone: Seats::NONE,
        };
        for (seat, fields) in self.all().iter().zip(seats.chunks_exact(5)) {
            state.luck[seat.index()] = small(fields[0], 2)?;
            state.bids[seat.index()] = [small(fields[1], 3)?, small(fields[2], 3)?];
            state.points[seat.index()] = fields[3];
            if fields[4] == 1 {
                state.gone = state.gone.with(seat);
            }
        }
        Ok(state)
    }
}

pub(crate) const SUBJECT: Subject<Toy> = Subject {
    invariants: |_, state| {
        let mut pack = state.pack;
        pack.sort_unstable();
        if pack == [1, 2, 3] { Ok(()) } else { Err(format!("the pack is {:?}", state.pack)) }
    },
    some_moves: |game| {
        let written = ["bid 1", "bid 2", "bid 3", "double", "plain", "give up"];
        let moves = written.into_iter().map(|text| game.read_move(text).unwrap());
        moves.chain([Move::Bid(0), Move::Bid(4)]).collect()
    },
    opening: |game, state| {
        let pack = state.pack.map(|card| card.to_string()).join(" ");
        std::iter::once(pack).chain(state.luck[..game.seats].iter().map(u8::to_string)).collect()
    },
};
