//! `onze play`: a match against the computer, in the shell.

mod chifootmi;
mod shoot;

use std::borrow::Cow;
use std::io::{BufRead, Write};

use onze_ai::games::{self, Entry};
use onze_core::fair::Secret;
use onze_core::rulebook::Rulebook;
use onze_core::table::{Refused, Table};
use onze_core::{Chance, Dice, Header, Quick, Viewer};
use serde_json::Value;

use crate::cli::Play;
use crate::commands::books;
use crate::commands::play::fresh_secret;
use crate::commands::replay::{facts, step_lines, whose_turn};
use crate::failure::{Failure, with_rules};
use crate::files;
use crate::texts::{Texts, print, talk};

pub(crate) fn play(texts: &Texts, asked: &Play) -> Result<(), Failure> {
    let game = games::find(&asked.game)?;
    let seats = game.seats(&asked.set)?;
    let own =
        match &asked.seat {
            Some(seat) => seats.iter().find(|name| *name == seat).copied().ok_or_else(|| {
                Refused::plain("seat_unknown", &[("seat", seat), ("seats", &seats.join(", "))])
            })?,
            None => seats.first().copied().unwrap_or_default(),
        };
    let secret = match &asked.seed {
        Some(words) => Secret::from_words(words),
        None => fresh_secret()?,
    };
    // The computer's thoughts have a chance of their own, apart from that of the match.
    let thoughts = Quick::new(secret.stream("thoughts", 0, "", &[]).word());
    let dice = Dice::fair(secret.clone(), Vec::new());
    let header =
        Header { name: secret.match_name(), players: Vec::new(), words: Vec::new(), dice, position: None };
    let table = game.begin(&asked.set, header, &[])?;
    if let Some(path) = &asked.out {
        files::create(path, &table.record(Viewer::All))?;
    }
    Sitting { texts, asked, game, table, own, thoughts, told: 0 }.run()
}

/// One person at one table.
struct Sitting<'a> {
    texts: &'a Texts,
    asked: &'a Play,
    game: &'static dyn Entry,
    table: Box<dyn Table>,
    own: &'static str,
    thoughts: Quick,
    /// Steps told so far.
    told: usize,
}

impl Sitting<'_> {
    fn run(&mut self) -> Result<(), Failure> {
        self.say("shell-welcome");
        loop {
            self.tell();
            let to_act = self.table.to_act();
            if to_act.is_empty() {
                print(&whose_turn(self.texts, &*self.table));
                return Ok(());
            }
            if let Some(seat) = to_act.iter().copied().find(|seat| *seat != self.own) {
                let thoughts = Quick::new(self.thoughts.word());
                let choice = self.game.choose(&*self.table, seat, &self.asked.against, thoughts)?;
                self.make(seat, &choice.unwrap_or_default())?;
            } else if !self.ask()? {
                return Ok(());
            }
        }
    }

    /// The sentences of what has happened since.
    fn tell(&mut self) {
        let viewer = self.viewer();
        for n in self.told..self.table.n_steps() {
            for line in step_lines(self.texts, self.game.id(), &self.table.step(n, viewer)) {
                print(&line);
            }
        }
        self.told = self.table.n_steps();
    }

    /// Asks the person until there is a choice. False: the person leaves.
    fn ask(&mut self) -> Result<bool, Failure> {
        let view = self.table.replay(self.viewer())["view"].take();
        let moves = self.table.legal(self.own)?;
        print("");
        if self.game.id() == "chifootmi" {
            print(&chifootmi::table(self.texts, &view));
        }
        for (number, choice) in (1..).zip(&moves) {
            print(&format!("  {number}  {}", self.words(choice, &view)));
        }
        loop {
            let Some(line) = prompt()? else { return Ok(false) };
            let word = line.trim();
            match word.split_once(' ').unwrap_or((word, "")) {
                ("", _) => {}
                ("q", _) => return Ok(false),
                ("?", clause) => self.explain(clause.trim()),
                _ => {
                    let listed =
                        word.parse().ok().and_then(|number: usize| moves.get(number.checked_sub(1)?));
                    let choice = listed.map_or_else(|| self.command(word, &moves), Cow::clone);
                    match self.make(self.own, &choice) {
                        Err(Failure::Refused(refused)) => {
                            print(&with_rules(&self.texts.refusal(&refused), &refused.rules));
                        }
                        result => return result.map(|()| true),
                    }
                }
            }
        }
    }

    /// What a person typed, in the letters of the command that it stands for.
    fn command<'a>(&self, typed: &'a str, moves: &[Cow<'static, str>]) -> Cow<'a, str> {
        let mut known = moves.iter().cloned().chain(self.table.give_up());
        known.find(|known| known.eq_ignore_ascii_case(typed)).unwrap_or(Cow::Borrowed(typed))
    }

    /// Makes a choice and keeps it.
    fn make(&mut self, seat: &str, choice: &str) -> Result<(), Failure> {
        let n = self.table.play(seat, choice, &[])?;
        match &self.asked.out {
            Some(path) => files::Open::new(path)?.append(&self.table.record_step(n)),
            None => Ok(()),
        }
    }

    fn viewer(&self) -> Viewer {
        self.table.viewer(self.own).unwrap_or(Viewer::Spectator)
    }

    /// A clause of the rules, or how to ask for one.
    fn explain(&self, clause: &str) {
        if clause.is_empty() {
            return self.say("shell-help");
        }
        if let Err(failure) = books::rules(self.texts, self.game.id(), Some(clause), false) {
            let _ = failure.report(self.texts, false);
        }
    }

    /// A choice in words.
    fn words(&self, choice: &str, view: &Value) -> String {
        if self.game.id() == "shoot" {
            return shoot::words(self.texts, choice);
        }
        let word = choice.to_lowercase();
        let answer =
            |sign: char, name: &str| word.strip_suffix(sign).map(|question| format!("{question}-{name}"));
        let id = answer('+', "plus").or_else(|| answer('-', "minus")).unwrap_or_else(|| word.clone());
        let card = match self.game.id() {
            "chifootmi" => chifootmi::card_of(choice, self.own, view),
            _ => Value::Null,
        };
        self.texts.say(&format!("{}-move-{id}", self.game.id()), &facts(&[("card", card)]))
    }

    /// Talk about the shell, with a clause of this game as an example.
    fn say(&self, id: &str) {
        let book = onze_texts::rulebook(self.game.id(), self.texts.lang()).map(Rulebook::parse);
        let clause = book.and_then(|book| book.clauses().first().map(|clause| clause.id));
        talk(&self.texts.say(id, &facts(&[("clause", clause.into())])));
    }
}

/// The next line that the person types; `None` at the end of input.
fn prompt() -> Result<Option<String>, Failure> {
    let mut err = std::io::stderr().lock();
    let _ = write!(err, "> ").and_then(|()| err.flush());
    let mut line = String::new();
    let n = std::io::stdin().lock().read_line(&mut line)?;
    Ok((n > 0).then_some(line))
}
