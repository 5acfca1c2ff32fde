//! `onze play`: a match against the computer, in the shell.

mod chifootmi;
mod shoot;

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use onze_core::fair::Secret;
use onze_core::rulebook::Rulebook;
use onze_core::table::{Refused, Table};
use onze_core::{Chance, Dice, Header, Quick, Seat, Seats, Viewer};
use onze_lab::outside::Program;
use onze_lab::{Entrant, seated};
use onze_players::{AnyPlayer, Budget, Deadline};
use serde_json::{Map, Value};

use crate::cli::Play;
use crate::commands::arena::{entrant, told_end};
use crate::commands::books;
use crate::commands::play::{fresh_secret, mark};
use crate::commands::replay::{Clubs, facts, step_lines, whose_turn};
use crate::failure::{Failure, with_rules};
use crate::texts::{Texts, print, talk};
use crate::{files, typed};

/// How long the computer thinks about a choice at most.
const THINKING: Duration = Duration::from_secs(3);

pub(crate) fn play(texts: &Texts, asked: &Play) -> Result<(), Failure> {
    let game = onze_games::find(&asked.game)?;
    let secret = match &asked.seed {
        Some(words) => Secret::from_words(words),
        None => fresh_secret()?,
    };
    // The computer's thoughts have a chance of their own, apart from that of the match.
    let mut thoughts = Quick::new(secret.stream("thoughts", 0, "", &[]).word());
    let dice = Dice::fair(secret.clone(), Vec::new());
    let header =
        Header { name: secret.match_name(), players: Vec::new(), words: Vec::new(), dice, position: None };
    let table = game.begin(&asked.set, header, &[])?;
    let own = asked.seat.as_deref().map_or(Ok(Seat::FIRST), |seat| typed::seat(&*table, seat))?;
    let kind = asked.against.as_deref().unwrap_or_else(|| onze_players::easiest(game.id()));
    let entrant = entrant(kind, Program::THINK);
    let others = Seats::all(table.n_seats()).without(own).iter();
    let others = others
        .map(|seat| Ok((seat, seated(game.id(), &entrant, Quick::new(thoughts.word()))?)))
        .collect::<Result<_, Failure>>()?;
    if let Some(path) = &asked.out {
        files::create(path, table.record(Viewer::All).as_bytes())?;
    }
    if asked.against.is_none() {
        let others: Vec<_> = onze_players::players(game.id()).into_iter().skip(2).collect();
        let known = [("player", kind.into()), ("others", others.join(", ").into())];
        talk(&texts.say("shell-meets", &facts(&known)));
    }
    Sitting { texts, asked, table, own, others, entrant, told_end: false, told: 0 }.run()
}

