//! A match at one moment: plain data, cheap to copy.

use arrayvec::ArrayVec;

use super::square::Square;
use super::{Card, Deck, Footballer, Number, Numbers, Path, Restart, Run, Side, Squad};

/// The whole of a match at one moment. What it was made from (options, board, decks) is the [`super::Pitch`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own in the rules
pub struct Play {
    /// Rings that each side owns (CHA-405).
    pub(crate) champions: [u8; 2],
    pub(crate) sides: [Team; 2],
    pub(crate) ball: Square,
    pub(crate) score: [u8; 2],
    /// Throws that are complete.
    pub(crate) throws: u16,
    /// The clock has run out (CHA-801).
    pub(crate) time_up: bool,
    pub(crate) conceded: Option<Side>,
    pub(crate) phase: Phase,
    /// Whose throw it is, and whether a possession throw; the kicking side while they place.
    pub(crate) side: Side,
    pub(crate) possession: bool,
    /// Has a goal been scored since the squads were opened? Then reserves may come on with a placing (CHA-415).
    pub(crate) after_goal: bool,
    /// From what the possession throw starts.
    pub(crate) start: Start,
    pub(crate) dice: [u8; 3],
    /// Unused dice, by face.
    pub(crate) unused: [u8; 6],
    /// Who has moved in this throw.
    pub(crate) moved: Numbers,
    pub(crate) shocks: u8,
    /// Whom moving onto the ball would put offside (CHA-752).
    pub(crate) offside: Numbers,
    /// The ball is out of play: how it comes back, and where (CHA-745).
    pub(crate) dead: Option<(Restart, Square)>,
    /// What waits for an answer or a card.
    pub(crate) pending: Pending,
    /// The card whose effects are being carried out, and the next of them.
    pub(crate) card: Option<(Card, u8)>,
    /// On whom the card acts, or will.
    pub(crate) cast: Cast,
    /// Possession throws in a row, and whose (CHA-548).
    pub(crate) kept: u8,
    pub(crate) keeper_of_ball: Side,
    /// Who is out for some throws, in the order in which they left (CHA-766).
    pub(crate) away: ArrayVec<Away, 8>,
}

/// One side of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Team {
    pub(crate) stands: [Whereabouts; 16],
    pub(crate) rings: Numbers,
    pub(crate) keeper: Option<Number>,
    pub(crate) cautions: Numbers,
    /// Reserves that came on.
    pub(crate) substitutions: u8,
    /// The Chance line of this match (CHA-805).
    pub(crate) money: i16,
}

/// Where a footballer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// A reserve who has not played yet.
    Reserve,
    /// On this square.
    On(Square),
    /// On the pitch, but not shown: in positions that name only some of the footballers.
    Unseen,
    /// Out for some throws (CHA-766).
    Away,
    /// Out of the match: sent off, injured or replaced.
    Gone,
}

/// Who is out for some throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Away {
    pub(crate) who: Footballer,
    /// Left from columns N to Y: he returns on the east side.
    pub(crate) east: bool,
    /// Returns once so many throws are complete.
    pub(crate) until: u16,
}

/// What comes next: the decision points of the rules, and the draws between them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Both squads are handed in (CHA-407).
    Squad,
    /// Both throw for the kick-off (CHA-408).
    KickOffDice,
    /// A side places its footballers (CHA-409).
    Place(Side),
    /// Three dice are due (CHA-501).
    Throw,
    /// A card is due.
    Card(Deck),
    /// The path of the ball (CHA-505).
    Path,
    /// The opponents may claim an offside (CHA-757).
    Claim,
    /// Moves of footballers (CHA-520).
    Moves,
    /// A reserve for an injured footballer (CHA-767).
    Injury(Footballer),
    /// A side names a new keeper (CHA-774).
    Keeper(Side),
    /// Which of the equally near footballers of a side takes the restart on this square (CHA-119).
    Taker(Side, Restart, Square),
    /// One die for a penalty (CHA-731), taken by him.
    Penalty(Footballer),
    /// The match is over.
    Over,
}

