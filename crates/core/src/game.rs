//! The contract between a game and everything else.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::story::{Shown, Story};
use crate::{
    Because, Chance, Citation, Clause, Counts, Match, Outcome, Seat, Seats, Setting, Settings, Viewer,
};

/// A game with its options chosen and its boards and decks loaded: the rules of one match, and nothing that changes.
///
/// A game is pure: no clock, no input or output, no global, no chance but what it is given.
/// What changes during a match is the [`State`](Game::State), plain data that is cheap to copy.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name of the game in commands, records and addresses.
    const ID: &'static str;
    /// The options that it knows.
    const SETTINGS: &'static [Setting];
    /// The version of its rules. A mended rule that some old record breaks is a new version; matches of older ones
    /// are played on by what was the rule then ([`Settings::older_than`]).
    const RULES: u32 = 1;
    /// What may be taken back.
    const TAKE_BACK: TakeBack = TakeBack::ByConsent;
    /// The most faces of its dice.
    const FACES: u32 = 6;

    /// The whole of a match at one moment, hidden things included.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// One choice of one seat. Serialised for the page, with a short tag and without names: `{"use":[9,"17,8",6]}`.
    type Move: Clone + Eq + Hash + Debug + Serialize + Send + Sync;
    /// One thing that happened. Serialised with a tag `kind`; the sentences of the log are made from that.
    type Event: Clone + PartialEq + Debug + Because + Serialize + Send + Sync;
    /// What a viewer sees at one moment.
    type View: PartialEq + Debug + Serialize + Send + Sync;
    /// Why a choice, a set of options or a position is not possible. Serialised with a tag `kind`, as an event.
    type Refusal: PartialEq + Debug + Because + Serialize;

    /// The rules with these options, or why they do not fit together.
    fn new(settings: &Settings) -> Result<Self, Self::Refusal>;

    /// The options it was made with.
    fn settings(&self) -> &Settings;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Sets the table up, and plays on to the first choice.
    fn start(&self, chance: &mut impl Chance, events: &mut impl Events<Self::Event>) -> Self::State;

    /// Who owes a choice now: nobody once the match is over, one seat, or several at once.
    fn to_act(&self, state: &Self::State) -> Seats;

    /// The choices that are handed in and not yet opened, the oldest first. They are in the log, and in the views of
    /// those alone who may know them. One seat may have several, those it handed in last.
    fn sealed(&self, state: &Self::State) -> Vec<Sealed> {
        let _ = state;
        Vec::new()
    }

    /// The same moment before anybody handed in what is under seal now: whoever wonders what that may be asks what would be
    /// handed in. As it is if nothing is.
    fn unsealed(&self, state: &Self::State) -> Self::State {
        state.clone()
    }

    /// Appends the choices of a seat that owes one, or that it had when it handed one in which is still under seal:
    /// all of them, or where they are too many (a kick) sensible samples ([`Game::lists_samples`]).
    ///
    /// Nothing is appended for other seats. [`Game::GIVE_UP`], [`Game::TIME_OUT`] and what [`Game::unasked`] tells are
    /// never in the list, so that random play does not resign.
    fn choices(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Appends the choices that a seat has now, as [`Game::choices`] lists them; nothing if it owes none.
    #[inline]
    fn legal(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        if self.to_act(state).has(seat) {
            self.choices(state, seat, moves);
        }
    }

    /// Are the listed choices of this seat samples of many more?
    fn lists_samples(&self, state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }

    /// One of the choices that a seat has now, without a list of them all: what random play and search need most.
    /// Every legal choice may come up, but not each equally often. `None` for a seat that owes none.
    fn sample(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.legal(state, seat, &mut moves);
        let n = u32::try_from(moves.len()).ok().filter(|n| *n > 0)?;
        Some(moves.swap_remove(chance.below(n) as usize))
    }

    /// Appends the choices that a seat may make now though nothing asks for them, such as offering a draw.
    fn unasked(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        let _ = (state, seat, moves);
    }

    /// May this seat make this choice now? If not, why.
    fn check(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Result<(), Self::Refusal>;

    /// Makes a choice that was checked, and all that follows up to the next choice or the next draw, which is then
    /// [due](Game::due). Draws nothing.
    ///
    /// What becomes of the state by a choice that is not legal is not said, but it is no panic.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Move,
        events: &mut impl Events<Self::Event>,
    );

    /// Is a draw due, before anybody can choose?
    fn due(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Makes the one draw that is due (a throw of all its dice, a shuffle, the error of a hand), and all that follows up
    /// to the next choice or the next draw. Only called while one is due.
    fn draw(&self, state: &mut Self::State, chance: &mut impl Chance, events: &mut impl Events<Self::Event>) {
        let _ = (state, chance, events);
    }

    /// Makes all draws that are due, up to the next choice.
    #[inline]
    fn go_on(
        &self,
        state: &mut Self::State,
        chance: &mut impl Chance,
        events: &mut impl Events<Self::Event>,
    ) {
        while self.due(state) {
            self.draw(state, chance, events);
        }
    }

    /// Makes a choice, if it is legal, and with it everything that follows without a further choice.
    ///
    /// A refused choice leaves the state as it was and draws nothing.
    #[inline]
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Move,
        chance: &mut impl Chance,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(state, seat, choice)?;
        self.apply(state, seat, choice, events);
        self.go_on(state, chance, events);
        Ok(())
    }

    /// The choice by which a seat gives up at any moment, if the game knows one. Whoever has given up owes no further
    /// choice; whether the others play on is for the game to say.
    const GIVE_UP: Option<Self::Move>;

    /// The choice that whoever keeps the clock makes for a seat whose time has run out.
    const TIME_OUT: Option<Self::Move> = None;

    /// What the clock counts now, if the match is played with one.
    fn clock(&self, state: &Self::State) -> Option<Clock> {
        let _ = state;
        None
    }

    /// Does the policy [`Game::TAKE_BACK`] hold for this choice, which has led to this state? If not, it is final.
    fn may_take_back(&self, after: &Self::State, seat: Seat, choice: &Self::Move) -> bool {
        let _ = (after, seat, choice);
        true
    }

    /// What a viewer may see, and nothing beyond.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer learns of an event, if anything.
    fn told(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        let _ = viewer;
        Some(event.clone())
    }

    /// A state that this viewer cannot tell from the true one: what is hidden from it is drawn anew. For a spectator that
    /// is all that is not common knowledge.
    ///
    /// It depends on the chance and on what the viewer knows, and on nothing else: resampled with the same chance, all
    /// states that the viewer cannot tell apart become the same one.
    fn resample(&self, state: &Self::State, viewer: Viewer, chance: &mut impl Chance) -> Self::State {
        let _ = (viewer, chance);
        state.clone()
    }

    /// Goals or points of each seat so far, in seat order, as everybody knows them; at the end those of the outcome.
    fn score(&self, state: &Self::State) -> Counts;

    /// How the match ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
}

