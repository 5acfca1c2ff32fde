//! Restarts: who kicks, and where everybody stands.

use onze_core::Side;
use onze_simulator::{
    BALL_RADIUS, Body, Cell, Football, MM, Move, PEG_RADIUS, Peg, Point, Put, Puts, Restart, Stage,
    THREE_PEGS_GAP,
};

use super::Mind;
use super::control::Control;
use super::worth::along;

/// Places in a cell that are tried, in millimetres from its home.
const BESIDE: [(i32, i32); 5] = [(0, 0), (0, -14), (0, 14), (-14, 0), (14, 0)];
/// Before a corner, in own cells: in the area, at its edge, and one to play short.
const CORNER: [(u8, u8); 6] = [(3, 20), (5, 20), (4, 19), (4, 17), (2, 19), (6, 19)];
/// How far before a man who waits for a cross his guard stands, in thousandths of a millimetre.
const BEFORE: [i32; 3] = [12_500, 15_000, 20_000];
/// A free kick from where a shot promises so much is met by a wall.
const WALL_AGAINST: f64 = 0.12;

impl Mind<'_> {
    /// The nearest to the ball kicks off or throws in, the keeper never.
    pub(super) fn nearest_kicker(&self) -> Option<Move> {
        let football = self.football();
        self.best_listed(|choice| {
            let peg = match choice {
                Move::KickOff(put) => put.peg,
                Move::Throw(peg) => *peg,
                _ => return None,
            };
            let away = f64::from(football.cell(peg).distance(football.ball_cell()));
            Some(if peg == football.keeper(self.side) { f64::MIN } else { -away })
        })
    }

    /// Step 1 of a repositioning: a kicker as listed, and the most offensive of the others where they may receive.
    pub(super) fn place_attack(&self) -> Option<Move> {
        let football = self.football();
        let keeper = football.keeper(self.side);
        let most = |choice: &Move| match choice {
            Move::Reposition { puts, .. } => (puts.len(), puts.first().is_some_and(|put| put.peg != keeper)),
            _ => (0, false),
        };
        let Move::Reposition { ball, puts } = self.moves.iter().max_by_key(|choice| most(choice))? else {
            return None;
        };
        let kicker = *puts.first()?;
        let mut others: Vec<Peg> =
            football.lifted(self.side).without(keeper).without(kicker.peg).iter().collect();
        others.sort_by_key(|&peg| std::cmp::Reverse(self.drive_forward(peg)));
        let mut placed =
            Placed { football, side: self.side, ball: ball.unwrap_or(football.ball()), puts: Puts::new() };
        placed.puts.push(kicker);
        for (n, &peg) in others.iter().take(puts.len() - 1).enumerate() {
            let corner = CORNER.get(n).filter(|_| football.restart() == Some(Restart::Corner));
            let wanted =
                corner.and_then(|&(row, number)| Cell::new(row, number)).map(|cell| cell.own(self.side));
            placed.put_near(self, peg, wanted.unwrap_or_else(|| self.post(&football, n + 1, peg)));
        }
        Some(Move::Reposition { ball: *ball, puts: placed.puts })
    }

    /// Steps 2 and 3: the other side all of its pegs, the kicking side those that stay behind.
    pub(super) fn place_rest(&self) -> Option<Move> {
        let football = self.football();
        let defends = football.stage() == Stage::Reposition2;
        let mut placed = Placed { football, side: self.side, ball: football.ball(), puts: Puts::new() };
        let keeper = football.keeper(self.side);
        let mut pegs: Vec<Peg> = football.lifted(self.side).without(keeper).iter().collect();
        if football.lifted(self.side).has(keeper) {
            self.place_keeper(&mut placed, keeper);
        }
        pegs.sort_by_key(|&peg| self.drive_forward(peg));
        let free_kick = matches!(football.restart(), Some(Restart::FreeKick));
        if defends && free_kick && self.worth.shot(self.side.other(), football.ball_cell()) > WALL_AGAINST {
            self.place_wall(&mut placed, &mut pegs);
        }
        if defends
            && self.level.patient
            && self.game.pitch().cross(self.side.other()).has(football.ball_cell())
        {
            self.mark_heads(&mut placed, &mut pegs);
        }
        let mut control = Control::new(self.game, &self.worth, &football);
        for put in &placed.puts {
            control.add(self.game, &football, put.peg, put.at);
        }
        for &peg in &pegs {
            let put = if defends && football.restart() != Some(Restart::KickOff) {
                placed.best(self, peg, |cell| control.with(self.game, &football, peg, cell))
            } else {
                placed.near(self, peg, self.post(&football, placed.puts.len(), peg))
            }?;
            control.add(self.game, &football, peg, put.at);
            placed.puts.try_push(put).ok()?;
        }
        Some(Move::Reposition { ball: None, puts: placed.puts })
    }

    /// How much a peg belongs in front.
    fn drive_forward(&self, peg: Peg) -> i32 {
        let sticker = self.football().sticker(peg);
        let [red, green, yellow, blue] =
            [sticker.red(), sticker.green(), sticker.yellow(), sticker.blue()].map(i32::from);
        6 * red + 4 * green + 2 * yellow - 5 * blue
    }

    /// The cell where a peg plays: the place of the line-up, drawn out between the own goal and the ball.
    fn post(&self, football: &Football<'_>, n: usize, peg: Peg) -> Cell {
        let squad = self.game.squad(self.side);
        let cells = || squad.eleven(self.side);
        let own = cells().find(|(number, _)| *number == peg.number());
        let place =
            own.or_else(|| cells().nth(n)).map_or(football.cell(peg), |(_, cell)| cell).own(self.side);
        if football.restart() == Some(Restart::KickOff) {
            return place.own(self.side);
        }
        let ball = i32::from(football.ball_cell().own(self.side).number());
        let (back, front) = ((ball / 2).clamp(4, 10), (ball + 4).clamp(8, 18));
        let number = back + (i32::from(place.number()) - 4).max(0) * (front - back) / 5;
        let number = u8::try_from(number).unwrap_or(4);
        let found = Cell::new(place.row(), number).or_else(|| Cell::new(place.row(), number + 1));
        found.unwrap_or(place).own(self.side)
    }

    fn place_keeper(&self, placed: &mut Placed<'_>, keeper: Peg) {
        let pitch = self.game.pitch();
        let penalty = placed.football.restart() == Some(Restart::Penalty);
        if penalty && placed.football.attack() != self.side {
            placed.puts.push(Put { peg: keeper, at: pitch.keeper_at_penalty(self.side) });
            return;
        }
        let home = pitch.own(Point::new(42 * MM, pitch.width() / 2), self.side);
        placed.put_near(self, keeper, pitch.cell(home));
    }

    /// Before a cross: somebody between the ball and everybody who waits for it in the area (SIM-452).
    fn mark_heads(&self, placed: &mut Placed<'_>, pegs: &mut Vec<Peg>) {
        let (football, pitch) = (placed.football, self.game.pitch());
        let area = pitch.penalty_area(self.side);
        let waiting = football.pegs(self.side.other()).iter().filter(|&peg| area.has(football.cell(peg)));
        for man in waiting {
            let cell = football.cell(man);
            let between = BEFORE.map(|away| along(football.point(man), placed.ball, away));
            let open = |at: &Point| {
                pitch.cell(*at) == cell
                    && pegs.first().is_some_and(|&peg| placed.is_open(self, cell, &Put { peg, at: *at }))
            };
            let has_mate = placed.puts.iter().any(|put| pitch.cell(put.at) == cell);
            if let Some(at) = between.into_iter().find(open).filter(|_| !has_mate) {
                placed.puts.push(Put { peg: pegs.remove(0), at });
            }
        }
    }

    /// SIM-848: three side by side on the way to the goal.
    fn place_wall(&self, placed: &mut Placed<'_>, pegs: &mut Vec<Peg>) {
        let pitch = self.game.pitch();
        let goal = Point::new(pitch.goal_line(self.side), pitch.width() / 2);
        let ball = placed.ball;
        for part in [25, 35, 45, 55, 65] {
            let between = |ball: i32, goal: i32| ball + (goal - ball) / 100 * part;
            let cell = pitch.cell(Point::new(between(ball.x, goal.x), between(ball.y, goal.y)));
            let middle = pitch.centre(cell);
            let puts = [-13, 0, 13]
                .into_iter()
                .zip(pegs.iter().rev())
                .map(|(dy, &peg)| Put { peg, at: Point::new(middle.x, middle.y + dy * MM) });
            let puts: Vec<Put> = puts.collect();
            let fit = |put: &Put| placed.is_open(self, cell, put);
            if puts.len() == 3 && !pitch.goal_area(self.side).has(cell) && puts.iter().all(fit) {
                pegs.truncate(pegs.len() - 3);
                placed.puts.extend(puts);
                return;
            }
        }
    }
}

