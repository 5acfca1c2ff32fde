//! What a position promises a side, in goals.

use onze_core::Side;
use onze_simulator::{Cell, Football, Peg, Point, Restart, Simulator, Stage, State};

use super::counter::Counter;
use super::features::{Next, Situation};
use super::learnt::Learnt;
use super::level::Beliefs;

/// Cells of the pitch.
pub(super) const CELLS: usize = 103;

/// A penalty.
const PENALTY: f64 = 0.77;
/// What is left of a chance that can be taken only after the other side has moved.
const LATER: f64 = 0.6;
/// Possession before the opponents' goal line, where no shot is thought of; less, with the square, farther away.
const POSSESSION: f64 = 0.14;
/// What an opponent on the way to the goal leaves of a shot.
const OPEN: f64 = 0.75;
/// A corner.
const CORNER: f64 = 0.08;
/// What is left of possession when the first kick has the handicap of a relance.
pub(super) const RELANCE: f64 = 0.8;
/// What each hold in a row leaves of a ball that is only kept, and each step of the referee after time was up.
const KEPT_AT_HOLD: f64 = 0.93;
const KEPT_LATE: f64 = 0.8;

/// The values of the cells, for the side that attacks to the right.
#[derive(Clone)]
pub(super) struct Worth<'a> {
    game: &'a Simulator,
    header: f64,
    header_per_mm: f64,
    stranded: f64,
    shot: [f64; CELLS],
    held: [f64; CELLS],
    counter: Counter,
    /// What is left of a ball that the attack only keeps.
    kept: f64,
    /// What was learnt, for those who go by it.
    learnt: Option<Learnt<'a>>,
}

impl<'a> Worth<'a> {
    pub(super) fn new(game: &'a Simulator, believes: &Beliefs) -> Self {
        let (mut shot, mut held) = ([0.0; CELLS], [0.0; CELLS]);
        for cell in Cell::all() {
            let at = game.pitch().home(cell);
            shot[cell.index()] = shot_from(game, believes, cell, at);
            let way = f64::from(at.x) / f64::from(game.pitch().length());
            let wing = if game.pitch().cross(Side::Red).has(cell) { believes.cross * way * way } else { 0.0 };
            let chance = shot[cell.index()].max(wing);
            held[cell.index()] = (LATER * chance).max(0.01 + POSSESSION * way * way);
        }
        Worth {
            game,
            header: believes.header,
            header_per_mm: believes.header_per_mm,
            stranded: believes.stranded,
            shot,
            held,
            counter: Counter::NONE,
            kept: 1.0,
            learnt: None,
        }
    }

    /// From now on the ball at somebody's feet is worth what was learnt.
    pub(super) fn taught(mut self, learnt: Option<Learnt<'a>>) -> Self {
        self.learnt = learnt;
        self
    }

    /// Whoever has kept the ball for long without anything coming of it thinks less and less of keeping it. No rule ends
    /// an attack when time is up (SIM-807), nor one for which the clock stands (SIM-805): somebody must.
    pub(super) fn hurried(mut self, football: &Football<'_>) -> Self {
        self.kept =
            KEPT_AT_HOLD.powi(i32::from(football.holds())) * KEPT_LATE.powi(i32::from(football.late()));
        self
    }

    /// What a shot from a cell is worth is known by trials, and is less than such shots are worth elsewhere.
    pub(super) fn knows_shot(&mut self, side: Side, cell: Cell, worth: f64) {
        let n = cell.own(side).index();
        if worth < self.shot[n] {
            let less = (worth / self.shot[n]).max(0.0);
            self.shot[n] *= less;
            self.held[n] *= less;
        }
    }

    /// From now on a ball lost is worth to the other side what it could do with it at once, as the pegs stand.
    pub(super) fn look_around(&mut self, football: &Football<'_>) {
        self.counter = Counter::new(self.game, football, |side, cell| self.shot(side, cell));
    }

    /// A shot by this side from a cell, with nobody but the keeper in the way.
    pub(super) fn shot(&self, side: Side, cell: Cell) -> f64 {
        self.shot[cell.own(side).index()]
    }

    /// The ball at the feet of a peg of this side in a cell, the other side still to move.
    pub(super) fn held(&self, side: Side, cell: Cell) -> f64 {
        self.held[cell.own(side).index()]
    }

