//! A match as people tell it, and a championship of them: who wins the ball, who plays it to whom, what becomes of it, and
//! what the clubs buy and earn around it.
//!
//! A **shot** is a ball that is played into the goal or past it for a goal kick, and every penalty. Possession is counted in
//! possession throws. Of matches that are played at the same time a paragraph tells one.

use std::collections::BTreeMap;

use onze_core::Seat;
use onze_core::story::{
    Ended, Figure, MarkKind, Pitch as Field, Report, Scored, Shot, ShotResult, Shown, Story, StoryClock,
    Ticker,
};
use serde_json::{Value, json};

use crate::club::Club;
use crate::figures::Verdict;
use crate::pitch::{Comes, Event as Pitch, Footballer, Restart, Side, Square};
use crate::{Challenge, Event, Office};

pub(crate) fn story(shown: &Shown<Challenge>) -> Story {
    let mut teller = Teller {
        ticker: Ticker::default(),
        report: Report::new(shown, StoryClock::Throw),
        field: field(&shown.game),
        two: shown.game.rules.clubs == 2,
        on: None,
        matches: BTreeMap::new(),
        passes: 0,
        pass: (0, None),
        played: None,
        results: vec![Vec::new(); shown.game.rules.clubs],
    };
    for (n, event) in &shown.events {
        match event {
            Event::Office(event) => teller.office(*n, event),
            Event::Pitch { host, guest, event } => teller.pitch(*n, [*host, *guest], event),
        }
    }
    teller.finish(shown)
}

/// Who meets whom: host and guest.
type Clubs = [Club; 2];

/// What is known while the log is read.
struct Teller {
    ticker: Ticker,
    report: Report,
    field: Field,
    /// Are there two clubs?
    two: bool,
    /// The match that is told.
    on: Option<Clubs>,
    /// Of each match that is played: its goals, and its throws.
    matches: BTreeMap<[usize; 2], ([i64; 2], u32)>,
    /// Passes in a row that are not told yet.
    passes: u32,
    /// The last of them: its step and who got it.
    pass: (usize, Option<Footballer>),
    /// Who played the ball last, and from where.
    played: Option<(Footballer, Square)>,
    /// How the matches of each club ended.
    results: Vec<Vec<Verdict>>,
}

impl Teller {
    fn pitch(&mut self, n: usize, clubs: Clubs, event: &Pitch) {
        if self.on != Some(clubs) {
            self.told_passes(n);
            self.ticker.end(n.saturating_sub(1), Ended::Running);
            self.on = Some(clubs);
        }
        let name = |side: Side| clubs[side.index()].name();
        match *event {
            Pitch::KickOff { side } => self.begin(n, name(side), "challenge-tell-kick-off", &[]),
            Pitch::Thrown { .. } => *self.of(clubs).1 += 1,
            Pitch::Played { who, to, comes, from, at, .. } => {
                self.rests(clubs, at);
                self.played = Some((who, from));
                if let (Comes::Mate, Some(to)) = (comes, to) {
                    self.passes += 1;
                    self.pass = (n, Some(to.of(who.side)));
                }
            }
            Pitch::HemmedIn { side, .. } => self.go_on(n, "challenge-tell-hemmed-in", name(side), &[]),
            Pitch::Goal { side, own, at, who } => self.goal(n, clubs, side, own, at, who),
            Pitch::Out { restart, side, at } => self.out(n, clubs, restart, side, at),
            Pitch::Offside { who, .. } => self.man(n, "challenge-tell-offside", clubs, who),
            Pitch::LetGo { who } => self.man(n, "challenge-tell-let-go", clubs, who),
            Pitch::FreeKick { side, .. } => {
                self.told_passes(n);
                self.ticker.end(n, Ended::Foul);
                self.begin(n, name(side), "challenge-tell-free-kick", &[]);
            }
            Pitch::Penalty { who, at } => {
                self.told_passes(n);
                self.ticker.end(n, Ended::Foul);
                self.played = Some((who, at));
                self.ticker.mark(n, MarkKind::Penalty, Some(name(who.side)));
                let facts = [("number", who.number.get().into())];
                self.begin(n, name(who.side), "challenge-tell-penalty", &facts);
            }
            Pitch::PenaltyDie { side, goal: false, .. } => {
                self.go_on(n, "challenge-tell-missed", name(side), &[]);
                self.shot(n, clubs, ShotResult::Saved);
                self.ticker.end(n, Ended::Shot);
            }
            Pitch::Shock { runner, struck, .. } => {
                let facts = [("number", runner.number.get().into()), ("other", struck.number.get().into())];
                self.go_on(n, "challenge-tell-shock", name(runner.side), &facts);
            }
            Pitch::Caution { who } | Pitch::SentOff { who } => {
                self.ticker.mark(n, MarkKind::Card, Some(name(who.side)));
                let red = matches!(event, Pitch::SentOff { .. });
                let facts = [("number", who.number.get().into()), ("red", red.into())];
                self.add(n, "challenge-tell-card", name(who.side), &facts);
            }
            Pitch::Injured { who } => {
                self.add(n, "challenge-tell-injured", name(who.side), &[("number", who.number.get().into())]);
            }
            Pitch::Kept { side, possession: false } if self.ticker.side() != Some(name(side)) => {
                self.told_passes(n);
                self.ticker.end(n.saturating_sub(1), Ended::Lost);
                self.begin(n, name(side), "challenge-tell-wins", &[]);
            }
            Pitch::Loose { side, .. } if self.ticker.is_open() => {
                self.go_on(n, "challenge-tell-loose", name(side), &[]);
                self.ticker.end(n, Ended::Lost);
            }
            Pitch::KeptTooLong { side } => {
                self.go_on(n, "challenge-tell-too-long", name(side), &[]);
                self.ticker.end(n, Ended::Lost);
            }
            Pitch::Conceded { side } => self.add(n, "challenge-tell-conceded", name(side), &[]),
            _ => {}
        }
    }

