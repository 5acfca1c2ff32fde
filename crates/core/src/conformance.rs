//! What every game owes to the rest of Onze, checked over random matches. A game calls [`check`] in one line.
//!
//! At every step: the legal list and [`Game::play`] agree (every listed move is accepted; unlisted ones are refused,
//! leave the state untouched and draw nothing), so do the checked and the unchecked way, a sampled choice is legal, what
//! is told of a listed choice is told of the choice that its text is read as, the
//! game's own invariants hold, the position is read back to the same state (before a draw too), a resampled state looks
//! the same to the viewer it was drawn for and depends on nothing that is hidden, and whoever gives up owes no further
//! choice. For every match: it ends and is then left alone, its record is read back to the same hashes and verifies,
//! any moment of it can be gone back to, taking back is undone by playing again, and changing only what is hidden from a
//! viewer changes nothing in that viewer's stream, nor in the story that it is told.
//!
//! A breach panics with the seed and the step, as tests do.

use std::collections::HashSet;

use serde_json::Value;
use serde_json::value::RawValue;

use crate::fair::Secret;
use crate::table::{Listed, Table, configure};
use crate::told::write_draw;
use crate::{
    Chance, Deed, Dice, Game, Header, Match, Notation, Quick, Seat, Seats, SeenStep, Source, TakeBack,
    TakeBackError, Undo, Verified, Viewer, record,
};

/// What the suite asks of a game besides the contract.
#[derive(Clone, Copy, Debug)]
pub struct Subject<G: Game> {
    /// What must hold in every state, or what does not.
    pub invariants: fn(&G, &G::State) -> Result<(), String>,
    /// Moves to try whether they are listed or not: all there are, or a wide sample.
    pub some_moves: fn(&G) -> Vec<G::Move>,
    /// The first draws of a set-up that leads to this state by the same moves; none if the set-up hides nothing.
    pub opening: fn(&G, &G::State) -> Vec<String>,
}

/// The most steps a random match may take.
const MOST_STEPS: usize = 100_000;

/// Plays random matches with these options and checks everything.
pub fn check<G: Notation>(subject: &Subject<G>, set: &[(&str, &str)], matches: u64) {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    for seed in 0..matches {
        let game: G = configure(&set).unwrap_or_else(|refused| panic!("options refused: {:?}", refused.why));
        let twin = || configure::<G>(&set).expect("options that were taken once are taken again");
        Suite { subject, seed, chance: Quick::nth(0x00C0_FFEE, seed) }.run(game, twin);
    }
}

/// The test that replays a game's golden records: `golden_records!(Shoot: "clock", "halves");` Each is a file of
/// `tests/golden`, and there is no other. The macro reads them where it is called: core itself opens no file.
#[macro_export]
macro_rules! golden_records {
    ($game:ty: $($name:literal),+ $(,)?) => {
        #[test]
        fn every_golden_record_replays_and_verifies() {
            let records = [$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/", $name, ".onze")))),+];
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
            assert_eq!(std::fs::read_dir(folder).unwrap().count(), records.len(), "a record that is not listed");
            for (name, text) in records {
                $crate::conformance::check_golden::<$game>(name, text);
            }
        }
    };
}

/// Checks that the record of a finished match replays to the same hashes and verifies.
pub fn check_golden<G: Notation>(name: &str, text: &str) {
    let record = record::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (read, verified) = Match::<G>::verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(verified.source, Source::Secret, "{name}");
    assert!(read.outcome().is_some(), "{name} is not finished");
    assert_eq!(read.record(), text, "{name}");
}

struct Suite<'a, G: Game> {
    subject: &'a Subject<G>,
    seed: u64,
    chance: Quick,
}

