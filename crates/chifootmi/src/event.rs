//! What happens in a match, each with the clauses that made it happen.

use onze_core::{Because, Clause, Side};
use serde::Serialize;

use crate::{Card, Direction, Kick, Pile, Slot};

/// What decided a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// More goals at full time.
    Goals,
    /// The shoot-out.
    ShootOut,
    /// A toss at the limit of the shoot-out.
    Toss,
    /// The other side gave up.
    Resignation,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // `side`, `card`, `slot` and `kick` are what they say
pub enum Event {
    /// A side's cards were shuffled and laid out.
    Dealt { side: Side, active: [Card; 4], face_down: u8, face_up: u8, top: Card },
    /// The ball card was thrown for the first possession.
    Toss { side: Side },
    /// A side has handed in a choice.
    Committed { side: Side },
    /// The clock ran out, and chance or "no" answered.
    TimedOut { side: Side },
    /// Both cards of a duel are shown. `forced`: the last card of both, played without asking.
    Duel {
        number: u8,
        attacker: Side,
        attacker_card: Card,
        attacker_slot: Slot,
        defender_card: Card,
        defender_slot: Slot,
        forced: bool,
    },
    /// The attacker may make a one-two with the card that kept the ball before.
    OneTwoOffered { side: Side, card: Card },
    /// The attacker's answer.
    OneTwo { side: Side, made: bool },
    /// The defender may signal an offside. `difference`: of the cards.
    OffsideAsked { side: Side, difference: u8 },
    /// The defender's answer.
    Offside { side: Side, signalled: bool },
    /// The attacker keeps the ball: a conservation, perhaps by a dribble.
    Kept { side: Side, kept: u8, needed: u8, dribble: bool },
    /// The next duel is the shot.
    ShotPhase { side: Side },
    /// The defender takes the ball with a higher card. `side`: who lost it; `shot`: in the shot phase.
    Lost { side: Side, shot: bool },
    /// The defender's tackle stops a dribble. `side` and `shot` as above.
    Tackled { side: Side, shot: bool },
    /// The new attacker needs one conservation only.
    CounterAttack { side: Side, needed: u8 },
    /// The keeper parries; the attacker shoots again.
    Parried { side: Side },
    /// A dribble in the shot phase: the attacker tries again.
    NewAttempt { side: Side },
    /// The shot goes over the bar.
    Over { side: Side, difference: u8 },
    /// A kick is due.
    KickDue { kick: Kick, shooter: Side },
    /// A kick was taken: where it went, where the keeper went, and did it go in?
    KickTaken { kick: Kick, shooter: Side, shot: Direction, dive: Direction, goal: bool },
    /// A goal is counted by turning a card.
    Goal { side: Side, card: Card, card_shot: bool, red: u8, blue: u8 },
    /// The ball changes sides, and so many cards of the match zone are gathered.
    BallTo { side: Side, gathered: u8 },
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
    },
    /// The cards are played.
    FullTime { red: u8, blue: u8 },
    /// Level: the shoot-out decides.
    ShootOut { first: Side },
    /// The shoot-out after so many kicks: the goals in it.
    Tally { red: u32, blue: u32, kicks: u32 },
    /// Still level at the limit: a toss decides.
    TossDecides { side: Side },
    /// A side gave up.
    Resigned { side: Side },
    /// The match is over.
    Won { side: Side, by: Decision },
}

