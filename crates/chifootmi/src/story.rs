//! A match as people tell it: who attacks, how the ball is kept, and what becomes of the shot.
//!
//! An attack lasts as long as a side has the ball. Whoever attacks in a duel has the ball in it: possession is counted in
//! duels. Shots are all kicks but those of the shoot-out, and every card played at the goal.

use onze_core::story::{Ended, MarkKind, Report, Scored, Shot, ShotResult, Shown, Story, StoryClock, Ticker};
use onze_core::{Seat, Side};
use serde_json::{Value, json};

use crate::{Card, Chifootmi, Event, Kick};

pub(crate) fn story(shown: &Shown<Chifootmi>) -> Story {
    let mut teller = Teller {
        ticker: Ticker::default(),
        report: Report::new(shown, StoryClock::Duel),
        duel: shown.begun.duel,
        cards: [Card::X; 2],
        ended: Ended::Lost,
        counter: false,
        kick: None,
    };
    for (n, event) in &shown.events {
        teller.event(*n, event);
    }
    teller.finish(shown)
}

/// What is known while the log is read.
struct Teller {
    ticker: Ticker,
    report: Report,
    duel: u8,
    /// The attacker's card and the defender's.
    cards: [Card; 2],
    /// How the attack ends, once the ball changes sides.
    ended: Ended,
    /// The next attack is a counter-attack.
    counter: bool,
    /// The kick that was taken last.
    kick: Option<Kick>,
}

impl Teller {
    fn event(&mut self, n: usize, event: &Event) {
        match *event {
            Event::Toss { side } => {
                self.ticker.begin(n, Some(side.letter()));
                self.ticker.say(n, "chifootmi-tell-kick-off", &[("side", side.letter().into())]);
            }
            Event::Duel { number, attacker, attacker_card, defender_card, .. } => {
                (self.duel, self.cards, self.kick) = (number, [attacker_card, defender_card], None);
                self.attack(n, attacker);
            }
            Event::OneTwo { made: true, .. } => self.go_on(n, "chifootmi-tell-one-two", &[]),
            Event::Offside { signalled: true, .. } => {
                self.go_on(n, "chifootmi-tell-offside", &[]);
                self.ended = Ended::Offside;
            }
            Event::Kept { dribble, .. } => {
                let [card, other] = self.cards.map(|card| json!(card));
                self.go_on(
                    n,
                    "chifootmi-tell-kept",
                    &[("dribble", dribble.into()), ("card", card), ("other", other)],
                );
            }
            Event::ShotPhase { side } => self.beat(n, "chifootmi-tell-through", side, &[]),
            Event::Lost { side, shot } | Event::Tackled { side, shot } => {
                let tackled = matches!(event, Event::Tackled { .. });
                let facts =
                    [("card", json!(self.cards[1])), ("shot", shot.into()), ("tackled", tackled.into())];
                self.beat(n, "chifootmi-tell-lost", side, &facts);
                if shot {
                    self.shot(n, side, ShotResult::Blocked);
                }
            }
            Event::CounterAttack { .. } => self.counter = true,
            Event::Parried { side } => {
                self.beat(n, "chifootmi-tell-parried", side, &[]);
                self.shot(n, side, ShotResult::Saved);
                self.ended = Ended::Lost;
            }
            Event::NewAttempt { side } => self.beat(n, "chifootmi-tell-again", side, &[]),
            Event::Over { side, .. } => {
                self.beat(n, "chifootmi-tell-over-the-bar", side, &[]);
                self.shot(n, side, ShotResult::Wide);
            }
            Event::KickDue { kick, shooter } => self.due(n, kick, shooter),
            Event::KickTaken { kick, shooter, goal, .. } => self.taken(n, kick, shooter, goal),
            Event::Goal { side, card, card_shot, red, blue } => {
                self.goal(n, side, card, card_shot, [red, blue]);
            }
            Event::BallTo { .. } => self.end(n),
            Event::FullTime { red, blue } => {
                self.end(n);
                self.ticker.whistle(
                    n,
                    "chifootmi-tell-full-time",
                    &[("red", red.into()), ("blue", blue.into())],
                );
            }
            Event::ShootOut { first } => {
                self.ticker.mark(n, MarkKind::Half, None);
                self.ticker.begin(n, None);
                self.ticker.say(n, "chifootmi-tell-shoot-out", &[("first", first.letter().into())]);
                self.ended = Ended::Whistle;
            }
            Event::TossDecides { side } => self.beat(n, "chifootmi-tell-toss", side, &[]),
            Event::Resigned { side } => {
                self.end(n);
                self.ticker.whistle(n, "chifootmi-tell-resigned", &[("side", side.letter().into())]);
            }
            Event::Won { side, by } => {
                self.end(n);
                self.ticker.whistle(
                    n,
                    "chifootmi-tell-won",
                    &[("side", side.letter().into()), ("by", json!(by))],
                );
            }
            _ => {}
        }
    }

