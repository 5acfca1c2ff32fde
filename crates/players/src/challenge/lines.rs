//! The passing lines of a side: whom the ball reaches straight from each man, and how near to a goal that brings it.

use arrayvec::ArrayVec;
use onze_challenge::pitch::{Number, Numbers, Side};

use super::ground::{FREE, Ground, MOST, MOUTH, OFF, Place, STEPS, column, distance, index};
use super::worth::AT_LEAST;

/// The most footballers of a side on the pitch.
const MEN: usize = 11;
/// Farther than any total.
const FAR: u8 = MOST + 1;
/// Ways in which three dice show a total, of 216; by total.
const WAYS: [u8; 19] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

/// A straight way of the ball to a man, and how long it is.
type Leg = (u8, u8);

/// The passing lines of a side, as long as its opponents stand still.
#[derive(Clone)]
pub(super) struct Lines {
    side: Side,
    covered: [Place; 2],
    line: usize,
    men: ArrayVec<Place, MEN>,
    /// The place among the men, by number.
    node: [u8; 16],
    rings: Numbers,
    legs: [ArrayVec<Leg, 32>; MEN],
    /// How far the ball goes from each man in each direction: team-mates are never in its way.
    clear: [[u8; 8]; MEN],
    /// The total of a straight shot from each man; [`FAR`] if he has none.
    straight: [u8; MEN],
    /// The total of the shortest shot that he can bend.
    bent: [u8; MEN],
    /// The least total of a goal from each man by way of others.
    far: [u8; MEN],
}

/// What the ball meets that is played straight from a place.
struct View {
    legs: ArrayVec<Leg, 32>,
    clear: [u8; 8],
    shot: u8,
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

impl Lines {
    pub(super) fn new(ground: &Ground, side: Side) -> Lines {
        let mut lines = Lines {
            side,
            covered: ground.covered(side),
            line: ground.line(side),
            men: ArrayVec::new(),
            node: [0; 16],
            rings: ground.rings(side),
            legs: [const { ArrayVec::new_const() }; MEN],
            clear: [[0; 8]; MEN],
            straight: [FAR; MEN],
            bent: [FAR; MEN],
            far: [FAR; MEN],
        };
        for (number, &at) in ground.men(side).iter().enumerate() {
            if at > 0 && !lines.men.is_full() {
                lines.node[number] = u8::try_from(lines.men.len()).unwrap_or(0);
                lines.men.push(at);
            }
        }
        for man in 0..lines.men.len() {
            lines.look_from(ground, man);
        }
        lines.relax();
        lines
    }

    /// The lines after one of these men has moved, on the ground as it is then. A shot that another champion would bend
    /// on the square where he now stands is still counted.
    pub(super) fn moved(&self, ground: &Ground, who: Number, to: Place) -> Lines {
        let mut lines = self.clone();
        let moved = self.node[index(who)];
        lines.men[usize::from(moved)] = to;
        for (man, &from) in self.men.iter().enumerate() {
            if man == usize::from(moved) {
                continue;
            }
            let legs = &mut lines.legs[man];
            legs.retain(|(node, _)| *node != moved);
            let Some((direction, far)) = straight(from, to) else { continue };
            if far <= self.clear[man][direction] && !Ground::is_offside(self.side, self.line, to, from) {
                // More than there can be in four lines are not needed.
                let _ = legs.try_push((moved, far));
            }
        }
        lines.look_from(ground, usize::from(moved));
        lines.relax();
        lines
    }

    /// Notes what the ball meets from one of the men.
    fn look_from(&mut self, ground: &Ground, man: usize) {
        let at = self.men[man];
        let View { legs, clear, shot } = self.look(ground, at);
        (self.legs[man], self.clear[man], self.straight[man]) = (legs, clear, shot);
        self.bent[man] = if self.is_champion(ground, at) { ground.bent(self.side, at) } else { FAR };
    }

    /// Looks along the eight lines from a place: the men there, and the total of a straight shot.
    fn look(&self, ground: &Ground, from: Place) -> View {
        let mut view = View { legs: ArrayVec::new(), clear: [0; 8], shot: FAR };
        for (clear, step) in view.clear.iter_mut().zip(STEPS) {
            let mut at = from;
            for far in 1..=MOST {
                at = at.wrapping_add_signed(step);
                let cell = ground.cell(at);
                if self.covered.contains(&at) {
                    break;
                }
                if cell == FREE {
                    *clear = far;
                } else if let Some(number) = Ground::index_of(cell, self.side) {
                    *clear = far;
                    if !Ground::is_offside(self.side, self.line, at, from) {
                        // More than there can be in four lines are not needed.
                        let _ = view.legs.try_push((self.node[usize::from(number)], far));
                    }
                } else {
                    let mouth =
                        cell == OFF && Ground::rows_left(self.side, at) == 0 && MOUTH.contains(&column(at));
                    if mouth && far + ground.extra <= MOST {
                        view.shot = view.shot.min(far + ground.extra);
                    }
                    break;
                }
            }
        }
        view
    }

    /// The least total of a goal from a man.
    fn total(&self, man: usize) -> u8 {
        self.far[man].min(self.bent[man])
    }

    /// Brings the ball nearer by way of others until nothing is gained. Ways come back to nobody: they would be longer.
    fn relax(&mut self) {
        self.far = self.straight;
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
            let odds = odds(self.total(man));
            if odds > best[2] {
                best[2] = odds;
                best.sort_unstable_by(|one, other| other.total_cmp(one));
            }
        }
        best
    }

    fn is_champion(&self, ground: &Ground, at: Place) -> bool {
        let index = Ground::index_of(ground.cell(at), self.side);
        index.and_then(|index| Number::new(index + 1)).is_some_and(|number| self.rings.has(number))
    }

    /// How often the ball would go in from a place where nobody of this side stands.
    pub(super) fn odds_from(&self, ground: &Ground, at: Place) -> f32 {
        let View { legs, shot, .. } = self.look(ground, at);
        let relayed = legs.iter().map(|&(man, far)| self.far[usize::from(man)].saturating_add(far));
        odds(relayed.fold(shot, u8::min))
    }

    /// What the side can do with the ball at a man on this place.
    pub(super) fn chances(&self, ball: Place) -> Chances {
        let Some(starter) = self.men.iter().position(|at| *at == ball) else { return Chances::default() };
        let goal = self.total(starter);
        let ends = self.ends(starter);
        let mut shots = [0.0; MEN];
        for (man, shot) in shots.iter_mut().enumerate().take(self.men.len()) {
            *shot = odds(self.total(man));
        }
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

/// The direction and the distance from one place to another on one of its eight lines.
fn straight(from: Place, to: Place) -> Option<(usize, u8)> {
    let far = distance(from, to);
    let direction =
        STEPS.iter().position(|step| from.wrapping_add_signed(*step * far.cast_signed()) == to && far > 0)?;
    u8::try_from(far).ok().map(|far| (direction, far))
}
