//! The rules, clause by clause, and every worked example.
//!
//! A test sets pegs up in cells, says what the ball did as `BALL` lines do, and looks at what follows.

#![allow(clippy::unwrap_used)] // a test that is written wrongly may panic
#![allow(clippy::float_cmp)] // numbers that are exact
#![allow(clippy::items_after_statements, clippy::single_match_else)] // told in the order of the example

mod cod;
mod conveniences;
mod cross_and_shot;
mod dribble;
mod mirror;
mod offside;
mod phases;
mod positions;
mod pro;
mod restarts;
mod set_up;
mod skills;
mod substitutes;
mod time;

use std::collections::VecDeque;

use onze_core::{Because, Chance, Game, Notation, Seat, Settings};

use crate::aim::{Aim, Class};
use crate::cell::Cell;
use crate::event::Event;
use crate::flight::{End, Ran, Reach, Touch};
use crate::game::Simulator;
use crate::moves::{Move, Put};
use crate::peg::{Peg, Pegs};
use crate::place::{Body, Stance};
use crate::point::Point;
use crate::side::Side;
use crate::state::{Hands, Stage, State, Where};
use crate::strike::Strike;
use crate::turn::Turn;

/// Dice that fall as the test says; words are zeros.
#[derive(Default)]
struct Dice(VecDeque<u8>);

impl Chance for Dice {
    fn below(&mut self, n: u32) -> u32 {
        let face = self.0.pop_front().expect("no die was to be thrown");
        assert!(u32::from(face) <= n);
        u32::from(face) - 1
    }

    fn word(&mut self) -> u64 {
        0
    }
}

struct Table {
    game: Simulator,
    state: State,
    dice: Dice,
    events: Vec<Event>,
}

fn peg(name: &str) -> Peg {
    Peg::parse(name).unwrap()
}

fn cell(name: &str) -> Cell {
    Cell::parse(name).unwrap()
}

fn game(set: &[(&str, &str)]) -> Simulator {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in set {
        settings.set(key, value).unwrap();
    }
    Simulator::new(&settings).unwrap()
}

/// Open play of the standard game with just these pegs (and the keepers) on the cloth: `R8 F9, B6 F19/90`.
fn table(pegs: &str) -> Table {
    table_with(&[], pegs)
}

fn table_with(set: &[(&str, &str)], pegs: &str) -> Table {
    let game = game(set);
    let mut state = game.before_line_up();
    for side in Side::BOTH {
        for peg in state.playing(side).iter() {
            state.take_away(peg, Where::Bench);
        }
    }
    let mut table = Table { game, state, dice: Dice::default(), events: Vec::new() };
    table.put("R1 F1");
    table.put("B1 F21");
    for item in pegs.split(", ").filter(|item| !item.is_empty()) {
        table.put(item);
    }
    table
}

impl Table {
    /// Puts a peg down in a cell or at a point, standing or lying.
    fn put(&mut self, item: &str) {
        let (name, place) = item.split_once(' ').unwrap();
        let (place, angle) =
            place.split_once('/').map_or((place, None), |(place, angle)| (place, Some(angle)));
        let at = match place.split_once('@') {
            Some((_, at)) => Point::parse(at).unwrap(),
            None => self.game.pitch.home(cell(place)),
        };
        let stance =
            angle.map_or(Stance::Standing, |angle| Stance::Lying(crate::angle::Angle::parse(angle).unwrap()));
        self.state.put(&self.game.pitch, peg(name), Body { at, stance });
    }

    /// Gives the ball to a peg, 14 in front of it, at the beginning of a turn.
    fn ball(mut self, name: &str) -> Table {
        let peg = peg(name);
        let at = self.state.point(peg);
        let ahead = if peg.side() == Side::Red { 14_000 } else { -14_000 };
        self.state.ball = Point::new(at.x + ahead, at.y);
        self.give(peg);
        self
    }

    fn ball_at(mut self, name: &str, x: i32, y: i32) -> Table {
        self.state.ball = Point::mm(x, y);
        self.give(peg(name));
        self
    }

    fn give(&mut self, peg: Peg) {
        self.state.ball_cell = self.state.cell(peg);
        self.state.carrier = Some(peg);
        self.state.attack = peg.side();
        self.ask(Stage::Action);
    }

    fn ask(&mut self, stage: Stage) {
        self.state.stage = stage;
        self.state.to_act = self.game.owing(&self.state);
    }

    fn dice(&mut self, faces: &[u8]) {
        self.dice.0.extend(faces);
    }

