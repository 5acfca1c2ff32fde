//! What the attack could do with its next kick, told without kicking: who would get each ball, and what that is worth.

use onze_core::Side;
use onze_simulator::{BALL_RADIUS, Cell, Football, PEG_RADIUS, Peg, Point, Simulator};

use super::aims::depth;
use super::block::Shadow;
use super::control::{AWAY, Line, Near, SHORT};
use super::worth::{CELLS, RELANCE, Worth, duel};

/// Passes of so many cells are thought of.
const CELLS_FAR: u8 = 7;
/// How a ball misses where it is meant to, along its way and across it, in standard deviations.
const MISSES: [(f64, f64); 5] = [(0.0, 0.0), (1.2, 0.7), (-1.2, -0.7), (0.7, -1.2), (-0.7, 1.2)];
/// Such a deviation, for each millimetre of the way (KICK-304, normal: twice that of the speed, and that of the direction).
const ALONG: f64 = 0.08;
const ACROSS: f64 = 0.026;
/// Kicks that are so much worse than the best one, in goals, count little beside it.
const NEAR_BEST: f64 = 0.02;
/// What hiding the whole goal takes from a shot: a lob still comes over.
pub(super) const BLOCK: f64 = 0.8;
/// What a cross leaves of a header, free and with somebody before him, and how near that is, in millimetres.
const HEADED: f64 = 0.7;
const HEADED_AWAY: f64 = 0.2;
const BEFORE: f64 = 18.0;
/// A ball that comes nearer to a peg's middle than this touches it, in millimetres.
const TOUCH: f64 = (PEG_RADIUS + BALL_RADIUS) as f64 / 1000.0;

/// The next kicks of the side in possession, and how the other side stands against them.
pub(super) struct Threat<'a> {
    game: &'a Simulator,
    worth: &'a Worth<'a>,
    football: Football<'a>,
    attack: Side,
    ball: [f64; 2],
    /// As many a kick as there are misses.
    balls: Vec<Ball>,
    line: Line,
    against: Against,
    /// Those who wait for a cross.
    heads: Vec<Head>,
    /// What a shot of the carrier is worth before an open goal, and who hides it.
    shot: Option<(f64, Shadow)>,
}

/// Where one ball would come to rest if nobody were in its way.
struct Ball {
    to: [f64; 2],
    cell: Cell,
    out: bool,
    /// The pass is long (SIM-512).
    long: bool,
    /// Who of the attack gets it, or has it on his way.
    first: Receiver,
    away: u8,
    touch: Option<(f64, Receiver)>,
    /// How near the defence is, and who of it is in the way, the first two of them.
    near: Near,
    stops: [Option<(f64, Peg, Cell)>; 2],
}

/// One of the attack in the penalty area who waits for a cross, and who of the defence would head it before him.
struct Head {
    worth: f64,
    at: [f64; 2],
    deep: i32,
    before: [Option<Peg>; 2],
}

/// One of the attack who gets the ball.
#[derive(Clone, Copy)]
struct Receiver {
    cell: Cell,
    deep: i32,
    shoots: bool,
    keeping: u8,
}

/// What the defence can do to a receiver in each cell.
struct Against {
    /// Those beside him or with him, and those with him who take his skill away (SIM-606, SIM-607).
    near: [u8; CELLS],
    marks: [u8; CELLS],
    /// The best two tackles from in front or beside him (SIM-731).
    tackles: [[(u8, Option<Peg>); 2]; CELLS],
    pressing: u8,
}

/// One of the defence, somewhere.
#[derive(Clone, Copy)]
struct Guard {
    peg: Peg,
    at: [f64; 2],
    cell: Cell,
    marks: bool,
    tackle: u8,
    deep: i32,
}

impl<'a> Threat<'a> {
    pub(super) fn new(game: &'a Simulator, worth: &'a Worth<'a>, football: Football<'a>) -> Self {
        let attack = football.attack();
        let ball = millimetres(football.ball());
        let shot = worth.shot(attack, football.ball_cell());
        let mut threat = Threat {
            game,
            worth,
            football,
            attack,
            ball,
            balls: Vec::new(),
            heads: Vec::new(),
            line: Line::new(game, &football),
            against: Against::NONE,
            shot: (shot > 0.0).then(|| (shot, Shadow::new(game, &football))),
        };
        threat.add_balls();
        threat.add_heads();
        for peg in football.pegs(attack.other()).iter().filter(|&peg| football.stands(peg)) {
            let guard = threat.guard(peg, football.point(peg));
            threat.line.add(guard.deep, peg);
            threat.against.add(&guard, threat.attack, football.ball_cell());
            for head in threat.heads.iter_mut().filter(|head| is_before(threat.ball, head.at, guard.at)) {
                let free = head.before.iter_mut().find(|before| before.is_none());
                if let Some(before) = free {
                    *before = Some(peg);
                }
            }
            for ball in &mut threat.balls {
                ball.near.add(peg, AWAY[guard.cell.index()][ball.cell.index()]);
                if let Some(part) = on_the_way(threat.ball, ball.to, guard.at) {
                    ball.add_stop((part, peg, guard.cell));
                }
            }
        }
        threat
    }

