//! A match as people tell it: who wins the ball, how it is passed on, and what becomes of it.
//!
//! An attack begins when a side gets the ball and ends when it loses it; the throws in which nobody gets to a loose ball
//! belong to the attack after them. A **shot** is a ball that goes over the line, one that lies dead on the last row, and one
//! that is played from the penalty area and reaches nobody. The ball covers as many cells as it goes rows.

use onze_core::story::{
    Ended, MarkKind, Pitch, Report, Scored, Shot, ShotResult, Shown, Story, StoryClock, Ticker,
};
use onze_core::{Seat, Side};
use serde_json::{Value, json};

use crate::square::{COLUMNS, Light, ROWS};
use crate::{Event, Number, Numbers, Offer, Role, Shoot};

/// A double six.
const SIXES: [u8; 2] = [6; 2];

pub(crate) fn story(shown: &Shown<Shoot>) -> Story {
    let mut teller = Teller::new(shown);
    for (n, event) in &shown.events {
        teller.event(*n, event);
    }
    teller.finish(shown)
}

/// What is known while the log is read.
struct Teller<'a> {
    game: &'a Shoot,
    ticker: Ticker,
    report: Report,
    pitch: Pitch,
    south: Side,
    /// Passes in a row that are not told yet, and the last of them: its step, who received it and where.
    passes: u32,
    pass: (usize, Numbers, Light),
    /// Who has the ball, by the last throw that told.
    holders: Numbers,
    /// The last stretch of the ball.
    moved: [Light; 2],
    /// The side that has just lost the ball, and the step in which it did; it may be the first there again.
    lost: Option<(Side, usize, Ended)>,
    /// Throws in a row that got nobody to the ball.
    chased: u32,
    penalty: bool,
    throws: u32,
}

impl<'a> Teller<'a> {
    fn new(shown: &'a Shown<Shoot>) -> Self {
        let south = shown.begun.sides.iter().find(|side| side.south).map_or(Side::Red, |side| side.side);
        let ball = shown.begun.ball.square;
        Teller {
            game: &shown.game,
            ticker: Ticker::default(),
            report: Report::new(shown, StoryClock::Throw),
            pitch: pitch(&shown.game),
            south,
            passes: 0,
            pass: (0, Numbers::default(), ball),
            holders: Numbers::default(),
            moved: [ball; 2],
            lost: None,
            chased: 0,
            penalty: false,
            throws: shown.begun.throws,
        }
    }

    fn event(&mut self, n: usize, event: &Event) {
        match *event {
            Event::SetUp { south } => self.south = south,
            Event::EndChosen { side, end } => {
                self.south = if end == crate::End::South { side } else { side.other() };
            }
            Event::KickOff { side, ball, twice } => {
                self.rests(ball);
                self.begin(n, side);
                self.ticker.say(
                    n,
                    "shoot-tell-kick-off",
                    &[("side", side.letter().into()), ("again", (!twice).into())],
                );
            }
            Event::ThrownForPlayers { side, count, .. } => {
                self.throws = count;
                self.settle(Some(side));
            }
            Event::ThrownForBall { count, .. } => self.throws = count,
            Event::Penalty { side, ball, .. } => {
                self.rests(ball);
                self.begin(n, side);
                self.penalty = true;
                self.ticker.say(n, "shoot-tell-penalty", &[("side", side.letter().into())]);
                self.ticker.mark(n, MarkKind::Penalty, Some(side.letter()));
            }
            Event::FreeKick { ball: true, .. } => self.beat(n, "shoot-tell-free-kick", &[]),
            Event::Possession { side, holders } => self.wins(n, side, holders),
            Event::NoPossession { offside, .. } => {
                self.chased += 1;
                if !offside.is_empty() && self.ticker.is_open() {
                    self.beat(n, "shoot-tell-waits", &[("offside", json!(offside))]);
                }
            }
            Event::BallMoved { from, to, .. } => {
                self.moved = [from, to];
                self.rests(to);
            }
            Event::Passed { holders, .. } => {
                self.passes += 1;
                self.pass = (n, holders, self.moved[1]);
                self.holders = holders;
            }
            Event::Loose { side, offside } => self.loose(n, side, offside),
            Event::Goal { side, from, automatic, forced, red, blue } => {
                self.goal(n, side, from, automatic, forced, [red, blue]);
            }
            Event::Dead { side, ball } => {
                self.told_passes(n);
                let who = self.scorer();
                self.shot(n, side, ball, ShotResult::Wide);
                self.beat(n, "shoot-tell-dead", &[("number", json!(who))]);
                self.ticker.end(n, Ended::Shot);
            }
            Event::GoalKick { side, flank, ball } => {
                self.rests(ball);
                if self.ticker.side() != Some(side.letter()) {
                    self.begin(n, side);
                }
                let facts = [("side", side.letter().into()), ("flank", json!(flank))];
                self.told_passes(n);
                self.ticker.say(n, "shoot-tell-goal-kick", &facts);
            }
            Event::DropBall { ball, .. } => {
                self.rests(ball);
                self.stop(n, "shoot-tell-drop-ball", &[]);
            }
            Event::HalfTime { red, blue, south } => {
                self.south = south;
                self.ticker.mark(n, MarkKind::Half, None);
                self.stop(n, "shoot-tell-half-time", &[("red", red.into()), ("blue", blue.into())]);
            }
            Event::SafetyStop { throws } => {
                self.stop(n, "shoot-tell-safety-stop", &[("throws", throws.into())]);
            }
            Event::Resigned { side } => {
                self.stop(n, "shoot-tell-resigned", &[("side", side.letter().into())]);
            }
            Event::Agreed { side, offer } => {
                let facts = [("side", side.letter().into()), ("draw", (offer == Offer::Draw).into())];
                self.stop(n, "shoot-tell-agreed", &facts);
            }
            Event::Over { red, blue, winner } => {
                let winner = winner.map_or("", Side::letter);
                let facts = [("red", red.into()), ("blue", blue.into()), ("winner", winner.into())];
                self.stop(n, "shoot-tell-over", &facts);
            }
            _ => {}
        }
    }

