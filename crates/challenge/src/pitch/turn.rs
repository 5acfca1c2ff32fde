//! What a choice and a draw do, and all that follows up to the next ones.

use onze_core::Events;

use super::path::straightened;
use super::play::{Cast, Pending};
use super::{
    Choice, Comes, Deck, Event, Footballer, Given, Length, Number, Numbers, OffsideRule, Outcome, Path,
    Phase, Pitch, Placing, Play, Refusal, Relays, Restart, Run, Side, Squad, Square, Start, Turns,
    Whereabouts, offside,
};

/// A match on which somebody acts.
pub(crate) struct Turn<'a, E> {
    pub(crate) pitch: &'a Pitch,
    pub(crate) play: &'a mut Play,
    pub(crate) events: &'a mut E,
}

impl Pitch {
    /// Opens both squads (CHA-407): South's, North's. They are checked before ([`Pitch::check_squad`]).
    pub fn open_squads(
        &self,
        play: &mut Play,
        south: &Squad,
        north: &Squad,
        events: &mut impl Events<Event>,
    ) {
        if play.phase != Phase::Squad {
            return;
        }
        for (side, squad) in Side::BOTH.into_iter().zip([south, north]) {
            play.team(side).open(*squad);
            events.add(Event::SquadOpened { side, squad: *squad });
        }
        play.phase = Phase::KickOffDice;
    }

    /// Gives what was thrown or drawn, if it is what is [due](Pitch::needs).
    pub fn give(
        &self,
        play: &mut Play,
        given: Given,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let mut turn = Turn { pitch: self, play, events };
        let fits = match (turn.play.phase, given) {
            (Phase::KickOffDice, Given::KickOff(south, north)) => is_face(south) && is_face(north),
            (Phase::Throw, Given::Throw(dice)) => dice.into_iter().all(is_face),
            (Phase::Card(deck), Given::Card(card)) => card.deck() == deck,
            (Phase::Penalty(_), Given::Penalty(die)) => is_face(die),
            _ => false,
        };
        if !fits {
            return Err(Refusal::NotDue);
        }
        match (turn.play.phase, given) {
            (_, Given::KickOff(south, north)) => turn.kick_off_dice(south, north),
            (_, Given::Throw(dice)) => turn.thrown(dice),
            (_, Given::Card(card)) => turn.drawn(card),
            (Phase::Penalty(taker), Given::Penalty(die)) => turn.penalty(taker, die),
            _ => {}
        }
        Ok(())
    }

    /// The clock outside has run out (CHA-801): the match ends after the present throw, or now if there is none.
    pub fn time_up(&self, play: &mut Play, events: &mut impl Events<Event>) {
        if play.phase == Phase::Over || play.time_up {
            return;
        }
        play.time_up = true;
        events.add(Event::TimeUp);
        if matches!(play.phase, Phase::Place(_) | Phase::Taker(..) | Phase::Throw) {
            Turn { pitch: self, play, events }.over();
        }
    }

    /// Makes a choice that was [checked](Pitch::check), and all that follows up to the next choice or draw.
    ///
    /// What becomes of the match by a choice that is not legal is not said, but it is no panic.
    pub fn apply(&self, play: &mut Play, side: Side, choice: &Choice, events: &mut impl Events<Event>) {
        let mut turn = Turn { pitch: self, play, events };
        match *choice {
            Choice::Concede => turn.concede(side),
            Choice::Place(placing) => turn.place(side, &placing),
            Choice::Path(path) => turn.played(&path),
            Choice::Claim(claimed) => turn.claim(claimed),
            Choice::Move(run) => turn.run(&run),
            Choice::End => turn.end_moves(),
            Choice::Taker(number) => {
                if let Phase::Taker(side, restart, at) = turn.play.phase {
                    turn.take(restart, number.of(side), at);
                }
            }
            Choice::Substitute(number) => turn.substitute(number),
            Choice::Keeper(number) => turn.name_keeper(number.of(side)),
            Choice::Squad(_) => {}
        }
    }
}

