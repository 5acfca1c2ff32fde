//! What cards do, and the kicks that follow from them (CHA-720 to CHA-735, CHA-744, CHA-760 to CHA-774).

use onze_core::Events;

use super::SIX;
use super::play::Away;
use super::turn::Turn;
use super::{
    Card, Deck, Effect, Event, Footballer, Number, Numbers, Phase, Pitch, Play, Refusal, Restart, Role, Side,
    Square, Start, Whereabouts,
};

/// A side never falls below so many on the pitch (CHA-773).
const SEVEN: usize = 7;

/// How far who is penalised goes back (CHA-722).
const BACK: u8 = 2;

impl<E: Events<Event>> Turn<'_, E> {
    pub(crate) fn drawn(&mut self, card: Card) {
        self.tell(Event::Card { side: self.play.cast.drawer, card, deck: card.deck() });
        self.play.card = Some((card, 0));
        self.resume();
    }

    /// Carries out the effects of the card that are left, up to a question (CHA-760).
    fn resume(&mut self) {
        while let Some((card, step)) = self.play.card {
            let Some(effect) = self.pitch.cards.effect(card, step) else {
                self.play.card = None;
                return if card.deck() == Deck::Chance { self.after_chance() } else { self.next_move() };
            };
            self.play.card = Some((card, step + 1));
            if self.carry_out(effect) {
                return;
            }
        }
    }

    /// One effect; whether the others have to wait for an answer, or are lost.
    fn carry_out(&mut self, effect: Effect) -> bool {
        let side = self.play.cast.drawer;
        match effect {
            Effect::Money(_) if !self.pitch.options.money => false,
            Effect::Money(amount) => {
                let money = &mut self.play.team(side).money;
                *money = money.saturating_add(i16::from(amount));
                self.tell(Event::Money { side, amount });
                false
            }
            Effect::ExtraDie(die) => {
                self.play.add_die(die);
                self.tell(Event::ExtraDie { side, die });
                false
            }
            Effect::EndMoves => {
                self.tell(Event::DiceLost { side });
                self.end_moves();
                true
            }
            Effect::None => false,
            Effect::FreeKick(role) | Effect::Penalty(role) | Effect::BallTo(role) => {
                self.end_with(effect, role);
                true
            }
            Effect::Caution(role)
            | Effect::SendOff(role)
            | Effect::Out(role, _)
            | Effect::Injury(role)
            | Effect::Back(role, _) => match self.play.cast_as(role) {
                Some(who) if self.play.square(who).is_some() => self.befall(effect, who),
                _ => false,
            },
        }
    }

    /// An effect on one footballer; whether the others have to wait.
    fn befall(&mut self, effect: Effect, who: Footballer) -> bool {
        let few = self.play.on_pitch(who.side).len() <= SEVEN;
        match effect {
            Effect::Caution(_) => {
                let first = !self.play.cautions(who.side).has(who.number);
                self.tell(Event::Caution { who });
                let cautions = &mut self.play.team(who.side).cautions;
                *cautions = cautions.with(who.number);
                !first && self.befall(Effect::SendOff(Role::Runner), who)
            }
            Effect::SendOff(_) | Effect::Out(..) if few => {
                self.tell(Event::Spared { who });
                false
            }
            Effect::SendOff(_) => {
                self.tell(Event::SentOff { who });
                self.leave(who, Whereabouts::Gone)
            }
            Effect::Out(_, throws) => {
                let east = self.play.square(who).is_some_and(|at| at.column() > Square::CENTRE.column());
                let until = self.play.throws.saturating_add(1 + u16::from(throws));
                // At most four of each side are away: seven stay.
                let _ = self.play.away.try_push(Away { who, east, until });
                self.tell(Event::WentOut { who, throws });
                self.leave(who, Whereabouts::Away)
            }
            Effect::Injury(_) => {
                if self.pitch.substitutes(self.play, who).is_empty() {
                    return self.injured(who);
                }
                self.play.phase = Phase::Injury(who);
                true
            }
            Effect::Back(_, squares) => {
                self.put_back(who, squares, None);
                false
            }
            _ => false,
        }
    }

    /// He leaves without a substitute, unless too few would be left.
    fn injured(&mut self, who: Footballer) -> bool {
        if self.play.on_pitch(who.side).len() <= SEVEN {
            self.tell(Event::Spared { who });
            return false;
        }
        self.tell(Event::Injured { who });
        self.leave(who, Whereabouts::Gone)
    }

    /// He leaves the pitch; whether a keeper has to be named (CHA-774).
    fn leave(&mut self, who: Footballer, to: Whereabouts) -> bool {
        self.play.set(who, to);
        if self.play.keeper(who.side) != Some(who.number) {
            return false;
        }
        self.play.team(who.side).keeper = None;
        let mut others = self.play.standing(who.side).map(|(number, _)| number);
        match (others.next(), others.next()) {
            (None, _) => false,
            (Some(only), None) => {
                drop(others);
                self.set_keeper(only.of(who.side));
                false
            }
            _ => {
                drop(others);
                self.play.phase = Phase::Keeper(who.side);
                true
            }
        }
    }

    fn set_keeper(&mut self, who: Footballer) {
        self.play.team(who.side).keeper = Some(who.number);
        self.tell(Event::KeeperNamed { who });
    }

    /// CHA-774: the answer.
    pub(crate) fn name_keeper(&mut self, who: Footballer) {
        self.set_keeper(who);
        self.resume();
    }

    /// CHA-767: the answer, a reserve or nobody.
    pub(crate) fn substitute(&mut self, number: Option<Number>) {
        let Phase::Injury(off) = self.play.phase else { return };
        let waits = match (number, self.play.square(off)) {
            (Some(number), Some(at)) => {
                let on = number.of(off.side);
                self.tell(Event::Injured { who: off });
                self.tell(Event::Substituted { off, on, at });
                self.play.put(on, at);
                self.play.team(off.side).substitutions += 1;
                self.leave(off, Whereabouts::Gone)
            }
            _ => self.injured(off),
        };
        if !waits {
            self.resume();
        }
    }

    /// Effects that end the throw (CHA-760).
    fn end_with(&mut self, effect: Effect, role: Role) {
        let Some(favoured) = self.play.cast_as(role) else { return self.next_move() };
        self.complete_throw();
        let at = self.play.square(favoured).unwrap_or(self.play.ball);
        if let Effect::Penalty(_) = effect {
            let spot = self.pitch.board.penalty_spot(favoured.side.other());
            self.tell(Event::Penalty { who: favoured, at: spot });
            self.play.phase = Phase::Penalty(favoured);
        } else if self.is_last() {
            self.over();
        } else if let Effect::FreeKick(_) = effect {
            // CHA-723: an Incident penalises nobody.
            let penalised = self
                .play
                .cast
                .struck
                .and_then(|struck| if favoured == struck { self.play.cast.runner } else { Some(struck) });
            self.free_kick(favoured.side, at, penalised);
        } else {
            self.restart(favoured.side, Restart::BallTo, self.play.ball);
        }
    }

    /// CHA-724: ball to the spot, penalised footballer back, taker onto the spot.
    pub(crate) fn free_kick(&mut self, side: Side, at: Square, penalised: Option<Footballer>) {
        self.tell(Event::FreeKick { side, at });
        self.play.dead = None;
        self.play.ball = at;
        if let Some(who) = penalised {
            self.put_back(who, BACK, Some(at));
        }
        self.restart(side, Restart::FreeKick, at);
    }

    /// CHA-723, CHA-768: so many squares back in his column, if he is on the pitch.
    fn put_back(&mut self, who: Footballer, squares: u8, never: Option<Square>) {
        let Some(from) = self.play.square(who) else { return };
        let squares = squares.min(from.depth(who.side));
        let row = match who.side {
            Side::South => from.row() - squares,
            Side::North => from.row() + squares,
        };
        let target = Square::new(from.column(), row).unwrap_or(from);
        let to = self.pitch.nearest_free(self.play, who, target, never);
        self.play.put(who, to);
        self.tell(Event::PutBack { who, from, to });
    }

    /// He takes the restart there, or has the ball brought to him (CHA-744, CHA-769).
    pub(crate) fn take(&mut self, restart: Restart, who: Footballer, at: Square) {
        let Some(from) = self.play.square(who) else { return };
        self.play.dead = None;
        if restart == Restart::BallTo {
            self.play.ball = from;
            self.tell(Event::BallTo { who, at: from });
            return self.next_throw(who.side, true, Start::Open);
        }
        let there = self.play.footballer_on(at).filter(|there| *there != who);
        self.play.ball = at;
        if let Some(there) = there {
            self.play.set(there, Whereabouts::Unseen);
        }
        self.play.put(who, at);
        self.tell(Event::Taker { restart, who, at });
        if let Some(there) = there {
            let to = self.pitch.nearest_free(self.play, there, at, None);
            self.play.put(there, to);
            self.tell(Event::MadeRoom { who: there, from: at, to });
        }
        let start = if restart == Restart::FreeKick { Start::Open } else { Start::SetPiece };
        self.next_throw(who.side, true, start);
    }

    /// CHA-731 to CHA-734.
    pub(crate) fn penalty(&mut self, taker: Footballer, die: u8) {
        let (side, goal) = (taker.side, die > 3);
        self.tell(Event::PenaltyDie { side, die, goal });
        if goal {
            let mouth = match side {
                Side::South => super::ROWS + 1,
                Side::North => 0,
            };
            let at = Square::new(Square::CENTRE.column(), mouth).unwrap_or(Square::CENTRE);
            return self.goal(side, false, at, taker);
        }
        if self.is_last() {
            return self.over();
        }
        let keeper = self.play.keeper(side.other()).map(|number| number.of(side.other()));
        if let Some(at) = keeper.and_then(|keeper| self.play.square(keeper)) {
            self.play.ball = at;
        }
        self.next_throw(side.other(), true, Start::Open);
    }

    /// CHA-766: who has been out long enough comes back, in the order in which they left.
    pub(crate) fn come_back(&mut self) {
        let throws = self.play.throws;
        while let Some(n) = self.play.away.iter().position(|away| away.until <= throws) {
            let Away { who, east, .. } = self.play.away.remove(n);
            let target = self.pitch.board.returns[usize::from(east)];
            let at = self.pitch.nearest_free(self.play, who, target, None);
            self.play.put(who, at);
            self.tell(Event::CameBack { who, at });
        }
    }
}

