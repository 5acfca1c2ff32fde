//! A match is a log: the set-up, then a step for every choice, each with its draws and what happened.

use std::sync::Arc;

use thiserror::Error;

use crate::fair::{Seal, StateHash};
use crate::told::{ToldDraws, ToldError, check_script};
use crate::{
    Chance, Clause, Dice, Draw, Events, Game, Given, Header, Notation, Outcome, Sealed, Seat, Seats,
    Snapshot, TakeBack,
};

/// What a step did.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed<M> {
    /// The table was set up. The first step, and no other.
    Start,
    /// A seat made a choice.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        choice: M,
    },
    /// The last standing choice was taken back.
    TakeBack {
        /// By whom.
        seat: Seat,
        /// How.
        undo: Undo,
    },
}

/// One step of the log.
#[derive(Clone, Debug)]
pub struct Step<M, E> {
    /// What was done.
    pub deed: Deed<M>,
    /// The draws it took.
    pub draws: Vec<Draw>,
    /// What happened.
    pub events: Vec<E>,
    /// The hash of the state after it.
    pub hash: StateHash,
    /// Its seal, if the choice was secret when it was handed in.
    pub seal: Option<Seal>,
    /// Who may know the choice as long as it is under seal.
    pub(crate) known_to: Seats,
    /// Did it open choices that were under seal?
    opened: bool,
}

/// A step of a game's log.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Event>;

/// A running or finished match: its header, its log and the state that the log leads to.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header,
    steps: Vec<StepOf<G>>,
    /// The numbers of the moves that were not taken back, in order.
    pub(crate) standing: Vec<usize>,
    /// How many draws they and the set-up took.
    drawn: usize,
    state: G::State,
    /// Some states along the way, each with the number of the step that led to it: no question about the past folds more
    /// than a few steps. What stood before a step never changes, so a mark holds whenever its step stands.
    marks: Vec<(usize, G::State)>,
}

/// At least so many steps lie between two marks.
const MARK_EVERY: usize = 32;

/// A match cannot begin so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BeginError<R> {
    /// The position is impossible.
    #[error("the position is impossible")]
    Position(R),
    /// A told draw does not fit.
    #[error(transparent)]
    Told(#[from] ToldError),
    /// There is no secret to draw from.
    #[error("this copy has no secret, so nothing can be drawn from it")]
    NoSecret,
}

/// A choice was not made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError<R> {
    /// The rules say no.
    #[error("the rules say no")]
    Refused(R),
    /// A told draw does not fit.
    #[error(transparent)]
    Told(#[from] ToldError),
    /// There is no secret to draw from.
    #[error("this copy has no secret, so it can be replayed but not played on")]
    NoSecret,
    /// A record tells a seal for an open choice, or none for a secret one.
    #[error("a choice carries a seal exactly if it is handed in before others are")]
    Seal,
}

/// A choice was not taken back.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TakeBackError {
    /// The rules of the game forbid it.
    #[error("what is played is played ({0})")]
    Forbidden(Clause),
    /// The match is over, and its secret may be known.
    #[error("the match is over: nothing is taken back any more")]
    Over,
    /// The rules let only one's own step be taken back, and only before anything was drawn, opened or confirmed.
    #[error("only an own step without dice that is not confirmed can be taken back ({0})")]
    TooLate(Clause),
    /// The rules let this choice never be taken back.
    #[error("this choice is final")]
    Final,
    /// No choice stands.
    #[error("there is nothing to take back")]
    Nothing,
    /// The others must agree: the step is not one's own, dice fell in it, or it opened a secret.
    #[error(
        "the others must agree: only an own step without dice and without a secret opened is free to take back"
    )]
    NeedsConsent,
}