    /// A side gets to the ball.
    fn wins(&mut self, n: usize, side: Side, holders: Numbers) {
        self.holders = holders;
        if self.penalty {
            return;
        }
        let ball = self.moved[1];
        let mut facts = vec![("side", side.letter().into()), ("holders", json!(holders))];
        facts.extend(self.places(side, ball));
        if self.ticker.side() == Some(side.letter()) {
            // Still his, or his again by the further throw of a double six or a kick-off.
            if self.lost.take().is_some() {
                self.told_passes(n);
                self.ticker.say(n, "shoot-tell-again", &facts);
            }
            return;
        }
        let chased = self.chased;
        self.begin(n, side);
        facts.push(("chased", chased.into()));
        self.ticker.say(n, "shoot-tell-wins", &facts);
    }

    /// The ball reaches nobody.
    fn loose(&mut self, n: usize, side: Side, offside: Numbers) {
        self.told_passes(n);
        let [from, to] = self.moved;
        let mut ended = Ended::Lost;
        if self.is_shot(side, from) {
            let who = self.scorer();
            self.beat(n, "shoot-tell-miss", &[("number", json!(who)), ("penalty", self.penalty.into())]);
            self.shot(n, side, from, ShotResult::Wide);
            ended = Ended::Shot;
        } else if offside.is_empty() {
            let mut facts = vec![("holders", json!(self.holders))];
            facts.extend(self.places(side, to));
            self.beat(n, "shoot-tell-loose", &facts);
        } else {
            self.beat(n, "shoot-tell-offside", &[("offside", json!(offside))]);
            ended = Ended::Offside;
        }
        self.penalty = false;
        self.lost = Some((side, n, ended));
    }

    fn goal(&mut self, n: usize, side: Side, from: Light, automatic: bool, forced: bool, score: [u16; 2]) {
        self.told_passes(n);
        let who = self.scorer();
        let how = match (self.penalty, automatic, forced) {
            (true, ..) => "penalty",
            (_, true, _) => "sixes",
            (.., true) => "line",
            _ => "open",
        };
        let [red, blue] = score;
        let facts = [
            ("side", side.letter().into()),
            ("number", json!(who)),
            ("how", how.into()),
            ("red", red.into()),
            ("blue", blue.into()),
        ];
        self.beat(n, "shoot-tell-goal", &facts);
        self.report.goals.push(Scored {
            step: n,
            side: side.letter().into(),
            who: who.map(|number| number.get().into()),
            own: false,
            penalty: self.penalty,
            when: self.throws,
            score: score.map(i64::from).to_vec(),
        });
        self.shot(n, side, from, ShotResult::Goal);
        self.penalty = false;
        self.ticker.end(n, Ended::Goal);
    }

    /// The passes that were made and not told yet.
    fn told_passes(&mut self, n: usize) {
        let (step, holders, at) = self.pass;
        let Some(side) = self.ticker.side().and_then(Side::read) else { return };
        let count = std::mem::take(&mut self.passes);
        if count > 0 {
            let mut facts = vec![("count", count.into()), ("holders", json!(holders))];
            facts.extend(self.places(side, at));
            self.ticker.go_on(step.min(n), "shoot-tell-passes", &facts);
        }
    }

    fn beat(&mut self, n: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.ticker.go_on(n, say, facts);
    }

    /// Something that is no attack: the whistle, a drop ball.
    fn stop(&mut self, n: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.told_passes(n);
        self.settle(None);
        self.ticker.whistle(n, say, facts);
        self.chased = 0;
    }

    /// An attack of this side.
    fn begin(&mut self, n: usize, side: Side) {
        self.told_passes(n);
        self.settle(None);
        (self.chased, self.penalty) = (0, false);
        self.ticker.begin(n, Some(side.letter()));
    }

    /// Whoever lost the ball has lost it for good, unless it is he who throws next.
    fn settle(&mut self, next: Option<Side>) {
        if let Some((side, n, ended)) = self.lost
            && next != Some(side)
        {
            self.ticker.end(n, ended);
            self.lost = None;
        }
    }

