//! The list of ball paths: one for each outcome (CHA-911).
//!
//! The search goes from relay to relay in the order in which paths are preferred: fewer turns first, then leg by leg the
//! first direction, then the shorter leg. So the first path to an outcome is the one to show. A relay reached with as
//! many squares left and by a subset of the relays is never worse, and so packed sides need a few hundred states where
//! they have a million paths.

mod bent;
mod via;

use arrayvec::ArrayVec;

pub use self::via::Via;

use super::grid::{self, Grid, covered, number_of};
use super::offside::Line;
use super::square::{CELLS, Direction, Square};
use super::{Choice, OffsideRule, Path, PathEnd, Pitch, Play, Side, Start, Turns};

/// The starter and ten team-mates.
const MATES: usize = 11;
/// The place of the starter among them.
const STARTER: usize = 0;
/// The largest total.
const TOTAL: usize = 18;
/// States for which the search has room without asking for memory; the rest goes to the heap.
const STATES: usize = 4096;
/// Kinds of last legs: the first one, or one from a relay, by the row where it began.
const LEGS: usize = MATES + 1;
const WORDS: usize = CELLS / 32;

impl Pitch {
    /// Appends one path for each outcome.
    pub(crate) fn list_paths(&self, play: &Play, out: &mut Vec<Choice>) {
        Search::new(self, play).run(&mut |path| {
            out.push(Choice::Path(path));
            true
        });
    }

    /// Is there any legal path (CHA-513)?
    pub(crate) fn has_path(&self, play: &Play) -> bool {
        let mut found = false;
        Search::new(self, play).run(&mut |_| {
            found = true;
            false
        });
        found
    }
}

/// A straight line from a team-mate: how far it is clear, what is behind, and the team-mates on it.
#[derive(Clone)]
struct Ray {
    known: bool,
    reach: u8,
    behind: Behind,
    mates: ArrayVec<(u8, u8), 10>,
}

impl Ray {
    const UNKNOWN: Ray = Ray { known: false, reach: 0, behind: Behind::Wall, mates: ArrayVec::new_const() };
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    Wall,
    Touch,
    Mouth(Side),
}

/// The ball at a relay: by whom and after whom, with so many squares left.
#[derive(Clone, Copy)]
struct State {
    mate: u8,
    left: u8,
    /// The directions in which nothing better went before.
    todo: u8,
    came: u8,
    used: u16,
    /// Who was offside first and by which kind of leg, from 1; 0 for nobody.
    offside: u8,
    parent: u16,
    /// The next state with the same relay and as many squares left.
    next: u16,
}

const NOBODY: u16 = u16::MAX;

struct Search<'a> {
    pitch: &'a Pitch,
    play: &'a Play,
    grid: Grid,
    covered: [usize; 2],
    line: Line,
    /// The starter first.
    mates: ArrayVec<Square, MATES>,
    /// The place among `mates` by number.
    place: [u8; 16],
    rays: [[Ray; 8]; MATES],
    states: States,
    /// The first and the latest state by relay and squares left.
    ends: [[(u16, u16); TOTAL + 1]; MATES],
    seen: Seen,
}

/// States in their order.
struct States {
    here: ArrayVec<State, STATES>,
    more: Vec<State>,
}

impl States {
    fn get(&self, n: usize) -> Option<&State> {
        if n < STATES { self.here.get(n) } else { self.more.get(n - STATES) }
    }

    fn get_mut(&mut self, n: usize) -> Option<&mut State> {
        if n < STATES { self.here.get_mut(n) } else { self.more.get_mut(n - STATES) }
    }

    fn len(&self) -> usize {
        self.here.len() + self.more.len()
    }

    fn push(&mut self, state: State) {
        if let Err(full) = self.here.try_push(state) {
            self.more.push(full.element());
        }
    }
}

