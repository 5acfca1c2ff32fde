//! What happens in a match, each with the clauses that made it happen.

use onze_core::{Side, reasons};
use serde::Serialize;

use crate::{Card, Direction, Kick, Pile, Slot};

reasons! {
    /// What decided a match.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "kebab-case")]
    pub enum Decision {
        /// More goals at full time.
        Goals because ["CHI-808"],
        /// The shoot-out.
        ShootOut because ["CHI-814", "CHI-817"],
        /// A toss at the limit of the shoot-out.
        Toss because ["CHI-912", "CHI-817"],
        /// The other side gave up.
        Resignation because ["CHI-904"],
    }
}

reasons! {
    /// One thing that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[allow(missing_docs)] // `side`, `card`, `slot` and `kick` are what they say
    pub enum Event {
        /// A side's cards were shuffled and laid out.
        Dealt { side: Side, active: [Card; 4], face_down: u8, face_up: u8, top: Card }
            because ["CHI-203", "CHI-204", "CHI-205", "CHI-208"],
        /// The ball card was thrown for the first possession.
        Toss { side: Side } because ["CHI-209", "CHI-210"],
        /// A side has handed in a choice.
        Committed { side: Side } because ["CHI-302"],
        /// The clock ran out, and chance or "no" answered.
        TimedOut { side: Side } because ["CHI-903"],
        /// Both cards of a duel are shown. `forced`: the last card of both, played without asking.
        Duel {
            number: u8,
            attacker: Side,
            attacker_card: Card,
            attacker_slot: Slot,
            defender_card: Card,
            defender_slot: Slot,
            forced: bool,
        } because { forced: false } ["CHI-301", "CHI-303"] or ["CHI-301", "CHI-303", "CHI-901"],
        /// The attacker may make a one-two with the card that kept the ball before.
        OneTwoOffered { side: Side, card: Card } because ["CHI-721", "CHI-723"],
        /// The attacker's answer.
        OneTwo { side: Side, made: bool } because ["CHI-724", "CHI-722"],
        /// The defender may signal an offside. `difference`: of the cards.
        OffsideAsked { side: Side, difference: u8 } because ["CHI-711", "CHI-713"],
        /// The defender's answer.
        Offside { side: Side, signalled: bool } because { signalled: true } ["CHI-711", "CHI-714"] or ["CHI-715"],
        /// The attacker keeps the ball: a conservation, perhaps by a dribble.
        Kept { side: Side, kept: u8, needed: u8, dribble: bool }
            because { dribble: false } ["CHI-306", "CHI-309"] or ["CHI-503", "CHI-504"],
        /// The next duel is the shot.
        ShotPhase { side: Side } because ["CHI-602", "CHI-603"],
        /// The defender takes the ball with a higher card. `side`: who lost it; `shot`: in the shot phase.
        Lost { side: Side, shot: bool } because { shot: false } ["CHI-307"] or ["CHI-607"],
        /// The defender's tackle stops a dribble. `side` and `shot` as above.
        Tackled { side: Side, shot: bool } because { shot: false } ["CHI-502"] or ["CHI-614"],
        /// The new attacker needs one conservation only.
        CounterAttack { side: Side, needed: u8 } because ["CHI-741", "CHI-742"],
        /// The keeper parries; the attacker shoots again.
        Parried { side: Side } because ["CHI-606"],
        /// A dribble in the shot phase: the attacker tries again.
        NewAttempt { side: Side } because ["CHI-613"],
        /// The shot goes over the bar.
        Over { side: Side, difference: u8 } because ["CHI-605"],
        /// A kick is due.
        KickDue { kick: Kick, shooter: Side }
            because { kick: Kick::Shot } ["CHI-401", "CHI-402"]
                or { kick: Kick::FreeKick } ["CHI-506", "CHI-507"]
                or { kick: Kick::Penalty } ["CHI-610", "CHI-611"]
                or { kick: Kick::LastShot } ["CHI-801", "CHI-804"]
                or ["CHI-812"],
        /// A kick was taken: where it went, where the keeper went, and did it go in?
        KickTaken { kick: Kick, shooter: Side, shot: Direction, dive: Direction, goal: bool }
            because { kick: Kick::FreeKick } ["CHI-508", "CHI-408"]
                or { kick: Kick::Penalty } ["CHI-612", "CHI-408"]
                or { kick: Kick::ShootOut } ["CHI-812", "CHI-816"]
                or ["CHI-408"],
        /// A goal is counted by turning a card.
        Goal { side: Side, card: Card, card_shot: bool, red: u8, blue: u8 }
            because { card_shot: false } ["CHI-409", "CHI-410"] or ["CHI-604", "CHI-608", "CHI-409"],
        /// The ball changes sides, and so many cards of the match zone are gathered.
        BallTo { side: Side, gathered: u8 } because ["CHI-313", "CHI-314", "CHI-310"],
        /// A side drew a card. `card`: for those who see it; `top`: the new top of the face-up pile, if it was drawn from and is
        /// not empty; `forced`: there was no choice.
        Drew {
            side: Side,
            pile: Pile,
            slot: Slot,
            #[serde(skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            card: Option<Card>,
            #[serde(skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            top: Option<Card>,
            forced: bool,
        } because { pile: Pile::FaceUp } ["CHI-321", "CHI-320"] or ["CHI-322", "CHI-320"],
        /// The cards are played.
        FullTime { red: u8, blue: u8 } because ["CHI-808", "CHI-802"],
        /// Level: the shoot-out decides.
        ShootOut { first: Side } because ["CHI-810", "CHI-811"],
        /// The shoot-out after so many kicks: the goals in it.
        Tally { red: u32, blue: u32, kicks: u32 } because ["CHI-814", "CHI-813"],
        /// Still level at the limit: a toss decides.
        TossDecides { side: Side } because ["CHI-912"],
        /// A side gave up.
        Resigned { side: Side } because ["CHI-904"],
        /// The match is over.
        Won { side: Side, by: Decision } because by,
    }
}