    /// A header towards the goal, by a peg of this side at a point.
    pub(super) fn header(&self, side: Side, at: Point) -> f64 {
        let pitch = self.game.pitch();
        let goal = Point::new(pitch.goal_line(side.other()), pitch.width() / 2);
        let away = f64::from(at.x - goal.x).hypot(f64::from(at.y - goal.y)) / 1000.0;
        (self.header - self.header_per_mm * away).max(0.0)
    }

    /// A state for a side, goals included.
    pub(super) fn of(&self, state: &State, side: Side) -> f64 {
        let football = self.game.football(state);
        let goals = f64::from(football.goals(side)) - f64::from(football.goals(side.other()));
        let (holder, promise) = match (football.stage(), football.carrier()) {
            (Stage::LineUp | Stage::KickOff | Stage::Over | Stage::Taker, _) => (side, 0.0),
            (Stage::Cod, _) => {
                let takers = football.takers();
                let promise = |peg: Peg| self.taken(&football, peg, self.game.pitch().cell(football.ball()));
                let best = takers.iter().map(promise).fold(f64::MIN, f64::max);
                (takers.first().map_or(side, Peg::side), best)
            }
            (Stage::Header, Some(peg)) if !football.has_shot() => {
                (peg.side(), self.header(peg.side(), football.point(peg)))
            }
            (Stage::Header, _) => (football.attack(), 0.02),
            (Stage::Action | Stage::Hands | Stage::Skill | Stage::Phase2, Some(carrier)) => {
                (carrier.side(), self.taken(&football, carrier, football.ball_cell()))
            }
            _ => (football.attack(), self.restarted(&football)),
        };
        goals + if holder == side { promise } else { -promise }
    }

    /// A peg has just won the ball in a cell, or is about to.
    pub(super) fn taken(&self, football: &Football<'_>, peg: Peg, cell: Cell) -> f64 {
        let side = peg.side();
        if let Some(learnt) = self.learnt {
            return self.taken_as_learnt(learnt, football, peg, cell);
        }
        let away = peg == football.keeper(side) && !self.game.pitch().penalty_area(side).has(cell);
        let held = self.held(side, cell) - if away { self.stranded } else { 0.0 };
        let wins_it = side != football.attack() || football.stage() == Stage::Action;
        if wins_it {
            return RELANCE * held.max(self.counter.of(side, cell));
        }
        if self.may_shoot_at_once(football, peg, cell) {
            let shot = self.shot(side, cell) * OPEN.powi(self.in_the_way(football, side));
            return self.kept * shot.max(held);
        }
        let lost = tackled(football, peg, cell);
        self.kept * ((1.0 - lost) * held - lost * RELANCE * self.held(side.other(), cell))
    }

    fn taken_as_learnt(&self, learnt: Learnt<'_>, football: &Football<'_>, carrier: Peg, cell: Cell) -> f64 {
        let side = carrier.side();
        if side != football.attack() || football.is_relance() {
            let now = Situation { carrier, cell, next: Next::Relance, moved: None };
            return learnt.goals(self.game, self, football, now);
        }
        let held = self.kept_as_learnt(learnt, football, carrier, cell);
        if self.may_shoot_at_once(football, carrier, cell) {
            let shot = self.shot(side, cell) * OPEN.powi(self.in_the_way(football, side));
            return held.max(shot);
        }
        held
    }

    fn kept_as_learnt(&self, learnt: Learnt<'_>, football: &Football<'_>, carrier: Peg, cell: Cell) -> f64 {
        let now = Situation { carrier, cell, next: Next::Support, moved: None };
        let held = learnt.goals(self.game, self, football, now);
        if held > 0.0 { self.kept * held } else { held }
    }

    /// What the ball at the carrier's feet is worth to his side, which may have had it for too long.
    pub(super) fn kept_by(&self, football: &Football<'_>, carrier: Peg) -> f64 {
        let cell = football.ball_cell();
        match self.learnt {
            Some(learnt) => self.kept_as_learnt(learnt, football, carrier, cell),
            None => self.kept * self.held(carrier.side(), cell),
        }
    }

    /// What the match is worth to the attack by what was learnt, with somebody elsewhere.
    pub(super) fn learnt(
        &self,
        football: &Football<'_>,
        next: Next,
        moved: Option<(Peg, Point)>,
    ) -> Option<f64> {
        let (learnt, carrier) = (self.learnt?, football.carrier()?);
        let now = Situation { carrier, cell: football.ball_cell(), next, moved };
        Some(learnt.goals(self.game, self, football, now))
    }

