//! Can a lesson be solved, does its solution solve it, and is every way answered?

use std::collections::BTreeSet;

use onze_core::fair::Secret;
use onze_core::table::{AnyGame, Refused, Table};
use onze_core::told::split_draws;
use onze_core::{Dice, Header};

use crate::judge::{Mark, Verdict, judge};
use crate::read::Lesson;

/// So many ways are looked at.
const MOST_WAYS: usize = 20_000;

/// What was found out about a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// What is wrong with it; nothing if it is good.
    pub faults: Vec<String>,
    /// How many choices its shortest solution takes.
    pub shortest: usize,
    /// How many ways end right, almost right and wrong.
    pub ways: [usize; 3],
}

/// The match of a lesson, with the draws of this number after those that are told.
pub fn begin(lesson: &Lesson, game: &dyn AnyGame, number: u64) -> Result<Box<dyn Table>, Refused> {
    let set: Vec<_> = lesson.options.clone().into_iter().collect();
    let secret = Secret::from_words(&number.to_string());
    let script = lesson.draws.as_deref().map(split_draws).unwrap_or_default();
    let header = Header {
        name: secret.match_name(),
        players: Vec::new(),
        words: Vec::new(),
        dice: Dice::fair(secret, script),
        position: lesson.position.clone(),
    };
    game.begin(&set, header, &[])
}

/// Plays the solution, and then every open choice at each step that is on the way.
pub fn check(lesson: &Lesson, game: &dyn AnyGame) -> Checked {
    let mut look = Look { lesson, game, found: Checked::default(), said: BTreeSet::new(), seen: 0 };
    if let Err(fault) = look.solve() {
        look.found.faults.push(fault);
        return look.found;
    }
    if let Err(fault) = look.explore(&mut Vec::new()) {
        look.found.faults.push(fault);
    }
    let never = lesson.answers.iter().enumerate().filter(|(_, answer)| !look.said.contains(&answer.says));
    let never: Vec<_> = never.map(|(_, answer)| format!("no choice is answered by '{answer}'")).collect();
    look.found.faults.extend(never);
    look.found
}

struct Look<'a> {
    lesson: &'a Lesson,
    game: &'a dyn AnyGame,
    found: Checked,
    said: BTreeSet<Option<String>>,
    seen: usize,
}

impl Look<'_> {
    /// The match after these choices of whoever learns, and how the lesson stands then.
    fn after(&self, choices: &[String], number: u64) -> Result<(Box<dyn Table>, Verdict), String> {
        let mut table = begin(self.lesson, self.game, number).map_err(told)?;
        let seat = table.read_seat(&self.lesson.seat).map_err(told)?;
        let mut choices = choices.iter();
        loop {
            let verdict = judge(self.lesson, &*table).map_err(told)?;
            if let Some(play) = &verdict.plays {
                let other = table.read_seat(&play.seat).map_err(told)?;
                table.play(other, &play.choice, &[]).map_err(|refused| {
                    format!("{} cannot choose '{}': {}", play.seat, play.choice, told(refused))
                })?;
                continue;
            }
            let Some(choice) = choices.next() else { return Ok((table, verdict)) };
            if verdict.mark != Mark::Open {
                return Err(format!("it ends before '{choice}' ({:?})", verdict.mark));
            }
            table
                .play(seat, choice, &[])
                .map_err(|refused| format!("'{choice}' cannot be chosen: {}", told(refused)))?;
        }
    }

    fn solve(&mut self) -> Result<(), String> {
        for number in 0..3 {
            let (_, verdict) = self.after(&self.lesson.solution, number)?;
            if verdict.mark != Mark::Right {
                return Err(format!("the solution is answered by {:?} {:?}", verdict.mark, verdict.says));
            }
        }
        Ok(())
    }

    fn explore(&mut self, choices: &mut Vec<String>) -> Result<(), String> {
        let (table, verdict) = self.after(choices, 0)?;
        // With other draws after those that are told.
        let (_, other) = self.after(choices, 1)?;
        let at = choices.join(", ");
        if (verdict.mark, &verdict.says) != (other.mark, &other.says) {
            return Err(format!("what comes of '{at}' hangs on luck: tell more draws"));
        }
        self.said.insert(verdict.says.clone());
        let ends = match verdict.mark {
            Mark::Open => None,
            Mark::Right => Some(0),
            Mark::Almost => Some(1),
            Mark::Wrong => Some(2),
        };
        if let Some(kind) = ends {
            self.found.ways[kind] += 1;
            let n = choices.len();
            if kind == 0 && (self.found.shortest == 0 || n < self.found.shortest) {
                self.found.shortest = n;
            }
            return Ok(());
        }
        let seat = table.read_seat(&self.lesson.seat).map_err(told)?;
        for choice in open(self.lesson, table.legal(seat).into_iter().map(Into::into).collect()) {
            self.seen += 1;
            if self.seen > MOST_WAYS {
                return Err(format!("more than {MOST_WAYS} ways: say with 'live' which choices are open"));
            }
            choices.push(choice);
            self.explore(choices)?;
            choices.pop();
        }
        Ok(())
    }
}

/// Of these choices those that are open to whoever learns.
fn open(lesson: &Lesson, choices: Vec<String>) -> Vec<String> {
    let is_live = |choice: &String| lesson.live.iter().any(|pattern| pattern.fits(choice));
    let live: Vec<_> = choices.iter().filter(|choice| is_live(choice)).cloned().collect();
    if live.is_empty() { choices } else { live }
}

#[allow(clippy::needless_pass_by_value)] // so `map_err` takes it
fn told(refused: Refused) -> String {
    refused.why.to_string()
}