/// From what a possession throw starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// From open play, a free kick or a keeper who stopped a penalty.
    Open,
    /// From a kick-off (CHA-413).
    KickOff,
    /// From a throw-in, corner or goal kick: nobody is offside by the first leg (CHA-754).
    SetPiece,
}

/// What waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pending {
    Nothing,
    /// A path whose turns before this one are played: its first offside footballer waits to be claimed.
    Path(Path, u8),
    /// A move onto the ball that waits to be claimed, and whether it passed a star.
    Run(Run, bool),
}

/// On whom a card acts (CHA-130).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cast {
    /// The side that drew.
    pub(crate) drawer: Side,
    /// The footballer on the star, or the runner.
    pub(crate) runner: Option<Footballer>,
    pub(crate) struck: Option<Footballer>,
    /// Who defends the penalty area where a shock was.
    pub(crate) area: Option<Side>,
}

impl Play {
    /// Before the squads are handed in.
    pub(crate) fn new(champions: [u8; 2]) -> Play {
        Play {
            champions,
            sides: [Team::new(); 2],
            ball: Square::CENTRE,
            score: [0; 2],
            throws: 0,
            time_up: false,
            conceded: None,
            phase: Phase::Squad,
            side: Side::South,
            possession: false,
            after_goal: false,
            start: Start::Open,
            dice: [0; 3],
            unused: [0; 6],
            moved: Numbers::NONE,
            shocks: 0,
            offside: Numbers::NONE,
            dead: None,
            pending: Pending::Nothing,
            card: None,
            cast: Cast::NOBODY,
            kept: 0,
            keeper_of_ball: Side::South,
            away: ArrayVec::new_const(),
        }
    }

    /// What comes next.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose throw it is; the kicking side while they place.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Is it a possession throw?
    pub const fn is_possession(&self) -> bool {
        self.possession
    }

    /// From what the possession throw starts.
    pub const fn start(&self) -> Start {
        self.start
    }

    /// The ball's square; while it is out of play its last one on the pitch.
    pub const fn ball(&self) -> Square {
        self.ball
    }

    /// How and where the ball comes back, while it is out of play (CHA-745).
    pub const fn dead(&self) -> Option<(Restart, Square)> {
        self.dead
    }

    /// Goals of South and North.
    pub const fn score(&self) -> [u8; 2] {
        self.score
    }

    /// Throws that are complete.
    pub const fn throws(&self) -> u16 {
        self.throws
    }

    /// The dice of the present throw, as thrown.
    pub const fn dice(&self) -> [u8; 3] {
        self.dice
    }

    /// How many unused dice show this face.
    pub fn unused(&self, face: u8) -> u8 {
        self.unused.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// Who of the throwing side has moved in this throw.
    pub const fn moved(&self) -> Numbers {
        self.moved
    }

    /// The Chance line of a side for this match (CHA-805).
    pub const fn money(&self, side: Side) -> i16 {
        self.sides[side.index()].money
    }

    /// Who gave up, if somebody did (CHA-908).
    pub const fn conceded(&self) -> Option<Side> {
        self.conceded
    }

    /// Where a footballer is.
    #[inline]
    pub const fn whereabouts(&self, who: Footballer) -> Whereabouts {
        self.sides[who.side.index()].stands[who.number.index()]
    }

    /// The square of a footballer who stands on one.
    #[inline]
    pub const fn square(&self, who: Footballer) -> Option<Square> {
        match self.whereabouts(who) {
            Whereabouts::On(square) => Some(square),
            _ => None,
        }
    }

    /// Does he wear a ring?
    #[inline]
    pub const fn is_champion(&self, who: Footballer) -> bool {
        self.sides[who.side.index()].rings.has(who.number)
    }

    /// Who wears the rings of a side.
    pub const fn rings(&self, side: Side) -> Numbers {
        self.sides[side.index()].rings
    }

    /// Who has been cautioned.
    pub const fn cautions(&self, side: Side) -> Numbers {
        self.sides[side.index()].cautions
    }

    /// Who keeps goal, once that is named.
    pub const fn keeper(&self, side: Side) -> Option<Number> {
        self.sides[side.index()].keeper
    }

    /// Reserves that a side has brought on (CHA-415).
    pub const fn substitutions(&self, side: Side) -> u8 {
        self.sides[side.index()].substitutions
    }

    /// The footballers of a side on the pitch, and where they stand.
    #[inline]
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Number, Square)> {
        let stands = &self.sides[side.index()].stands;
        Number::all().zip(stands).filter_map(|(number, stand)| match stand {
            Whereabouts::On(square) => Some((number, *square)),
            _ => None,
        })
    }