/// A choice that is handed in and not yet opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// Whose choice it is.
    pub seat: Seat,
    /// Who may know it.
    pub known_to: Seats,
}

impl Sealed {
    /// A choice of this seat that nobody else may know.
    pub const fn by(seat: Seat) -> Self {
        Sealed { seat, known_to: Seats::only(seat) }
    }
}

/// What the rules of a game let players take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// Nothing, by this clause: what is played is played.
    Never(Clause),
    /// One's own last step, by this clause, as long as no draw fell and no secret was opened in it.
    OwnStep(Clause),
    /// That, and by consent of the others any step.
    ByConsent,
}

/// What a clock counts. Whoever keeps one makes the choice [`Game::TIME_OUT`] when it has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// So many seconds for each choice.
    Choice {
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds for a part of the match, whoever is to act.
    Period {
        /// Which part: the first is 1.
        number: u8,
        /// Seconds.
        seconds: u32,
    },
}

/// The sentence of this name with these facts, in the language of a reader.
pub type Say<'a> = &'a dyn Fn(&str, &[(&str, Value)]) -> String;

/// How a game is written down: its moves, its positions, its seats and its cards.
///
/// Text is checked here, at the border; what comes back is known to be valid.
pub trait Notation: Game {
    /// What a listed choice comes to, as far as it is shown without being asked for; `()` if nothing is.
    type ComesTo: Serialize;
    /// What may be asked while somebody still chooses.
    type Question: DeserializeOwned;
    /// What is answered.
    type Answer: Serialize;
    /// What is fixed for the whole match and known to everybody: boards, decks, limits.
    type Setup: Serialize;

    /// May a choice of this game say something of a match elsewhere ([`Notation::cites`])?
    const CITES: bool = false;

