//! The thin dynamic layer: any match of any game, with text and JSON in and out, for the program and the server.

use std::any::Any;
use std::borrow::Cow;

use serde::Serialize;
use serde_json::{Value, json};

use crate::record::{RecordError, RecordText};
use crate::told::ToldError;
use crate::{
    Because, BeginError, Clause, Clock, Header, Match, Notation, Outcome, PlayError, Seat, Seats, Setting,
    SettingError, Settings, TakeBackError, Verified, Viewer,
};

/// A game that matches can be made of.
pub trait AnyGame: Send + Sync {
    /// Its name in commands.
    fn id(&self) -> &'static str;

    /// The options that it knows.
    fn settings(&self) -> &'static [Setting];

    /// The short names of the seats with these options.
    fn seats(&self, set: &[(String, String)]) -> Result<Vec<&'static str>, Refused>;

    /// A new match. The header's lists are fitted to the number of seats.
    fn begin(
        &self,
        set: &[(String, String)],
        header: Header,
        typed: &[String],
    ) -> Result<Box<dyn Table>, Refused>;

    /// The match that a record tells, up to step `last`.
    fn read(&self, record: &RecordText<'_>, last: usize) -> Result<Box<dyn Table>, RecordError>;

    /// Checks every draw, seal and hash of a record.
    fn verify(&self, record: &RecordText<'_>) -> Result<Verified, RecordError>;
}

/// One match at one table.
pub trait Table: Any + Send {
    /// The seats: short name and player.
    fn seats(&self) -> Vec<(&'static str, String)>;

    /// The short names of those who owe a choice.
    fn to_act(&self) -> Vec<&'static str>;

    /// The same as a set.
    fn owing(&self) -> Seats;

    /// The choices that a seat has now.
    fn legal(&self, seat: &str) -> Result<Vec<Cow<'static, str>>, Refused>;

    /// The choices that a seat may make though nothing asks for them.
    fn unasked(&self, seat: &str) -> Result<Vec<Cow<'static, str>>, Refused>;

    /// The move by which a seat gives up, if there is one.
    fn give_up(&self) -> Option<Cow<'static, str>>;

    /// The move that whoever keeps the clock makes for a seat whose time has run out, if there is one.
    fn time_out(&self) -> Option<Cow<'static, str>>;

    /// What the clock counts now, if the match is played with one.
    fn clock(&self) -> Option<Clock>;

    /// Makes a choice, or takes one back (`undo`, `undo agreed`); the answer is the number of the new step.
    fn play(&mut self, seat: &str, text: &str, typed: &[String]) -> Result<usize, Refused>;

    /// The viewer with this name: a seat, `spectator` or `all`.
    fn viewer(&self, name: &str) -> Option<Viewer>;

    /// How many steps there are, the set-up included.
    fn n_steps(&self) -> usize;

    /// One step as a viewer may know it.
    fn step(&self, n: usize, viewer: Viewer) -> Value;

    /// Appends the same as text, without a tree of values in between: a server tells every step to every viewer.
    fn write_step(&self, n: usize, viewer: Viewer, json: &mut Vec<u8>);

    /// Is this step a choice that is still under seal for this viewer?
    fn is_closed(&self, n: usize, viewer: Viewer) -> bool;

    /// What a viewer sees now.
    fn view(&self, viewer: Viewer) -> Value;

    /// Appends the same as text, without a tree of values in between.
    fn write_view(&self, viewer: Viewer, json: &mut Vec<u8>);

    /// The whole match as a viewer may know it.
    fn replay(&self, viewer: Viewer) -> Value;

    /// The record as a viewer may have it.
    fn record(&self, viewer: Viewer) -> String;

    /// The lines that step `n` adds to the record, with `end` if it is the last of a finished match.
    fn record_step(&self, n: usize) -> String;

    /// The match in the notation of the game's own rulebook, if it has one, as a viewer may have it.
    fn sheet(&self, viewer: Viewer) -> Option<String>;

    /// Answers a question of a viewer ([`Notation::answer`]).
    fn answer(&self, viewer: Viewer, question: &str) -> Option<Value>;

    /// The whole state on one line.
    fn position(&self) -> String;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Value>;
}

/// Something was not done, and why: the rules, or the way it was asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The clauses behind it; empty if it is not a matter of rules.
    pub rules: Vec<Clause>,
    /// What the message is made from: a tag `kind`, the facts that go into the sentence, and for a refusal by the rules
    /// of a game its name under `of`.
    pub why: Value,
}

impl Refused {
    /// A refusal that is not a matter of the game's rules.
    pub fn plain(kind: &str, facts: &[(&str, &str)]) -> Self {
        let mut why = json!({ "kind": kind });
        for (name, fact) in facts {
            why[*name] = Value::from(*fact);
        }
        Refused { rules: Vec::new(), why }
    }

    fn by_rules<R: Because + Serialize>(game: &str, refusal: &R) -> Self {
        let mut why = serde_json::to_value(refusal).unwrap_or_default();
        why["of"] = Value::from(game);
        Refused { rules: refusal.rules().to_vec(), why }
    }
}

impl From<ToldError> for Refused {
    fn from(fault: ToldError) -> Self {
        match &fault {
            ToldError::Missing { wanted } => Refused::plain("draw_missing", &[("wanted", wanted)]),
            ToldError::Wrong { told, wanted } => {
                Refused::plain("draw_wrong", &[("told", told), ("wanted", wanted)])
            }
            ToldError::LeftOver { told } => Refused::plain("draw_left_over", &[("told", told)]),
        }
    }
}

impl From<SettingError> for Refused {
    fn from(fault: SettingError) -> Self {
        match &fault {
            SettingError::Unknown { key, known } => {
                Refused::plain("option_unknown", &[("key", key), ("known", known)])
            }
            SettingError::Value { key, value, takes, rule } => {
                let facts = [("key", key.as_str()), ("value", value), ("takes", takes)];
                Refused { rules: vec![*rule], ..Refused::plain("option_value", &facts) }
            }
        }
    }
}

impl From<TakeBackError> for Refused {
    fn from(fault: TakeBackError) -> Self {
        match fault {
            TakeBackError::Forbidden(clause) => {
                Refused { rules: vec![clause], ..Refused::plain("take_back_forbidden", &[]) }
            }
            TakeBackError::TooLate(clause) => {
                Refused { rules: vec![clause], ..Refused::plain("take_back_too_late", &[]) }
            }
            TakeBackError::Nothing => Refused::plain("take_back_nothing", &[]),
            TakeBackError::NeedsConsent => Refused::plain("take_back_consent", &[]),
        }
    }
}

/// Stands for a game in lists of games.
#[derive(Debug)]
pub struct Of<G>(pub std::marker::PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The one value there is.
    pub const fn new() -> Self {
        Of(std::marker::PhantomData)
    }
}

impl<G> Default for Of<G> {
    fn default() -> Self {
        Of::new()
    }
}

/// The rules with these options.
pub fn configure<G: Notation>(set: &[(String, String)]) -> Result<G, Refused> {
    let mut settings = Settings::new(G::SETTINGS);
    for (key, value) in set {
        settings.set(key, value)?;
    }
    G::new(&settings).map_err(|refusal| Refused::by_rules(G::ID, &refusal))
}

impl<G: Notation> AnyGame for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn settings(&self) -> &'static [Setting] {
        G::SETTINGS
    }

