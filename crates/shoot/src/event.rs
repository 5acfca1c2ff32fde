//! What happens in a match, each with the clauses that made it happen.

use onze_core::{Because, Clause, Side};
use serde::Serialize;

use crate::square::{Dark, Light};
use crate::{End, Flank, Number, Numbers, Offer};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `side`, `dice`, `from` and `to` are what they say
pub enum Event {
    /// The players stand on the squares of their numbers, the ball on the centre spot.
    SetUp { south: Side },
    /// A coach threw for the choice of ends.
    EndsThrown { side: Side, dice: [u8; 2] },
    /// A coach chose an end.
    EndChosen { side: Side, end: End },
    /// A coach threw for the first kick-off.
    KickOffThrown { side: Side, dice: [u8; 2] },
    /// Both threw the same total, and throw again.
    Tied { ends: bool },
    /// A side kicks off from its circle. `twice`: after the ball it throws for the players.
    KickOff { side: Side, ball: Light, twice: bool },
    /// A throw for the players. `count`: throws of the match so far.
    ThrownForPlayers { side: Side, dice: [u8; 2], count: u32 },
    /// A throw for the ball.
    ThrownForBall { side: Side, dice: [u8; 2], total: u8, count: u32 },
    /// A double six brings a further throw.
    FreeKick { side: Side, ball: bool },
    /// A double six with the ball loose in the opponents' penalty area.
    Penalty { side: Side, from: Light, ball: Light },
    /// A player was put on a square by rule.
    Placed { side: Side, number: Number, from: Dark, to: Dark },
    /// A player made way for one who was placed.
    MadeWay { side: Side, number: Number, from: Dark, to: Dark },
    /// A player moved.
    Moved { side: Side, number: Number, from: Dark, to: Dark, points: u8 },
    /// The coach used no more dice.
    Declined { side: Side },
    /// Nobody can use what is left of the throw.
    Lost { side: Side, points: u8 },
    /// The throw for the players gave possession.
    Possession { side: Side, holders: Numbers },
    /// It did not. `offside`: forwards next to the ball who do not count.
    NoPossession { side: Side, offside: Numbers },
    /// The ball moved. `lost`: points left over.
    BallMoved { side: Side, from: Light, to: Light, total: u8, lost: u8 },
    /// It came to rest next to players who count.
    Passed { side: Side, holders: Numbers },
    /// It came to rest next to none of them. `offside`: forwards next to it who do not count.
    Loose { side: Side, offside: Numbers },
    /// A goal. `automatic`: by double six. `forced`: there was nothing else to choose.
    Goal { side: Side, from: Light, automatic: bool, forced: bool, red: u16, blue: u16 },
    /// The ball cannot move: dead.
    Dead { side: Side, ball: Light },
    /// The keeper has the ball in his goal area: play on, or a goal kick?
    KeeperAsked { side: Side },
    /// He plays on.
    PlayedOn { side: Side },
    /// A goal kick is taken.
    GoalKick { side: Side, flank: Flank, ball: Light },
    /// Too many throws without possession: the ball goes to the centre spot.
    DropBall { side: Side, ball: Light },
    /// The clock of the half has run out.
    TimeUp,
    /// The sides change ends.
    HalfTime { red: u16, blue: u16, south: Side },
    /// The second half is over.
    FullTime { red: u16, blue: u16 },
    /// The match has seen too many throws.
    SafetyStop { throws: u32 },
    /// A coach offers something.
    Offered { side: Side, offer: Offer },
    /// The other refuses.
    OfferRefused { side: Side, offer: Offer },
    /// The other accepts.
    Agreed { side: Side, offer: Offer },
    /// A coach gave up.
    Resigned { side: Side },
    /// The match is over.
    Over {
        red: u16,
        blue: u16,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        winner: Option<Side>,
    },
}

