//! Lessons: read, and judged by the log of the match that they are played in.

use onze_core::Seat;
use onze_core::table::{AnyGame, Table};
use onze_lessons::{Lesson, Told, Verdict, judge};
use onze_session::Fault;

/// What a page is told of a lesson of this game.
pub fn lesson(game: &dyn AnyGame, text: &str) -> Result<Told, Fault> {
    let lesson = read(text)?;
    if lesson.game != game.id() {
        return Err(Fault::LessonOther);
    }
    Ok(lesson.told(game)?)
}

/// How a lesson stands in a match, with the eyes of a seat: the one that learns, and nobody else's.
pub fn verdict(table: &dyn Table, seat: Seat, text: &str) -> Result<Verdict, Fault> {
    let lesson = read(text)?;
    if lesson.game != table.game() || lesson.seat != table.seat_name(seat) {
        return Err(Fault::LessonOther);
    }
    Ok(judge(&lesson, table)?)
}

fn read(text: &str) -> Result<Lesson, Fault> {
    Lesson::read(text)
        .map_err(|error| Fault::LessonWrong { line: error.line, problem: error.problem.to_string() })
}
