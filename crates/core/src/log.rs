//! A match is a log: the set-up, then a step for every choice, each with its draws and what happened.

use std::borrow::Cow;

use thiserror::Error;

use crate::fair::{Later, Seal, Secret, StateHash};
use crate::told::{Again, Told, ToldError, write_draw};
use crate::{Chance, Clause, Drawn, Events, Game, Notation, Outcome, Seat, Seats, TakeBack, Viewer};

/// What is known of a match before its first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the match, part of the key of every draw.
    pub name: String,
    /// The names of the players, in seat order; empty for a seat without one.
    pub players: Vec<String>,
    /// Words that the seats added to the draws, in seat order.
    pub words: Vec<String>,
    /// Where chance comes from.
    pub dice: Dice,
    /// The position it starts from, instead of the usual set-up.
    pub position: Option<String>,
}

impl Header {
    /// The draws of a step ([`Secret::stream`]).
    fn draws<'a>(&'a self, secret: &'a Secret, standing: usize, choice: &'a str) -> Later<'a> {
        Later { secret, match_name: &self.name, standing, choice, words: &self.words, stream: None }
    }
}

/// Where the chance of a match comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dice {
    /// From a secret fixed beforehand; before that, from a script of draws, for studies.
    Fair {
        /// What was published of the secret.
        commitment: String,
        /// The secret, unless this is a viewer's copy of a running match.
        secret: Option<Secret>,
        /// Draws used in order before any other.
        script: Vec<String>,
    },
    /// Typed in with each step: real dice on a real table.
    Typed {
        /// Seals choices.
        secret: Secret,
    },
}

impl Dice {
    /// Fair dice of this secret.
    pub fn fair(secret: Secret, script: Vec<String>) -> Self {
        Dice::Fair { commitment: secret.commitment(), secret: Some(secret), script }
    }

    pub(crate) fn secret(&self) -> Option<&Secret> {
        match self {
            Dice::Fair { secret, .. } => secret.as_ref(),
            Dice::Typed { secret } => Some(secret),
        }
    }
}

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
        /// With the others' consent?
        agreed: bool,
    },
}

/// One step of the log.
#[derive(Clone, Debug)]
pub struct Step<M, E> {
    /// What was done.
    pub deed: Deed<M>,
    /// The draws it took.
    pub draws: Vec<Drawn>,
    /// What happened.
    pub events: Vec<E>,
    /// The hash of the state after it.
    pub hash: StateHash,
    /// Its seal, if the choice was secret when it was handed in.
    pub seal: Option<Seal>,
}

/// A step of a game's log.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Event>;

/// A running or finished match: its header, its log and the state that the log leads to.
#[derive(Debug)]
pub struct Match<G: Game> {
    pub(crate) game: G,
    pub(crate) header: Header,
    pub(crate) steps: Vec<StepOf<G>>,
    /// The numbers of the moves that were not taken back, in order.
    standing: Vec<usize>,
    /// How many draws they and the set-up took.
    drawn: usize,
    state: G::State,
}

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
}

