//! The choices that are listed: all of them, or where they are too many sensible samples. The first is the default
//! that a clock would confirm (SIM-1008).

use onze_core::Side;

use crate::aim::Class;
use crate::angle::Angle;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::game::Simulator;
use crate::moves::{KeeperPlan, Laid, Move, Preparation, Put, Puts, Skill};
use crate::peg::{Peg, Pegs};
use crate::place::{Body, PEG_GAP, Stance};
use crate::point::{MM, Point};
use crate::state::{Hands, Restart, Stage, State};

/// Places in a cell, as millimetres from home, that are tried before all others are searched.
const BESIDE: [(i32, i32); 9] =
    [(0, 0), (0, -14), (0, 14), (-14, 0), (14, 0), (-14, -20), (-14, 20), (14, -20), (14, 20)];

impl Simulator {
    /// Appends the choices of a side that is asked.
    pub(crate) fn list(&self, state: &State, side: Side, moves: &mut Vec<Move>) {
        match state.stage {
            Stage::LineUp => self.list_line_ups(state, side, moves),
            Stage::KickOff => self.list_kick_offs(state, moves),
            Stage::Action | Stage::Header => self.list_actions(state, moves),
            Stage::HeadersAttack | Stage::HeadersDefence => self.list_headers(state, side, moves),
            Stage::Prepare => self.list_preparations(state, moves),
            Stage::Aim | Stage::AimDive => {
                let start = moves.len();
                self.list_kicks(state, side, moves);
                self.keep_legal(state, side, start, moves);
            }
            Stage::KickerPlace => self.list_kicker_places(state, moves),
            Stage::SpeedAttack | Stage::SpeedDefence => self.list_speed(state, side, moves),
            Stage::Cod => self.list_takes(state, moves),
            Stage::Hands => moves.extend([Move::Hands(true), Move::Hands(false)]),
            Stage::Skill => {
                let open = |skill: &Skill| self.has_skill(state, *skill);
                moves.extend(Skill::ALL.map(|(skill, _)| skill).into_iter().filter(open).map(Move::Skill));
            }
            Stage::Phase2 => self.list_phase_2(state, moves),
            Stage::Phase3First | Stage::Phase3 => self.list_phase_3(state, moves),
            Stage::SubstituteFirst | Stage::SubstituteSecond => self.list_substitutions(state, moves),
            Stage::Throw => moves.extend(state.on(side).iter().map(Move::Throw)),
            Stage::ClearFirst | Stage::ClearSecond => self.list_clears(state, side, moves),
            Stage::Reposition1 => self.list_first_steps(state, moves),
            Stage::Reposition2 | Stage::Reposition3 => self.list_other_steps(state, moves),
            Stage::Taker => moves.extend(self.takers(state).iter().map(Move::Taker)),
            Stage::Over => {}
        }
    }

    fn list_line_ups(&self, state: &State, side: Side, moves: &mut Vec<Move>) {
        let team = state.playing(side);
        let bench = state.bench(side).iter().filter(|&peg| !self.sticker(state, peg).is_keeper());
        let others = bench.filter_map(|on| {
            let off = team.iter().filter(|&peg| !self.sticker(state, peg).is_keeper()).last()?;
            Some(team.without(off).with(on))
        });
        for (n, team) in std::iter::once(team).chain(others.take(3)).enumerate() {
            for turned in [false, true] {
                let puts = self.usual_line_up(state, side, team, turned);
                let legal = |puts: &Puts| self.check_line_up(state, side, puts).is_ok();
                moves.extend(puts.filter(legal).map(Move::LineUp).filter(|_| n == 0 || !turned));
            }
        }
    }

    fn list_kick_offs(&self, state: &State, moves: &mut Vec<Move>) {
        for peg in state.on(state.turn.attack).iter() {
            let put = self.kickers_put(state, peg);
            moves.extend(put.filter(|put| self.check_kick_off(state, *put).is_ok()).map(Move::KickOff));
        }
    }

