//! Phase 3: the movements of the defence, entering, tackles (SIM-720 to SIM-770).

use onze_core::Events;

use crate::cell::Cell;
use crate::event::{Card, Event};
use crate::game::Simulator;
use crate::moves::Put;
use crate::peg::{Peg, Pegs};
use crate::pitch::Zone;
use crate::place::PEG_GAP;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::restart::Foul;
use crate::state::{Due, Hands, Phase3, Restart, Stage, State};

/// SIM-532: nobody runs farther.
const FARTHEST: u8 = 6;
/// SIM-915: so many pegs shift in a synchro.
const SYNCHRO: u8 = 4;

impl Simulator {
    /// SIM-722, SIM-723: how far each peg of the defence may go.
    pub(crate) fn allowance(&self, state: &State) -> u8 {
        state.turn.m.clamp(1, FARTHEST)
    }

    /// SIM-722, SIM-725, SIM-915: in a quick round one peg and the keeper.
    pub(crate) fn check_quick(&self, state: &State, peg: Peg, shift: bool) -> Result<(), Refusal> {
        if state.turn.m > 0 {
            return Ok(());
        }
        let quick = state.turn.phase3;
        if peg == state.keeper_of(state.defence()) {
            return if quick.keeper { Err(Refusal::HasMoved { peg }) } else { Ok(()) };
        }
        let synchro = self.rules.pro.quick_defence && shift && !quick.spent && quick.pegs < SYNCHRO;
        if quick.pegs == 0 || synchro { Ok(()) } else { Err(Refusal::QuickRound { peg }) }
    }

    pub(crate) fn check_phase_3(&self, state: &State, put: Put, tackle: bool) -> Result<(), Refusal> {
        let Put { peg, .. } = put;
        if peg.side() != state.defence() {
            return Err(Refusal::NotYourPeg { peg });
        }
        let (from, body) = (state.cell(peg), put.body());
        let cell = self.check_place(state, peg, &body)?;
        let crowd = self.must_leave(state, state.defence());
        if !crowd.is_empty() {
            if tackle {
                return Err(Refusal::CrowdFirst);
            }
            return self.check_way_out(state, peg, cell, (crowd, self.free_allowance(state)));
        }
        if !self.may_move(state, peg) {
            return Err(Refusal::HasMoved { peg });
        }
        self.check_room(state, peg, cell)?;
        let most = self.allowance(state);
        if from.distance(cell) > most {
            return Err(Refusal::TooFar { peg, cells: from.distance(cell), most });
        }
        if put.at == state.point(peg) {
            return Err(Refusal::DidNotMove { peg });
        }
        self.check_quick(state, peg, from == cell)?;
        if cell == state.ball.cell {
            if from != cell {
                self.check_entry(state)?;
            }
            if state.ball.hands != Hands::Held
                && state.turn.restart.is_none()
                && !body.keeps_gap(state.ball.at, PEG_GAP)
            {
                return Err(Refusal::TooNearTheBall { peg });
            }
        }
        if tackle { self.check_tackle(state, peg, cell) } else { Ok(()) }
    }

    /// In a quick round the spreading of a wall is free, one step each (SIM-849).
    pub(crate) fn free_allowance(&self, state: &State) -> u8 {
        if state.turn.m == 0 { 1 } else { self.allowance(state) }
    }

    /// SIM-727, SIM-660, SIM-832: who may enter the ball's cell.
    pub(crate) fn check_entry(&self, state: &State) -> Result<(), Refusal> {
        if state.turn.restart == Some(Restart::ThrowIn) {
            return Err(Refusal::ThrowersCell);
        }
        if state.ball.hands == Hands::Held {
            return Err(Refusal::KeeperHasIt);
        }
        if state.stage == Stage::Phase3First { Ok(()) } else { Err(Refusal::OnlyFirstEnters) }
    }