impl<G: Notation> Suite<'_, G> {
    fn run(&mut self, game: G, twin: impl Fn() -> G) {
        let mut played = begin(game, self.seed, Vec::new());
        while let Some(seat) = self.any_seat(&played) {
            self.check_state(&played);
            if self.now_and_then(&played) {
                self.check_hidden(&played, &twin);
            }
            let legal = played.legal(seat);
            let choice = legal[self.below(legal.len())].clone();
            let place = self.place(&played);
            played.play(seat, choice, &[]).unwrap_or_else(|fault| panic!("{place}: {fault}"));
            if self.now_and_then(&played) {
                self.check_take_back(&mut played);
            }
            assert!(played.steps().len() < MOST_STEPS, "{}: the match does not end", self.place(&played));
        }
        self.check_state(&played);
        self.check_over(&mut played);
        self.check_record(&played);
    }

    /// Often early, seldom late: what this is asked for plays the whole match again.
    fn now_and_then(&mut self, played: &Match<G>) -> bool {
        self.below(8 + played.steps().len() / 8) == 0
    }

    fn place(&self, played: &Match<G>) -> String {
        let position = played.game().write_position(played.state());
        format!("match {} step {} ({position})", self.seed, played.steps().len() - 1)
    }

    #[allow(clippy::cast_possible_truncation)] // lists are short
    fn below(&mut self, n: usize) -> usize {
        self.chance.below(n as u32) as usize
    }

    /// One of those who owe a choice: who hands in first must not matter.
    fn any_seat(&mut self, played: &Match<G>) -> Option<Seat> {
        let seats: Vec<Seat> = played.to_act().iter().collect();
        if seats.is_empty() { None } else { Some(seats[self.below(seats.len())]) }
    }

    fn check_state(&mut self, played: &Match<G>) {
        let (game, state, place) = (played.game(), played.state(), self.place(played));
        (self.subject.invariants)(game, state).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        assert_eq!(
            played.to_act().is_empty(),
            played.outcome().is_some(),
            "{place}: to act exactly until the end"
        );
        let score = game.score(state);
        assert_eq!(score.len(), game.seats(), "{place}: a score for every seat");
        let last = played.outcome().map(|outcome| outcome.score);
        assert!(last.is_none_or(|last| last == score), "{place}: the last score is that of the outcome");
        let read = game.read_position(&game.write_position(state));
        assert_eq!(read.as_ref(), Ok(state), "{place}: the position is read back");
        assert!(!game.due(state), "{place}: nothing is due where somebody chooses");
        for seat in Seats::all(game.seats()).iter() {
            self.check_moves(played, seat, &place);
            // As JSON a list takes longer than to be played: one in four is looked at.
            if played.steps().len() as u64 % 4 == self.seed % 4 {
                check_listed(&Table::listed(played, seat), game, &place);
                check_listed(&Table::unasked(played, seat), game, &place);
            }
            self.check_unchecked(played, seat, &place);
            self.check_resampled(played, Viewer::Seat(seat), &place);
        }
        self.check_resampled(played, Viewer::Spectator, &place);
        assert_eq!(&game.resample(state, Viewer::All, &mut self.chance), state, "{place}: nothing is hidden");
    }

    /// The legal list and `play` agree.
    fn check_moves(&mut self, played: &Match<G>, seat: Seat, place: &str) {
        let (game, state) = (played.game(), played.state());
        let legal = played.legal(seat);
        assert_eq!(legal.is_empty(), !played.to_act().has(seat), "{place}: who is to act has choices");
        for choice in &legal {
            let written = game.write_move(choice);
            assert_eq!(game.read_move(&written).as_ref(), Ok(choice), "{place}: '{written}' is read back");
            let result = game.play(&mut state.clone(), seat, choice, &mut self.chance, &mut ());
            assert_eq!(result, Ok(()), "{place}: '{written}' is listed");
        }
        let mut unasked = Vec::new();
        game.unasked(state, seat, &mut unasked);
        for choice in &unasked {
            let written = game.write_move(choice);
            assert!(!legal.contains(choice), "{place}: '{written}' is both asked and unasked");
            assert_eq!(game.read_move(&written).as_ref(), Ok(choice), "{place}: '{written}' is read back");
            let result = game.play(&mut state.clone(), seat, choice, &mut self.chance, &mut ());
            assert_eq!(result, Ok(()), "{place}: '{written}' is open unasked");
        }
        let kept = [G::GIVE_UP, G::TIME_OUT];
        let unlisted = |choice: &G::Move| {
            !legal.contains(choice)
                && !unasked.contains(choice)
                && !kept.iter().flatten().any(|kept| kept == choice)
        };
        for choice in (self.subject.some_moves)(game).into_iter().filter(unlisted) {
            let (mut after, mut forbidden) = (state.clone(), Forbidden);
            let result = game.play(&mut after, seat, &choice, &mut forbidden, &mut ());
            assert!(result.is_err(), "{place}: {choice:?} is not listed and was accepted");
            assert_eq!(&after, state, "{place}: {choice:?} was refused and left a trace");
        }
        if let (Some(give_up), None) = (G::GIVE_UP, played.outcome()) {
            let mut after = state.clone();
            // Who has given up already may be refused.
            if game.play(&mut after, seat, &give_up, &mut self.chance, &mut ()).is_ok() {
                assert!(!game.to_act(&after).has(seat), "{place}: who has given up owes no further choice");
            } else {
                assert!(!played.to_act().has(seat), "{place}: a seat that owes a choice may give up");
            }
        }
    }

    /// The checked and the unchecked way to play agree, with every state before a draw a state like any other.
    fn check_unchecked(&mut self, played: &Match<G>, seat: Seat, place: &str) {
        let (game, state) = (played.game(), played.state());
        if game.sealed(state).iter().any(|sealed| sealed.seat == seat) {
            let mut choices = Vec::new();
            game.choices(state, seat, &mut choices);
            assert!(!choices.is_empty(), "{place}: what was handed in was chosen from something");
        }
        let sampled = game.sample(state, seat, &mut self.chance);
        assert_eq!(sampled.is_some(), played.to_act().has(seat), "{place}: who is to act has a sample");
        let Some(choice) = sampled else { return };
        let written = game.write_move(&choice);
        assert_eq!(game.check(state, seat, &choice), Ok(()), "{place}: '{written}' is sampled");
        let seed = self.chance.word();
        let (mut checked, mut told) = (state.clone(), Vec::new());
        let result = game.play(&mut checked, seat, &choice, &mut Quick::new(seed), &mut told);
        assert_eq!(result, Ok(()), "{place}: '{written}' is sampled");
        let (mut unchecked, mut heard) = (state.clone(), Vec::new());
        let mut chance = Quick::new(seed);
        game.apply(&mut unchecked, seat, &choice, &mut heard);
        while game.due(&unchecked) {
            let line = game.write_position(&unchecked);
            let read = game.read_position(&line);
            assert_eq!(read.as_ref(), Ok(&unchecked), "{place}: '{written}', before the draw: {line}");
            assert_eq!(game.outcome(&unchecked), None, "{place}: '{written}': a draw is due at the end");
            game.draw(&mut unchecked, &mut chance, &mut heard);
        }
        if game.sealed(state).is_empty() && !game.sealed(&checked).is_empty() {
            assert_eq!(&game.unsealed(&checked), state, "{place}: '{written}' under seal, and out of it");
        }
        assert_eq!(unchecked, checked, "{place}: '{written}' applied");
        assert_eq!(heard, told, "{place}: '{written}' applied");
    }

    /// A resampled state is one that the viewer cannot tell from the true one, and depends on nothing hidden from it.
    fn check_resampled(&mut self, played: &Match<G>, viewer: Viewer, place: &str) {
        let (game, state) = (played.game(), played.state());
        let other = game.resample(state, viewer, &mut self.chance);
        (self.subject.invariants)(game, &other).unwrap_or_else(|fault| panic!("{place}: resampled: {fault}"));
        for viewer in [viewer, Viewer::Spectator] {
            assert_eq!(
                game.view(&other, viewer),
                game.view(state, viewer),
                "{place}: resampled, seen by {viewer:?}"
            );
        }
        assert_eq!(game.to_act(&other), game.to_act(state), "{place}: resampled, to act");
        assert_eq!(game.sealed(&other), game.sealed(state), "{place}: resampled, sealed");
        let seed = self.chance.word();
        let [ours, theirs] = [state, &other].map(|state| game.resample(state, viewer, &mut Quick::new(seed)));
        assert_eq!(ours, theirs, "{place}: what {viewer:?} imagines depends on what it knows only");
        if let Viewer::Seat(seat) = viewer {
            let [ours, theirs] = [state, &other].map(|state| legal(game, state, seat));
            assert_eq!(ours, theirs, "{place}: a seat's choices depend on what it knows only");
        }
    }

    /// The same match with other hidden things gives the same stream to whom they are hidden from.
    fn check_hidden(&mut self, played: &Match<G>, twin: impl Fn() -> G) {
        let place = self.place(played);
        let seats = Seats::all(played.game().seats()).iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let other = played.game().resample(played.state(), viewer, &mut self.chance);
            let mut script = (self.subject.opening)(played.game(), &other);
            let drawn = played.steps()[0].draws.iter().skip(script.len());
            script.extend(drawn.map(|draw| write_draw(played.game(), &draw.drawn)));
            let mut twin = begin(twin(), self.seed, script);
            for (n, step) in played.steps().iter().enumerate().filter(|(n, _)| played.stands(*n)) {
                let Deed::Move { seat: mover, choice } = &step.deed else { continue };
                // A choice still under seal may have been any other.
                let legal = twin.legal(*mover);
                let sealed = played.is_closed(n, viewer);
                let choice = if sealed { &legal[self.below(legal.len())] } else { choice }.clone();
                twin.play(*mover, choice, &[]).unwrap_or_else(|fault| panic!("{place}: twin: {fault}"));
            }
            let steps = (0..played.steps().len()).filter(|&n| n == 0 || played.stands(n));
            for (twin_n, n) in steps.enumerate() {
                let seen = twin.seen(twin_n, viewer).map(|step| SeenStep { n, ..step });
                assert_eq!(seen, played.seen(n, viewer), "{place}: step {n} as {viewer:?} sees it");
            }
            // A step that was taken back has a number and no part in the story.
            if twin.steps().len() == played.steps().len() {
                let story = |table: &Match<G>| Table::story(table, viewer);
                assert_eq!(story(&twin), story(played), "{place}: the story as {viewer:?} is told it");
            }
            let view = |table: &Match<G>| table.game().view(table.state(), viewer);
            assert_eq!(view(&twin), view(played), "{place}: the end as {viewer:?} sees it");
            let seed = self.chance.word();
            let imagined =
                |table: &Match<G>| table.game().resample(table.state(), viewer, &mut Quick::new(seed));
            let (ours, theirs) = (imagined(&twin), imagined(played));
            assert_eq!(ours, theirs, "{place}: what is hidden from {viewer:?} is drawn anew");
        }
    }

    /// Taking back restores what was; playing again draws the same.
    fn check_take_back(&mut self, played: &mut Match<G>) {
        let place = self.place(played);
        let Some((n, Deed::Move { seat, choice })) =
            played.steps().iter().enumerate().last().map(|(n, step)| (n, step.deed.clone()))
        else {
            return;
        };
        let before = played.steps()[n].hash;
        match (G::TAKE_BACK, played.take_back(seat, Undo::Agreed).map(|_| ())) {
            (_, Ok(())) => {}
            (_, Err(TakeBackError::Over | TakeBackError::Final)) => return,
            (TakeBack::Never(clause), Err(TakeBackError::Forbidden(by)))
            | (TakeBack::OwnStep(clause), Err(TakeBackError::TooLate(by))) => {
                assert_eq!(by, clause, "{place}: the clause that forbids taking back");
                return;
            }
            (_, Err(fault)) => panic!("{place}: {fault}"),
        }
        assert!(played.to_act().has(seat), "{place}: who took back is to act again");
        played.play(seat, choice, &[]).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        assert_eq!(played.steps()[n + 2].hash, before, "{place}: played again");
    }

    /// A finished match is finished: nothing is chosen or taken back any more.
    fn check_over(&mut self, played: &mut Match<G>) {
        let (place, n_steps) = (self.place(played), played.steps().len());
        let kept = [G::GIVE_UP, G::TIME_OUT].into_iter().flatten();
        let choices: Vec<_> = (self.subject.some_moves)(played.game()).into_iter().chain(kept).collect();
        for seat in Seats::all(played.game().seats()).iter() {
            for undo in [Undo::Free, Undo::Agreed] {
                let taken = played.take_back(seat, undo).map(|_| ());
                let refused = matches!(taken, Err(TakeBackError::Over | TakeBackError::Forbidden(_)));
                assert!(refused, "{place}: after the end {taken:?}");
            }
            for choice in &choices {
                assert!(played.play(seat, choice.clone(), &[]).is_err(), "{place}: {choice:?} after the end");
            }
        }
        assert_eq!(played.steps().len(), n_steps, "{place}: nothing is added after the end");
    }

    /// A record is read back, step by step, to the same match.
    fn check_record(&mut self, played: &Match<G>) {
        let place = self.place(played);
        let text = played.record();
        let parsed = record::parse(&text).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        let (read, Verified { hashes, .. }) =
            Match::<G>::verify(&parsed).unwrap_or_else(|fault| panic!("{place}: {fault}\n{text}"));
        assert_eq!(hashes, played.steps().len(), "{place}: every hash compared");
        assert_eq!(read.state(), played.state(), "{place}: the same end");
        assert_eq!(read.record(), text, "{place}: the same record");
        let stop = self.below(played.steps().len());
        let part = Match::<G>::read_up_to(&parsed, stop).unwrap_or_else(|fault| panic!("{place}: {fault}"));
        assert_eq!(
            part.steps().last().map(|step| step.hash),
            Some(played.steps()[stop].hash),
            "{place}: a part of it"
        );
        let then = played.at(stop).map(|moment| played.game().write_position(moment.state()));
        assert_eq!(then, Some(part.game().write_position(part.state())), "{place}: as it was then");
    }
}

