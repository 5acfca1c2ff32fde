//! The rules read a state. [`Football`] is the pair of them; each chapter of the rules has a reader of its own, which
//! reads what `Football` reads, and what the state itself tells.

use std::ops::Deref;

use onze_core::Side;

use crate::aim::{Aim, Class, Kind, towards};
use crate::cell::Cell;
use crate::game::Simulator;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::samples::aimed;
use crate::state::{Hands, Restart, Stage, State};

/// The rules and a state, with the questions that a computer player asks. What is still under seal is never told.
#[derive(Clone, Copy, Debug)]
pub struct Football<'a> {
    pub(crate) game: &'a Simulator,
    pub(crate) state: &'a State,
}

impl Simulator {
    /// A state to be read.
    pub const fn football<'a>(&'a self, state: &'a State) -> Football<'a> {
        Football { game: self, state }
    }
}

/// Readers that are more than what they are made of.
macro_rules! chapters {
    ($($(#[$doc:meta])* $name:ident, $open:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct $name<'a>(Football<'a>);

        impl<'a> Football<'a> {
            pub(crate) const fn $open(self) -> $name<'a> {
                $name(self)
            }
        }

        impl<'a> Deref for $name<'a> {
            type Target = Football<'a>;

            #[inline]
            fn deref(&self) -> &Football<'a> {
                &self.0
            }
        }
    )*};
}

chapters! {
    /// Phase 1: kicks and their declarations (4xx).
    Kicking, kicking;
    /// The count of distance (5xx).
    Count, count;
    /// Skills and hands (6xx).
    Skills, skills;
    /// The defence before a shot or a direct cross (64x, 76x).
    Preparing, preparing;
    /// Phases 2 and 3 (7xx).
    Phases, phases;
    /// Time and the result (80x, 895).
    Time, time;
    /// Restarts, from a throw-in to a shoot-out (82x to 87x, 896).
    Restarts, restarts;
    /// Line-ups (30x), and what is under seal (1004).
    LineUps, line_ups;
    /// Substitutions (88x).
    Substitutions, substituting;
    /// PRO rules with moves of their own (9xx).
    Pro, pro;
    /// The choices that are listed (1001).
    Listing, listing;
    /// One choice, guessed.
    Guesses, guesses;
    /// What a screen shows before a choice is made (10xx).
    Screen, screen;
}

impl Deref for Football<'_> {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        self.state
    }
}

impl<'a> Football<'a> {
    /// The same rules read another state.
    pub(crate) const fn with<'b>(self, state: &'b State) -> Football<'b>
    where
        'a: 'b,
    {
        Football { game: self.game, state }
    }
}

impl Aim {
    /// A kick that comes to rest near a point if nothing is in the way.
    pub fn to_rest_at(kind: Kind, from: Point, to: Point) -> Aim {
        aimed(kind, from, to, 0)
    }

    /// The direction, in tenths of a degree, that leads most nearly from a point to another.
    pub fn direction(from: Point, to: Point) -> u16 {
        towards(from, to)
    }
}

impl Football<'_> {
    /// What is asked for.
    pub const fn stage(&self) -> Stage {
        self.state.stage
    }

    /// The side in possession.
    pub const fn attack(&self) -> Side {
        self.state.turn.attack
    }

    /// The goals of a side, those of the shoot-out included.
    pub fn goals(&self, side: Side) -> u16 {
        let penalties = self.state.shootout.map_or(0, |shootout| shootout.goals[side.index()]);
        self.state.score[side.index()] + penalties
    }

    /// How play is resumed, while it is.
    pub const fn restart(&self) -> Option<Restart> {
        self.state.turn.restart
    }

    /// Where the ball lies.
    pub const fn ball(&self) -> Point {
        self.state.ball.at
    }

    /// The ball's cell.
    pub const fn ball_cell(&self) -> Cell {
        self.state.ball.cell
    }

    /// Who has the ball.
    pub const fn carrier(&self) -> Option<Peg> {
        self.state.ball.carrier
    }

    /// Has the keeper it in his hands?
    pub fn in_hands(&self) -> bool {
        self.state.ball.hands == Hands::Held
    }

    /// What is declared.
    pub const fn declared(&self) -> Option<Class> {
        self.state.declared.class
    }

    /// M (SIM-721).
    pub const fn m(&self) -> u8 {
        self.state.turn.m
    }

    /// Is it the first kick after a relance (SIM-510)?
    pub const fn is_relance(&self) -> bool {
        self.state.turn.relance
    }

    /// Has a shot been declared in this turn?
    pub const fn has_shot(&self) -> bool {
        self.state.turn.shots > 0
    }

    /// How often in a row the defence has let the clock stand in this possession (SIM-815).
    pub const fn holds(&self) -> u8 {
        self.state.turn.holds
    }

    /// How many steps the referee has taken since time was up (SIM-807).
    pub fn late(&self) -> u16 {
        let half = self.state.half;
        if half.time_up { half.t.saturating_sub(self.time().length_of_half()) } else { 0 }
    }

    /// The pegs of a side on the cloth.
    pub fn pegs(&self, side: Side) -> Pegs {
        self.state.on(side)
    }

    /// The pegs of a side that are to be put down.
    pub fn lifted(&self, side: Side) -> Pegs {
        self.state.lifted(side)
    }

    /// The named keeper of a side.
    pub fn keeper(&self, side: Side) -> Peg {
        self.state.keeper_of(side)
    }

    /// The cell of a peg on the cloth.
    pub fn cell(&self, peg: Peg) -> Cell {
        self.state.cell(peg)
    }

    /// Where a peg is, or was lifted from.
    pub fn point(&self, peg: Peg) -> Point {
        self.state.point(peg)
    }

    /// Does it stand on the cloth?
    pub fn stands(&self, peg: Peg) -> bool {
        self.state.is_standing(peg)
    }

    /// Has it a yellow card?
    pub fn is_cautioned(&self, peg: Peg) -> bool {
        self.state.yellow.has(peg)
    }

    /// How the carrier may pass (SIM-422).
    pub fn pass_kinds(&self) -> &'static [Kind] {
        self.kicking().pass_kinds()
    }

    /// From where the carrier's next kick of a kind starts (SIM-404).
    pub fn start_of(&self, kind: Kind) -> Point {
        let head = self.carrier().filter(|_| kind == Kind::Head);
        head.map_or(self.ball(), |peg| self.point(peg))
    }

    /// The pegs in an offside position if the ball were kicked now (SIM-861).
    pub fn offside(&self) -> Pegs {
        self.offside_pegs()
    }

    /// After a kick that is at rest: the kicker, put back where he was (SIM-409).
    pub fn kicker_back(&self) -> Option<Put> {
        let kicker = self.state.last.filter(|_| self.stage() == Stage::KickerPlace)?.kicker;
        Some(Put { peg: kicker, at: self.state.point(kicker) })
    }

    /// The pegs of which one is to take the ball (SIM-505).
    pub fn takers(&self) -> Pegs {
        self.count().verdict().pegs
    }
}
