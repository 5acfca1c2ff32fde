//! The choices that are listed: all of them, or where they are too many sensible samples. The first is the default
//! that a clock would confirm (SIM-1008).

use onze_core::Side;

use crate::aim::Class;
use crate::angle::Angle;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::football::Listing;
use crate::moves::{KeeperPlan, Laid, Move, Preparation, Put, Puts, Skill};
use crate::peg::{Peg, Pegs};
use crate::place::{Body, PEG_GAP, Stance};
use crate::point::{MM, Point};
use crate::reposition::first_counts;
use crate::state::{Hands, Restart, Stage};

/// Places in a cell, as millimetres from home, that are tried before all others are searched.
const BESIDE: [(i32, i32); 9] =
    [(0, 0), (0, -14), (0, 14), (-14, 0), (14, 0), (-14, -20), (-14, 20), (14, -20), (14, 20)];

impl Listing<'_> {
    /// Appends the choices of a side that is asked.
    pub(crate) fn list(self, side: Side, moves: &mut Vec<Move>) {
        match self.stage {
            Stage::LineUp => self.list_line_ups(side, moves),
            Stage::KickOff => self.list_kick_offs(moves),
            Stage::Action | Stage::Header => self.list_actions(moves),
            Stage::HeadersAttack | Stage::HeadersDefence => self.list_pro(side, Move::Headers, moves),
            Stage::Prepare => self.list_preparations(moves),
            Stage::Aim | Stage::AimDive => {
                let start = moves.len();
                self.list_kicks(side, moves);
                self.keep_legal(side, start, moves);
            }
            Stage::KickerPlace => self.list_kicker_places(moves),
            Stage::SpeedAttack | Stage::SpeedDefence => self.list_pro(side, Move::Speed, moves),
            Stage::Cod => self.list_takes(moves),
            Stage::Hands => moves.extend([Move::Hands(true), Move::Hands(false)]),
            Stage::Skill => {
                let open = |skill: &Skill| self.skills().has_skill(*skill);
                moves.extend(Skill::ALL.map(|(skill, _)| skill).into_iter().filter(open).map(Move::Skill));
            }
            Stage::Phase2 => self.list_phase_2(moves),
            Stage::Phase3First | Stage::Phase3 => self.list_phase_3(moves),
            Stage::SubstituteFirst | Stage::SubstituteSecond => self.list_substitutions(moves),
            Stage::Throw => moves.extend(self.on(side).iter().map(Move::Throw)),
            Stage::ClearFirst | Stage::ClearSecond => self.list_clears(side, moves),
            Stage::Reposition1 => self.list_first_steps(moves),
            Stage::Reposition2 | Stage::Reposition3 => self.list_other_steps(moves),
            Stage::Taker => moves.extend(self.restarts().takers().iter().map(Move::Taker)),
            Stage::Over => {}
        }
    }

    fn list_line_ups(self, side: Side, moves: &mut Vec<Move>) {
        let team = self.playing(side);
        let bench = self.bench(side).iter().filter(|&peg| !self.sticker(peg).is_keeper());
        let others = bench.filter_map(|on| {
            let off = team.iter().filter(|&peg| !self.sticker(peg).is_keeper()).last()?;
            Some(team.without(off).with(on))
        });
        for (n, team) in std::iter::once(team).chain(others.take(3)).enumerate() {
            for turned in [false, true] {
                let puts = self.line_ups().usual_line_up(side, team, turned);
                let legal = |puts: &Puts| self.line_ups().check_line_up(side, puts).is_ok();
                moves.extend(puts.filter(legal).map(Move::LineUp).filter(|_| n == 0 || !turned));
            }
        }
    }

    fn list_kick_offs(self, moves: &mut Vec<Move>) {
        for peg in self.on(self.turn.attack).iter() {
            let put = self.restarts().kickers_put(peg);
            moves.extend(put.filter(|put| self.line_ups().check_kick_off(*put).is_ok()).map(Move::KickOff));
        }
    }

    fn list_actions(self, moves: &mut Vec<Move>) {
        let Some(peg) = self.ball.carrier else { return };
        let start = moves.len();
        if self.ball.hands == Hands::Held {
            self.list_put_downs(peg, moves);
        }
        self.sample_passes(peg, moves);
        let direct = self.turn.only.is_some();
        let declared = [Move::Cross { peg, direct }, Move::Shot { peg, direct }];
        moves.extend(declared);
        if self.stage == Stage::Header {
            moves.push(Move::Hands(true));
        }
        if self.game.rules.pro.offside_line {
            moves.extend(self.steps_back().map(Move::StepBack));
        }
        self.keep_legal(self.turn.attack, start, moves);
    }

    /// Drops what the rules refuse, and what is there already: two team-mates in line are reached by the same kick.
    fn keep_legal(self, side: Side, start: usize, moves: &mut Vec<Move>) {
        let mut kept = start;
        for n in start..moves.len() {
            let new = !moves[start..kept].contains(&moves[n]);
            if new && self.check_asked(side.seat(), &moves[n]).is_ok() {
                moves.swap(kept, n);
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    /// Where a peg would be put in a cell that it may enter; at home at once if nothing is near.
    fn step_to(self, peg: Peg, cell: Cell, (near, gap): (Cells, i32)) -> Option<Put> {
        if !near.has(cell) {
            return Some(Put { peg, at: self.game.pitch.home(cell) });
        }
        let fits = |body: &Body| {
            body.at != self.point(peg) && (!self.ball_lies() || body.keeps_gap(self.ball.at, gap))
        };
        let home = self.game.pitch.home(cell);
        let near = BESIDE.map(|(x, y)| Put { peg, at: Point::new(home.x + x * MM, home.y + y * MM) });
        let is_legal = |put: &Put| {
            fits(&put.body()) && self.check_place(peg, &put.body()).is_ok_and(|found| found == cell)
        };
        near.into_iter().find(is_legal).or_else(|| self.spot(peg, cell, fits))
    }

    /// The cells with something in them: a peg, or the ball.
    fn filled(self) -> Cells {
        let pegs = self.cells_of(Side::Red).or(self.cells_of(Side::Blue));
        pegs.or(self.game.pitch.ball_cells(self.ball.at))
    }

    fn list_put_downs(self, peg: Peg, moves: &mut Vec<Move>) {
        let (cell, at) = (self.cell(peg), self.point(peg));
        let is_free = |ball: Point| {
            self.in_cell(cell).iter().all(|peg| self.body(peg).is_none_or(|body| body.keeps_gap(ball, 0)))
        };
        for (dx, dy) in [(12_000, 0), (-12_000, 0), (0, 12_000), (0, -12_000)] {
            let wanted = Point::new(at.x + dx, at.y + dy);
            moves.extend(self.game.pitch.nearest_ball(cell, wanted, is_free).map(Move::PutDown));
        }
    }

    /// SIM-908: who may step back onside, a place in each rear cell that has one.
    pub(crate) fn steps_back(self) -> impl Iterator<Item = Put> {
        let line = self.offside_depth();
        let steps = self.offside_pegs().iter().flat_map(move |peg| {
            let cells = self.cell(peg).rear(peg.side()).iter().filter(move |&cell| self.has_room(peg, cell));
            let is_onside = move |body: &Body| self.game.pitch.own(body.at, peg.side()).x <= line;
            cells.filter_map(move |cell| self.spot(peg, cell, is_onside))
        });
        steps.filter(move |put| self.kicking().check_step_back(*put).is_ok())
    }

    /// PRO moves of a side (SIM-913, SIM-914): none, each by itself, and everybody's first together if that is legal.
    fn list_pro(self, side: Side, make: fn(Puts) -> Move, moves: &mut Vec<Move>) {
        moves.push(make(Puts::new()));
        let start = moves.len();
        let steps = |peg: Peg| {
            let cells = self.pro().step_cells(peg).iter();
            cells.filter_map(move |cell| self.spot(peg, cell, |_| true))
        };
        for peg in self.on(side).iter() {
            moves.extend(steps(peg).map(|put| make(std::iter::once(put).collect())));
        }
        let first: Puts = self.on(side).iter().filter_map(|peg| steps(peg).next()).take(11).collect();
        moves.extend((first.len() > 1).then(|| make(first)));
        self.keep_legal(side, start, moves);
    }

    fn list_preparations(self, moves: &mut Vec<Move>) {
        let start = moves.len();
        moves.push(Move::Prepare(Preparation::default()));
        let keeper = self.keeper_of(self.defence());
        let plan = |keeper: KeeperPlan| Move::Prepare(Preparation { keeper, ..Preparation::default() });
        if self.declared.class == Some(Class::Shot) {
            moves.push(plan(KeeperPlan::Bar));
            for to in self.keeper_places(keeper) {
                for tackle in [false, true] {
                    moves.push(plan(KeeperPlan::Place { to, tackle }));
                }
            }
        }
        if self.declared.direct && !self.ball.on_head {
            self.list_interceptions(moves);
        }
        self.keep_legal(self.defence(), start, moves);
    }

    /// A standing place in every cell within one, a lying one in every cell within two.
    pub(crate) fn keeper_places(self, keeper: Peg) -> impl Iterator<Item = Laid> {
        let from = self.cell(keeper);
        let stances = [(1, Stance::Standing), (2, Stance::Lying(Angle::UPRIGHT))];
        stances.into_iter().flat_map(move |(most, stance)| {
            from.within(most).iter().filter_map(move |cell| {
                let fits = |body: &Body| body.keeps_gap_as_keeper(self.ball.at, PEG_GAP);
                let body = self.nearest_body(keeper, (cell, stance, self.game.pitch.home(cell)), fits)?;
                Some(laid(keeper, body))
            })
        })
    }

    fn list_interceptions(self, moves: &mut Vec<Move>) {
        for peg in self.on(self.defence()).iter().filter(|&peg| self.is_standing(peg)) {
            for cell in self.cell(peg).within(self.turn.carried.min(3)).iter() {
                let fits = |body: &Body| body.keeps_gap(self.ball.at, PEG_GAP);
                let wanted = (cell, Stance::Lying(Angle::UPRIGHT), self.game.pitch.home(cell));
                let Some(body) = self.nearest_body(peg, wanted, fits) else { continue };
                let intercept = std::iter::once(laid(peg, body)).collect();
                moves.push(Move::Prepare(Preparation { intercept, keeper: KeeperPlan::Stay }));
            }
        }
    }

    fn list_kicker_places(self, moves: &mut Vec<Move>) {
        let Some(last) = self.last else { return };
        let peg = last.kicker;
        let stays = Put { peg, at: self.point(peg) };
        moves.push(Move::Place(stays));
        let home = self.spot(peg, self.cell(peg), |_| true);
        moves.extend(home.filter(|put| *put != stays).map(Move::Place));
    }

    fn list_takes(self, moves: &mut Vec<Move>) {
        for peg in self.count().verdict().pegs.iter() {
            for cell in self.count().cells_to_take(peg).iter() {
                if cell == self.cell(peg) {
                    moves.extend(self.count().taken_in_place(peg).map(Move::Take));
                    continue;
                }
                let behind = if peg.side() == Side::Red { -14_000 } else { 14_000 };
                let wanted = Point::new(self.ball.at.x + behind, self.ball.at.y);
                let place = (cell, Stance::Standing, wanted);
                let near = self.nearest_body(peg, place, |_| true);
                let near = near.map(|body| Put { peg, at: body.at });
                let home = self.spot(peg, cell, |_| true).filter(|put| Some(*put) != near);
                moves.extend([near, home].into_iter().flatten().map(Move::Take));
            }
        }
    }

    fn list_phase_2(self, moves: &mut Vec<Move>) {
        let side = self.turn.attack;
        let crowd = self.phases().must_leave(side);
        if !crowd.is_empty() {
            return self.list_ways_out(crowd, self.turn.limit, moves);
        }
        moves.push(if self.turn.m == 0 { Move::Quick } else { Move::End });
        let in_hands = self.ball.hands == Hands::Held;
        let (filled, mates) = (self.filled(), self.cells_of(side));
        for peg in self.on(side).iter().filter(|&peg| self.phases().may_move(peg)) {
            if self.ball.carrier == Some(peg) && !in_hands {
                continue;
            }
            let mut cells = self.cell(peg).within(self.turn.limit);
            if self.ball.carrier == Some(peg) {
                cells = cells.and(self.game.pitch.penalty_area(side));
            }
            if self.turn.restart == Some(Restart::ThrowIn) {
                cells = cells.without(self.ball.cell);
            }
            for cell in cells.but(mates.without(self.cell(peg))).iter() {
                let put = self.step_to(peg, cell, (filled, 0));
                moves.extend(put.map(|put| Move::Step { put, tackle: false }));
            }
        }
    }

    fn list_ways_out(self, crowd: Pegs, allowance: u8, moves: &mut Vec<Move>) {
        for peg in crowd.iter() {
            for cell in self.phases().ways_out(peg, allowance).iter() {
                let put = self.spot(peg, cell, |_| true);
                moves.extend(put.map(|put| Move::Step { put, tackle: false }));
            }
        }
    }

    fn list_phase_3(self, moves: &mut Vec<Move>) {
        let side = self.defence();
        let crowd = self.phases().must_leave(side);
        if !crowd.is_empty() {
            return self.list_ways_out(crowd, self.phases().free_allowance(), moves);
        }
        let holds = self.turn.m == 0 && !self.turn.phase3.any;
        moves.push(if holds { Move::Hold } else { Move::End });
        let allowance = self.phases().allowance();
        let (filled, mates) = (self.filled(), self.cells_of(side));
        for peg in self.on(side).iter().filter(|&peg| self.phases().may_move(peg)) {
            let own = self.cell(peg);
            let mut cells = own.within(allowance).but(mates);
            if self.phases().check_quick(peg, false).is_err() {
                cells = Cells::NONE;
            }
            if self.phases().check_entry().is_err() {
                cells = cells.without(self.ball.cell);
            }
            if self.phases().check_quick(peg, true).is_ok() {
                cells = cells.with(own);
            }
            for cell in cells.iter() {
                let here = cell == self.ball.cell;
                let gap = if here { PEG_GAP } else { 0 };
                let Some(put) = self.step_to(peg, cell, (filled, gap)) else { continue };
                moves.push(Move::Step { put, tackle: false });
                if here && self.phases().check_tackle(peg, cell).is_ok() {
                    moves.push(Move::Step { put, tackle: true });
                }
            }
            if self.phases().check_standing_tackle(peg).is_ok() {
                moves.push(Move::Tackle(peg));
            }
        }
        let start = moves.len();
        if self.game.rules.pro.quick_defence && self.turn.m == 0 {
            self.list_knock_ons(moves);
        }
        self.keep_legal(side, start, moves);
    }

    fn list_knock_ons(self, moves: &mut Vec<Move>) {
        let pegs = self.on(self.defence());
        for one in pegs.iter() {
            for two in pegs.iter().filter(|&two| self.cell(one).distance(self.cell(two)) == 1) {
                let mut left = *self.state;
                left.lift(one);
                let empty = |cell: &Cell| left.in_cell(*cell).is_empty();
                for to in self.cell(two).neighbours().iter().filter(empty) {
                    moves.extend(self.with(&left).listing().knock_on_to(one, two, to).into_iter().flatten());
                }
            }
        }
    }

    /// The team-mate moves on to a cell and the first, who has left his, takes his place; without a tackle and with.
    fn knock_on_to(self, one: Peg, two: Peg, to: Cell) -> Option<[Move; 2]> {
        let second = self.spot(two, to, |_| true)?;
        let mut after = *self.state;
        after.put(&self.game.pitch, two, second.body());
        let gap = if self.cell(two) == self.ball.cell { PEG_GAP } else { 0 };
        let fits = |body: &Body| !self.ball_lies() || body.keeps_gap(self.ball.at, gap);
        let first = self.with(&after).spot(one, self.cell(two), fits)?;
        Some([false, true].map(|tackle| Move::KnockOn { first, second, tackle }))
    }

    fn list_substitutions(self, moves: &mut Vec<Move>) {
        let side = self.substituting().side();
        let start = moves.len();
        moves.push(Move::End);
        for off in self.on(side).iter() {
            moves.push(Move::NameKeeper(off));
            moves.push(Move::Reserve { off });
            moves.extend(self.bench(side).iter().map(|on| Move::Substitute { on, off }));
        }
        self.keep_legal(side, start, moves);
    }

    fn list_clears(self, side: Side, moves: &mut Vec<Move>) {
        for peg in self.restarts().to_clear(side).iter() {
            for cell in self.restarts().clear_cells(peg).iter() {
                moves.extend(self.spot(peg, cell, |_| true).map(Move::Clear));
            }
        }
    }

    /// The kicker and five or six others, who stay where they were as far as they may.
    fn list_first_steps(self, moves: &mut Vec<Move>) {
        let side = self.turn.attack;
        let keeper = self.keeper_of(side);
        let field = self.lifted(side).without(keeper);
        let goal_kick = self.turn.restart == Some(Restart::GoalKick);
        let ball = goal_kick.then(|| self.game.goal_kick_spot(side));
        let mut before = *self.state;
        let _ = before.put_ball(&self.game.pitch, ball);
        let start = moves.len();
        for count in first_counts(field.len()) {
            // The nearest to the ball kick; a keeper his goal kicks.
            let mut near: arrayvec::ArrayVec<Peg, 16> = field.iter().collect();
            near.sort_by_key(|&peg| self.point(peg).square_to(before.ball.at));
            for &kicker in near.iter().take(3) {
                let others = field.without(kicker).iter().take(count.saturating_sub(1));
                let puts = self.with(&before).restarts().arrange(std::iter::once(kicker).chain(others));
                moves.extend(puts.map(|puts| Move::Reposition { ball, puts }));
            }
            if goal_kick {
                let puts = self
                    .with(&before)
                    .restarts()
                    .arrange(std::iter::once(keeper).chain(field.iter().take(count)));
                moves.extend(puts.map(|puts| Move::Reposition { ball, puts }));
            }
        }
        self.keep_legal(side, start, moves);
    }

    fn list_other_steps(self, moves: &mut Vec<Move>) {
        let side = self.restarts().repositioning();
        let start = moves.len();
        let puts = self.restarts().arrange(self.lifted(side).iter());
        moves.extend(puts.map(|puts| Move::Reposition { ball: None, puts }));
        if self.stage == Stage::Reposition2 {
            moves.extend(self.with_wall().map(|puts| Move::Reposition { ball: None, puts }));
        }
        self.keep_legal(side, start, moves);
    }

    /// SIM-848: three pegs side by side on the way to the goal, the others as they were.
    fn with_wall(self) -> Option<Puts> {
        let side = self.defence();
        let goal = Point::new(self.game.pitch.goal_line(side), self.game.pitch.width() / 2);
        let direction = crate::aim::towards(self.ball.at, goal);
        let cell = self.game.pitch.cell(crate::action::along(self.ball.at, direction, 120.0));
        let field = self.lifted(side).without(self.keeper_of(side));
        let mut after = *self.state;
        let mut puts = Puts::new();
        let middle = self.game.pitch.centre(cell);
        for (peg, dy) in field.iter().zip([-13_000, 0, 13_000]) {
            let put = Put { peg, at: Point::new(middle.x, middle.y + dy) };
            self.with(&after).restarts().check_put(put, false).ok()?;
            after.put(&self.game.pitch, peg, put.body());
            puts.push(put);
        }
        puts.try_extend_from_slice(&self.with(&after).restarts().arrange(after.lifted(side).iter())?).ok()?;
        Some(puts)
    }
}

fn laid(peg: Peg, body: Body) -> Laid {
    let angle = match body.stance {
        Stance::Standing => None,
        Stance::Lying(angle) => Some(angle),
    };
    Laid { peg, at: body.at, angle }
}
