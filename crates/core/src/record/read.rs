//! From text to a match. A bad record gets an error with its line number, never a panic.

use std::sync::Arc;

use thiserror::Error;

use super::FIRST_LINE;
use crate::fair::{Seal, Secret, StateHash};
use crate::told::split_draws;
use crate::{BeginError, Dice, Game, Header, Match, Notation, PlayError, Settings, Snapshot, Undo, Viewer};

/// The most bytes of a record.
const MOST_BYTES: usize = 16 << 20;
/// The most characters of a name or of words, and the least that is of use.
pub(crate) const MOST_NAME: usize = 80;

/// A record cannot be read, or does not tell a match of its game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it and what would be right.
    pub problem: String,
    /// What of it is wrong.
    pub wrong: Wrong,
    /// The rules that it breaks, if it is a matter of rules.
    pub rules: Vec<crate::Clause>,
}

/// What of a line is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// What was drawn: it is impossible, or does not follow from the secret.
    Draws,
    /// The seal of a choice.
    Seal,
    /// The hash of the state.
    State,
    /// Anything else: how it is written, or a choice that the rules refuse.
    Line,
}

impl Wrong {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Wrong::Draws => "draws",
            Wrong::Seal => "seal",
            Wrong::State => "state",
            Wrong::Line => "line",
        }
    }
}

fn error(line: usize, problem: impl Into<String>) -> RecordError {
    error_in(Wrong::Line, line, problem)
}

fn error_in(wrong: Wrong, line: usize, problem: impl Into<String>) -> RecordError {
    RecordError { line, problem: problem.into(), wrong, rules: Vec::new() }
}

/// A record taken apart into its lines; which game it is decides what reads it further.
#[derive(Clone, Debug)]
pub struct RecordText<'a> {
    /// The game it says it is of.
    pub game: &'a str,
    /// The header as it stands, from its second line to the empty one.
    header_lines: Vec<&'a str>,
    /// Its lines but for the game: line number, key, value.
    header: Vec<(usize, &'a str, &'a str)>,
    steps: Vec<StepText<'a>>,
    end: Option<(usize, &'a str)>,
    last_line: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct StepText<'a> {
    line: usize,
    /// The line as it stands.
    whole: &'a str,
    seat: &'a str,
    deed: &'a str,
    pub(crate) draws: Vec<String>,
    seal: Option<(&'a str, &'a str)>,
    pub(crate) hash: Option<StateHash>,
}

/// The records in a file, which may hold many one after the other, each with the number of its first line.
pub fn split(text: &str) -> Vec<(usize, &str)> {
    let mut starts = Vec::new();
    let mut offset = 0;
    for (n, line) in text.split_inclusive('\n').enumerate() {
        if line.trim_end() == FIRST_LINE || n == 0 {
            starts.push((n + 1, offset));
        }
        offset += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(_, start)| start).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(line, start), end)| (line, &text[start..end])).collect()
}

/// Takes one record apart.
pub fn parse(text: &str) -> Result<RecordText<'_>, RecordError> {
    // Not `lines`, which passes over the carriage returns of a record that was not written by us.
    let all_lines = || (1..).zip(text.split_terminator('\n'));
    let n_lines = all_lines().count().max(1);
    if text.len() > MOST_BYTES {
        return Err(error(n_lines, "the record is too long"));
    }
    if let Some((line, _)) = all_lines().find(|(_, line)| line.contains(char::is_control)) {
        return Err(error(line, "a line holds a character that cannot be seen"));
    }
    let mut lines = all_lines();
    match lines.next() {
        Some((_, FIRST_LINE)) => {}
        Some((_, other)) if other.starts_with("onze record ") => {
            return Err(error(
                1,
                format!("this program reads '{FIRST_LINE}', and this is '{other}': a newer onze reads it"),
            ));
        }
        _ => return Err(error(1, format!("a record begins with '{FIRST_LINE}'"))),
    }
    if !text.ends_with('\n') {
        return Err(error(n_lines, "the last line is not complete: the record is cut off here"));
    }
    let mut record = RecordText {
        game: "",
        header_lines: Vec::new(),
        header: Vec::new(),
        steps: Vec::new(),
        end: None,
        last_line: n_lines,
    };
    for (line, content) in lines.by_ref().take_while(|(_, content)| !content.is_empty()) {
        record.header_lines.push(content);
        match content.split_once(' ') {
            Some(("game", game)) if record.game.is_empty() => record.game = game,
            Some((key, value)) => record.header.push((line, key, value)),
            None => return Err(error(line, "a line of the header is a word, a space and a value")),
        }
    }
    if record.game.is_empty() {
        return Err(error(2, "the header does not say which game it is: 'game …' is missing"));
    }
    for (line, content) in lines {
        if record.end.is_some() {
            return Err(error(line, "nothing may follow the line 'end'"));
        }
        match content.strip_prefix("end ") {
            Some(outcome) => record.end = Some((line, outcome)),
            None => record.steps.push(parse_step(line, content)?),
        }
    }
    Ok(record)
}

