//! SIM-113: every rule for Blue is the rule for Red with the pitch mirrored.
//!
//! Positions and choices are mirrored as they are written: sides and pegs exchanged, cells, points, angles and
//! directions turned about the half-way line.

use std::fmt::Write;

use onze_core::{Chance, Game, Notation, Quick, Seat, Viewer};
use onze_simulator::{Angle, Cell, Peg, Point, Side, Simulator, State};

use crate::scene::game;

/// A position's line, mirrored.
fn mirrored(line: &str) -> String {
    let mut items: Vec<String> = line.split("; ").map(mirrored_item).collect();
    let red = items.iter().position(|item| item.starts_with("R ")).unwrap();
    // Blue's team was behind Red's.
    items.swap(red - 1, red);
    items.join("; ")
}

fn mirrored_item(item: &str) -> String {
    let (name, value) = item.split_once(' ').unwrap_or((item, ""));
    match name {
        "score" | "substitutions" | "sealed-substitutions" => swapped(name, value),
        "shootout" => {
            let (rest, goals) = value.rsplit_once(' ').unwrap();
            swapped(&words(&format!("shootout {rest}")), goals)
        }
        _ => words(item),
    }
}

fn swapped(before: &str, pair: &str) -> String {
    let (red, blue) = pair.split_once('-').unwrap();
    format!("{before} {blue}-{red}")
}

/// Every word mirrored; pegs that follow each other are in order again.
fn words(text: &str) -> String {
    let parts: Vec<String> = text.split(", ").map(|part| in_order(part.split(' ').map(word))).collect();
    parts.join(", ")
}

fn in_order(words: impl Iterator<Item = String>) -> String {
    let mut words: Vec<String> = words.collect();
    words.chunk_by_mut(|a, b| is_peg(a) && is_peg(b)).for_each(|run| run.sort_by_key(|peg| Peg::parse(peg)));
    words.join(" ")
}

fn is_peg(word: &str) -> bool {
    Peg::parse(word).is_some()
}

fn word(word: &str) -> String {
    if let Some(side) = Side::read(word) {
        return side.other().to_string();
    }
    if let Some(peg) = Peg::parse(word) {
        return Peg::new(peg.side().other(), peg.number()).unwrap().to_string();
    }
    if let Some((degrees, tenth)) = word.split_once('.')
        && let (Ok(degrees), Ok(tenth)) = (degrees.parse::<i32>(), tenth.parse::<i32>())
    {
        let direction = (1800 - (10 * degrees + tenth)).rem_euclid(3600);
        return format!("{}.{}", direction / 10, direction % 10);
    }
    place(word).unwrap_or_else(|| word.to_owned())
}

/// `F9`, `F9@380,333`, `F9/45`, `@380,333`.
fn place(text: &str) -> Option<String> {
    let (text, angle) = match text.split_once('/') {
        Some((text, angle)) => (text, Some(Angle::parse(angle)?)),
        None => (text, None),
    };
    let (cell, at) = match text.split_once('@') {
        Some((cell, at)) => (cell, Some(Point::parse(at)?)),
        None => (text, None),
    };
    let mut place = if cell.is_empty() { String::new() } else { Cell::parse(cell)?.mirror().to_string() };
    if let Some(Point { x, y }) = at {
        let _ = write!(place, "@{}", Point::new(924_000 - x, y));
    }
    if let Some(angle) = angle {
        let _ = write!(place, "/{}", angle.mirror());
    }
    Some(place)
}

/// What the rules say about a state without a choice, as words that can be mirrored.
fn judged(game: &Simulator, state: &State) -> [String; 4] {
    let view = game.view(state, Viewer::All);
    let list =
        |pegs: onze_simulator::Pegs| pegs.iter().map(|peg| peg.to_string()).collect::<Vec<_>>().join(" ");
    [
        format!("offside {}", list(view.offside)),
        format!("asked {}", view.to_act.iter().map(Side::to_string).collect::<String>()),
        format!("dodge {}", view.turn.may_dodge),
        format!("owed {}-{}", view.sides[0].owed, view.sides[1].owed),
    ]
}

/// The same choice is open to the other side, and the same skills and winners are listed.
fn check(game: &Simulator, state: &State, seat: Seat, choices: &[String]) {
    let line = game.write_position(state);
    let there = game.read_position(&mirrored(&line)).unwrap_or_else(|fault| panic!("{fault:?}: {line}"));
    assert_eq!(mirrored(&game.write_position(&there)), line);
    let [offside, asked, dodge, owed] = judged(game, state);
    let [other_offside, other_asked, other_dodge, other_owed] = judged(game, &there);
    assert_eq!((words(&offside), words(&asked), dodge), (other_offside, other_asked, other_dodge), "{line}");
    assert_eq!(owed.split_once(' ').map(|(name, pair)| swapped(name, pair)).unwrap(), other_owed, "{line}");
    let other = Side::of(seat).other().seat();
    for choice in choices {
        let mirrored = words(choice);
        let read = game.read_move(&mirrored).unwrap();
        assert_eq!(game.check(&there, other, &read), Ok(()), "{mirrored}, but {choice} is legal in {line}");
    }
    let listed = |state: &State, seat: Seat| {
        let mut moves = Vec::new();
        game.legal(state, seat, &mut moves);
        moves.len()
    };
    let few = line.starts_with("skill") || line.starts_with("taker") || line.starts_with("throw;");
    assert!(!few || listed(state, seat) == listed(&there, other), "{line}");
}

#[test]
fn sim_113_sim_106_blue_is_red_in_a_mirror() {
    let game = game("blue_squad=reds ticks_per_half=11 pro_striker=on shootout=on");
    for seed in 0..3 {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
            let some: Vec<String> = moves
                .iter()
                .step_by(1 + moves.len() / 8)
                .map(|choice| game.write_move(choice).into_owned())
                .collect();
            check(&game, &state, seat, &some);
            game.play(&mut state, seat, &moves[n], &mut chance, &mut ()).unwrap();
        }
    }
}
