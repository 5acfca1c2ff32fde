//! A match as people tell it: who wins the ball, how it is passed, crossed and headed on, and what becomes of the shot.
//!
//! An attack lasts as long as a side has the ball in play. Possession is counted in turns: kicks by each side. A **tackle**
//! is one that comes off, a **pass** came off if a team-mate takes the ball. The ball covers the cells that it crosses.

use onze_core::story::{
    Ended, Figure, MarkKind, Pitch, Report, Scored, Shot, ShotResult, Shown, Story, StoryClock, Ticker,
};
use onze_core::{Seat, Side};
use serde_json::{Value, json};

use crate::aim::Class;
use crate::cells::Cells;
use crate::event::{BallEnd, Card};
use crate::flight::Touched;
use crate::peg::Peg;
use crate::pitch::Zone;
use crate::point::Point;
use crate::state::Restart;
use crate::{Event, Simulator};

/// The side of a square on the maps, which is how far the numbers of two cells lie apart.
const UNIT: i32 = 42_000;

pub(crate) fn story(shown: &Shown<Simulator>) -> Story {
    let mut teller = Teller {
        game: &shown.game,
        ticker: Ticker::default(),
        report: Report::new(shown, StoryClock::Minute),
        pitch: pitch(&shown.game),
        minute: shown.begun.clock.minute,
        at: shown.begun.ball.at,
        keepers: shown.begun.sides.each_ref().map(|side| side.keeper),
        kick: None,
        header: None,
        penalty: false,
        passes: 0,
        came: [0; 2],
        pass: (0, None),
        shot: None,
    };
    for (n, event) in &shown.events {
        teller.event(*n, event);
    }
    teller.finish(shown)
}

/// What is known while the log is read.
struct Teller<'a> {
    game: &'a Simulator,
    ticker: Ticker,
    report: Report,
    pitch: Pitch,
    minute: u16,
    /// Where the ball is.
    at: Point,
    keepers: [Option<Peg>; 2],
    /// The kick that is on its way.
    kick: Option<(Peg, Class)>,
    header: Option<Peg>,
    /// The next shot is a penalty.
    penalty: bool,
    /// Passes in a row that are not told yet, and all that came off, by side.
    passes: u32,
    came: [i64; 2],
    /// The last of them: its step and who took it.
    pass: (usize, Option<Peg>),
    /// A shot that nothing has become of yet: its step, who, from where, and was it a header?
    shot: Option<(usize, Peg, Point)>,
}

