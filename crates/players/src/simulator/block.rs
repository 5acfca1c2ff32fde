//! Bodies on the way of a shot: how much of the goal they hide from the ball.

use onze_core::{Game, Side};
use onze_simulator::{BALL_RADIUS, Cell, Football, Move, PEG_RADIUS, Peg, Point, Put, Simulator};

use super::Mind;
use super::threat::Threat;
use super::worth::along;

/// How far from the ball a place on the way is looked for, in thousandths of a millimetre: from the gap of SIM-734 on.
const NEAREST: i32 = 23_500;
const FARTHEST: i32 = 180_000;
const STEP: usize = 9_000;
/// Where on the goal line a shot may go, in tenths of the mouth.
const ACROSS: [i32; 3] = [5, 3, 7];

/// How far from a man his guard stands.
const BESIDE: i32 = 13_000;
/// Of so many kicks the ways are stood in, and how far apart.
const WAYS: usize = 4;
const LANE_STEP: i32 = 40_000;

/// The goal as the ball sees it, and what stands before it.
pub(super) struct Shadow {
    ball: Point,
    /// Towards the goal x grows, or falls.
    sign: i32,
    /// The directions of the posts.
    posts: [f64; 2],
    /// What each peg of the defence hides.
    hidden: Vec<(Peg, [f64; 2])>,
}

impl Shadow {
    pub(super) fn new(game: &Simulator, football: &Football<'_>) -> Shadow {
        let attack = football.attack();
        let (ball, defence) = (football.ball(), attack.other());
        let sign = if attack == Side::Red { 1 } else { -1 };
        let (line, mouth) = (game.pitch().goal_line(defence), game.pitch().goal_mouth().y);
        let mut shadow = Shadow { ball, sign, posts: [0.0; 2], hidden: Vec::new() };
        shadow.posts = mouth.map(|y| shadow.direction(Point::new(line, y)));
        let field = football.pegs(defence).without(football.keeper(defence));
        let hides = |peg: Peg| Some((peg, shadow.hides(football.point(peg))?));
        shadow.hidden = field.iter().filter_map(hides).collect();
        shadow
    }

    fn direction(&self, at: Point) -> f64 {
        f64::from(at.y - self.ball.y).atan2(f64::from(self.sign * (at.x - self.ball.x)))
    }

    /// What a standing peg hides, from one direction to another; nothing behind the ball.
    fn hides(&self, at: Point) -> Option<[f64; 2]> {
        let away = f64::from(at.x - self.ball.x).hypot(f64::from(at.y - self.ball.y));
        let half = (f64::from(PEG_RADIUS + BALL_RADIUS) / away.max(1.0)).min(1.0).asin();
        let middle = self.direction(at);
        (self.sign * (at.x - self.ball.x) > 0).then_some([middle - half, middle + half])
    }

    /// The share of the goal that is hidden.
    pub(super) fn now(&self) -> f64 {
        self.share(self.hidden.iter().map(|(_, part)| *part).collect())
    }

    /// The same if one peg stood elsewhere.
    pub(super) fn with(&self, peg: Peg, at: Point) -> f64 {
        let others = self.hidden.iter().filter(|(other, _)| *other != peg).map(|(_, part)| *part);
        self.share(others.chain(self.hides(at)).collect())
    }

    fn share(&self, mut parts: Vec<[f64; 2]>) -> f64 {
        let [first, last] = self.posts;
        parts.sort_by(|a, b| a[0].total_cmp(&b[0]));
        let (mut seen_to, mut hidden) = (first, 0.0);
        for [from, to] in parts {
            let (from, to) = (from.max(seen_to), to.min(last));
            if to > from {
                hidden += to - from;
                seen_to = to;
            }
        }
        hidden / (last - first).max(f64::EPSILON)
    }
}

impl Mind<'_> {
    /// Points of a cell on the way from the ball to the goal, the nearest to the ball first on each.
    pub(super) fn places_on_the_way(
        &self,
        football: &Football<'_>,
        cell: Cell,
    ) -> impl Iterator<Item = Point> {
        let (pitch, ball) = (self.game.pitch(), football.ball());
        let (mouth, line) = (pitch.goal_mouth().y, pitch.goal_line(self.side));
        let ways = ACROSS.map(|tenths| Point::new(line, mouth[0] + (mouth[1] - mouth[0]) / 10 * tenths));
        let points = ways
            .into_iter()
            .flat_map(move |to| (NEAREST..FARTHEST).step_by(STEP).map(move |away| along(ball, to, away)));
        points.filter(move |&at| pitch.cell(at) == cell)
    }

    /// Movements onto the way of a shot: the rules list one place a cell, and a little aside may be all the difference.
    pub(super) fn blocks(&self, football: &Football<'_>) -> Vec<Move> {
        let listed = self.moves.iter().filter_map(|choice| match choice {
            Move::Step { put, tackle: false } => Some(*put),
            _ => None,
        });
        let steps = listed.flat_map(|put| {
            let places = self.places_on_the_way(football, self.game.pitch().cell(put.at));
            places.map(move |at| Move::Step { put: Put { peg: put.peg, at }, tackle: false })
        });
        steps.filter(|step| self.game.check(self.state, self.side.seat(), step).is_ok()).collect()
    }

    /// Movements to a man, on the side of the own goal, and onto the way of the most promising kicks.
    pub(super) fn guards(&self, football: &Football<'_>, threat: &Threat<'_>) -> Vec<Move> {
        let pitch = self.game.pitch();
        let goal = Point::new(pitch.goal_line(self.side), pitch.width() / 2);
        let ball = football.ball();
        let opponents = football.pegs(self.side.other());
        // Between him and the goal, or between him and the ball.
        let men = opponents.iter().map(|peg| football.point(peg));
        let men = men.flat_map(|at| [goal, ball].map(|to| along(at, to, BESIDE)));
        let ways = threat.best_ways(WAYS).into_iter().flat_map(move |to| {
            let length = f64::from(to.x - ball.x).hypot(f64::from(to.y - ball.y));
            let steps = (1..8).map(|n| n * LANE_STEP).filter(move |away| f64::from(*away) < length);
            steps.map(move |away| along(ball, to, away))
        });
        let places: Vec<Point> = men.chain(ways).collect();
        let listed = self.moves.iter().filter_map(|choice| match choice {
            Move::Step { put, tackle: false } => Some((put.peg, pitch.cell(put.at))),
            _ => None,
        });
        let steps = listed.flat_map(|(peg, cell)| {
            let here = places.iter().filter(move |&&at| pitch.cell(at) == cell);
            here.map(move |&at| Move::Step { put: Put { peg, at }, tackle: false })
        });
        steps.filter(|step| self.game.check(self.state, self.side.seat(), step).is_ok()).collect()
    }
}