    /// At every team-mate, and into every cell in reach.
    fn add_balls(&mut self) {
        let (football, pitch) = (self.football, self.game.pitch());
        let Some(carrier) = football.carrier() else { return };
        let own = football.cell(carrier);
        let mates = football.pegs(self.attack).without(carrier);
        let cells = own.within(CELLS_FAR).iter().map(|cell| pitch.home(cell));
        let targets: Vec<Point> = mates.iter().map(|mate| football.point(mate)).chain(cells).collect();
        let team: Vec<(Peg, [f64; 2], Receiver)> = football
            .pegs(self.attack)
            .iter()
            .filter(|&peg| football.stands(peg))
            .map(|peg| (peg, millimetres(football.point(peg)), self.receiver(peg, football.cell(peg))))
            .collect();
        for target in targets {
            for miss in MISSES {
                let to = missed(self.ball, millimetres(target), miss);
                let (cell, out) = cell_at(self.game, to);
                let touches = team.iter().filter(|(peg, ..)| *peg != carrier);
                let touches =
                    touches.filter_map(|(_, at, who)| Some((on_the_way(self.ball, to, *at)?, *who)));
                let away = |peg: Peg| AWAY[football.cell(peg).index()][cell.index()];
                let Some(&(peg, _, who)) = team.iter().min_by_key(|(peg, ..)| away(*peg)) else { return };
                self.balls.push(Ball {
                    to,
                    cell,
                    out,
                    long: own.distance(cell) > SHORT,
                    first: Receiver { cell, ..who },
                    away: away(peg),
                    touch: touches.min_by(|a, b| a.0.total_cmp(&b.0)),
                    near: Near::NOBODY,
                    stops: [None; 2],
                });
            }
        }
    }

    /// From the cross zone everybody in the penalty area may head (SIM-452).
    fn add_heads(&mut self) {
        let (football, pitch) = (self.football, self.game.pitch());
        if !pitch.cross(self.attack).has(football.ball_cell()) {
            return;
        }
        let area = pitch.penalty_area(self.attack.other());
        let mates = football.pegs(self.attack).iter().filter(|&peg| area.has(football.cell(peg)));
        let mates = mates.filter(|&peg| Some(peg) != football.carrier());
        self.heads = mates
            .map(|peg| Head {
                worth: self.worth.header(self.attack, football.point(peg)),
                at: millimetres(football.point(peg)),
                deep: depth(self.game, self.attack, football.point(peg)),
                before: [None; 2],
            })
            .collect();
    }

    fn receiver(&self, peg: Peg, cell: Cell) -> Receiver {
        let sticker = self.football.sticker(peg);
        let deep = depth(self.game, self.attack, self.football.point(peg));
        Receiver { cell, deep, shoots: sticker.red() > 0, keeping: sticker.keeping() }
    }

    fn guard(&self, peg: Peg, at: Point) -> Guard {
        let sticker = self.football.sticker(peg);
        Guard {
            peg,
            at: millimetres(at),
            cell: self.game.pitch().cell(at),
            marks: sticker.blue() > 0,
            tackle: sticker.tackle(),
            deep: depth(self.game, self.attack, at),
        }
    }

    /// What the attack's next kick promises it, as things are.
    pub(super) fn now(&self) -> f64 {
        self.promise(None)
    }

    /// The same if one peg of the defence stood elsewhere.
    pub(super) fn with(&self, peg: Peg, at: Point) -> f64 {
        self.promise(Some((self.guard(peg, at), at)))
    }

