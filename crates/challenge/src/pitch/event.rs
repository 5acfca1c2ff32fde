//! What happens in a match, each with the clauses that made it happen.

use onze_core::{Chance, reasons};
use serde::Serialize;

use super::square::Square;
use super::{CARDS, Card, Deck, Footballer, Number, Path, Placing, Run, Side, Squad, Turns};

reasons! {
    /// One thing that happened on the pitch.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `side`, `who`, `at`, `from` and `to` are what they say
    pub enum Event {
        /// The squad of a side is opened.
        SquadOpened { side: Side, squad: Squad } because ["CHA-407"],
        /// Both throw for the kick-off; equal dice are thrown again.
        KickOffDice { south: u8, north: u8 } because ["CHA-408", "CHA-206"],
        /// This side kicks off, first of all or after a goal.
        KickOff { side: Side } because ["CHA-408", "CHA-605"],
        /// A side has placed its footballers.
        Placed {
            side: Side,
            #[cfg_attr(feature = "ts", ts(as = "(Vec<(Number, super::Square)>, Number, Option<Number>)"))]
            placing: Placing,
        } because ["CHA-409"],
        /// The three dice of a possession throw, or of a recovery throw.
        Thrown { side: Side, possession: bool, dice: [u8; 3] }
            because { possession: true } ["CHA-501", "CHA-505"] or ["CHA-501", "CHA-542"],
        /// An event card is turned over for a side.
        Card { side: Side, card: Card, deck: Deck } because deck,
        /// Millions on a side's Chance line.
        Money { side: Side, amount: i8 } because ["CHA-761", "CHA-805"],
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
        } because ["CHA-508"],
        /// There is no legal path: the ball stays.
        HemmedIn { side: Side, at: Square } because ["CHA-513"],
        /// A goal for a side, and who touched the ball last; `own` if he is one of the others.
        Goal { side: Side, own: bool, at: Square, who: Footballer }
            because { own: false } ["CHA-601"] or ["CHA-604"],
        /// The ball left the pitch: what follows, for whom and where.
        Out { restart: Restart, side: Side, at: Square } because restart,
        /// He is offside there.
        Offside { who: Footballer, at: Square } because ["CHA-750"],
        /// The opponents let an offside go.
        LetGo { who: Footballer } because ["CHA-757"],
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
        } because ["CHA-520"],
        /// The ball came to a footballer who could have run to it.
        Fetched { who: Footballer, from: Square, at: Square } because ["CHA-542"],
        /// He ran into an opponent; the deck from which a card is due.
        Shock { runner: Footballer, struck: Footballer, deck: Deck } because ["CHA-705", "CHA-707"],
        /// He passed a star.
        Star { who: Footballer } because ["CHA-701"],
        /// He is cautioned.
        Caution { who: Footballer } because ["CHA-764"],
        /// He is sent off.
        SentOff { who: Footballer } because ["CHA-765"],
        /// He leaves until so many further throws are complete.
        WentOut { who: Footballer, throws: u8 } because ["CHA-766"],
        /// He is back.
        CameBack { who: Footballer, at: Square } because ["CHA-766"],
        /// He is injured and leaves.
        Injured { who: Footballer } because ["CHA-767"],
        /// A reserve comes on.
        Substituted { off: Footballer, on: Footballer, at: Square } because ["CHA-415"],
        /// What would have left fewer than seven is not carried out.
        Spared { who: Footballer } because ["CHA-773"],
        /// A new keeper is named.
        KeeperNamed { who: Footballer } because ["CHA-774"],
        /// He is placed further back.
        PutBack { who: Footballer, from: Square, to: Square } because ["CHA-722", "CHA-768"],
        /// He makes room for who takes the restart.
        MadeRoom { who: Footballer, from: Square, to: Square } because ["CHA-744"],
        /// A free kick for a side.
        FreeKick { side: Side, at: Square } because ["CHA-720"],
        /// Who takes it, and where.
        Taker { restart: Restart, who: Footballer, at: Square } because restart,
        /// The ball goes to a footballer.
        BallTo { who: Footballer, at: Square } because ["CHA-769"],
        /// A penalty, and who takes it.
        Penalty { who: Footballer, at: Square } because ["CHA-730"],
        /// The die of a penalty.
        PenaltyDie { side: Side, die: u8, goal: bool } because ["CHA-731"],
        /// One more die for the moves.
        ExtraDie { side: Side, die: u8 } because ["CHA-770"],
        /// The unused dice are lost.
        DiceLost { side: Side } because ["CHA-760", "CHA-771"],
        /// The throw is over and the side keeps the ball, has recovered it, or leaves it to the others.
        Kept { side: Side, possession: bool } because { possession: true } ["CHA-540"] or ["CHA-544"],
        /// The ball is loose: the opponents try to recover it.
        Loose { side: Side, at: Square } because ["CHA-541", "CHA-545"],
        /// A side has kept the ball for as long as is allowed.
        KeptTooLong { side: Side } because ["CHA-548"],
        /// The clock has run out.
        TimeUp because ["CHA-801"],
        /// A side gives up.
        Conceded { side: Side } because ["CHA-908"],
        /// The match is over: goals of South and North.
        Over { score: [u8; 2] } because ["CHA-801"],
    }
}

reasons! {
    /// How the ball comes back into play.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Restart {
        /// From the touch-line.
        ThrowIn because ["CHA-741", "CHA-744"],
        /// From a corner.
        Corner because ["CHA-742", "CHA-744"],
        /// From the goal area.
        GoalKick because ["CHA-743", "CHA-744"],
        /// Where the offence was.
        FreeKick because ["CHA-720"],
        /// The ball goes to the footballer, not he to the ball.
        BallTo because ["CHA-769"],
    }
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

onze_core::as_list! { Relays }