/// `12 R P3 {draws} ~digest/salt =hash`, read from its end: a move may hold any character.
fn parse_step(line: usize, whole: &str) -> Result<StepText<'_>, RecordError> {
    let (rest, hash) = match whole.rsplit_once(" =") {
        Some((rest, digits)) if StateHash::from_hex(digits).is_some() => (rest, StateHash::from_hex(digits)),
        _ => (whole, None),
    };
    let (rest, seal) = match rest.rsplit_once(" ~") {
        Some((rest, seal)) if seal.len() == 65 => (rest, seal.split_once('/')),
        _ => (rest, None),
    };
    let (rest, draws) = match rest.strip_suffix('}').and_then(|rest| rest.rsplit_once(" {")) {
        Some((rest, draws)) => (rest, split_draws(draws)),
        None => (rest, Vec::new()),
    };
    let mut words = rest.splitn(3, ' ');
    let (Some(_number), Some(seat)) = (words.next(), words.next()) else {
        return Err(error(line, "a step is its number, the seat and the move"));
    };
    Ok(StepText { line, whole, seat, deed: words.next().unwrap_or(""), draws, seal, hash })
}

impl<G: Notation> Match<G> {
    /// The match that a record tells, every step checked: legal, its draws possible, its hash right.
    pub fn read(record: &RecordText<'_>) -> Result<Self, RecordError> {
        Match::read_up_to(record, usize::MAX)
    }

    /// As [`Match::read`], but stops after step `last`.
    pub fn read_up_to(record: &RecordText<'_>, last: usize) -> Result<Self, RecordError> {
        Match::read_with(record, last, |_, _| Ok(()))
    }

    /// As [`Match::read_up_to`], and `inspect` sees the match after each step, before its hash is looked at.
    pub(crate) fn read_with(
        record: &RecordText<'_>,
        last: usize,
        mut inspect: impl FnMut(&Self, &StepText<'_>) -> Result<(), (Wrong, String)>,
    ) -> Result<Self, RecordError> {
        if record.game != G::ID {
            return Err(error(2, format!("this is a record of '{}', not of '{}'", record.game, G::ID)));
        }
        let (game, header) = read_header::<G>(record)?;
        let Some((start, moves)) = record.steps.split_first() else {
            return Err(error(record.last_line, "the step '0 start' is missing: the record is cut off here"));
        };
        if (start.seat, start.deed) != ("start", "") {
            return Err(error(start.line, "the first step is '0 start'"));
        }
        refuse_hidden(start)?;
        let mut told = Match::begin_again(game, header, &start.draws).map_err(|fault| match fault {
            BeginError::Position(refusal) => refused::<G>(start.line, "the position is impossible", &refusal),
            BeginError::Told(fault) => error_in(Wrong::Draws, start.line, fault.to_string()),
            BeginError::NoSecret => error(start.line, fault.to_string()),
        })?;
        told.check_header(record)?;
        let mut check = |told: &Self, step: &StepText<'_>| {
            inspect(told, step).map_err(|(wrong, problem)| error_in(wrong, step.line, problem))?;
            told.check_line(step)
        };
        check(&told, start)?;
        for step in moves.iter().take(last) {
            told.read_step(step)?;
            check(&told, step)?;
        }
        if last >= moves.len() {
            told.check_end(record.end, record.last_line)?;
        }
        Ok(told)
    }