impl<G: Notation> Match<G> {
    /// Sets the table up. `typed` are the draws of the set-up where chance is typed in.
    pub fn begin(
        game: impl Into<Arc<G>>,
        header: Header,
        typed: &[String],
    ) -> Result<Self, BeginError<G::Refusal>> {
        let game = game.into();
        let mut told = match &header.dice {
            Dice::Typed { .. } => ToldDraws::new(&*game, typed, None),
            Dice::Fair { secret: None, .. } => return Err(BeginError::NoSecret),
            Dice::Fair { secret: Some(secret), script, .. } => {
                refuse_typed(typed)?;
                check_script(&*game, script)?;
                ToldDraws::new(&*game, script, Some(header.draws(secret, 0, "")))
            }
        };
        let mut events = Vec::new();
        let state = set_up(&*game, header.position.as_deref(), &mut told, &mut events)?;
        let draws = told.finish(matches!(header.dice, Dice::Typed { .. }))?;
        Ok(Match::with_start(game, header, state, draws, events))
    }

    /// Sets the table up with the draws that a record tells.
    pub(crate) fn begin_again(
        game: G,
        header: Header,
        told: &[String],
    ) -> Result<Self, BeginError<G::Refusal>> {
        if let Dice::Fair { script, .. } = &header.dice {
            check_script(&game, script)?;
        }
        let mut events = Vec::new();
        let mut told = ToldDraws::new(&game, told, None);
        let state = set_up(&game, header.position.as_deref(), &mut told, &mut events)?;
        let draws = told.finish(true)?;
        Ok(Match::with_start(Arc::new(game), header, state, draws, events))
    }

    fn with_start(
        game: Arc<G>,
        header: Header,
        state: G::State,
        draws: Vec<Draw>,
        events: Vec<G::Event>,
    ) -> Self {
        let hash = StateHash::of(&game.write_position(&state));
        let drawn = draws.len();
        let (seal, known_to) = (None, Seats::NONE);
        let start = Step { deed: Deed::Start, draws, events, hash, seal, known_to, opened: false };
        let marks = vec![(0, state.clone())];
        Match { game, header, steps: vec![start], standing: Vec::new(), drawn, state, marks }
    }

