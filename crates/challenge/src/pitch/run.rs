//! The moves of footballers: is one legal, and which are there (CHA-520 to CHA-530, CHA-705, CHA-706, CHA-710)?

use arrayvec::ArrayVec;

use super::grid::{self, Cell, Grid, number_of};
use super::routes::{self, Around, Blocked, Limits, Near, Route, Squares};
use super::square::{Direction, ROWS, Square};
use super::{Choice, Deck, Footballer, Number, Numbers, Phase, Pitch, Play, Refusal, Run, Side, Turns};

impl Pitch {
    /// Is a move legal now? Its normal form, and the squares it uses.
    pub(crate) fn check_run(&self, play: &Play, run: &Run) -> Result<(Run, Route), Refusal> {
        let who = run.who;
        if who.side != play.side {
            return Err(Refusal::NotYours { who });
        }
        if play.unused(run.die) == 0 {
            return Err(Refusal::NoSuchDie { die: run.die });
        }
        if play.moved.has(who.number) {
            return Err(Refusal::MovedAlready { who });
        }
        if play.square(who) != Some(run.from) {
            return Err(Refusal::NotThere { who, at: run.from });
        }
        let struck = match run.shock {
            Some(struck) if struck.side == who.side => return Err(Refusal::NoOpponent { who: struck }),
            Some(struck) => Some((struck, play.square(struck).ok_or(Refusal::NoOpponent { who: struck })?)),
            None => None,
        };
        let grid = Grid::new(&self.board, play);
        let (normal, route) = self.way(play, &grid, run)?;
        if run.to != run.from && self.is_goal_row_full(play, who, run.to) {
            return Err(Refusal::GoalRow { at: run.to });
        }
        let squares = u8::try_from(route.len()).unwrap_or(u8::MAX);
        match struck {
            None if squares != run.die => Err(Refusal::MoveLength { squares, die: run.die }),
            None => Ok((normal, route)),
            Some((struck, at)) => {
                self.check_shock(play, run, squares, struck, at)?;
                Ok((normal, route))
            }
        }
    }

    /// What a legal move comes to, as far as that is certain (CHA-905).
    pub fn prospect(&self, play: &Play, run: &Run) -> Option<Prospect> {
        let (run, route) = self.check_run(play, run).ok()?;
        let in_play = play.dead.is_none();
        let area = run.shock.and_then(|struck| play.square(struck)).map(|at| self.board.area(at));
        let takes_ball = in_play && run.to == play.ball && run.to != run.from;
        let offside = takes_ball && play.offside.has(run.who.number);
        let star = in_play && route.iter().any(|square| self.board.is_star(*square));
        let deck = match area {
            _ if offside => None,
            Some(Some(_)) => Some(Deck::RefereeBox),
            Some(None) => Some(Deck::RefereeField),
            None => star.then_some(Deck::Incidents),
        };
        // CHA-542: where the ball comes to him he stays, and passes nothing.
        let loose = in_play && play.holder().is_none() && !play.possession;
        if self.options.ball_to_player && loose && run.to == play.ball && run.shock.is_none() {
            return Some(Prospect { way: Turns::NONE, takes_ball, offside, deck: None });
        }
        let way = Turns::of(route).unwrap_or(Turns::NONE);
        Some(Prospect { way, takes_ball, offside, deck })
    }

    /// Every listed move, with what it comes to.
    pub fn prospects(&self, play: &Play) -> impl Iterator<Item = (Run, Prospect)> {
        let mut choices = Vec::new();
        if play.phase == Phase::Moves {
            self.each_run(play, &mut choices);
        }
        choices.into_iter().filter_map(|choice| match choice {
            Choice::Move(run) => Some((run, self.prospect(play, &run)?)),
            _ => None,
        })
    }

    /// The squares of a move as it is given, and its normal form.
    fn way(&self, play: &Play, grid: &Grid, run: &Run) -> Result<(Run, Route), Refusal> {
        let champion = play.is_champion(run.who);
        let limits = self.limits(run);
        let stays = run.to == run.from && run.via.is_empty() && run.shock.is_some();
        if stays {
            return Ok((*run, Route::new()));
        }
        let known = champion.then(|| routes::route(grid, &self.board, run.from, run.to, limits)).flatten();
        if champion && run.via.is_empty() {
            return match known {
                Some(route) => Ok((*run, route)),
                None => Err(self.why_no_route(grid, run, limits)),
            };
        }
        // CHA-902: the length is told last.
        let route = self.legs(grid, run, champion).map_err(|refusal| match refusal {
            Refusal::MoveLength { .. } if self.is_goal_row_full(play, run.who, run.to) => {
                Refusal::GoalRow { at: run.to }
            }
            refusal => refusal,
        })?;
        let mut normal = Run { via: Turns::NONE, ..*run };
        if champion && known.as_ref() != Some(&route) {
            normal.via = named(run.from, &route);
        }
        Ok((normal, route))
    }

