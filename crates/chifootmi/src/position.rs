//! A whole state on one line, and the checks that a line must pass to become a state.
//!
//! ```text
//! R 8 5 10 11 4 1 3 7 2 9 6 slots 1 2 5 4 played 3 goals none; B … ; gathered R; ball R 0/2; now choose
//! ```
//!
//! For each side its deck in dealing order (CHI-208), then by their numbers in that order the cards in slots 1 to 4
//! (`-` for an empty slot) and the cards played, one a duel, and the duels whose card marks a goal. `gathered` names for
//! each duel who gathered its cards, `-` while they lie in the match zone. After the ball, the conservations made and
//! needed. Then what is asked, and where they apply `sealed`, `timed-out`, `shoot-out` (first kicker, kicks, tally), `toss`, `gave-up`.

mod check;
mod read;

use std::fmt::Write;

use onze_core::{Seat, Side};

pub(crate) use read::read;

use crate::state::{EMPTY, Stage, State};
use crate::view::handed_in;
use crate::{Chifootmi, Kick};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

const STAGES: [(&str, Stage); 11] = [
    ("choose", Stage::Choose),
    ("one-two", Stage::OneTwo),
    ("offside", Stage::Offside),
    ("shot", Stage::Kick(Kick::Shot)),
    ("free-kick", Stage::Kick(Kick::FreeKick)),
    ("penalty", Stage::Kick(Kick::Penalty)),
    ("last-shot", Stage::Kick(Kick::LastShot)),
    ("shoot-out", Stage::Kick(Kick::ShootOut)),
    ("draw", Stage::Draw),
    ("toss", Stage::Toss),
    ("over", Stage::Over),
];

/// The line of a state.
pub(crate) fn write(game: &Chifootmi, state: &State) -> String {
    let mut line = String::with_capacity(256);
    for seat in SEATS {
        write_side(&mut line, game, state, seat);
    }
    line.push_str("gathered ");
    for duel in 0..state.duels {
        let blue = state.gathered_by_blue & 1 << duel != 0;
        line.push(if duel >= state.zone_from {
            '-'
        } else if blue {
            'B'
        } else {
            'R'
        });
    }
    if state.duels == 0 {
        line.push_str("none");
    }
    let _ = write!(line, "; ball {} {}/{}", Side::of(state.ball).letter(), state.kept, state.needed);
    let now = STAGES.iter().find(|(_, stage)| *stage == state.stage).map_or("", |(name, _)| name);
    let _ = write!(line, "; now {now}");
    for seat in SEATS {
        if let Some(choice) = handed_in(state, seat) {
            let _ = write!(line, "; sealed {} {}", Side::of(seat).letter(), choice.command());
        }
    }
    if let Some(seat) = state.timed_out {
        let _ = write!(line, "; timed-out {}", Side::of(seat).letter());
    }
    if let Some(first) = state.first_kicker {
        let [red, blue] = state.tally;
        let _ = write!(line, "; shoot-out {} {} {red}-{blue}", Side::of(first).letter(), state.kicks);
    }
    if let (Some(winner), None) = (state.decided, state.gave_up) {
        let _ = write!(line, "; toss {}", Side::of(winner).letter());
    }
    if let Some(loser) = state.gave_up {
        let _ = write!(line, "; gave-up {}", Side::of(loser).letter());
    }
    line
}

fn write_side(line: &mut String, game: &Chifootmi, state: &State, seat: Seat) {
    let side = seat.index();
    line.push_str(Side::of(seat).letter());
    for card in &state.decks[side][..usize::from(game.rules.n_cards)] {
        push_word(line, card.value(), "X");
    }
    line.push_str(" slots");
    for &place in &state.slots[side] {
        push_word(line, (place != EMPTY).then(|| place + 1), "-");
    }
    let mut list = |name: &str, numbers: &mut dyn Iterator<Item = u8>| {
        line.push(' ');
        line.push_str(name);
        let mut any = false;
        for number in numbers {
            any = true;
            push_word(line, Some(number), "");
        }
        if !any {
            line.push_str(" none");
        }
    };
    list("played", &mut (0..state.duels).map(|duel| state.played[side][usize::from(duel)] + 1));
    list(
        "goals",
        &mut (0..state.duels).filter(|duel| state.goals[side] & 1 << duel != 0).map(|duel| duel + 1),
    );
    line.push_str("; ");
}

/// A number, or a word in its place. A position is written for the hash of each step, so this is worth being quick.
fn push_word(line: &mut String, number: Option<u8>, none: &str) {
    line.push(' ');
    match number {
        Some(number) => line.push_str(itoa::Buffer::new().format(number)),
        None => line.push_str(none),
    }
}
