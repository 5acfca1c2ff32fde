//! The calculation of distance: who takes the ball (5xx).

use onze_core::{Events, Side};

use crate::aim::Class;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::event::{Event, Tie};
use crate::football::Count;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::place::Stance;
use crate::refusal::Refusal;
use crate::state::Stage;
use crate::turn::Turn;

/// What the count says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    /// The side that takes the ball.
    pub(crate) side: Side,
    /// Its pegs that may take it.
    pub(crate) pegs: Pegs,
    /// The counted pegs of both sides at the smallest distance.
    pub(crate) nearest: Pegs,
    /// Which rule settled a tie.
    pub(crate) tie: Option<Tie>,
    /// No counted peg is within a standard move (SIM-530).
    pub(crate) long: bool,
}

/// A standard move.
const STANDARD: u8 = 3;

impl Count<'_> {
    /// SIM-503, SIM-504: is this peg counted after the last kick?
    pub(crate) fn is_counted(self, peg: Peg, cells: Cells) -> bool {
        let Some(last) = self.last else { return true };
        if last.beaten && last.dribbled == Some(peg) {
            return false;
        }
        if peg == last.kicker && (last.restart.is_some() || last.class == Class::Cross) {
            return false;
        }
        // SIM-913: the cross made no header, or there would be no count.
        if last.class == Class::Cross && self.turn.leapt.has(peg) {
            return false;
        }
        if cells.has(self.cell(peg)) {
            return true;
        }
        let shooter = last.class == Class::Shot && peg == last.kicker;
        let keeper = last.keeper_ready && peg == self.keeper_of(last.kicker.side().other());
        let dodger = last.dodge && peg == last.kicker;
        let moved = self.turn.moved.has(peg) && !keeper && !dodger && !self.turn.stepped.has(peg);
        !shooter && !moved && self.is_standing(peg)
    }

    /// SIM-502 to SIM-513.
    pub(crate) fn verdict(self) -> Verdict {
        let cells = self.game.pitch.ball_cells(self.ball.at);
        let mut nearest = (u8::MAX, Pegs::NONE);
        for peg in self.on_cloth().iter().filter(|&peg| self.is_counted(peg, cells)) {
            nearest = nearer(nearest, peg, cells.distance(self.cell(peg)));
        }
        let long = nearest.0 > STANDARD;
        if nearest.1.is_empty() {
            return self.nobody_counted(cells);
        }
        let nearest = nearest.1;
        let of = |side: Side| nearest.and(Pegs::team(side));
        let last = self.last;
        // SIM-508, also between pegs of one side (SIM-505).
        if let Some(peg) = last.and_then(|last| last.final_touch).filter(|&peg| nearest.has(peg))
            && nearest.len() > 1
        {
            let (side, pegs) = (peg.side(), Pegs::only(peg));
            return Verdict { side, pegs, nearest, tie: Some(Tie::LastTouch), long };
        }
        let (attack, defence) = (self.turn.attack, self.defence());
        let (side, tie) = match (of(attack).is_empty(), of(defence).is_empty()) {
            (false, true) => (attack, None),
            (true, _) => (defence, None),
            (false, false) => {
                let tie = self.tie(cells);
                (if tie == Tie::Short { attack } else { defence }, Some(tie))
            }
        };
        Verdict { side, pegs: of(side), nearest, tie, long }
    }

    /// SIM-509 to SIM-513.
    fn tie(self, cells: Cells) -> Tie {
        let Some(last) = self.last else { return Tie::Short };
        if last.class != Class::Pass {
            return Tie::Declared;
        }
        if last.relance {
            return Tie::Relance;
        }
        let beaten = last.dribbled.filter(|_| last.beaten);
        let pressed_by = beaten.map_or(last.pressed_by, |peg| last.pressed_by.without(peg));
        if !pressed_by.is_empty() {
            return Tie::Pressing;
        }
        let is_long = cells.distance(last.from).is_some_and(|distance| distance > self.game.rules.short_pass);
        // SIM-905
        let long_kick = self.game.rules.pro.long_kick
            && self.sticker(last.kicker).yellow() >= 3
            && last.touched.is_empty();
        if is_long && !long_kick { Tie::Long } else { Tie::Short }
    }

    /// The nearest counted peg of a side, and how far it is from the ball (SIM-502): to show the count that it lost.
    fn nearest_of(self, side: Side) -> Option<(Peg, u8)> {
        let cells = self.game.pitch.ball_cells(self.ball.at);
        let counted = self.on(side).iter().filter(|&peg| self.is_counted(peg, cells));
        let away = |peg: Peg| Some((peg, cells.distance(self.cell(peg))?));
        counted.filter_map(away).min_by_key(|(_, cells)| *cells)
    }

    /// SIM-506: the defence chooses its nearest peg, whatever it has done.
    fn nobody_counted(self, cells: Cells) -> Verdict {
        let mut nearest = (u8::MAX, Pegs::NONE);
        let side = self.defence();
        for peg in self.on(side).iter() {
            nearest = nearer(nearest, peg, cells.distance(self.cell(peg)));
        }
        Verdict { side, pegs: nearest.1, nearest: Pegs::NONE, tie: None, long: nearest.0 > STANDARD }
    }

    /// SIM-517, SIM-518: the cells in which this winner may stand.
    pub(crate) fn cells_to_take(self, peg: Peg) -> Cells {
        let (cells, from) = (self.game.pitch.ball_cells(self.ball.at), self.cell(peg));
        let farthest = cells.distance(from).map_or(STANDARD, |nearest| nearest.max(STANDARD));
        let near = if self.game.rules.until_3 { cells } else { cells.and(from.within(farthest)) };
        let open: Cells = near.iter().filter(|&cell| self.has_room(peg, cell)).collect();
        if open.is_empty() { near } else { open }
    }

    /// SIM-521: where a winner who stays in his cell is.
    pub(crate) fn taken_in_place(self, peg: Peg) -> Option<Put> {
        let lies = self.is_lying(peg);
        let body = if lies { self.near_itself(peg, Stance::Standing) } else { self.body(peg) };
        body.map(|body| Put { peg, at: body.at })
    }

    pub(crate) fn check_take(self, put: Put) -> Result<(), Refusal> {
        let peg = put.peg;
        Refusal::NotNearest { peg }.unless(self.verdict().pegs.has(peg))?;
        let cell = self.game.pitch.cell(put.at);
        if cell == self.cell(peg) && self.cells_to_take(peg).has(cell) {
            let stays = self.taken_in_place(peg) == Some(put);
            return Refusal::StaysWhereHeIs { peg }.unless(stays);
        }
        Refusal::NotTheBallsCell { cell }.unless(self.cells_to_take(peg).has(cell))?;
        self.check_place(peg, &put.body()).map(|_| ())
    }

    /// The one way to take the ball, if there is no choice (SIM-1003).
    fn only_take(self, verdict: &Verdict) -> Option<Put> {
        let peg = verdict.pegs.first().filter(|_| verdict.pegs.len() == 1)?;
        let cells = self.cells_to_take(peg);
        if cells == Cells::only(self.cell(peg)) { self.taken_in_place(peg) } else { None }
    }
}

