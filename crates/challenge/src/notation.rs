//! How CHALLENGE FOOT is written down.

use std::borrow::Cow;

use onze_core::story::{Shown, Story};
use onze_core::{
    Citation, CitedMatch, CitedSide, Clause, Counts, Match, Notation, Outcome, Say, Seat, Viewer,
};

use crate::cards::Card;
use crate::club::Club;
use crate::game::Challenge;
use crate::moves::Move;
use crate::pitch::Choice;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Answer, ComesTo, Question, Report, Setup, form, position, story};

impl Notation for Challenge {
    type ComesTo = ComesTo;
    type Question = Question;
    type Answer = Answer;
    type Setup = Setup;

    const CITES: bool = true;

    fn seat_name(&self, seat: Seat) -> &'static str {
        Club::of(seat).unwrap_or(Club::FIRST).name()
    }

    fn write_move(&self, choice: &Move) -> Cow<'static, str> {
        choice.to_string().into()
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

    fn write_card(&self, card: u8) -> String {
        Card::from_code(card).map_or_else(|| card.to_string(), |card| card.to_string())
    }

    fn read_card(&self, text: &str) -> Option<u8> {
        Card::read(text).map(Card::code)
    }

    fn story(shown: &Shown<Self>) -> Story {
        story::story(shown)
    }

    fn setup(&self) -> Setup {
        Setup::new(self)
    }

    /// CHA-905, for paths. What moves come to is asked for: they are many, and most of them come to nothing.
    fn comes_to(&self, state: &State, seat: Seat, choice: &Move) -> Option<ComesTo> {
        let Move::Pitch(Choice::Path(path)) = choice else { return None };
        let (play, _) = self.match_of(state, Club::of(seat)?)?;
        Some(self.becomes(play, path))
    }

    /// CHA-756: who plays somebody offside, or runs onto the ball from there, is asked twice.
    fn warns(&self, state: &State, seat: Seat, choice: &Move) -> Option<Clause> {
        let (club, Move::Pitch(choice)) = (Club::of(seat)?, choice) else { return None };
        let fixture = &state.fixtures[self.live_of(state, club)?];
        self.pitch.is_offside(&fixture.play, choice).then_some(Clause("CHA-756"))
    }

    /// A result comes from elsewhere: the other club was there too. Who wears red has the first seat of a match that it
    /// names.
    fn cites(&self, state: &State, seat: Seat, choice: &Move) -> Option<Citation> {
        let (club, Move::Result(report)) = (Club::of(seat)?, choice) else { return None };
        let fixture = &state.fixtures[self.live_of(state, club)?];
        self.check_in_match(fixture, club, choice).ok()?;
        let in_red = fixture.in_red();
        let side = |club: Club, goals: u8| CitedSide {
            here: club.seat(),
            there: if club == in_red { Seat::FIRST } else { Seat::SECOND },
            goals: goals.into(),
        };
        let [host, guest] = report.goals;
        let of = report.of.zip(self.rules.decided_by.game()).map(|(name, game)| CitedMatch {
            name: name.to_string(),
            game,
            sides: [side(fixture.host(), host), side(fixture.guest(), guest)],
        });
        Some(Citation { witness: fixture.other(club).seat(), of })
    }

    fn is_about(&self, choice: &Move, name: &str) -> bool {
        matches!(choice, Move::Result(Report { of: Some(of), .. }) if of.to_string() == name)
    }

    /// CHA-908: whoever gives up loses 0-3, or by the present score if that is worse.
    fn counts_elsewhere(&self, other: &Outcome) -> Counts {
        let mut counts = other.score.clone();
        if let Some(loser) = other.gave_up
            && let [first, second] = counts.as_mut_slice()
        {
            let (loser, winner) = if loser == Seat::FIRST { (first, second) } else { (second, first) };
            if *winner <= *loser + 3 {
                (*loser, *winner) = (0, 3);
            }
        }
        counts
    }

    fn answer(&self, state: &State, _: Viewer, question: &Question) -> Option<Answer> {
        self.answer_to(state, question)
    }

    fn write_sheet(played: &Match<Self>, _: Viewer, say: Say<'_>) -> Option<String> {
        Some(form::write(played, say))
    }
}