    /// The footballers of a side on the pitch (CHA-773), those too whom a position does not show.
    pub fn on_pitch(&self, side: Side) -> Numbers {
        self.who_is(side, |stand| matches!(stand, Whereabouts::On(_) | Whereabouts::Unseen))
    }

    /// The reserves of a side who have not played yet.
    pub fn reserves(&self, side: Side) -> Numbers {
        self.who_is(side, |stand| stand == Whereabouts::Reserve)
    }

    pub(crate) fn who_is(&self, side: Side, test: impl Fn(Whereabouts) -> bool) -> Numbers {
        let stands = self.sides[side.index()].stands;
        Number::all().zip(stands).filter(|(_, stand)| test(*stand)).map(|(number, _)| number).collect()
    }

    /// Who stands on a square.
    pub fn footballer_on(&self, square: Square) -> Option<Footballer> {
        let on =
            |side| move |(number, at): (Number, Square)| (at == square).then(|| Number::of(number, side));
        Side::BOTH.into_iter().find_map(|side| self.standing(side).find_map(on(side)))
    }

    /// The footballer on the ball's square; nobody while it is loose or dead (CHA-503).
    pub fn holder(&self) -> Option<Footballer> {
        if self.dead.is_some() { None } else { self.footballer_on(self.ball) }
    }

    /// Who is asked to choose: nobody while a draw is due or the match is over; while the squads are handed in, both
    /// are, and this is `None`.
    pub fn who(&self) -> Option<Side> {
        match self.phase {
            Phase::Place(side) | Phase::Keeper(side) | Phase::Taker(side, ..) => Some(side),
            Phase::Injury(who) => Some(who.side),
            Phase::Path | Phase::Moves => Some(self.side),
            Phase::Claim => Some(self.side.other()),
            Phase::Squad
            | Phase::KickOffDice
            | Phase::Throw
            | Phase::Card(_)
            | Phase::Penalty(_)
            | Phase::Over => None,
        }
    }

    /// It was played elsewhere and ended like this.
    pub(crate) const fn end_with(&mut self, score: [u8; 2]) {
        (self.score, self.phase) = (score, Phase::Over);
    }

    pub(crate) fn team(&mut self, side: Side) -> &mut Team {
        &mut self.sides[side.index()]
    }

    pub(crate) fn set(&mut self, who: Footballer, stand: Whereabouts) {
        self.team(who.side).stands[who.number.index()] = stand;
    }

    pub(crate) fn put(&mut self, who: Footballer, square: Square) {
        self.set(who, Whereabouts::On(square));
    }

    pub(crate) fn total(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// The champions of a side on the pitch, and those who will come back to it (CHA-405).
    pub(crate) fn champions_in_play(&self, side: Side) -> Numbers {
        let in_play = self.who_is(side, |stand| {
            matches!(stand, Whereabouts::On(_) | Whereabouts::Unseen | Whereabouts::Away)
        });
        in_play.and(self.rings(side))
    }
}

impl Team {
    const fn new() -> Team {
        Team {
            stands: [Whereabouts::Reserve; 16],
            rings: Numbers::NONE,
            keeper: None,
            cautions: Numbers::NONE,
            substitutions: 0,
            money: 0,
        }
    }

    /// A squad is opened: the eleven are on the pitch once they are placed.
    pub(crate) fn open(&mut self, squad: Squad) {
        for number in squad.eleven.iter() {
            self.stands[number.index()] = Whereabouts::Unseen;
        }
        self.rings = squad.rings;
        self.keeper = Some(squad.keeper);
    }
}
