//! A cloth for tests: a scene in one line, the ball as it was seen, dice as they fall, choices as players write them.
//!
//! `scene("R8 F9, R10 F13, B6 F19@790,340")` is open play in the first half; the first peg has the ball, 12 in front of
//! him. Keepers who are not named stand in F1 and F21, all others far away along a touch-line, Blue's nearest to their
//! own goal line so that nobody is offside by accident.
//!
//! `table.pass("R8", "rest F15 touch B6 R10")` tells what the ball did as the rules' notation does: `rest F15` (a little
//! below the middle of the cell) or `rest 588,333`, `out y0 310`, `out x924 420`, `goal B` or `goal B 350`, then `cells …` where it did
//! not run straight, `touch …` and `over …`.

#![allow(dead_code)] // each test file uses its part
#![allow(clippy::unwrap_used)] // a test that is written wrongly may panic
#![allow(clippy::missing_panics_doc)]

mod ball;

use std::collections::VecDeque;

use onze_core::{Because, Chance, Clause, Game, Notation, Seat, Settings, Viewer};
use onze_simulator::{Cell, Event, Peg, Pitch, Point, Refusal, Side, Simulator, State};

/// Dice in the order in which they fall. A throw that nobody told is a fault of the test.
#[derive(Default)]
pub(crate) struct Dice(VecDeque<u32>);

impl Dice {
    /// `6 1`: a six, then a one.
    pub(crate) fn told(text: &str) -> Dice {
        Dice(text.split_whitespace().map(|die| die.parse().unwrap()).collect())
    }
}

impl Chance for Dice {
    fn below(&mut self, n: u32) -> u32 {
        let face = self.0.pop_front().expect("more dice fall than were told");
        assert!((1..=n).contains(&face), "a die with {n} faces shows no {face}");
        face - 1
    }

    /// For balls that really run: with an exact hand it does not matter what is drawn.
    fn word(&mut self) -> u64 {
        1 << 63
    }
}

pub(crate) fn game(options: &str) -> Simulator {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in options.split_whitespace().filter_map(|option| option.split_once('=')) {
        settings.set(key, value).unwrap();
    }
    Simulator::new(&settings).unwrap()
}

/// The items of a position, in their order.
const ITEMS: [&str; 53] = [
    "attack",
    "half",
    "t",
    "score",
    "time",
    "added",
    "first",
    "substitutions",
    "yellow",
    "reserve",
    "R",
    "B",
    "ball",
    "carrier",
    "hands",
    "carried",
    "relance",
    "restart",
    "only",
    "crosses",
    "shots",
    "passed",
    "moved",
    "m",
    "reach",
    "failed",
    "failed-before",
    "grounded",
    "holds",
    "declared",
    "direct",
    "heading",
    "keeper",
    "sealed-kick",
    "sealed-dive",
    "sealed-lineup",
    "sealed-substitutions",
    "immediate",
    "last",
    "leapt",
    "stepped",
    "stepped-back",
    "free",
    "quick-pegs",
    "quick-spent",
    "quick-keeper",
    "quick-any",
    "replaced",
    "shootout",
    "taken",
    "gave-up",
    "too-few",
    "",
];

/// A position that is being put together.
#[derive(Clone)]
pub(crate) struct Scene {
    game: Simulator,
    stage: String,
    pegs: Vec<(Peg, String)>,
    row: char,
    items: Vec<String>,
}

/// Open play; the first peg named has the ball.
pub(crate) fn scene(pegs: &str) -> Scene {
    let pegs: Vec<(Peg, String)> = pegs.split(", ").map(named).collect();
    let carrier = pegs[0].0;
    let items = vec![
        format!("attack {}", carrier.side()),
        "half 1".to_owned(),
        "t 3".to_owned(),
        "score 0-0".to_owned(),
        "first R".to_owned(),
        format!("carrier {carrier}"),
    ];
    Scene { game: game(""), stage: "action".to_owned(), pegs, row: 'K', items }
}

fn named(text: &str) -> (Peg, String) {
    let (peg, place) = text.split_once(' ').unwrap_or_else(|| panic!("no place in {text:?}"));
    (Peg::parse(peg).unwrap_or_else(|| panic!("no peg in {text:?}")), place.to_owned())
}

impl Scene {
    /// `pro_assist=on hand=exact`.
    pub(crate) fn options(mut self, options: &str) -> Scene {
        self.game = game(options);
        self
    }

    /// What is asked, as positions name it; at first `action`.
    pub(crate) fn stage(mut self, stage: &str) -> Scene {
        stage.clone_into(&mut self.stage);
        self
    }

