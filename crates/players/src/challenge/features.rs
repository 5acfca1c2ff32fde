//! What the learnt value is told of a situation in which three dice are due: everything as the thrower sees it.

use onze_challenge::pitch::{ROWS, Side, Start};

use super::ground::{Ground, Place};
use super::lines::Lines;
use crate::value::Inputs;

/// What is told of the ball, and what of one side.
const OF_THE_BALL: usize = 8;
const OF_A_SIDE: usize = 40;
/// What is told altogether.
pub(super) const INPUTS: usize = OF_THE_BALL + 2 * OF_A_SIDE;

/// How many of the foremost men are told with how far out they stand.
const FOREMOST: usize = 5;
/// Bands of the pitch along and across.
const BANDS: usize = 4;
const LANES: usize = 3;

/// A situation in which three dice are due.
#[derive(Clone, Copy)]
pub(super) struct Situation {
    /// Who throws.
    pub(super) thrower: Side,
    pub(super) ball: Place,
    /// Is it a possession throw, and from what?
    pub(super) possession: bool,
    pub(super) start: Start,
}

impl Situation {
    /// Which network values it: possession and recovery throws have one each.
    pub(super) fn network(self) -> usize {
        usize::from(self.possession)
    }

    /// Do the same throw next, for the same?
    pub(super) fn same(self, other: Situation) -> bool {
        (self.thrower, self.possession) == (other.thrower, other.possession)
    }
}

/// What the network is told; with the passing lines of both sides.
pub(super) fn inputs(ground: &Ground, lines: [&Lines; 2], now: Situation) -> [f32; INPUTS] {
    told(ground, now, |told, side, recovery| told.side(ground, lines[side.index()], side, now, recovery))
}

/// The same after somebody of a side has moved, with its lines then and what was told before: of the other side that
/// hardly changes, and is half the work.
pub(super) fn inputs_of(
    ground: &Ground,
    lines: &Lines,
    now: Situation,
    moved: Side,
    before: &[f32; INPUTS],
) -> [f32; INPUTS] {
    told(ground, now, |told, side, recovery| {
        if side == moved {
            told.side(ground, lines, side, now, recovery);
        } else {
            told.copy(before, OF_A_SIDE);
        }
    })
}

fn told(
    ground: &Ground,
    now: Situation,
    mut of_side: impl FnMut(&mut MatchInputs, Side, f32),
) -> [f32; INPUTS] {
    let mut told = MatchInputs::new();
    let way = way(now.thrower, now.ball);
    told.add(way);
    told.add(way * way);
    told.add(aside(now.ball));
    told.add_if(now.start == Start::KickOff);
    told.add_if(now.start == Start::SetPiece);
    told.add_if(ground.has_champion(now.thrower, now.ball));
    let sides = [now.thrower, now.thrower.other()];
    let [ours, theirs] = sides.map(|side| recovery_odds(ground.faces(side, now.ball, |_| true)));
    told.add(ours);
    told.add(theirs);
    of_side(&mut told, sides[0], ours);
    of_side(&mut told, sides[1], theirs);
    told.all()
}

/// How often one of three dice shows one of these faces (CHA-542).
fn recovery_odds([faces, _]: [u8; 2]) -> f32 {
    let miss = 1.0 - f32::from(u8::try_from(faces.count_ones()).unwrap_or(6)) / 6.0;
    1.0 - miss * miss * miss
}

/// How far a place is up the pitch for a side, from 0 to 1.
fn way(side: Side, at: Place) -> f32 {
    1.0 - rows(Ground::rows_left(side, at))
}

#[allow(clippy::cast_precision_loss)] // at most 40
fn rows(n: usize) -> f32 {
    n as f32 / f32::from(ROWS + 1)
}

/// How far from the middle, from 0 to 1.
#[allow(clippy::cast_precision_loss)] // at most 12
fn aside(at: Place) -> f32 {
    Ground::off_centre(at) as f32 / 12.0
}

type MatchInputs = Inputs<INPUTS>;

impl MatchInputs {
    fn side(&mut self, ground: &Ground, lines: &Lines, side: Side, now: Situation, recovery: f32) {
        self.lines(ground, lines, side, now, recovery);
        let mut men = [(0, 0); 16];
        let mut n = 0;
        for (slot, at) in men.iter_mut().zip(ground.outfield(side)) {
            *slot = (Ground::rows_left(side, at), Ground::off_centre(at));
            n += 1;
        }
        men[..n].sort_unstable();
        for man in 0..10 {
            self.add(men[..n].get(man).map_or(0.0, |(left, _)| 1.0 - rows(*left)));
        }
        for man in 0..FOREMOST {
            self.add(men[..n].get(man).map_or(1.0, |(_, off)| rows(*off) * 3.0));
        }
        self.bands(ground, side);
        let line = ground.line(side);
        self.add(rows(line));
        let keeper = ground.keeper(side);
        self.add(keeper.map_or(1.0, |at| way(side, at)));
        self.add(keeper.map_or(1.0, aside));
        self.add_if(keeper.is_some_and(|at| ground.has_champion(side, at)));
        let champions = ground.outfield(side).filter(|at| ground.has_champion(side, *at));
        self.add(champions.map(|at| 0.25 + way(side, at) / 4.0).sum());
    }

    /// What its passing lines promise.
    fn lines(&mut self, ground: &Ground, lines: &Lines, side: Side, now: Situation, recovery: f32) {
        if side == now.thrower && now.possession {
            let chances = lines.chances(now.ball);
            self.add(chances.goal);
            self.add(chances.kept);
            self.add(chances.two);
            self.add(chances.kept * chances.kept);
        } else {
            let odds = lines.odds_from(ground, now.ball);
            self.add(odds);
            self.add(odds * recovery);
            self.add(0.0);
            self.add(0.0);
        }
        let [one, two, three] = lines.best_shots();
        self.add(one);
        self.add(two);
        self.add(three);
        self.add(one * one);
    }

    /// How many stand where.
    fn bands(&mut self, ground: &Ground, side: Side) {
        let mut bands = [0_u8; BANDS * LANES];
        for at in ground.outfield(side) {
            let band = (Ground::rows_left(side, at) - 1) * BANDS / usize::from(ROWS);
            let lane = Ground::off_centre(at) * LANES / 13;
            bands[band.min(BANDS - 1) * LANES + lane] += 1;
        }
        for n in bands {
            self.add(f32::from(n) / 4.0);
        }
    }
}
