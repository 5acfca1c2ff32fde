//! What would come of a choice if the hand did exactly what is meant: for showing it before it is made (SIM-1006).
//!
//! Nothing here draws from the chance of the match, and nothing looks at what is under seal (SIM-1004).

use onze_core::{Chance, Game, Side};
use onze_kick::Level;
use serde::Serialize;

use crate::aim::Aim;
use crate::cell::Cell;
use crate::event::{Event, Tie};
use crate::football::Screen;
use crate::moves::{KeeperPlan, Move, Preparation};
use crate::path::Path;
use crate::peg::{Peg, Pegs};
use crate::pitch::Zone;
use crate::point::Point;
use crate::state::{Due, Restart, Stage};
use crate::turn::Turn;

onze_core::words! {
    /// How a kick would end.
    pub enum Outlook {
        /// Somebody takes the ball.
        Taken = "taken",
        /// A goal.
        Goal = "goal",
        /// Out of play.
        Restart = "restart",
        /// Somebody is offside.
        Offside = "offside",
        /// Somebody heads it.
        Header = "header",
        /// A foul.
        Foul = "foul",
    }
}

/// What would come of a kick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foreseen {
    /// How it would end.
    pub kind: Outlook,
    /// The side that would have the ball, or a goal.
    pub side: Side,
    /// Who could take the ball, would head it, or is offside.
    pub pegs: Pegs,
    /// Where the ball comes to rest.
    pub cell: Option<Cell>,
    /// How play would be resumed.
    pub restart: Option<Restart>,
    /// Which rule would settle a tie.
    pub tie: Option<Tie>,
    /// The ball is lost to the kicker's side, or play stops in the other's favour.
    pub lost: bool,
}

/// The path of a kick, and what would come of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foresight {
    /// The path.
    #[serde(flatten)]
    pub path: Path,
    /// What would come of it, of a dribble if it comes off; nothing where that hangs on a secret of the other side.
    pub result: Option<Foreseen>,
}

/// A duel that a choice would begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Duel {
    /// Who begins it, and the other.
    pub pegs: [Peg; 2],
    /// Their numbers.
    pub numbers: [u8; 2],
    /// Of 36 throws, those that win it without a foul; none where no tackle is meant.
    pub wins: u8,
    /// Of 36 throws, those that are a foul of the defender.
    pub fouls: u8,
    /// Of 6 throws before it, those that are a foul for coming from behind (SIM-732).
    pub behind: u8,
}

/// No chance at all: the exact hand makes nothing of it.
struct Still;

impl Chance for Still {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn word(&mut self) -> u64 {
        0
    }
}

