//! The throws of each match as the chapter "Notation" of the rules writes them: one line a throw.
//!
//! ```text
//! Round 1: club2 1-0 club1
//!      squad 1-11 k1 c10,11
//!      place 1M1 2G5 … k1 ball10
//!   1  P 432; b M20>M18>R13; m S8:4 N15>R19; m S7:3 M14>M17; .
//!   2  P 443; b R13>K20>K31>K40  1-0
//! ```

use std::fmt::Write;

use onze_core::{Deed, Match, Say};
use serde_json::json;

use crate::club::Club;
use crate::event::{Event, Office};
use crate::fixture::Setting;
use crate::game::Challenge;
use crate::moves::Move;
use crate::pitch::{self, Choice};

/// The throws of all matches that were played on the pitch.
pub(crate) fn write(played: &Match<Challenge>, say: Say<'_>) -> String {
    let mut throws = Throws::default();
    // Who begins with a position begins in a round, and perhaps in the middle of a match.
    if let Some(start) = played.at(0).filter(|_| played.header().position.is_some()) {
        throws.round = start.state().round;
        for fixture in &start.state().fixtures {
            let lines = throws.of([fixture.host(), fixture.guest()]);
            (lines.score, lines.throws) = (fixture.play.score(), fixture.play.throws());
            lines.over = fixture.setting == Setting::Over;
        }
    }
    let stands = |n: &usize| *n == 0 || played.stands(*n);
    for n in (0..played.steps().len()).filter(stands) {
        let step = &played.steps()[n];
        if let Deed::Move { seat, choice: Move::Pitch(choice) } = &step.deed {
            throws.choice(Club::of(*seat), choice);
        }
        for event in &step.events {
            match event {
                Event::Office(Office::RoundBegan { round, .. }) => throws.round = *round,
                Event::Office(_) => {}
                Event::Pitch { host, guest, event } => throws.of([*host, *guest]).event(event),
            }
        }
    }
    throws.text(say)
}

#[derive(Default)]
struct Throws {
    round: u8,
    matches: Vec<Lines>,
}

/// The lines of one match.
struct Lines {
    round: u8,
    /// Host and guest.
    clubs: [Club; 2],
    score: [u8; 2],
    throws: u16,
    text: String,
    over: bool,
}

impl Throws {
    /// The match that these clubs play.
    fn of(&mut self, clubs: [Club; 2]) -> &mut Lines {
        let known = self.matches.iter().rposition(|lines| lines.clubs == clubs && !lines.over);
        let n = known.unwrap_or(self.matches.len());
        if n == self.matches.len() {
            let round = self.round;
            self.matches.push(Lines {
                round,
                clubs,
                score: [0; 2],
                throws: 0,
                text: String::new(),
                over: false,
            });
        }
        &mut self.matches[n]
    }

    /// What a club chose. A squad is written once it is opened (CHA-407).
    fn choice(&mut self, club: Option<Club>, choice: &Choice) {
        let plays = |lines: &&mut Lines| !lines.over && club.is_some_and(|club| lines.clubs.contains(&club));
        let Some(lines) = self.matches.iter_mut().rev().find(plays) else { return };
        match choice {
            Choice::Squad(_) => {}
            Choice::Place(_) => lines.begin(&choice.to_string()),
            _ => lines.add(&choice.to_string()),
        }
    }

    fn text(&self, say: Say<'_>) -> String {
        let mut text = String::new();
        let told = self.matches.iter().filter(|lines| !lines.text.is_empty());
        for Lines { round, clubs: [host, guest], score: [south, north], text: lines, .. } in told {
            let gap = if text.is_empty() { "" } else { "\n" };
            let facts = [
                ("round", json!(round)),
                ("host", json!(host)),
                ("guest", json!(guest)),
                ("south", json!(south)),
                ("north", json!(north)),
            ];
            // A text takes everything.
            let _ = writeln!(text, "{gap}{}{lines}", say("challenge-sheet-round", &facts));
        }
        text
    }
}

impl Lines {
    /// A line of its own, before or between throws.
    fn begin(&mut self, entry: &str) {
        let _ = write!(self.text, "\n     {entry}");
    }

    /// One more entry of the throw.
    fn add(&mut self, entry: &str) {
        let _ = write!(self.text, "; {entry}");
    }

    fn event(&mut self, event: &pitch::Event) {
        match event {
            pitch::Event::SquadOpened { squad, .. } => self.begin(&Choice::Squad(*squad).to_string()),
            pitch::Event::Thrown { possession, dice: [one, two, three], .. } => {
                self.throws += 1;
                let kind = if *possession { 'P' } else { 'R' };
                let _ = write!(self.text, "\n{:>3}  {kind} {one}{two}{three}", self.throws);
            }
            pitch::Event::Card { card, .. } => self.add(&format!("c {card}")),
            pitch::Event::PenaltyDie { die, .. } => self.add(&format!("pen {die}")),
            pitch::Event::Goal { side, .. } => {
                self.score[side.index()] += 1;
                let [south, north] = self.score;
                let _ = write!(self.text, "  {south}-{north}");
            }
            pitch::Event::Over { score } => (self.score, self.over) = (*score, true),
            _ => {}
        }
    }
}
