//! What the ball did, from its words.

use onze_simulator::{Cell, End, Part, Peg, Pegs, Pitch, Point, Ran, Side, Touch, Touched};

use super::Table;

impl Table {
    /// What the ball did, from its words.
    pub(super) fn ran(&self, text: &str) -> Ran {
        let pitch = self.game.pitch();
        let words: Vec<&str> = text.split(' ').collect();
        let list = |name: &str| -> Vec<&str> {
            let start = words.iter().position(|word| *word == name).map_or(words.len(), |n| n + 1);
            let is_item = |word: &&&str| !matches!(**word, "cells" | "touch" | "over");
            words[start..].iter().take_while(is_item).copied().collect()
        };
        let peg = |name: &str| Peg::parse(name).unwrap_or_else(|| panic!("no peg in {text:?}"));
        let (end, to) = end(pitch, &words);
        let mut cells: Vec<Cell> = list("cells").into_iter().map(|cell| Cell::parse(cell).unwrap()).collect();
        if cells.is_empty() {
            cells = straight(pitch, self.ball(), to);
        }
        let touches = list("touch").into_iter().map(|name| {
            let Some(part) = part(name) else {
                let cell = self.cell(name);
                let by_then = cells.iter().position(|crossed| crossed.to_string() == cell);
                return Touch {
                    body: Touched::Peg(peg(name)),
                    cells: by_then.map_or(cells.len(), |n| n + 1),
                };
            };
            Touch { body: Touched::Frame(part), cells: cells.len() }
        });
        let touches = touches.collect();
        let fallen: Pegs = list("over").into_iter().map(peg).collect();
        Ran { cells: cells.into_iter().collect(), touches, fallen, end, path: None }
    }
}

/// `blue-post-a`: a part of a goal's frame.
fn part(name: &str) -> Option<Part> {
    let parts =
        [Part::RedPostA, Part::RedPostK, Part::RedBar, Part::BluePostA, Part::BluePostK, Part::BlueBar];
    parts.into_iter().find(|part| serde_json::to_value(part).unwrap() == name)
}

/// How the ball ended, and where.
fn end(pitch: &Pitch, words: &[&str]) -> (End, Point) {
    let mm = |text: &str| Point::parse(&format!("{text},0")).unwrap().x;
    match words {
        ["rest", at, ..] => {
            let to = Point::parse(at).unwrap_or_else(|| {
                let home = pitch.home(Cell::parse(at).unwrap_or_else(|| panic!("no place in {at:?}")));
                Point::new(home.x, home.y + 20_000)
            });
            (End::Rest(to), to)
        }
        ["out", line, at, ..] => {
            let at = mm(at);
            let to = match *line {
                "y0" => Point::new(at, 0),
                "y666" => Point::new(at, pitch.width()),
                "x0" => Point::new(0, at),
                "x924" => Point::new(pitch.length(), at),
                _ => panic!("no line {line}"),
            };
            let end = match *line {
                "x0" => End::GoalLine(Side::Red, to),
                "x924" => End::GoalLine(Side::Blue, to),
                _ => End::Touch(to),
            };
            (end, to)
        }
        ["goal", side, rest @ ..] => {
            let side = Side::read(side).unwrap();
            let y = rest.first().filter(|word| word.parse::<f64>().is_ok()).map(|y| mm(y));
            let to = Point::new(pitch.goal_line(side), y.unwrap_or(pitch.width() / 2));
            (End::Goal(side, to), to)
        }
        _ => panic!("what did the ball do? {words:?}"),
    }
}

/// The cells from point to point, each where it is first entered.
fn straight(pitch: &Pitch, from: Point, to: Point) -> Vec<Cell> {
    const STEPS: i32 = 2_000;
    let mut cells = Vec::new();
    for n in 0..=STEPS {
        let part = |from: i32, to: i32| from + (to - from) * n / STEPS;
        let cell = pitch.cell(Point::new(part(from.x, to.x), part(from.y, to.y)));
        if cells.last() != Some(&cell) && !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}