    fn seats(&self, set: &[(String, String)]) -> Result<Vec<&'static str>, Refused> {
        let game: G = configure(set)?;
        Ok((0..game.seats()).filter_map(Seat::new).map(|seat| game.seat_name(seat)).collect())
    }

    fn begin(
        &self,
        set: &[(String, String)],
        mut header: Header,
        typed: &[String],
    ) -> Result<Box<dyn Table>, Refused> {
        let game: G = configure(set)?;
        header.players.resize(game.seats(), String::new());
        header.words.resize(game.seats(), String::new());
        let texts = header.players.iter().chain(&header.words);
        if let Some(text) = texts.filter(|text| !text.is_empty()).find(|text| !crate::record::is_name(text)) {
            return Err(Refused::plain("name_wrong", &[("name", text)]));
        }
        match Match::begin(game, header, typed) {
            Ok(begun) => Ok(Box::new(begun)),
            Err(BeginError::Position(refusal)) => Err(Refused::by_rules(G::ID, &refusal)),
            Err(BeginError::Told(fault)) => Err(fault.into()),
            Err(BeginError::NoSecret) => Err(Refused::plain("no_secret", &[])),
        }
    }

    fn read(&self, record: &RecordText<'_>, last: usize) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Match::<G>::read_up_to(record, last)?))
    }

    fn verify(&self, record: &RecordText<'_>) -> Result<Verified, RecordError> {
        Match::<G>::verify(record).map(|(_, verified)| verified)
    }
}