impl Teller<'_> {
    fn event(&mut self, n: usize, event: &Event) {
        match event {
            Event::LinedUp { side, keeper, .. } => self.keepers[side.index()] = Some(*keeper),
            Event::ReserveKeeper { peg, .. } | Event::KeeperNamed { peg } => {
                self.keepers[peg.side().index()] = Some(*peg);
            }
            Event::Tick { minute, .. } => self.minute = *minute,
            Event::KickOff { peg, at } => {
                self.rests(*at);
                self.begin(n, peg.side());
                self.say(n, "simulator-tell-kick-off", *peg, &[]);
            }
            Event::Kicked { peg, class, dribble, .. } => self.kicked(n, *peg, *class, dribble.is_some()),
            Event::Ball { end, touched, frame, .. } => self.flown(n, *end, touched, frame.is_some()),
            Event::Header { peg } => self.header = Some(*peg),
            Event::Dribbled { peg, opponent, won, .. } => {
                let facts = [("opponent", opponent.number().into()), ("won", (*won).into())];
                self.go_on(n, "simulator-tell-dribble", *peg, &facts);
            }
            Event::Took { peg, at, .. } => self.took(n, *peg, *at),
            Event::InHands { peg } if self.shot.is_some() => self.saved(n, *peg),
            Event::Tackled { peg, carrier, won, .. } if *won => {
                self.go_on(n, "simulator-tell-tackle", *peg, &[("carrier", carrier.number().into())]);
            }
            Event::Foul { by, at, .. } => {
                self.at = *at;
                self.go_on(n, "simulator-tell-foul", *by, &[]);
                self.ticker.end(n, Ended::Foul);
            }
            Event::Carded { peg, card } => {
                self.ticker.mark(n, MarkKind::Card, Some(peg.side().letter()));
                self.add(n, "simulator-tell-card", *peg, &[("red", (*card == Card::Red).into())]);
            }
            Event::Offside { peg } => {
                self.go_on(n, "simulator-tell-offside", *peg, &[]);
                self.ticker.end(n, Ended::Offside);
            }
            Event::Goal { side, by, own_goal, red, blue } => {
                self.goal(n, *side, *by, *own_goal, [*red, *blue]);
            }
            Event::Awarded { side, restart, at } => self.awarded(n, *side, *restart, *at),
            Event::Substituted { on, off } => {
                self.add(n, "simulator-tell-substituted", *on, &[("off", off.number().into())]);
            }
            Event::HalfTime { red, blue } => {
                self.ticker.mark(n, MarkKind::Half, None);
                self.stop(n, "simulator-tell-half-time", &[("red", (*red).into()), ("blue", (*blue).into())]);
            }
            Event::FullTime { red, blue } => {
                self.stop(n, "simulator-tell-full-time", &[("red", (*red).into()), ("blue", (*blue).into())]);
            }
            Event::Shootout { side } => {
                self.ticker.mark(n, MarkKind::Half, None);
                self.stop(n, "simulator-tell-shoot-out", &[("side", side.letter().into())]);
            }
            Event::PenaltyTaken { peg, scored, red, blue } => {
                let facts = [("scored", (*scored).into()), ("red", (*red).into()), ("blue", (*blue).into())];
                self.add(n, "simulator-tell-penalty-taken", *peg, &facts);
            }
            Event::GaveUp { side } => {
                self.stop(n, "simulator-tell-gave-up", &[("side", side.letter().into())]);
            }
            Event::Over { red, blue, winner } => {
                let winner = winner.map_or("", Side::letter);
                let facts = [("red", (*red).into()), ("blue", (*blue).into()), ("winner", winner.into())];
                self.stop(n, "simulator-tell-over", &facts);
            }
            _ => {}
        }
    }

    fn kicked(&mut self, n: usize, peg: Peg, class: Class, dribble: bool) {
        self.settle(n);
        self.kick = Some((peg, class));
        let header = self.header.take() == Some(peg);
        let facts = [("header", header.into()), ("penalty", self.penalty.into())];
        match class {
            Class::Pass if !dribble && header => self.go_on(n, "simulator-tell-heads-on", peg, &[]),
            Class::Pass => {}
            Class::Cross => self.go_on(n, "simulator-tell-cross", peg, &[]),
            Class::Shot => {
                self.go_on(n, "simulator-tell-shot", peg, &facts);
                self.shot = Some((n, peg, self.at));
            }
        }
    }

    /// What became of a shot, as far as the flight of the ball tells it.
    fn flown(&mut self, n: usize, end: BallEnd, touched: &[Touched], frame: bool) {
        let Some((_, shooter, _)) = self.shot.filter(|_| end != BallEnd::Goal) else { return };
        let met = touched.iter().find_map(|one| match one {
            Touched::Peg(peg) if peg.side() != shooter.side() => Some(*peg),
            _ => None,
        });
        match met {
            _ if frame => self.missed(n, "simulator-tell-woodwork", shooter, ShotResult::Woodwork),
            Some(peg) if self.is_keeper(peg) => self.saved(n, peg),
            Some(peg) => self.missed(n, "simulator-tell-blocked", peg, ShotResult::Blocked),
            None if end != BallEnd::Rest => self.missed(n, "simulator-tell-wide", shooter, ShotResult::Wide),
            None => {}
        }
    }

    fn took(&mut self, n: usize, peg: Peg, at: Point) {
        self.rests(at);
        let kick = self.kick.take();
        if self.shot.is_some() {
            if self.is_keeper(peg) {
                self.saved(n, peg);
            } else {
                self.settle(n);
            }
        }
        let side = peg.side();
        if self.ticker.side() == Some(side.letter()) {
            if let Some((kicker, Class::Pass | Class::Cross)) = kick
                && kicker.side() == side
                && kicker != peg
            {
                self.passes += 1;
                self.came[side.index()] += 1;
                self.pass = (n, Some(peg));
            }
            return;
        }
        if kick.is_some_and(|(kicker, _)| kicker.side() != side) && self.ticker.is_open() {
            self.told_passes(n);
            self.go_on(n, "simulator-tell-lost", peg, &[]);
        }
        self.ticker.end(n, Ended::Lost);
        self.begin(n, side);
        let places = self.places(side, at);
        self.say(n, "simulator-tell-wins", peg, &places);
    }

    /// The keeper has a shot.
    fn saved(&mut self, n: usize, keeper: Peg) {
        self.missed(n, "simulator-tell-saved", keeper, ShotResult::Saved);
    }

    fn missed(&mut self, n: usize, say: &'static str, who: Peg, result: ShotResult) {
        self.go_on(n, say, who, &[]);
        self.shot(n, result);
        self.ticker.end(n, Ended::Shot);
    }

    fn goal(&mut self, n: usize, side: Side, by: Peg, own: bool, score: [u16; 2]) {
        let [red, blue] = score;
        let facts = [("own", own.into()), ("red", red.into()), ("blue", blue.into())];
        self.go_on(n, "simulator-tell-goal", by, &facts);
        self.report.goals.push(Scored {
            step: n,
            side: side.letter().into(),
            who: Some(by.number().into()),
            own,
            penalty: self.penalty,
            when: self.minute.into(),
            score: score.map(i64::from).to_vec(),
        });
        if self.shot.is_none() && !own {
            self.shot = Some((n, by, self.at));
        }
        if own {
            self.ticker.mark(n, MarkKind::Goal, Some(side.letter()));
            self.shot = None;
        }
        self.shot(n, ShotResult::Goal);
        self.ticker.end(n, Ended::Goal);
    }

    fn awarded(&mut self, n: usize, side: Side, restart: Restart, at: Point) {
        self.told_passes(n);
        let out = matches!(restart, Restart::Corner | Restart::GoalKick | Restart::ThrowIn);
        if out && self.ticker.is_open() {
            let facts = [("side", side.letter().into()), ("restart", json!(restart))];
            self.ticker.go_on(n, "simulator-tell-out", &facts);
        }
        self.ticker.end(n, Ended::Out);
        self.rests(at);
        self.penalty = false;
        self.begin(n, side);
        if restart == Restart::Penalty {
            self.penalty = true;
            self.ticker.mark(n, MarkKind::Penalty, Some(side.letter()));
        }
        let facts = [("side", side.letter().into()), ("restart", json!(restart))];
        self.ticker.say(n, "simulator-tell-restart", &facts);
    }

    fn told_passes(&mut self, n: usize) {
        let ((step, taker), count) = (self.pass, std::mem::take(&mut self.passes));
        let (Some(peg), Some(side)) = (taker, self.ticker.side().and_then(Side::read)) else { return };
        if count > 0 {
            let mut facts = vec![("count", count.into()), ("number", peg.number().into())];
            facts.extend(self.places(side, self.at));
            self.ticker.go_on(step.min(n), "simulator-tell-passes", &facts);
        }
    }

    /// A shot of which nothing else is told has missed.
    fn settle(&mut self, n: usize) {
        if let Some((_, shooter, _)) = self.shot {
            self.missed(n, "simulator-tell-wide", shooter, ShotResult::Wide);
        }
    }

    fn begin(&mut self, n: usize, side: Side) {
        self.settle(n);
        self.told_passes(n);
        self.ticker.begin(n, Some(side.letter()));
    }

    fn say(&mut self, n: usize, say: &'static str, peg: Peg, facts: &[(&str, Value)]) {
        self.ticker.say(n, say, &of_peg(peg, facts));
    }

    fn go_on(&mut self, n: usize, say: &'static str, peg: Peg, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.ticker.go_on(n, say, &of_peg(peg, facts));
    }

    /// Something beside the play, in a sentence of its own.
    fn add(&mut self, n: usize, say: &'static str, peg: Peg, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.say(n, say, peg, facts);
    }

    fn stop(&mut self, n: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.settle(n);
        self.told_passes(n);
        self.ticker.whistle(n, say, facts);
    }

    fn is_keeper(&self, peg: Peg) -> bool {
        self.keepers[peg.side().index()] == Some(peg)
    }

    /// The shot that is on its way has come to this.
    fn shot(&mut self, n: usize, result: ShotResult) {
        let Some((_, peg, from)) = self.shot.take() else { return };
        let (side, at) =
            (peg.side().letter(), [from.y, from.x].map(|place| f64::from(place) / f64::from(UNIT)));
        let kind = if result == ShotResult::Goal { MarkKind::Goal } else { MarkKind::Shot };
        self.ticker.mark(n, kind, Some(side));
        let who = Some(peg.number().into());
        self.report.shots.push(Shot { step: n, side: side.into(), who, at: Some(at), result });
    }

    fn rests(&mut self, at: Point) {
        self.at = at;
        let centre = self.game.pitch.centre(self.game.pitch.cell(at));
        let place = |value: i32, most: u32| u32::try_from(value / UNIT).unwrap_or(0).min(most - 1);
        self.pitch.rests(place(centre.y, self.pitch.columns), place(centre.x, self.pitch.rows));
    }

    /// Where a point lies for a side: how far up the pitch, and on which wing.
    fn places(&self, side: Side, at: Point) -> [(&'static str, Value); 2] {
        let pitch = &self.game.pitch;
        let (cell, own) = (pitch.cell(at), pitch.own(at, side));
        let zone = match pitch.zone(side, cell) {
            _ if pitch.penalty_area(side.other()).has(cell) => "box",
            Zone::Defence => "back",
            Zone::Midfield => "middle",
            Zone::Attack => "front",
        };
        let third = pitch.width() / 3;
        let wing = match own.y {
            y if y < third => "left",
            y if y > 2 * third => "right",
            _ => "centre",
        };
        [("zone", zone.into()), ("wing", wing.into())]
    }

    fn finish(mut self, shown: &Shown<Simulator>) -> Story {
        self.settle(shown.last);
        self.told_passes(shown.last);
        let report = &mut self.report;
        let kicks = |event: &Event| match event {
            Event::Kicked { peg, .. } => Some(peg.side().seat()),
            _ => None,
        };
        report.tally("possession", shown.count(kicks)).share = true;
        report.tally_shots();
        let tries = shown.count(|event| match event {
            Event::Kicked { peg, class: Class::Pass | Class::Cross, dribble: None, .. } => {
                Some(peg.side().seat())
            }
            _ => None,
        });
        report.tally_of("passes", self.came.to_vec(), tries);
        for figure in FIGURES.iter().filter(|figure| figure.reported) {
            let counted = shown.count(figure.of);
            report.tally(figure.name, counted);
        }
        let mut kicker = None;
        let mut crossed = vec![0; 2];
        for (_, event) in &shown.events {
            match event {
                Event::Kicked { peg, .. } => kicker = Some(peg.side().index()),
                Event::Ball { cells, .. } => {
                    if let Some(crossed) = kicker.take().and_then(|side| crossed.get_mut(side)) {
                        *crossed += i64::try_from(cells.len()).unwrap_or(i64::MAX);
                    }
                }
                _ => {}
            }
        }
        report.tally("cells", crossed);
        report.head(shown);
        report.find_best();
        report.pitch = Some(self.pitch);
        self.ticker.finish(shown.last, self.report)
    }
}

