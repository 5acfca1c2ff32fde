//! Kicks that are worth a trial.

use onze_core::Side;
use onze_simulator::{Aim, Class, Football, Kind, Move, Peg, Point, Simulator};

/// Passes reach so many cells.
const PASS_CELLS: u8 = 8;
/// Where a shot is aimed, in tenths of the goal mouth.
const ACROSS: [i32; 7] = [1, 2, 4, 5, 6, 8, 9];
/// The same where many shots are only thought of.
const ACROSS_ROUGHLY: [i32; 4] = [1, 4, 6, 9];
/// How high the ball of a lob is when it comes to the goal line, in millimetres, and how steeply it rises, in degrees.
const HEIGHTS: [f64; 2] = [14.0, 40.0];
const LOFTS: [u8; 2] = [28, 40];

/// How many shots are tried.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// All that differ.
    Fine,
    /// A few.
    Rough,
}

/// Passes of the carrier: to every team-mate, and into every cell in reach.
pub(super) fn passes(game: &Simulator, football: &Football<'_>, peg: Peg) -> Vec<Move> {
    let pitch = game.pitch();
    let pass = |aim: Aim| Move::Pass { peg, aim, dribble: None };
    let mut moves = Vec::new();
    for &kind in football.pass_kinds() {
        let from = football.start_of(kind);
        let mates = football.pegs(peg.side()).without(peg);
        moves.extend(mates.iter().map(|mate| pass(Aim::to_rest_at(kind, from, football.point(mate)))));
        for cell in football.cell(peg).within(PASS_CELLS).iter() {
            moves.push(pass(Aim::to_rest_at(kind, from, pitch.home(cell))));
        }
    }
    moves
}

/// Drives past an opponent in the carrier's cell or in front of it, each with its dribble.
pub(super) fn dribbles(game: &Simulator, football: &Football<'_>, peg: Peg) -> Vec<Move> {
    let (from, own, side) = (football.ball(), football.cell(peg), peg.side());
    let near = own.front(side).with(own);
    let mut moves = Vec::new();
    for opponent in football.pegs(side.other()).iter().filter(|&other| near.has(football.cell(other))) {
        for cell in own.within(3).iter().filter(|cell| cell.own(side).number() > own.own(side).number()) {
            let aim = Aim::to_rest_at(Kind::Low, from, game.pitch().home(cell));
            moves.push(Move::Pass { peg, aim, dribble: Some(opponent) });
        }
    }
    moves
}

/// Crosses to team-mates in the penalty area.
pub(super) fn crosses(game: &Simulator, football: &Football<'_>, peg: Peg) -> Vec<Move> {
    let area = game.pitch().penalty_area(peg.side().other());
    let from = football.ball();
    let mut moves = Vec::new();
    let mates = football.pegs(peg.side()).without(peg);
    for mate in mates.iter().filter(|&mate| area.has(football.cell(mate))) {
        let to = football.point(mate);
        let low = Aim::to_rest_at(Kind::Low, from, to);
        // Hard enough to arrive whoever is a little nearer.
        let hard = Aim { power: (low.power + 20).min(100), ..low };
        let lob = Aim::to_rest_at(Kind::Lob, from, to);
        moves.extend([low, hard, lob].map(|aim| Move::Kick { peg, aim }));
        moves.extend(LOFTS.iter().filter_map(|&loft| {
            let aim = lob_to(from, to, 25.0, loft)?;
            Some(Move::Kick { peg, aim })
        }));
    }
    moves
}

/// Shots: low ones hard, lobs that come down under the bar, headers.
pub(super) fn shots(game: &Simulator, football: &Football<'_>, peg: Peg, care: Care) -> Vec<Move> {
    let pitch = game.pitch();
    let (mouth, line) = (pitch.goal_mouth().y, pitch.goal_line(peg.side().other()));
    let headed = football.stage() == onze_simulator::Stage::Header || is_headed(football);
    let mut moves = Vec::new();
    let (across, lofts) = match care {
        Care::Fine => (&ACROSS[..], &LOFTS[..]),
        Care::Rough => (&ACROSS_ROUGHLY[..], &LOFTS[..1]),
    };
    for part in across {
        let to = Point::new(line, mouth[0] + (mouth[1] - mouth[0]) / 10 * part);
        if headed {
            let direction = Aim::direction(football.start_of(Kind::Head), to);
            let head = |power, loft| Aim { kind: Kind::Head, direction, power, loft };
            moves.extend([head(100, 0), head(100, 10), head(70, 0)].map(|aim| Move::Kick { peg, aim }));
            continue;
        }
        let from = football.ball();
        moves.push(Move::Kick { peg, aim: Aim::low(Aim::direction(from, to), 100) });
        for (height, &loft) in
            HEIGHTS.into_iter().flat_map(|height| lofts.iter().map(move |loft| (height, loft)))
        {
            moves.extend(lob_to(from, to, height, loft).map(|aim| Move::Kick { peg, aim }));
        }
    }
    moves
}

/// After a declared header the carrier's kicks are of the kind head only.
fn is_headed(football: &Football<'_>) -> bool {
    football.declared() == Some(Class::Shot) && football.pass_kinds() == [Kind::Head]
}

/// A lob whose ball is so high when it comes over a point; `None` if no power does it.
fn lob_to(from: Point, to: Point, height: f64, loft: u8) -> Option<Aim> {
    let away = f64::from(to.x - from.x).hypot(f64::from(to.y - from.y)) / 1000.0;
    let rise = f64::from(loft).to_radians();
    // KICK-401, KICK-502: 5 + away·tan − G·away² / (2·V²·cos²) = height.
    let drop = 5.0 + away * rise.tan() - height;
    let speed = (3000.0 * away * away / (2.0 * rise.cos().powi(2) * drop)).sqrt();
    let power = ((speed - 350.0) / 11.0).round();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within 1 and 100
    (1.0..=100.0).contains(&power).then(|| Aim {
        kind: Kind::Lob,
        direction: Aim::direction(from, to),
        power: power as u8,
        loft,
    })
}

/// How far an own point is up the pitch.
pub(super) fn depth(game: &Simulator, side: Side, at: Point) -> i32 {
    game.pitch().own(at, side).x
}
