//! Substitutions, their duties, and who keeps the goal (SIM-885 to SIM-891).

use onze_core::{Events, Side};

use crate::event::Event;
use crate::football::Substitutions;
use crate::moves::Move;
use crate::peg::{Peg, Pegs};
use crate::refusal::Refusal;
use crate::state::{Restart, Stage, Where};
use crate::turn::Turn;

/// SIM-885: in the whole match.
pub(crate) const MOST: u8 = 5;

impl Substitutions<'_> {
    /// The side that is asked now.
    pub(crate) fn side(self) -> Side {
        if self.stage == Stage::SubstituteSecond { self.defence() } else { self.turn.attack }
    }

    pub(crate) fn check(self, choice: &Move) -> Result<(), Refusal> {
        match choice {
            Move::Substitute { on, off } => self.check_substitution(*on, *off),
            Move::Reserve { off } => self.check_reserve(*off),
            Move::NameKeeper(peg) => self.check_name_keeper(*peg),
            Move::End => self.check_end(),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    fn has_x_on_bench(self, side: Side) -> bool {
        self.bench(side).iter().any(|peg| self.sticker(peg).is_keeper())
    }

    fn check_one_left(self, side: Side) -> Result<(), Refusal> {
        Refusal::NoSubstitutionLeft.unless(self.substitutions[side.index()] < MOST)
    }

    /// SIM-885, SIM-887.
    fn check_goes_off(self, side: Side, off: Peg) -> Result<(), Refusal> {
        Refusal::NotOnThePitch { peg: off }.unless(self.on(side).has(off))?;
        Refusal::JustCameOn { peg: off }.unless(self.may_go_off(side).has(off))
    }

    fn may_go_off(self, side: Side) -> Pegs {
        if self.game.rules.until_3 { self.on(side) } else { self.on(side).but(self.came_on) }
    }

    fn check_substitution(self, on: Peg, off: Peg) -> Result<(), Refusal> {
        let side = self.side();
        Refusal::NotYourPeg { peg: on }.when(on.side() != side || off.side() != side)?;
        self.check_one_left(side)?;
        Refusal::NotOnTheBench { peg: on }.when(self.whereabouts(on) != Where::Bench)?;
        self.check_goes_off(side, off)?;
        let x = self.sticker(on).is_keeper();
        let for_keeper = off == self.keeper_of(side);
        // SIM-211, SIM-890, SIM-891
        let fits = match (for_keeper, x) {
            (true, false) => !self.has_x_on_bench(side),
            (false, true) => self.lacks_keeper(side),
            _ => true,
        };
        Refusal::KeeperForKeeper { peg: on }.unless(fits)
    }

    /// SIM-889.
    fn check_reserve(self, off: Peg) -> Result<(), Refusal> {
        let side = self.side();
        self.check_one_left(side)?;
        self.check_goes_off(side, off)?;
        let keeper = self.keeper_of(side);
        let sent_off = self.whereabouts(keeper) == Where::SentOff && !self.reserves.has(keeper);
        Refusal::NoReserveKeeper.unless(sent_off)
    }

    fn check_name_keeper(self, peg: Peg) -> Result<(), Refusal> {
        let side = self.side();
        let may = self.lacks_keeper(side) && self.on(side).has(peg);
        Refusal::NoKeeperToName { peg }.unless(may)
    }

    /// SIM-888: how many substitutions the side still owes at this stoppage.
    pub(crate) fn owed(self, side: Side) -> u8 {
        let made = self.substitutions[side.index()];
        let owed = self.time().duty().saturating_sub(made);
        if owed > 0 && self.any_substitution(side) { owed } else { 0 }
    }

    /// Is there anybody whom the side could bring on?
    pub(crate) fn any_substitution(self, side: Side) -> bool {
        if self.substitutions[side.index()] >= MOST {
            return false;
        }
        let (may_go, keeper) = (self.may_go_off(side), self.keeper_of(side));
        let field = !may_go.without(keeper).is_empty();
        self.bench(side).iter().any(|peg| {
            // An X for the keeper, or for a field peg when he is gone; anybody else for a field peg.
            let for_keeper = self.sticker(peg).is_keeper() && !self.lacks_keeper(side);
            if for_keeper { may_go.has(keeper) } else { field }
        })
    }

    fn check_end(self) -> Result<(), Refusal> {
        let side = self.side();
        Refusal::KeeperMissing.when(self.lacks_keeper(side))?;
        Refusal::SubstitutionsOwed { owed: self.owed(side) }.when(self.owed(side) > 0)
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// Asks one side, then the other; nobody who has no choice (SIM-1003).
    pub(crate) fn ask_for_substitutions(&mut self, stage: Stage) {
        self.state.stage = stage;
        let side = self.now().substituting().side();
        if self.state.lacks_keeper(side) || self.now().substituting().any_substitution(side) {
            return self.ask(stage);
        }
        self.end_substitutions();
    }

    pub(crate) fn end_substitutions(&mut self) {
        if self.state.stage == Stage::SubstituteFirst {
            return self.ask_for_substitutions(Stage::SubstituteSecond);
        }
        let throw_in = self.state.turn.restart == Some(Restart::ThrowIn);
        if !throw_in {
            return self.begin_repositioning();
        }
        if self.state.came_on.is_empty() {
            return self.ask(Stage::Throw);
        }
        // SIM-886, SIM-814: it has become a repositioning.
        self.tick();
        if !self.whistle_at_restart(Restart::ThrowIn) {
            self.begin_repositioning();
        }
    }

    pub(crate) fn substitute(&mut self, on: Peg, off: Peg) {
        let side = on.side();
        let is_keeper = self.now().sticker(on).is_keeper() || off == self.state.keeper_of(side);
        self.replace(on, off);
        if is_keeper {
            self.state.keepers[side.index()] = on;
        }
        self.events.add(Event::Substituted { on, off });
        let stage = self.state.stage;
        self.ask_for_substitutions(stage);
    }

    pub(crate) fn bring_reserve(&mut self, off: Peg) {
        let keeper = self.state.keeper_of(off.side());
        self.replace(keeper, off);
        self.state.reserves = self.state.reserves.with(keeper);
        self.events.add(Event::ReserveKeeper { peg: keeper, off });
        let stage = self.state.stage;
        self.ask_for_substitutions(stage);
    }

    /// The one goes off, the other takes his place (SIM-885).
    fn replace(&mut self, on: Peg, off: Peg) {
        let side = on.side();
        if let Some(body) = self.state.body(off) {
            self.state.take_away(off, Where::Off);
            self.state.put(&self.game.pitch, on, body);
        }
        self.state.grounded = self.state.grounded.without(off);
        self.state.substitutions[side.index()] += 1;
        self.state.half.added = self.state.half.added.saturating_add(1);
        // By whom, positions of versions 1 to 3 do not tell.
        let known = if self.game.rules.until_3 { Peg::R1 } else { on };
        self.state.came_on = self.state.came_on.with(known);
    }

    pub(crate) fn name_keeper(&mut self, peg: Peg) {
        self.state.keepers[peg.side().index()] = peg;
        self.events.add(Event::KeeperNamed { peg });
        let stage = self.state.stage;
        self.ask_for_substitutions(stage);
    }
}