    /// Any items of a position, such as `relance; m 2; moved R7 R10`: they go to their places in its line.
    pub(crate) fn with(mut self, items: &str) -> Scene {
        for item in items.split("; ") {
            self = self.without(name_of(item));
            self.items.push(item.to_owned());
        }
        self
    }

    /// Without an item.
    pub(crate) fn without(mut self, name: &str) -> Scene {
        self.items.retain(|item| name_of(item) != name);
        self
    }

    /// The ball lies there, in the carrier's cell: `470,333`.
    pub(crate) fn ball(self, at: &str) -> Scene {
        let cell = match self.pegs[0].1.split_once('@') {
            Some((cell, _)) => cell.to_owned(),
            None => self.pegs[0].1.clone(),
        };
        self.with(&format!("ball @{at} {cell}"))
    }

    /// Pegs that are not named stand in this row, K at first.
    pub(crate) fn others_in(mut self, row: char) -> Scene {
        self.row = row;
        self
    }

    /// The line of the position.
    pub(crate) fn line(&self) -> String {
        let mut items = self.items.clone();
        for side in Side::BOTH {
            items.retain(|item| name_of(item) != side.to_string());
            items.push(self.team(side));
        }
        if !items.iter().any(|item| name_of(item) == "ball") {
            let (carrier, place) = &self.pegs[0];
            let at = place_of(self.game.pitch(), place);
            let ahead = if carrier.side() == Side::Red { 12_000 } else { -12_000 };
            let ball = Point::new(at.x + ahead, at.y);
            items.push(format!("ball @{ball} {}", self.game.pitch().cell(at)));
        }
        let order = |item: &String| ITEMS.iter().position(|name| *name == name_of(item)).expect("an item");
        items.sort_by_key(order);
        items.insert(0, self.stage.clone());
        items.join("; ")
    }

    fn team(&self, side: Side) -> String {
        let mut far = 0;
        let place = |peg: Peg| {
            if let Some((_, place)) = self.pegs.iter().find(|(named, _)| *named == peg) {
                return place.clone();
            }
            match (peg.number(), side) {
                (12.., _) => "bench".to_owned(),
                (1, Side::Red) => "F1".to_owned(),
                (1, Side::Blue) => "F21".to_owned(),
                _ => {
                    far += 1;
                    self.far_away(side, far)
                }
            }
        };
        let places: Vec<String> = Peg::of(side).map(place).collect();
        format!("{side} {side}1 {}", places.join(", "))
    }

    fn far_away(&self, side: Side, n: u8) -> String {
        let row = self.row;
        match side {
            Side::Red => format!("{row}{}", 2 * n - 1),
            // The two of a cell stand side by side.
            Side::Blue => {
                let number = 23 - 2 * i32::from(n);
                format!("{row}{number}@{},{}", 42 * number, if row == 'K' { 645 } else { 21 })
            }
        }
    }

    /// The position as the game reads it.
    pub(crate) fn set(self) -> Table {
        let line = self.line();
        let state = self.game.read_position(&line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        assert_eq!(self.game.write_position(&state), line, "a position is written as it was read");
        Table { game: self.game, state, events: Vec::new() }
    }

    /// Set, and the first peg passes: the ball did this.
    pub(crate) fn pass(self, ball: &str) -> Table {
        let kicker = self.pegs[0].0.to_string();
        let mut table = self.set();
        table.pass(&kicker, ball);
        table
    }
}

fn name_of(item: &str) -> &str {
    item.split_once(' ').map_or(item, |(name, _)| name)
}

fn place_of(pitch: &Pitch, place: &str) -> Point {
    let place = place.split_once('/').map_or(place, |(place, _)| place);
    match place.split_once('@') {
        Some((_, at)) => Point::parse(at).unwrap_or_else(|| panic!("no point in {place:?}")),
        None => pitch.home(Cell::parse(place).unwrap_or_else(|| panic!("no cell in {place:?}"))),
    }
}

pub(crate) fn clauses(refusal: &Refusal) -> Vec<&'static str> {
    refusal.rules().iter().map(|&Clause(name)| name).collect()
}