    fn rests(&mut self, at: Light) {
        self.moved[1] = at;
        let own = at.own(self.south != Side::Red);
        self.pitch.rests(u32::from(own.column()) - 1, u32::from(own.row()) - 1);
    }

    fn shot(&mut self, n: usize, side: Side, from: Light, result: ShotResult) {
        let own = from.own(self.south != Side::Red);
        let at = [own.column(), own.row()].map(|place| f64::from(place) - 0.5);
        let kind = if result == ShotResult::Goal { MarkKind::Goal } else { MarkKind::Shot };
        self.ticker.mark(n, kind, Some(side.letter()));
        let who = self.scorer().map(|number| number.get().into());
        self.report.shots.push(Shot { step: n, side: side.letter().into(), who, at: Some(at), result });
    }

    /// Is a ball that is played from here and reaches nobody a shot?
    fn is_shot(&self, side: Side, from: Light) -> bool {
        let own = from.own(self.south != side);
        self.game.board.penalty_area.has_attacked(own.row(), own.column())
    }

    /// Who of those who have the ball shoots: only forwards score (SHO-602).
    fn scorer(&self) -> Option<Number> {
        let forwards = || self.holders.iter().filter(|number| number.role() == Role::Forward);
        forwards().find(|number| *number == Number::CENTRE_FORWARD).or_else(|| forwards().next())
    }

    /// Where a square lies for a side: how far up the pitch, and on which wing.
    fn places(&self, side: Side, at: Light) -> [(&'static str, Value); 2] {
        let own = at.own(self.south != side);
        let (row, column) = (own.row(), own.column());
        let zone = match row {
            _ if self.game.board.penalty_area.has_attacked(row, column) => "box",
            _ if row <= ROWS / 3 => "back",
            _ if row <= 2 * (ROWS / 3) => "middle",
            _ => "front",
        };
        let wing = match column {
            _ if column <= COLUMNS / 3 => "left",
            _ if column > COLUMNS - COLUMNS / 3 => "right",
            _ => "centre",
        };
        [("zone", zone.into()), ("wing", wing.into())]
    }

    fn finish(mut self, shown: &Shown<Shoot>) -> Story {
        let last = shown.last;
        self.told_passes(last);
        let seat = |side: Side| Some(side.seat());
        let report = &mut self.report;
        report
            .tally(
                "possession",
                shown.count(|event| of(event, |event| matches!(event, Event::ThrownForBall { .. }))),
            )
            .share = true;
        report.tally_shots();
        report.tally_of(
            "passes",
            shown.count(|event| of(event, |event| matches!(event, Event::Passed { .. }))),
            shown.count(|event| of(event, |event| matches!(event, Event::BallMoved { .. }))),
        );
        report.tally(
            "offsides",
            shown.count(|event| match event {
                Event::Loose { side, offside } | Event::NoPossession { side, offside }
                    if !offside.is_empty() =>
                {
                    seat(*side)
                }
                _ => None,
            }),
        );
        report.tally(
            "double-sixes",
            shown.count(|event| match event {
                Event::ThrownForPlayers { side, dice, .. } | Event::ThrownForBall { side, dice, .. }
                    if *dice == SIXES =>
                {
                    seat(*side)
                }
                _ => None,
            }),
        );
        report.tally(
            "penalty-kicks",
            shown.count(|event| of(event, |event| matches!(event, Event::Penalty { .. }))),
        );
        report.tally(
            "distance",
            shown.sum(|event| match event {
                Event::BallMoved { side, from, to, .. } => {
                    Some((side.seat(), from.row().abs_diff(to.row()).into()))
                }
                _ => None,
            }),
        );
        report.head(shown);
        report.find_best();
        report.pitch = Some(self.pitch);
        self.ticker.finish(last, self.report)
    }
}

/// Whose event it is, if it is one of these.
fn of(event: &Event, is: impl Fn(&Event) -> bool) -> Option<Seat> {
    let side = match event {
        Event::ThrownForBall { side, .. }
        | Event::BallMoved { side, .. }
        | Event::Passed { side, .. }
        | Event::Penalty { side, .. }
        | Event::Goal { side, .. } => *side,
        _ => return None,
    };
    is(event).then(|| side.seat())
}

/// The lines of the board, without anything counted.
fn pitch(game: &Shoot) -> Pitch {
    let board = &game.board;
    let (columns, rows) = (f64::from(COLUMNS), f64::from(ROWS));
    let areas = [board.penalty_area, board.goal_area].into_iter().flat_map(|area| {
        let [first, last] = area.columns.map(f64::from);
        let (wide, deep) = (last - first + 1.0, f64::from(area.rows));
        [[first - 1.0, 0.0, wide, deep], [columns - last, rows - deep, wide, deep]]
    });
    let half = f64::from(board.half_line);
    let lines = [half, rows - half].map(|row| [0.0, row, columns, 0.0]);
    let [left, right] = board.goal_mouth.map(f64::from);
    Pitch {
        columns: COLUMNS.into(),
        rows: ROWS.into(),
        ball: vec![0; usize::from(COLUMNS) * usize::from(ROWS)],
        boxes: areas.chain(lines).collect(),
        mouth: [left - 1.0, right],
    }
}