    fn office(&mut self, n: usize, event: &Office) {
        match event {
            Office::ClubBought { club, value, champions, .. } => {
                let facts = [("value", (*value).into()), ("champions", (*champions).into())];
                self.aside(n, "challenge-tell-bought", club.name(), &facts);
            }
            Office::Traded { seller, buyer, champions, price, .. } => {
                let facts = [
                    ("other", buyer.name().into()),
                    ("champions", (*champions).into()),
                    ("price", (*price).into()),
                ];
                self.aside(n, "challenge-tell-traded", seller.name(), &facts);
            }
            Office::Administration { club, .. } => {
                self.aside(n, "challenge-tell-administration", club.name(), &[]);
            }
            Office::RoundBegan { round, .. } => {
                self.ticker.mark(n, MarkKind::Half, None);
                self.whistle(n, "challenge-tell-round", &[("round", (*round).into())]);
            }
            Office::Fixture { club, other, .. } => {
                let facts = [("club", club.name().into()), ("other", other.name().into())];
                self.whistle(n, "challenge-tell-fixture", &facts);
            }
            Office::FullTime { host, guest, host_goals, guest_goals } => {
                let goals = [*host_goals, *guest_goals];
                let facts = [
                    ("club", host.name().into()),
                    ("other", guest.name().into()),
                    ("own", goals[0].into()),
                    ("others", goals[1].into()),
                ];
                self.whistle(n, "challenge-tell-full-time", &facts);
                for (club, [own, other]) in [(host, goals), (guest, [goals[1], goals[0]])] {
                    if let Some(results) = self.results.get_mut(club.index()) {
                        results.push(Verdict::of(own, other));
                    }
                }
                self.matches.remove(&[host.index(), guest.index()]);
                self.on = None;
            }
            Office::Champions { clubs, points } => {
                let names: Vec<&str> = clubs.iter().map(Club::name).collect();
                let facts = [("clubs", json!(names)), ("points", (*points).into())];
                self.whistle(n, "challenge-tell-champions", &facts);
                self.report.headline(n, "challenge-tell-head", &facts);
            }
            _ => {}
        }
    }

    fn goal(&mut self, n: usize, clubs: Clubs, side: Side, own: bool, at: Square, who: Footballer) {
        let (club, penalty) = (clubs[side.index()].name(), self.played.is_none());
        let (goals, throws) = self.of(clubs);
        goals[side.index()] += 1;
        let (goals, throws) = (*goals, *throws);
        let facts = [
            ("number", who.number.get().into()),
            ("own", own.into()),
            ("host", clubs[0].name().into()),
            ("guest", clubs[1].name().into()),
            ("host_goals", goals[0].into()),
            ("guest_goals", goals[1].into()),
        ];
        self.go_on(n, "challenge-tell-goal", club, &facts);
        let first = if self.two && clubs[0].index() == 1 { [goals[1], goals[0]] } else { goals };
        self.report.goals.push(Scored {
            step: n,
            side: club.into(),
            who: Some(who.number.get().into()),
            own,
            penalty,
            when: throws,
            score: first.to_vec(),
        });
        if own {
            self.ticker.mark(n, MarkKind::Goal, Some(club));
        } else {
            self.played = Some(self.played.unwrap_or((who, at)));
            self.shot(n, clubs, ShotResult::Goal);
        }
        self.ticker.end(n, Ended::Goal);
    }