/// Appends a value as text.
fn append_json(value: &impl Serialize, json: &mut Vec<u8>) {
    let before = json.len();
    // Only a value that is no JSON fails, such as a map with lists for keys; then nothing is told.
    if serde_json::to_writer(&mut *json, value).is_err() {
        json.truncate(before);
        json.extend_from_slice(b"null");
    }
}

/// Appends an event with its clauses. An event is an object, if only for its tag; they become its last field.
fn append_event(event: &(impl Because + Serialize), json: &mut Vec<u8>) {
    append_json(event, json);
    if json.pop_if(|last| *last == b'}').is_some() {
        json.extend_from_slice(b",\"rules\":");
        append_json(&event.rules(), json);
        json.push(b'}');
    }
}

impl<G: Notation> Match<G> {
    fn seat_called(&self, name: &str) -> Result<Seat, Refused> {
        let names =
            || self.all_seats().map(|seat| self.game().seat_name(seat)).collect::<Vec<_>>().join(", ");
        self.game()
            .read_seat(name)
            .ok_or_else(|| Refused::plain("seat_unknown", &[("seat", name), ("seats", &names())]))
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.game().seats()).filter_map(Seat::new)
    }

    fn outcome_json(&self, outcome: &Outcome) -> Value {
        json!({
            "winner": outcome.winner.map(|seat| self.game().seat_name(seat)),
            "score": outcome.score.as_slice(),
            "tie_break": outcome.tie_break.as_deref(),
            "gave_up": outcome.gave_up.map(|seat| self.game().seat_name(seat)),
        })
    }
}

impl<G: Notation> Table for Match<G> {
    fn seats(&self) -> Vec<(&'static str, String)> {
        self.all_seats()
            .zip(&self.header().players)
            .map(|(seat, player)| (self.game().seat_name(seat), player.clone()))
            .collect()
    }

