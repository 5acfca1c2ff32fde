//! Penalties decide a drawn match (SIM-896).

use onze_core::{Events, Side};

use crate::aim::Class;
use crate::event::Event;
use crate::flight::{End, Ran};
use crate::football::Restarts;
use crate::peg::{Peg, Pegs};
use crate::place::Body;
use crate::point::Point;
use crate::refusal::Refusal;
use crate::state::{Due, Prepared, Restart, Shootout, Stage, Where};
use crate::turn::Turn;

/// Kicks of both sides before every pair may decide.
const FIVE_EACH: u16 = 10;

impl Restarts<'_> {
    /// Who may kick: each once before anyone kicks again.
    pub(crate) fn takers(self) -> Pegs {
        let taken = self.shootout.map_or(Pegs::NONE, |shootout| shootout.taken);
        self.playing(self.turn.attack).but(taken)
    }

    pub(crate) fn check_taker(self, peg: Peg) -> Result<(), Refusal> {
        Refusal::NotHisKick { peg }.unless(self.takers().has(peg))
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// The toss is due.
    pub(crate) fn await_shootout(&mut self) {
        self.state.stage = Stage::Taker;
        self.wait_for(Due::Shootout);
    }

    pub(crate) fn begin_shootout(&mut self, begins: Side) {
        self.events.add(Event::Shootout { side: begins });
        for side in Side::BOTH {
            if self.state.lacks_keeper(side)
                && let Some(peg) = self.state.playing(side).first()
            {
                self.state.keepers[side.index()] = peg;
            }
        }
        self.state.shootout = Some(Shootout { begins, kicks: 0, goals: [0; 2], taken: Pegs::NONE });
        self.state.turn.attack = begins;
        self.ask(Stage::Taker);
    }

    /// SIM-850: ball on the spot, the keeper on his line; the others are far away.
    pub(crate) fn take_penalty(&mut self, peg: Peg) {
        let (side, pitch) = (peg.side(), &self.game.pitch);
        let spot = pitch.penalty_spot(side.other());
        self.begin_turn(side);
        self.drop_ball(spot);
        let behind = if side == Side::Red { -14_000 } else { 14_000 };
        self.state.put(pitch, peg, Body::standing(Point::new(spot.x + behind, spot.y)));
        let keeper = self.state.keeper_of(side.other());
        self.state.put(pitch, keeper, Body::standing(pitch.keeper_at_penalty(side.other())));
        self.state.ball.carrier = Some(peg);
        self.state.turn.restart = Some(Restart::Penalty);
        self.state.turn.shots = 1;
        self.state.declared.class = Some(Class::Shot);
        self.state.declared.keeper = Prepared::Bar;
        if let Some(shootout) = &mut self.state.shootout {
            shootout.taken = shootout.taken.with(peg);
        }
        self.events.add(Event::Taker { peg });
        self.ask(Stage::AimDive);
    }

    /// Only goal or no goal counts.
    pub(crate) fn after_penalty(&mut self, peg: Peg, ran: &Ran) {
        let side = peg.side();
        let scored = matches!(ran.end, End::Goal(goal, _) if goal == side.other());
        let Some(mut shootout) = self.state.shootout else { return };
        shootout.kicks += 1;
        shootout.goals[side.index()] += u16::from(scored);
        let [red, blue] = shootout.goals;
        self.events.add(Event::PenaltyTaken { peg, scored, red, blue });
        for peg in self.state.on_cloth().iter() {
            self.state.take_away(peg, Where::Lifted);
        }
        // Everybody of the side has kicked: all may kick again.
        let team = self.state.playing(side);
        if team.but(shootout.taken).is_empty() {
            shootout.taken = shootout.taken.but(Pegs::team(side));
        }
        self.state.shootout = Some(shootout);
        self.begin_turn(side.other());
        self.drop_ball(self.game.pitch.centre_spot());
        self.state.last = None;
        let decided = shootout.kicks >= FIVE_EACH && shootout.kicks.is_multiple_of(2) && red != blue;
        if decided { self.over() } else { self.ask(Stage::Taker) }
    }
}