    /// No route that a champion may take leads where he should go: why?
    fn why_no_route(&self, grid: &Grid, run: &Run, limits: Limits) -> Refusal {
        let freely = Limits { turns: u8::MAX, ..limits };
        if routes::route(grid, &self.board, run.from, run.to, freely).is_some() {
            return Refusal::TooManyTurns { at: run.to };
        }
        why_no_route(grid, run)
    }

    /// The lengths of a champion's route: of the die, or for a shock at most one less (CHA-706).
    pub(crate) fn limits(&self, run: &Run) -> Limits {
        let turns = self.options.champion_turns.unwrap_or(u8::MAX);
        match run.shock {
            Some(_) => Limits { shortest: 1, longest: run.die.saturating_sub(1), turns },
            None => Limits { shortest: run.die, longest: run.die, turns },
        }
    }

    /// A move given leg by leg.
    fn legs(&self, grid: &Grid, run: &Run, champion: bool) -> Result<Route, Refusal> {
        let (mut route, mut at) = (Route::new(), run.from);
        let mut came: Option<Direction> = None;
        let mut turns = 0;
        let mut squares = 0_u8;
        for to in run.via.as_slice().iter().copied().chain([run.to]) {
            let direction = at.direction_to(to).ok_or(Refusal::CrookedMove { from: at, to })?;
            if came.is_some_and(|came| came != direction) {
                turns += 1;
                if !champion {
                    return Err(Refusal::MayNotTurn { at });
                }
                if self.options.champion_turns.is_some_and(|most| turns > most) {
                    return Err(Refusal::TooManyTurns { at });
                }
            }
            came = Some(direction);
            while at != to {
                let cell = grid.next(at, direction);
                at = at.ahead(direction, 1).ok_or(Refusal::OffPitch { at: to })?;
                if at == run.from || route.contains(&at) {
                    return Err(Refusal::SquareTwice { at });
                }
                match cell {
                    Cell::Free => {}
                    Cell::Taken(who) => return Err(Refusal::InWay { at, who }),
                    Cell::Mouth(_) | Cell::Off => return Err(Refusal::OffPitch { at }),
                }
                squares = squares.saturating_add(1);
                // Longer than any die: the length is a fault in any case, but is told last.
                let _ = route.try_push(at);
            }
        }
        if usize::from(squares) > route.len() {
            return Err(Refusal::MoveLength { squares, die: run.die });
        }
        Ok(route)
    }

    /// CHA-529: would he be one too many on his own goal row?
    pub(crate) fn is_goal_row_full(&self, play: &Play, who: Footballer, to: Square) -> bool {
        let limit = usize::from(self.options.goal_row_limit);
        if limit == 0 || to.depth(who.side) != 0 {
            return false;
        }
        let others = play
            .standing(who.side)
            .filter(|(number, square)| *number != who.number && square.depth(who.side) == 0);
        others.count() >= limit
    }

    fn check_shock(
        &self,
        play: &Play,
        run: &Run,
        squares: u8,
        struck: Footballer,
        at: Square,
    ) -> Result<(), Refusal> {
        let straight = run.from == run.to || run.from.direction_to(run.to) == run.to.direction_to(at);
        let reached = run.to.distance(at) == 1 && (straight || play.is_champion(run.who));
        // Who stands beside his man strikes from there, whatever the die.
        if !reached || squares >= run.die {
            return Err(Refusal::ShockOutOfReach { who: struck });
        }
        if play.shocks >= self.options.shocks_per_throw {
            return Err(Refusal::ShocksSpent);
        }
        if !self.is_in_shock_reach(play, at) {
            return Err(Refusal::ShockFarFromBall { who: struck });
        }
        if play.dead.is_some() {
            return Err(Refusal::BallDead);
        }
        Ok(())
    }

    /// The opponents whom the throwing side may run into now.
    fn within_shock(&self, play: &Play) -> ArrayVec<(Footballer, Square), 16> {
        let (them, may) =
            (play.side.other(), play.dead.is_none() && play.shocks < self.options.shocks_per_throw);
        let near = |(_, at): &(Number, Square)| may && self.is_in_shock_reach(play, *at);
        play.standing(them).filter(near).map(|(number, at)| (number.of(them), at)).collect()
    }