/// A repositioning in the making.
struct Placed<'a> {
    football: Football<'a>,
    side: Side,
    ball: Point,
    puts: Puts,
}

impl Placed<'_> {
    fn put_near(&mut self, mind: &Mind<'_>, peg: Peg, wanted: Cell) {
        if let Some(put) = self.near(mind, peg, wanted) {
            self.puts.push(put);
        }
    }

    /// A place in the nearest open cell.
    fn near(&self, mind: &Mind<'_>, peg: Peg, wanted: Cell) -> Option<Put> {
        self.best(mind, peg, |cell| -f64::from(cell.distance(wanted)))
    }

    /// A place in the best open cell.
    fn best(&self, mind: &Mind<'_>, peg: Peg, worth: impl Fn(Cell) -> f64) -> Option<Put> {
        let open = Cell::all().filter_map(|cell| Some((self.spot(mind, peg, cell)?, worth(cell))));
        open.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(put, _)| put)
    }

    fn spot(&self, mind: &Mind<'_>, peg: Peg, cell: Cell) -> Option<Put> {
        let pitch = mind.game.pitch();
        let has_mate = self.puts.iter().any(|put| pitch.cell(put.at) == cell)
            || self.football.pegs(self.side).iter().any(|mate| self.football.cell(mate) == cell);
        if has_mate {
            return None;
        }
        let home = pitch.home(cell);
        let puts = BESIDE.map(|(x, y)| Put { peg, at: Point::new(home.x + x * MM, home.y + y * MM) });
        puts.into_iter().find(|put| self.is_open(mind, cell, put))
    }

    /// May a peg stand there, apart from who else is in the cell (SIM-841 to SIM-852)?
    fn is_open(&self, mind: &Mind<'_>, cell: Cell, put: &Put) -> bool {
        let (pitch, body) = (mind.game.pitch(), Body::standing(put.at));
        let own = |point: Point| pitch.own(point, self.football.attack()).x;
        let stage = self.football.stage();
        let other = self.side.other();
        let opponents = self.football.pegs(other);
        let crowded = opponents.iter().filter(|&peg| self.football.cell(peg) == cell).count() > 1;
        let overlaps = |at: Point| Body::standing(at).overlaps(&body);
        let taken = self.puts.iter().any(|put| overlaps(put.at))
            || self
                .football
                .pegs(self.side)
                .or(opponents)
                .iter()
                .any(|peg| overlaps(self.football.point(peg)));
        let far = stage == Stage::Reposition2 && self.football.restart() != Some(Restart::GoalKick);
        let gap = if far { THREE_PEGS_GAP } else { 0 } + PEG_RADIUS + BALL_RADIUS;
        let restart = match self.football.restart() {
            Some(Restart::KickOff) => pitch.is_behind_half_way(self.side, put.at),
            Some(Restart::Penalty) => {
                !pitch.penalty_area(self.football.attack().other()).has(cell) && own(put.at) <= own(self.ball)
            }
            Some(Restart::GoalKick) => {
                stage != Stage::Reposition2 || !pitch.penalty_area(self.football.attack()).has(cell)
            }
            Some(Restart::ThrowIn) => cell != self.football.ball_cell(),
            _ => true,
        };
        let back = stage != Stage::Reposition3 || pitch.is_behind_half_way(self.side, put.at);
        restart && back && !crowded && !taken && pitch.holds(cell, &body) && put.at.is_apart(self.ball, gap)
    }
}
