//! How SHOOT is written down.

use std::borrow::Cow;
use std::fmt::Write;

use onze_core::story::{Shown, Story};
use onze_core::{Match, Notation, Say, Seat, Side, Viewer};

use crate::{Answer, Landing, Move, Question, Refusal, Setup, Shoot, State, ball, position, sheet, story};

/// The bytes of the longest choice, `10>27,10 (12)`, and some to spare.
const LONGEST: usize = 16;

impl Notation for Shoot {
    type ComesTo = Landing;
    type Question = Question;
    type Answer = Answer;
    type Setup = Setup;

    fn seat_name(&self, seat: Seat) -> &'static str {
        Side::of(seat).letter()
    }

    fn write_move(&self, choice: &Move) -> Cow<'static, str> {
        let mut text = String::with_capacity(LONGEST);
        // A text takes everything.
        let _ = write!(text, "{choice}");
        text.into()
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        Move::read(text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Refusal> {
        position::read(self, text)
    }

    fn comes_to(&self, state: &State, _: Seat, choice: &Move) -> Option<Landing> {
        if let Move::Ball(to) = choice { ball::landing(state, *to) } else { None }
    }

    fn answer(&self, state: &State, _: Viewer, question: &Question) -> Option<Answer> {
        match question {
            Question::Odds => Some(Answer::Odds(self.both_odds(state))),
            Question::After(choice) => self.odds_after(state, Move::read(choice).ok()?).map(Answer::After),
        }
    }

    fn setup(&self) -> Setup {
        Setup::new(self)
    }

    fn write_sheet(played: &Match<Self>, _: Viewer, _: Say<'_>) -> Option<String> {
        Some(sheet::write(played))
    }

    fn story(shown: &Shown<Self>) -> Story {
        story::story(shown)
    }
}