    /// SIM-605 to SIM-607.
    fn may_shoot_at_once(&self, football: &Football<'_>, peg: Peg, cell: Cell) -> bool {
        let side = peg.side();
        if football.has_shot() || !self.game.pitch().shooting(side).has(cell) {
            return false;
        }
        let near =
            |opponent: &Peg| football.stands(*opponent) && football.cell(*opponent).distance(cell) <= 1;
        let marks = |opponent: Peg| football.cell(opponent) == cell && football.sticker(opponent).blue() > 0;
        let opponents = football.pegs(side.other());
        if football.sticker(peg).red() > 0 {
            !opponents.iter().filter(near).any(marks)
        } else {
            !opponents.iter().any(|opponent| near(&opponent))
        }
    }

    /// How many opponents stand between the ball and the middle of their goal.
    fn in_the_way(&self, football: &Football<'_>, side: Side) -> i32 {
        let (pitch, other) = (self.game.pitch(), side.other());
        let goal = Point::new(pitch.goal_line(other), pitch.width() / 2);
        let opponents = football.pegs(other).without(football.keeper(other));
        let near =
            opponents.iter().filter(|&peg| off_the_line(football.point(peg), football.ball(), goal) < 22.0);
        i32::try_from(near.count()).unwrap_or(0)
    }

    /// What a restart promises the side that has it.
    fn restarted(&self, football: &Football<'_>) -> f64 {
        let (side, cell) = (football.attack(), football.ball_cell());
        match football.restart() {
            Some(Restart::Penalty) => PENALTY,
            Some(Restart::Corner) => CORNER,
            Some(Restart::FreeKick) => self.shot(side, cell).max(self.held(side, cell)),
            _ => self.held(side, cell),
        }
    }
}

/// The chance that an opponent in the cell or in front of it wins the ball by a tackle (SIM-731, SIM-741).
fn tackled(football: &Football<'_>, peg: Peg, cell: Cell) -> f64 {
    let keeping = football.sticker(peg).keeping();
    let from = cell.front(peg.side()).with(cell);
    let opponents = football.pegs(peg.side().other());
    let able =
        opponents.iter().filter(|&opponent| football.stands(opponent) && from.has(football.cell(opponent)));
    able.map(|opponent| duel(football.sticker(opponent).tackle(), keeping)).fold(0.0, f64::max)
}

/// The chance that a die and one number are more than a die and the other.
pub(super) fn duel(number: u8, other: u8) -> f64 {
    let won = |one: u8| (1..=6u8).filter(|two| one + number > two + other).count();
    let wins: usize = (1..=6u8).map(won).sum();
    #[allow(clippy::cast_precision_loss)] // 36 at most
    let share = wins as f64 / 36.0;
    share
}

/// The chance of a shot to the right from a point, nobody but the keeper in the way.
fn shot_from(game: &Simulator, believes: &Beliefs, cell: Cell, at: Point) -> f64 {
    let pitch = game.pitch();
    if !pitch.shooting(Side::Red).has(cell) {
        return 0.0;
    }
    let ahead = f64::from(pitch.length() - at.x) / 1000.0;
    let aside = f64::from((at.y - pitch.width() / 2).abs()) / 1000.0;
    let away = ahead.hypot(aside);
    let square_on = ahead / away.max(1.0);
    let in_front = if pitch.penalty_area(Side::Blue).has(cell) {
        believes.in_area
    } else {
        believes.from_far - believes.per_mm * away
    };
    (in_front * (believes.askew * square_on).min(1.0)).max(0.0)
}

/// How far a point is from the stretch between two others, in millimetres.
pub(super) fn off_the_line(at: Point, from: Point, to: Point) -> f64 {
    let vector = |a: Point, b: Point| (f64::from(b.x - a.x) / 1000.0, f64::from(b.y - a.y) / 1000.0);
    let ((ax, ay), (bx, by)) = (vector(from, at), vector(from, to));
    let along = ((ax * bx + ay * by) / (bx * bx + by * by).max(1.0)).clamp(0.0, 1.0);
    (ax - along * bx).hypot(ay - along * by)
}

/// The point so far from one on the way to another, in thousandths of a millimetre.
pub(super) fn along(from: Point, to: Point, away: i32) -> Point {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let part = f64::from(away) / dx.hypot(dy).max(1.0);
    #[allow(clippy::cast_possible_truncation)] // a few hundred millimetres
    let step = |length: f64| (length * part).round() as i32;
    Point::new(from.x + step(dx), from.y + step(dy))
}
