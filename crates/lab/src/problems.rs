//! "What now?": positions with one clearly best choice that is not the obvious one, found by the computers in their own
//! matches.
//!
//! A choice is as good as what it brings when the players that explain matches play on, in states that whoever chooses
//! cannot tell apart. What leads to the same state is one choice written in several ways. The **obvious** choice is the
//! club's, and neither the club nor the rookie finds the best one.

mod search;
mod themes;

use std::any::Any;

use onze_core::table::Table;
use onze_core::{Match, Notation};
use serde::{Deserialize, Serialize};

pub(crate) use search::{check, search};
pub(crate) use themes::{CHALLENGE, CHIFOOTMI, SHOOT, SIMULATOR, Tellings};

/// The best choice leads the second by so many points of winning chance …
pub const LEAD: f64 = 0.15;
/// … with 99 % confidence: so many standard errors.
pub const SURE: f64 = 2.326;

/// The problems of a game, beside the file of their records.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Problems {
    /// In so many matches of the computers they were found; the next search begins with the next one.
    pub matches: u64,
    /// One a record, in the same order.
    pub problems: Vec<Problem>,
}

/// What is known of one problem.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Problem {
    /// The name of its record.
    pub name: String,
    /// The step of it after which somebody has to choose.
    pub step: usize,
    /// Who.
    pub seat: String,
    /// So many choices were made in the match before.
    pub made: usize,
    /// What it is about.
    pub themes: Vec<String>,
    /// The levels that find the best choice in three of five tries.
    pub found_by: Vec<String>,
    /// From 1, which the league and the champion find, to 3, which neither of them does.
    pub difficulty: u8,
    /// What the club chooses.
    pub obvious: String,
    /// By how much the best choice leads the second, with one standard error, in so many fresh playouts.
    pub lead: Lead,
    /// The same by playouts of the champion, if one costs less than a second.
    pub champion: Option<Lead>,
    /// What each choice is worth, the best first.
    pub choices: Vec<Choice>,
}

/// By how much one choice leads another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lead {
    /// Points of winning chance, 0 to 1.
    pub by: f64,
    /// One standard error.
    pub error: f64,
    /// How many playouts.
    pub playouts: u64,
}

/// A choice, in all the ways in which it may be written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The chance to win with it, 0 to 1.
    pub chance: f64,
    /// The ways.
    pub ways: Vec<String>,
}

impl Lead {
    /// Is it what a problem needs?
    pub fn is_clear(&self) -> bool {
        self.by - SURE * self.error >= LEAD
    }
}

/// A problem and its record.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The problem.
    pub problem: Problem,
    /// The record.
    pub record: String,
}

/// What is wrong with a problem as it stands in its file, if something is: it must name a step of its record and a seat that
/// chooses there, and all its choices must be legal.
pub(crate) fn fault<G: Notation>(table: &dyn Table, problem: &Problem) -> Option<String> {
    let Some(played) = (table as &dyn Any).downcast_ref::<Match<G>>() else {
        return Some(format!("{} is of another game", problem.name));
    };
    if table.n_steps() != problem.step + 1 {
        return Some(format!("its record does not end with step {}", problem.step));
    }
    let Some(seat) = table.read_seat(&problem.seat).ok().filter(|seat| table.to_act().has(*seat)) else {
        return Some(format!("{} does not choose", problem.seat));
    };
    let (game, state) = (played.game(), played.state());
    let allowed =
        |way: &str| game.read_move(way).is_ok_and(|choice| game.check(state, seat, &choice).is_ok());
    let wrong = problem.choices.iter().flat_map(|choice| &choice.ways).find(|way| !allowed(way));
    wrong.map(|way| format!("{way} is not legal"))
}

/// The first way of a choice as the game's own value.
fn read<G: Notation>(game: &G, choice: &Choice) -> Option<G::Move> {
    game.read_move(choice.ways.first()?).ok()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use onze_core::record;

    use super::*;

    /// Problems as they lie in the folder of this project, with their records.
    fn committed() -> Vec<(Problem, Box<dyn Table>)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let mut all = Vec::new();
        for path in files.filter(|path| path.extension().is_some_and(|end| end == "onze")) {
            let text = std::fs::read_to_string(&path).unwrap();
            let known = std::fs::read_to_string(path.with_extension("json")).unwrap();
            let known: Problems = serde_json::from_str(&known).unwrap();
            let records = record::split(&text);
            assert_eq!(records.len(), known.problems.len(), "{}", path.display());
            for (problem, (_, record)) in known.problems.into_iter().zip(records) {
                let parsed = record::parse(record).unwrap();
                let game = onze_games::find(parsed.game).unwrap();
                all.push((problem, game.read(&parsed, usize::MAX).unwrap()));
            }
        }
        all
    }

    #[test]
    fn committed_problems_replay_and_have_one_clearly_best_choice() {
        let all = committed();
        assert!(!all.is_empty());
        for (problem, table) in all {
            assert_eq!(crate::flawed(&*table, &problem), None, "{}", problem.name);
            assert_eq!(table.header().name, problem.name);
            assert!(problem.lead.is_clear() && (1..=3).contains(&problem.difficulty), "{problem:?}");
            let [best, second] = &problem.choices[..2] else { panic!("{}: one choice", problem.name) };
            assert!(best.chance >= second.chance + LEAD && !best.ways.contains(&problem.obvious));
        }
    }

    #[test]
    fn a_choice_that_is_not_legal_and_a_step_that_is_not_there_are_flaws() {
        let (problem, table) = committed().swap_remove(0);
        let mut wrong = problem.clone();
        wrong.choices[1].ways = vec!["P9".to_owned()];
        assert!(crate::flawed(&*table, &wrong).unwrap().contains("P9"));
        assert!(crate::flawed(&*table, &Problem { step: 7, ..problem.clone() }).is_some());
        assert!(crate::flawed(&*table, &Problem { seat: "Z".to_owned(), ..problem }).is_some());
    }

    #[test]
    fn a_lead_is_clear_if_99_percent_of_what_it_may_be_are_15_points_or_more() {
        let lead = |by: f64, error: f64| Lead { by, error, playouts: 100 };
        assert!(lead(0.2, 0.02).is_clear() && !lead(0.2, 0.022).is_clear() && !lead(0.149, 0.0).is_clear());
    }
}
