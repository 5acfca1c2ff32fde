//! What happens in a match, each with the clauses that made it happen.

use onze_core::{Because, Chance, Clause};
use serde::{Serialize, Serializer};

use super::square::Square;
use super::{CARDS, Card, Deck, Footballer, Number, Path, Placing, Run, Side, Squad, Turns};

/// One thing that happened on the pitch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `side`, `who`, `at`, `from` and `to` are what they say
pub enum Event {
    /// The squad of a side is opened.
    SquadOpened { side: Side, squad: Squad },
    /// Both throw for the kick-off; equal dice are thrown again.
    KickOffDice { south: u8, north: u8 },
    /// This side kicks off, first of all or after a goal.
    KickOff { side: Side },
    /// A side has placed its footballers.
    Placed {
        side: Side,
        #[cfg_attr(feature = "ts", ts(as = "(Vec<(Number, super::Square)>, Number, Option<Number>)"))]
        placing: Placing,
    },
    /// The three dice of a possession throw, or of a recovery throw.
    Thrown { side: Side, possession: bool, dice: [u8; 3] },
    /// An event card is turned over for a side.
    Card { side: Side, card: Card, deck: Deck },
    /// Millions on a side's Chance line.
    Money { side: Side, amount: i8 },
    /// The ball is played: by whom, by way of whom, and to which team-mate, if it comes to one.
    Played {
        side: Side,
        who: Footballer,
        by: Relays,
        to: Option<Number>,
        comes: Comes,
        bent: bool,
        #[cfg_attr(feature = "ts", ts(type = "[Square[], (string | null)?, boolean?]"))]
        path: Path,
        from: Square,
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        turns: Turns,
        at: Square,
    },
    /// There is no legal path: the ball stays.
    HemmedIn { side: Side, at: Square },
    /// A goal for a side, and who touched the ball last; `own` if he is one of the others.
    Goal { side: Side, own: bool, at: Square, who: Footballer },
    /// The ball left the pitch: what follows, for whom and where.
    Out { restart: Restart, side: Side, at: Square },
    /// He is offside there.
    Offside { who: Footballer, at: Square },
    /// The opponents let an offside go.
    LetGo { who: Footballer },
    /// A footballer moved, over these squares.
    Moved {
        #[serde(rename = "move")]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        run: Run,
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        way: Turns,
        to: Square,
        who: Footballer,
        die: u8,
    },
    /// The ball came to a footballer who could have run to it.
    Fetched { who: Footballer, from: Square, at: Square },
    /// He ran into an opponent; the deck from which a card is due.
    Shock { runner: Footballer, struck: Footballer, deck: Deck },
    /// He passed a star.
    Star { who: Footballer },
    /// He is cautioned.
    Caution { who: Footballer },
    /// He is sent off.
    SentOff { who: Footballer },
    /// He leaves until so many further throws are complete.
    WentOut { who: Footballer, throws: u8 },
    /// He is back.
    CameBack { who: Footballer, at: Square },
    /// He is injured and leaves.
    Injured { who: Footballer },
    /// A reserve comes on.
    Substituted { off: Footballer, on: Footballer, at: Square },
    /// What would have left fewer than seven is not carried out.
    Spared { who: Footballer },
    /// A new keeper is named.
    KeeperNamed { who: Footballer },
    /// He is placed further back.
    PutBack { who: Footballer, from: Square, to: Square },
    /// He makes room for who takes the restart.
    MadeRoom { who: Footballer, from: Square, to: Square },
    /// A free kick for a side.
    FreeKick { side: Side, at: Square },
    /// Who takes it, and where.
    Taker { restart: Restart, who: Footballer, at: Square },
    /// The ball goes to a footballer.
    BallTo { who: Footballer, at: Square },
    /// A penalty, and who takes it.
    Penalty { who: Footballer, at: Square },
    /// The die of a penalty.
    PenaltyDie { side: Side, die: u8, goal: bool },
    /// One more die for the moves.
    ExtraDie { side: Side, die: u8 },
    /// The unused dice are lost.
    DiceLost { side: Side },
    /// The throw is over and the side keeps the ball, has recovered it, or leaves it to the others.
    Kept { side: Side, possession: bool },
    /// The ball is loose: the opponents try to recover it.
    Loose { side: Side, at: Square },
    /// A side has kept the ball for as long as is allowed.
    KeptTooLong { side: Side },
    /// The clock has run out.
    TimeUp,
    /// A side gives up.
    Conceded { side: Side },
    /// The match is over: goals of South and North.
    Over { score: [u8; 2] },
}