fn nearer((best, pegs): (u8, Pegs), peg: Peg, distance: Option<u8>) -> (u8, Pegs) {
    match distance {
        Some(distance) if distance < best => (distance, Pegs::only(peg)),
        Some(distance) if distance == best => (best, pegs.with(peg)),
        _ => (best, pegs),
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// Step 9: offside by taking part, then the winner.
    pub(crate) fn settle_cod(&mut self) {
        let verdict = self.now().count().verdict();
        let offside = self.state.last.map_or(Pegs::NONE, |last| last.offside);
        if let Some(peg) = verdict.nearest.and(offside).first() {
            return self.offside(peg);
        }
        if let Some(put) = self.now().count().only_take(&verdict) {
            return self.take(put);
        }
        self.ask(Stage::Cod);
    }

    /// Step 10: the winner is put down.
    pub(crate) fn take(&mut self, put: Put) {
        let verdict = self.now().count().verdict();
        let Put { peg, at } = put;
        let (from, side) = (self.state.cell(peg), peg.side());
        let cell: Cell = self.game.pitch.cell(at);
        let cells = from.distance(cell);
        let beaten = self.now().count().nearest_of(side.other());
        self.state.put(&self.game.pitch, peg, put.body());
        self.state.ball.carrier = Some(peg);
        self.state.ball.cell = cell;
        self.state.grounded = self.state.grounded.without(peg);
        let Verdict { nearest, tie, .. } = verdict;
        self.events.add(Event::Took { peg, from, to: cell, at, cells, nearest, beaten, tie });
        self.state.turn.stepped = Pegs::NONE;
        self.state.turn.free = Pegs::NONE;
        let immediate = self.state.declared.immediate;
        self.state.declared.immediate = false;
        if side != self.state.turn.attack {
            return self.relance(peg);
        }
        // SIM-522; the carrier of SIM-443 moves a second time.
        if cells > 0 {
            self.state.turn.moved = self.state.turn.moved.with(peg);
            self.count_movement(side, cells);
        }
        self.state.turn.carried = cells;
        if verdict.long {
            // SIM-531, SIM-532
            self.state.turn.limit = cells.clamp(STANDARD, 6);
        }
        if self.whistle_if_time_is_up() {
            return;
        }
        let shoots = immediate
            && self.state.last.is_some_and(|last| last.kicker == peg)
            && self.game.pitch.shooting(side).has(cell);
        if shoots {
            // SIM-443: with no further preparation.
            self.state.declared.immediate = true;
            self.state.declared.class = Some(Class::Shot);
            return self.ask(Stage::Aim);
        }
        self.state.declared.class = None;
        self.state.declared.direct = false;
        if self.now().skills().may_take_in_hands() {
            return self.ask(Stage::Hands);
        }
        self.offer_skills();
    }
}
