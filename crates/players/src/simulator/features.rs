//! What the learnt value is told of a match in which somebody has the ball: everything as his side sees it.

use onze_core::Side;
use onze_simulator::{Cell, Cells, Football, Peg, Point, Simulator, Stage};

use super::aims::depth;
use super::control::{AWAY, FAR, SHORT, first, in_reach};
use super::worth::{CELLS, Worth, duel, off_the_line};

/// What is told of the ball and who has it, and what of one side.
const OF_THE_BALL: usize = 18;
const OF_A_SIDE: usize = 42;
/// What is told altogether.
pub(super) const INPUTS: usize = OF_THE_BALL + 2 * OF_A_SIDE;

/// Bands of the pitch along and across.
const BANDS: usize = 4;
const LANES: usize = 3;
/// How many of the foremost are told with how far out they stand.
const FOREMOST: usize = 4;
/// Footballers of a side besides the keeper.
const FIELD: usize = 10;

/// What comes next; each has a network of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// Phase 2: the ball is kept.
    Support,
    /// The first kick after a relance.
    Relance,
    /// A kick after both sides have moved.
    Kick,
    /// Phase 3.
    Cover,
}

impl Next {
    pub(super) const COUNT: usize = 4;
}

/// Somebody has the ball.
#[derive(Clone, Copy)]
pub(super) struct Situation {
    pub(super) carrier: Peg,
    pub(super) cell: Cell,
    pub(super) next: Next,
    /// Somebody who is thought to be elsewhere.
    pub(super) moved: Option<(Peg, Point)>,
}

impl Situation {
    /// As a match stands, if one of these comes next.
    pub(super) fn of(football: &Football<'_>) -> Option<Situation> {
        let next = match football.stage() {
            Stage::Phase2 => Next::Support,
            Stage::Phase3First | Stage::Phase3 => Next::Cover,
            Stage::Action if football.is_relance() => Next::Relance,
            Stage::Action => Next::Kick,
            _ => return None,
        };
        Some(Situation { carrier: football.carrier()?, cell: football.ball_cell(), next, moved: None })
    }
}

/// Somebody's place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Man {
    /// How far up the pitch, and how far from the middle.
    deep: i32,
    off: i32,
    at: Point,
    cell: Cell,
    tackle: u8,
    stands: bool,
}

/// A side on the cloth.
struct Team {
    side: Side,
    /// The foremost first, without the keeper.
    men: [Man; FIELD],
    count: usize,
    keeper: Man,
    /// How far up one is onside (SIM-861).
    line: i32,
    /// How near anybody is to each cell, anybody onside, and somebody onside who may shoot at once (SIM-605).
    all: [u8; CELLS],
    onside: [u8; CELLS],
    shooters: [u8; CELLS],
    /// Where somebody takes a shooter's skill away (SIM-606).
    marked: Cells,
}

/// What the network is told.
pub(super) fn inputs(
    game: &Simulator,
    worth: &Worth<'_>,
    football: &Football<'_>,
    now: Situation,
) -> [f32; INPUTS] {
    let cloth = Cloth { game, football, now };
    let (ours, theirs) = (cloth.team(now.carrier.side()), cloth.team(now.carrier.side().other()));
    let mut told = Told { inputs: [0.0; INPUTS], n: 0 };
    told.ball(game, worth, football, now, [&ours, &theirs]);
    told.side(game, worth, now, &ours, &theirs);
    told.side(game, worth, now, &theirs, &ours);
    debug_assert_eq!(told.n, INPUTS);
    told.inputs
}

/// The match as it is thought of.
struct Cloth<'a> {
    game: &'a Simulator,
    football: &'a Football<'a>,
    now: Situation,
}