/// Outcomes that have their path.
struct Seen {
    /// Last squares, one set for each kind of outcome met so far.
    sets: ArrayVec<[u32; WORDS], { 2 * LEGS * LEGS }>,
    /// The set of a kind, from 1.
    of: [u16; 2 * LEGS * LEGS],
    /// Offside footballers with the leg that reached them, where that ends the throw at once.
    whistled: [u16; MATES],
    /// Bent goals, by the row of the bend.
    bent: [u8; 41],
}

impl Seen {
    /// Is this square new for this kind?
    fn is_new(&mut self, kind: usize, square: usize) -> bool {
        if self.of[kind] == 0 {
            self.sets.push([0; WORDS]);
            self.of[kind] = u16::try_from(self.sets.len()).unwrap_or(0);
        }
        let set = &mut self.sets[usize::from(self.of[kind]) - 1];
        let (word, bit) = (square / 32, 1 << (square % 32));
        let new = set[word] & bit == 0;
        set[word] |= bit;
        new
    }
}

impl<'a> Search<'a> {
    fn new(pitch: &'a Pitch, play: &'a Play) -> Self {
        let side = play.side;
        let mut mates = ArrayVec::new();
        let mut place = [0; 16];
        mates.push(play.ball);
        for (number, square) in play.standing(side) {
            if square != play.ball && !mates.is_full() {
                place[number.index()] = u8::try_from(mates.len()).unwrap_or(0);
                mates.push(square);
            }
        }
        Search {
            pitch,
            play,
            grid: Grid::new(&pitch.board, play),
            covered: covered(play, side.other()),
            line: Line::new(pitch, play, side),
            mates,
            place,
            rays: [const { [Ray::UNKNOWN; 8] }; MATES],
            states: States { here: ArrayVec::new(), more: Vec::new() },
            ends: [[(NOBODY, NOBODY); TOTAL + 1]; MATES],
            seen: Seen {
                sets: ArrayVec::new(),
                of: [0; 2 * LEGS * LEGS],
                whistled: [0; MATES],
                bent: [0; 41],
            },
        }
    }

    /// The ball with the starter.
    fn start(&self) -> State {
        let left = self.play.total();
        State { mate: 0, left, todo: 0xFF, came: 8, used: 0, offside: 0, parent: NOBODY, next: NOBODY }
    }

    /// Hands over the paths; stops when `take` has enough.
    fn run(&mut self, take: &mut impl FnMut(Path) -> bool) {
        self.run_from(self.start(), NOBODY, take);
    }

    /// Those that go on from a state.
    fn run_from(&mut self, state: State, number: u16, take: &mut impl FnMut(Path) -> bool) {
        let mut n = self.states.len();
        if !self.expand(state, number, take) || number == NOBODY && !self.bends(take) {
            return;
        }
        while n < self.states.len() {
            let Some(state) = self.states.get(n).copied() else { return };
            if !self.is_whistled(state) && !self.expand(state, u16::try_from(n).unwrap_or(NOBODY), take) {
                return;
            }
            n += 1;
        }
    }

    /// An offside that ends the throw needs only one path.
    fn is_whistled(&self, state: State) -> bool {
        let Some(offside) = usize::from(state.offside).checked_sub(1) else { return false };
        self.is_auto() && self.seen.whistled[offside / LEGS] >> (offside % LEGS) & 1 != 0
    }

    fn is_auto(&self) -> bool {
        self.pitch.options.offside == OffsideRule::Auto
    }

    /// All legs from a relay, or from the start.
    fn expand(&mut self, state: State, number: u16, take: &mut impl FnMut(Path) -> bool) -> bool {
        for direction in Direction::ALL {
            if state.todo >> direction as u8 & 1 == 0 {
                continue;
            }
            self.look(usize::from(state.mate), direction);
            // CHA-413: the first leg of a kick-off has to pass somebody before it turns or ends.
            let Some(pass) = self.to_pass(state, direction) else { continue };
            if !self.finish(state, number, direction, pass, take) {
                return false;
            }
            self.relays(state, number, direction, pass);
        }
        true
    }

