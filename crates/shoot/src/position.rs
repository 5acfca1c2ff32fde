//! A whole state on one line, as the rules write a position:
//!
//! ```text
//! South=R; R 1@1,10 2@4,13 …; B 1@27,10 2@24,7 …; ball 12,10 R; due R B then P; score 0-0; throws 0; idle 0
//! ```
//!
//! After the ball stands `loose`, `dead` or who is in possession. `due` names the side and the throw, `P` or `B`, with
//! its marks; `C` is the choice of a goal kick, `E` the choice of ends. Where the state holds more than the rules' line
//! shows, the line goes on in the same words:
//!
//! - `due R P 6-1`: the dice have fallen, and their use is asked for; `due R P 6-1 used 9 (6)`: the first move is made;
//! - `due E`, `due K`: both throw for the ends, or for the first kick-off;
//! - `due R P pen 6-6`: the moves before a penalty;
//! - instead of `due`: `over`, `over resign R`, `over draw`, `over agreed`;
//! - in a match of halves `; half 2 from 61; first B`, and `; time up` once the clock has run out;
//! - `; offer R draw`, `; offer R end`: an offer waits for its answer.

mod check;
mod read;

use std::fmt::Write;

pub(crate) use read::read;

use onze_core::Side;

use crate::number::written;
use crate::refusal::PositionFault;
use crate::state::{Ended, SEATS, Stage, State};
use crate::{Number, Offer, Shoot};

/// About the bytes of a line: it is written and hashed after every step.
const BYTES: usize = 320;

/// What is wrong with a line.
struct Wrong {
    fault: PositionFault,
    /// Who stands wrong, where it is one player.
    number: Option<Number>,
}

impl From<PositionFault> for Wrong {
    fn from(fault: PositionFault) -> Self {
        Wrong { fault, number: None }
    }
}

/// The line of a state.
pub(crate) fn write(game: &Shoot, state: &State) -> String {
    let mut line = String::with_capacity(BYTES);
    line.push_str("South=");
    line.push_str(Side::of(state.south).letter());
    for seat in SEATS {
        line.push_str("; ");
        line.push_str(Side::of(seat).letter());
        for number in Number::all() {
            let square = state.square(seat, number);
            for part in
                [" ", written(number.get()), "@", written(square.row()), ",", written(square.column())]
            {
                line.push_str(part);
            }
        }
    }
    let held = match state.holder {
        Some(seat) => Side::of(seat).letter(),
        None if state.stage == Stage::DeadBall => "dead",
        None => "loose",
    };
    let _ = write!(line, "; ball {} {held}", state.ball);
    write_due(&mut line, state);
    let [red, blue] = state.score;
    let _ = write!(line, "; score {red}-{blue}; throws {}; idle {}", state.throws, state.idle);
    if game.rules.length.has_halves() {
        let half = if state.second_half { 2 } else { 1 };
        let _ =
            write!(line, "; half {half} from {}; first {}", state.half_from, Side::of(state.first).letter());
    }
    if state.time_up {
        line.push_str("; time up");
    }
    if let Some((seat, offer)) = state.offer {
        let word = if offer == Offer::Draw { "draw" } else { "end" };
        let _ = write!(line, "; offer {} {word}", Side::of(seat).letter());
    }
    line
}

fn write_due(line: &mut String, state: &State) {
    let kind = match state.stage {
        Stage::Over => {
            line.push_str("; over");
            let _ = match state.ended {
                None => Ok(()),
                Some(Ended::Resigned(seat)) => write!(line, " resign {}", Side::of(seat).letter()),
                Some(Ended::Draw) => write!(line, " draw"),
                Some(Ended::Agreed) => write!(line, " agreed"),
            };
            return;
        }
        // Both throw, and nobody's is the choice.
        Stage::ThrowEnds => return line.push_str("; due E"),
        Stage::ThrowKickOff => return line.push_str("; due K"),
        Stage::Ends => 'E',
        Stage::ThrowBall | Stage::MoveBall => 'B',
        Stage::ThrowPlayers | Stage::UsePlayers => 'P',
        Stage::Keeper | Stage::DeadBall => 'C',
    };
    let _ = write!(line, "; due {} {kind}", Side::of(state.side).letter());
    if state.then_players {
        line.push_str(" then P");
    }
    if state.penalty {
        line.push_str(" pen");
    }
    if state.dice != [0; 2] {
        let _ = write!(line, " {}-{}", state.dice[0], state.dice[1]);
    }
    if let Some((number, points)) = state.used {
        let _ = write!(line, " used {number} ({points})");
    }
}
