//! Everything about a position that the rules fix and the form does not.

use onze_core::{Seat, Side};

use super::Wrong;
use crate::options::Length;
use crate::refusal::PositionFault as Fault;
use crate::state::{Ended, SEATS, Stage, State};
use crate::{Number, Offer, Role, Shoot, ball};

/// More than anybody throws; a count without a bound could overflow.
const MOST_THROWS: u32 = 10_000_000;

/// What is wrong, and the field of the line that tells it.
pub(super) fn check(game: &Shoot, state: &State) -> Result<(), (Wrong, &'static str)> {
    let [red, blue] = SEATS.map(|seat| (seat, Side::of(seat).letter()));
    for (seat, field) in [red, blue] {
        check_players(game, state, seat).map_err(|wrong| (wrong, field))?;
    }
    for (check, field) in CHECKS {
        check(game, state).map_err(|fault| (fault.into(), field))?;
    }
    Ok(())
}

type Check = fn(&Shoot, &State) -> Result<(), Fault>;

const CHECKS: [(Check, &str); 8] = [
    (check_possession, "ball"),
    (check_penalty, "due"),
    (check_throw, "due"),
    (check_before, "due"),
    (check_score, "score"),
    (check_idle, "idle"),
    (check_halves, "half"),
    (check_end, "score"),
];

fn check_players(game: &Shoot, state: &State, seat: Seat) -> Result<(), Wrong> {
    let north = state.is_north(seat);
    for number in Number::all() {
        let wrong = |fault| Wrong { fault, number: Some(number) };
        let square = state.square(seat, number);
        if state.players().iter().flatten().filter(|other| **other == square).count() > 1 {
            return Err(wrong(Fault::Shared));
        }
        let own = square.own(north);
        if let Some(limit) = game.board.closed_by(number.role(), own) {
            return Err(wrong(Fault::Limit(limit)));
        }
        // SHO-411: he started there and has only gone forward since.
        if number.role() == Role::Forward && own.row() < game.board.start[number.index()].row() {
            return Err(wrong(Fault::ForwardBack));
        }
    }
    Ok(())
}

/// Who has the ball, and does the throw or choice go with it?
fn check_possession(game: &Shoot, state: &State) -> Result<(), Fault> {
    let side = state.side;
    let needed = matches!(state.stage, Stage::ThrowBall | Stage::MoveBall | Stage::Keeper);
    let free = matches!(state.stage, Stage::ThrowPlayers | Stage::UsePlayers);
    match state.holder {
        Some(holder) if holder != side || !needed && !free => return Err(Fault::Throw),
        None if needed => return Err(Fault::Throw),
        None => {}
        Some(_) => {
            let next = state.next_to_ball(side);
            // A throw for the players with the ball held follows a pass (SHO-714, SHO-722), which an offside forward
            // does not receive; once a player has moved, he may have left the ball.
            let counts = if free && !state.penalty { next.without(state.offside(side, next)) } else { next };
            if counts.is_empty() && state.used.is_none() {
                return Err(Fault::Possession);
            }
        }
    }
    match state.stage {
        Stage::Keeper if !state.keeper_has_it(side, &game.board) => Err(Fault::Choice),
        // SHO-515: the other side could not move it from its last row, which is this side's first.
        Stage::DeadBall if state.own_ball(side).row() != 1 => Err(Fault::Dead),
        Stage::MoveBall if !ball::any(state, &game.board) => Err(Fault::Dead),
        _ => Ok(()),
    }
}

/// SHO-731: the ball on the circle, the 9 behind it.
fn check_penalty(game: &Shoot, state: &State) -> Result<(), Fault> {
    if !state.penalty {
        return Ok(());
    }
    let north = state.is_north(state.side);
    let set_up = state.ball == game.board.penalty_circle.own(north)
        && state.square(state.side, Number::CENTRE_FORWARD) == game.board.taker.own(north)
        && state.holder == Some(state.side);
    let due = match state.stage {
        Stage::ThrowBall | Stage::MoveBall => true,
        Stage::UsePlayers => state.is_double_six(),
        _ => false,
    };
    if set_up && due { Ok(()) } else { Err(Fault::Penalty) }
}