impl Pitch {
    /// The reserves who may come on for an injured footballer (CHA-415, CHA-405).
    pub(crate) fn substitutes(&self, play: &Play, injured: Footballer) -> Numbers {
        let side = injured.side;
        if play.substitutions(side) >= self.options.max_substitutions {
            return Numbers::NONE;
        }
        let rings = play.champions_in_play(side).without(injured.number).len();
        let fits = |number: &Number| rings < SIX || !play.rings(side).has(*number);
        play.reserves(side).iter().filter(fits).collect()
    }

    pub(crate) fn check_substitute(&self, play: &Play, number: Option<Number>) -> Result<(), Refusal> {
        let (Phase::Injury(injured), Some(number)) = (play.phase, number) else { return Ok(()) };
        match self.substitutes(play, injured).has(number) {
            true => Ok(()),
            false if play.reserves(injured.side).has(number) && play.rings(injured.side).has(number) => {
                Err(Refusal::SixChampions)
            }
            false => Err(Refusal::NoReserve { number }),
        }
    }
}

impl Play {
    /// Who plays a role of the card.
    fn cast_as(&self, role: Role) -> Option<Footballer> {
        let cast = &self.cast;
        let runner_attacks = cast.runner.map(|runner| runner.side) != cast.area;
        let ran = match role {
            Role::Drawer | Role::Himself | Role::Runner => true,
            Role::Struck => false,
            Role::Attack => runner_attacks,
            Role::Defence => !runner_attacks,
        };
        if ran { cast.runner } else { cast.struck }
    }
}