/// A choice was not taken back.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TakeBackError {
    /// The rules of the game forbid it.
    #[error("what is played is played ({0})")]
    Forbidden(Clause),
    /// The rules let only one's own step be taken back, and only before anything was drawn or opened.
    #[error("only an own step without dice can be taken back ({0})")]
    TooLate(Clause),
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
    pub fn begin(game: G, header: Header, typed: &[String]) -> Result<Self, BeginError<G::Refusal>> {
        let mut told = match &header.dice {
            Dice::Typed { .. } => Told::new(&game, typed, None),
            Dice::Fair { secret: None, .. } => return Err(BeginError::NoSecret),
            Dice::Fair { secret: Some(secret), script, .. } => {
                Told::new(&game, script, Some(header.draws(secret, 0, "")))
            }
        };
        let mut events = Vec::new();
        let state = set_up(&game, header.position.as_deref(), &mut told, &mut events)?;
        let draws = told.finish(matches!(header.dice, Dice::Typed { .. }))?;
        Ok(Match::with_start(game, header, state, draws, events))
    }

    /// Sets the table up with the draws that a record tells.
    pub(crate) fn begin_again(
        game: G,
        header: Header,
        told: &[String],
    ) -> Result<Self, BeginError<G::Refusal>> {
        let mut events = Vec::new();
        let mut told = Told::new(&game, told, None);
        let state = set_up(&game, header.position.as_deref(), &mut told, &mut events)?;
        let draws = told.finish(true)?;
        Ok(Match::with_start(game, header, state, draws, events))
    }

    fn with_start(
        game: G,
        header: Header,
        state: G::State,
        draws: Vec<Drawn>,
        events: Vec<G::Event>,
    ) -> Self {
        let hash = StateHash::of(&game.write_position(&state));
        let drawn = draws.len();
        let start = Step { deed: Deed::Start, draws, events, hash, seal: None };
        Match { game, header, steps: vec![start], standing: Vec::new(), drawn, state }
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
                let draws = self.header.draws(&sealer, self.standing.len(), &key);
                (&script[self.drawn.min(script.len())..], Some(draws))
            }
        };
        let all = then.is_none();
        let (mut step, state) = self.attempt(seat, choice, Told::new(&self.game, texts, then), all)?;
        if self.game.sealed(&state).has(seat) {
            step.seal = Some(sealer.seal(&self.header.name, self.standing.len(), &key));
        }
        Ok(self.commit(step, state))
    }

    /// Makes a choice with the draws and the seal that a record tells.
    pub(crate) fn play_again(
        &mut self,
        seat: Seat,
        choice: G::Move,
        told: &[String],
        seal: Option<Seal>,
    ) -> Result<&StepOf<G>, PlayError<G::Refusal>> {
        let (step, state) = self.attempt(seat, choice, Told::new(&self.game, told, None), true)?;
        Ok(self.commit(Step { seal, ..step }, state))
    }

    /// Tries a choice on a copy of the state.
    #[allow(clippy::type_complexity)] // a step and where it leads, or why not
    fn attempt(
        &self,
        seat: Seat,
        choice: G::Move,
        mut told: Told<'_, G>,
        all: bool,
    ) -> Result<(StepOf<G>, G::State), PlayError<G::Refusal>> {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        self.game.play(&mut state, seat, &choice, &mut told, &mut events).map_err(PlayError::Refused)?;
        let draws = told.finish(all)?;
        let hash = StateHash::of(&self.game.write_position(&state));
        Ok((Step { deed: Deed::Move { seat, choice }, draws, events, hash, seal: None }, state))
    }

    fn commit(&mut self, step: StepOf<G>, state: G::State) -> &StepOf<G> {
        self.state = state;
        self.drawn += step.draws.len();
        self.standing.push(self.steps.len());
        self.steps.push(step);
        &self.steps[self.steps.len() - 1]
    }

    /// Takes the last standing choice back: freely if it was one's own and neither drew nor opened anything, else by
    /// consent, as far as the rules let it ([`Game::TAKE_BACK`]). Whoever owed a choice before it owes it again.
    pub fn take_back(&mut self, seat: Seat, agreed: bool) -> Result<&StepOf<G>, TakeBackError> {
        if let TakeBack::Never(clause) = G::TAKE_BACK {
            return Err(TakeBackError::Forbidden(clause));
        }
        let last = self.standing.pop().ok_or(TakeBackError::Nothing)?;
        let before = self.fold();
        let opened = self.game.sealed(&before).iter().any(|seat| !self.game.sealed(&self.state).has(seat));
        let step = &self.steps[last];
        let own = matches!(step.deed, Deed::Move { seat: mover, .. } if mover == seat);
        let free = own && step.draws.is_empty() && !opened;
        let refused = match G::TAKE_BACK {
            TakeBack::OwnStep(clause) if !free => Some(TakeBackError::TooLate(clause)),
            _ if !free && !agreed => Some(TakeBackError::NeedsConsent),
            _ => None,
        };
        if let Some(refused) = refused {
            self.standing.push(last);
            return Err(refused);
        }
        self.drawn -= step.draws.len();
        let hash = StateHash::of(&self.game.write_position(&before));
        let deed = Deed::TakeBack { seat, agreed };
        self.steps.push(Step { deed, draws: Vec::new(), events: Vec::new(), hash, seal: None });
        self.state = before;
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// The state that the standing steps lead to.
    fn fold(&self) -> G::State {
        let position = self.header.position.as_deref();
        let mut again = Again(self.steps[0].draws.iter());
        let mut state =
            set_up(&self.game, position, &mut again, &mut ()).unwrap_or_else(|_| self.state.clone());
        for step in self.standing.iter().map(|&n| &self.steps[n]) {
            if let Deed::Move { seat, choice } = &step.deed {
                let again = self.game.play(&mut state, *seat, choice, &mut Again(step.draws.iter()), &mut ());
                debug_assert!(again.is_ok(), "a choice of the log is legal when it is made again");
            }
        }
        state
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

    /// What a viewer may know of one step now. `None` if there is no such step.
    pub fn seen(&self, n: usize, viewer: Viewer) -> Option<SeenStep<G::Event>> {
        let step = self.steps.get(n)?;
        let viewer = if self.outcome().is_some() { Viewer::All } else { viewer };
        let events = step.events.iter().filter_map(|event| self.game.told(event, viewer)).collect();
        let closed = self.is_closed(n, viewer);
        let draws = step.draws.iter().map(|draw| {
            let hidden = closed || draw.is_secret() && viewer != Viewer::All;
            (!hidden).then(|| write_draw(&self.game, draw))
        });
        let (seat, deed) = match &step.deed {
            Deed::Start => (None, Some(Cow::Borrowed("start"))),
            Deed::Move { seat, choice } => (Some(*seat), (!closed).then(|| self.game.write_move(choice))),
            Deed::TakeBack { seat, agreed } => (Some(*seat), Some(Cow::Borrowed(write_take_back(*agreed)))),
        };
        let hash = (viewer == Viewer::All).then_some(step.hash);
        Some(SeenStep { n, seat, deed, draws: draws.collect(), events, hash })
    }

    /// Is this step a choice that is still under seal for this viewer? One that was taken back is never opened.
    pub(crate) fn is_closed(&self, n: usize, viewer: Viewer) -> bool {
        let Step { deed: Deed::Move { seat, .. }, seal: Some(_), .. } = &self.steps[n] else { return false };
        if viewer.knows_secrets_of(*seat) {
            return false;
        }
        let by_seat = |later: &&usize| matches!(&self.steps[**later].deed, Deed::Move { seat: other, .. } if other == seat);
        let is_last = || self.standing.iter().rev().find(by_seat) == Some(&n);
        !self.stands(n) || self.game.sealed(&self.state).has(*seat) && is_last()
    }
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

/// The words for taking back, in records and commands.
pub(crate) fn write_take_back(agreed: bool) -> &'static str {
    if agreed { "undo agreed" } else { "undo" }
}

/// One step as a viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeenStep<E> {
    /// Its number.
    pub n: usize,
    /// Who did it; nobody did the set-up.
    pub seat: Option<Seat>,
    /// The move as written, `start`, or `undo`; `None` while it is under seal.
    pub deed: Option<Cow<'static, str>>,
    /// The draws as written; `None` for one that is secret.
    pub draws: Vec<Option<String>>,
    /// What the viewer learns of what happened.
    pub events: Vec<E>,
    /// The hash of the state after it, for those who may know the whole state.
    pub hash: Option<StateHash>,
}