    /// The short name of a seat, such as `R`.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// A move as a player writes it.
    fn write_move(&self, choice: &Self::Move) -> Cow<'static, str>;

    /// Reads a move; whether it is legal now is for [`Game::play`] to say.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::Refusal>;

    /// The whole state on one line. Two states are equal exactly if their lines are: state hashes are made from it.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a position; an impossible one is refused with the clause it breaks.
    fn read_position(&self, text: &str) -> Result<Self::State, Self::Refusal>;

    /// What is fixed for the whole match and known to everybody. Told to a page once.
    fn setup(&self) -> Self::Setup;

    /// What a listed choice comes to, if that is shown without being asked for.
    fn comes_to(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Option<Self::ComesTo> {
        let _ = (state, seat, choice);
        None
    }

    /// The clause by which this legal choice is punished, so that whoever makes it can be asked twice.
    fn warns(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Option<Clause> {
        let _ = (state, seat, choice);
        None
    }

    /// What a choice says that nothing at this table bears out, if it could be made now: a result that was played elsewhere.
    /// Whoever keeps matches looks there whether it is so.
    fn cites(&self, state: &Self::State, seat: Seat, choice: &Self::Move) -> Option<Citation> {
        let _ = (state, seat, choice);
        None
    }

    /// Does a choice name this match as what decided it? Each match decides once.
    fn is_about(&self, choice: &Self::Move, name: &str) -> bool {
        let _ = (choice, name);
        false
    }

    /// The score by which a match elsewhere counts that ended like this.
    fn counts_elsewhere(&self, other: &Outcome) -> Counts {
        other.score.clone()
    }

    /// The match in the notation of the game's own rulebook, if it has one for whole matches, as the viewer may know
    /// it. What is words in it is said by `say`.
    fn write_sheet(played: &Match<Self>, viewer: Viewer, say: Say<'_>) -> Option<String> {
        let _ = (played, viewer, say);
        None
    }

    /// The story of a match, from its log as a viewer may know it.
    fn story(shown: &Shown<Self>) -> Story {
        let _ = shown;
        Story::default()
    }

    /// Answers what a viewer asks while somebody is still choosing, such as the odds of a throw. The answer tells only
    /// what that viewer may know, and neither the match nor its chance notice. `None` if there is no answer to it now.
    fn answer(&self, state: &Self::State, viewer: Viewer, question: &Self::Question) -> Option<Self::Answer> {
        let _ = (state, viewer, question);
        None
    }

    /// A card of a shuffled pack.
    fn write_card(&self, card: u8) -> String {
        card.to_string()
    }

    /// Reads a card of a shuffled pack.
    fn read_card(&self, text: &str) -> Option<u8> {
        text.parse().ok()
    }

    /// The seat with this short name.
    fn read_seat(&self, text: &str) -> Option<Seat> {
        Seats::all(self.seats()).iter().find(|&seat| self.seat_name(seat) == text)
    }
}

/// Receives what happens. `()` forgets it, a `Vec` keeps it, a closure does what it likes.
pub trait Events<E> {
    /// One more thing happened.
    fn add(&mut self, event: E);

    /// Does anybody listen? If not, an event that is costly to tell need not be told.
    fn are_heard(&self) -> bool {
        true
    }
}

impl<E> Events<E> for () {
    #[inline]
    fn add(&mut self, _: E) {}

    #[inline]
    fn are_heard(&self) -> bool {
        false
    }
}

impl<E> Events<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}

/// Hands every event to a function.
#[derive(Debug)]
pub struct Each<F>(pub F);

impl<E, F: FnMut(E)> Events<E> for Each<F> {
    fn add(&mut self, event: E) {
        (self.0)(event);
    }
}

/// What one seat may know of a running match: all that a computer opponent ever gets, so that it cannot cheat.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The match as this seat knows it.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Seen { game, state, seat }
    }

    /// The rules of the match.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// A state that the seat cannot tell from the true one.
    pub fn resample(&self, chance: &mut impl Chance) -> G::State {
        self.game.resample(self.state, Viewer::Seat(self.seat), chance)
    }

    /// A state that nobody can tell from the true one by what everybody knows: this seat's own secrets are drawn anew
    /// too, as the others must imagine them.
    pub fn resample_common(&self, chance: &mut impl Chance) -> G::State {
        self.game.resample(self.state, Viewer::Spectator, chance)
    }
}