/// What happens to somebody.
fn of_peg<'a>(peg: Peg, facts: &[(&'a str, Value)]) -> Vec<(&'a str, Value)> {
    let own = [("side", peg.side().letter().into()), ("number", peg.number().into())];
    own.into_iter().chain(facts.iter().cloned()).collect()
}

/// The figures of a match.
pub const FIGURES: &[Figure<Event>] = &[
    Figure { name: "shots", of: |event| kicked(event, Class::Shot), reported: false },
    Figure { name: "passes", of: |event| kicked(event, Class::Pass), reported: false },
    Figure { name: "crosses", of: |event| kicked(event, Class::Cross), reported: true },
    Figure {
        name: "dribbles",
        of: |event| match event {
            Event::Kicked { peg, dribble: Some(_), .. } => Some(peg.side().seat()),
            _ => None,
        },
        reported: true,
    },
    Figure {
        name: "tackles",
        of: |event| match event {
            Event::Tackled { peg, .. } => Some(peg.side().seat()),
            _ => None,
        },
        reported: true,
    },
    Figure {
        name: "fouls",
        of: |event| match event {
            Event::Foul { by, .. } => Some(by.side().seat()),
            _ => None,
        },
        reported: true,
    },
    Figure {
        name: "cards",
        of: |event| match event {
            Event::Carded { peg, .. } => Some(peg.side().seat()),
            _ => None,
        },
        reported: true,
    },
    Figure {
        name: "offsides",
        of: |event| match event {
            Event::Offside { peg } => Some(peg.side().seat()),
            _ => None,
        },
        reported: true,
    },
    Figure { name: "corners", of: |event| awarded(event, Restart::Corner), reported: true },
    Figure { name: "throw-ins", of: |event| awarded(event, Restart::ThrowIn), reported: true },
    Figure { name: "penalty-kicks", of: |event| awarded(event, Restart::Penalty), reported: true },
];