    /// This side has the ball.
    fn attack(&mut self, n: usize, side: Side) {
        if self.ticker.side() == Some(side.letter()) {
            return;
        }
        self.end(n.saturating_sub(1));
        self.ticker.begin(n, Some(side.letter()));
        let counter = std::mem::take(&mut self.counter);
        self.ticker.say(
            n,
            "chifootmi-tell-attack",
            &[("side", side.letter().into()), ("counter", counter.into())],
        );
    }

    fn due(&mut self, n: usize, kick: Kick, shooter: Side) {
        match kick {
            Kick::FreeKick => self.beat(n, "chifootmi-tell-free-kick", shooter, &[]),
            Kick::Penalty => {
                self.ticker.mark(n, MarkKind::Penalty, Some(shooter.letter()));
                self.beat(n, "chifootmi-tell-penalty", shooter, &[]);
            }
            Kick::LastShot => {
                self.end(n);
                self.ticker.begin(n, Some(shooter.letter()));
                self.ticker.say(n, "chifootmi-tell-last-shot", &[("side", shooter.letter().into())]);
            }
            Kick::Shot | Kick::ShootOut => {}
        }
    }

    fn taken(&mut self, n: usize, kick: Kick, shooter: Side, goal: bool) {
        self.kick = Some(kick);
        let facts = [("side", shooter.letter().into()), ("goal", goal.into())];
        if kick == Kick::ShootOut {
            // A sentence each, without a comma between them.
            return self.ticker.say(n, "chifootmi-tell-kick", &facts);
        }
        if !goal {
            self.beat(n, "chifootmi-tell-saved", shooter, &[]);
            self.shot(n, shooter, ShotResult::Saved);
        }
    }

    fn goal(&mut self, n: usize, side: Side, card: Card, card_shot: bool, score: [u8; 2]) {
        let [red, blue] = score;
        let card = card_shot.then_some(card);
        let facts = [("card", json!(card)), ("red", red.into()), ("blue", blue.into())];
        self.beat(n, "chifootmi-tell-goal", side, &facts);
        self.shot(n, side, ShotResult::Goal);
        self.report.goals.push(Scored {
            step: n,
            side: side.letter().into(),
            who: card.and_then(Card::value).map(u32::from),
            own: false,
            penalty: self.kick == Some(Kick::Penalty),
            when: self.duel.into(),
            score: score.map(i64::from).to_vec(),
        });
    }

    /// A shot, by the card of the attacker where cards are played at the goal.
    fn shot(&mut self, n: usize, side: Side, result: ShotResult) {
        let who = if self.kick.is_none() { self.cards[0].value().map(u32::from) } else { None };
        self.report.shots.push(Shot { step: n, side: side.letter().into(), who, at: None, result });
        let (kind, ended) = if result == ShotResult::Goal {
            (MarkKind::Goal, Ended::Goal)
        } else {
            (MarkKind::Shot, Ended::Shot)
        };
        self.ticker.mark(n, kind, Some(side.letter()));
        self.ended = ended;
    }

    fn beat(&mut self, n: usize, say: &'static str, side: Side, facts: &[(&str, Value)]) {
        let mut all = vec![("side", side.letter().into())];
        all.extend_from_slice(facts);
        self.ticker.go_on(n, say, &all);
    }

    fn go_on(&mut self, n: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.ticker.go_on(n, say, facts);
    }

    /// The attack is over.
    fn end(&mut self, n: usize) {
        self.ticker.end(n, std::mem::replace(&mut self.ended, Ended::Lost));
    }

    fn finish(mut self, shown: &Shown<Chifootmi>) -> Story {
        let report = &mut self.report;
        report
            .tally(
                "possession",
                shown.count(|event| match event {
                    Event::Duel { attacker, .. } => Some(attacker.seat()),
                    _ => None,
                }),
            )
            .share = true;
        report.tally_shots();
        report.tally(
            "kept",
            shown.count(|event| match event {
                Event::Kept { side, .. } => Some(side.seat()),
                _ => None,
            }),
        );
        report.tally(
            "dribbles",
            shown.count(|event| match event {
                Event::Kept { side, dribble: true, .. } => Some(side.seat()),
                _ => None,
            }),
        );
        // The event names who lost the ball.
        report.tally(
            "tackles",
            shown.count(|event| match event {
                Event::Tackled { side, .. } => Some(side.other().seat()),
                _ => None,
            }),
        );
        report.tally("free-kicks", shown.count(|event| due(event, Kick::FreeKick)));
        report.tally("penalty-kicks", shown.count(|event| due(event, Kick::Penalty)));
        // The event names the defender, who raises the flag.
        report.tally(
            "offsides",
            shown.count(|event| match event {
                Event::Offside { side, signalled: true } => Some(side.other().seat()),
                _ => None,
            }),
        );
        report.head(shown);
        self.ticker.finish(shown.last, self.report)
    }
}

fn due(event: &Event, wanted: Kick) -> Option<Seat> {
    match event {
        Event::KickDue { kick, shooter } if *kick == wanted => Some(shooter.seat()),
        _ => None,
    }
}