    /// After how many squares a leg may turn or end: 0 for nearly all.
    fn to_pass(&self, state: State, direction: Direction) -> Option<u8> {
        if self.play.start != Start::KickOff || state.used != 0 {
            return Some(0);
        }
        let ray = &self.rays[STARTER][direction as usize];
        let must =
            |(_, mate): &&(u8, u8)| self.play.must_be_passed(self.pitch, self.mates[usize::from(*mate)]);
        let (distance, mate) = ray.mates.iter().find(must)?;
        // Before it, only own ground; the rows of a straight leg go one way.
        let before = self.mates[usize::from(*mate)].is_beyond_halfway(self.play.side);
        (!before).then_some(*distance)
    }

    /// The end of a leg that goes on to the end.
    fn finish(
        &mut self,
        state: State,
        number: u16,
        direction: Direction,
        pass: u8,
        take: &mut impl FnMut(Path) -> bool,
    ) -> bool {
        let from = self.mates[usize::from(state.mate)];
        let ray = &self.rays[usize::from(state.mate)][direction as usize];
        let (reach, behind, left) = (ray.reach, ray.behind, state.left);
        let leg = self.leg(state);
        let mut offside = state.offside;
        let (end, key, out) = if left <= reach {
            if left < pass {
                return true;
            }
            let square = ahead(from, direction, left);
            let stop = self.grid.code(square.index());
            if offside == 0
                && stop != grid::FREE
                && let Some(mate) = number_of(stop, self.play.side)
            {
                offside = self.offside_at(usize::from(self.place[mate]), square, from, state);
            }
            (PathEnd::At(square), square, false)
        } else {
            match behind {
                Behind::Wall => return true,
                Behind::Touch => {
                    let last = ahead(from, direction, reach);
                    let (_, at) = self.pitch.restart(self.play.side, last, direction);
                    (PathEnd::Out(last, direction), at, true)
                }
                Behind::Mouth(_) => {
                    if reach + 1 + u8::from(self.pitch.options.goal_extra_step) > left {
                        return true;
                    }
                    let square = ahead(from, direction, reach + 1);
                    (PathEnd::At(square), square, false)
                }
            }
        };
        if !self.is_first(offside, leg, out, key) {
            return true;
        }
        take(self.path(number, end))
    }

    /// Is this the first path to its outcome?
    fn is_first(&mut self, offside: u8, leg: usize, out: bool, key: Square) -> bool {
        let whom = match usize::from(offside).checked_sub(1) {
            None => 0,
            Some(offside) if self.is_auto() => {
                let (mate, by) = (offside / LEGS, offside % LEGS);
                let new = self.seen.whistled[mate] >> by & 1 == 0;
                self.seen.whistled[mate] |= 1 << by;
                return new;
            }
            Some(offside) => 1 + offside / LEGS,
        };
        self.seen.is_new((whom * LEGS + leg) * 2 + usize::from(out), key.index())
    }

    /// The kind of a leg from here: the first, or by the row where it begins.
    fn leg(&self, state: State) -> usize {
        if state.used == 0 {
            return 0;
        }
        let row = self.mates[usize::from(state.mate)].row();
        1 + self.mates.iter().position(|mate| mate.row() == row).unwrap_or(0)
    }

    /// The mark of an offside team-mate whom a leg from here reaches.
    fn offside_at(&self, mate: usize, square: Square, from: Square, state: State) -> u8 {
        let exempt = state.used == 0 && self.play.start == Start::SetPiece;
        if exempt || !self.line.has(square, from) {
            return 0;
        }
        u8::try_from(1 + mate * LEGS + self.leg(state)).unwrap_or(0)
    }

    /// The team-mates who can relay a leg.
    fn relays(&mut self, state: State, number: u16, direction: Direction, pass: u8) {
        for n in 0.. {
            let ray = &self.rays[usize::from(state.mate)][direction as usize];
            let Some(&(distance, mate)) = ray.mates.get(n) else { return };
            if distance >= state.left {
                return;
            }
            if let Some(next) = self.relayed(state, number, direction, pass, distance, mate) {
                self.reach(next);
            }
        }
    }