/// The marks and the dice.
fn check_throw(_: &Shoot, state: &State) -> Result<(), Fault> {
    let ball = matches!(state.stage, Stage::ThrowBall | Stage::MoveBall | Stage::Keeper);
    if state.then_players && !ball {
        return Err(Fault::Mark);
    }
    if let Some((number, points)) = state.used {
        // SHO-302: the first move took one die, and the 9 does not move before a penalty (SHO-732).
        let taker = state.penalty && number == Number::CENTRE_FORWARD;
        if state.stage != Stage::UsePlayers || !state.dice.contains(&points) || taker {
            return Err(Fault::Dice);
        }
    }
    Ok(())
}

/// Before the first kick-off nothing has happened yet.
fn check_before(game: &Shoot, state: &State) -> Result<(), Fault> {
    let (by_throw, red_south) = (game.rules.ends_by_throw, state.south == Seat::FIRST);
    let fits = match state.stage {
        Stage::ThrowEnds | Stage::Ends => by_throw && red_south,
        Stage::ThrowKickOff => by_throw || red_south,
        _ => return Ok(()),
    };
    let mut set_up = game.set_up();
    set_up.put_all(game.starting_squares(state.south));
    (set_up.south, set_up.stage) = (state.south, state.stage);
    if state.stage == Stage::Ends {
        (set_up.side, set_up.offer) = (state.side, state.offer);
    }
    if fits && *state == set_up { Ok(()) } else { Err(Fault::Ends) }
}

/// No more goals than throws.
fn check_score(_: &Shoot, state: &State) -> Result<(), Fault> {
    let goals = state.score.iter().map(|&goals| u32::from(goals)).sum::<u32>();
    if state.throws > MOST_THROWS || goals > state.throws { Err(Fault::Score) } else { Ok(()) }
}

/// Throws without possession.
fn check_idle(game: &Shoot, state: &State) -> Result<(), Fault> {
    let limit = game.rules.drop_ball_after;
    let reached = limit != 0 && state.idle >= limit && state.stage != Stage::Over;
    let held = state.holder.is_some() || state.stage == Stage::DeadBall;
    if state.idle > state.throws || reached || held && state.idle > 0 {
        return Err(Fault::Idle);
    }
    Ok(())
}

fn check_halves(game: &Shoot, state: &State) -> Result<(), Fault> {
    let fits = match game.rules.length {
        Length::Throws(throws) if state.second_half => state.half_from >= throws,
        Length::Throws(_) | Length::Clock(_) if !state.second_half => state.half_from == 0,
        _ => true,
    };
    let clock = matches!(game.rules.length, Length::Clock(_));
    if fits && state.half_from <= state.throws && (clock || !state.time_up) {
        Ok(())
    } else {
        Err(Fault::Half)
    }
}

/// Is the match over exactly if it has a reason to be?
fn check_end(game: &Shoot, state: &State) -> Result<(), Fault> {
    let rules = &game.rules;
    let enough = state.has_enough_goals(rules.length);
    if let Length::Goals(goals) = rules.length
        && (state.score.iter().any(|&score| score > goals) || state.score == [goals; 2])
    {
        return Err(Fault::Score);
    }
    if state.stage != Stage::Over {
        let open = rules.length == Length::Open;
        return match state.offer {
            Some((_, Offer::End)) if !open => Err(Fault::Offer),
            _ if enough => Err(Fault::Score),
            _ => Ok(()),
        };
    }
    let stopped = rules.max_throws != 0 && state.throws >= rules.max_throws;
    let played = state.second_half && state.half_is_over(rules.length);
    let fits = match state.ended {
        None => enough || stopped || played,
        Some(Ended::Agreed) => rules.length == Length::Open,
        Some(Ended::Draw | Ended::Resigned(_)) => !enough,
    };
    if !fits {
        Err(Fault::End)
    } else if state.offer.is_some() {
        Err(Fault::Offer)
    } else {
        Ok(())
    }
}