    /// Reads steps that come after the last one, as the record tells them, every one checked. Refused as a whole: then the
    /// match is as it was.
    pub fn read_more(&mut self, lines: &str) -> Result<(), RecordError> {
        let before = self.steps().len();
        let read = self.read_lines(lines);
        if read.is_err() {
            self.forget_from(before);
        }
        read
    }

    fn read_lines(&mut self, lines: &str) -> Result<(), RecordError> {
        let (mut end, mut last) = (None, 1);
        for (line, content) in (1..).zip(lines.split_terminator('\n')) {
            last = line;
            if let Some(outcome) = content.strip_prefix("end ") {
                end = Some((line, outcome));
                continue;
            }
            if end.is_some() {
                return Err(error(line, "nothing may follow the line 'end'"));
            }
            let step = parse_step(line, content)?;
            self.read_step(&step)?;
            self.check_line(&step)?;
        }
        self.check_end(end, last)
    }

    fn read_step(&mut self, step: &StepText<'_>) -> Result<(), RecordError> {
        refuse_hidden(step)?;
        let seat = self
            .game()
            .read_seat(step.seat)
            .ok_or_else(|| error(step.line, format!("there is no seat '{}'", step.seat)))?;
        if let Some(undo) = Undo::read(step.deed) {
            let taken_back = self.take_back(seat, undo).map(|_| ());
            return taken_back.map_err(|fault| error(step.line, fault.to_string()));
        }
        let choice = self.game().read_move(step.deed).map_err(|refusal| {
            refused::<G>(step.line, &format!("'{}' is not a move", step.deed), &refusal)
        })?;
        let seal = match step.seal {
            None => None,
            Some((digest, salt)) => {
                let seal = Seal::from_hex(digest, salt)
                    .ok_or_else(|| error_in(Wrong::Seal, step.line, "the seal is not readable"))?;
                Some(seal)
            }
        };
        self.play_again(seat, choice, &step.draws, seal).map_err(|fault| match fault {
            PlayError::Refused(refusal) => refused::<G>(
                step.line,
                &format!("'{} {}' is not possible here", step.seat, step.deed),
                &refusal,
            ),
            PlayError::Told(fault) => error_in(Wrong::Draws, step.line, fault.to_string()),
            PlayError::NoSecret => error(step.line, PlayError::<()>::NoSecret.to_string()),
            PlayError::Seal => error_in(Wrong::Seal, step.line, PlayError::<()>::Seal.to_string()),
        })?;
        Ok(())
    }

    /// The header must be what we would write ourselves, line by line.
    fn check_header(&self, record: &RecordText<'_>) -> Result<(), RecordError> {
        let ours = self.record_header(Viewer::All);
        let mut ours = ours.lines().skip(1).filter(|line| !line.is_empty());
        for (line, &told) in (2..).zip(&record.header_lines) {
            match ours.next() {
                Some(ours) if ours == told => {}
                Some(ours) => return Err(error(line, format!("expected '{ours}'"))),
                None => return Err(error(line, "the header should end before this line")),
            }
        }
        let missing = |ours| error(record.header_lines.len() + 2, format!("the line '{ours}' is missing"));
        ours.next().map_or(Ok(()), |ours| Err(missing(ours)))
    }

