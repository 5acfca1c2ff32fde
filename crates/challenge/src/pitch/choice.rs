//! What a side can choose in a match.

use std::fmt;

use serde::{Serialize, Serializer};

use super::square::{Direction, Square};
use super::{Footballer, Number, Numbers};

/// One choice of one side, at the decision points of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// `squad 1-11 k1 c10,11`: eleven, keeper and rings, sealed (CHA-407).
    Squad(Squad),
    /// `place 1M1 2G5 … k1 ball10` (CHA-409).
    Place(#[cfg_attr(feature = "ts", ts(as = "(Vec<(Number, Square)>, Number, Option<Number>)"))] Placing),
    /// `claim`, or `let` (CHA-757).
    Claim(bool),
    /// `.`: no further moves (CHA-522).
    End,
    /// `taker 7`: which of the equally near footballers (CHA-119).
    Taker(Number),
    /// `sub 12`, or `sub -` (CHA-767).
    #[serde(rename = "sub")]
    Substitute(Option<Number>),
    /// `keeper 4` (CHA-774).
    Keeper(Number),
    /// `concede`, at any time (CHA-908).
    Concede,
    /// `b M10>M14>R19` (CHA-903): as a value its squares without the first, then the direction in which it leaves the
    /// pitch, then whether it bends. Hundreds of these and of moves are listed at a time, so both are short.
    #[serde(rename = "b")]
    Path(#[cfg_attr(feature = "ts", ts(type = "[Square[], (string | null)?, boolean?]"))] Path),
    /// `m S8:4 Q23>M19` (CHA-520): as a value who, the die, where he stops, whom he runs into, and named squares.
    #[serde(rename = "m", serialize_with = "run")]
    Move(
        #[cfg_attr(
            feature = "ts",
            ts(type = "[Footballer, number, Square, (Footballer | null)?, Square[]?]")
        )]
        Run,
    ),
}

fn run<S: Serializer>(run: &Run, serializer: S) -> Result<S::Ok, S::Error> {
    let Run { who, die, to, shock, .. } = *run;
    match (shock, run.via.is_empty()) {
        (None, true) => (who, die, to).serialize(serializer),
        (shock, true) => (who, die, to, shock).serialize(serializer),
        (shock, false) => (who, die, to, shock, run.via).serialize(serializer),
    }
}

/// The squad of a side for one match (CHA-404 to CHA-407).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Squad {
    /// Who begins; the others are reserves.
    pub eleven: Numbers,
    /// Who wears a ring, reserves included.
    pub rings: Numbers,
    /// Who keeps goal.
    pub keeper: Number,
}

/// Where a side places its footballers for a kick-off (CHA-409 to CHA-415).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placing {
    squares: [Option<Square>; 16],
    /// Who keeps goal.
    pub keeper: Number,
    /// With whom of the kicking side the ball is.
    pub ball: Option<Number>,
}

impl Placing {
    /// Nobody is placed yet.
    pub const fn new(keeper: Number) -> Placing {
        Placing { squares: [None; 16], keeper, ball: None }
    }

    /// Places a footballer, who may stand somewhere already.
    pub fn put(&mut self, number: Number, square: Square) {
        self.squares[number.index()] = Some(square);
    }

    /// Where a footballer is placed.
    pub fn square(&self, number: Number) -> Option<Square> {
        self.squares[number.index()]
    }

    /// Who is placed.
    pub fn numbers(&self) -> Numbers {
        self.iter().map(|(number, _)| number).collect()
    }

    /// Who is placed where, the lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = (Number, Square)> {
        Number::all().filter_map(|number| Some((number, self.square(number)?)))
    }
}

impl fmt::Debug for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Choice::Place(*self))
    }
}

impl Serialize for Placing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.iter().collect::<Vec<_>>(), self.keeper, self.ball).serialize(serializer)
    }
}

/// A path of the ball: its start, its turns, its end (CHA-903).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Path {
    /// The square of the holder.
    pub from: Square,
    /// Where it turns: the squares of relays, or the one bend.
    pub turns: Turns,
    /// Which of the turns are bends (CHA-514), a bit each; a legal path has one turn then.
    pub bends: u16,
    /// Where it ends.
    pub end: PathEnd,
}

impl Path {
    /// Does it bend (CHA-514)?
    pub const fn is_bent(&self) -> bool {
        self.bends != 0
    }

    /// Is its nth turn a bend?
    pub(crate) const fn bends_at(&self, n: usize) -> bool {
        self.bends >> n & 1 != 0
    }
}

/// The end of a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PathEnd {
    /// On a square of the pitch, or in a mouth.
    At(Square),
    /// Out of play from its last square on the pitch, in this direction (CHA-740).
    Out(Square, Direction),
}

impl PathEnd {
    /// The last square: of the pitch, or of the mouth.
    pub const fn square(self) -> Square {
        match self {
            PathEnd::At(square) | PathEnd::Out(square, _) => square,
        }
    }
}

/// As a value it has no start: that is where the ball is.
impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let turns = self.turns.as_slice();
        let (last, out) = match self.end {
            PathEnd::At(square) => (square, None),
            PathEnd::Out(square, direction) => (square, Some(direction)),
        };
        let end = Some(last).filter(|last| turns.last() != Some(last));
        let squares: Vec<Square> = turns.iter().copied().chain(end).collect();
        match (out, self.is_bent()) {
            (None, false) => (squares,).serialize(serializer),
            (Some(out), false) => (squares, out).serialize(serializer),
            (out, true) => (squares, out, true).serialize(serializer),
        }
    }
}

/// The move of one footballer by one die (CHA-520), with or without a shock at its end (CHA-705).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// Who.
    pub who: Footballer,
    /// The face of the die.
    pub die: u8,
    /// His square.
    pub from: Square,
    /// The squares named on his way; none for a straight move, or for the route that CHA-526 gives a champion.
    pub via: Turns,
    /// Where he stops.
    pub to: Square,
    /// Whom he runs into there.
    pub shock: Option<Footballer>,
}

impl Serialize for Run {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Choice::Move(*self))
    }
}

/// The squares named between start and end of a path or move, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turns {
    // Those beyond `len` are always the same, so that equal turns are equal bit by bit.
    squares: [Square; Turns::MOST],
    len: u8,
}

impl Turns {
    /// The most turns: each of ten team-mates once (CHA-509).
    pub const MOST: usize = 10;
    /// A straight one.
    pub const NONE: Turns = Turns { squares: [Square::CENTRE; Turns::MOST], len: 0 };

    /// These squares; `None` if there are too many.
    pub fn of(squares: impl IntoIterator<Item = Square>) -> Option<Turns> {
        let mut turns = Turns::NONE;
        squares.into_iter().all(|square| turns.push(square)).then_some(turns)
    }

    /// Adds a turn; says whether there was room.
    pub(crate) fn push(&mut self, square: Square) -> bool {
        let Some(slot) = self.squares.get_mut(usize::from(self.len)) else { return false };
        *slot = square;
        self.len += 1;
        true
    }

    /// In their order.
    pub fn as_slice(&self) -> &[Square] {
        self.squares.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// A straight one?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Serialize for Turns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl fmt::Debug for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