fn kicked(event: &Event, wanted: Class) -> Option<Seat> {
    match event {
        Event::Kicked { peg, class, .. } if *class == wanted => Some(peg.side().seat()),
        _ => None,
    }
}

fn awarded(event: &Event, wanted: Restart) -> Option<Seat> {
    match event {
        Event::Awarded { side, restart, .. } if *restart == wanted => Some(side.seat()),
        _ => None,
    }
}

/// The lines of the pitch, without anything counted.
fn pitch(game: &Simulator) -> Pitch {
    let pitch = &game.pitch;
    let units = |value: i32| f64::from(value) / f64::from(UNIT);
    let count = |value: i32| u32::try_from((value + UNIT - 1) / UNIT).unwrap_or(0);
    let (columns, rows) = (count(pitch.width()), count(pitch.length()));
    let around = |cells: Cells| {
        let (mut near, mut far, mut left, mut right) = (pitch.length(), 0, pitch.width(), 0);
        for centre in cells.iter().map(|cell| pitch.centre(cell)) {
            (near, far) = (near.min(centre.x - UNIT), far.max(centre.x + UNIT));
            (left, right) = (left.min(centre.y - UNIT), right.max(centre.y + UNIT));
        }
        let (near, far) = (near.max(0), far.min(pitch.length()));
        [units(left), units(near), units(right - left), units(far - near)]
    };
    let areas = Side::BOTH.into_iter().flat_map(|side| [pitch.penalty_area(side), pitch.goal_area(side)]);
    let half = [0.0, units(pitch.half_way()), units(pitch.width()), 0.0];
    Pitch {
        columns,
        rows,
        ball: vec![0; (columns * rows) as usize],
        boxes: areas.map(around).chain([half]).collect(),
        mouth: pitch.goal_mouth().y.map(units),
    }
}