    /// Makes a choice. `typed` are its draws where chance is typed in.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Move,
        typed: &[String],
    ) -> Result<&StepOf<G>, PlayError<G::Refusal>> {
        let key = self.key(seat, &choice);
        let sealer = self.header.dice.secret().ok_or(PlayError::NoSecret)?.clone();
        let (texts, then) = match &self.header.dice {
            Dice::Typed { .. } => (typed, None),
            Dice::Fair { script, .. } => {
                refuse_typed(typed)?;
                let draws = self.header.draws(&sealer, self.standing.len(), &key);
                (&script[self.drawn.min(script.len())..], Some(draws))
            }
        };
        let all = then.is_none();
        let mut tried = self.attempt(seat, choice, ToldDraws::new(&*self.game, texts, then), all)?;
        if tried.is_sealed {
            tried.step.seal = Some(sealer.seal(&self.header.name, self.standing.len(), &key));
        }
        Ok(self.commit(tried))
    }

    /// Makes a choice with the draws and the seal that a record tells.
    pub(crate) fn play_again(
        &mut self,
        seat: Seat,
        choice: G::Move,
        told: &[String],
        seal: Option<Seal>,
    ) -> Result<&StepOf<G>, PlayError<G::Refusal>> {
        let mut tried = self.attempt(seat, choice, ToldDraws::new(&*self.game, told, None), true)?;
        if tried.is_sealed != seal.is_some() {
            return Err(PlayError::Seal);
        }
        tried.step.seal = seal;
        Ok(self.commit(tried))
    }

    /// Tries a choice on a copy of the state.
    fn attempt(
        &self,
        seat: Seat,
        choice: G::Move,
        mut told: ToldDraws<'_, G>,
        all: bool,
    ) -> Result<Tried<G>, PlayError<G::Refusal>> {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        self.game.play(&mut state, seat, &choice, &mut told, &mut events).map_err(PlayError::Refused)?;
        let draws = told.finish(all)?;
        let hash = StateHash::of(&self.game.write_position(&state));
        let (before, sealed) = (self.game.sealed(&self.state), self.game.sealed(&state));
        let own = |sealed: &[Sealed]| sealed.iter().filter(|sealed| sealed.seat == seat).count();
        let is_sealed = own(&sealed) > own(&before);
        let opened = !sealed.starts_with(&before);
        let last = sealed.iter().rev().find(|sealed| sealed.seat == seat);
        let known_to = last.filter(|_| is_sealed).map_or(Seats::NONE, |sealed| sealed.known_to);
        let deed = Deed::Move { seat, choice };
        let step = Step { deed, draws, events, hash, seal: None, known_to, opened };
        Ok(Tried { step, state, is_sealed })
    }

    fn commit(&mut self, Tried { step, state, .. }: Tried<G>) -> &StepOf<G> {
        let n = self.steps.len();
        self.state = state;
        self.drawn += step.draws.len();
        self.standing.push(n);
        self.steps.push(step);
        if self.marks.last().is_none_or(|(last, _)| n >= last + MARK_EVERY) {
            self.marks.push((n, self.state.clone()));
        }
        &self.steps[n]
    }

    /// Takes the last standing choice back: freely if it was one's own and neither drew nor opened anything, else by
    /// consent, as far as the rules let it ([`Game::TAKE_BACK`]). Whoever owed a choice before it owes it again.
    pub fn take_back(&mut self, seat: Seat, undo: Undo) -> Result<&StepOf<G>, TakeBackError> {
        if self.may_take_back(seat)? == Consent::Needed && undo == Undo::Free {
            return Err(TakeBackError::NeedsConsent);
        }
        let taken = self.standing.pop().ok_or(TakeBackError::Nothing)?;
        let before = self.fold(&self.standing);
        self.drawn -= self.steps[taken].draws.len();
        let hash = StateHash::of(&self.game.write_position(&before));
        let deed = Deed::TakeBack { seat, undo };
        let (draws, events, known_to) = (Vec::new(), Vec::new(), Seats::NONE);
        self.steps.push(Step { deed, draws, events, hash, seal: None, known_to, opened: false });
        self.state = before;
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// May this seat take the last standing choice back, and must the others agree to it?
    pub fn may_take_back(&self, seat: Seat) -> Result<Consent, TakeBackError> {
        if let TakeBack::Never(clause) = G::TAKE_BACK {
            return Err(TakeBackError::Forbidden(clause));
        }
        if self.outcome().is_some() {
            return Err(TakeBackError::Over);
        }
        let &last = self.standing.last().ok_or(TakeBackError::Nothing)?;
        let Step { deed: Deed::Move { seat: mover, choice }, draws, opened, .. } = &self.steps[last] else {
            return Err(TakeBackError::Nothing);
        };
        let refused = if let TakeBack::OwnStep(clause) = G::TAKE_BACK {
            TakeBackError::TooLate(clause)
        } else {
            TakeBackError::Final
        };
        if !self.game.may_take_back(&self.state, *mover, choice) {
            return Err(refused);
        }
        let free = *mover == seat && draws.is_empty() && !opened;
        match G::TAKE_BACK {
            _ if free => Ok(Consent::Free),
            TakeBack::OwnStep(_) => Err(refused),
            _ => Ok(Consent::Needed),
        }
    }

    /// Forgets step `n` and all after it, as if they had never been made: somebody else was faster. The set-up stays.
    pub fn forget_from(&mut self, n: usize) {
        if n == 0 || n >= self.steps.len() {
            return;
        }
        self.steps.truncate(n);
        self.marks.retain(|(mark, _)| *mark < n);
        self.standing = self.standing_at(n - 1).unwrap_or_default();
        let drawn = |n: usize| self.steps[n].draws.len();
        self.drawn = drawn(0) + self.standing.iter().map(|&n| drawn(n)).sum::<usize>();
        self.state = self.fold(&self.standing);
    }

    /// The state that these steps lead to, which once stood all at the same time.
    fn fold(&self, standing: &[usize]) -> G::State {
        let mark = self.marks.iter().rev().find_map(|(n, state)| match standing.binary_search(n) {
            Ok(index) => Some((index + 1, state)),
            Err(_) if *n == 0 => Some((0, state)),
            Err(_) => None,
        });
        let (from, mut state) = mark.map_or((0, self.state.clone()), |(from, state)| (from, state.clone()));
        debug_assert!(mark.is_some(), "the set-up is marked");
        for step in standing[from..].iter().map(|&n| &self.steps[n]) {
            if let Deed::Move { seat, choice } = &step.deed {
                self.game.apply(&mut state, *seat, choice, &mut ());
                let mut given = Given(step.draws.iter().map(|draw| &draw.drawn));
                self.game.go_on(&mut state, &mut given, &mut ());
            }
        }
        state
    }

    /// The match as it is now, by itself.
    pub fn now(&self) -> Snapshot<G> {
        Snapshot::new(Arc::clone(&self.game), self.state.clone())
    }

    /// The match as it was after step `n`, by itself. `None` if there is no such step.
    pub fn at(&self, n: usize) -> Option<Snapshot<G>> {
        Some(Snapshot::new(Arc::clone(&self.game), self.fold(&self.standing_at(n)?)))
    }

    /// The moves that stood after step `n`; `None` if there is no such step.
    fn standing_at(&self, n: usize) -> Option<Vec<usize>> {
        let mut standing = Vec::new();
        for (n, step) in self.steps.get(..=n)?.iter().enumerate() {
            match step.deed {
                Deed::Start => {}
                Deed::Move { .. } => standing.push(n),
                Deed::TakeBack { .. } => drop(standing.pop()),
            }
        }
        Some(standing)
    }

    /// Gives a seat a name, or takes it away if it is empty.
    pub fn rename(&mut self, seat: Seat, player: String) -> Result<(), NameError> {
        if !player.is_empty() && !crate::record::is_name(&player) {
            return Err(NameError(player));
        }
        if let Some(name) = self.header.players.get_mut(seat.index()) {
            *name = player;
        }
        Ok(())
    }

    /// The seat and its move, as the draws and seals of a step are keyed by.
    pub(crate) fn key(&self, seat: Seat, choice: &G::Move) -> String {
        [self.game.seat_name(seat), " ", &self.game.write_move(choice)].concat()
    }

    /// Is this a move that was not taken back?
    pub fn stands(&self, n: usize) -> bool {
        self.standing.binary_search(&n).is_ok()
    }

    /// How many moves stand.
    pub(crate) fn moves_standing(&self) -> usize {
        self.standing.len()
    }

    /// The rules of the match.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same, to be kept.
    pub fn game_shared(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// What was known before the first step.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The whole log, the set-up first.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who owes a choice.
    pub fn to_act(&self) -> Seats {
        self.game.to_act(&self.state)
    }

    /// The choices that a seat has now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, seat, &mut moves);
        moves
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}

/// A choice that can be made, and where it leads.
struct Tried<G: Game> {
    step: StepOf<G>,
    state: G::State,
    /// Is the choice handed in under seal?
    is_sealed: bool,
}

/// Whether the others must agree before a step is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consent {
    /// It is free.
    Free,
    /// All others must agree.
    Needed,
}

