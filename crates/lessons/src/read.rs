//! A lesson as it is written.

use std::collections::BTreeMap;
use std::fmt;

use thiserror::Error;

use crate::MOST_CHOICES;
use crate::judge::Mark;
use crate::pattern::Pattern;
use crate::term::Term;

/// The most bytes of a lesson.
const MOST_BYTES: usize = 16 << 10;

/// A small position with one task.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// Its options that differ from the defaults.
    pub options: BTreeMap<String, String>,
    /// Where it begins, as one line; where a match begins, if none is written.
    pub position: Option<String>,
    /// The draws that fall first, as one line.
    pub draws: Option<String>,
    /// The seat that learns.
    pub seat: String,
    /// The clauses that it is about.
    pub rules: Vec<String>,
    /// The choices that are open to whoever learns; all, where none of them is there.
    pub live: Vec<Pattern>,
    /// What the other seats choose, each in order. Then they choose what is listed first.
    pub others: Vec<(String, String)>,
    /// Choices that solve it.
    pub solution: Vec<String>,
    /// What is answered: the first that fits. The last one always does.
    pub answers: Vec<Answer>,
}

/// What is answered to whoever learns, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// What it says of the choice.
    pub mark: Mark,
    /// All of them hold.
    pub terms: Vec<Term>,
    /// The name of its sentence, after `lesson-GAME-NAME-`; on the way there may be none.
    pub says: Option<String>,
}

/// Why a file is no lesson.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct LessonError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)] // its sentence says it
pub enum Problem {
    #[error("a lesson has at most {} KB", MOST_BYTES >> 10)]
    Long,
    #[error(
        "a line begins with one of game, option, seat, position, draws, rules, live, other, solution, right, almost, way, wrong, not with '{0}'"
    )]
    Word(String),
    #[error("'{0}' stands there a second time")]
    Twice(String),
    #[error("there is no line '{0}'")]
    Missing(&'static str),
    #[error("nothing follows '{0}'")]
    Empty(String),
    #[error("an option is written 'option KEY VALUE'")]
    Option,
    #[error("what others choose is written 'other SEAT CHOICE'")]
    Other,
    #[error("'{0}' is no condition: they begin with move, event, ever or view, or with not before that")]
    Term(String),
    #[error("'{0}' is no fact: they are written PATH=VALUE, PATH>=NUMBER or PATH<=NUMBER")]
    Fact(String),
    #[error("an answer ends with '-> SENTENCE', in small letters, digits and '-'")]
    Sentence,
    #[error("the last line is 'wrong -> SENTENCE' without conditions, and no other has none")]
    CatchAll,
    #[error("a lesson takes {MOST_CHOICES} choices at most")]
    ManyChoices,
}

impl Lesson {
    /// Reads a lesson. Empty lines, and what stands behind `#` at the beginning of a line, are passed over.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        if text.len() > MOST_BYTES {
            return Err(LessonError { line: 1, problem: Problem::Long });
        }
        let mut written = Written::default();
        let mut last = 1;
        for (at, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            last = at + 1;
            written.line(line).map_err(|problem| LessonError { line: last, problem })?;
        }
        written.finish().map_err(|problem| LessonError { line: last, problem })
    }
}

/// The lines so far.
#[derive(Default)]
struct Written {
    single: BTreeMap<&'static str, String>,
    options: BTreeMap<String, String>,
    live: Vec<Pattern>,
    others: Vec<(String, String)>,
    solution: Vec<String>,
    answers: Vec<Answer>,
}

/// Lines that a lesson has once.
const SINGLE: [&str; 5] = ["game", "seat", "position", "draws", "rules"];
const MARKS: [(&str, Mark); 4] =
    [("right", Mark::Right), ("almost", Mark::Almost), ("way", Mark::Open), ("wrong", Mark::Wrong)];

impl Written {
    fn line(&mut self, line: &str) -> Result<(), Problem> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if rest.is_empty() {
            return Err(Problem::Empty(word.to_owned()));
        }
        let pair = || rest.split_once(' ').map(|(one, two)| (one.to_owned(), two.trim().to_owned()));
        if let Some(word) = SINGLE.into_iter().find(|one| *one == word) {
            return match self.single.insert(word, rest.to_owned()) {
                Some(_) => Err(Problem::Twice(word.to_owned())),
                None => Ok(()),
            };
        }
        if let Some((_, mark)) = MARKS.into_iter().find(|(one, _)| *one == word) {
            // Once anything is answered nothing else is.
            if self.answers.last().is_some_and(|answer| answer.terms.is_empty()) {
                return Err(Problem::CatchAll);
            }
            self.answers.push(Answer::read(mark, rest)?);
            return Ok(());
        }
        match word {
            "option" => {
                let (key, value) = pair().ok_or(Problem::Option)?;
                if self.options.insert(key.clone(), value).is_some() {
                    return Err(Problem::Twice(key));
                }
            }
            "live" => self.live.push(Pattern::new(rest)),
            "other" => self.others.push(pair().ok_or(Problem::Other)?),
            "solution" if self.solution.len() == MOST_CHOICES => return Err(Problem::ManyChoices),
            "solution" => self.solution.push(rest.to_owned()),
            _ => return Err(Problem::Word(word.to_owned())),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Lesson, Problem> {
        let mut one = |word| self.single.remove(word);
        let lesson = Lesson {
            game: one("game").ok_or(Problem::Missing("game"))?,
            seat: one("seat").ok_or(Problem::Missing("seat"))?,
            position: one("position"),
            draws: one("draws"),
            rules: one("rules").unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
            options: self.options,
            live: self.live,
            others: self.others,
            solution: self.solution,
            answers: self.answers,
        };
        if lesson.solution.is_empty() {
            return Err(Problem::Missing("solution"));
        }
        if !lesson.answers.iter().any(|answer| answer.mark == Mark::Right) {
            return Err(Problem::Missing("right"));
        }
        let last = lesson.answers.last().filter(|last| last.mark == Mark::Wrong && last.terms.is_empty());
        if last.is_none() {
            return Err(Problem::CatchAll);
        }
        Ok(lesson)
    }
}

impl Answer {
    fn read(mark: Mark, text: &str) -> Result<Self, Problem> {
        let (terms, says) = match text.rsplit_once("->") {
            Some((terms, says)) => (terms.trim(), Some(says.trim().to_owned())),
            None => (text, None),
        };
        let is_name = |says: &String| {
            let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            !says.is_empty() && says.chars().all(fits)
        };
        if says.as_ref().map_or(mark != Mark::Open, |says| !is_name(says)) {
            return Err(Problem::Sentence);
        }
        let terms = terms.split(" & ").filter(|term| !term.is_empty()).map(|term| Term::read(term.trim()));
        Ok(Answer { mark, terms: terms.collect::<Result<_, _>>()?, says })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = MARKS.iter().find(|(_, mark)| *mark == self.mark).map_or("", |(word, _)| word);
        let terms: Vec<_> = self.terms.iter().map(Term::to_string).collect();
        write!(f, "{word} {}", terms.join(" & "))?;
        self.says.as_ref().map_or(Ok(()), |says| write!(f, " -> {says}"))
    }
}
