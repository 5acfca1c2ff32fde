//! What a situation is worth to a side, in goals. The figures were tried in the arena, against one another and against
//! random players.

use onze_challenge::pitch::Side;

use super::ground::{Ground, Place};

/// Ways in which three dice show at least a total, of 216; from a total of 3.
pub(super) const AT_LEAST: [u8; 16] = [216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1];

/// What the ball in the middle of nowhere promises, and what it promises more in front of the other goal.
const BALL: f64 = 0.04;
const NEAR_GOAL: f64 = 0.3;
/// How often the ball is lost where a side has it.
pub(super) const LOST: f64 = 0.05;
/// A square that one of the two nearest to a loose ball has still to go.
const CHASE: f64 = 0.03;
/// A row that one of the forwards has gained, or one of the defenders has strayed.
const ROW: f64 = 0.005;
/// A column by which a forward is too far out to shoot.
const WING: f64 = 0.003;
/// Who goes forward, and who stays back.
const FORWARDS: usize = 4;
const DEFENDERS: usize = 4;
/// How far up the pitch defenders go, and how near to the other goal forwards.
const DEFENDERS_ROW: usize = 28;
const FORWARDS_ROW: usize = 5;
/// The same with a high line; where that is, and what a row costs by which the last of a side is behind it.
const HIGH_DEFENDERS_ROW: usize = 22;
const HIGH_LINE: usize = 24;
const STRAGGLER: f64 = 0.03;
/// Columns from the middle from which goals are scored.
const SHOOTING: usize = 6;

impl Ground {
    /// The ball on a place, to the side that has it there and throws next: the odds of a goal, and what is left if none
    /// falls.
    pub(super) fn ball(&self, side: Side, at: Place, champion: bool) -> f64 {
        let odds = self.shot(side, at, champion).map_or(0.0, odds_of);
        let near = 1.0 - rows(Ground::rows_left(side, at)) / 40.0;
        odds + (1.0 - odds) * (BALL + NEAR_GOAL * near * near)
    }

    /// The ball with whoever of a side stands on its place.
    pub(super) fn held(&self, side: Side, at: Place) -> f64 {
        let taken = self.ball(side.other(), at, false);
        self.ball(side, at, self.has_champion(side, at)) - LOST * taken
    }

    /// A loose ball, which the opponents of a side try to recover first (CHA-541).
    pub(super) fn loose(&self, side: Side, at: Place) -> f64 {
        let [theirs, ours] = [side.other(), side].map(|side| {
            let [faces, champions] = self.faces(side, at, |_| true);
            recovery_odds(faces) * self.ball(side, at, champions != 0)
        });
        let [faces, _] = self.faces(side.other(), at, |_| true);
        (1.0 - recovery_odds(faces)) * ours - theirs - CHASE * rows(self.chase(side, at))
    }

    /// Forwards near the other goal and not offside, defenders and keeper at home.
    pub(super) fn shape(&self, side: Side) -> f64 {
        self.shape_up_to(side, DEFENDERS_ROW)
    }

    /// The same with a high line: nobody but the keeper stays behind, so that opponents who do are offside (CHA-750).
    pub(super) fn high_shape(&self, side: Side) -> f64 {
        let last = self.outfield(side).map(|at| Ground::rows_left(side, at)).max().unwrap_or(0);
        self.shape_up_to(side, HIGH_DEFENDERS_ROW) - STRAGGLER * rows(last.saturating_sub(HIGH_LINE))
    }

    fn shape_up_to(&self, side: Side, defenders_row: usize) -> f64 {
        let mut men = [(0, 0); 16];
        let mut n = 0;
        for (slot, at) in men.iter_mut().zip(self.outfield(side)) {
            *slot = (Ground::rows_left(side, at), Ground::off_centre(at));
            n += 1;
        }
        men[..n].sort_unstable();
        let line = self.line(side);
        let mut worth = 0.0;
        for &(left, off_centre) in men[..n].iter().take(FORWARDS) {
            // Level with the second defender is offside: such a man must come back (CHA-750).
            let strayed =
                if left < 20 && left <= line { line + 4 - left.max(line.saturating_sub(2)) } else { 0 };
            worth -= ROW * rows(left.max(FORWARDS_ROW) + strayed);
            worth -= WING * rows(off_centre.saturating_sub(SHOOTING));
        }
        for &(left, _) in men[..n].iter().rev().take(DEFENDERS) {
            worth -= ROW * rows(defenders_row.saturating_sub(left));
        }
        let home = |at| 39_usize.saturating_sub(Ground::rows_left(side, at)) + Ground::off_centre(at);
        worth - ROW * self.keeper(side).map_or(0.0, |at| rows(home(at)))
    }
}

/// How often three dice show at least this total.
fn odds_of(total: u8) -> f64 {
    let ways = AT_LEAST.get(usize::from(total.saturating_sub(3))).copied().unwrap_or(0);
    f64::from(ways) / 216.0
}

/// How often one of three dice shows one of these faces (CHA-542).
fn recovery_odds(faces: u8) -> f64 {
    1.0 - (1.0 - f64::from(faces.count_ones()) / 6.0).powi(3)
}

#[allow(clippy::cast_precision_loss)] // a few dozen
fn rows(n: usize) -> f64 {
    n as f64
}
