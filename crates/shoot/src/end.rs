//! The end of a turn: kick-off, half-time, drop ball, the end of the match (chapter 8 of the rules).

use onze_core::{Events, Outcome, Seat, Side};

use crate::options::Length;
use crate::state::{Ended, Stage, State};
use crate::turn::Turn;
use crate::{Event, Offer, Shoot};

/// What follows the end of a turn, unless a half or the match ends there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// This side throws for the players.
    Players(Seat),
    /// This side takes a goal kick.
    GoalKick(Seat),
    /// This side kicks off after a goal.
    KickOff(Seat),
    /// The ball goes to the centre spot.
    DropBall,
}

impl<E: Events<Event>> Turn<'_, E> {
    /// SHO-317. The checks come in this order: SHO-802, SHO-904, SHO-805, SHO-902.
    pub(crate) fn end_turn(&mut self, next: Next) {
        let rules = &self.game.rules;
        if self.state.has_enough_goals(rules.length) {
            return self.over(None);
        }
        if rules.max_throws != 0 && self.state.throws >= rules.max_throws {
            self.events.add(Event::SafetyStop { throws: self.state.throws });
            return self.over(None);
        }
        if self.state.half_is_over(rules.length) {
            return self.end_half();
        }
        match next {
            Next::Players(side) => self.turn_to(side, Stage::ThrowPlayers),
            Next::GoalKick(side) => self.turn_to(side, Stage::DeadBall),
            Next::KickOff(side) => self.kick_off(side, rules.pair_after_goal),
            Next::DropBall => self.drop_ball(),
        }
    }

    fn turn_to(&mut self, side: Seat, stage: Stage) {
        (self.state.side, self.state.stage) = (side, stage);
    }

    /// SHO-205 to SHO-207: everybody on his square, the ball on the side's circle.
    pub(crate) fn kick_off(&mut self, side: Seat, twice: bool) {
        let ball = self.game.board.kick_off.own(self.state.is_north(side));
        self.state.put_all(self.game.starting_squares(self.state.south));
        self.state.clear_throw();
        self.state.ball = ball;
        self.state.holder = Some(side);
        self.state.then_players = twice;
        self.state.idle = 0;
        self.turn_to(side, Stage::ThrowBall);
        self.events.add(Event::KickOff { side: Side::of(side), ball, twice });
    }

    /// SHO-902, SHO-903.
    fn drop_ball(&mut self) {
        let side = self.state.side.other();
        self.state.ball = self.game.board.centre_spot;
        self.state.idle = 0;
        self.events.add(Event::DropBall { side: Side::of(side), ball: self.state.ball });
        self.turn_to(side, Stage::ThrowPlayers);
    }

    /// SHO-806, SHO-807.
    fn end_half(&mut self) {
        let [red, blue] = self.state.score;
        if self.state.second_half {
            self.events.add(Event::FullTime { red, blue });
            return self.over(None);
        }
        self.state.second_half = true;
        self.state.half_from = self.state.throws;
        self.state.time_up = false;
        self.state.south = self.state.south.other();
        self.events.add(Event::HalfTime { red, blue, south: Side::of(self.state.south) });
        self.kick_off(self.state.first.other(), true);
    }

    /// SHO-805: the half ends at the end of this turn.
    pub(crate) fn time(&mut self) {
        self.state.time_up = true;
        self.events.add(Event::TimeUp);
    }

    /// SHO-905: the other side wins, whatever the score.
    pub(crate) fn resign(&mut self, side: Seat) {
        self.events.add(Event::Resigned { side: Side::of(side) });
        self.over(Some(Ended::Resigned(side)));
    }

    pub(crate) fn offer(&mut self, side: Seat, offer: Offer) {
        self.state.offer = Some((side, offer));
        self.events.add(Event::Offered { side: Side::of(side), offer });
    }

    /// SHO-905, SHO-808. A refused offer leaves everything as it was.
    pub(crate) fn answer(&mut self, side: Seat, offer: Offer, accept: bool) {
        let by = Side::of(side);
        if accept {
            self.events.add(Event::Agreed { side: by, offer });
            self.over(Some(if offer == Offer::Draw { Ended::Draw } else { Ended::Agreed }));
        } else {
            self.state.offer = None;
            self.events.add(Event::OfferRefused { side: by, offer });
        }
    }

    fn over(&mut self, ended: Option<Ended>) {
        self.state.clear_throw();
        self.state.holder = None;
        self.state.offer = None;
        self.state.ended = ended;
        self.turn_to(Seat::FIRST, Stage::Over);
        let ([red, blue], winner) = (self.state.score, self.state.winner().map(Side::of));
        self.events.add(Event::Over { red, blue, winner });
    }
}

impl State {
    /// SHO-802.
    pub(crate) fn has_enough_goals(&self, length: Length) -> bool {
        matches!(length, Length::Goals(goals) if self.score.iter().any(|&score| score >= goals))
    }

    /// SHO-805: has the number of throws been reached, or has the clock run out?
    pub(crate) fn half_is_over(&self, length: Length) -> bool {
        match length {
            Length::Throws(throws) => self.throws - self.half_from >= throws,
            Length::Clock(_) => self.time_up,
            Length::Goals(_) | Length::Open => false,
        }
    }

    /// SHO-802, SHO-807, SHO-905: who won, once the match is over; nobody in a draw.
    pub(crate) fn winner(&self) -> Option<Seat> {
        match (self.stage, self.ended) {
            (Stage::Over, Some(Ended::Resigned(loser))) => Some(loser.other()),
            (Stage::Over, None | Some(Ended::Agreed)) => match self.score[0].cmp(&self.score[1]) {
                std::cmp::Ordering::Greater => Some(Seat::FIRST),
                std::cmp::Ordering::Less => Some(Seat::SECOND),
                std::cmp::Ordering::Equal => None,
            },
            _ => None,
        }
    }
}

impl Shoot {
    pub(crate) fn outcome_of(state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let gave_up = match state.ended {
            Some(Ended::Resigned(seat)) => Some(seat),
            _ => None,
        };
        Some(Outcome { gave_up, ..Outcome::of_two(state.winner(), state.score) })
    }
}