/// How the ball comes back into play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Restart {
    /// CHA-741.
    ThrowIn,
    /// CHA-742.
    Corner,
    /// CHA-743.
    GoalKick,
    /// CHA-720.
    FreeKick,
    /// CHA-769: the ball goes to the footballer, not he to the ball.
    BallTo,
}

/// Where a played ball comes to, unless somebody is offside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Comes {
    /// To a team-mate.
    Mate,
    /// Back to who played it.
    Back,
    /// To nobody.
    Loose,
    /// Into a goal.
    Goal,
    /// Off the pitch.
    Out,
}

/// The footballers who relay a path, in their order (CHA-508).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Relays([Option<Number>; Turns::MOST]);

impl Relays {
    /// In their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Number> {
        self.0.iter().copied().flatten()
    }
}

impl FromIterator<Number> for Relays {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        let mut relays = Relays::default();
        for (place, number) in relays.0.iter_mut().zip(numbers) {
            *place = Some(number);
        }
        relays
    }
}

impl Serialize for Relays {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Because for Event {
    fn rules(&self) -> &'static [Clause] {
        macro_rules! clauses {
            ($($clause:literal)+) => { const { &[$(Clause($clause)),+] } };
        }
        match self {
            Event::SquadOpened { .. } => clauses!("CHA-407"),
            Event::KickOffDice { .. } => clauses!("CHA-408" "CHA-206"),
            Event::KickOff { .. } => clauses!("CHA-408" "CHA-605"),
            Event::Placed { .. } => clauses!("CHA-409"),
            Event::Thrown { possession: true, .. } => clauses!("CHA-501" "CHA-505"),
            Event::Thrown { .. } => clauses!("CHA-501" "CHA-542"),
            Event::Card { card, .. } => match card.deck() {
                Deck::Chance => clauses!("CHA-703"),
                Deck::RefereeField | Deck::RefereeBox => clauses!("CHA-708"),
                Deck::Incidents => clauses!("CHA-701"),
            },
            Event::Money { .. } => clauses!("CHA-761" "CHA-805"),
            Event::Played { .. } => clauses!("CHA-508"),
            Event::HemmedIn { .. } => clauses!("CHA-513"),
            Event::Goal { own: false, .. } => clauses!("CHA-601"),
            Event::Goal { .. } => clauses!("CHA-604"),
            Event::Out { restart, .. } | Event::Taker { restart, .. } => match restart {
                Restart::ThrowIn => clauses!("CHA-741" "CHA-744"),
                Restart::Corner => clauses!("CHA-742" "CHA-744"),
                Restart::GoalKick => clauses!("CHA-743" "CHA-744"),
                Restart::FreeKick => clauses!("CHA-720"),
                Restart::BallTo => clauses!("CHA-769"),
            },
            Event::Offside { .. } => clauses!("CHA-750"),
            Event::LetGo { .. } => clauses!("CHA-757"),
            Event::Moved { .. } => clauses!("CHA-520"),
            Event::Fetched { .. } => clauses!("CHA-542"),
            Event::Shock { .. } => clauses!("CHA-705" "CHA-707"),
            Event::Star { .. } => clauses!("CHA-701"),
            Event::Caution { .. } => clauses!("CHA-764"),
            Event::SentOff { .. } => clauses!("CHA-765"),
            Event::WentOut { .. } | Event::CameBack { .. } => clauses!("CHA-766"),
            Event::Injured { .. } => clauses!("CHA-767"),
            Event::Substituted { .. } => clauses!("CHA-415"),
            Event::Spared { .. } => clauses!("CHA-773"),
            Event::KeeperNamed { .. } => clauses!("CHA-774"),
            Event::PutBack { .. } => clauses!("CHA-722" "CHA-768"),
            Event::MadeRoom { .. } => clauses!("CHA-744"),
            Event::FreeKick { .. } => clauses!("CHA-720"),
            Event::BallTo { .. } => clauses!("CHA-769"),
            Event::Penalty { .. } => clauses!("CHA-730"),
            Event::PenaltyDie { .. } => clauses!("CHA-731"),
            Event::ExtraDie { .. } => clauses!("CHA-770"),
            Event::DiceLost { .. } => clauses!("CHA-760" "CHA-771"),
            Event::Kept { possession: true, .. } => clauses!("CHA-540"),
            Event::Kept { .. } => clauses!("CHA-544"),
            Event::Loose { .. } => clauses!("CHA-541" "CHA-545"),
            Event::KeptTooLong { .. } => clauses!("CHA-548"),
            Event::TimeUp | Event::Over { .. } => clauses!("CHA-801"),
            Event::Conceded { .. } => clauses!("CHA-908"),
        }
    }
}

