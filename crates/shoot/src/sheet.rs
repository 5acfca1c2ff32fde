//! The match record of the rules' chapter "Notation": one line an event, in the board's coordinates.
//!
//! ```text
//! R K 4-3
//! B K 5-1
//! R B 3-2: ball 12,10>17,9 = loose
//! R P 6-1: 9 11,10>17,8 (6); 5 7,10>8,9 (1) = possession 9
//! R B 6-5: ball 17,9>goal = goal 1-0
//! ```

use std::fmt::Write;

use onze_core::{Match, Side};

use crate::{End, Event, Flank, Offer, Shoot};

/// The record of a match, finished or not. A throw that is still being used ends it without a result.
pub(crate) fn write(played: &Match<Shoot>) -> String {
    let mut sheet = Sheet::default();
    let stands = |n: &usize| *n == 0 || played.stands(*n);
    for n in (0..played.steps().len()).filter(stands) {
        played.steps()[n].events.iter().for_each(|event| sheet.event(event));
    }
    if !sheet.line.is_empty() {
        sheet.end_line();
    }
    sheet.text
}

/// The lines written so far, and the throw that is being written.
#[derive(Default)]
struct Sheet {
    text: String,
    /// A throw up to its uses, or empty.
    line: String,
    /// The uses of a throw for the players, or where the ball went.
    uses: Vec<String>,
    result: String,
}

impl Sheet {
    fn event(&mut self, event: &Event) {
        match *event {
            Event::EndsThrown { side, dice: [one, other] } => {
                self.add(&format!("{} E {one}-{other}", side.letter()));
            }
            Event::KickOffThrown { side, dice: [one, other] } => {
                self.add(&format!("{} K {one}-{other}", side.letter()));
            }
            Event::EndChosen { side, end } => {
                self.chosen(side, if end == End::South { "south" } else { "north" });
            }
            Event::PlayedOn { side } => self.chosen(side, "play"),
            Event::GoalKick { side, flank: Flank::Right, .. } => self.chosen(side, "goalkick right"),
            Event::GoalKick { side, flank: Flank::Left, .. } => self.chosen(side, "goalkick left"),
            Event::ThrownForPlayers { side, dice, .. } => self.thrown(side, 'P', dice),
            Event::ThrownForBall { side, dice, .. } => self.thrown(side, 'B', dice),
            Event::Penalty { .. } => self.line.push_str(" penalty"),
            Event::Moved { number, from, to, points, .. } => {
                self.uses.push(format!("{number} {from}>{to} ({points})"));
            }
            Event::BallMoved { from, to, .. } => self.uses.push(format!("ball {from}>{to}")),
            Event::Possession { holders, .. } => self.ends_with(&format!("possession {holders}")),
            Event::NoPossession { .. } => self.ends_with("none"),
            Event::Passed { holders, .. } => self.ends_with(&format!("pass {holders}")),
            Event::Loose { .. } => self.ends_with("loose"),
            Event::Dead { ball, .. } => {
                self.uses.push(format!("ball {ball} dead"));
                self.ends_with("dead");
            }
            Event::Goal { from, red, blue, .. } => {
                // An automatic goal on a throw for the players has no uses.
                if self.line.contains(" B ") {
                    self.uses.push(format!("ball {from}>goal"));
                }
                self.ends_with(&format!("goal {red}-{blue}"));
            }
            Event::HalfTime { .. } => self.add("- half-time"),
            Event::DropBall { .. } => self.add("- drop ball"),
            Event::Resigned { side } => self.stopped(&format!("- resign {}", side.letter())),
            Event::Agreed { offer: Offer::Draw, .. } => self.stopped("- agreed draw"),
            Event::Over { red, blue, .. } => self.stopped(&format!("- end {red}-{blue}")),
            _ => {}
        }
    }

    fn add(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn chosen(&mut self, side: Side, choice: &str) {
        self.add(&format!("{} C {choice}", side.letter()));
    }

    fn thrown(&mut self, side: Side, kind: char, [one, other]: [u8; 2]) {
        self.line = format!("{} {kind} {one}-{other}", side.letter());
    }

    fn ends_with(&mut self, result: &str) {
        result.clone_into(&mut self.result);
        self.end_line();
    }

    /// The match stops, perhaps in the middle of a throw.
    fn stopped(&mut self, line: &str) {
        if !self.line.is_empty() {
            self.end_line();
        }
        self.add(line);
    }

    fn end_line(&mut self) {
        let uses = if self.uses.is_empty() { "-".to_owned() } else { self.uses.join("; ") };
        let _ = write!(self.text, "{}: {uses}", self.line);
        if !self.result.is_empty() {
            let _ = write!(self.text, " = {}", self.result);
        }
        self.text.push('\n');
        self.line.clear();
        self.uses.clear();
        self.result.clear();
    }
}