    /// CHA-710: near enough to the ball for a shock?
    fn is_in_shock_reach(&self, play: &Play, struck: Square) -> bool {
        let reach = self.options.shock_reach;
        reach == 0 || struck.distance(play.ball) <= reach
    }

    /// CHA-522: may the moves end now?
    pub(crate) fn check_end(&self, play: &Play) -> Result<(), Refusal> {
        if !self.options.forced_dice {
            return Ok(());
        }
        let mut forced = Forced(None);
        self.each_run(play, &mut forced);
        forced.0.map_or(Ok(()), |die| Err(Refusal::DiceForced { die }))
    }

    /// Appends the moves, and the end of them if it is allowed.
    pub(crate) fn list_runs(&self, play: &Play, out: &mut Vec<Choice>) {
        self.each_run(play, out);
        if self.check_end(play).is_ok() {
            out.push(Choice::End);
        }
    }

    /// Hands over each move: for champions one for each end square (CHA-526).
    fn each_run(&self, play: &Play, take: &mut impl Take) {
        let side = play.side;
        let faces = play.unused.iter().enumerate().filter(|(_, n)| **n > 0);
        let faces = faces.fold(0_u8, |faces, (face, _)| faces | 1 << (face + 1));
        if faces == 0 {
            return;
        }
        let lister = Lister {
            pitch: self,
            play,
            grid: Grid::new(&self.board, play),
            faces,
            within_shock: self.within_shock(play),
            on_goal_row: play.standing(side).filter(|(_, square)| square.depth(side) == 0).count(),
        };
        let champions = play.rings(side).minus(play.moved);
        let mut blocked = None;
        for (number, square) in play.standing(side) {
            if champions.has(number) {
                let blocked = blocked.get_or_insert_with(|| Blocked::new(play));
                lister.champion(blocked, number, square, take);
            } else if !play.moved.has(number) {
                lister.plain(number, square, take);
            }
        }
    }
}

/// Who is handed the moves of a list.
trait Take {
    fn one(&mut self, run: Run);

    /// The same move to each of these squares.
    fn many(&mut self, run: Run, ends: Squares) {
        for to in ends {
            self.one(Run { to, ..run });
        }
    }
}

impl Take for Vec<Choice> {
    #[inline]
    fn one(&mut self, run: Run) {
        self.push(Choice::Move(run));
    }

    #[inline]
    fn many(&mut self, run: Run, ends: Squares) {
        // First all alike, then each with its end: a third of the work of writing them one by one.
        let begin = self.len();
        self.resize(begin + ends.len(), Choice::Move(run));
        for (choice, to) in self[begin..].iter_mut().zip(ends) {
            if let Choice::Move(run) = choice {
                run.to = to;
            }
        }
    }
}

/// The first die by which somebody can move (CHA-522).
struct Forced(Option<u8>);

impl Take for Forced {
    fn one(&mut self, run: Run) {
        if run.shock.is_none() {
            self.0 = self.0.or(Some(run.die));
        }
    }
}

/// What a move comes to, as far as that is certain (CHA-905).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The squares it uses, in their order.
    pub way: Turns,
    /// Does it end on the ball?
    pub takes_ball: bool,
    /// Is he then offside?
    pub offside: bool,
    /// The deck from which a card is drawn, for a star or a shock.
    pub deck: Option<Deck>,
}

/// What all moves of a list share.
struct Lister<'a> {
    pitch: &'a Pitch,
    play: &'a Play,
    grid: Grid,
    /// Faces of unused dice, a bit each.
    faces: u8,
    /// The opponents who can be run into (CHA-710).
    within_shock: ArrayVec<(Footballer, Square), 16>,
    on_goal_row: usize,
}