/// One person at one table.
struct Sitting<'a> {
    texts: &'a Texts,
    asked: &'a Play,
    table: Box<dyn Table>,
    own: Seat,
    /// Who plays the other seats.
    others: Vec<(Seat, Box<dyn AnyPlayer>)>,
    /// What they are.
    entrant: Entrant,
    /// Was it told that a program has ended?
    told_end: bool,
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
            if let Some((seat, player)) = self.others.iter_mut().find(|(seat, _)| to_act.has(*seat)) {
                let stop = AtomicBool::new(false);
                let budget = Budget::new(&stop).until(Deadline::after(THINKING));
                let (seat, choice) = (*seat, player.choose(&*self.table.now(), *seat, &budget));
                self.tell_end();
                self.make(seat, &choice.unwrap_or_default())?;
            } else if !self.ask()? {
                return Ok(());
            }
        }
    }

    /// Says once that the program on the other side has ended, with its own last words.
    fn tell_end(&mut self) {
        if let Entrant::Outside(program) = &self.entrant
            && let Some(ended) = program.ended()
            && !self.told_end
        {
            self.told_end = true;
            let name = self.asked.against.as_deref().unwrap_or_default();
            talk(&told_end(self.texts, name, ended));
        }
    }

    /// The sentences of what has happened since.
    fn tell(&mut self) {
        let (steps, clubs) = (self.told..self.table.n_steps(), Clubs::of(&*self.table));
        for step in steps.filter_map(|n| self.table.step(n, Viewer::Seat(self.own))) {
            for line in step_lines(self.texts, self.table.game(), &clubs, &step) {
                print(&line);
            }
        }
        self.told = self.table.n_steps();
    }

    /// Asks the person until there is a choice. False: the person leaves.
    fn ask(&mut self) -> Result<bool, Failure> {
        let view = serde_json::from_str(self.table.view(Viewer::Seat(self.own)).get()).unwrap_or_default();
        let listed = self.table.listed(self.own);
        print("");
        if self.table.game() == "chifootmi" {
            print(&chifootmi::table(self.texts, &view));
        }
        for (number, (choice, punished)) in (1..).zip(listed.iter()) {
            print(&format!("  {number}  {}{}", self.words(choice, &view), mark(self.texts, punished)));
        }
        if listed.samples {
            self.say("legal-samples");
        }
        loop {
            let Some(line) = prompt()? else { return Ok(false) };
            let word = line.trim();
            match word.split_once(' ').unwrap_or((word, "")) {
                ("", _) => {}
                ("q", _) => return Ok(false),
                ("?", clause) => self.explain(clause.trim()),
                _ => {
                    let number = word.parse().ok().and_then(|number: usize| number.checked_sub(1));
                    let choice = number.and_then(|number| listed.texts.get(number));
                    match self.make(self.own, choice.map_or(word, |choice| choice)) {
                        Err(Failure::Refused { refused, .. }) => self.refuse(word, &refused),
                        result => return result.map(|()| true),
                    }
                }
            }
        }
    }

    /// Says why what was typed is not possible, and what comes nearest.
    fn refuse(&self, word: &str, refused: &Refused) {
        let rules: Vec<_> = refused.rules.iter().map(|clause| clause.0).collect();
        print(&with_rules(&self.texts.refusal(refused), &rules));
        if let Some(nearest) = typed::nearest(&*self.table, self.own, word, refused) {
            let known = [("typed", onze_core::shown(word).into()), ("nearest", nearest.into())];
            print(&self.texts.say("shell-nearest", &facts(&known)));
        }
    }

    /// Makes a choice and keeps it.
    fn make(&mut self, seat: Seat, choice: &str) -> Result<(), Failure> {
        let n = typed::play(&mut *self.table, seat, choice, &[])?;
        match &self.asked.out {
            Some(path) => files::Open::new(path)?.append(&self.table.record_step(n)),
            None => Ok(()),
        }
    }

    /// A clause of the rules, or how to ask for one.
    fn explain(&self, clause: &str) {
        if clause.is_empty() {
            return self.say("shell-help");
        }
        if let Err(failure) = books::rules(self.texts, self.table.game(), Some(clause), false) {
            let _ = failure.report(self.texts, false);
        }
    }

    /// A choice in words.
    fn words(&self, choice: &str, view: &Value) -> String {
        match self.table.game() {
            "chifootmi" => chifootmi::words(self.texts, choice, self.own, view),
            "shoot" => shoot::words(self.texts, choice),
            game => words(self.texts, game, choice),
        }
    }

    /// Talk about the shell, with a clause of this game as an example.
    fn say(&self, id: &str) {
        let book = onze_texts::rulebook(self.table.game(), self.texts.lang()).map(Rulebook::parse);
        let clause = book.and_then(|book| book.clauses().first().map(|clause| clause.id));
        talk(&self.texts.say(id, &facts(&[("clause", clause.into())])));
    }
}

/// A choice with what it means, as far as its first words tell: `HANDS no   leave the ball on the ground`.
fn words(texts: &Texts, game: &str, choice: &str) -> String {
    let words: Vec<String> = choice.split(' ').map(str::to_lowercase).collect();
    let sentence = |n: usize| texts.find(&format!("{game}-move-{}", words[..n].join("-")), &Map::new());
    match (1..=words.len()).rev().find_map(sentence) {
        Some(sentence) => format!("{choice:<14} {sentence}"),
        None => choice.to_owned(),
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