    fn out(&mut self, n: usize, clubs: Clubs, restart: Restart, side: Side, at: Square) {
        let club = clubs[side.index()].name();
        let wide = restart == Restart::GoalKick && self.played.is_some_and(|(who, _)| who.side != side);
        if wide {
            self.go_on(n, "challenge-tell-wide", club, &[]);
            self.shot(n, clubs, ShotResult::Wide);
        } else {
            self.go_on(n, "challenge-tell-out", club, &[("restart", json!(restart))]);
        }
        self.ticker.end(n, if wide { Ended::Shot } else { Ended::Out });
        self.rests(clubs, at);
        self.begin(n, club, "challenge-tell-restart", &[("restart", json!(restart))]);
    }

    /// The shot of whoever played the ball last.
    fn shot(&mut self, n: usize, clubs: Clubs, result: ShotResult) {
        let Some((who, from)) = self.played.take() else { return };
        let side = clubs[who.side.index()].name();
        let kind = if result == ShotResult::Goal { MarkKind::Goal } else { MarkKind::Shot };
        self.ticker.mark(n, kind, Some(side));
        let own = self.seen(clubs, from);
        let at = Some([own.column(), own.row()].map(|place| f64::from(place) - 0.5));
        let who = Some(who.number.get().into());
        self.report.shots.push(Shot { step: n, side: side.into(), who, at, result });
    }

    fn rests(&mut self, clubs: Clubs, at: Square) {
        let own = self.seen(clubs, at);
        if own.is_on_pitch() {
            self.field.rests(u32::from(own.column()) - 1, u32::from(own.row()) - 1);
        }
    }

    /// A square with the eyes of the first club of two; in a championship with those of the host.
    fn seen(&self, clubs: Clubs, at: Square) -> Square {
        at.own(if self.two && clubs[0].index() == 1 { Side::North } else { Side::South })
    }

    /// Goals and throws of a match.
    fn of(&mut self, clubs: Clubs) -> (&mut [i64; 2], &mut u32) {
        let (goals, throws) = self.matches.entry(clubs.map(Club::index)).or_default();
        (goals, throws)
    }

    fn told_passes(&mut self, n: usize) {
        let ((step, to), count) = (self.pass, std::mem::take(&mut self.passes));
        if let Some(to) = to.filter(|_| count > 0 && self.ticker.is_open()) {
            let facts = [("count", count.into()), ("number", to.number.get().into())];
            self.ticker.go_on(step.min(n), "challenge-tell-passes", &facts);
        }
    }

    fn begin(&mut self, n: usize, club: &'static str, say: &'static str, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.ticker.begin(n, Some(club));
        self.ticker.say(n, say, &of_club(club, facts));
    }

    fn go_on(&mut self, n: usize, say: &'static str, club: &'static str, facts: &[(&str, Value)]) {
        self.told_passes(n);
        if !self.ticker.is_open() {
            self.ticker.begin(n, Some(club));
        }
        self.ticker.go_on(n, say, &of_club(club, facts));
    }

    fn man(&mut self, n: usize, say: &'static str, clubs: Clubs, who: Footballer) {
        self.go_on(n, say, clubs[who.side.index()].name(), &[("number", who.number.get().into())]);
    }

    /// Something beside the play, in a sentence of its own.
    fn add(&mut self, n: usize, say: &'static str, club: &'static str, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.ticker.say(n, say, &of_club(club, facts));
    }

    /// Something in an office.
    fn aside(&mut self, n: usize, say: &'static str, club: &'static str, facts: &[(&str, Value)]) {
        if self.ticker.side().is_some() {
            self.ticker.begin(n, None);
        }
        self.add(n, say, club, facts);
    }

    fn whistle(&mut self, n: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.ticker.whistle(n, say, facts);
    }

    fn finish(mut self, shown: &Shown<Challenge>) -> Story {
        self.told_passes(shown.last);
        let report = &mut self.report;
        report.tally("possession", shown.count(|event| figure(event, "possession-throws"))).share = true;
        report.tally_shots();
        let played = |mates: bool| {
            shown.count(|event| {
                on_pitch(event, |event| match event {
                    Pitch::Played { side, comes, .. } if !mates || *comes == Comes::Mate => Some(*side),
                    _ => None,
                })
            })
        };
        report.tally_of("passes", played(true), played(false));
        for figure in FIGURES.iter().filter(|figure| figure.reported) {
            let counted = shown.count(figure.of);
            report.tally(figure.name, counted);
        }
        if shown.game.rules.friendly.is_none() {
            let of = |wanted| {
                let n = |results: &Vec<Verdict>| results.iter().filter(|one| **one == wanted).count();
                self.results.iter().map(|results| i64::try_from(n(results)).unwrap_or(i64::MAX)).collect()
            };
            report.tally("won", of(Verdict::Win));
            report.tally("drawn", of(Verdict::Draw));
            report.tally("lost", of(Verdict::Loss));
            report.tally("cash", shown.now.clubs.iter().map(|club| club.cash.into()).collect());
            let letters = |results: &Vec<Verdict>| {
                let letter = |one: &Verdict| match one {
                    Verdict::Win => 'w',
                    Verdict::Draw => 'd',
                    Verdict::Loss => 'l',
                };
                results.iter().map(letter).collect()
            };
            report.form = self.results.iter().map(letters).collect();
        } else {
            report.head(shown);
        }
        report.find_best();
        report.pitch = Some(self.field);
        self.ticker.finish(shown.last, self.report)
    }
}

