//! Line-ups and the kick-off of a half (SIM-301 to SIM-304, SIM-812).

use onze_core::{Chance, Events};

use crate::event::Event;
use crate::game::Simulator;
use crate::moves::{Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::place::{BALL_RADIUS, PEG_RADIUS, THREE_PEGS_GAP};
use crate::refusal::Refusal;
use crate::side::Side;
use crate::state::{Restart, Stage, State, Where};
use crate::substitute;
use crate::turn::Turn;

impl Simulator {
    /// SIM-301, SIM-302, SIM-211; at half-time SIM-812 with its substitutions.
    pub(crate) fn check_line_up(&self, state: &State, side: Side, puts: &Puts) -> Result<(), Refusal> {
        let Some(keeper) = puts.first().map(|put| put.peg) else { return Err(Refusal::ElevenPegs) };
        let named: Pegs = puts.iter().map(|put| put.peg).collect();
        if puts.len() != state.playing(side).len() || named.len() != puts.len() {
            return Err(Refusal::ElevenPegs);
        }
        if let Some(peg) = named.iter().find(|peg| peg.side() != side) {
            return Err(Refusal::NotYourPeg { peg });
        }
        self.check_team(state, keeper, named)?;
        // SIM-303: with free places he might stand where the kicker must.
        if puts.first().is_some_and(|put| self.pitch.cell(put.at) == state.ball_cell) {
            return Err(Refusal::KeeperLast);
        }
        let mut after = *state;
        for put in puts {
            let peg = put.peg;
            let cell = self.check_place(&after, peg, &put.body())?;
            self.check_room(&after, peg, cell)?;
            if !self.rules.kickoff_free {
                if !self.pitch.is_behind_half_way(side, put.at) {
                    return Err(Refusal::NotBehindHalfWay { peg });
                }
                if !put.at.is_apart(state.ball, THREE_PEGS_GAP + PEG_RADIUS + BALL_RADIUS) {
                    return Err(Refusal::TooNearTheBall { peg });
                }
            }
            after.put(&self.pitch, peg, put.body());
        }
        Ok(())
    }

    /// Who may be in the line-up, and who may keep goal.
    fn check_team(&self, state: &State, keeper: Peg, named: Pegs) -> Result<(), Refusal> {
        let side = keeper.side();
        let second_half = state.half == 2;
        let reserve = second_half && self.comes_as_reserve(state, keeper);
        let may_play = |peg: Peg| match state.whereabouts(peg) {
            Where::Bench | Where::Lifted => true,
            _ => peg == keeper && reserve,
        };
        if let Some(peg) = named.iter().find(|&peg| !may_play(peg)) {
            return Err(Refusal::NotOnTheBench { peg });
        }
        if second_half && state.substitutions[side.index()] + self.newcomers(state, named) > substitute::MOST
        {
            return Err(Refusal::NoSubstitutionLeft);
        }
        // SIM-211
        let is_x = |peg: Peg| self.sticker(state, peg).is_keeper();
        if let Some(peg) = named.without(keeper).iter().find(|&peg| is_x(peg)) {
            return Err(Refusal::KeeperForKeeper { peg });
        }
        // SIM-889, SIM-890
        let stays = second_half && keeper == state.keeper_of(side);
        let no_x = !state.bench(side).iter().any(is_x);
        let field = second_half && (state.lacks_keeper(side) || no_x);
        if is_x(keeper) || stays || reserve || field {
            Ok(())
        } else {
            Err(Refusal::KeeperForKeeper { peg: keeper })
        }
    }

    fn comes_as_reserve(&self, state: &State, keeper: Peg) -> bool {
        keeper == state.keeper_of(keeper.side())
            && state.whereabouts(keeper) == Where::SentOff
            && !state.reserves.has(keeper)
    }

    /// How many of them did not play before half-time.
    fn newcomers(&self, state: &State, named: Pegs) -> u8 {
        let new = named.iter().filter(|&peg| state.whereabouts(peg) != Where::Lifted).count();
        u8::try_from(new).unwrap_or(u8::MAX)
    }

    /// The usual line-up of those who play, in the cells of the squad; mirrored from row A to row K or not.
    pub(crate) fn usual_line_up(&self, state: &State, side: Side, team: Pegs, turned: bool) -> Option<Puts> {
        let named = Some(state.keeper_of(side)).filter(|&keeper| team.has(keeper));
        let x = team.iter().find(|&peg| self.sticker(state, peg).is_keeper());
        let keeper = x.or(named).or_else(|| team.first())?;
        let field = team.without(keeper);
        let cells = self.squads[side.index()].eleven(side).map(|(_, cell)| cell);
        let pegs = std::iter::once(keeper).chain(field.iter());
        let turn = |cell: crate::cell::Cell| {
            if turned { crate::cell::Cell::new(8 - cell.row(), cell.number()).unwrap_or(cell) } else { cell }
        };
        Some(
            pegs.zip(cells)
                .map(|(peg, cell)| Put { peg, at: self.pitch.home(turn(cell)) })
                .take(11)
                .collect(),
        )
    }

    /// SIM-303.
    pub(crate) fn check_kick_off(&self, state: &State, put: Put) -> Result<(), Refusal> {
        let peg = put.peg;
        if !state.on(state.attack).has(peg) {
            return Err(Refusal::NotYourPeg { peg });
        }
        if peg == state.keeper_of(state.attack) {
            return Err(Refusal::KeeperLast);
        }
        let cell = self.check_place(state, peg, &put.body())?;
        self.check_room(state, peg, cell)?;
        if cell == state.ball_cell { Ok(()) } else { Err(Refusal::KickerAtTheBall { peg }) }
    }
}

impl<C: Chance, E: Events<Event>> Turn<'_, C, E> {
    /// SIM-302: handed in secretly, shown when both are in.
    pub(crate) fn line_up(&mut self, side: Side, puts: &Puts) {
        let named: Pegs = puts.iter().map(|put| put.peg).collect();
        let state = &mut *self.state;
        if state.half == 2 {
            state.sealed_substitutions[side.index()] = self.game.newcomers(state, named);
        }
        if let Some(keeper) = puts.first().map(|put| put.peg) {
            if state.half == 2 && self.game.comes_as_reserve(state, keeper) {
                state.reserves = state.reserves.with(keeper);
            }
            state.keepers[side.index()] = keeper;
        }
        let leave = if state.half == 2 { Where::Off } else { Where::Bench };
        for peg in state.playing(side).but(named).iter() {
            state.take_away(peg, leave);
        }
        for put in puts {
            state.put(&self.game.pitch, put.peg, put.body());
        }
        self.events.add(Event::Committed { side });
        if self.state.sealed_lineup.is_none() {
            self.state.sealed_lineup = Some(side);
            return self.ask(Stage::LineUp);
        }
        self.state.sealed_lineup = None;
        self.show_line_ups();
    }

    fn show_line_ups(&mut self) {
        for side in Side::BOTH {
            let made = std::mem::take(&mut self.state.sealed_substitutions[side.index()]);
            self.state.substitutions[side.index()] += made;
            let keeper = self.state.keeper_of(side);
            self.events.add(Event::LinedUp { side, keeper, pegs: self.state.on(side), substitutions: made });
        }
        // With free places the two may have chosen the same spot: Blue makes way (SIM-133).
        for peg in self.state.on(Side::Blue).iter() {
            let overlaps = |body: &crate::place::Body| {
                let others = self.state.on(Side::Red);
                others.iter().any(|red| self.state.body(red).is_some_and(|red| red.overlaps(body)))
            };
            if self.state.body(peg).is_some_and(|body| overlaps(&body)) {
                self.game.set_up(self.state, peg);
            }
        }
        if self.state.half == 1 {
            let side = Side::of(self.chance.toss());
            self.events.add(Event::Toss { side });
            self.state.first = side;
            self.state.attack = side;
        }
        self.state.restart = Some(Restart::KickOff);
        self.ask(Stage::KickOff);
    }

    /// SIM-303, SIM-304.
    pub(crate) fn kick_off(&mut self, put: Put) {
        self.state.put(&self.game.pitch, put.peg, put.body());
        self.state.carrier = Some(put.peg);
        self.events.add(Event::KickOff { peg: put.peg, at: put.at });
        self.ask(Stage::Action);
    }
}