impl Screen<'_> {
    /// The path of a kick of the carrier as it is aimed, and what would come of it.
    pub(crate) fn foresight(self, aim: Aim, dribble: Option<Peg>) -> Option<Foresight> {
        let path = Path::from(&self.aimed_path(aim)?);
        let peg = self.ball.carrier?;
        let choice = match self.stage {
            Stage::Aim => Move::Kick { peg, aim },
            _ => Move::Pass { peg, aim, dribble },
        };
        Some(Foresight { path, result: self.foreseen(&choice) })
    }

    /// What would come of a kick, of a dribble if it comes off; nothing if it is not legal, or if a secret of the other
    /// side decides it.
    pub(crate) fn foreseen(self, choice: &Move) -> Option<Foreseen> {
        self.foreseen_with(choice, true)
    }

    /// What would come of a dribble whose duel is lost; nothing of a kick without one.
    pub(crate) fn foreseen_if_lost(self, choice: &Move) -> Option<Foreseen> {
        self.duel(choice)?;
        self.foreseen_with(choice, false)
    }

    fn foreseen_with(self, choice: &Move, beaten: bool) -> Option<Foreseen> {
        let attack = self.turn.attack;
        if self.stage == Stage::AimDive || self.game.check(self.state, attack.seat(), choice).is_err() {
            return None;
        }
        let mut exact = self.game.clone();
        exact.rules.hand = Level::Exact;
        let (mut after, mut events) = (*self.state, Vec::new());
        exact.apply(&mut after, attack.seat(), choice, &mut events);
        if matches!(after.due, Some(Due::Kick(_))) {
            exact.draw(&mut after, &mut Still, &mut events);
        }
        if matches!(after.due, Some(Due::Dribble { .. })) {
            after.due = None;
            Turn { game: &exact, state: &mut after, events: &mut events }.end_dribble(beaten);
        }
        exact.football(&after).screen().read_result(attack, &events)
    }

    /// SIM-432, SIM-741: the duel that a dribble or a tackle would be; SIM-732: the die of whoever only comes from behind.
    ///
    /// Nothing where no die is thrown: what is punished for certain (SIM-733, SIM-442), and a dribble that is won without
    /// dice (SIM-436).
    pub(crate) fn duel(self, choice: &Move) -> Option<Duel> {
        let carrier = self.ball.carrier?;
        if self.punishes(choice).is_some() {
            return None;
        }
        if let Some((peg, to, tackle)) = challenger(choice).filter(|(peg, ..)| peg.side() == self.defence()) {
            let behind = self.foul_from_behind(peg, to);
            let numbers = [self.sticker(peg).numbers.tackle, self.sticker(carrier).numbers.keeping];
            if !tackle {
                let pegs = [peg, carrier];
                return (behind > 0).then_some(Duel { pegs, numbers, wins: 0, fouls: 0, behind });
            }
            let fouls = self.game.pitch.zone(peg.side(), self.ball.cell) == Zone::Defence;
            return Some(Duel { behind, ..odds([peg, carrier], numbers, fouls.then_some(0)) });
        }
        let opponent = match choice {
            Move::Pass { dribble: Some(opponent), .. } => *opponent,
            Move::Dodge { .. } => self.keeper_of(self.defence()),
            _ => return None,
        };
        if self.turn.failed_before.has(opponent) {
            return None;
        }
        let numbers = [self.sticker(carrier).numbers.dribble, self.sticker(opponent).numbers.marking];
        let fouls = self.game.pitch.zone(carrier.side(), self.cell(carrier)) == Zone::Attack;
        Some(odds([carrier, opponent], numbers, fouls.then_some(1)))
    }

    /// SIM-732, SIM-911: the faces that are a foul for whoever comes from behind, the keeper too (SIM-653).
    fn foul_from_behind(self, peg: Peg, to: Option<Point>) -> u8 {
        let enters = to.is_some_and(|to| self.game.pitch.cell(to) == self.ball.cell);
        let behind = enters && self.ball.cell.rear(self.turn.attack).has(self.cell(peg));
        match (behind, self.retrieves(peg)) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 3,
        }
    }

    /// SIM-911.
    pub(crate) fn retrieves(self, peg: Peg) -> bool {
        self.game.rules.pro.retrieval && self.sticker(peg).blue() >= 2
    }

    fn read_result(self, attack: Side, events: &[Event]) -> Option<Foreseen> {
        let seen = |kind: Outlook, side: Side, pegs: Pegs| {
            let lost = kind == Outlook::Offside || (kind == Outlook::Foul) == (side == attack);
            Foreseen { kind, side, pegs, cell: None, restart: None, tie: None, lost }
        };
        for event in events {
            match *event {
                Event::Goal { side, by, .. } => return Some(seen(Outlook::Goal, side, Pegs::only(by))),
                Event::Offside { peg } => {
                    return Some(seen(Outlook::Offside, attack.other(), Pegs::only(peg)));
                }
                Event::Header { peg } => return Some(seen(Outlook::Header, peg.side(), Pegs::only(peg))),
                Event::Foul { by, .. } => return Some(seen(Outlook::Foul, by.side(), Pegs::only(by))),
                Event::Awarded { side, restart, .. } => {
                    let seen = seen(Outlook::Restart, side, Pegs::NONE);
                    return Some(Foreseen { restart: Some(restart), ..seen });
                }
                Event::Took { peg, to, tie, .. } => {
                    let seen = seen(Outlook::Taken, peg.side(), Pegs::only(peg));
                    return Some(Foreseen { cell: Some(to), tie, ..seen });
                }
                _ => {}
            }
        }
        let counts = matches!(self.stage, Stage::KickerPlace | Stage::Cod) && self.due.is_none();
        counts.then(|| {
            let verdict = self.count().verdict();
            let cell = Some(self.game.pitch.cell(self.ball.at));
            Foreseen { cell, tie: verdict.tie, ..seen(Outlook::Taken, verdict.side, verdict.pegs) }
        })
    }
}

/// Who may come to the ball by this choice, where to, and whether he tackles; one who tackles where he stands goes nowhere.
fn challenger(choice: &Move) -> Option<(Peg, Option<Point>, bool)> {
    match choice {
        Move::Step { put, tackle } => Some((put.peg, Some(put.at), *tackle)),
        Move::KnockOn { first, tackle, .. } => Some((first.peg, Some(first.at), *tackle)),
        Move::Prepare(Preparation { keeper: KeeperPlan::Place { to, tackle }, .. }) => {
            Some((to.peg, Some(to.at), *tackle))
        }
        Move::Tackle(peg) => Some((*peg, None, true)),
        _ => None,
    }
}

/// All 36 throws of the two dice; `foul_on_one` is the die whose 1 is a foul whatever the sums.
fn odds(pegs: [Peg; 2], numbers: [u8; 2], foul_on_one: Option<usize>) -> Duel {
    let mut duel = Duel { pegs, numbers, wins: 0, fouls: 0, behind: 0 };
    for dice in (1..=6).flat_map(|one| (1..=6).map(move |two| [one, two])) {
        if foul_on_one.is_some_and(|which| dice[which] == 1) {
            duel.fouls += 1;
        } else if dice[0] + numbers[0] > dice[1] + numbers[1] {
            duel.wins += 1;
        }
    }
    duel
}
