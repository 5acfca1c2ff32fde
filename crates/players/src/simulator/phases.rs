//! Phases 2 and 3: support, pressing and cover.

use onze_core::{Game, Side};
use onze_simulator::{Cell, Football, Move, Peg, Point, Put};

use super::Mind;
use super::block::Shadow;
use super::control::Control;
use super::features::Next;
use super::threat::{BLOCK, Threat};
use super::worth::duel;

/// A movement must better things by so much.
const LEAST_GAIN: f64 = 0.004;
/// What one more in the penalty area adds to a cross.
const AWAITS: f64 = 0.5;
/// What a yellow card costs, in goals.
const CAUTION: f64 = 0.06;

impl Mind<'_> {
    /// Phase 2: the movement that betters things most, or none.
    pub(super) fn support(&mut self) -> Move {
        let football = self.football();
        let control = Control::new(self.game, &self.worth, &football);
        let m = football.m();
        // SIM-706: in a quick round hardly anybody comes between.
        let shoots = self.worth.shot(self.side, football.ball_cell()) > self.way.quick;
        if shoots && !football.in_hands() && self.moves.contains(&Move::Quick) {
            return Move::Quick;
        }
        let crosses = self.game.pitch().cross(self.side).has(football.ball_cell());
        let area = self.game.pitch().penalty_area(self.side.other());
        let learnt = self.by_learning(Next::Cover);
        let gain = |put: &Put| {
            let (from, to) = (football.cell(put.peg), self.game.pitch().cell(put.at));
            let more = from.distance(to).max(1).saturating_sub(m);
            let awaits =
                |cell: Cell| if crosses && area.has(cell) { self.level.believes.cross * AWAITS } else { 0.0 };
            // Who goes by the ground alone here goes by it wholly.
            let ground = if self.way.learnt > 0.0 { self.way.ground } else { 1.0 };
            ground * self.gain(&control, &football, put.peg, to) + learnt(put) + awaits(to)
                - awaits(from)
                - self.way.per_cell * f64::from(more)
        };
        self.best_step(&[], gain)
    }

    /// The first movement of phase 3: a tackle, or cover.
    pub(super) fn challenge(&mut self) -> Move {
        let football = self.football();
        match self.good_tackle(&football) {
            Some(choice) => self.on_the_way(choice),
            None => self.through_phase(),
        }
    }

    /// The best tackle, if it is worth anything.
    pub(super) fn good_tackle(&self, football: &Football<'_>) -> Option<Move> {
        let worth = |choice: &Move| match choice {
            Move::Step { put, tackle: true } => self.tackle(football, put.peg),
            Move::Tackle(peg) => self.tackle(football, *peg),
            _ => None,
        };
        self.best_listed(worth).filter(|choice| worth(choice).is_some_and(|worth| worth > 0.0))
    }

    /// A tackler who fails still stands where he is put: on the way of the shot, if he may.
    fn on_the_way(&self, choice: Move) -> Move {
        let Move::Step { put, tackle: true } = choice else { return choice };
        let football = self.football();
        let shadow = Shadow::new(self.game, &football);
        let hidden = |at: Point| shadow.with(put.peg, at);
        let places = self.places_on_the_way(&football, football.ball_cell());
        let step = |at: Point| Move::Step { put: Put { peg: put.peg, at }, tackle: true };
        let open = places.filter(|&at| self.game.check(self.state, self.side.seat(), &step(at)).is_ok());
        let best = open.max_by(|a, b| hidden(*a).total_cmp(&hidden(*b)));
        best.map_or(choice, step)
    }

    /// What a tackle by this peg is worth, the foul that it may be included.
    fn tackle(&self, football: &Football<'_>, peg: Peg) -> Option<f64> {
        let carrier = football.carrier()?;
        let (ball, from) = (football.ball_cell(), football.cell(peg));
        let attack = carrier.side();
        let (theirs, ours) = (self.worth.held(attack, ball), self.worth.held(self.side, ball));
        let win = duel(football.sticker(peg).tackle(), football.sticker(carrier).keeping());
        let penalty = self.game.pitch().penalty_area(self.side).has(ball);
        let free_kick = if penalty { 0.65 } else { self.worth.shot(attack, ball).max(theirs) };
        // SIM-744
        let one = if self.game.pitch().defence(self.side).has(ball) { 1.0 / 6.0 } else { 0.0 };
        let fair = (1.0 - one) * win * (theirs + ours) - one * (free_kick - theirs);
        match from.distance(ball) {
            0 => Some(fair),
            1 if ball.front(attack).has(from) => Some(fair),
            // SIM-732
            1 => Some(0.5 * fair - 0.5 * (free_kick - theirs + CAUTION)),
            _ => None,
        }
    }

    /// Phase 3: the movement that betters things most, or none.
    pub(super) fn cover(&mut self) -> Move {
        let football = self.football();
        let control = Control::new(self.game, &self.worth, &football);
        let ball = football.ball_cell();
        let shot = self.worth.shot(self.side.other(), ball);
        let shadow = Shadow::new(self.game, &football);
        let keeper = football.keeper(self.side);
        let thinks = self.way.threat > 0.0 && football.carrier().is_some() && !self.trials.are_over();
        let threat = thinks.then(|| Threat::new(self.game, &self.worth, football));
        let threat = threat.map(|threat| {
            let now = threat.now();
            (threat, now)
        });
        let learnt = self.by_learning(Next::Kick);
        let gain = |put: &Put| {
            let to = self.game.pitch().cell(put.at);
            // SIM-732, SIM-733: into the ball's cell only from in front.
            let enters = to == ball && football.cell(put.peg) != ball;
            let free = football.cell(put.peg).distance(ball) == 1
                && ball.front(self.side.other()).has(football.cell(put.peg));
            if enters && !free {
                return f64::MIN;
            }
            let nearer = |cell: Cell| if put.peg == keeper { 0.0 } else { f64::from(cell.distance(ball)) };
            let chase = self.way.chase * (nearer(football.cell(put.peg)) - nearer(to));
            let ground = self.way.ground * self.gain(&control, &football, put.peg, to) + chase + learnt(put);
            if let Some((threat, now)) = &threat {
                return ground + self.way.threat * (now - threat.with(put.peg, put.at));
            }
            let hidden = |at| if put.peg == keeper { 0.0 } else { shadow.with(put.peg, at) };
            let more = hidden(put.at) - hidden(football.point(put.peg));
            ground + BLOCK * shot * more
        };
        let mut more = if shot > 0.0 { self.blocks(&football) } else { Vec::new() };
        if let Some((threat, _)) = &threat {
            more.extend(self.guards(&football, threat));
        }
        self.best_step(&more, gain)
    }

    /// What a movement gains its side by what was learnt, as far as that counts.
    fn by_learning(&self, next: Next) -> impl Fn(&Put) -> f64 {
        let football = self.football();
        let weight = self.way.learnt * if football.attack() == self.side { 1.0 } else { -1.0 };
        let now = if weight == 0.0 { None } else { self.worth.learnt(&football, next, None) };
        move |put: &Put| {
            let then = now.and_then(|_| self.worth.learnt(&football, next, Some((put.peg, put.at))));
            now.zip(then).map_or(0.0, |(now, then)| weight * (then - now))
        }
    }

    /// The best of the listed movements and some more.
    fn best_step(&self, more: &[Move], gain: impl Fn(&Put) -> f64) -> Move {
        let steps = self.moves.iter().chain(more).filter_map(|choice| match choice {
            Move::Step { put, tackle: false } => Some((choice, gain(put))),
            _ => None,
        });
        let best = steps.max_by(|a, b| a.1.total_cmp(&b.1));
        let better = best.filter(|(_, gain)| *gain > LEAST_GAIN || !self.may_end());
        better.map_or_else(|| self.moves[0].clone(), |(choice, _)| choice.clone())
    }

    /// The first choice ends the phase, unless a crowded cell must be left.
    fn may_end(&self) -> bool {
        matches!(self.moves[0], Move::Quick | Move::Hold | Move::End)
    }

    /// What a side gains by a peg's going to a cell.
    fn gain(&self, control: &Control, football: &Football<'_>, peg: Peg, to: Cell) -> f64 {
        let from = football.cell(peg);
        let duty = |cell: Cell| self.duty(football, peg, cell);
        control.with(self.game, football, peg, to) - control.with(self.game, football, peg, from) + duty(to)
            - duty(from)
    }

    /// What binds a peg to a place besides the ball: the keeper to his goal.
    fn duty(&self, football: &Football<'_>, peg: Peg, cell: Cell) -> f64 {
        if peg == football.keeper(peg.side()) { self.keepers_duty(football, cell) } else { 0.0 }
    }

    fn keepers_duty(&self, football: &Football<'_>, cell: Cell) -> f64 {
        let side: Side = self.side;
        let pitch = self.game.pitch();
        if !pitch.goal_area(side).has(cell) {
            return -1.0;
        }
        // Between the ball and the goal.
        let off = (pitch.home(cell).y - pitch.width() / 2).abs()
            + 2 * (football.ball().y - pitch.home(cell).y).abs() / 5;
        -f64::from(off) / 1_000_000.0
    }
}
