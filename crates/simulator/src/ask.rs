//! What may be asked while somebody still chooses, and what is answered. Nothing here touches the match or its chance.

use onze_core::{Because, Clause, Game, Notation, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ahead::Ahead;
use crate::aim::{Aim, towards};
use crate::football::Screen;
use crate::foresee::{Duel, Foresight};
use crate::game::Simulator;
use crate::kicks::NamedKick;
use crate::moves::{KeeperPlan, Move, Put};
use crate::peg::Peg;
use crate::place::Stance;
use crate::point::{MM, Point};
use crate::refusal::Refusal;

/// A question; a choice in it stands as it is written.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// The path of the carrier's kick as it is aimed, past this opponent if that comes off (SIM-1006).
    Path(Aim, Option<Peg>),
    /// Sensible kicks of the carrier.
    Kicks,
    /// May the viewer choose this (SIM-1002)?
    Check(String),
    /// This choice with its peg as near to a point as it may be put.
    Near(String, Point),
    /// As near to a point as a peg can stand (SIM-127).
    Stand(Point),
    /// A pattern fitted to the repositioning that is asked for (SIM-1007).
    Fit(Vec<Put>),
    /// How things would stand after these movements of the phase.
    After(Vec<String>),
}

/// An answer, with the tag of its question.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The path, and what would come of it.
    Path(Foresight),
    /// Each with its name and what would come of it.
    Kicks(Vec<NamedKick>),
    /// Whether it is legal.
    Check(Checked),
    /// A choice that is legal and not punished.
    Near(Choice),
    /// The point.
    Stand(Point),
    /// The repositioning.
    Fit(Choice),
    /// What comes of them.
    After(Ahead),
}

/// A choice, as written and as a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// As it is handed in.
    pub text: String,
    /// The choice itself.
    #[serde(rename = "move")]
    pub choice: Move,
}

/// What the rules say to a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Checked {
    /// It may be made; the clause by which it is punished, if it is.
    Legal(#[cfg_attr(feature = "ts", ts(as = "Option<String>"))] Option<Clause>),
    /// It is refused, by these clauses.
    Refused(
        #[cfg_attr(feature = "ts", ts(type = "unknown"))] Refusal,
        #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))] Vec<Clause>,
    ),
}

/// What a listed choice comes to, as far as it is shown unasked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ComesTo {
    /// It begins a duel, with these odds.
    Duel(Duel),
    /// It is a kick at this team-mate.
    To(Peg),
}

impl Simulator {
    /// A choice with its text.
    pub(crate) fn written(&self, choice: Move) -> Choice {
        Choice { text: self.write_move(&choice).into_owned(), choice }
    }

    /// From the point towards the home of its cell, in whole millimetres, until a peg stands wholly inside (SIM-127).
    fn nearest_stand(&self, at: Point) -> Point {
        const STEPS: i32 = 64;
        let cell = self.pitch.cell(at);
        let home = self.pitch.home(cell);
        let extent = self.pitch.ground.extent(Stance::Standing);
        let between = |from: i32, to: i32, n: i32| {
            let far = from + (to - from) / STEPS * n;
            (far + MM / 2).div_euclid(MM) * MM
        };
        let on_the_way = |n: i32| Point::new(between(at.x, home.x, n), between(at.y, home.y, n));
        (0..STEPS).map(on_the_way).find(|&at| self.pitch.ground.holds(cell, extent, at)).unwrap_or(home)
    }
}

impl Screen<'_> {
    pub(crate) fn answer(self, viewer: Viewer, question: &Question) -> Option<Answer> {
        let seat = || if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        match question {
            Question::Path(aim, past) => self.foresight(*aim, *past).map(Answer::Path),
            Question::Kicks => Some(Answer::Kicks(self.named_kicks())),
            Question::Check(text) => Some(Answer::Check(self.checked(seat()?, text))),
            Question::Near(text, at) => self.near(seat()?, text, *at).map(Answer::Near),
            Question::Stand(at) => Some(Answer::Stand(self.game.nearest_stand(*at))),
            Question::Fit(puts) => Some(Answer::Fit(self.game.written(self.fitted(puts)?))),
            Question::After(texts) => self.ahead(viewer, texts).map(Answer::After),
        }
    }

    fn checked(self, seat: Seat, text: &str) -> Checked {
        let allowed = |choice: Move| self.game.check(self.state, seat, &choice).map(|()| choice);
        match self.game.read_move(text).and_then(allowed) {
            Ok(choice) => Checked::Legal(self.punishes(&choice)),
            Err(refusal) => Checked::Refused(refusal, refusal.rules().to_vec()),
        }
    }

    /// The peg goes to the same cell, where the finger let go if it can stand there, else where it was listed.
    fn near(self, seat: Seat, text: &str, at: Point) -> Option<Choice> {
        let is_open = |choice: &Move| {
            self.game.check(self.state, seat, choice).is_ok() && self.punishes(choice).is_none()
        };
        let listed = self.game.read_move(text).ok()?;
        let mut exact = listed.clone();
        if let Some(place) = place_of(&mut exact) {
            let (cell, stands) = (self.game.pitch.cell(*place), self.game.nearest_stand(at));
            *place = if self.game.pitch.cell(stands) == cell { stands } else { *place };
        }
        [exact, listed].into_iter().find(is_open).map(|choice| self.game.written(choice))
    }

    /// The duel that a choice begins, or whom a kick is aimed at.
    pub(crate) fn what_comes(self, choice: &Move) -> Option<ComesTo> {
        if let Some(duel) = self.duel(choice) {
            return Some(ComesTo::Duel(duel));
        }
        let (Move::Pass { peg, aim, dribble: None } | Move::Kick { peg, aim }) = *choice else { return None };
        let from = self.listing().start_of_kick(peg);
        let mut mates = self.on(peg.side()).without(peg).iter();
        mates.find(|&mate| towards(from, self.point(mate)) == aim.direction).map(ComesTo::To)
    }
}

/// The place of the one peg that a choice puts down.
fn place_of(choice: &mut Move) -> Option<&mut Point> {
    Some(match choice {
        Move::KickOff(put) | Move::StepBack(put) | Move::Place(put) | Move::Take(put) | Move::Clear(put) => {
            &mut put.at
        }
        Move::Step { put, .. } => &mut put.at,
        Move::Headers(puts) | Move::Speed(puts) if puts.len() == 1 => &mut puts.first_mut()?.at,
        Move::Prepare(plan) => match (&mut plan.keeper, plan.intercept.first_mut()) {
            (KeeperPlan::Place { to, .. }, None) => &mut to.at,
            (KeeperPlan::Stay, Some(laid)) => &mut laid.at,
            _ => return None,
        },
        _ => return None,
    })
}
