//! A match as a page draws it: all of it lies open (CHA-319).

use serde::Serialize;

use super::{COLUMNS, Number, Numbers, Phase, Pitch, Play, ROWS, Side, Square, Whereabouts};

/// The match at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools)] // facts that do not hang together
pub struct PitchView {
    /// South, North.
    pub sides: [SideView; 2],
    /// The ball's square; while it is out of play its last one on the pitch.
    pub ball: Square,
    /// Is it out of play (CHA-745)?
    pub dead: bool,
    /// Do the sides place their footballers, or have they still to?
    pub placing: bool,
    /// Has there been a goal, so that reserves may come on with a placing (CHA-415)?
    pub after_goal: bool,
    /// Whose throw it is; the kicking side while they place.
    pub side: Side,
    /// With the ball, or to get it back?
    pub possession: bool,
    /// The dice as thrown; none before the first throw.
    pub dice: Vec<u8>,
    /// Those left for moves, with those of cards.
    pub unused: Vec<u8>,
    /// Goals of South and North.
    pub score: [u8; 2],
    /// Throws that are complete.
    pub throws: u16,
}

/// The sixteen of one side. Who is in no list is on the pitch and has still to be placed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// Who stands where.
    pub stands: Vec<(Number, Square)>,
    /// Who has not played yet.
    pub reserves: Numbers,
    /// Who is out for some throws (CHA-766).
    pub out: Numbers,
    /// Who is out of the match.
    pub gone: Numbers,
    /// Who wears a ring.
    pub rings: Numbers,
    /// Who has been cautioned.
    pub cautions: Numbers,
    /// Who keeps goal.
    pub keeper: Option<Number>,
}

impl PitchView {
    pub(crate) fn new(play: &Play) -> PitchView {
        PitchView {
            sides: Side::BOTH.map(|side| SideView {
                stands: play.standing(side).collect(),
                reserves: play.reserves(side),
                out: play.who_is(side, |stand| stand == Whereabouts::Away),
                gone: play.who_is(side, |stand| stand == Whereabouts::Gone),
                rings: play.rings(side),
                cautions: play.cautions(side),
                keeper: play.keeper(side),
            }),
            ball: play.ball,
            dead: play.dead.is_some(),
            placing: matches!(play.phase, Phase::Squad | Phase::KickOffDice | Phase::Place(_)),
            after_goal: play.after_goal,
            side: play.side,
            possession: play.possession,
            dice: play.dice.into_iter().filter(|face| *face > 0).collect(),
            unused: (1..=6).rev().flat_map(|face| (0..play.unused(face)).map(move |_| face)).collect(),
            score: play.score,
            throws: play.throws,
        }
    }
}

/// The printed board (CHA-106 to CHA-113). Goal and area are South's, from their first square to their last; North's follow
/// by half a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// Columns, from A.
    pub columns: u8,
    /// Rows, from 1.
    pub rows: u8,
    /// The squares of the goal.
    pub goal: [Square; 2],
    /// The penalty area.
    pub area: [Square; 2],
    /// The penalty spot.
    pub spot: Square,
    /// The middle of the centre circle.
    pub centre: Square,
    /// The largest sum of squared differences from it within the circle.
    pub reach: u16,
    /// The star squares.
    pub stars: Vec<Square>,
}

impl Pitch {
    /// The board as a page draws it.
    pub(crate) fn board_view(&self) -> BoardView {
        let board = &self.board;
        BoardView {
            columns: COLUMNS,
            rows: ROWS,
            goal: board.goal,
            area: board.area,
            spot: board.penalty_spot(Side::South),
            centre: board.centre,
            reach: board.reach,
            stars: Square::all().filter(|square| board.is_star(*square)).collect(),
        }
    }
}