fn of_club<'a>(club: &'static str, facts: &[(&'a str, Value)]) -> Vec<(&'a str, Value)> {
    [("club", club.into())].into_iter().chain(facts.iter().cloned()).collect()
}

/// What is counted in a match, to be set beside the figures of the rules.
pub const FIGURES: &[Figure<Event>] = &[
    Figure {
        name: "possession-throws",
        of: |event| {
            on_pitch(event, |event| match event {
                Pitch::Thrown { side, possession: true, .. } => Some(*side),
                _ => None,
            })
        },
        reported: false,
    },
    Figure {
        name: "kept-balls",
        of: |event| {
            on_pitch(event, |event| match event {
                Pitch::Kept { side, possession: true } => Some(*side),
                _ => None,
            })
        },
        reported: true,
    },
    Figure {
        name: "recovery-throws",
        of: |event| {
            on_pitch(event, |event| match event {
                Pitch::Thrown { side, possession: false, .. } => Some(*side),
                _ => None,
            })
        },
        reported: false,
    },
    Figure {
        name: "recovered-balls",
        of: |event| {
            on_pitch(event, |event| match event {
                Pitch::Kept { side, possession: false } => Some(*side),
                _ => None,
            })
        },
        reported: true,
    },
    Figure {
        name: "deficits",
        of: |event| match event {
            Event::Office(Office::Deficit { club, after_match: true, .. }) => Some(club.seat()),
            _ => None,
        },
        reported: false,
    },
    Figure {
        name: "administrations",
        of: |event| match event {
            Event::Office(Office::Administration { club, .. }) => Some(club.seat()),
            _ => None,
        },
        reported: false,
    },
    Figure { name: "offsides", of: |event| on_pitch(event, offside), reported: true },
    Figure { name: "shocks", of: |event| on_pitch(event, shock), reported: true },
    Figure { name: "cards", of: |event| on_pitch(event, card), reported: true },
    Figure { name: "penalty-kicks", of: |event| on_pitch(event, penalty), reported: true },
];

fn offside(event: &Pitch) -> Option<Side> {
    if let Pitch::Offside { who, .. } = event { Some(who.side) } else { None }
}

fn shock(event: &Pitch) -> Option<Side> {
    if let Pitch::Shock { runner, .. } = event { Some(runner.side) } else { None }
}

fn card(event: &Pitch) -> Option<Side> {
    if let Pitch::Caution { who } | Pitch::SentOff { who } = event { Some(who.side) } else { None }
}

fn penalty(event: &Pitch) -> Option<Side> {
    if let Pitch::Penalty { who, .. } = event { Some(who.side) } else { None }
}

/// Whose event it is on a pitch.
fn on_pitch(event: &Event, of: impl Fn(&Pitch) -> Option<Side>) -> Option<Seat> {
    let Event::Pitch { host, guest, event } = event else { return None };
    Some([host, guest][of(event)?.index()].seat())
}

fn figure(event: &Event, name: &str) -> Option<Seat> {
    FIGURES.iter().find(|figure| figure.name == name).and_then(|figure| (figure.of)(event))
}

/// The lines of the pitch, without anything counted.
fn field(game: &Challenge) -> Field {
    let board = game.pitch.board_view();
    let (columns, rows) = (board.columns, board.rows);
    let corner = |square: Square| [square.column(), square.row()].map(f64::from);
    let [[left, near], [right, far]] = board.area.map(corner);
    let (wide, deep) = (right - left + 1.0, far - near + 1.0);
    let (across, along) = (f64::from(columns), f64::from(rows));
    let half = [0.0, along / 2.0, across, 0.0];
    let [[first, _], [last, _]] = board.goal.map(corner);
    Field {
        columns: columns.into(),
        rows: rows.into(),
        ball: vec![0; usize::from(columns) * usize::from(rows)],
        boxes: vec![[left - 1.0, 0.0, wide, deep], [across - right, along - deep, wide, deep], half],
        mouth: [first - 1.0, last],
    }
}
