//! Phase 3: the movements of the defence, entering, tackles (SIM-720 to SIM-770).

use onze_core::Events;

use crate::cell::Cell;
use crate::event::{Card, Event};
use crate::football::Phases;
use crate::moves::Put;
use crate::options::PRO_QUICK_DEFENCE;
use crate::peg::{Peg, Pegs};
use crate::pitch::Zone;
use crate::place::{PEG_GAP, Stance};
use crate::refusal::Refusal;
use crate::restart::Foul;
use crate::state::{Due, Hands, Phase3, Restart, Stage};
use crate::turn::Turn;

/// SIM-532: nobody runs farther.
const FARTHEST: u8 = 6;
/// SIM-915: so many pegs shift in a synchro.
const SYNCHRO: u8 = 4;

impl Phases<'_> {
    /// SIM-722, SIM-723: how far each peg of the defence may go.
    pub(crate) fn allowance(self) -> u8 {
        self.turn.m.clamp(1, FARTHEST)
    }

    /// SIM-722, SIM-725, SIM-915: in a quick round one peg and the keeper.
    pub(crate) fn check_quick(self, peg: Peg, shift: bool) -> Result<(), Refusal> {
        if self.turn.m > 0 {
            return Ok(());
        }
        let quick = self.turn.phase3;
        if peg == self.keeper_of(self.defence()) {
            return Refusal::HasMoved { peg }.when(quick.keeper);
        }
        let synchro = self.game.rules.pro.quick_defence && shift && !quick.spent && quick.pegs < SYNCHRO;
        Refusal::QuickRound { peg }.unless(quick.pegs == 0 || synchro)
    }

    pub(crate) fn check_phase_3(self, put: Put, tackle: bool) -> Result<(), Refusal> {
        let Put { peg, .. } = put;
        Refusal::NotYourPeg { peg }.when(peg.side() != self.defence())?;
        let (from, body) = (self.cell(peg), put.body());
        let cell = self.check_place(peg, &body)?;
        let crowd = self.must_leave(self.defence());
        if !crowd.is_empty() {
            Refusal::CrowdFirst.when(tackle)?;
            return self.check_way_out(peg, cell, (crowd, self.free_allowance()));
        }
        Refusal::HasMoved { peg }.unless(self.may_move(peg))?;
        self.check_room(peg, cell)?;
        let most = self.allowance();
        Refusal::TooFar { peg, cells: from.distance(cell), most }.when(from.distance(cell) > most)?;
        Refusal::DidNotMove { peg }.when(put.at == self.point(peg))?;
        self.check_quick(peg, from == cell)?;
        if cell == self.ball.cell {
            if from != cell {
                self.check_entry()?;
            }
            Refusal::TooNearTheBall { peg }.when(
                self.ball.hands != Hands::Held
                    && self.turn.restart.is_none()
                    && !body.keeps_gap(self.ball.at, PEG_GAP),
            )?;
        }
        if tackle { self.check_tackle(peg, cell) } else { Ok(()) }
    }

    /// In a quick round the spreading of a wall is free, one step each (SIM-849).
    pub(crate) fn free_allowance(self) -> u8 {
        if self.turn.m == 0 { 1 } else { self.allowance() }
    }

    /// SIM-727, SIM-660, SIM-832: who may enter the ball's cell.
    pub(crate) fn check_entry(self) -> Result<(), Refusal> {
        Refusal::ThrowersCell.when(self.turn.restart == Some(Restart::ThrowIn))?;
        Refusal::KeeperHasIt.when(self.ball.hands == Hands::Held)?;
        Refusal::OnlyFirstEnters.unless(self.stage == Stage::Phase3First)
    }

    /// SIM-740, SIM-660, SIM-833.
    pub(crate) fn check_tackle(self, peg: Peg, cell: Cell) -> Result<(), Refusal> {
        let may = peg.side() == self.defence()
            && self.stage == Stage::Phase3First
            && cell == self.ball.cell
            && self.turn.restart != Some(Restart::ThrowIn)
            && self.ball.hands != Hands::Held
            && self.must_leave(self.defence()).is_empty();
        Refusal::NoTackle { peg }.unless(may)
    }

    /// SIM-727, SIM-745: a peg already in the ball's cell tackles where it stands.
    pub(crate) fn check_standing_tackle(self, peg: Peg) -> Result<(), Refusal> {
        Refusal::NotYourPeg { peg }.when(peg.side() != self.defence())?;
        Refusal::HasMoved { peg }.unless(self.may_move(peg))?;
        self.check_tackle(peg, self.cell(peg))?;
        self.check_quick(peg, false)
    }

    /// SIM-915.
    pub(crate) fn check_knock_on(self, first: Put, second: Put) -> Result<(), Refusal> {
        Refusal::ProRuleOff { option: PRO_QUICK_DEFENCE.setting().key }
            .unless(self.game.rules.pro.quick_defence)?;
        let (one, two) = (first.peg, second.peg);
        let side = self.defence();
        let keeper = self.keeper_of(side);
        let field = |peg: Peg| peg.side() == side && peg != keeper && self.may_move(peg);
        Refusal::QuickRound { peg: one }
            .when(self.turn.m > 0 || self.turn.phase3.pegs > 0 || !self.must_leave(side).is_empty())?;
        Refusal::HasMoved { peg: one }.when(one == two || !field(one) || !field(two))?;
        // The first has left his cell when the team-mate moves, and finds the team-mate's free when he is set down.
        let mut after = *self.state;
        after.lift(one);
        let to = self.with(&after).check_place(two, &second.body())?;
        let (target, empty) = (self.cell(two), after.in_cell(to).is_empty());
        Refusal::KnockOn.when(!empty || to == self.ball.cell || target.distance(to) != 1)?;
        after.put(&self.game.pitch, two, second.body());
        let cell = self.with(&after).check_place(one, &first.body())?;
        Refusal::KnockOn.when(cell != target || self.cell(one).distance(cell) != 1)?;
        if cell == self.ball.cell {
            self.check_entry()?;
            Refusal::TooNearTheBall { peg: one }.unless(first.body().keeps_gap(self.ball.at, PEG_GAP))?;
        }
        Ok(())
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn begin_phase_3(&mut self) {
        let side = self.state.defence();
        self.state.turn.phase3 = Phase3::default();
        self.get_up(side);
        self.events.add(Event::Phase3 { side, allowance: self.state.turn.m.min(FARTHEST) });
        self.ask(Stage::Phase3First);
    }

    pub(crate) fn step_in_phase_3(&mut self, put: Put, tackle: bool) {
        let (peg, from) = (put.peg, self.state.cell(put.peg));
        // Leaving a crowded cell is not the first peg's move, and free in a quick round.
        if !self.now().phases().must_leave(peg.side()).is_empty() {
            self.move_peg(put);
            let stage = self.state.stage;
            return self.ask(stage);
        }
        self.move_peg(put);
        let to = self.state.cell(peg);
        self.spend(peg, from != to || tackle);
        self.challenge(peg, from, tackle);
    }

    /// A peg that came from this cell enters the ball's cell, or is in it, or is elsewhere; then it tackles, or not.
    pub(crate) fn challenge(&mut self, peg: Peg, from: Cell, tackle: bool) {
        let (ball, cell) = (self.state.ball.at, self.state.ball.cell);
        let enters = self.state.cell(peg) == cell && from != cell;
        // SIM-653: a keeper who is placed comes over two cells from in front.
        let as_keeper = self.state.stage == Stage::Prepare;
        match from.distance(cell) {
            // SIM-731
            1 if enters && cell.front(self.state.turn.attack).has(from) => self.go_on_to_tackle(peg, tackle),
            1 if enters => self.wait_for(Due::FromBehind { peg, tackle }),
            // SIM-733
            2.. if enters && !as_keeper => {
                let on = self.state.ball.carrier;
                self.foul(Foul { by: peg, on, at: ball, cell, by_die: false, card: Some(Card::Red) });
            }
            _ => self.go_on_to_tackle(peg, tackle),
        }
    }

    /// SIM-732, SIM-911: the die of a defender who came from behind.
    pub(crate) fn enter_from_behind(&mut self, peg: Peg, tackle: bool, die: u8) {
        let most = if self.now().screen().retrieves(peg) { 1 } else { 3 };
        self.events.add(Event::EnteredFromBehind { peg, die, foul: die <= most });
        if die > most {
            return self.go_on_to_tackle(peg, tackle);
        }
        let (on, at, cell) = (self.state.ball.carrier, self.state.ball.at, self.state.ball.cell);
        self.foul(Foul { by: peg, on, at, cell, by_die: true, card: Some(Card::Yellow) });
    }

    fn go_on_to_tackle(&mut self, peg: Peg, tackle: bool) {
        if tackle { self.wait_for(Due::Tackle { peg }) } else { self.after_challenge() }
    }

    /// Phase 3 goes on, or the shot for which the keeper came out.
    fn after_challenge(&mut self) {
        if self.state.stage == Stage::Prepare { self.ask(Stage::Aim) } else { self.go_on_in_phase_3() }
    }

    fn spend(&mut self, peg: Peg, spent: bool) {
        let keeper = peg == self.state.keeper_of(peg.side());
        let quick = &mut self.state.turn.phase3;
        quick.any = true;
        if keeper {
            quick.keeper = true;
        } else {
            quick.pegs += 1;
            quick.spent |= spent;
        }
    }

    pub(crate) fn tackle_standing(&mut self, peg: Peg) {
        self.state.turn.moved = self.state.turn.moved.with(peg);
        self.spend(peg, true);
        self.wait_for(Due::Tackle { peg });
    }

    /// SIM-915: the first peg may tackle as any first peg may (SIM-740).
    pub(crate) fn knock_on(&mut self, first: Put, second: Put, tackle: bool) {
        let from = self.state.cell(first.peg);
        self.move_peg(first);
        self.move_peg(second);
        self.spend(first.peg, true);
        self.challenge(first.peg, from, tackle);
    }

    /// The next peg, or the end if a quick round leaves none (SIM-1003).
    fn go_on_in_phase_3(&mut self) {
        let quick = self.state.turn.phase3;
        let most = if self.game.rules.pro.quick_defence { SYNCHRO } else { 1 };
        if self.state.turn.m == 0 && quick.keeper && (quick.spent || quick.pegs >= most) {
            return self.end_phase_3();
        }
        self.ask(Stage::Phase3);
    }

    /// SIM-741 to SIM-744: the dice of a tackle.
    pub(crate) fn tackle_duel(&mut self, peg: Peg, dice: [u8; 2]) {
        let Some(carrier) = self.state.ball.carrier else { return };
        let numbers = [self.now().sticker(peg).numbers.tackle, self.now().sticker(carrier).numbers.keeping];
        let won = dice[0] + numbers[0] > dice[1] + numbers[1];
        self.events.add(Event::Tackled { peg, carrier, dice, numbers, won });
        let (at, cell) = (self.state.ball.at, self.state.ball.cell);
        if dice[0] == 1 && self.game.pitch.zone(peg.side(), cell) == Zone::Defence {
            return self.foul(Foul { by: peg, on: Some(carrier), at, cell, by_die: true, card: None });
        }
        if won {
            // SIM-654: a keeper who lies has won the ball; he stands to play it.
            if self.state.is_lying(peg) {
                self.set_up(peg, Stance::Standing);
            }
            self.state.ball.hands = Hands::No;
            return self.relance(peg);
        }
        let turn = &mut self.state.turn;
        turn.failed = turn.failed.with(peg);
        if self.state.stage == Stage::Prepare {
            // SIM-436: also for the rest of this turn.
            turn.failed_before = turn.failed_before.with(peg);
        }
        self.after_challenge();
    }

    /// SIM-770, SIM-805, SIM-815, SIM-817: the tick, unless the clock is run down.
    pub(crate) fn end_phase_3(&mut self) {
        let defence = Pegs::team(self.state.defence());
        self.state.grounded = self.state.grounded.but(defence);
        let holds = self.state.turn.m == 0 && !self.state.turn.phase3.any;
        let limit = self.game.rules.hold_limit;
        let may_wait = self.game.rules.until_3 || !self.state.half.time_up;
        if holds && may_wait && (limit == 0 || self.state.turn.holds < limit) {
            self.state.turn.holds = self.state.turn.holds.saturating_add(1);
            self.events.add(Event::Held { side: self.state.defence(), holds: self.state.turn.holds });
        } else {
            self.state.turn.holds = if holds { self.state.turn.holds } else { 0 };
            self.tick();
        }
        if self.state.turn.restart == Some(Restart::ThrowIn) {
            return self.throw_after_phases();
        }
        if self.whistle_if_time_is_up() {
            return;
        }
        let (carrier, hands) = (self.state.ball.carrier, self.state.ball.hands);
        self.begin_turn(self.state.turn.attack);
        self.state.ball.carrier = carrier;
        self.state.ball.hands = hands;
        self.ask(Stage::Action);
    }
}