    fn to_act(&self) -> Vec<&'static str> {
        Match::to_act(self).iter().map(|seat| self.game().seat_name(seat)).collect()
    }

    fn owing(&self) -> Seats {
        Match::to_act(self)
    }

    fn legal(&self, seat: &str) -> Result<Vec<Cow<'static, str>>, Refused> {
        let seat = self.seat_called(seat)?;
        Ok(Match::legal(self, seat).iter().map(|choice| self.game().write_move(choice)).collect())
    }

    fn unasked(&self, seat: &str) -> Result<Vec<Cow<'static, str>>, Refused> {
        let (seat, mut moves) = (self.seat_called(seat)?, Vec::new());
        self.game().unasked(self.state(), seat, &mut moves);
        Ok(moves.iter().map(|choice| self.game().write_move(choice)).collect())
    }

    fn give_up(&self) -> Option<Cow<'static, str>> {
        G::GIVE_UP.map(|choice| self.game().write_move(&choice))
    }

    fn time_out(&self) -> Option<Cow<'static, str>> {
        G::TIME_OUT.map(|choice| self.game().write_move(&choice))
    }

    fn clock(&self) -> Option<Clock> {
        self.game().clock(self.state())
    }

    fn play(&mut self, seat: &str, text: &str, typed: &[String]) -> Result<usize, Refused> {
        let seat = self.seat_called(seat)?;
        match text {
            "undo" => self.take_back(seat, false).map(|_| ())?,
            "undo agreed" => self.take_back(seat, true).map(|_| ())?,
            _ => {
                let by_rules = |refusal| Refused::by_rules(G::ID, &refusal);
                let choice = self.game().read_move(text).map_err(by_rules)?;
                match Match::play(self, seat, choice, typed) {
                    Ok(_) => {}
                    Err(PlayError::Refused(refusal)) => return Err(by_rules(refusal)),
                    Err(PlayError::Told(fault)) => return Err(fault.into()),
                    Err(PlayError::NoSecret) => return Err(Refused::plain("no_secret", &[])),
                }
            }
        }
        Ok(self.n_steps() - 1)
    }

    fn viewer(&self, name: &str) -> Option<Viewer> {
        match name {
            "spectator" => Some(Viewer::Spectator),
            "all" => Some(Viewer::All),
            seat => self.game().read_seat(seat).map(Viewer::Seat),
        }
    }

    fn n_steps(&self) -> usize {
        self.steps().len()
    }

    fn step(&self, n: usize, viewer: Viewer) -> Value {
        let mut json = Vec::new();
        self.write_step(n, viewer, &mut json);
        serde_json::from_slice(&json).unwrap_or_default()
    }

    fn write_step(&self, n: usize, viewer: Viewer, json: &mut Vec<u8>) {
        let Some(step) = self.seen(n, viewer) else { return json.extend_from_slice(b"null") };
        json.extend_from_slice(b"{\"n\":");
        append_json(&step.n, json);
        json.extend_from_slice(b",\"seat\":");
        append_json(&step.seat.map(|seat| self.game().seat_name(seat)), json);
        json.extend_from_slice(b",\"move\":");
        append_json(&step.deed, json);
        json.extend_from_slice(b",\"chance\":");
        append_json(&step.draws, json);
        json.extend_from_slice(b",\"events\":[");
        for (n, event) in step.events.iter().enumerate() {
            if n > 0 {
                json.push(b',');
            }
            append_event(event, json);
        }
        json.extend_from_slice(b"],\"hash\":");
        append_json(&step.hash.map(crate::fair::StateHash::to_hex), json);
        json.push(b'}');
    }

    fn is_closed(&self, n: usize, viewer: Viewer) -> bool {
        n < self.n_steps() && Match::is_closed(self, n, viewer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(self.state(), viewer)).unwrap_or_default()
    }

    fn write_view(&self, viewer: Viewer, json: &mut Vec<u8>) {
        append_json(&self.game().view(self.state(), viewer), json);
    }

    fn replay(&self, viewer: Viewer) -> Value {
        let options: serde_json::Map<String, Value> =
            self.game().settings().iter().map(|(key, value)| (key.to_owned(), Value::from(value))).collect();
        let seats: Vec<Value> = Table::seats(self)
            .iter()
            .map(|(seat, player)| json!({ "seat": seat, "player": player }))
            .collect();
        let to_act = Match::to_act(self);
        let over = self.outcome().is_some();
        json!({
            "game": G::ID,
            "options": options,
            "seats": seats,
            "steps": (0..self.n_steps()).map(|n| Table::step(self, n, viewer)).collect::<Vec<_>>(),
            "to_act": Table::to_act(self),
            "legal_count": to_act.iter().map(|seat| Match::legal(self, seat).len()).sum::<usize>(),
            "view": self.game().view(self.state(), viewer),
            "position": (viewer == Viewer::All || over).then(|| self.position()),
            "outcome": Table::outcome(self),
        })
    }

    fn record(&self, viewer: Viewer) -> String {
        self.record_for(viewer)
    }

    fn record_step(&self, n: usize) -> String {
        let end = if n + 1 == self.n_steps() { self.record_end() } else { String::new() };
        Match::record_step(self, n, Viewer::All) + &end
    }

    fn sheet(&self, viewer: Viewer) -> Option<String> {
        G::write_sheet(self, viewer == Viewer::All || Match::outcome(self).is_some())
    }

    fn answer(&self, viewer: Viewer, question: &str) -> Option<Value> {
        self.game().answer(self.state(), viewer, question)
    }

    fn position(&self) -> String {
        self.game().write_position(self.state())
    }

    fn outcome(&self) -> Option<Value> {
        Match::outcome(self).map(|outcome| self.outcome_json(&outcome))
    }
}
