//! A game small enough to see through, with a bit of everything: a shuffled pack that nobody looks into, bids under
//! seal, a die, and a choice that may be taken back. It stands in for games in the tests of core.
//!
//! Three rounds. Both bid 1 to 3 under seal; the higher bid takes the top card of the pack, shown then, and throws a
//! die; equal bids turn the card away. Who won a round doubles it or not (`double`, `plain`). Most points win.

// Each test file uses a part of it.
#![allow(dead_code, clippy::unwrap_used, clippy::many_single_char_names, clippy::enum_variant_names)]

use std::borrow::Cow;

use onze_core::conformance::Subject;
use onze_core::{
    Because, Chance, Clause, Counts, Events, Game, Notation, Outcome, Seat, Seats, Setting, Settings, Viewer,
};
use serde::Serialize;

#[derive(Debug)]
pub(crate) struct Toy(Settings);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pack: [u8; 3],
    round: usize,
    bids: [u32; 2],
    /// Who decides whether to double how many points.
    deciding: Option<(Seat, u16)>,
    points: [u16; 2],
    gave_up: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Move {
    Bid(u32),
    Double(bool),
    GiveUp,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Event {
    HandedIn,
    Opened { bids: [u32; 2], card: u8 },
    Scored { points: [u16; 2] },
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
    bid: Option<u32>,
    bidden: [bool; 2],
    deciding: Option<u16>,
    points: [u16; 2],
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

impl Game for Toy {
    const ID: &'static str = "toy";
    const SETTINGS: &'static [Setting] = &[];
    const GIVE_UP: Option<Move> = Some(Move::GiveUp);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        Ok(Toy(settings.clone()))
    }

    fn settings(&self) -> &Settings {
        &self.0
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self, chance: &mut impl Chance, _: &mut impl Events<Event>) -> State {
        let mut pack = [1, 2, 3];
        chance.shuffle(&mut pack);
        State { pack, round: 0, bids: [0; 2], deciding: None, points: [0; 2], gave_up: None }
    }

    fn to_act(&self, state: &State) -> Seats {
        match state.deciding {
            _ if state.gave_up.is_some() => Seats::NONE,
            Some((seat, _)) => Seats::only(seat),
            None if state.round == 3 => Seats::NONE,
            None => Seats::of_two(state.bids[0] == 0, state.bids[1] == 0),
        }
    }

    fn sealed(&self, state: &State) -> Seats {
        Seats::of_two(state.bids[0] != 0, state.bids[1] != 0)
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        match state.deciding {
            _ if !self.to_act(state).has(seat) => {}
            Some(_) => moves.extend([Move::Double(true), Move::Double(false)]),
            None => moves.extend([Move::Bid(1), Move::Bid(2), Move::Bid(3)]),
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Move,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let asked = self.to_act(state).has(seat);
        match (choice, state.deciding) {
            (Move::GiveUp, _) if !self.to_act(state).is_empty() => state.gave_up = Some(seat),
            (Move::Double(double), Some((_, points))) if asked => {
                state.points[seat.index()] += if *double { 2 * points } else { points };
                state.deciding = None;
                events.add(Event::Scored { points: state.points });
            }
            (Move::Bid(bid @ 1..=3), None) if asked => {
                state.bids[seat.index()] = *bid;
                events.add(Event::HandedIn);
                if state.bids[0] != 0 && state.bids[1] != 0 {
                    let card = state.pack[state.round];
                    events.add(Event::Opened { bids: state.bids, card });
                    state.round += 1;
                    let bids = std::mem::take(&mut state.bids);
                    if bids[0] != bids[1] {
                        let winner = if bids[0] > bids[1] { Seat::FIRST } else { Seat::SECOND };
                        state.deciding =
                            Some((winner, u16::from(card) + u16::try_from(chance.die(6)).unwrap()));
                    }
                }
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let bid = [Seat::FIRST, Seat::SECOND].into_iter().find(|&seat| viewer == Viewer::Seat(seat));
        View {
            round: state.round,
            bid: bid.map(|seat| state.bids[seat.index()]),
            bidden: state.bids.map(|bid| bid != 0),
            deciding: state.deciding.map(|(_, points)| points),
            points: state.points,
        }
    }

    fn resample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        let mut other = state.clone();
        chance.shuffle(&mut other.pack[state.round..]);
        let bid = &mut other.bids[seat.other().index()];
        if *bid != 0 {
            *bid = chance.die(3);
        }
        other
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let [first, second] = state.points;
        let winner = match state.gave_up {
            Some(seat) => Some(seat.other()),
            None if first == second => None,
            None => Some(if first > second { Seat::FIRST } else { Seat::SECOND }),
        };
        self.to_act(state).is_empty().then(|| Outcome {
            winner,
            score: Counts::from_iter(state.points),
            tie_break: None,
            gave_up: state.gave_up,
        })
    }
}

impl Notation for Toy {
    fn seat_name(&self, seat: Seat) -> &'static str {
        if seat == Seat::FIRST { "A" } else { "B" }
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

    fn write_position(&self, state: &State) -> String {
        let State { pack: [a, b, c], round, bids: [x, y], deciding, points: [p, q], gave_up } = state;
        let (seat, due) = deciding.map_or((0, 0), |(seat, due)| (seat.index() + 1, due));
        let gave_up = gave_up.map_or(0, |seat| seat.index() + 1);
        format!("{a} {b} {c} {round} {x} {y} {seat} {due} {p} {q} {gave_up}")
    }

    fn read_position(&self, text: &str) -> Result<State, Refusal> {
        let numbers: Vec<u16> = text.split(' ').filter_map(|number| number.parse().ok()).collect();
        let [a, b, c, round, x, y, seat, due, p, q, gave_up] = numbers[..] else {
            return Err(Refusal::NotAPosition);
        };
        let seat_of = |number: u16| number.checked_sub(1).and_then(|index| Seat::new(index.into()));
        let mut sorted = [a, b, c];
        sorted.sort_unstable();
        if sorted != [1, 2, 3] || round > 3 || x > 3 || y > 3 || x * y != 0 || seat > 2 || gave_up > 2 {
            return Err(Refusal::NotAPosition);
        }
        #[allow(clippy::cast_possible_truncation)] // checked above
        let pack = [a as u8, b as u8, c as u8];
        let deciding = seat_of(seat).map(|seat| (seat, due));
        let (bids, points) = ([x.into(), y.into()], [p, q]);
        Ok(State { pack, round: round.into(), bids, deciding, points, gave_up: seat_of(gave_up) })
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
    opening: |_, state| vec![state.pack.map(|card| card.to_string()).join(" ")],
};