    /// The line must be what we would write ourselves, so that no character of a record is without meaning.
    fn check_line(&self, told: &StepText<'_>) -> Result<(), RecordError> {
        let n = self.steps().len() - 1;
        let step = &self.steps()[n];
        if told.hash.is_some_and(|hash| hash != step.hash) {
            let hash = step.hash.to_hex();
            let problem = format!("the match leads to another state here: its hash is {hash}");
            return Err(error_in(Wrong::State, told.line, problem));
        }
        let ours = self.record_step(n, Viewer::All);
        let ours = ours.trim_end();
        let ours =
            if told.hash.is_some() { ours } else { ours.rsplit_once(" =").map_or(ours, |(line, _)| line) };
        if ours != told.whole {
            return Err(error(told.line, format!("expected '{ours}'")));
        }
        Ok(())
    }

    fn check_end(&self, end: Option<(usize, &str)>, last_line: usize) -> Result<(), RecordError> {
        match (self.outcome(), end) {
            (None, None) => Ok(()),
            (None, Some((line, _))) => Err(error(line, "the match is not over here")),
            (Some(_), None) => Err(error(last_line, "the line 'end' is missing: the record is cut off here")),
            (Some(outcome), Some((line, told))) => {
                let ours = self.write_outcome(&outcome);
                if told == ours { Ok(()) } else { Err(error(line, format!("expected 'end {ours}'"))) }
            }
        }
    }
}

fn refused<G: Game>(line: usize, what: &str, refusal: &G::Refusal) -> RecordError {
    use crate::Because;
    let rules = refusal.rules();
    let cited = rules.iter().map(|clause| clause.0).collect::<Vec<_>>().join(", ");
    // How something is typed may be no matter of rules.
    let problem = if rules.is_empty() { what.to_owned() } else { format!("{what} ({cited})") };
    RecordError { line, problem, wrong: Wrong::Line, rules: rules.to_vec() }
}

/// What is said of a `?`.
const HIDDEN: &str = "this is a viewer's copy of a running match, and part of it is still secret: download it again after the match";

fn refuse_hidden(step: &StepText<'_>) -> Result<(), RecordError> {
    if step.deed.starts_with('?') || step.draws.iter().any(|draw| draw == "?") {
        return Err(error(step.line, HIDDEN));
    }
    Ok(())
}

impl<G: Notation> Snapshot<G> {
    /// The moment with this position in a match whose record begins so.
    pub fn read(record: &RecordText<'_>, position: &str) -> Result<Self, RecordError> {
        let (game, last) = read_game::<G>(record)?;
        let state = game
            .read_position(position)
            .map_err(|refusal| refused::<G>(last, "the position is impossible", &refusal))?;
        Ok(Snapshot::new(Arc::new(game), state))
    }
}

/// The rules of a match, and the last line of the header that says which they are.
fn read_game<G: Notation>(record: &RecordText<'_>) -> Result<(G, usize), RecordError> {
    let mut settings = Settings::new(G::SETTINGS);
    let rules = read_rules::<G>(record)?;
    if rules != G::RULES {
        settings = settings.by_rules(rules);
    }
    let mut last = 2;
    for &(line, _, value) in record.header.iter().filter(|(_, key, _)| *key == "set") {
        let (name, value) =
            value.split_once('=').ok_or_else(|| error(line, "an option is 'set name=value'"))?;
        settings.set(name, value).map_err(|fault| error(line, fault.to_string()))?;
        last = line;
    }
    let game = G::new(&settings)
        .map_err(|refusal| refused::<G>(last, "the options do not fit together", &refusal))?;
    Ok((game, last))
}

fn read_header<G: Notation>(record: &RecordText<'_>) -> Result<(G, Header), RecordError> {
    let (game, last) = read_game::<G>(record)?;
    let mut lines = HeaderLines::new(game.seats());
    for &(line, key, value) in record.header.iter().filter(|(_, key, _)| !["set", "rules"].contains(key)) {
        lines.add(&game, key, value).map_err(|problem| error(line, problem))?;
    }
    let header = lines.finish().map_err(|problem| error(last, problem))?;
    Ok((game, header))
}

