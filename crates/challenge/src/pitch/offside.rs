//! Offside (CHA-750 to CHA-757).

use super::square::Square;
use super::{Footballer, Numbers, OffsideRule, Path, PathEnd, Pitch, Play, Side, Start};

/// Where the attackers of one side would be offside, as the ball is played.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    side: Side,
    /// How far from his goal row the second defender stands; `None` if offside is not played.
    second: Option<u8>,
}

impl Line {
    /// The second defender is the outfield opponent nearest to his own goal row (CHA-751).
    pub(crate) fn new(pitch: &Pitch, play: &Play, side: Side) -> Line {
        if pitch.options.offside == OffsideRule::Off {
            return Line { side, second: None };
        }
        let defence = side.other();
        let keeper = play.keeper(defence);
        let outfield = play.standing(defence).filter(|(number, _)| Some(*number) != keeper);
        Line { side, second: outfield.map(|(_, square)| square.depth(defence)).min() }
    }

    /// Is somebody on this square offside by a leg that began there (CHA-750, CHA-753)?
    #[inline]
    pub(crate) fn has(self, square: Square, leg_from: Square) -> bool {
        let depth = square.depth(self.side.other());
        square.is_beyond_halfway(self.side)
            && self.second.is_some_and(|second| depth <= second)
            && depth < leg_from.depth(self.side.other())
    }
}

/// The first footballer, from this turn on, whom a path puts offside, and the turn: as many as there are for its end
/// (CHA-752, CHA-754).
pub(crate) fn on_path(pitch: &Pitch, play: &Play, path: &Path, from: u8) -> Option<(Footballer, u8)> {
    let line = Line::new(pitch, play, play.side);
    let turns = path.turns.as_slice();
    let stop = match path.end {
        PathEnd::At(square) if square.is_on_pitch() => Some(square),
        _ => None,
    };
    let relays = if path.is_bent() { &[] } else { turns };
    let reached = relays.iter().copied().chain(stop).enumerate().skip(usize::from(from));
    for (leg, square) in reached {
        let leg_from = leg.checked_sub(1).and_then(|before| turns.get(before)).copied().unwrap_or(path.from);
        let exempt = leg == 0 && play.start == Start::SetPiece;
        if exempt || !line.has(square, leg_from) {
            continue;
        }
        if let Some(who) = play.footballer_on(square).filter(|who| who.side == play.side) {
            return Some((who, u8::try_from(leg).unwrap_or(u8::MAX)));
        }
    }
    None
}

/// Who would be offside by moving onto a ball that came to rest by this path (CHA-752 to CHA-754).
pub(crate) fn for_runners(pitch: &Pitch, play: &Play, path: &Path) -> Numbers {
    if path.turns.is_empty() && play.start == Start::SetPiece {
        return Numbers::NONE;
    }
    let line = Line::new(pitch, play, play.side);
    let leg_from = path.turns.as_slice().last().copied().unwrap_or(path.from);
    let offside = play.standing(play.side).filter(|(_, square)| line.has(*square, leg_from));
    offside.map(|(number, _)| number).collect()
}
