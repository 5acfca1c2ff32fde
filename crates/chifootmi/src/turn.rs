//! The turn: choose, reveal, result, shot or kick, draw (chapters 3 to 7 of the rulebook).

use onze_core::{Events, Seat, Side};

use crate::options::Rules;
use crate::state::{EMPTY, Stage, State};
use crate::{Card, Direction, Event, Kick, Pile, Slot};

/// A match in motion: the state, the rules it follows, and where news go to.
pub(crate) struct Turn<'a, E> {
    pub(crate) state: &'a mut State,
    pub(crate) rules: &'a Rules,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Turn<'_, E> {
    /// A new turn begins: both choose a card, or play their last one without being asked (CHI-901).
    pub(crate) fn begin(&mut self) {
        self.state.ask(Stage::Choose);
        if self.state.duels + 1 == self.rules.n_cards {
            for seat in [Seat::FIRST, Seat::SECOND] {
                let last = Slot::ALL.into_iter().find(|&slot| self.state.active(seat, slot).is_some());
                self.state.chosen[seat.index()] = last.map_or(0, Slot::number);
            }
            self.reveal(true);
        }
    }

    /// CHI-301, CHI-303: both cards are shown and go to the match zone.
    pub(crate) fn reveal(&mut self, forced: bool) {
        let duel = usize::from(self.state.duels) % self.state.played[0].len();
        for side in 0..2 {
            let slot = &mut self.state.slots[side][(self.state.chosen[side].wrapping_sub(1) & 3) as usize];
            self.state.played[side][duel] = *slot;
            *slot = EMPTY;
        }
        let (attacker, defender) = (self.state.ball, self.state.defender());
        let slot = |seat: Seat| Slot::ALL[(self.state.chosen[seat.index()].wrapping_sub(1) & 3) as usize];
        let (attacker_slot, defender_slot) = (slot(attacker), slot(defender));
        self.state.duels += 1;
        let (attacker_card, defender_card) = (self.state.last_card(attacker), self.state.last_card(defender));
        self.events.add(Event::Duel {
            number: self.state.duels,
            attacker: Side::of(attacker),
            attacker_card,
            attacker_slot,
            defender_card,
            defender_slot,
            forced,
        });
        if self.state.in_shot_phase() {
            self.judge_shot(attacker_card, defender_card);
        } else {
            self.judge_conservation(attacker_card, defender_card);
        }
    }

    /// The result of a duel in the conservation phase.
    fn judge_conservation(&mut self, attacker: Card, defender: Card) {
        match (attacker.value(), defender.value()) {
            (None, None) => self.tackled(),
            (None, Some(_)) => self.keep(true),
            // CHI-506, CHI-509: a foul is no conservation.
            (Some(_), None) => self.kick(Kick::FreeKick),
            (Some(own), Some(other)) if own >= other => {
                let difference = own - other;
                // CHI-713: asked before anything else happens.
                if self.rules.offside && difference >= self.rules.offside_gap {
                    self.state.ask(Stage::Offside);
                    self.events
                        .add(Event::OffsideAsked { side: Side::of(self.state.defender()), difference });
                } else {
                    self.keep(false);
                }
            }
            (Some(own), Some(other)) => {
                let before = self.card_that_kept();
                // CHI-723: only where it changes the result.
                if self.rules.one_two && before.and_then(Card::value) == Some(other) && own + 1 == other {
                    self.state.ask(Stage::OneTwo);
                    self.events.add(Event::OneTwoOffered {
                        side: Side::of(self.state.ball),
                        card: Card::from_code(other),
                    });
                } else {
                    self.lose();
                }
            }
        }
    }

    /// CHI-725: the attacker's card of the duel before, if it kept the ball in this possession.
    fn card_that_kept(&self) -> Option<Card> {
        (self.state.kept > 0)
            .then(|| self.state.card_of_duel(self.state.ball, self.state.duels.wrapping_sub(2)))
    }

    /// The result of a duel in the shot phase of pro and pro+ (CHI-604 to CHI-614).
    fn judge_shot(&mut self, attacker: Card, defender: Card) {
        let side = Side::of(self.state.ball);
        match (attacker.value(), defender.value()) {
            (None, None) => self.tackled(),
            (None, Some(_)) => {
                self.events.add(Event::NewAttempt { side });
                self.after_duel();
            }
            (Some(_), None) => self.kick(Kick::Penalty),
            (Some(own), Some(other)) if own < other => self.lose(),
            (Some(own), Some(other)) => match own - other {
                0 => {
                    self.events.add(Event::Parried { side });
                    self.after_duel();
                }
                difference if difference <= self.rules.scoring_margin => {
                    self.goal(self.state.ball, true);
                    self.pass_ball(self.rules.conservations);
                    // CHI-806: with the option off, a card goal in the last duel ends the match.
                    if self.rules.last_shot_after_card_goal { self.after_duel() } else { self.after_shot() }
                }
                difference => {
                    self.events.add(Event::Over { side, difference });
                    self.pass_ball(self.rules.conservations);
                    self.after_duel();
                }
            },
        }
    }

    /// CHI-309: a conservation; when all are made, the shot (CHI-312).
    fn keep(&mut self, dribble: bool) {
        let (side, needed) = (Side::of(self.state.ball), self.state.needed);
        self.state.kept += 1;
        self.events.add(Event::Kept { side, kept: self.state.kept, needed, dribble });
        if self.state.kept < needed {
            self.after_duel();
        } else if self.rules.card_shot {
            self.events.add(Event::ShotPhase { side });
            self.after_duel();
        } else {
            // CHI-404: in the same turn, before the draw.
            self.kick(Kick::Shot);
        }
    }

    /// CHI-307, CHI-607: the defender's higher card takes the ball.
    fn lose(&mut self) {
        self.events.add(Event::Lost { side: Side::of(self.state.ball), shot: self.state.in_shot_phase() });
        self.pass_ball(self.rules.conservations);
        self.after_duel();
    }

    /// CHI-502, CHI-614: the tackle stops the dribble; CHI-741: it may start a counter-attack.
    fn tackled(&mut self) {
        self.events.add(Event::Tackled { side: Side::of(self.state.ball), shot: self.state.in_shot_phase() });
        if self.rules.counter_attack {
            let needed = self.rules.counter_attack_conservations;
            self.pass_ball(needed);
            self.events.add(Event::CounterAttack { side: Side::of(self.state.ball), needed });
        } else {
            self.pass_ball(self.rules.conservations);
        }
        self.after_duel();
    }

    /// CHI-724: with the one-two the duel is judged with the card before, so the ball is kept.
    pub(crate) fn one_two(&mut self, made: bool) {
        self.events.add(Event::OneTwo { side: Side::of(self.state.ball), made });
        if made { self.keep(false) } else { self.lose() }
    }

    /// CHI-714, CHI-715: a signalled offside is no conservation, and no tackle.
    pub(crate) fn offside(&mut self, signalled: bool) {
        self.events.add(Event::Offside { side: Side::of(self.state.defender()), signalled });
        if signalled {
            self.pass_ball(self.rules.conservations);
            self.after_duel();
        } else {
            self.keep(false);
        }
    }

    /// CHI-310, CHI-314: the ball changes sides; the new attacker gathers the match zone and starts a possession.
    pub(crate) fn pass_ball(&mut self, needed: u8) {
        let side = self.state.defender();
        #[allow(clippy::cast_possible_truncation)] // a bit a duel, and at most 16 duels
        let in_zone = ((1u32 << self.state.duels) - (1u32 << self.state.zone_from)) as u16;
        if side == Seat::SECOND {
            self.state.gathered_by_blue |= in_zone;
        }
        #[allow(clippy::cast_possible_truncation)] // at most 16 bits are set
        let count = |duels: u16| duels.count_ones() as u8;
        let [red, blue] = self.state.goals;
        let gathered = 2 * count(in_zone) - count(red & in_zone) - count(blue & in_zone);
        self.state.zone_from = self.state.duels;
        self.state.ball = side;
        self.state.kept = 0;
        self.state.needed = needed;
        self.events.add(Event::BallTo { side: Side::of(side), gathered });
    }

    /// CHI-409: the card that the scorer played last is turned.
    pub(crate) fn goal(&mut self, scorer: Seat, card_shot: bool) {
        self.state.goals[scorer.index()] |= 1 << (self.state.duels - 1);
        let card = self.state.last_card(scorer);
        #[allow(clippy::cast_possible_truncation)] // one goal a duel at most, CHI-411
        let [red, blue] = [Seat::FIRST, Seat::SECOND].map(|seat| self.state.score(seat) as u8);
        self.events.add(Event::Goal { side: Side::of(scorer), card, card_shot, red, blue });
    }

    /// A kick is due: both choose a direction.
    pub(crate) fn kick(&mut self, kick: Kick) {
        self.state.ask(Stage::Kick(kick));
        self.events.add(Event::KickDue { kick, shooter: Side::of(self.state.shooter(kick)) });
    }

    /// CHI-408: both directions are shown; the same one is saved, another one is a goal.
    pub(crate) fn take_kick(&mut self, kick: Kick) {
        let shooter = self.state.shooter(kick);
        let aim = |seat: Seat| direction(self.state.chosen[seat.index()]);
        let (shot, dive) = (aim(shooter), aim(shooter.other()));
        let goal = shot != dive;
        self.events.add(Event::KickTaken { kick, shooter: Side::of(shooter), shot, dive, goal });
        if kick == Kick::ShootOut {
            return self.count_shootout(shooter, goal);
        }
        if goal {
            self.goal(shooter, false);
        }
        if kick == Kick::LastShot {
            // CHI-807: nothing is gathered or drawn any more.
            self.full_time();
        } else {
            self.pass_ball(self.rules.conservations);
            self.after_shot();
        }
    }

    /// CHI-801: after the last duel the last shot; before that, the draw.
    fn after_duel(&mut self) {
        if self.state.duels < self.rules.n_cards { self.draw() } else { self.kick(Kick::LastShot) }
    }

    /// The same if the duel had a shot of its own.
    fn after_shot(&mut self) {
        if self.state.duels < self.rules.n_cards { self.draw() } else { self.full_time() }
    }

    /// CHI-320: who has two piles chooses; if nobody has, both draw at once.
    fn draw(&mut self) {
        self.state.ask(Stage::Draw);
        if self.state.with_two_piles().is_empty() {
            self.take_cards();
        }
    }

    /// CHI-323: both draws are applied together; then the next turn begins.
    pub(crate) fn take_cards(&mut self) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let choice = self.state.chosen[seat.index()];
            let pile = match (choice, self.state.up[seat.index()] > 0, self.state.down[seat.index()] > 0) {
                (0, false, false) => continue,
                (0, up, _) => {
                    if up {
                        Pile::FaceUp
                    } else {
                        Pile::FaceDown
                    }
                }
                (choice, ..) => pile(choice),
            };
            self.take_card(seat, pile, choice == 0);
        }
        self.begin();
    }

    /// CHI-321, CHI-322, CHI-325: the top card of the pile takes the slot that the played card left.
    fn take_card(&mut self, seat: Seat, pile: Pile, forced: bool) {
        let side = seat.index() & 1;
        let place = match pile {
            Pile::FaceUp => self.state.top_place(seat, self.rules),
            Pile::FaceDown => self.state.down_place(seat, self.rules),
        };
        let (Some(place), Some(slot)) = (place, self.state.free_slot(seat)) else { return };
        self.state.slots[side][slot.index()] = place;
        let top = match pile {
            Pile::FaceUp => {
                self.state.up[side] -= 1;
                self.state.top(seat, self.rules)
            }
            Pile::FaceDown => {
                self.state.down[side] -= 1;
                None
            }
        };
        let card = Some(self.state.card(seat, place));
        self.events.add(Event::Drew { side: Side::of(seat), pile, slot, card, top, forced });
    }
}

/// Choices under seal are small numbers from 1.
pub(crate) fn pile(choice: u8) -> Pile {
    if choice == 1 { Pile::FaceUp } else { Pile::FaceDown }
}

/// Choices under seal are small numbers from 1.
pub(crate) fn direction(choice: u8) -> Direction {
    match choice {
        1 => Direction::Left,
        2 => Direction::Centre,
        _ => Direction::Right,
    }
}
