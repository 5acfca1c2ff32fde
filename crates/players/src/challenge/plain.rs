//! The plain coach of the rules' figures: he takes goals, keeps the ball, and goes after it when it is loose. The
//! attacking coach also sends his forwards into the box. Yardsticks for better ones.

use onze_challenge::Move;
use onze_challenge::pitch::{Choice, Numbers, Outcome, Path, Phase, Pitch, Play, Run, Side, Square};

use super::best;
use super::ground::{Ground, place};

/// What a path may come to, from the best to the worst; a row forward counts one.
const GOAL: f64 = 1000.0;
const KEPT: f64 = 300.0;
const WITHIN_REACH: f64 = 200.0;
const LOOSE: f64 = 100.0;

/// How near to the other goal forwards go, and how far from the middle: as far as its mouth is wide (CHA-108).
const BOX_ROWS: u8 = 6;
const BOX_COLUMNS: u8 = 3;
/// Rows that somebody would go back rather than stand in front of the keeper, who then is in the way of his shot.
const BEFORE_KEEPER: u8 = 2;
/// Who goes forward.
const FORWARDS: usize = 5;
/// Less than to end the moves: nobody is moved for nothing.
const IDLE: f64 = -1.0;
/// Less than a square that somebody comes nearer to a loose ball.
const BESIDES: f64 = 0.4;

/// One choice to be made in a match.
pub(super) struct Plain<'a> {
    pub(super) pitch: &'a Pitch,
    pub(super) play: &'a Play,
    pub(super) side: Side,
    pub(super) attacking: bool,
}

impl Plain<'_> {
    /// The choice; `None` for the first of the list.
    pub(super) fn choice(&self, moves: &[Move]) -> Option<Move> {
        let choices = moves.iter().filter_map(|choice| match choice {
            Move::Pitch(choice) => Some(*choice),
            _ => None,
        });
        let choice = match self.play.phase() {
            Phase::Path => best(choices, |choice| self.path(choice)),
            Phase::Moves => best(choices, |choice| self.moved(choice)),
            _ => None,
        };
        choice.map(Move::Pitch)
    }

    fn rows_gone(&self, square: Square) -> f64 {
        f64::from(square.depth(self.side))
    }

    fn path(&self, choice: &Choice) -> f64 {
        let Choice::Path(path) = choice else { return -GOAL };
        match self.pitch.outcome(self.play, path) {
            Outcome::Goal { side, .. } if side == self.side => GOAL,
            Outcome::Goal { .. } => -GOAL,
            Outcome::Stop { at, holder: Some(_) } => KEPT + self.rows_gone(at),
            Outcome::Stop { at, holder: None } if self.can_fetch(path, at) => {
                WITHIN_REACH + self.rows_gone(at)
            }
            Outcome::Stop { at, .. } => LOOSE + self.rows_gone(at),
            Outcome::Out { at, .. } | Outcome::Offside { at, .. } => self.rows_gone(at),
        }
    }

    /// Can one of the dice bring somebody onto the ball who is not offside (CHA-540, CHA-752)?
    fn can_fetch(&self, path: &Path, at: Square) -> bool {
        let ground = Ground::new(self.pitch.options(), self.play);
        let leg_from = place(path.turns.as_slice().last().copied().unwrap_or(path.from));
        let line = ground.line(self.side);
        let dice = self.play.dice().iter().fold(0, |dice, die| dice | 1 << die);
        let may = |man| !Ground::is_offside(self.side, line, man, leg_from);
        ground.faces(self.side, place(at), may)[0] & dice != 0
    }

    /// What a move is worth; to end the moves is worth nothing.
    fn moved(&self, choice: &Choice) -> f64 {
        let Choice::Move(run) = choice else { return 0.0 };
        let holder = self.play.holder();
        if run.shock.is_some() || holder.is_some_and(|holder| holder == run.who) {
            return IDLE;
        }
        let ball = self.play.ball();
        if self.play.dead().is_none() && holder.is_none() {
            let prospect = self.pitch.prospect(self.play, run);
            if prospect.is_some_and(|prospect| prospect.takes_ball && !prospect.offside) {
                return GOAL;
            }
            let chase = self.chase(run, ball);
            return if chase > 0.0 { chase } else { self.advance(run).min(BESIDES) };
        }
        self.advance(run)
    }

    /// Squares that somebody comes nearer to a loose ball, if he is the nearest then.
    fn chase(&self, run: &Run, ball: Square) -> f64 {
        let nearest = self.play.standing(self.side).map(|(_, square)| square.distance(ball)).min();
        f64::from(nearest.unwrap_or(0)) - f64::from(run.to.distance(ball)) - 0.5
    }

    /// What a move is worth that has nothing to do with the ball.
    fn advance(&self, run: &Run) -> f64 {
        if self.attacking && self.forwards().has(run.who.number) { self.attack(run) } else { IDLE }
    }

    /// Those who stand nearest to the other goal.
    fn forwards(&self) -> Numbers {
        let keeper = self.play.keeper(self.side);
        let outfield = self.play.standing(self.side).filter(|(number, _)| Some(*number) != keeper);
        let mut men: Vec<_> = outfield.collect();
        men.sort_by_key(|(_, square)| square.depth(self.side.other()));
        men.into_iter().take(FORWARDS).map(|(number, _)| number).collect()
    }

    /// Squares that a forward comes nearer to the box without going offside (CHA-751).
    fn attack(&self, run: &Run) -> f64 {
        let them = self.side.other();
        let keeper = self.play.keeper(them);
        let outfield = self.play.standing(them).filter(|(number, _)| Some(*number) != keeper);
        let line = outfield.map(|(_, square)| square.depth(them)).min().unwrap_or(0);
        let wanted = BOX_ROWS.max(line + 1);
        let far = |square: Square| {
            let rows = square.depth(them).abs_diff(wanted);
            let aside = square.column().abs_diff(Square::CENTRE.column());
            let blocked = if aside == 0 { BEFORE_KEEPER } else { 0 };
            f64::from(rows + aside.saturating_sub(BOX_COLUMNS) + blocked)
        };
        far(run.from) - far(run.to)
    }
}