    fn list_actions(&self, state: &State, moves: &mut Vec<Move>) {
        let Some(peg) = state.ball.carrier else { return };
        let start = moves.len();
        if state.ball.hands == Hands::Held {
            self.list_put_downs(state, peg, moves);
        }
        self.sample_passes(state, peg, moves);
        let direct = state.turn.only.is_some();
        let declared = [Move::Cross { peg, direct }, Move::Shot { peg, direct }];
        moves.extend(declared);
        if state.stage == Stage::Header {
            moves.push(Move::Hands(true));
        }
        if self.rules.pro.offside_line {
            self.list_steps_back(state, moves);
        }
        self.keep_legal(state, state.turn.attack, start, moves);
    }

    /// Drops what the rules refuse, and what is there already: two team-mates in line are reached by the same kick.
    fn keep_legal(&self, state: &State, side: Side, start: usize, moves: &mut Vec<Move>) {
        let mut kept = start;
        for n in start..moves.len() {
            let new = !moves[start..kept].contains(&moves[n]);
            if new && self.check_asked(state, side.seat(), &moves[n]).is_ok() {
                moves.swap(kept, n);
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    /// Where a peg would be put in a cell that it may enter; at home at once if nothing is near.
    fn step_to(&self, state: &State, peg: Peg, cell: Cell, (near, gap): (Cells, i32)) -> Option<Put> {
        if !near.has(cell) {
            return Some(Put { peg, at: self.pitch.home(cell) });
        }
        let fits = |body: &Body| {
            body.at != state.point(peg) && (!state.ball_lies() || body.keeps_gap(state.ball.at, gap))
        };
        let home = self.pitch.home(cell);
        let near = BESIDE.map(|(x, y)| Put { peg, at: Point::new(home.x + x * MM, home.y + y * MM) });
        let is_legal = |put: &Put| {
            fits(&put.body()) && self.check_place(state, peg, &put.body()).is_ok_and(|found| found == cell)
        };
        near.into_iter().find(is_legal).or_else(|| self.spot(state, peg, cell, fits))
    }

    /// The cells with something in them: a peg, or the ball.
    fn filled(&self, state: &State) -> Cells {
        let pegs = state.cells_of(Side::Red).or(state.cells_of(Side::Blue));
        pegs.or(self.pitch.ball_cells(state.ball.at))
    }

    fn list_put_downs(&self, state: &State, peg: Peg, moves: &mut Vec<Move>) {
        let (cell, at) = (state.cell(peg), state.point(peg));
        let is_free = |ball: Point| {
            state.in_cell(cell).iter().all(|peg| state.body(peg).is_none_or(|body| body.keeps_gap(ball, 0)))
        };
        for (dx, dy) in [(12_000, 0), (-12_000, 0), (0, 12_000), (0, -12_000)] {
            let wanted = Point::new(at.x + dx, at.y + dy);
            moves.extend(self.pitch.nearest_ball(cell, wanted, is_free).map(Move::PutDown));
        }
    }

    fn list_steps_back(&self, state: &State, moves: &mut Vec<Move>) {
        for peg in self.offside_pegs(state).iter() {
            for cell in state.cell(peg).rear(peg.side()).iter() {
                moves.extend(self.spot(state, peg, cell, |_| true).map(Move::StepBack));
            }
        }
    }

    fn list_headers(&self, state: &State, side: Side, moves: &mut Vec<Move>) {
        moves.push(Move::Headers(Puts::new()));
        let step = |peg: Peg| {
            let cells = self.leap_cells(state, peg).iter();
            cells.filter_map(move |cell| self.spot(state, peg, cell, |_| true))
        };
        self.list_each(state, self.leapers(state, side), step, Move::Headers, moves);
    }

    fn list_speed(&self, state: &State, side: Side, moves: &mut Vec<Move>) {
        moves.push(Move::Speed(Puts::new()));
        let step = |peg: Peg| {
            let cells = self.speed_cells(state, peg).iter();
            cells.filter_map(move |cell| self.spot(state, peg, cell, |_| true))
        };
        self.list_each(state, self.steppers(state, side), step, Move::Speed, moves);
    }

    /// Each step by itself, and everybody's first step together if that is legal.
    fn list_each<I: Iterator<Item = Put>>(
        &self,
        state: &State,
        pegs: Pegs,
        steps: impl Fn(Peg) -> I,
        make: impl Fn(Puts) -> Move,
        moves: &mut Vec<Move>,
    ) {
        let start = moves.len();
        for peg in pegs.iter() {
            moves.extend(steps(peg).map(|put| make(std::iter::once(put).collect())));
        }
        if pegs.len() > 1 {
            moves.push(make(pegs.iter().filter_map(|peg| steps(peg).next()).take(11).collect()));
        }
        let side = if pegs.and(Pegs::team(Side::Red)).is_empty() { Side::Blue } else { Side::Red };
        self.keep_legal(state, side, start, moves);
    }

    fn list_preparations(&self, state: &State, moves: &mut Vec<Move>) {
        let start = moves.len();
        moves.push(Move::Prepare(Preparation::default()));
        let keeper = state.keeper_of(state.defence());
        let plan = |keeper: KeeperPlan| Move::Prepare(Preparation { keeper, ..Preparation::default() });
        if state.declared.class == Some(Class::Shot) {
            moves.push(plan(KeeperPlan::Bar));
            for to in self.keeper_places(state, keeper) {
                for tackle in [false, true] {
                    moves.push(plan(KeeperPlan::Place { to, tackle }));
                }
            }
        }
        if state.declared.direct && !state.ball.on_head {
            self.list_interceptions(state, moves);
        }
        self.keep_legal(state, state.defence(), start, moves);
    }

    /// A standing place in every cell within one, a lying one in every cell within two.
    pub(crate) fn keeper_places(&self, state: &State, keeper: Peg) -> impl Iterator<Item = Laid> {
        let from = state.cell(keeper);
        let stances = [(1, Stance::Standing), (2, Stance::Lying(Angle::UPRIGHT))];
        stances.into_iter().flat_map(move |(most, stance)| {
            from.within(most).iter().filter_map(move |cell| {
                let fits = |body: &Body| body.keeps_gap_as_keeper(state.ball.at, PEG_GAP);
                let body = self.nearest_body(state, keeper, (cell, stance, self.pitch.home(cell)), fits)?;
                Some(laid(keeper, body))
            })
        })
    }

    fn list_interceptions(&self, state: &State, moves: &mut Vec<Move>) {
        for peg in state.on(state.defence()).iter().filter(|&peg| state.is_standing(peg)) {
            for cell in state.cell(peg).within(state.turn.carried.min(3)).iter() {
                let fits = |body: &Body| body.keeps_gap(state.ball.at, PEG_GAP);
                let wanted = (cell, Stance::Lying(Angle::UPRIGHT), self.pitch.home(cell));
                let Some(body) = self.nearest_body(state, peg, wanted, fits) else { continue };
                let intercept = std::iter::once(laid(peg, body)).collect();
                moves.push(Move::Prepare(Preparation { intercept, keeper: KeeperPlan::Stay }));
            }
        }
    }

    fn list_kicker_places(&self, state: &State, moves: &mut Vec<Move>) {
        let Some(last) = state.last else { return };
        let peg = last.kicker;
        let stays = Put { peg, at: state.point(peg) };
        moves.push(Move::Place(stays));
        let home = self.spot(state, peg, state.cell(peg), |_| true);
        moves.extend(home.filter(|put| *put != stays).map(Move::Place));
    }

    fn list_takes(&self, state: &State, moves: &mut Vec<Move>) {
        for peg in self.verdict(state).pegs.iter() {
            for cell in self.cells_to_take(state, peg).iter() {
                if cell == state.cell(peg) {
                    moves.extend(self.taken_in_place(state, peg).map(Move::Take));
                    continue;
                }
                let behind = if peg.side() == Side::Red { -14_000 } else { 14_000 };
                let wanted = Point::new(state.ball.at.x + behind, state.ball.at.y);
                let place = (cell, Stance::Standing, wanted);
                let near = self.nearest_body(state, peg, place, |_| true);
                let near = near.map(|body| Put { peg, at: body.at });
                let home = self.spot(state, peg, cell, |_| true).filter(|put| Some(*put) != near);
                moves.extend([near, home].into_iter().flatten().map(Move::Take));
            }
        }
    }

    fn list_phase_2(&self, state: &State, moves: &mut Vec<Move>) {
        let side = state.turn.attack;
        let crowd = self.must_leave(state, side);
        if !crowd.is_empty() {
            return self.list_ways_out(state, crowd, state.turn.limit, moves);
        }
        moves.push(if state.turn.m == 0 { Move::Quick } else { Move::End });
        let in_hands = state.ball.hands == Hands::Held;
        let (filled, mates) = (self.filled(state), state.cells_of(side));
        for peg in state.on(side).iter().filter(|&peg| self.may_move(state, peg)) {
            if state.ball.carrier == Some(peg) && !in_hands {
                continue;
            }
            let mut cells = state.cell(peg).within(state.turn.limit);
            if state.ball.carrier == Some(peg) {
                cells = cells.and(self.pitch.penalty_area(side));
            }
            if state.turn.restart == Some(Restart::ThrowIn) {
                cells = cells.without(state.ball.cell);
            }
            for cell in cells.but(mates.without(state.cell(peg))).iter() {
                let put = self.step_to(state, peg, cell, (filled, 0));
                moves.extend(put.map(|put| Move::Step { put, tackle: false }));
            }
        }
    }

    fn list_ways_out(&self, state: &State, crowd: Pegs, allowance: u8, moves: &mut Vec<Move>) {
        for peg in crowd.iter() {
            for cell in self.ways_out(state, peg, allowance).iter() {
                let put = self.spot(state, peg, cell, |_| true);
                moves.extend(put.map(|put| Move::Step { put, tackle: false }));
            }
        }
    }

    fn list_phase_3(&self, state: &State, moves: &mut Vec<Move>) {
        let side = state.defence();
        let crowd = self.must_leave(state, side);
        if !crowd.is_empty() {
            return self.list_ways_out(state, crowd, self.free_allowance(state), moves);
        }
        let holds = state.turn.m == 0 && !state.turn.phase3.any;
        moves.push(if holds { Move::Hold } else { Move::End });
        let allowance = self.allowance(state);
        let (filled, mates) = (self.filled(state), state.cells_of(side));
        for peg in state.on(side).iter().filter(|&peg| self.may_move(state, peg)) {
            let own = state.cell(peg);
            let mut cells = own.within(allowance).but(mates);
            if self.check_quick(state, peg, false).is_err() {
                cells = Cells::NONE;
            }
            if self.check_entry(state).is_err() {
                cells = cells.without(state.ball.cell);
            }
            if self.check_quick(state, peg, true).is_ok() {
                cells = cells.with(own);
            }
            for cell in cells.iter() {
                let here = cell == state.ball.cell;
                let gap = if here { PEG_GAP } else { 0 };
                let Some(put) = self.step_to(state, peg, cell, (filled, gap)) else { continue };
                moves.push(Move::Step { put, tackle: false });
                if here && self.check_tackle(state, peg, cell).is_ok() {
                    moves.push(Move::Step { put, tackle: true });
                }
            }
            if self.check_standing_tackle(state, peg).is_ok() {
                moves.push(Move::Tackle(peg));
            }
        }
        let start = moves.len();
        if self.rules.pro.quick_defence && state.turn.m == 0 {
            self.list_knock_ons(state, moves);
        }
        self.keep_legal(state, side, start, moves);
    }

    fn list_knock_ons(&self, state: &State, moves: &mut Vec<Move>) {
        let pegs = state.on(state.defence());
        for one in pegs.iter() {
            for two in pegs.iter().filter(|&two| state.cell(one).distance(state.cell(two)) == 1) {
                let mut left = *state;
                left.lift(one);
                let empty = |cell: &Cell| left.in_cell(*cell).is_empty();
                for to in state.cell(two).neighbours().iter().filter(empty) {
                    moves.extend(self.knock_on_to(&left, one, two, to).into_iter().flatten());
                }
            }
        }
    }

    /// The team-mate moves on to a cell and the first, who has left his, takes his place; without a tackle and with.
    fn knock_on_to(&self, state: &State, one: Peg, two: Peg, to: Cell) -> Option<[Move; 2]> {
        let second = self.spot(state, two, to, |_| true)?;
        let mut after = *state;
        after.put(&self.pitch, two, second.body());
        let gap = if state.cell(two) == state.ball.cell { PEG_GAP } else { 0 };
        let fits = |body: &Body| !state.ball_lies() || body.keeps_gap(state.ball.at, gap);
        let first = self.spot(&after, one, state.cell(two), fits)?;
        Some([false, true].map(|tackle| Move::KnockOn { first, second, tackle }))
    }

    fn list_substitutions(&self, state: &State, moves: &mut Vec<Move>) {
        let side = self.substituting(state);
        let start = moves.len();
        moves.push(Move::End);
        for off in state.on(side).iter() {
            moves.push(Move::NameKeeper(off));
            moves.push(Move::Reserve { off });
            moves.extend(state.bench(side).iter().map(|on| Move::Substitute { on, off }));
        }
        self.keep_legal(state, side, start, moves);
    }

    fn list_clears(&self, state: &State, side: Side, moves: &mut Vec<Move>) {
        for peg in self.to_clear(state, side).iter() {
            for cell in self.clear_cells(state, peg).iter() {
                moves.extend(self.spot(state, peg, cell, |_| true).map(Move::Clear));
            }
        }
    }

    /// The kicker and five or six others, who stay where they were as far as they may.
    fn list_first_steps(&self, state: &State, moves: &mut Vec<Move>) {
        let side = state.turn.attack;
        let keeper = state.keeper_of(side);
        let field = state.lifted(side).without(keeper);
        let goal_kick = state.turn.restart == Some(Restart::GoalKick);
        let ball = goal_kick.then(|| self.goal_kick_spot(side));
        let mut before = *state;
        let _ = self.put_ball(&mut before, ball);
        let start = moves.len();
        for count in self.first_counts(field.len()) {
            // The nearest to the ball kick; a keeper his goal kicks.
            let mut near: arrayvec::ArrayVec<Peg, 16> = field.iter().collect();
            near.sort_by_key(|&peg| state.point(peg).square_to(before.ball.at));
            for &kicker in near.iter().take(3) {
                let others = field.without(kicker).iter().take(count.saturating_sub(1));
                let puts = self.arrange(&before, std::iter::once(kicker).chain(others));
                moves.extend(puts.map(|puts| Move::Reposition { ball, puts }));
            }
            if goal_kick {
                let puts = self.arrange(&before, std::iter::once(keeper).chain(field.iter().take(count)));
                moves.extend(puts.map(|puts| Move::Reposition { ball, puts }));
            }
        }
        self.keep_legal(state, side, start, moves);
    }

    fn list_other_steps(&self, state: &State, moves: &mut Vec<Move>) {
        let side = self.repositioning(state);
        let start = moves.len();
        let puts = self.arrange(state, state.lifted(side).iter());
        moves.extend(puts.map(|puts| Move::Reposition { ball: None, puts }));
        if state.stage == Stage::Reposition2 {
            moves.extend(self.with_wall(state).map(|puts| Move::Reposition { ball: None, puts }));
        }
        self.keep_legal(state, side, start, moves);
    }

    /// SIM-848: three pegs side by side on the way to the goal, the others as they were.
    fn with_wall(&self, state: &State) -> Option<Puts> {
        let side = state.defence();
        let goal = Point::new(self.pitch.goal_line(side), self.pitch.width() / 2);
        let direction = crate::aim::towards(state.ball.at, goal);
        let cell = self.pitch.cell(crate::action::along(state.ball.at, direction, 120.0));
        let field = state.lifted(side).without(state.keeper_of(side));
        let mut after = *state;
        let mut puts = Puts::new();
        let middle = self.pitch.centre(cell);
        for (peg, dy) in field.iter().zip([-13_000, 0, 13_000]) {
            let put = Put { peg, at: Point::new(middle.x, middle.y + dy) };
            self.check_put(&after, put, false).ok()?;
            after.put(&self.pitch, peg, put.body());
            puts.push(put);
        }
        puts.try_extend_from_slice(&self.arrange(&after, after.lifted(side).iter())?).ok()?;
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