/// What is told of listed choices belongs together: the value of each is that of its text, and tells as much.
fn check_listed<G: Notation>(listed: &Listed, game: &G, place: &str) {
    let read = |column: &RawValue| serde_json::from_str(column.get()).expect("a column is a list");
    let moves: Vec<Value> = read(&listed.moves);
    assert_eq!(moves.len(), listed.texts.len(), "{place}: a value for each choice");
    for (text, told) in listed.texts.iter().zip(&moves) {
        let choice = game.read_move(text).unwrap_or_else(|_| panic!("{place}: '{text}' is read back"));
        let value = serde_json::to_value(&choice).expect("a choice is JSON");
        assert_eq!(told, &value, "{place}: '{text}' is the choice beside it");
    }
    let different: HashSet<String> = moves.iter().map(Value::to_string).collect();
    assert_eq!(different.len(), moves.len(), "{place}: different choices have different values");
    let comes_to = listed.comes_to.as_ref().map(|column| read(column).len());
    assert!(comes_to.is_none_or(|n| n == moves.len()), "{place}: what each choice comes to");
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal(state, seat, &mut moves);
    moves
}

fn begin<G: Notation>(game: G, seed: u64, script: Vec<String>) -> Match<G> {
    let secret = Secret::from_words(&seed.to_string());
    let header = Header {
        name: secret.match_name(),
        players: vec![String::new(); game.seats()],
        words: vec![String::new(); game.seats()],
        dice: Dice::fair(secret, script),
        position: None,
    };
    Match::begin(game, header, &[]).unwrap_or_else(|fault| panic!("match {seed} does not begin: {fault}"))
}

/// The chance of a refused move: nothing may be drawn from it.
struct Forbidden;

impl Chance for Forbidden {
    fn below(&mut self, _: u32) -> u32 {
        panic!("a refused move draws nothing")
    }

    fn word(&mut self) -> u64 {
        panic!("a refused move draws nothing")
    }
}
