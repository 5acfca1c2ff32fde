//! One legal choice without a list of all, for random play, for search, and for what is handed in under seal.
//!
//! A choice is guessed and checked. Sensible ones come up more often, but every legal one may.

use arrayvec::ArrayVec;
use onze_core::{Chance, Side};

use crate::aim::{Aim, Class, Kind};
use crate::angle::Angle;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::football::Guesses;
use crate::game::Simulator;
use crate::moves::{Dive, KeeperPlan, Laid, Move, Preparation, Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::place::Stance;
use crate::point::{MM, Point};
use crate::reposition::first_counts;
use crate::samples::aimed;
use crate::state::{Hands, Stage, State};

/// So many guesses; then one of the listed choices.
const GUESSES: u32 = 16;

impl Guesses<'_> {
    /// Any legal choice of a side that is asked.
    pub(crate) fn any_choice(self, side: Side, chance: &mut impl Chance) -> Option<Move> {
        for _ in 0..GUESSES {
            let guess = self.guess(side, chance);
            let legal = |choice: &Move| self.check_asked(side.seat(), choice).is_ok();
            if let Some(choice) = guess.filter(legal) {
                return Some(choice);
            }
        }
        self.any_listed(side, chance)
    }

    fn any_listed(self, side: Side, chance: &mut impl Chance) -> Option<Move> {
        let mut moves = Vec::new();
        self.listing().list(side, &mut moves);
        let n = below(chance, moves.len())?;
        Some(moves.swap_remove(n))
    }

    /// A choice that is probably legal.
    fn guess(self, side: Side, chance: &mut impl Chance) -> Option<Move> {
        match self.stage {
            Stage::LineUp => self.any_line_up(side, chance).map(Move::LineUp),
            Stage::KickOff => {
                let peg = any_peg(self.on(side), chance)?;
                Some(Move::KickOff(self.any_put(peg, self.ball.cell, chance)))
            }
            Stage::Action | Stage::Header => self.any_action(chance),
            Stage::Prepare => self.any_preparation(chance),
            Stage::Aim | Stage::AimDive if side != self.turn.attack => {
                any(&Dive::ALL, chance).map(Move::Dive)
            }
            Stage::Aim | Stage::AimDive => self.any_kick(chance),
            Stage::KickerPlace => {
                let peg = self.last?.kicker;
                let stays = Put { peg, at: self.point(peg) };
                let elsewhere = chance.below(2) == 0;
                let put = if elsewhere { self.any_put(peg, self.cell(peg), chance) } else { stays };
                Some(Move::Place(put))
            }
            Stage::Cod => {
                let peg = any_peg(self.count().verdict().pegs, chance)?;
                let cell = any_cell(self.count().cells_to_take(peg), chance)?;
                let stays = cell == self.cell(peg);
                let put =
                    if stays { self.count().taken_in_place(peg)? } else { self.any_put(peg, cell, chance) };
                Some(Move::Take(put))
            }
            Stage::Phase2 | Stage::Phase3First | Stage::Phase3 => self.any_step(side, chance),
            Stage::Reposition1 => self.any_first_step(chance),
            Stage::Reposition2 | Stage::Reposition3 => {
                let pegs = self.lifted(side);
                let wanted = self.with_other_wishes(pegs, chance);
                let puts = self.with(&wanted).restarts().arrange(pegs.iter())?;
                Some(Move::Reposition { ball: None, puts })
            }
            Stage::HeadersAttack | Stage::HeadersDefence => Some(Move::Headers(self.any_steps(side, chance))),
            Stage::SpeedAttack | Stage::SpeedDefence => Some(Move::Speed(self.any_steps(side, chance))),
            _ => self.any_listed(side, chance),
        }
    }

    /// A place in a cell: its home, or any other.
    fn any_put(self, peg: Peg, cell: Cell, chance: &mut impl Chance) -> Put {
        let home = self.game.pitch.home(cell);
        let at = match chance.below(4) {
            0 => self.spot(peg, cell, |_| true).map_or(home, |put| put.at),
            1 => home,
            _ => self.game.any_point(cell, Stance::Standing, chance),
        };
        Put { peg, at }
    }

    /// SIM-301: a ready formation, changed here and there, of perhaps another team.
    fn any_line_up(self, side: Side, chance: &mut impl Chance) -> Option<Puts> {
        let (keeper, mut field) = self.any_team(side, chance)?;
        let squad = &self.game.squads[below(chance, 2)?];
        let turned = chance.below(2) == 1;
        let turn =
            |cell: Cell| if turned { Cell::new(8 - cell.row(), cell.number()).unwrap_or(cell) } else { cell };
        let cells: ArrayVec<Cell, 11> = squad.eleven(side).map(|(_, cell)| turn(cell)).collect();
        if chance.below(2) == 1 {
            for last in (1..field.len()).rev() {
                field.swap(last, below(chance, last + 1)?);
            }
        }
        let mut after = *self.state;
        for peg in self.on(side.other()).iter() {
            after.lift(peg);
        }
        let mut puts = Puts::new();
        for (peg, &cell) in std::iter::once(keeper).chain(field).zip(&cells) {
            let own = if self.game.rules.kickoff_free {
                Cells::NONE.complement()
            } else {
                self.game.own_half(side)
            };
            let free = own.but(after.cells_of(side)).without(self.ball.cell);
            let elsewhere = chance.below(4) == 0 || !free.has(cell);
            let cell = if elsewhere { any_cell(free, chance)? } else { cell };
            let put = self.with(&after).guesses().any_put(peg, cell, chance);
            let legal = self.with(&after).line_ups().check_line_up_put(put).is_ok()
                && self.game.pitch.cell(put.at) == cell;
            let put = if legal { put } else { Put { peg, at: self.game.pitch.home(cell) } };
            after.put(&self.game.pitch, peg, put.body());
            puts.try_push(put).ok()?;
        }
        Some(puts)
    }

    /// Who plays: those who did, or others of the bench for some of them.
    fn any_team(self, side: Side, chance: &mut impl Chance) -> Option<(Peg, ArrayVec<Peg, 16>)> {
        let is_x = |peg: &Peg| self.sticker(*peg).is_keeper();
        let (playing, bench) = (self.playing(side), self.bench(side));
        let named = Some(self.keeper_of(side)).filter(|&keeper| playing.has(keeper));
        let other: Pegs = bench.iter().filter(is_x).collect();
        let change = named.is_none() || chance.below(4) == 0;
        let keeper =
            any_peg(other, chance).filter(|_| change).or(named).or_else(|| any_peg(playing, chance))?;
        let mut field = playing.without(keeper);
        if keeper != self.keeper_of(side) && playing.has(self.keeper_of(side)) {
            field = field.without(self.keeper_of(side));
        }
        for _ in 0..chance.below(4) {
            let fresh: Pegs = bench.but(field).without(keeper).iter().filter(|peg| !is_x(peg)).collect();
            if let (Some(on), Some(off)) = (any_peg(fresh, chance), any_peg(field, chance)) {
                field = field.without(off).with(on);
            }
        }
        Some((keeper, field.iter().collect()))
    }

    fn any_action(self, chance: &mut impl Chance) -> Option<Move> {
        let peg = self.ball.carrier?;
        let direct = self.turn.only.is_some();
        match chance.below(16) {
            0..2 => Some(Move::Cross { peg, direct }),
            2..6 => Some(Move::Shot { peg, direct }),
            6 if self.stage == Stage::Header => Some(Move::Hands(true)),
            6..9 if self.ball.hands == Hands::Held => {
                Some(Move::PutDown(self.game.any_point(self.cell(peg), Stance::Standing, chance)))
            }
            9 if self.game.rules.pro.offside_line => {
                let offside = any_peg(self.offside_pegs(), chance)?;
                let cell = any_cell(self.cell(offside).rear(offside.side()), chance)?;
                Some(Move::StepBack(self.any_put(offside, cell, chance)))
            }
            _ => self.any_pass(peg, chance),
        }
    }

    /// At a team-mate, past an opponent, or anywhere.
    fn any_pass(self, peg: Peg, chance: &mut impl Chance) -> Option<Move> {
        let kind = any(self.kicking().pass_kinds(), chance)?;
        let from = if kind == Kind::Head { self.point(peg) } else { self.ball.at };
        let (mut aim, mut dribble) = (any_aim(kind, chance), None);
        match chance.below(8) {
            0..5 => {
                let mate = any_peg(self.on(peg.side()).without(peg), chance)?;
                aim = aimed(kind, from, self.point(mate), 0);
            }
            5 => {
                let near = self.cell(peg).within(1);
                let opponents =
                    self.on(peg.side().other()).iter().filter(|&other| near.has(self.cell(other)));
                dribble = any_peg(opponents.collect(), chance);
                if let Some(opponent) = dribble {
                    aim = aimed(kind, from, self.point(opponent), 40_000);
                }
            }
            _ => {}
        }
        Some(Move::Pass { peg, aim, dribble })
    }

    /// The declared kick: at the goal or into the area, or anywhere.
    fn any_kick(self, chance: &mut impl Chance) -> Option<Move> {
        let peg = self.ball.carrier?;
        let kinds: &[Kind] = if self.ball.on_head { &[Kind::Head] } else { &[Kind::Low, Kind::Lob] };
        let kind = any(kinds, chance)?;
        let mut aim = any_aim(kind, chance);
        let at_random = chance.below(8) == 0;
        if !at_random && self.declared.class == Some(Class::Cross) {
            let cell = any_cell(self.game.pitch.penalty_area(self.defence()), chance)?;
            aim = aimed(kind, self.ball.at, self.game.pitch.home(cell), 0);
        } else if !at_random {
            let mouth = self.game.pitch.goal_mouth().y;
            let y = mouth[0] + i32::try_from(below(chance, 141)?).unwrap_or(0) * (mouth[1] - mouth[0]) / 140;
            let from = if kind == Kind::Head { self.point(peg) } else { self.ball.at };
            aim.direction =
                crate::aim::towards(from, Point::new(self.game.pitch.goal_line(self.defence()), y));
            aim.power = aim.power.max(40);
        }
        let dodge = self.stage == Stage::Aim && chance.below(4) == 0 && self.kicking().may_dodge();
        Some(if dodge { Move::Dodge { peg, aim } } else { Move::Kick { peg, aim } })
    }

    fn any_preparation(self, chance: &mut impl Chance) -> Option<Move> {
        let mut plan = Preparation::default();
        if self.declared.direct && chance.below(2) == 0 {
            let peg = any_peg(self.on(self.defence()), chance)?;
            let laid = self.any_laid(peg, self.turn.carried.min(3), chance)?;
            plan.intercept.push(laid);
        }
        if self.declared.class == Some(Class::Shot) {
            plan.keeper = match chance.below(4) {
                0 => KeeperPlan::Stay,
                1 => KeeperPlan::Bar,
                _ => {
                    let to = self.any_laid(self.keeper_of(self.defence()), 2, chance)?;
                    KeeperPlan::Place { to, tackle: chance.below(2) == 1 }
                }
            };
        }
        Some(Move::Prepare(plan))
    }

    /// A peg standing or lying within so many cells.
    fn any_laid(self, peg: Peg, most: u8, chance: &mut impl Chance) -> Option<Laid> {
        let cell = any_cell(self.cell(peg).within(most), chance)?;
        let angle = match chance.below(4) {
            0 | 1 => Some(Angle::UPRIGHT),
            2 => u8::try_from(chance.below(180)).ok().and_then(Angle::new),
            _ => None,
        };
        let stance = angle.map_or(Stance::Standing, Stance::Lying);
        let home = chance.below(2) == 0;
        let at = if home { self.game.pitch.home(cell) } else { self.game.any_point(cell, stance, chance) };
        Some(Laid { peg, at, angle })
    }

    /// A movement of phase 2 or 3, a tackle, or its end.
    fn any_step(self, side: Side, chance: &mut impl Chance) -> Option<Move> {
        let attack = side == self.turn.attack;
        let crowd = self.phases().must_leave(side);
        let able = self.on(side).iter().filter(|&peg| self.phases().may_move(peg)).collect();
        let Some(peg) = any_peg(if crowd.is_empty() { able } else { crowd }, chance) else {
            return Some(self.end_of_phase(attack));
        };
        if crowd.is_empty() && chance.below(4) == 0 {
            return Some(self.end_of_phase(attack));
        }
        if self.game.rules.pro.quick_defence && !attack && self.turn.m == 0 && chance.below(4) == 0 {
            return self.any_listed(side, chance);
        }
        let most = if attack { self.turn.limit } else { self.phases().allowance() };
        let cells =
            if crowd.is_empty() { self.cell(peg).within(most) } else { self.phases().ways_out(peg, most) };
        let cell = any_cell(cells, chance)?;
        let here = !attack && cell == self.ball.cell;
        if here && self.cell(peg) == cell && chance.below(2) == 0 {
            return Some(Move::Tackle(peg));
        }
        let tackle = here && chance.below(2) == 0;
        Some(Move::Step { put: self.any_put(peg, cell, chance), tackle })
    }

    fn end_of_phase(self, attack: bool) -> Move {
        match self.turn.m == 0 && !self.turn.phase3.any {
            true if attack => Move::Quick,
            true => Move::Hold,
            false => Move::End,
        }
    }

    /// Some pegs of a side, each to one of the cells that a PRO rule opens to it.
    fn any_steps(self, side: Side, chance: &mut impl Chance) -> Puts {
        let mut puts = Puts::new();
        for peg in self.on(side).iter() {
            let cells = self.pro().step_cells(peg);
            let Some(cell) = any_cell(cells, chance).filter(|_| !puts.is_full()) else { continue };
            if chance.below(2) == 0 {
                puts.push(self.any_put(peg, cell, chance));
            }
        }
        puts
    }

    /// Where pegs in the hand would go back to; some of them somewhere else.
    fn with_other_wishes(self, pegs: Pegs, chance: &mut impl Chance) -> State {
        let mut wanted = *self.state;
        for peg in pegs.iter() {
            if chance.below(4) == 0
                && let Some(cell) = any_cell(Cells::NONE.complement(), chance)
            {
                let at = self.game.any_point(cell, Stance::Standing, chance);
                wanted.lift_at(&self.game.pitch, peg, at);
            }
        }
        wanted
    }

    /// SIM-841: a kicker and others, who stay where they were as far as they may.
    fn any_first_step(self, chance: &mut impl Chance) -> Option<Move> {
        let side = self.turn.attack;
        let keeper = self.keeper_of(side);
        let field = self.lifted(side).without(keeper);
        let ball = self.any_goal_kick_spot(chance);
        let mut before = self.with_other_wishes(self.lifted(side), chance);
        before.put_ball(&self.game.pitch, ball).ok()?;
        let counts = first_counts(field.len());
        let count = if chance.below(2) == 0 { *counts.start() } else { *counts.end() };
        let by_keeper = ball.is_some() && chance.below(4) == 0;
        let mut pegs: ArrayVec<Peg, 16> = ArrayVec::new();
        if by_keeper {
            pegs.push(keeper);
        }
        let mut left = field;
        for _ in 0..count {
            let peg = any_peg(left, chance)?;
            left = left.without(peg);
            pegs.push(peg);
        }
        let puts = self.with(&before).restarts().arrange(pegs)?;
        Some(Move::Reposition { ball, puts })
    }

    /// SIM-852: at a goal kick, a point of the goal area.
    fn any_goal_kick_spot(self, chance: &mut impl Chance) -> Option<Point> {
        let side = self.turn.attack;
        if self.turn.restart != Some(crate::state::Restart::GoalKick) {
            return None;
        }
        let cell = any_cell(self.game.pitch.goal_area(side), chance)?;
        let usual = chance.below(2) == 0;
        Some(if usual {
            self.game.goal_kick_spot(side)
        } else {
            self.game.any_point(cell, Stance::Standing, chance)
        })
    }
}