/// A match in the middle of a test.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Simulator,
    pub(crate) state: State,
    /// What happened at the last choice, and at what the table did by itself after it.
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// What a side may be asked, as positions name it.
    pub(crate) fn stage(&self) -> String {
        self.position().split("; ").next().unwrap().to_owned()
    }

    pub(crate) fn position(&self) -> String {
        self.game.write_position(&self.state)
    }

    /// An item of the position, `m` say; empty if it has its usual value, `yes` if it is a mark.
    pub(crate) fn item(&self, name: &str) -> String {
        let position = self.position();
        let item = position.split("; ").skip(1).find(|item| name_of(item) == name);
        item.map_or(String::new(), |item| item.split_once(' ').map_or("yes", |(_, value)| value).to_owned())
    }

    /// M, the largest movement of the attack.
    pub(crate) fn m(&self) -> u8 {
        self.item("m").parse().unwrap_or(0)
    }

    /// Where a peg is: `F15`, `F15@618,330`, `F15/90`, `bench`.
    pub(crate) fn at(&self, peg: &str) -> String {
        let (side, number) = peg.split_at(1);
        let places = self.item(side);
        let places = places.split_once(' ').unwrap().1;
        places.split(", ").nth(number.parse::<usize>().unwrap() - 1).unwrap().to_owned()
    }

    /// The cell of a peg.
    pub(crate) fn cell(&self, peg: &str) -> String {
        self.at(peg).split(['@', '/']).next().unwrap().to_owned()
    }

    pub(crate) fn to_act(&self) -> Seat {
        self.game.to_act(&self.state).first().expect("the match is not over")
    }

    /// Who is asked: `R`, `B` or `RB`.
    pub(crate) fn asked(&self) -> String {
        self.game.to_act(&self.state).iter().map(|seat| self.game.seat_name(seat)).collect()
    }

    pub(crate) fn view(&self) -> serde_json::Value {
        serde_json::to_value(self.game.view(&self.state, Viewer::All)).unwrap()
    }

    fn attempt(&mut self, choice: &str, ball: Option<&str>, dice: &str) -> Result<(), Refusal> {
        let seat = self.seat_of(choice);
        let choice = self.game.read_move(choice)?;
        let (mut events, mut dice) = (Vec::new(), Dice::told(dice));
        match ball.map(|ball| self.ran(ball)) {
            Some(ran) => {
                self.game.play_seen(&mut self.state, (seat, &choice), &ran, &mut dice, &mut events)?;
            }
            None => self.game.play(&mut self.state, seat, &choice, &mut dice, &mut events)?,
        }
        assert!(dice.0.is_empty(), "fewer dice fell than were told");
        self.events = events;
        let line = self.position();
        assert_eq!(self.game.read_position(&line), Ok(self.state), "{line}");
        Ok(())
    }

    /// Both may be asked at once: then a dive is the defence's, and everything else the attack's.
    fn seat_of(&self, choice: &str) -> Seat {
        let asked = self.game.to_act(&self.state);
        let red_attacks = self.item("attack") == "R";
        let wanted = if choice.starts_with("DIVE") == red_attacks { Seat::SECOND } else { Seat::FIRST };
        if asked.has(wanted) { wanted } else { self.to_act() }
    }

    /// Who is asked chooses so.
    pub(crate) fn play(&mut self, choice: &str) -> &mut Self {
        self.play_with(choice, "")
    }

    /// And these dice fall.
    pub(crate) fn play_with(&mut self, choice: &str, dice: &str) -> &mut Self {
        self.attempt(choice, None, dice).unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self
    }

    /// The choice is a kick, the ball did this, and these dice fall; then the kicker is put back where he was.
    pub(crate) fn kick(&mut self, choice: &str, ball: &str, dice: &str) -> &mut Self {
        self.strike(choice, ball, dice);
        if self.stage() == "kicker-place" {
            let before = std::mem::take(&mut self.events);
            let choice = self.legal().remove(0);
            self.play(&choice);
            self.events.splice(..0, before);
        }
        self
    }

    /// The same, but where the kicker is put is still to be chosen.
    pub(crate) fn strike(&mut self, choice: &str, ball: &str, dice: &str) -> &mut Self {
        self.attempt(choice, Some(ball), dice).unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        self
    }

    /// A low pass, and what the ball did.
    pub(crate) fn pass(&mut self, peg: &str, ball: &str) -> &mut Self {
        self.kick(&format!("PASS {peg} low 0.0 p40"), ball, "")
    }

    /// A declared kick, and what the ball did.
    pub(crate) fn shoot(&mut self, peg: &str, ball: &str) -> &mut Self {
        self.kick(&format!("KICK {peg} low 0.0 p40"), ball, "")
    }

    /// The same on a copy.
    pub(crate) fn after(&self, choice: &str) -> Table {
        self.after_with(choice, "")
    }

    pub(crate) fn after_with(&self, choice: &str, dice: &str) -> Table {
        let mut table = self.clone();
        table.play_with(choice, dice);
        table
    }

    /// A kick on a copy.
    pub(crate) fn after_kick(&self, choice: &str, ball: &str, dice: &str) -> Table {
        let mut table = self.clone();
        table.kick(choice, ball, dice);
        table
    }

    /// The first legal choice that begins so: `take("R10 F15")` plays a `COD R10 F15@…`.
    pub(crate) fn first(&mut self, start: &str) -> &mut Self {
        let legal = self.legal();
        let choice = legal.iter().find(|choice| choice.starts_with(start));
        let choice = choice.unwrap_or_else(|| panic!("no {start} in {legal:?}")).clone();
        self.play(&choice)
    }

    pub(crate) fn take(&mut self, peg_and_cell: &str) -> &mut Self {
        self.first(&format!("COD {peg_and_cell}"))
    }

    /// The clauses by which a choice is refused; empty if it is legal.
    pub(crate) fn refused(&self, choice: &str) -> Vec<&'static str> {
        let mut table = self.clone();
        // A kick that is legal need not run.
        let read = self.game.read_move(choice).unwrap_or_else(|_| panic!("{choice} is no command"));
        let mut dice = Dice(std::iter::repeat_n(4, 4).collect());
        let seat = self.seat_of(choice);
        match self.game.play(&mut table.state, seat, &read, &mut dice, &mut Vec::new()) {
            Ok(()) => Vec::new(),
            Err(refusal) => {
                assert_eq!(table.state, self.state, "a refused choice leaves no trace");
                clauses(&refusal)
            }
        }
    }

    /// Is the choice refused by this clause?
    pub(crate) fn refuses(&self, choice: &str, clause: &str) -> bool {
        self.refused(choice).contains(&clause)
    }

    pub(crate) fn accepts(&self, choice: &str) -> bool {
        self.refused(choice).is_empty()
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, self.to_act(), &mut moves);
        moves.iter().map(|choice| self.game.write_move(choice).into_owned()).collect()
    }

    /// The listed choices that begin with a word, without it: `skills` of `SKILL`.
    pub(crate) fn listed(&self, word: &str) -> Vec<String> {
        let start = format!("{word} ");
        self.legal().iter().filter_map(|choice| choice.strip_prefix(&start)).map(str::to_owned).collect()
    }

    /// The skills that may be used, `none` left out; empty if nobody is asked for one.
    pub(crate) fn skills(&self) -> String {
        let skills = self.listed("SKILL");
        skills.into_iter().filter(|skill| skill != "none").collect::<Vec<_>>().join(", ")
    }

    /// Who may take the ball and in which cells, `R10 F13, R10 F15`; if there was nothing to choose, who took it.
    pub(crate) fn takers(&self) -> String {
        if let Some(took) = self.happened("took") {
            return format!("{} {}", text(&took["peg"]), text(&took["to"]));
        }
        let mut takers: Vec<String> =
            self.listed("COD").iter().map(|take| take.split('@').next().unwrap().to_owned()).collect();
        takers.sort();
        takers.dedup();
        takers.join(", ")
    }

    /// What happened at the last choice, as the page gets it.
    pub(crate) fn happened(&self, kind: &str) -> Option<serde_json::Value> {
        let values = self.events.iter().map(|event| serde_json::to_value(event).unwrap());
        values.into_iter().find(|value| value["kind"] == kind)
    }

    /// One fact of what happened: `told("took", "cells")`.
    pub(crate) fn told(&self, kind: &str, fact: &str) -> String {
        let event = self.happened(kind).unwrap_or_else(|| panic!("no {kind} in {:?}", self.events));
        text(&event[fact])
    }

    /// How many events of a kind the last choice made.
    pub(crate) fn count(&self, kind: &str) -> usize {
        self.events.iter().filter(|event| serde_json::to_value(event).unwrap()["kind"] == kind).count()
    }

    /// The clauses of an event of the last choice.
    pub(crate) fn because(&self, kind: &str) -> Vec<&'static str> {
        let event = self.events.iter().find(|event| serde_json::to_value(event).unwrap()["kind"] == kind);
        let event = event.unwrap_or_else(|| panic!("no {kind} in {:?}", self.events));
        event.rules().iter().map(|rule| rule.0).collect()
    }

    /// Where the ball lies.
    pub(crate) fn ball(&self) -> Point {
        let ball = self.item("ball");
        Point::parse(ball.split_once(' ').unwrap().0.strip_prefix('@').unwrap()).unwrap()
    }
}

/// A fact without quotes.
fn text(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