    /// SIM-740, SIM-660, SIM-833.
    pub(crate) fn check_tackle(&self, state: &State, peg: Peg, cell: Cell) -> Result<(), Refusal> {
        let may = peg.side() == state.defence()
            && state.stage == Stage::Phase3First
            && cell == state.ball.cell
            && state.turn.restart != Some(Restart::ThrowIn)
            && state.ball.hands != Hands::Held
            && self.must_leave(state, state.defence()).is_empty();
        if may { Ok(()) } else { Err(Refusal::NoTackle { peg }) }
    }

    /// SIM-727, SIM-745: a peg already in the ball's cell tackles where it stands.
    pub(crate) fn check_standing_tackle(&self, state: &State, peg: Peg) -> Result<(), Refusal> {
        if peg.side() != state.defence() {
            return Err(Refusal::NotYourPeg { peg });
        }
        if !self.may_move(state, peg) {
            return Err(Refusal::HasMoved { peg });
        }
        self.check_tackle(state, peg, state.cell(peg))?;
        self.check_quick(state, peg, false)
    }

    /// SIM-915.
    pub(crate) fn check_knock_on(&self, state: &State, first: Put, second: Put) -> Result<(), Refusal> {
        if !self.rules.pro.quick_defence {
            return Err(Refusal::ProRuleOff { option: "pro_quick_defence" });
        }
        let (one, two) = (first.peg, second.peg);
        let side = state.defence();
        let keeper = state.keeper_of(side);
        let field = |peg: Peg| peg.side() == side && peg != keeper && self.may_move(state, peg);
        if state.turn.m > 0 || state.turn.phase3.pegs > 0 || !self.must_leave(state, side).is_empty() {
            return Err(Refusal::QuickRound { peg: one });
        }
        if one == two || !field(one) || !field(two) {
            return Err(Refusal::HasMoved { peg: one });
        }
        // The first has left his cell when the team-mate moves, and finds the team-mate's free when he is set down.
        let mut after = *state;
        after.lift(one);
        let to = self.check_place(&after, two, &second.body())?;
        let (target, empty) = (state.cell(two), after.in_cell(to).is_empty());
        if !empty || to == state.ball.cell || target.distance(to) != 1 {
            return Err(Refusal::KnockOn);
        }
        after.put(&self.pitch, two, second.body());
        let cell = self.check_place(&after, one, &first.body())?;
        if cell != target || state.cell(one).distance(cell) != 1 {
            return Err(Refusal::KnockOn);
        }
        if cell == state.ball.cell {
            self.check_entry(state)?;
            if !first.body().keeps_gap(state.ball.at, PEG_GAP) {
                return Err(Refusal::TooNearTheBall { peg: one });
            }
        }
        Ok(())
    }
}

impl<E: Events<Event>> Play<'_, E> {
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
        if !self.game.must_leave(self.state, peg.side()).is_empty() {
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
        let most = if self.game.retrieves(self.state, peg) { 1 } else { 3 };
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
        let numbers =
            [self.game.sticker(self.state, peg).tackle(), self.game.sticker(self.state, carrier).keeping()];
        let won = dice[0] + numbers[0] > dice[1] + numbers[1];
        self.events.add(Event::Tackled { peg, carrier, dice, numbers, won });
        let (at, cell) = (self.state.ball.at, self.state.ball.cell);
        if dice[0] == 1 && self.game.pitch.zone(peg.side(), cell) == Zone::Defence {
            return self.foul(Foul { by: peg, on: Some(carrier), at, cell, by_die: true, card: None });
        }
        if won {
            // SIM-654: a keeper who lies has won the ball; he stands to play it.
            if self.state.is_lying(peg) {
                self.game.set_up(self.state, peg);
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

    /// SIM-770, SIM-805, SIM-815: the tick, unless the clock is run down.
    pub(crate) fn end_phase_3(&mut self) {
        let defence = Pegs::team(self.state.defence());
        self.state.grounded = self.state.grounded.but(defence);
        let holds = self.state.turn.m == 0 && !self.state.turn.phase3.any;
        let limit = self.game.rules.hold_limit;
        if holds && (limit == 0 || self.state.turn.holds < limit) {
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
        self.begin_turn(self.state.turn.attack, false);
        self.state.ball.carrier = carrier;
        self.state.ball.hands = hands;
        self.ask(Stage::Action);
    }
}