impl Cloth<'_> {
    /// Where somebody is: the carrier may still be on his way to the ball.
    fn at(&self, peg: Peg) -> (Point, Cell) {
        match self.now.moved {
            Some((moved, to)) if moved == peg => (to, self.game.pitch().cell(to)),
            _ if peg == self.now.carrier => (self.football.ball(), self.now.cell),
            _ => (self.football.point(peg), self.football.cell(peg)),
        }
    }

    fn man(&self, peg: Peg) -> Man {
        let ((at, cell), pitch) = (self.at(peg), self.game.pitch());
        Man {
            deep: depth(self.game, peg.side(), at),
            off: (at.y - pitch.width() / 2).abs(),
            at,
            cell,
            tackle: self.football.sticker(peg).tackle(),
            stands: self.football.stands(peg),
        }
    }

    /// SIM-861: how far up a side is onside.
    fn line(&self, side: Side) -> i32 {
        let mut last = [i32::MIN; 2];
        for peg in self.football.pegs(side.other()).iter() {
            let deep = depth(self.game, side, self.at(peg).0);
            if deep > last[0] {
                last = [deep, last[0]];
            } else {
                last[1] = last[1].max(deep);
            }
        }
        last[1].max(self.game.pitch().half_way()).max(depth(self.game, side, self.football.ball()))
    }

    fn team(&self, side: Side) -> Team {
        let keeper = self.football.keeper(side);
        let (ball, cell) = (self.football.ball(), self.now.cell);
        let nobody = Man { deep: 0, off: 0, at: ball, cell, tackle: 0, stands: false };
        let mut team = Team {
            side,
            men: [nobody; FIELD],
            count: 0,
            // He may have been sent off.
            keeper: nobody,
            line: self.line(side),
            all: [FAR; CELLS],
            onside: [FAR; CELLS],
            shooters: [FAR; CELLS],
            marked: Cells::NONE,
        };
        for peg in self.football.pegs(side).iter() {
            let (man, sticker) = (self.man(peg), self.football.sticker(peg));
            nearer(&mut team.all, man.cell);
            if sticker.blue() > 0 {
                team.marked = team.marked.with(man.cell);
            }
            if peg == keeper {
                team.keeper = man;
            } else {
                team.add(man, sticker.red() > 0);
            }
        }
        team.men[..team.count].sort_unstable_by_key(|man| (-man.deep, man.off, man.cell.index()));
        team
    }
}

impl Team {
    fn add(&mut self, man: Man, shoots: bool) {
        if man.deep <= self.line {
            nearer(&mut self.onside, man.cell);
            if shoots {
                nearer(&mut self.shooters, man.cell);
            }
        }
        if let Some(slot) = self.men.get_mut(self.count) {
            *slot = man;
            self.count += 1;
        }
    }

    fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// How many are so near to a cell.
    fn near(&self, cell: Cell, most: u8) -> f32 {
        let near = self.men().iter().filter(|man| AWAY[man.cell.index()][cell.index()] <= most);
        f32::from(u8::try_from(near.count()).unwrap_or(0))
    }
}

fn nearer(near: &mut [u8; CELLS], cell: Cell) {
    for (near, &away) in near.iter_mut().zip(&AWAY[cell.index()]) {
        *near = (*near).min(away);
    }
}

struct Told {
    inputs: [f32; INPUTS],
    n: usize,
}

// Small figures, roughly told.
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)]
impl Told {
    fn add(&mut self, input: f32) {
        self.inputs[self.n] = input;
        self.n += 1;
    }

    fn add_if(&mut self, is: bool) {
        self.add(f32::from(u8::from(is)));
    }

    fn ball(
        &mut self,
        game: &Simulator,
        worth: &Worth<'_>,
        football: &Football<'_>,
        now: Situation,
        [ours, theirs]: [&Team; 2],
    ) {
        let pitch = game.pitch();
        let (side, cell) = (ours.side, now.cell);
        let way = depth(game, side, football.ball()) as f32 / pitch.length() as f32;
        self.add(way);
        self.add(way * way);
        self.add((football.ball().y - pitch.width() / 2).abs() as f32 / pitch.width() as f32);
        self.add(worth.shot(side, cell) as f32);
        self.add(worth.held(side, cell) as f32);
        self.add_if(pitch.cross(side).has(cell));
        let sticker = football.sticker(now.carrier);
        self.add_if(sticker.red() > 0);
        self.add_if(sticker.yellow() > 0);
        self.add_if(sticker.green() > 0);
        self.add(f32::from(sticker.keeping()) / 6.0);
        self.add_if(now.carrier == football.keeper(side));
        self.add_if(football.in_hands());
        self.add(f32::from(football.m()) / 8.0);
        self.add(theirs.near(cell, 1) / 3.0);
        self.add_if(theirs.all[cell.index()] == 0);
        let behind =
            theirs.men().iter().filter(|man| depth(game, side, man.at) > depth(game, side, football.ball()));
        self.add(behind.count() as f32 / 10.0);
        let goal = Point::new(pitch.goal_line(theirs.side), pitch.width() / 2);
        let in_the_way = theirs.men().iter().filter(|man| off_the_line(man.at, football.ball(), goal) < 22.0);
        self.add(in_the_way.count() as f32 / 3.0);
        let front = cell.front(side).with(cell);
        let able = theirs.men().iter().filter(|man| man.stands && front.has(man.cell));
        let lost = able.map(|man| duel(man.tackle, sticker.keeping())).fold(0.0, f64::max);
        self.add(lost as f32);
    }

