//! A cloth for tests: a scene in one line, the ball as it was seen, dice as they fall, choices as players write them.
//!
//! `scene("R8 F9, R10 F13, B6 F19@790,340")` is open play in the first half; the first peg has the ball, 12 in front of
//! him. Keepers who are not named stand in F1 and F21, all others far away along a touch-line, Blue's nearest to their
//! own goal line so that nobody is offside by accident.
//!
//! `table.pass("R8", "rest F15 touch B6 R10")` tells what the ball did as the rules' notation does: `rest F15` (a little
//! below the middle of the cell) or `rest 588,333`, `out y0 310`, `out x924 420`, `goal B` or `goal B 350`, then `cells …` where it did
//! not run straight, `touch …` and `over …`.

mod ball;
mod table;

use std::collections::VecDeque;

use onze_core::{Because, Chance, Clause, Game, Notation, Settings, Viewer};
use onze_simulator::{Cell, Peg, Pitch, Point, Refusal, Side, Simulator, State};
use serde_json::Value;

pub(crate) use table::Table;

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

/// A question as the page puts it (`{"after": ["MOVE R7 D11"]}`), and what is answered to it; nothing if nothing is.
pub(crate) fn answer(table: &Table, viewer: Viewer, question: Value) -> Value {
    answer_in(&table.game, &table.state, viewer, question)
}

pub(crate) fn answer_in(game: &Simulator, state: &State, viewer: Viewer, question: Value) -> Value {
    let question = serde_json::from_value(question).unwrap();
    let told = serde_json::to_value(game.answer(state, viewer, &question)).unwrap();
    told.as_object().and_then(|told| told.values().next().cloned()).unwrap_or_default()
}

/// The duel that a choice would begin, as it is told with the choice; nothing if it begins none.
pub(crate) fn duel(table: &Table, choice: &str) -> Value {
    let choice = table.game.read_move(choice).unwrap();
    let told = table.game.comes_to(&table.state, Side::Red.seat(), &choice);
    serde_json::to_value(told).unwrap()["duel"].take()
}

/// `hand=exact`; `rules=3` for an older version of the rules.
pub(crate) fn game(options: &str) -> Simulator {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in options.split_whitespace().filter_map(|option| option.split_once('=')) {
        match key {
            "rules" => settings = settings.by_rules(value.parse().unwrap()),
            _ => settings.set(key, value).unwrap(),
        }
    }
    Simulator::new(&settings).unwrap()
}

/// The items of a position, in their order.
const ITEMS: [&str; 55] = [
    "attack",
    "half",
    "t",
    "score",
    "time",
    "late",
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
    "before",
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
    "due",
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