    fn turn(&mut self) -> Turn<'_, Dice, Vec<Event>> {
        Turn {
            game: &self.game,
            state: &mut self.state,
            chance: &mut self.dice,
            events: &mut self.events,
            seen: None,
        }
    }

    /// A kick of the carrier that runs as told; the kicker goes back to his place.
    fn kicks(&mut self, class: Class, ball: &str) {
        self.kicks_past(class, ball, None);
    }

    fn kicks_past(&mut self, class: Class, ball: &str, dribble: Option<&str>) {
        let peg = self.state.carrier.unwrap();
        let strike = Strike {
            peg,
            aim: Aim::low(0, 30),
            class,
            dribble: dribble.map(self::peg),
            dodge: false,
            reach: Reach::Bare,
        };
        self.strikes(strike, ball);
    }

    fn strikes(&mut self, strike: Strike, ball: &str) {
        let ran = self.ran(ball);
        match strike.class {
            Class::Pass if !strike.dodge => self.state.passed = self.state.passed.with(strike.peg),
            _ => {}
        }
        self.turn().struck(&strike, &ran);
        if self.state.stage == Stage::KickerPlace {
            let put = Put { peg: strike.peg, at: self.state.point(strike.peg) };
            self.turn().place_kicker(put);
        }
    }

    fn pass(&mut self, ball: &str) {
        self.kicks(Class::Pass, ball);
    }

    fn cross(&mut self, ball: &str) {
        self.state.crosses += 1;
        self.state.declared = Some(Class::Cross);
        self.kicks(Class::Cross, ball);
    }

    fn shoot(&mut self, ball: &str) {
        self.state.shots += 1;
        self.state.declared = Some(Class::Shot);
        self.kicks(Class::Shot, ball);
    }

    /// `rest F15`, `rest 588,333 cells F9 F11 F13 touch B6 R10 over B3`, `out y0 310`, `out x924 420`, `goal B`.
    fn ran(&self, ball: &str) -> Ran {
        let words: Vec<&str> = ball.split(' ').collect();
        let start = self.state.ball_cell;
        let part = |name: &str| -> Vec<&str> {
            let from = words.iter().position(|word| *word == name).map_or(words.len(), |n| n + 1);
            let names = ["cells", "touch", "over"];
            words[from..].iter().copied().take_while(|word| !names.contains(word)).collect()
        };
        let number = |n: usize| words[n].parse::<i32>().unwrap();
        let (end, last) = match words[0] {
            "rest" => {
                let at = match Point::parse(words[1]) {
                    Some(at) => at,
                    None => {
                        let home = self.game.pitch.home(cell(words[1]));
                        Point::new(home.x, home.y + 25_000)
                    }
                };
                (End::Rest(at), self.game.pitch.cell(at))
            }
            "goal" => {
                let side = Side::parse(words[1]).unwrap();
                let x = if side == Side::Blue { 929 } else { -5 };
                (End::Goal(side, Point::mm(x, 340)), cell(if side == Side::Blue { "F21" } else { "F1" }))
            }
            _ => {
                let at = match words[1] {
                    "y0" => Point::mm(number(2), 0),
                    "y666" => Point::mm(number(2), 666),
                    "x0" => Point::mm(0, number(2)),
                    _ => Point::mm(924, number(2)),
                };
                let end = match words[1] {
                    "x0" => End::GoalLine(Side::Red, at),
                    "x924" => End::GoalLine(Side::Blue, at),
                    _ => End::Touch(at),
                };
                (end, self.game.pitch.cell(at))
            }
        };
        let mut cells: Vec<Cell> = part("cells").into_iter().map(cell).collect();
        if cells.is_empty() {
            cells = if start == last { vec![start] } else { vec![start, last] };
        }
        let count = cells.len();
        Ran {
            cells: cells.into_iter().collect(),
            touches: part("touch").into_iter().map(|name| Touch { peg: peg(name), cells: count }).collect(),
            fallen: part("over").into_iter().map(peg).collect(),
            end,
            path: None,
        }
    }

    /// Makes a choice as it is written, for whoever is asked.
    fn play(&mut self, text: &str) {
        self.try_play(text).unwrap_or_else(|clause| panic!("'{text}' is refused by {clause}"));
    }

    /// The same, or the first clause that forbids it.
    fn try_play(&mut self, text: &str) -> Result<(), &'static str> {
        let seat = self.state.to_act.first().unwrap();
        self.try_play_as(seat, text)
    }

    fn try_play_as(&mut self, seat: Seat, text: &str) -> Result<(), &'static str> {
        let choice = self.game.read_move(text).map_err(|refusal| refusal.rules()[0].0)?;
        let result = self.game.play(&mut self.state, seat, &choice, &mut self.dice, &mut self.events);
        result.map_err(|refusal| refusal.rules()[0].0)
    }

    fn refused(&mut self, text: &str) -> &'static str {
        self.try_play(text).expect_err("it should be refused")
    }

    /// Who took the ball in the `CoD`, with how many cells, and by which rule of ties; the default choice if there is one.
    fn took(&mut self) -> (String, u8) {
        if self.state.stage == Stage::Cod {
            let moves = self.legal();
            self.play(&self.game.write_move(&moves[0]));
        }
        let took = self.events.iter().rev().find_map(|event| match event {
            Event::Took { peg, cells, .. } => Some((peg.to_string(), *cells)),
            _ => None,
        });
        took.expect("nobody took the ball")
    }

    fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let seat = self.state.to_act.first().unwrap();
        self.game.legal(&self.state, seat, &mut moves);
        moves
    }

    fn has(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }

    fn ticks(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Tick { .. })).count()
    }

    /// All sixteen of both sides' usual elevens on the cloth, where they line up.
    fn with_elevens(mut self) -> Table {
        for side in Side::BOTH {
            let eleven: Vec<_> = self.game.squads[side.index()].eleven(side).collect();
            for (number, cell) in eleven {
                let peg = Peg::new(side, number).unwrap();
                if self.state.body(peg).is_none() {
                    let at = self.game.pitch.home(cell);
                    self.state.put(&self.game.pitch, peg, Body::standing(at));
                }
            }
        }
        self
    }

    fn at(&self, name: &str) -> String {
        self.state.cell(peg(name)).to_string()
    }
}

fn pegs(names: &str) -> Pegs {
    names.split(' ').map(peg).collect()
}

#[test]
fn the_size_of_a_state_is_less_than_a_kilobyte() {
    assert!(size_of::<State>() <= 1024);
    assert_eq!(table("").state.hands, Hands::No);
}