impl Lister<'_> {
    fn plain(&self, number: Number, from: Square, take: &mut impl Take) {
        let side = self.play.side;
        let closed = self.closed_row(from);
        let longest = 7 - u8::try_from(self.faces.leading_zeros()).unwrap_or(7);
        let run = Run { who: number.of(side), die: 0, from, via: Turns::NONE, to: from, shock: None };
        for direction in Direction::ALL {
            let (mut at, delta) = (from.index(), direction.delta());
            let mut step = 0;
            while step < longest {
                step += 1;
                let next = at.wrapping_add_signed(delta);
                let code = self.grid.code(next);
                if code != grid::FREE {
                    self.plain_shock(run, step, Square::at(at), code, closed, take);
                    break;
                }
                at = next;
                if self.faces >> step & 1 != 0 {
                    let to = Square::at(at);
                    if to.row() != closed {
                        take.one(Run { die: step, to, ..run });
                    }
                }
            }
        }
    }

    /// A shock with whoever ends a straight way after so many steps.
    fn plain_shock(&self, run: Run, step: u8, to: Square, code: u8, closed: u8, take: &mut impl Take) {
        let Some(struck) = number_of(code, run.who.side.other()) else { return };
        let is_struck = |(who, _): &&(Footballer, Square)| who.number.index() == struck;
        let Some(&(struck, _)) = self.within_shock.iter().find(is_struck) else { return };
        if to != run.from && to.row() == closed {
            return;
        }
        for die in (step..=6).filter(|die| self.faces >> die & 1 != 0) {
            take.one(Run { die, to, shock: Some(struck), ..run });
        }
    }

    fn champion(&self, blocked: &Blocked, number: Number, from: Square, take: &mut impl Take) {
        let who = number.of(self.play.side);
        let closed = self.closed_row(from);
        let around = Around::new(blocked, from);
        let mut near = Near::new(&around);
        for die in (1..=6).filter(|die| self.faces >> die & 1 != 0) {
            let run = Run { who, die, from, via: Turns::NONE, to: from, shock: None };
            take.many(run, around.ends(&self.grid, self.pitch.limits(&run), closed));
            self.champion_shocks(&mut near, run, closed, take);
        }
    }

    /// CHA-706: from any free neighbour square of the opponent that he can come to.
    fn champion_shocks(&self, near: &mut Near<'_>, run: Run, closed: u8, take: &mut impl Take) {
        let limited = self.pitch.options.champion_turns.is_some();
        for &(struck, at) in self.within_shock.iter().filter(|(_, at)| run.from.distance(*at) <= run.die) {
            near.grow(run.die - 1);
            for direction in Direction::ALL {
                let Some(to) = at.ahead(direction, 1).filter(|to| to.is_on_pitch()) else { continue };
                let run = Run { to, shock: Some(struck), ..run };
                let limits = self.pitch.limits(&run);
                let comes = to.row() != closed
                    && near.has(to)
                    && (!limited || routes::exists(&self.grid, run.from, to, limits));
                if to == run.from || comes {
                    take.one(run);
                }
            }
        }
    }

    /// The row on which he may not stop: his goal row if enough others stand on it (CHA-529).
    fn closed_row(&self, from: Square) -> u8 {
        let side = self.play.side;
        let limit = usize::from(self.pitch.options.goal_row_limit);
        let others = self.on_goal_row - usize::from(from.depth(side) == 0);
        match side {
            _ if limit == 0 || others < limit => u8::MAX,
            Side::South => 1,
            Side::North => ROWS,
        }
    }
}

/// The squares that name a route other than the usual one: its turns, or any square of a straight one (CHA-526).
fn named(from: Square, route: &Route) -> Turns {
    let mut turns = Turns::NONE;
    let mut before = from;
    for pair in route.windows(2) {
        if before.direction_to(pair[0]) != pair[0].direction_to(pair[1]) {
            turns.push(pair[0]);
        }
        before = pair[0];
    }
    if let ([first, _, ..], true) = (route.as_slice(), turns.is_empty()) {
        turns.push(*first);
    }
    turns
}

/// Why a champion has no route to the end he names.
fn why_no_route(grid: &Grid, run: &Run) -> Refusal {
    let at = run.to;
    match grid.cell(at) {
        Cell::Mouth(_) | Cell::Off => Refusal::OffPitch { at },
        _ if at == run.from => Refusal::SquareTwice { at },
        Cell::Taken(who) => Refusal::InWay { at, who },
        _ if run.from.distance(at) > run.die => {
            Refusal::MoveLength { squares: run.from.distance(at), die: run.die }
        }
        Cell::Free if run.shock.is_some() && run.from.distance(at) >= run.die => match run.shock {
            Some(who) => Refusal::ShockOutOfReach { who },
            None => Refusal::NoRoute { to: at },
        },
        Cell::Free => Refusal::NoRoute { to: at },
    }
}

/// Who may still move.
impl Play {
    /// The footballers of the throwing side who have not moved in this throw.
    pub fn unmoved(&self) -> Numbers {
        self.standing(self.side).map(|(number, _)| number).filter(|number| !self.moved.has(*number)).collect()
    }
}