impl Event {
    /// Who it is about, and who else has a part in it.
    pub fn about(&self) -> [Option<Footballer>; 2] {
        match *self {
            Event::Shock { runner, struck, .. } => [Some(runner), Some(struck)],
            Event::Substituted { on, off, .. } => [Some(on), Some(off)],
            _ => [self.who(), None],
        }
    }

    fn who(&self) -> Option<Footballer> {
        match *self {
            Event::Played { who, .. }
            | Event::Goal { who, .. }
            | Event::Offside { who, .. }
            | Event::Moved { who, .. }
            | Event::LetGo { who }
            | Event::Fetched { who, .. }
            | Event::Star { who }
            | Event::Caution { who }
            | Event::SentOff { who }
            | Event::WentOut { who, .. }
            | Event::CameBack { who, .. }
            | Event::Injured { who }
            | Event::Spared { who }
            | Event::KeeperNamed { who }
            | Event::PutBack { who, .. }
            | Event::MadeRoom { who, .. }
            | Event::Taker { who, .. }
            | Event::BallTo { who, .. }
            | Event::Penalty { who, .. } => Some(who),
            _ => None,
        }
    }
}

/// What is missing before anybody can choose: dice and cards are thrown and drawn by whoever keeps them (CHA-901).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// One die for each side; equal ones are asked for again (CHA-408, CHA-206).
    KickOff,
    /// Three dice for the side that throws (CHA-501).
    Throw,
    /// A card of this deck.
    Card(Deck),
    /// One die for a penalty (CHA-731).
    Penalty,
}

impl Need {
    /// What chance gives, with every card of a deck as likely as any other: for matches without piles that run on.
    pub fn any(self, chance: &mut impl Chance) -> Given {
        let mut die = || u8::try_from(chance.die(6)).unwrap_or(6);
        match self {
            Need::KickOff => Given::KickOff(die(), die()),
            Need::Throw => Given::Throw([die(), die(), die()]),
            Need::Penalty => Given::Penalty(die()),
            Need::Card(deck) => {
                let number = 1 + u8::try_from(chance.below(u32::from(CARDS))).unwrap_or(0);
                Card::new(deck, number).map_or(Given::Penalty(0), Given::Card)
            }
        }
    }
}

/// What was thrown or drawn, in answer to a [`Need`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// The dice of South and North for the kick-off.
    KickOff(u8, u8),
    /// Three dice.
    Throw([u8; 3]),
    /// The card.
    Card(Card),
    /// One die.
    Penalty(u8),
}