/// This cannot be the name of a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' cannot be a name: it is too long, or holds what breaks a line")]
pub struct NameError(pub String);

/// Draws cannot be typed in where they come from a secret.
fn refuse_typed(typed: &[String]) -> Result<(), ToldError> {
    typed.first().map_or(Ok(()), |told| Err(ToldError::NotTyped { told: told.clone() }))
}

/// The table before the first choice: the usual set-up, or a position and what is due in it.
fn set_up<G: Notation>(
    game: &G,
    position: Option<&str>,
    chance: &mut impl Chance,
    events: &mut impl Events<G::Event>,
) -> Result<G::State, BeginError<G::Refusal>> {
    let Some(position) = position else { return Ok(game.start(chance, events)) };
    let mut state = game.read_position(position).map_err(BeginError::Position)?;
    game.go_on(&mut state, chance, events);
    Ok(state)
}

/// How a choice is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// By whoever made it alone, where that is free.
    Free,
    /// With the others' consent.
    Agreed,
}

impl Undo {
    /// From its words in records and commands.
    pub fn read(text: &str) -> Option<Undo> {
        [Undo::Free, Undo::Agreed].into_iter().find(|undo| undo.written() == text)
    }

    /// Its words in records and commands.
    pub const fn written(self) -> &'static str {
        match self {
            Undo::Free => "undo",
            Undo::Agreed => "undo agreed",
        }
    }
}