impl Because for Event {
    fn rules(&self) -> &'static [Clause] {
        match self {
            Event::SetUp { .. } => &[Clause("SHO-202"), Clause("SHO-203"), Clause("SHO-105")],
            Event::EndsThrown { .. } | Event::EndChosen { .. } | Event::Tied { ends: true } => {
                &[Clause("SHO-201")]
            }
            Event::KickOffThrown { .. } | Event::Tied { ends: false } => &[Clause("SHO-204")],
            Event::KickOff { twice: true, .. } => &[Clause("SHO-205"), Clause("SHO-206"), Clause("SHO-207")],
            Event::KickOff { twice: false, .. } => &[Clause("SHO-205"), Clause("SHO-210")],
            Event::ThrownForPlayers { .. } => &[Clause("SHO-301"), Clause("SHO-302")],
            Event::ThrownForBall { .. } => &[Clause("SHO-301"), Clause("SHO-313")],
            Event::FreeKick { ball: false, .. } => &[Clause("SHO-710"), Clause("SHO-711")],
            Event::FreeKick { ball: true, .. } => &[Clause("SHO-720"), Clause("SHO-721")],
            Event::Penalty { .. } => &[Clause("SHO-730"), Clause("SHO-731")],
            Event::Placed { .. } => &[Clause("SHO-451")],
            Event::MadeWay { .. } => &[Clause("SHO-452")],
            Event::Moved { .. } => &[Clause("SHO-302"), Clause("SHO-401")],
            Event::Declined { .. } => &[Clause("SHO-307")],
            Event::Lost { .. } => &[Clause("SHO-308"), Clause("SHO-907")],
            Event::Possession { .. } => &[Clause("SHO-501"), Clause("SHO-311")],
            Event::NoPossession { offside, .. } if offside.is_empty() => &[Clause("SHO-312")],
            Event::NoPossession { .. } => &[Clause("SHO-503"), Clause("SHO-312")],
            Event::BallMoved { lost: 0, .. } => &[Clause("SHO-510"), Clause("SHO-511")],
            Event::BallMoved { .. } => &[Clause("SHO-514")],
            Event::Passed { .. } => &[Clause("SHO-520"), Clause("SHO-521")],
            Event::Loose { offside, .. } if offside.is_empty() => &[Clause("SHO-523"), Clause("SHO-315")],
            Event::Loose { .. } => &[Clause("SHO-611"), Clause("SHO-523")],
            Event::Goal { automatic: true, .. } => &[Clause("SHO-703"), Clause("SHO-607")],
            Event::Goal { forced: true, .. } => &[Clause("SHO-601"), Clause("SHO-605"), Clause("SHO-907")],
            Event::Goal { .. } => &[Clause("SHO-601"), Clause("SHO-602"), Clause("SHO-607")],
            Event::Dead { .. } => &[Clause("SHO-515")],
            Event::KeeperAsked { .. } => &[Clause("SHO-530")],
            Event::PlayedOn { .. } => &[Clause("SHO-531")],
            Event::GoalKick { .. } => &[Clause("SHO-532")],
            Event::DropBall { .. } => &[Clause("SHO-902"), Clause("SHO-903")],
            Event::TimeUp => &[Clause("SHO-803"), Clause("SHO-805")],
            Event::HalfTime { .. } => &[Clause("SHO-806"), Clause("SHO-805")],
            Event::FullTime { .. } => &[Clause("SHO-805"), Clause("SHO-807")],
            Event::SafetyStop { .. } => &[Clause("SHO-904")],
            Event::Offered { offer, .. }
            | Event::OfferRefused { offer, .. }
            | Event::Agreed { offer, .. } => match offer {
                Offer::Draw => &[Clause("SHO-905")],
                Offer::End => &[Clause("SHO-808")],
            },
            Event::Resigned { .. } => &[Clause("SHO-905")],
            Event::Over { .. } => &[Clause("SHO-807"), Clause("SHO-802")],
        }
    }
}