    /// The ball at a team-mate who relays a leg, if he may.
    fn relayed(
        &self,
        state: State,
        number: u16,
        direction: Direction,
        pass: u8,
        distance: u8,
        mate: u8,
    ) -> Option<State> {
        let used = usize::from(mate) == STARTER || state.used >> mate & 1 != 0;
        if distance < pass || distance >= state.left || used {
            return None;
        }
        let from = self.mates[usize::from(state.mate)];
        let offside = match state.offside {
            0 => self.offside_at(usize::from(mate), self.mates[usize::from(mate)], from, state),
            offside => offside,
        };
        Some(State {
            mate,
            left: state.left - distance,
            todo: !(1 << direction as u8),
            came: direction as u8,
            used: state.used | 1 << mate,
            offside,
            parent: number,
            next: NOBODY,
        })
    }

    /// Keeps a state, for those directions in which none before it is as good.
    fn reach(&mut self, mut state: State) {
        let (first, latest) = &mut self.ends[usize::from(state.mate)][usize::from(state.left).min(TOTAL)];
        // From the first: those by few relays are as good as most.
        let mut before = *first;
        while let Some(other) = self.states.get(usize::from(before)) {
            if other.used & !state.used == 0 && other.offside == state.offside {
                // It went on in all directions but its own.
                state.todo &= 1 << other.came;
                if state.todo == 0 {
                    return;
                }
            }
            before = other.next;
        }
        // Far more than there can be: the parents are then no longer told apart.
        let Ok(number) = u16::try_from(self.states.len()) else { return };
        match self.states.get_mut(usize::from(*latest)) {
            Some(before) => before.next = number,
            None => *first = number,
        }
        *latest = number;
        self.states.push(state);
    }

    /// May the ball enter this square of the pitch?
    fn is_open(&self, at: usize) -> bool {
        let code = self.grid.code(at);
        (code == grid::FREE || number_of(code, self.play.side).is_some()) && !self.covered.contains(&at)
    }

    /// Looks along a line, once.
    fn look(&mut self, mate: usize, direction: Direction) {
        if self.rays[mate][direction as usize].known {
            return;
        }
        let mut ray = Ray { known: true, reach: 0, behind: Behind::Wall, mates: ArrayVec::new() };
        let (mut at, delta) = (self.mates[mate].index(), direction.delta());
        while usize::from(ray.reach) < TOTAL {
            at = at.wrapping_add_signed(delta);
            let code = self.grid.code(at);
            if code == grid::FREE {
                if self.covered.contains(&at) {
                    break;
                }
            } else if let Some(number) = number_of(code, self.play.side) {
                if self.covered.contains(&at) {
                    break;
                }
                // The line begins at one of the eleven: at most ten others are on it.
                let _ = ray.mates.try_push((ray.reach + 1, self.place[number]));
            } else {
                ray.behind = match code {
                    grid::OFF => Behind::Touch,
                    code if code == grid::MOUTH[0] => Behind::Mouth(Side::South),
                    code if code == grid::MOUTH[1] => Behind::Mouth(Side::North),
                    _ => Behind::Wall,
                };
                break;
            }
            ray.reach += 1;
        }
        self.rays[mate][direction as usize] = ray;
    }

    /// The path that ends like this from a state.
    fn path(&self, mut number: u16, end: PathEnd) -> Path {
        let mut back: ArrayVec<Square, MATES> = ArrayVec::new();
        while let Some(state) = self.states.get(usize::from(number)) {
            back.push(self.mates[usize::from(state.mate)]);
            number = state.parent;
        }
        let turns = Turns::of(back.into_iter().rev()).unwrap_or(Turns::NONE);
        Path { from: self.play.ball, turns, bends: 0, end }
    }
}

#[inline]
fn ahead(from: Square, direction: Direction, steps: u8) -> Square {
    Square::at(from.index().wrapping_add_signed(direction.delta() * isize::from(steps)))
}