    fn side(&mut self, game: &Simulator, worth: &Worth<'_>, now: Situation, team: &Team, others: &Team) {
        let begin = self.n;
        self.chances(game, worth, now, team, others);
        let pitch = game.pitch();
        let (length, width) = (pitch.length() as f32, pitch.width() as f32);
        for man in 0..FIELD {
            self.add(team.men().get(man).map_or(0.0, |man| man.deep as f32 / length));
        }
        for man in 0..FOREMOST {
            self.add(team.men().get(man).map_or(0.5, |man| man.off as f32 / width));
        }
        let mut bands = [0_u8; BANDS * LANES];
        for man in team.men() {
            let band = man.deep.max(0) as usize * BANDS / pitch.length() as usize;
            let lane = man.off as usize * 2 * LANES / pitch.width() as usize;
            bands[band.min(BANDS - 1) * LANES + lane.min(LANES - 1)] += 1;
        }
        for n in bands {
            self.add(f32::from(n) / 4.0);
        }
        self.add(team.line as f32 / length);
        self.add(team.keeper.deep as f32 / length);
        self.add(team.keeper.off as f32 / width);
        self.add(team.men().iter().filter(|man| man.deep > team.line).count() as f32 / 4.0);
        self.add(team.near(now.cell, 2) / 4.0);
        self.add(team.near(now.cell, 4) / 4.0);
        debug_assert_eq!(self.n - begin, OF_A_SIDE);
    }

    /// Where a side would be first at the ball: what it could do there at once, and how much ground it has.
    fn chances(&mut self, game: &Simulator, worth: &Worth<'_>, now: Situation, team: &Team, others: &Team) {
        let away = &AWAY[now.cell.index()];
        let wins_it = team.side != now.carrier.side() || now.next == Next::Relance;
        let mut best = [0.0_f32; 3];
        let (mut sum, mut anywhere) = (0.0, 0.0_f32);
        for to in game.pitch().shooting(team.side).iter() {
            let n = to.index();
            let late = u8::from(wins_it || away[n] > SHORT);
            let shooter =
                if others.marked.has(to) { 0.0 } else { first(team.shooters[n] + late, others.all[n]) };
            let free = if others.all[n] > 1 { first(team.onside[n] + late, others.all[n]) } else { 0.0 };
            let open = (worth.shot(team.side, to) * shooter.max(free)) as f32;
            let chance = open * in_reach(away[n]) as f32;
            anywhere = anywhere.max(open);
            sum += chance;
            if chance > best[0] {
                best = [chance, best[0], best[1]];
            } else if chance > best[1] {
                best = [best[0], chance, best[1]];
            } else {
                best[2] = best[2].max(chance);
            }
        }
        for chance in best {
            self.add(chance * 2.0);
        }
        self.add(best[0] * best[0] * 4.0);
        self.add(sum / 2.0);
        self.add(anywhere * 2.0);
        let (mut ground, mut cells) = (0.0, 0.0);
        for (n, cell) in Cell::all().enumerate() {
            let late = u8::from(wins_it || away[n] > SHORT);
            let part = first(team.onside[n] + late, others.all[n]) * in_reach(away[n]);
            ground += part * worth.held(team.side, cell);
            cells += part;
        }
        self.add(ground as f32);
        self.add(cells as f32 / 20.0);
        let shooting = game.pitch().shooting(team.side);
        let waiting = team.men().iter().filter(|man| man.deep <= team.line && shooting.has(man.cell));
        self.add(waiting.count() as f32 / 3.0);
        self.add_if(game.pitch().goal_area(team.side).has(team.keeper.cell));
    }
}
