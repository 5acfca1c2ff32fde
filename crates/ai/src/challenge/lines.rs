//! The passing lines of a side: whom the ball reaches straight from each man, and how near to a goal that brings it.

use arrayvec::ArrayVec;
use onze_challenge::pitch::{Number, Numbers, Side};

use super::ground::{FREE, Ground, MOST, MOUTH, OFF, Place, STEPS, column};
use super::worth::AT_LEAST;

/// The most footballers of a side on the pitch.
const MEN: usize = 11;
/// Farther than any total.
const FAR: u8 = MOST + 1;
/// Ways in which three dice show a total, of 216; by total.
const WAYS: [u8; 19] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

/// A straight way of the ball to a man, and how long it is.
type Leg = (u8, u8);

/// The passing lines of a side.
pub(super) struct Lines<'a> {
    ground: &'a Ground,
    side: Side,
    covered: [Place; 2],
    line: usize,
    men: ArrayVec<Place, MEN>,
    /// The place among the men, by number.
    node: [u8; 16],
    rings: Numbers,
    legs: [ArrayVec<Leg, 32>; MEN],
    /// The least total of a goal from each man by way of others; [`FAR`] if there is none.
    far: [u8; MEN],
    /// The same, with the shots that champions bend.
    totals: [u8; MEN],
}

/// What a side can do with a possession throw, before its moves.
#[derive(Clone, Copy, Default)]
pub(super) struct Chances {
    /// How often it scores at once.
    pub(super) goal: f32,
    /// How often the ball goes in or stops with a team-mate.
    pub(super) kept: f32,
    /// How often it scores at once or from where the ball then is, with the best of its passes.
    pub(super) two: f32,
}

impl<'a> Lines<'a> {
    pub(super) fn new(ground: &'a Ground, side: Side) -> Lines<'a> {
        let mut lines = Lines {
            ground,
            side,
            covered: ground.covered(side),
            line: ground.line(side),
            men: ArrayVec::new(),
            node: [0; 16],
            rings: ground.rings(side),
            legs: [const { ArrayVec::new_const() }; MEN],
            far: [FAR; MEN],
            totals: [FAR; MEN],
        };
        for (number, &at) in ground.men(side).iter().enumerate() {
            if at > 0 && !lines.men.is_full() {
                lines.node[number] = u8::try_from(lines.men.len()).unwrap_or(0);
                lines.men.push(at);
            }
        }
        for man in 0..lines.men.len() {
            let mut legs = ArrayVec::new();
            lines.far[man] = lines.look(lines.men[man], &mut legs);
            lines.legs[man] = legs;
        }
        lines.relax();
        for man in 0..lines.men.len() {
            let (far, at) = (lines.far[man], lines.men[man]);
            lines.totals[man] = if lines.is_champion(at) { far.min(ground.bent(side, at)) } else { far };
        }
        lines
    }

    /// Looks along the eight lines from a place: the men there, and the total of a straight shot.
    fn look(&self, from: Place, legs: &mut ArrayVec<Leg, 32>) -> u8 {
        let mut shot = FAR;
        for step in STEPS {
            let mut at = from;
            for far in 1..=MOST {
                at = at.wrapping_add_signed(step);
                let cell = self.ground.cell(at);
                if cell == FREE {
                    if self.covered.contains(&at) {
                        break;
                    }
                } else if let Some(number) = Ground::index_of(cell, self.side) {
                    if self.covered.contains(&at) {
                        break;
                    }
                    if !Ground::is_offside(self.side, self.line, at, from) {
                        // More than there can be in four lines are not needed.
                        let _ = legs.try_push((self.node[usize::from(number)], far));
                    }
                } else {
                    let mouth =
                        cell == OFF && Ground::rows_left(self.side, at) == 0 && MOUTH.contains(&column(at));
                    if mouth && far + self.ground.extra <= MOST {
                        shot = shot.min(far + self.ground.extra);
                    }
                    break;
                }
            }
        }
        shot
    }

    /// Brings the ball nearer by way of others until nothing is gained. Ways come back to nobody: they would be longer.
    fn relax(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for man in 0..self.men.len() {
                for &(to, far) in &self.legs[man] {
                    let total = self.far[usize::from(to)].saturating_add(far);
                    if total < self.far[man] {
                        self.far[man] = total;
                        changed = true;
                    }
                }
            }
        }
    }

    /// How often the ball goes in from each man, the best first.
    pub(super) fn best_shots(&self) -> [f32; 3] {
        let mut best = [0.0; 3];
        for man in 0..self.men.len() {
            let odds = odds(self.totals[man]);
            if odds > best[2] {
                best[2] = odds;
                best.sort_unstable_by(|one, other| other.total_cmp(one));
            }
        }
        best
    }

    fn is_champion(&self, at: Place) -> bool {
        let index = Ground::index_of(self.ground.cell(at), self.side);
        index.and_then(|index| Number::new(index + 1)).is_some_and(|number| self.rings.has(number))
    }

    /// How often the ball would go in from a place where nobody of this side stands.
    pub(super) fn odds_from(&self, at: Place) -> f32 {
        let mut legs = ArrayVec::new();
        let straight = self.look(at, &mut legs);
        let relayed = legs.iter().map(|&(man, far)| self.far[usize::from(man)].saturating_add(far));
        odds(relayed.fold(straight, u8::min))
    }

    /// What the side can do with the ball at a man on this place.
    pub(super) fn chances(&self, ball: Place) -> Chances {
        let Some(starter) = self.men.iter().position(|at| *at == ball) else { return Chances::default() };
        let goal = self.totals[starter];
        let ends = self.ends(starter);
        let shots = self.totals.map(odds);
        let mut chances = Chances::default();
        for (total, ways) in (0_u8..).zip(WAYS).skip(3) {
            let ways = f32::from(ways) / 216.0;
            if total >= goal {
                chances.goal += ways;
                chances.kept += ways;
                chances.two += ways;
                continue;
            }
            let stops = |man: &usize| ends[*man] >> total & 1 != 0;
            let next = (0..self.men.len()).filter(stops).map(|man| shots[man]).reduce(f32::max);
            if let Some(next) = next {
                chances.kept += ways;
                chances.two += ways * next;
            }
        }
        chances
    }

    /// With which totals the ball can stop at each man, a bit each. Of the ways to a man with a total only the first is
    /// followed, so a few are missed in a crowd.
    fn ends(&self, starter: usize) -> [u32; MEN] {
        let mut ends = [0_u32; MEN];
        let mut followed = [0_u32; MEN];
        let mut states: ArrayVec<(u8, u8, u16), { MEN * 19 }> = ArrayVec::new();
        states.push((u8::try_from(starter).unwrap_or(0), 0, 1 << starter));
        let mut n = 0;
        while let Some(&(man, gone, used)) = states.get(n) {
            n += 1;
            for &(to, far) in &self.legs[usize::from(man)] {
                let total = gone + far;
                if total > MOST {
                    continue;
                }
                let to_bit = 1_u16 << to;
                ends[usize::from(to)] |= 1 << total;
                if used & to_bit == 0 && followed[usize::from(to)] >> total & 1 == 0 {
                    followed[usize::from(to)] |= 1 << total;
                    // One for each man and total: there is room.
                    let _ = states.try_push((to, total, used | to_bit));
                }
            }
        }
        ends
    }
}

/// How often three dice show at least this total.
fn odds(total: u8) -> f32 {
    let ways = AT_LEAST.get(usize::from(total.saturating_sub(3))).copied().unwrap_or(0);
    f32::from(ways) / 216.0
}
