//! Every game is a game that matches can be made of, and every match is a table.

use std::borrow::Cow;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{AnyGame, Listed, Moment, Refused, Replay, Table, ToldOutcome, ToldSeat, ToldStep, raw};
use crate::name::shown;
use crate::record::{RecordError, RecordText};
use crate::story::{Shown, Telling};
use crate::{
    Because, Citation, Clause, Clock, Consent, Counts, Deed, Game, Header, Match, Notation, Outcome, Say,
    Seat, Seats, Setting, Settings, Snapshot, Undo, Verified, Viewer,
};

/// Stands for a game in lists of games.
#[derive(Debug)]
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The one value there is.
    pub const fn new() -> Self {
        Of(PhantomData)
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

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn settings(&self) -> &'static [Setting] {
        G::SETTINGS
    }

    fn seats(&self, set: &[(String, String)]) -> Result<Vec<&'static str>, Refused> {
        let game: G = configure(set)?;
        Ok(Seats::all(game.seats()).iter().map(|seat| game.seat_name(seat)).collect())
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
        let begun = Match::begin(game, header, typed).map_err(|fault| Refused::begin(G::ID, fault))?;
        Ok(Box::new(begun))
    }

    fn read(&self, record: &RecordText<'_>, last: usize) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Match::<G>::read_up_to(record, last)?))
    }

    fn moment(&self, record: &RecordText<'_>, position: &str) -> Result<Box<dyn Moment>, RecordError> {
        Ok(Box::new(Snapshot::<G>::read(record, position)?))
    }

    fn verify(&self, record: &RecordText<'_>) -> Result<Verified, RecordError> {
        Match::<G>::verify(record).map(|(_, verified)| verified)
    }
}