impl Because for Event {
    fn rules(&self) -> &'static [Clause] {
        match self {
            Event::Dealt { .. } => {
                &[Clause("CHI-203"), Clause("CHI-204"), Clause("CHI-205"), Clause("CHI-208")]
            }
            Event::Toss { .. } => &[Clause("CHI-209"), Clause("CHI-210")],
            Event::Committed { .. } => &[Clause("CHI-302")],
            Event::TimedOut { .. } => &[Clause("CHI-903")],
            Event::Duel { forced: false, .. } => &[Clause("CHI-301"), Clause("CHI-303")],
            Event::Duel { forced: true, .. } => &[Clause("CHI-301"), Clause("CHI-303"), Clause("CHI-901")],
            Event::OneTwoOffered { .. } => &[Clause("CHI-721"), Clause("CHI-723")],
            Event::OneTwo { .. } => &[Clause("CHI-724"), Clause("CHI-722")],
            Event::OffsideAsked { .. } => &[Clause("CHI-711"), Clause("CHI-713")],
            Event::Offside { signalled: true, .. } => &[Clause("CHI-711"), Clause("CHI-714")],
            Event::Offside { signalled: false, .. } => &[Clause("CHI-715")],
            Event::Kept { dribble: false, .. } => &[Clause("CHI-306"), Clause("CHI-309")],
            Event::Kept { dribble: true, .. } => &[Clause("CHI-503"), Clause("CHI-504")],
            Event::ShotPhase { .. } => &[Clause("CHI-602"), Clause("CHI-603")],
            Event::Lost { shot: false, .. } => &[Clause("CHI-307")],
            Event::Lost { shot: true, .. } => &[Clause("CHI-607")],
            Event::Tackled { shot: false, .. } => &[Clause("CHI-502")],
            Event::Tackled { shot: true, .. } => &[Clause("CHI-614")],
            Event::CounterAttack { .. } => &[Clause("CHI-741"), Clause("CHI-742")],
            Event::Parried { .. } => &[Clause("CHI-606")],
            Event::NewAttempt { .. } => &[Clause("CHI-613")],
            Event::Over { .. } => &[Clause("CHI-605")],
            Event::KickDue { kick, .. } => kick.due_by(),
            Event::KickTaken { kick, .. } => kick.taken_by(),
            Event::Goal { card_shot: false, .. } => &[Clause("CHI-409"), Clause("CHI-410")],
            Event::Goal { card_shot: true, .. } => &[Clause("CHI-604"), Clause("CHI-608"), Clause("CHI-409")],
            Event::BallTo { .. } => &[Clause("CHI-313"), Clause("CHI-314"), Clause("CHI-310")],
            Event::Drew { pile: Pile::FaceUp, .. } => &[Clause("CHI-321"), Clause("CHI-320")],
            Event::Drew { pile: Pile::FaceDown, .. } => &[Clause("CHI-322"), Clause("CHI-320")],
            Event::FullTime { .. } => &[Clause("CHI-808"), Clause("CHI-802")],
            Event::ShootOut { .. } => &[Clause("CHI-810"), Clause("CHI-811")],
            Event::Tally { .. } => &[Clause("CHI-814"), Clause("CHI-813")],
            Event::TossDecides { .. } => &[Clause("CHI-912")],
            Event::Resigned { .. } | Event::Won { by: Decision::Resignation, .. } => &[Clause("CHI-904")],
            Event::Won { by: Decision::Goals, .. } => &[Clause("CHI-808")],
            Event::Won { by: Decision::ShootOut, .. } => &[Clause("CHI-814"), Clause("CHI-817")],
            Event::Won { by: Decision::Toss, .. } => &[Clause("CHI-912"), Clause("CHI-817")],
        }
    }
}

impl Kick {
    fn due_by(self) -> &'static [Clause] {
        match self {
            Kick::Shot => &[Clause("CHI-401"), Clause("CHI-402")],
            Kick::FreeKick => &[Clause("CHI-506"), Clause("CHI-507")],
            Kick::Penalty => &[Clause("CHI-610"), Clause("CHI-611")],
            Kick::LastShot => &[Clause("CHI-801"), Clause("CHI-804")],
            Kick::ShootOut => &[Clause("CHI-812")],
        }
    }

    fn taken_by(self) -> &'static [Clause] {
        match self {
            Kick::Shot | Kick::LastShot => &[Clause("CHI-408")],
            Kick::FreeKick => &[Clause("CHI-508"), Clause("CHI-408")],
            Kick::Penalty => &[Clause("CHI-612"), Clause("CHI-408")],
            Kick::ShootOut => &[Clause("CHI-812"), Clause("CHI-816")],
        }
    }
}