impl Simulator {
    /// Any point of a cell's box, mostly in whole millimetres.
    fn any_point(&self, cell: Cell, stance: Stance, chance: &mut impl Chance) -> Point {
        let [low, high] = self.pitch.ground.bounds(cell, self.pitch.ground.extent(stance));
        let unit = if chance.below(8) == 0 { 1 } else { MM };
        let mut between = |low: i32, high: i32| {
            let steps = u32::try_from((high - low) / unit).unwrap_or(0);
            low + i32::try_from(chance.below(steps + 1)).unwrap_or(0) * unit
        };
        Point::new(between(low.x, high.x), between(low.y, high.y))
    }

    /// The cells of which some place is behind the half-way line.
    fn own_half(&self, side: Side) -> Cells {
        let half_way = self.pitch.half_way();
        Cell::all().filter(|&cell| self.pitch.own(self.pitch.centre(cell), side).x < half_way).collect()
    }
}

fn below(chance: &mut impl Chance, n: usize) -> Option<usize> {
    let n = u32::try_from(n).ok().filter(|n| *n > 0)?;
    Some(chance.below(n) as usize)
}

fn any<T: Copy>(of: &[T], chance: &mut impl Chance) -> Option<T> {
    of.get(below(chance, of.len())?).copied()
}

fn any_peg(of: Pegs, chance: &mut impl Chance) -> Option<Peg> {
    of.iter().nth(below(chance, of.len())?)
}

fn any_cell(of: Cells, chance: &mut impl Chance) -> Option<Cell> {
    of.iter().nth(below(chance, of.len())?)
}

/// A kick of this kind as nobody would aim it.
fn any_aim(kind: Kind, chance: &mut impl Chance) -> Aim {
    let lofts = kind.lofts();
    let mut up_to = |n: u16| u16::try_from(chance.below(u32::from(n) + 1)).unwrap_or(0);
    let direction = up_to(3599);
    #[allow(clippy::cast_possible_truncation)] // at most 100
    let (power, loft) = (1 + up_to(99) as u8, up_to(u16::from(lofts.end() - lofts.start())) as u8);
    Aim { kind, direction, power, loft: lofts.start() + loft }
}
