//! Line-ups and the kick-off of a half (SIM-301 to SIM-304, SIM-812).

use onze_core::{Events, Side};

use crate::event::Event;
use crate::football::LineUps;
use crate::moves::{Put, Puts};
use crate::peg::{Peg, Pegs};
use crate::place::{BALL_RADIUS, PEG_RADIUS, Stance, THREE_PEGS_GAP};
use crate::refusal::Refusal;
use crate::state::{Due, HandedIn, Restart, Secrets, Stage, State, Where};
use crate::substitute;
use crate::turn::Turn;

impl LineUps<'_> {
    /// SIM-301, SIM-302, SIM-211; at half-time SIM-812 with its substitutions.
    pub(crate) fn check_line_up(self, side: Side, puts: &Puts) -> Result<(), Refusal> {
        let Some(keeper) = puts.first().map(|put| put.peg) else { return Err(Refusal::ElevenPegs) };
        let named: Pegs = puts.iter().map(|put| put.peg).collect();
        Refusal::ElevenPegs.when(puts.len() != self.playing(side).len() || named.len() != puts.len())?;
        if let Some(peg) = named.iter().find(|peg| peg.side() != side) {
            return Err(Refusal::NotYourPeg { peg });
        }
        self.check_team(keeper, named)?;
        // SIM-303: with free places he might stand where the kicker must.
        Refusal::KeeperLast
            .when(puts.first().is_some_and(|put| self.game.pitch.cell(put.at) == self.ball.cell))?;
        // SIM-1004: what the other side has handed in is not in the way.
        let mut after = *self.state;
        for peg in self.on(side.other()).iter() {
            after.lift(peg);
        }
        for put in puts {
            self.with(&after).line_ups().check_line_up_put(*put)?;
            after.put(&self.game.pitch, put.peg, put.body());
        }
        Ok(())
    }

    /// One peg of a line-up; the others before it are down already.
    pub(crate) fn check_line_up_put(self, put: Put) -> Result<(), Refusal> {
        let Put { peg, at } = put;
        let cell = self.check_place(peg, &put.body())?;
        self.check_room(peg, cell)?;
        if self.game.rules.kickoff_free {
            return Ok(());
        }
        Refusal::NotBehindHalfWay { peg }.unless(self.game.pitch.is_behind_half_way(peg.side(), at))?;
        let apart = at.is_apart(self.ball.at, THREE_PEGS_GAP + PEG_RADIUS + BALL_RADIUS);
        Refusal::TooNearTheBall { peg }.unless(apart)
    }

    /// Who may be in the line-up, and who may keep goal.
    fn check_team(self, keeper: Peg, named: Pegs) -> Result<(), Refusal> {
        let side = keeper.side();
        let second_half = self.half.number == 2;
        let reserve = second_half && self.comes_as_reserve(keeper);
        let may_play = |peg: Peg| match self.whereabouts(peg) {
            Where::Bench | Where::Lifted => true,
            _ => peg == keeper && reserve,
        };
        if let Some(peg) = named.iter().find(|&peg| !may_play(peg)) {
            return Err(Refusal::NotOnTheBench { peg });
        }
        Refusal::NoSubstitutionLeft.when(
            second_half && self.substitutions[side.index()] + self.newcomers(named) > substitute::MOST,
        )?;
        // SIM-211
        let is_x = |peg: Peg| self.sticker(peg).is_keeper();
        if let Some(peg) = named.without(keeper).iter().find(|&peg| is_x(peg)) {
            return Err(Refusal::KeeperForKeeper { peg });
        }
        // SIM-889, SIM-890
        let stays = second_half && keeper == self.keeper_of(side);
        let no_x = !self.bench(side).iter().any(is_x);
        let field = second_half && (self.lacks_keeper(side) || no_x);
        Refusal::KeeperForKeeper { peg: keeper }.unless(is_x(keeper) || stays || reserve || field)
    }

    fn comes_as_reserve(self, keeper: Peg) -> bool {
        keeper == self.keeper_of(keeper.side())
            && self.whereabouts(keeper) == Where::SentOff
            && !self.reserves.has(keeper)
    }

    /// How many of them did not play before half-time.
    fn newcomers(self, named: Pegs) -> u8 {
        let new = named.iter().filter(|&peg| self.whereabouts(peg) != Where::Lifted).count();
        u8::try_from(new).unwrap_or(u8::MAX)
    }

    /// The state before the line-up that is under seal was handed in.
    pub(crate) fn before_hand_in(self) -> State {
        let mut before = *self.state;
        let Some(HandedIn { side, keeper, playing }) = self.sealed.line_up else { return before };
        before.sealed = Secrets::NONE;
        before.keepers[side.index()] = keeper;
        for peg in self.on(side).but(playing).iter() {
            // Only the reserve keeper did not come from the bench (SIM-889).
            if peg == keeper {
                before.reserves = before.reserves.without(peg);
                before.take_away(peg, Where::SentOff);
            } else {
                before.take_away(peg, Where::Bench);
            }
        }
        for peg in playing.iter() {
            before.take_away(peg, Where::Lifted);
        }
        before.to_act = self.with(&before).owing();
        before
    }

    /// The usual line-up of those who play, in the cells of the squad; mirrored from row A to row K or not.
    pub(crate) fn usual_line_up(self, side: Side, team: Pegs, turned: bool) -> Option<Puts> {
        let named = Some(self.keeper_of(side)).filter(|&keeper| team.has(keeper));
        let x = team.iter().find(|&peg| self.sticker(peg).is_keeper());
        let keeper = x.or(named).or_else(|| team.first())?;
        let field = team.without(keeper);
        let cells = self.game.squads[side.index()].eleven(side).map(|(_, cell)| cell);
        let pegs = std::iter::once(keeper).chain(field.iter());
        let turn = |cell: crate::cell::Cell| {
            if turned { crate::cell::Cell::new(8 - cell.row(), cell.number()).unwrap_or(cell) } else { cell }
        };
        Some(
            pegs.zip(cells)
                .map(|(peg, cell)| Put { peg, at: self.game.pitch.home(turn(cell)) })
                .take(11)
                .collect(),
        )
    }

    /// SIM-303.
    pub(crate) fn check_kick_off(self, put: Put) -> Result<(), Refusal> {
        let peg = put.peg;
        Refusal::NotYourPeg { peg }.unless(self.on(self.turn.attack).has(peg))?;
        Refusal::KeeperLast.when(peg == self.keeper_of(self.turn.attack))?;
        let cell = self.check_place(peg, &put.body())?;
        self.check_room(peg, cell)?;
        Refusal::KickerAtTheBall { peg }.unless(cell == self.ball.cell)
    }

    /// The state with a line-up put down, which stays under seal until the other one is in.
    pub(crate) fn handed_in(self, side: Side, puts: &Puts) -> State {
        let mut state = *self.state;
        let (keeper, playing) = (self.keeper_of(side), self.playing(side));
        state.sealed.line_up = Some(HandedIn { side, keeper, playing });
        let named: Pegs = puts.iter().map(|put| put.peg).collect();
        let second_half = self.half.number == 2;
        if second_half {
            state.sealed.substitutions[side.index()] = self.newcomers(named);
        }
        if let Some(keeper) = puts.first().map(|put| put.peg) {
            if second_half && self.comes_as_reserve(keeper) {
                state.reserves = state.reserves.with(keeper);
            }
            state.keepers[side.index()] = keeper;
        }
        let leave = if second_half { Where::Off } else { Where::Bench };
        for peg in playing.but(named).iter() {
            state.take_away(peg, leave);
        }
        for put in puts {
            state.put(&self.game.pitch, put.peg, put.body());
        }
        state
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// SIM-302: handed in secretly, shown when both are in.
    pub(crate) fn line_up(&mut self, side: Side, puts: &Puts) {
        let before = self.state.sealed.line_up;
        *self.state = self.now().line_ups().handed_in(side, puts);
        self.events.add(Event::Committed { side });
        if before.is_none() {
            return self.ask(Stage::LineUp);
        }
        self.show_line_ups();
    }

    fn show_line_ups(&mut self) {
        let sealed = std::mem::replace(&mut self.state.sealed, Secrets::NONE);
        for side in Side::BOTH {
            let made = sealed.substitutions[side.index()];
            self.state.substitutions[side.index()] += made;
            let (keeper, pegs) = (self.state.keeper_of(side), self.state.on(side));
            let places = self.state.places(pegs);
            self.events.add(Event::LinedUp { side, keeper, pegs, places, substitutions: made });
        }
        // With free places the two may have chosen the same spot: Blue makes way (SIM-133).
        for peg in self.state.on(Side::Blue).iter() {
            let overlaps = |body: &crate::place::Body| {
                let others = self.state.on(Side::Red);
                others.iter().any(|red| self.state.body(red).is_some_and(|red| red.overlaps(body)))
            };
            if self.state.body(peg).is_some_and(|body| overlaps(&body)) {
                self.set_up(peg, Stance::Standing);
            }
        }
        self.state.turn.restart = Some(Restart::KickOff);
        self.ask(Stage::KickOff);
        if self.state.half.number == 1 {
            self.wait_for(Due::KickOff);
        }
    }

    /// SIM-303: the toss has fallen.
    pub(crate) fn toss_won(&mut self, side: Side) {
        self.events.add(Event::Toss { side });
        self.state.first = side;
        self.state.turn.attack = side;
        self.ask(Stage::KickOff);
    }

    /// SIM-303, SIM-304.
    pub(crate) fn kick_off(&mut self, put: Put) {
        self.state.put(&self.game.pitch, put.peg, put.body());
        self.state.ball.carrier = Some(put.peg);
        self.events.add(Event::KickOff { peg: put.peg, at: put.at });
        self.ask(Stage::Action);
    }
}