    fn promise(&self, moved: Option<(Guard, Point)>) -> f64 {
        let guard = moved.as_ref().map(|(guard, _)| guard);
        let line = self.line.with(guard.map(|guard| (guard.deep, guard.peg)));
        let pressed = self.is_pressed(guard);
        let mut sum = 0.0;
        if let Some((open, shadow)) = &self.shot {
            let hidden = match moved {
                Some((guard, at)) if guard.peg != self.football.keeper(self.attack.other()) => {
                    shadow.with(guard.peg, at)
                }
                _ => shadow.now(),
            };
            sum += (open * (1.0 - BLOCK * hidden) / NEAR_BEST).exp();
        }
        for head in self.heads.iter().filter(|head| head.deep <= line) {
            let others = head.before.iter().flatten().any(|peg| guard.is_none_or(|guard| guard.peg != *peg));
            let own = guard.is_some_and(|guard| is_before(self.ball, head.at, guard.at));
            let part = if others || own { HEADED_AWAY } else { HEADED };
            sum += (part * head.worth / NEAR_BEST).exp();
        }
        for balls in self.balls.chunks(MISSES.len()) {
            let worth: f64 = balls.iter().map(|ball| self.outcome(ball, guard, line, pressed)).sum();
            #[allow(clippy::cast_precision_loss)] // a few
            let mean = worth / balls.len() as f64;
            sum += (mean / NEAR_BEST).exp();
        }
        NEAR_BEST * sum.max(f64::MIN_POSITIVE).ln()
    }

    fn is_pressed(&self, guard: Option<&Guard>) -> bool {
        let ball = self.football.ball_cell();
        let midfield = self.game.pitch().midfield().has(ball);
        let others =
            self.against.pressing - guard.map_or(0, |guard| u8::from(self.football.cell(guard.peg) == ball));
        midfield && (others > 0 || guard.is_some_and(|guard| guard.cell == ball))
    }

    /// What one ball brings the attack, with one of the defence elsewhere.
    fn outcome(&self, ball: &Ball, guard: Option<&Guard>, line: i32, pressed: bool) -> f64 {
        let moved = guard.map(|guard| guard.peg);
        let stop = ball.stops.iter().flatten().find(|(_, peg, _)| Some(*peg) != moved);
        let stop = stop.map(|&(part, _, cell)| (part, cell));
        let stands = guard.and_then(|guard| Some((on_the_way(self.ball, ball.to, guard.at)?, guard.cell)));
        let stop = match (stop, stands) {
            (Some(one), Some(two)) => Some(if one.0 <= two.0 { one } else { two }),
            (one, two) => one.or(two),
        };
        let touch = ball.touch.as_ref();
        match (stop, touch) {
            (Some((part, cell)), touch) if touch.is_none_or(|touch| part < touch.0) => self.lost(cell),
            (_, Some((_, who))) => self.received(*who, guard, line),
            _ if ball.out => self.lost(ball.cell),
            _ => {
                let others = moved.map_or_else(|| ball.near.first(), |peg| ball.near.without(peg));
                let near =
                    guard.map_or(others, |guard| others.min(AWAY[guard.cell.index()][ball.cell.index()]));
                let wins = ball.away < near || (ball.away == near && !ball.long && !pressed);
                if wins { self.received(ball.first, guard, line) } else { self.lost(ball.cell) }
            }
        }
    }

    fn lost(&self, cell: Cell) -> f64 {
        -RELANCE * self.worth.held(self.attack.other(), cell)
    }

    /// SIM-605 to SIM-607, or the ball at his feet until the next turn.
    fn received(&self, who: Receiver, guard: Option<&Guard>, line: i32) -> f64 {
        let other = self.attack.other();
        if who.deep > line {
            return -self.worth.held(other, who.cell);
        }
        let n = who.cell.index();
        let held = self.worth.held(self.attack, who.cell);
        let shot = self.worth.shot(self.attack, who.cell);
        let against = &self.against;
        if shot > 0.0 {
            let own = guard.map(|guard| (self.football.cell(guard.peg), guard.cell, guard.marks));
            let count = |all: u8, most: u8, marks: bool| {
                own.filter(|(_, _, skill)| *skill || !marks).map_or(all, |(from, to, _)| {
                    let is = |cell: Cell| u8::from(AWAY[cell.index()][n] <= most);
                    all + is(to) - is(from)
                })
            };
            let held_up =
                if who.shoots { count(against.marks[n], 0, true) } else { count(against.near[n], 1, false) };
            if held_up == 0 {
                return shot.max(held);
            }
        }
        let tackle = against.tackle(n, guard, self.attack, who.cell);
        let lost = tackle.map_or(0.0, |tackle| duel(tackle, who.keeping));
        (1.0 - lost) * held + lost * self.lost(who.cell)
    }