impl<G: Notation> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn settings(&self) -> &Settings {
        Game::settings(Match::game(self))
    }

    fn header(&self) -> &Header {
        Match::header(self)
    }

    fn n_seats(&self) -> usize {
        Match::game(self).seats()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        Match::game(self).seat_name(seat)
    }

    fn read_seat(&self, name: &str) -> Result<Seat, Refused> {
        let game = Match::game(self);
        game.read_seat(name).ok_or_else(|| {
            let names: Vec<_> = Seats::all(game.seats()).iter().map(|seat| game.seat_name(seat)).collect();
            Refused::plain("seat_unknown", &[("seat", name), ("seats", &names.join(", "))])
        })
    }

    fn viewer(&self, name: &str) -> Option<Viewer> {
        match name {
            "spectator" => Some(Viewer::Spectator),
            "all" => Some(Viewer::All),
            seat => Match::game(self).read_seat(seat).map(Viewer::Seat),
        }
    }

    fn to_act(&self) -> Seats {
        Match::to_act(self)
    }

    fn legal(&self, seat: Seat) -> Vec<Cow<'static, str>> {
        self.written(&Match::legal(self, seat))
    }

    fn listed(&self, seat: Seat) -> Listed {
        Listed::new(Match::game(self), self.state(), seat, &Match::legal(self, seat))
    }

    fn unasked(&self, seat: Seat) -> Listed {
        let mut moves = Vec::new();
        Match::game(self).unasked(self.state(), seat, &mut moves);
        Listed::plain(Match::game(self), &moves)
    }

    fn value(&self, choice: &str) -> Option<Value> {
        serde_json::to_value(Match::game(self).read_move(choice).ok()?).ok()
    }

    fn give_up(&self) -> Option<Cow<'static, str>> {
        G::GIVE_UP.map(|choice| Match::game(self).write_move(&choice))
    }

    fn time_out(&self) -> Option<Cow<'static, str>> {
        G::TIME_OUT.map(|choice| Match::game(self).write_move(&choice))
    }

    fn clock(&self) -> Option<Clock> {
        Match::game(self).clock(self.state())
    }

    fn cites(&self, seat: Seat, choice: &str) -> Option<Citation> {
        if !G::CITES {
            return None;
        }
        let choice = Match::game(self).read_move(choice).ok()?;
        Match::game(self).cites(self.state(), seat, &choice)
    }

    fn has_cited(&self, name: &str) -> bool {
        let is_about = |deed: &Deed<_>| match deed {
            Deed::Move { choice, .. } => Match::game(self).is_about(choice, name),
            _ => false,
        };
        let mut steps = self.steps().iter().enumerate();
        G::CITES && steps.any(|(n, step)| self.stands(n) && is_about(&step.deed))
    }

    fn counts_elsewhere(&self, other: &Outcome) -> Counts {
        Match::game(self).counts_elsewhere(other)
    }

    fn play(&mut self, seat: Seat, choice: &str, typed: &[String]) -> Result<usize, Refused> {
        let read = Match::game(self).read_move(choice);
        let choice = read.map_err(|refusal| Refused::by_rules(G::ID, &refusal))?;
        Match::play(self, seat, choice, typed).map_err(|fault| Refused::play(G::ID, fault))?;
        Ok(self.n_steps() - 1)
    }

    fn take_back(&mut self, seat: Seat, undo: Undo) -> Result<usize, Refused> {
        Match::take_back(self, seat, undo)?;
        Ok(self.n_steps() - 1)
    }

    fn read_more(&mut self, lines: &str) -> Result<(), RecordError> {
        Match::read_more(self, lines)
    }

    fn forget_from(&mut self, n: usize) {
        Match::forget_from(self, n);
    }

    fn may_take_back(&self, seat: Seat) -> Result<Consent, Refused> {
        Ok(Match::may_take_back(self, seat)?)
    }

    fn rename(&mut self, seat: Seat, player: String) -> Result<(), Refused> {
        Ok(Match::rename(self, seat, player)?)
    }

    fn n_steps(&self) -> usize {
        self.steps().len()
    }

    fn step(&self, n: usize, viewer: Viewer) -> Option<ToldStep> {
        let step = self.seen(n, viewer)?;
        Some(ToldStep {
            n,
            seat: step.seat.map(|seat| Match::game(self).seat_name(seat).into()),
            deed: step.deed,
            chance: step.draws,
            events: raw(&step.events.iter().map(WithRules::new).collect::<Vec<_>>()),
            hash: step.hash.map(crate::fair::StateHash::to_hex),
        })
    }

    fn mover(&self, n: usize) -> Option<Seat> {
        match self.steps().get(n)?.deed {
            Deed::Start => None,
            Deed::Move { seat, .. } | Deed::TakeBack { seat, .. } => Some(seat),
        }
    }

    fn takes_back(&self, n: usize) -> bool {
        self.steps().get(n).is_some_and(|step| matches!(step.deed, Deed::TakeBack { .. }))
    }

    fn alike(&self, n: usize, one: Viewer, other: Viewer) -> bool {
        one == other || self.seen(n, one) == self.seen(n, other)
    }

    fn is_sealed(&self, n: usize) -> bool {
        self.steps().get(n).is_some_and(|step| step.seal.is_some())
    }

    fn is_closed(&self, n: usize, viewer: Viewer) -> bool {
        Match::is_closed(self, n, viewer)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&Match::game(self).view(self.state(), viewer))
    }

    fn setup(&self) -> Box<RawValue> {
        raw(&Match::game(self).setup())
    }

    fn now(&self) -> Box<dyn Moment> {
        Box::new(Match::now(self))
    }

    fn at(&self, n: usize) -> Option<Box<dyn Moment>> {
        Some(Box::new(Match::at(self, n)?))
    }

    fn replay(&self, viewer: Viewer) -> Replay {
        let game = Match::game(self);
        let over = Match::outcome(self).is_some();
        let to_act = Match::to_act(self);
        let seats = Seats::all(game.seats()).iter().zip(&Match::header(self).players);
        Replay {
            game: G::ID,
            rules: Game::settings(game).rules(G::RULES),
            options: Game::settings(game).iter().map(|(key, value)| (key.to_owned(), value.into())).collect(),
            seats: seats
                .map(|(seat, player)| ToldSeat {
                    seat: game.seat_name(seat),
                    player: shown(player).into_owned(),
                })
                .collect(),
            steps: (0..self.n_steps()).filter_map(|n| Table::step(self, n, viewer)).collect(),
            to_act: to_act.iter().map(|seat| game.seat_name(seat)).collect(),
            legal_count: to_act.iter().map(|seat| Match::legal(self, seat).len()).sum(),
            view: Table::view(self, viewer),
            position: (viewer == Viewer::All || over).then(|| self.position()),
            outcome: self.told_outcome(),
        }
    }

    fn record(&self, viewer: Viewer) -> String {
        self.record_for(viewer)
    }

    fn record_header(&self) -> String {
        Match::record_header(self, Viewer::All)
    }

    fn record_step(&self, n: usize) -> String {
        let end = if n + 1 == self.n_steps() { self.record_end() } else { String::new() };
        Match::record_step(self, n, Viewer::All) + &end
    }

    fn sheet(&self, viewer: Viewer, say: Say<'_>) -> Option<String> {
        let viewer = if Match::outcome(self).is_some() { Viewer::All } else { viewer };
        G::write_sheet(self, viewer, say)
    }

    fn shown(&self, viewer: Viewer) -> Option<Box<dyn Telling>> {
        Some(Box::new(Shown::new(self, viewer)?))
    }

    fn position(&self) -> String {
        Match::game(self).write_position(self.state())
    }

    fn score(&self) -> Counts {
        Match::game(self).score(self.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn told_outcome(&self) -> Option<ToldOutcome> {
        let outcome = Match::outcome(self)?;
        let name = |seat: Seat| Cow::from(Match::game(self).seat_name(seat));
        Some(ToldOutcome {
            winner: outcome.winner().map(name),
            ranks: outcome.ranks.to_vec(),
            score: outcome.score.to_vec(),
            tie_break: outcome.tie_break.map(|counts| counts.to_vec()),
            gave_up: outcome.gave_up.map(name),
        })
    }
}

impl<G: Notation> Match<G> {
    fn written(&self, moves: &[G::Move]) -> Vec<Cow<'static, str>> {
        moves.iter().map(|choice| Match::game(self).write_move(choice)).collect()
    }
}

impl<G: Notation> Moment for Snapshot<G> {
    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&Snapshot::view(self, viewer))
    }

    fn answer(&self, viewer: Viewer, question: &Value) -> Option<Box<RawValue>> {
        let question = G::Question::deserialize(question).ok()?;
        self.game().answer(self.state(), viewer, &question).as_ref().map(raw)
    }

    fn position(&self) -> String {
        self.game().write_position(self.state())
    }

    fn is_open(&self) -> bool {
        self.game().sealed(self.state()).is_empty()
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }
}

/// A value as JSON text.
/// An event with its clauses.
#[derive(Serialize)]
struct WithRules<'a, E> {
    #[serde(flatten)]
    event: &'a E,
    rules: &'static [Clause],
}

impl<'a, E: Because> WithRules<'a, E> {
    fn new(event: &'a E) -> Self {
        WithRules { event, rules: event.rules() }
    }
}
