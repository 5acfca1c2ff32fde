//! One step: the throws that come due, what their use leads to, and whose throw is next (chapters 3 and 7).

use onze_core::{Chance, Events, Seat, Side};

use crate::ball::Scored;
use crate::end::Next;
use crate::players::Movers;
use crate::square::Dark;
use crate::state::{SEATS, Stage, State};
use crate::{End, Event, Flank, Move, Number, Numbers, Shoot};

/// Equal totals are thrown again (SHO-201, SHO-204), but not for ever: a source of chance that was told too few draws
/// answers the same face each time, and its step is thrown away afterwards.
const MOST_TIES: usize = 100;

/// The state while a step is being played.
pub(crate) struct Turn<'a, E> {
    pub(crate) state: &'a mut State,
    pub(crate) game: &'a Shoot,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Turn<'_, E> {
    /// Makes a choice that was checked, without the throws that follow.
    #[inline]
    pub(crate) fn make(&mut self, seat: Seat, choice: Move) {
        match choice {
            Move::Use(number, to, points) => self.use_dice(number, to, points),
            Move::Done => self.decline(),
            Move::Ball(to) => self.move_ball(to),
            Move::Goal => self.goal(Scored::Chosen),
            Move::Play => self.play_on(),
            Move::GoalKick(flank) => self.goal_kick(flank),
            Move::Take(end) => self.choose_end(end),
            Move::Resign | Move::Time | Move::Offer(_) | Move::Answer(_) => self.speak(seat, choice),
        }
    }

    /// A choice that is made with words alone.
    fn speak(&mut self, seat: Seat, choice: Move) {
        match (choice, self.state.offer) {
            (Move::Resign, _) => self.resign(seat),
            (Move::Time, _) => self.time(),
            (Move::Offer(offer), _) => self.offer(seat, offer),
            (Move::Answer(accept), Some((_, offer))) => self.answer(seat, offer, accept),
            _ => {}
        }
    }

    /// The throw that is due falls: nobody has a choice there (SHO-907).
    #[inline]
    pub(crate) fn throw(&mut self, chance: &mut impl Chance) {
        match self.state.stage {
            Stage::ThrowBall => self.throw_for_ball(dice(chance)),
            Stage::ThrowPlayers => self.throw_for_players(dice(chance)),
            Stage::ThrowEnds => self.throw_for_ends(chance),
            Stage::ThrowKickOff => self.throw_for_kick_off(chance),
            _ => {}
        }
    }

    /// SHO-201: both throw for the ends; the higher total chooses.
    fn throw_for_ends(&mut self, chance: &mut impl Chance) {
        self.state.side = self.higher_total(chance, true);
        self.state.stage = Stage::Ends;
    }

    pub(crate) fn choose_end(&mut self, end: End) {
        let side = self.state.side;
        self.events.add(Event::EndChosen { side: Side::of(side), end });
        self.state.south = if end == End::South { side } else { side.other() };
        self.state.put_all(self.game.starting_squares(self.state.south));
        (self.state.side, self.state.stage) = (Seat::FIRST, Stage::ThrowKickOff);
    }

    /// SHO-204: both throw for the first kick-off.
    fn throw_for_kick_off(&mut self, chance: &mut impl Chance) {
        let side = self.higher_total(chance, false);
        if self.game.rules.length.has_halves() {
            self.state.first = side;
        }
        self.kick_off(side, true);
    }

    fn higher_total(&mut self, chance: &mut impl Chance, ends: bool) -> Seat {
        for _ in 0..MOST_TIES {
            let [red, blue] = SEATS.map(|seat| {
                let (side, dice) = (Side::of(seat), dice(chance));
                self.events.add(if ends {
                    Event::EndsThrown { side, dice }
                } else {
                    Event::KickOffThrown { side, dice }
                });
                dice[0] + dice[1]
            });
            if red != blue {
                return if red > blue { Seat::FIRST } else { Seat::SECOND };
            }
            self.events.add(Event::Tied { ends });
        }
        Seat::FIRST
    }

    fn throw_for_ball(&mut self, dice: [u8; 2]) {
        let side = self.state.side;
        self.state.dice = dice;
        self.state.throws += 1;
        let (total, count) = (self.state.total(), self.state.throws);
        self.events.add(Event::ThrownForBall { side: Side::of(side), dice, total, count });
        if self.is_automatic_goal() {
            return self.goal(Scored::Automatic);
        }
        if self.state.is_double_six() {
            self.events.add(Event::FreeKick { side: Side::of(side), ball: true });
        }
        self.ask_for_ball();
    }

    fn throw_for_players(&mut self, dice: [u8; 2]) {
        let side = self.state.side;
        self.state.dice = dice;
        self.state.throws += 1;
        let count = self.state.throws;
        self.events.add(Event::ThrownForPlayers { side: Side::of(side), dice, count });
        if self.is_automatic_goal() {
            return self.goal(Scored::Automatic);
        }
        if self.state.is_double_six() {
            // SHO-730 needs a loose ball; otherwise SHO-710, also while the side holds it (SHO-715).
            if self.state.holder.is_none() && self.state.ball_in_attacked_area(side, &self.game.board) {
                self.award_penalty();
            } else {
                self.events.add(Event::FreeKick { side: Side::of(side), ball: false });
            }
        }
        self.state.stage = Stage::UsePlayers;
        self.lose_dice_if_useless(None);
    }

    /// SHO-703, SHO-704: double six with an onside forward in possession in the opponents' penalty area.
    fn is_automatic_goal(&self) -> bool {
        let side = self.state.side;
        self.state.is_double_six()
            && self.state.ball_in_attacked_area(side, &self.game.board)
            && self.state.has_scorer(side)
    }

    /// SHO-731: ball on the circle, the 9 directly behind it.
    fn award_penalty(&mut self) {
        let (side, board) = (self.state.side, &self.game.board);
        let north = self.state.is_north(side);
        let (from, ball) = (self.state.ball, board.penalty_circle.own(north));
        self.state.ball = ball;
        self.state.holder = Some(side);
        self.state.penalty = true;
        self.state.idle = 0;
        self.events.add(Event::Penalty { side: Side::of(side), from, ball });
        self.place(side, Number::CENTRE_FORWARD, board.taker.own(north));
    }

    /// SHO-308, SHO-907: what nobody can use is lost, and the match goes on by itself. `moved`: who moved first.
    fn lose_dice_if_useless(&mut self, moved: Option<Number>) {
        if !Movers::new(self.state, &self.game.board).any() {
            let points = self.state.die_left().unwrap_or(self.state.total());
            self.events.add(Event::Lost { side: Side::of(self.state.side), points });
            self.end_use([moved, None]);
        }
    }

    /// One player moves; when both dice are used the throw is over (SHO-310).
    pub(crate) fn use_dice(&mut self, number: Number, to: Dark, points: u8) {
        let side = self.state.side;
        let from = self.state.square(side, number);
        self.state.put(side, number, to);
        self.events.add(Event::Moved { side: Side::of(side), number, from, to, points });
        match self.state.used {
            Some((first, _)) => self.end_use([Some(first), Some(number)]),
            None if points == self.state.total() => self.end_use([Some(number), None]),
            None => {
                self.state.used = Some((number, points));
                self.lose_dice_if_useless(Some(number));
            }
        }
    }

    /// SHO-307: the dice that are left are declined.
    pub(crate) fn decline(&mut self) {
        self.events.add(Event::Declined { side: Side::of(self.state.side) });
        let first = self.state.used.map(|(number, _)| number);
        self.end_use([first, None]);
    }

    /// SHO-310: the throw for the players is over, and possession is examined.
    fn end_use(&mut self, moved: [Option<Number>; 2]) {
        let (side, double_six, penalty) = (self.state.side, self.state.is_double_six(), self.state.penalty);
        self.state.clear_throw();
        if penalty {
            // SHO-733: the shot follows, whatever moved.
            self.state.penalty = true;
            let holders = Numbers::default().with(Number::CENTRE_FORWARD, true);
            self.events.add(Event::Possession { side: Side::of(side), holders });
            self.state.stage = Stage::ThrowBall;
            return;
        }
        let next = self.state.next_to_ball(side);
        // SHO-503: an offside forward counts only if this very throw moved him.
        let mut offside = self.state.offside(side, next);
        for number in moved.into_iter().flatten() {
            offside = offside.without(Numbers::default().with(number, true));
        }
        let holders = next.without(offside);
        if holders.is_empty() {
            self.events.add(Event::NoPossession { side: Side::of(side), offside });
            self.no_possession(double_six);
        } else {
            self.events.add(Event::Possession { side: Side::of(side), holders });
            self.state.idle = 0;
            // SHO-713: after the ball, he throws once more for the players.
            self.state.then_players = double_six;
            self.in_possession();
        }
    }

    /// SHO-506: a throw for the ball, after the choice of SHO-530 where there is one.
    pub(crate) fn in_possession(&mut self) {
        let side = self.state.side;
        self.state.holder = Some(side);
        self.state.stage = if self.state.keeper_has_it(side, &self.game.board) {
            self.events.add(Event::KeeperAsked { side: Side::of(side) });
            Stage::Keeper
        } else {
            Stage::ThrowBall
        };
    }

    /// SHO-312, SHO-712, SHO-902: the opponent throws, unless it was a double six or a drop ball is due.
    fn no_possession(&mut self, double_six: bool) {
        let side = self.state.side;
        self.state.holder = None;
        self.state.idle += 1;
        let limit = self.game.rules.drop_ball_after;
        if limit != 0 && self.state.idle >= limit {
            self.end_turn(Next::DropBall);
        } else if double_six {
            self.state.stage = Stage::ThrowPlayers;
        } else {
            self.end_turn(Next::Players(side.other()));
        }
    }

    /// SHO-532: ball on the circle, the back directly behind it.
    pub(crate) fn goal_kick(&mut self, flank: Flank) {
        let side = self.state.side;
        let north = self.state.is_north(side);
        let [right, left] = self.game.board.goal_kicks;
        let ((circle, back), number) = match flank {
            Flank::Right => (right, Number::RIGHT_BACK),
            Flank::Left => (left, Number::LEFT_BACK),
        };
        self.state.ball = circle.own(north);
        self.events.add(Event::GoalKick { side: Side::of(side), flank, ball: self.state.ball });
        self.place(side, number, back.own(north));
        self.state.holder = Some(side);
        self.state.stage = Stage::ThrowBall;
    }

    /// SHO-531.
    pub(crate) fn play_on(&mut self) {
        self.events.add(Event::PlayedOn { side: Side::of(self.state.side) });
        self.state.stage = Stage::ThrowBall;
    }
}

fn dice(chance: &mut impl Chance) -> [u8; 2] {
    #[allow(clippy::cast_possible_truncation)] // faces from 1 to 6
    [chance.die(6) as u8, chance.die(6) as u8]
}