    /// Where the most promising kicks go, the best first.
    pub(super) fn best_ways(&self, most: usize) -> Vec<Point> {
        let line = self.line.with(None);
        let pressed = self.is_pressed(None);
        let mut ways: Vec<(f64, [f64; 2])> = self
            .balls
            .chunks(MISSES.len())
            .filter_map(|balls| {
                let worth: f64 = balls.iter().map(|ball| self.outcome(ball, None, line, pressed)).sum();
                Some((worth, balls.first()?.to))
            })
            .collect();
        ways.sort_by(|a, b| b.0.total_cmp(&a.0));
        ways.into_iter().take(most).map(|(_, to)| thousandths(to)).collect()
    }
}

impl Ball {
    fn add_stop(&mut self, stop: (f64, Peg, Cell)) {
        let [first, second] = &mut self.stops;
        if first.is_none_or(|first| stop.0 < first.0) {
            *second = first.replace(stop);
        } else if second.is_none_or(|second| stop.0 < second.0) {
            *second = Some(stop);
        }
    }
}

impl Against {
    const NONE: Against =
        Against { near: [0; CELLS], marks: [0; CELLS], tackles: [[(0, None); 2]; CELLS], pressing: 0 };

    fn add(&mut self, guard: &Guard, attack: Side, ball: Cell) {
        self.marks[guard.cell.index()] += u8::from(guard.marks);
        self.pressing += u8::from(guard.cell == ball);
        for cell in guard.cell.within(1).iter() {
            let n = cell.index();
            self.near[n] += 1;
            if cell == guard.cell || cell.front(attack).has(guard.cell) {
                let [first, second] = &mut self.tackles[n];
                let new = (guard.tackle, Some(guard.peg));
                if new.0 > first.0 {
                    *second = std::mem::replace(first, new);
                } else if new.0 > second.0 {
                    *second = new;
                }
            }
        }
    }

    /// The best tackle in a cell, with one of the defence elsewhere.
    fn tackle(&self, n: usize, guard: Option<&Guard>, attack: Side, cell: Cell) -> Option<u8> {
        let moved = guard.map(|guard| guard.peg);
        let others = self.tackles[n].iter().find(|(_, peg)| peg.is_some() && *peg != moved);
        let near = guard.filter(|guard| cell == guard.cell || cell.front(attack).has(guard.cell));
        others.map(|(tackle, _)| *tackle).max(near.map(|guard| guard.tackle))
    }
}

/// Does somebody stand so near before another, seen from the ball, that a ball from above meets him first?
fn is_before(ball: [f64; 2], man: [f64; 2], at: [f64; 2]) -> bool {
    let [dx, dy] = [at[0] - man[0], at[1] - man[1]];
    let nearer = dx * (ball[0] - man[0]) + dy * (ball[1] - man[1]) > 0.0;
    nearer && dx * dx + dy * dy < BEFORE * BEFORE
}

/// Where a ball comes to rest that was meant for a point.
fn missed(from: [f64; 2], to: [f64; 2], (along, across): (f64, f64)) -> [f64; 2] {
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let (more, aside) = (1.0 + ALONG * along, ACROSS * across);
    [from[0] + dx * more - dy * aside, from[1] + dy * more + dx * aside]
}

/// The cell of a point, or where the ball goes out, and whether it does.
fn cell_at(game: &Simulator, at: [f64; 2]) -> (Cell, bool) {
    let (pitch, point) = (game.pitch(), thousandths(at));
    let inside = Point::new(point.x.clamp(0, pitch.length()), point.y.clamp(0, pitch.width()));
    (pitch.cell(inside), inside.is_apart(point, BALL_RADIUS))
}

/// How far along the way a ball touches a peg, from 0 to 1.
fn on_the_way(from: [f64; 2], to: [f64; 2], at: [f64; 2]) -> Option<f64> {
    let [wx, wy] = [to[0] - from[0], to[1] - from[1]];
    let [px, py] = [at[0] - from[0], at[1] - from[1]];
    let square = (wx * wx + wy * wy).max(1.0);
    let ahead = px * wx + py * wy;
    if ahead <= 0.0 || ahead >= square {
        return None;
    }
    let aside = px * wy - py * wx;
    (aside * aside < TOUCH * TOUCH * square).then_some(ahead / square)
}

fn millimetres(point: Point) -> [f64; 2] {
    [point.x, point.y].map(|thousandths| f64::from(thousandths) / 1000.0)
}

fn thousandths(at: [f64; 2]) -> Point {
    #[allow(clippy::cast_possible_truncation)] // a pitch is a metre long
    let [x, y] = at.map(|millimetres| (millimetres * 1000.0).round() as i32);
    Point::new(x, y)
}