fn is_face(die: u8) -> bool {
    (1..=6).contains(&die)
}

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.add(event);
    }

    /// CHA-408, CHA-206: the higher die kicks off; equal ones are thrown again.
    fn kick_off_dice(&mut self, south: u8, north: u8) {
        self.tell(Event::KickOffDice { south, north });
        if south != north {
            self.kick_off(if south > north { Side::South } else { Side::North });
        }
    }

    /// Both place again, and this side kicks off (CHA-409, CHA-605).
    pub(crate) fn kick_off(&mut self, side: Side) {
        self.tell(Event::KickOff { side });
        self.play.side = side;
        self.play.kept = 0;
        // Everybody is placed anew: until then the pitch is empty.
        for side in Side::BOTH {
            for number in self.play.on_pitch(side).iter() {
                self.play.set(number.of(side), Whereabouts::Unseen);
            }
        }
        self.play.phase = Phase::Place(side);
    }

    fn place(&mut self, side: Side, placing: &Placing) {
        let left = self.play.on_pitch(side);
        let placed = placing.numbers();
        for (on, off) in placed.minus(left).iter().zip(left.minus(placed).iter()) {
            let at = placing.square(on).unwrap_or(self.play.ball);
            self.play.set(off.of(side), Whereabouts::Gone);
            self.tell(Event::Substituted { off: off.of(side), on: on.of(side), at });
            self.play.team(side).substitutions += 1;
        }
        for (number, square) in placing.iter() {
            self.play.put(number.of(side), square);
        }
        self.play.team(side).keeper = Some(placing.keeper);
        self.tell(Event::Placed { side, placing: *placing });
        if side == self.play.side {
            let at = placing.ball.and_then(|number| placing.square(number));
            self.play.ball = at.unwrap_or(self.play.ball);
            self.play.phase = Phase::Place(side.other());
        } else {
            self.play.dead = None;
            self.next_throw(self.play.side, true, Start::KickOff);
        }
    }

    /// The dice of a new throw are due; before them, who kept the ball too long loses it (CHA-548), and who was out comes
    /// back once the taker is placed (CHA-766).
    pub(crate) fn next_throw(&mut self, side: Side, possession: bool, start: Start) {
        if self.pitch.options.back_before_free_kick {
            self.come_back();
        }
        let play = &mut *self.play;
        (play.side, play.possession, play.start) = (side, possession, start);
        play.dead = None;
        let limit = self.pitch.options.keep_limit;
        if possession && limit > 0 && play.keeper_of_ball == side && play.kept >= limit {
            self.tell(Event::KeptTooLong { side });
            self.play.kept = 0;
            let holder = self.play.holder();
            return self.free_kick(side.other(), self.play.ball, holder);
        }
        self.come_back();
        self.play.phase = Phase::Throw;
    }

    /// The three dice lie on the table (CHA-501).
    fn thrown(&mut self, dice: [u8; 3]) {
        let play = &mut *self.play;
        play.dice = dice;
        play.unused = [0; 6];
        for die in dice {
            play.add_die(die);
        }
        (play.moved, play.offside, play.shocks) = (Numbers::NONE, Numbers::NONE, 0);
        let (side, possession) = (play.side, play.possession);
        self.tell(Event::Thrown { side, possession, dice });
        if dice[0] == dice[1] && dice[1] == dice[2] {
            self.play.cast = Cast { drawer: side, runner: None, struck: None, area: None };
            self.play.phase = Phase::Card(Deck::Chance);
        } else {
            self.after_chance();
        }
    }

    /// The ball, or at once the moves (CHA-502, CHA-547, CHA-513).
    pub(crate) fn after_chance(&mut self) {
        if !self.play.possession {
            self.play.phase = Phase::Moves;
        } else if self.pitch.has_path(self.play) {
            self.play.phase = Phase::Path;
        } else {
            self.tell(Event::HemmedIn { side: self.play.side, at: self.play.ball });
            self.play.phase = Phase::Moves;
        }
    }

    fn played(&mut self, path: &Path) {
        let path = straightened(path);
        let Path { from, turns, end, .. } = path;
        let (who, by) = self.relayed(&path);
        let (to, comes) = match self.pitch.end_of(self.play, &path) {
            Outcome::Goal { .. } => (None, Comes::Goal),
            Outcome::Out { .. } => (None, Comes::Out),
            Outcome::Stop { holder: Some(holder), .. } if holder == who => (None, Comes::Back),
            Outcome::Stop { holder: Some(holder), .. } => (Some(holder.number), Comes::Mate),
            _ => (None, Comes::Loose),
        };
        let (side, at) = (self.play.side, end.square());
        self.tell(Event::Played { side, who, by, to, comes, bent: path.is_bent(), path, from, turns, at });
        self.go_along(&path, 0);
    }

    /// Who plays a path, and who relays it.
    fn relayed(&self, path: &Path) -> (Footballer, Relays) {
        let on = |square: &Square| self.play.footballer_on(*square).map(|who| who.number);
        let starter = on(&path.from).unwrap_or(Number::ONE);
        (starter.of(self.play.side), path.turns.as_slice().iter().filter_map(on).collect())
    }

    /// A path from this turn on: the next offside footballer, or its end (CHA-756).
    fn go_along(&mut self, path: &Path, from: u8) {
        if let Some((who, turn)) = offside::on_path(self.pitch, self.play, path, from) {
            let at = path.turns.as_slice().get(usize::from(turn)).copied();
            let at = at.unwrap_or(path.end.square());
            self.tell(Event::Offside { who, at });
            if self.pitch.options.offside == OffsideRule::Claim {
                self.play.pending = Pending::Path(*path, turn);
                self.play.phase = Phase::Claim;
            } else {
                self.punish_offside(who, at);
            }
            return;
        }
        match self.pitch.end_of(self.play, path) {
            Outcome::Goal { side, at } => {
                let own = side != self.play.side;
                let (starter, by) = self.relayed(path);
                let who = by.iter().next_back().map_or(starter, |last| last.of(starter.side));
                self.complete_throw();
                self.goal(side, own, at, who);
            }
            Outcome::Out { restart, side, at } => {
                self.tell(Event::Out { restart, side, at });
                self.play.ball = path.end.square();
                self.play.dead = Some((restart, at));
                self.play.phase = Phase::Moves;
            }
            Outcome::Stop { at, .. } | Outcome::Offside { at, .. } => {
                self.play.offside = offside::for_runners(self.pitch, self.play, path);
                self.play.ball = at;
                self.play.phase = Phase::Moves;
            }
        }
    }

    /// CHA-755: a free kick where he played the ball.
    fn punish_offside(&mut self, who: Footballer, at: super::Square) {
        self.play.ball = at;
        self.complete_throw();
        if self.is_last() {
            self.over();
        } else {
            self.free_kick(who.side.other(), at, Some(who));
        }
    }

    /// CHA-757: the opponents punish an offside, or let play go on.
    fn claim(&mut self, claimed: bool) {
        let pending = std::mem::replace(&mut self.play.pending, Pending::Nothing);
        match pending {
            Pending::Path(path, turn) => {
                let at = path.turns.as_slice().get(usize::from(turn)).copied();
                let at = at.unwrap_or(path.end.square());
                let Some(who) = self.play.footballer_on(at) else { return };
                if claimed {
                    return self.punish_offside(who, at);
                }
                self.tell(Event::LetGo { who });
                self.go_along(&path, turn.saturating_add(1));
            }
            Pending::Run(run, star) => {
                if claimed {
                    return self.punish_offside(run.who, self.play.ball);
                }
                self.tell(Event::LetGo { who: run.who });
                self.after_run(&run, star);
            }
            Pending::Nothing => {}
        }
    }

    fn run(&mut self, run: &Run) {
        let Ok((run, route)) = self.pitch.check_run(self.play, run) else { return };
        let who = run.who;
        self.play.use_die(run.die);
        self.play.moved = self.play.moved.with(who.number);
        let loose = self.play.dead.is_none() && self.play.holder().is_none();
        let recovers = !self.play.possession && loose && run.to == self.play.ball && run.shock.is_none();
        if recovers && self.pitch.options.ball_to_player {
            // CHA-542: he stays, and the ball comes.
            self.tell(Event::Fetched { who, from: self.play.ball, at: run.from });
            self.play.ball = run.from;
            return self.next_move();
        }
        self.play.put(who, run.to);
        let way = Turns::of(route.iter().copied()).unwrap_or(Turns::NONE);
        self.tell(Event::Moved { run, way, to: run.to, who: run.who, die: run.die });
        let star = route.iter().any(|square| self.pitch.board.is_star(*square));
        let onto_ball = self.play.dead.is_none() && run.to == self.play.ball && run.from != run.to;
        if onto_ball && self.play.offside.has(who.number) {
            self.tell(Event::Offside { who, at: run.to });
            if self.pitch.options.offside == OffsideRule::Claim {
                self.play.pending = Pending::Run(run, star);
                self.play.phase = Phase::Claim;
            } else {
                self.punish_offside(who, run.to);
            }
            return;
        }
        self.after_run(&run, star);
    }

    /// What a move brings about: a card (CHA-701, CHA-707), or nothing.
    fn after_run(&mut self, run: &Run, star: bool) {
        let area = |at| self.pitch.board.area(at);
        let area = run.shock.and_then(|struck| self.play.square(struck)).and_then(area);
        self.play.cast = Cast { drawer: run.who.side, runner: Some(run.who), struck: run.shock, area };
        if let Some(struck) = run.shock {
            self.play.shocks += 1;
            let deck = if area.is_some() { Deck::RefereeBox } else { Deck::RefereeField };
            self.tell(Event::Shock { runner: run.who, struck, deck });
            self.play.phase = Phase::Card(deck);
        } else if star && self.play.dead.is_none() {
            self.tell(Event::Star { who: run.who });
            self.play.phase = Phase::Card(Deck::Incidents);
        } else {
            self.next_move();
        }
    }

    /// Further moves while there are dice (CHA-522).
    pub(crate) fn next_move(&mut self) {
        if self.play.unused == [0; 6] {
            self.end_moves();
        } else {
            self.play.phase = Phase::Moves;
        }
    }

    /// The moves are over: a restart, the same side again, or the opponents' recovery throw (CHA-540, CHA-541).
    pub(crate) fn end_moves(&mut self) {
        let (side, possession) = (self.play.side, self.play.possession);
        self.complete_throw();
        if self.is_last() {
            return self.over();
        }
        if let Some((restart, at)) = self.play.dead {
            return self.restart(side.other(), restart, at);
        }
        if self.play.holder().is_some_and(|holder| holder.side == side) {
            self.tell(Event::Kept { side, possession });
            self.next_throw(side, true, Start::Open);
        } else {
            self.tell(Event::Loose { side, at: self.play.ball });
            self.next_throw(side.other(), false, Start::Open);
        }
    }

    /// A throw is complete: it is counted (CHA-204, CHA-548).
    pub(crate) fn complete_throw(&mut self) {
        let play = &mut *self.play;
        play.throws = play.throws.saturating_add(1);
        play.unused = [0; 6];
        play.offside = Numbers::NONE;
        play.card = None;
        let goes_on = play.possession && play.keeper_of_ball == play.side;
        play.kept = if goes_on { play.kept.saturating_add(1) } else { u8::from(play.possession) };
        play.keeper_of_ball = play.side;
    }

    /// Was that the last throw (CHA-801)?
    pub(crate) fn is_last(&self) -> bool {
        self.play.time_up
            || matches!(self.pitch.options.length, Length::Throws(most) if self.play.throws >= most)
    }

    /// A goal for a side; the other one kicks off (CHA-605).
    pub(crate) fn goal(&mut self, side: Side, own: bool, at: Square, who: Footballer) {
        let goals = &mut self.play.score[side.index()];
        *goals = goals.saturating_add(1);
        self.play.after_goal = true;
        self.tell(Event::Goal { side, own, at, who });
        if self.is_last() {
            self.over();
        } else {
            self.kick_off(side.other());
        }
    }

    pub(crate) fn over(&mut self) {
        self.play.phase = Phase::Over;
        self.tell(Event::Over { score: self.play.score });
    }

    /// CHA-908: the match ends 0-3, or at the present score if that is worse.
    fn concede(&mut self, side: Side) {
        if self.play.phase == Phase::Over {
            return;
        }
        let (own, theirs) = (self.play.score[side.index()], self.play.score[side.other().index()]);
        if theirs <= own.saturating_add(3) {
            self.play.score[side.index()] = 0;
            self.play.score[side.other().index()] = 3;
        }
        self.play.conceded = Some(side);
        self.tell(Event::Conceded { side });
        self.over();
    }

    /// A restart by the nearest footballer of a side, who is asked if several are (CHA-744, CHA-119).
    pub(crate) fn restart(&mut self, side: Side, restart: Restart, at: super::Square) {
        let nearest = self.play.nearest(side, at);
        match (nearest.iter().next(), nearest.len()) {
            (Some(number), 1) => self.take(restart, number.of(side), at),
            _ => self.play.phase = Phase::Taker(side, restart, at),
        }
    }
}

impl Play {
    pub(crate) fn add_die(&mut self, die: u8) {
        if let Some(n) = self.unused.get_mut(usize::from(die).wrapping_sub(1)) {
            *n += 1;
        }
    }

    fn use_die(&mut self, die: u8) {
        if let Some(n) = self.unused.get_mut(usize::from(die).wrapping_sub(1)) {
            *n = n.saturating_sub(1);
        }
    }

    /// The footballers of a side nearest to a square.
    pub fn nearest(&self, side: Side, at: super::Square) -> Numbers {
        let least = self.standing(side).map(|(_, square)| square.distance(at)).min();
        let near = self.standing(side).filter(|(_, square)| Some(square.distance(at)) == least);
        near.map(|(number, _)| number).collect()
    }
}
