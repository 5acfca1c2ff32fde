//! Line-ups for a kick-off, with a high line of defence: whoever stands beyond it is offside (CHA-750), so the others
//! cannot leave forwards in front of the goal.

use onze_challenge::pitch::{Choice, Pitch, Placing, Play, Side, Square};

/// The outfield men in the order of their numbers, as South sees them (CHA-410).
const KICKING: [&str; 10] = ["E16", "J16", "P16", "U16", "C18", "H18", "R18", "W18", "M20", "M18"];
const RECEIVING: [&str; 10] = ["E16", "J16", "P16", "U16", "C18", "G18", "S18", "W18", "I18", "Q18"];

/// The line-up for those whom a side has left, if it is a legal one.
pub(super) fn high(pitch: &Pitch, play: &Play, side: Side, choices: &[Choice]) -> Option<Choice> {
    let Some(Choice::Place(ready)) = choices.first() else { return None };
    let squares = if play.side() == side { KICKING } else { RECEIVING };
    let mut placing = Placing::new(ready.keeper);
    placing.put(ready.keeper, ready.square(ready.keeper)?);
    // From the front: those in the circle come last.
    let outfield = ready.numbers().without(ready.keeper);
    for (number, square) in outfield.iter().rev().zip(squares.iter().rev()) {
        placing.put(number, Square::read(square)?.own(side));
    }
    placing.ball = (play.side() == side).then(|| outfield.iter().rev().nth(1)).flatten();
    let choice = Choice::Place(placing);
    pitch.check(play, side, &choice).ok()
}
