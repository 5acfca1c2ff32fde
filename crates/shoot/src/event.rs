//! What happens in a match, each with the clauses that made it happen.

use onze_core::{Side, reasons};
use serde::Serialize;

use crate::square::{Dark, Light};
use crate::{End, Flank, Number, Numbers, Offer};

reasons! {
    /// One thing that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `side`, `dice`, `from` and `to` are what they say
    pub enum Event {
        /// The players stand on the squares of their numbers, the ball on the centre spot.
        SetUp { south: Side } because ["SHO-202", "SHO-203", "SHO-105"],
        /// A coach threw for the choice of ends.
        EndsThrown { side: Side, dice: [u8; 2] } because ["SHO-201"],
        /// A coach chose an end.
        EndChosen { side: Side, end: End } because ["SHO-201"],
        /// A coach threw for the first kick-off.
        KickOffThrown { side: Side, dice: [u8; 2] } because ["SHO-204"],
        /// Both threw the same total, and throw again.
        Tied { ends: bool } because { ends: true } ["SHO-201"] or ["SHO-204"],
        /// A side kicks off from its circle. `twice`: after the ball it throws for the players.
        KickOff { side: Side, ball: Light, twice: bool }
            because { twice: true } ["SHO-205", "SHO-206", "SHO-207"] or ["SHO-205", "SHO-210"],
        /// A throw for the players. `count`: throws of the match so far.
        ThrownForPlayers { side: Side, dice: [u8; 2], count: u32 } because ["SHO-301", "SHO-302"],
        /// A throw for the ball.
        ThrownForBall { side: Side, dice: [u8; 2], total: u8, count: u32 } because ["SHO-301", "SHO-313"],
        /// A double six brings a further throw.
        FreeKick { side: Side, ball: bool }
            because { ball: false } ["SHO-710", "SHO-711"] or ["SHO-720", "SHO-721"],
        /// A double six with the ball loose in the opponents' penalty area.
        Penalty { side: Side, from: Light, ball: Light } because ["SHO-730", "SHO-731"],
        /// A player was put on a square by rule.
        Placed { side: Side, number: Number, from: Dark, to: Dark } because ["SHO-451"],
        /// A player made way for one who was placed.
        MadeWay { side: Side, number: Number, from: Dark, to: Dark } because ["SHO-452"],
        /// A player moved.
        Moved { side: Side, number: Number, from: Dark, to: Dark, points: u8 } because ["SHO-302", "SHO-401"],
        /// The coach used no more dice.
        Declined { side: Side } because ["SHO-307"],
        /// Nobody can use what is left of the throw.
        Lost { side: Side, points: u8 } because ["SHO-308", "SHO-907"],
        /// The throw for the players gave possession.
        Possession { side: Side, holders: Numbers } because ["SHO-501", "SHO-311"],
        /// It did not. `offside`: forwards next to the ball who do not count.
        NoPossession { side: Side, offside: Numbers }
            because { offside: Numbers::NONE } ["SHO-312"] or ["SHO-503", "SHO-312"],
        /// The ball moved. `lost`: points left over.
        BallMoved { side: Side, from: Light, to: Light, total: u8, lost: u8 }
            because { lost: 0 } ["SHO-510", "SHO-511"] or ["SHO-514"],
        /// It came to rest next to players who count.
        Passed { side: Side, holders: Numbers } because ["SHO-520", "SHO-521"],
        /// It came to rest next to none of them. `offside`: forwards next to it who do not count.
        Loose { side: Side, offside: Numbers }
            because { offside: Numbers::NONE } ["SHO-523", "SHO-315"] or ["SHO-611", "SHO-523"],
        /// A goal. `automatic`: by double six. `forced`: there was nothing else to choose.
        Goal { side: Side, from: Light, automatic: bool, forced: bool, red: u16, blue: u16 }
            because { automatic: true } ["SHO-703", "SHO-607"]
                or { forced: true } ["SHO-601", "SHO-605", "SHO-907"]
                or ["SHO-601", "SHO-602", "SHO-607"],
        /// The ball cannot move: dead.
        Dead { side: Side, ball: Light } because ["SHO-515"],
        /// The keeper has the ball in his goal area: play on, or a goal kick?
        KeeperAsked { side: Side } because ["SHO-530"],
        /// He plays on.
        PlayedOn { side: Side } because ["SHO-531"],
        /// A goal kick is taken.
        GoalKick { side: Side, flank: Flank, ball: Light } because ["SHO-532"],
        /// Too many throws without possession: the ball goes to the centre spot.
        DropBall { side: Side, ball: Light } because ["SHO-902", "SHO-903"],
        /// The clock of the half has run out.
        TimeUp because ["SHO-803", "SHO-805"],
        /// The sides change ends.
        HalfTime { red: u16, blue: u16, south: Side } because ["SHO-806", "SHO-805"],
        /// The second half is over.
        FullTime { red: u16, blue: u16 } because ["SHO-805", "SHO-807"],
        /// The match has seen too many throws.
        SafetyStop { throws: u32 } because ["SHO-904"],
        /// A coach offers something.
        Offered { side: Side, offer: Offer } because offer,
        /// The other refuses.
        OfferRefused { side: Side, offer: Offer } because offer,
        /// The other accepts.
        Agreed { side: Side, offer: Offer } because offer,
        /// A coach gave up.
        Resigned { side: Side } because ["SHO-905"],
        /// The match is over.
        Over {
            red: u16,
            blue: u16,
            #[serde(skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            winner: Option<Side>,
        } because ["SHO-807", "SHO-802"],
    }
}
