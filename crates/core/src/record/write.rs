//! From a match to text.

use std::borrow::Cow;
use std::fmt::Write;

use super::FIRST_LINE;
use crate::told::write_draw;
use crate::{Deed, Dice, Match, Notation, Outcome, Seat, Viewer};

impl<G: Notation> Match<G> {
    /// The whole record: what the owner of the match keeps, and everybody gets once it is over.
    pub fn record(&self) -> String {
        self.record_for(Viewer::All)
    }

    /// The record as a viewer may have it now.
    pub fn record_for(&self, viewer: Viewer) -> String {
        let viewer = if self.outcome().is_some() { Viewer::All } else { viewer };
        let mut text = self.record_header(viewer);
        for n in 0..self.steps().len() {
            text.push_str(&self.record_step(n, viewer));
        }
        text.push_str(&self.record_end());
        text
    }

    /// The lines before the first step, with the empty line that ends them.
    pub fn record_header(&self, viewer: Viewer) -> String {
        let mut lines = vec![FIRST_LINE.to_owned(), format!("game {}", G::ID)];
        let rules = self.game().settings().rules(G::RULES);
        if rules > 1 {
            lines.push(format!("rules {rules}"));
        }
        lines.extend(self.game().settings().iter().map(|(key, value)| format!("set {key}={value}")));
        let header = self.header();
        lines.push(format!("match {}", header.name));
        for (what, list) in [("seat", &header.players), ("words", &header.words)] {
            for (seat, text) in list.iter().enumerate().filter(|(_, text)| !text.is_empty()) {
                if let Some(seat) = Seat::new(seat) {
                    lines.push(format!("{what} {} {text}", self.game().seat_name(seat)));
                }
            }
        }
        if let Dice::Typed { .. } = header.dice {
            lines.push("dice typed".to_owned());
        }
        if let Dice::Fair { commitment, .. } = &header.dice {
            lines.push(format!("commit {commitment}"));
        }
        if let (Viewer::All, Some(secret)) = (viewer, header.dice.secret()) {
            lines.push(format!("secret {}", secret.to_hex()));
        }
        // What comes next and what lies hidden is nobody's to read as long as the match runs.
        let shown = |text: String| if viewer == Viewer::All { text } else { "?".to_owned() };
        if let Dice::Fair { script, .. } = &header.dice
            && !script.is_empty()
        {
            lines.push(format!("script {}", shown(script.join(", "))));
        }
        if let Some(position) = &header.position {
            lines.push(format!("position {}", shown(position.clone())));
        }
        lines.join("\n") + "\n\n"
    }

    /// The line of one step.
    pub fn record_step(&self, n: usize, viewer: Viewer) -> String {
        let Some(step) = self.steps().get(n) else { return String::new() };
        let closed = self.is_closed(n, viewer);
        let all = viewer == Viewer::All;
        let mut line = String::with_capacity(128);
        let _ = write!(line, "{n} ");
        match &step.deed {
            Deed::Start => line.push_str("start"),
            Deed::Move { seat, choice } => {
                let choice = if closed { Cow::Borrowed("?") } else { self.game().write_move(choice) };
                line.extend([self.game().seat_name(*seat), " ", &choice]);
            }
            Deed::TakeBack { seat, undo } => {
                line.extend([self.game().seat_name(*seat), " ", undo.written()]);
            }
        }
        if !step.draws.is_empty() {
            let draws = step.draws.iter().map(|draw| {
                if closed || !draw.is_open_to(viewer) {
                    "?".to_owned()
                } else {
                    write_draw(self.game(), &draw.drawn)
                }
            });
            let _ = write!(line, " {{{}}}", draws.collect::<Vec<_>>().join(", "));
        }
        if let Some(seal) = &step.seal {
            line.extend([" ~", &seal.digest_hex()]);
            if !closed {
                line.extend(["/", &seal.salt_hex()]);
            }
        }
        if all {
            line.extend([" =", &step.hash.to_hex()]);
        }
        line.push('\n');
        line
    }

    /// The last line of a finished match; nothing before that.
    pub fn record_end(&self) -> String {
        self.outcome().map_or_else(String::new, |outcome| format!("end {}\n", self.write_outcome(&outcome)))
    }

    /// Who won and how, on one line: `B 1-2`, `R 1-1 (3-2)`, `draw 2-2`, `R 0-1 gave up B`; where there are not just
    /// two, with everybody's place: `club2 14, -3, 8 ranks 1, 3, 2`.
    pub(crate) fn write_outcome(&self, outcome: &Outcome) -> String {
        let two = outcome.score.len() == 2;
        let join = |counts: &[i64]| {
            let counts: Vec<_> = counts.iter().map(i64::to_string).collect();
            counts.join(if two { "-" } else { ", " })
        };
        let winner = outcome.winner().map_or("draw", |seat| self.game().seat_name(seat));
        let mut text = format!("{winner} {}", join(&outcome.score));
        if let Some(tie_break) = &outcome.tie_break {
            let _ = write!(text, " ({})", join(tie_break));
        }
        if !two {
            let ranks: Vec<_> = outcome.ranks.iter().map(u8::to_string).collect();
            let _ = write!(text, " ranks {}", ranks.join(", "));
        }
        if let Some(seat) = outcome.gave_up {
            let _ = write!(text, " gave up {}", self.game().seat_name(seat));
        }
        text
    }
}