/// The version of the rules that a record was played by. Those before versions were written down are of the first.
fn read_rules<G: Game>(record: &RecordText<'_>) -> Result<u32, RecordError> {
    let Some(&(line, _, value)) = record.header.iter().find(|(_, key, _)| *key == "rules") else {
        return Ok(1);
    };
    let id = G::ID;
    match value.parse() {
        Ok(rules @ 1..) if rules <= G::RULES => Ok(rules),
        Ok(rules @ 1..) => Err(error(
            line,
            format!(
                "this match was played by rules {rules} of '{id}', and this program knows those up to {}: a newer onze plays it",
                G::RULES
            ),
        )),
        _ => Err(error(line, format!("'{value}' is not a version of the rules of '{id}'"))),
    }
}

/// Gathers the lines of a header, each of which may stand once.
struct HeaderLines {
    seen: Vec<String>,
    name: String,
    players: Vec<String>,
    words: Vec<String>,
    commitment: Option<String>,
    secret: Option<Secret>,
    script: Option<Vec<String>>,
    typed: bool,
    position: Option<String>,
}

impl HeaderLines {
    fn new(n_seats: usize) -> Self {
        HeaderLines {
            seen: Vec::new(),
            name: String::new(),
            players: vec![String::new(); n_seats],
            words: vec![String::new(); n_seats],
            commitment: None,
            secret: None,
            script: None,
            typed: false,
            position: None,
        }
    }

    fn add<G: Notation>(&mut self, game: &G, key: &str, value: &str) -> Result<(), String> {
        let named = value.split_once(' ').and_then(|(seat, text)| Some((game.read_seat(seat)?, text)));
        let once = match (key, named) {
            ("seat" | "words", Some((seat, _))) => format!("{key} {}", game.seat_name(seat)),
            _ => key.to_owned(),
        };
        if self.seen.contains(&once) {
            return Err(format!("'{once}' stands twice"));
        }
        self.seen.push(once);
        match (key, named) {
            ("match", _) if is_name(value) && !value.contains(' ') => value.clone_into(&mut self.name),
            ("seat", Some((seat, name))) if is_name(name) => name.clone_into(&mut self.players[seat.index()]),
            ("words", Some((seat, words))) if is_name(words) => {
                words.clone_into(&mut self.words[seat.index()]);
            }
            ("commit", _) if is_commitment(value) => self.commitment = Some(value.to_owned()),
            ("secret", _) if Secret::from_hex(value).is_some() => self.secret = Secret::from_hex(value),
            ("dice", _) if value == "typed" => self.typed = true,
            ("script" | "position", _) if value == "?" => return Err(HIDDEN.to_owned()),
            ("script", _) if split_draws(value).join(", ") == value => self.script = Some(split_draws(value)),
            ("position", _) => self.position = Some(value.to_owned()),
            ("match" | "seat" | "words" | "commit" | "secret" | "dice" | "script", _) => {
                return Err(format!("'{value}' is not a possible value of '{key}'"));
            }
            _ => return Err(format!("there is no header line '{key}'")),
        }
        Ok(())
    }

    fn finish(self) -> Result<Header, &'static str> {
        if self.name.is_empty() {
            return Err("the line 'match …' is missing");
        }
        let dice = match (self.typed, self.commitment, self.secret) {
            (true, None, Some(secret)) if self.script.is_none() => Dice::Typed { secret },
            (true, ..) => {
                return Err("with 'dice typed' there is a line 'secret' and no 'commit' or 'script'");
            }
            (false, None, _) => return Err("the line 'commit …' is missing"),
            (false, Some(commitment), Some(secret)) if secret.commitment() != commitment => {
                return Err("the secret is not the one that was committed to");
            }
            (false, Some(commitment), secret) => {
                Dice::Fair { commitment, secret, script: self.script.unwrap_or_default() }
            }
        };
        let HeaderLines { name, players, words, position, .. } = self;
        Ok(Header { name, players, words, dice, position })
    }
}

/// A name or some words: not empty, not too long, and nothing that breaks a line.
pub(crate) fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.chars().count() <= MOST_NAME
        && text.trim() == text
        && !text.contains(char::is_control)
}

fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}
