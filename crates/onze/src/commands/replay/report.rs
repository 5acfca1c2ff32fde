//! `onze replay --report`: what a match comes to, in words or as a picture.

use std::fmt::Write;

use onze_core::story::{Attack, Pitch, Report, Scored, Shot, ShotResult, Story, StoryClock, Tally};
use serde_json::{Map, json};

use super::{Clubs, facts};
use crate::texts::Texts;

/// Whoever tells a story.
pub(super) struct Teller<'a> {
    pub(super) texts: &'a Texts,
    pub(super) clubs: &'a Clubs,
    pub(super) story: &'a Story,
}

/// A paragraph of the story.
pub(super) fn paragraph(texts: &Texts, clubs: &Clubs, attack: &Attack) -> String {
    texts.paragraph(&attack.beats, |beat| clubs.beat(texts, beat))
}

/// The report in words.
pub(super) fn tell(teller: &Teller<'_>) -> String {
    let report = &teller.story.report;
    let mut text = teller.headline();
    if !report.goals.is_empty() {
        let _ = write!(text, "\n\n{}", teller.say("tell-goals"));
        for goal in &report.goals {
            let [when, who, score] = teller.goal(goal);
            let _ = write!(text, "\n  {when:<12}  {score:<5}  {who}");
        }
    }
    let _ = write!(text, "\n\n{:<32}", teller.say("tell-figures"));
    let names: Vec<_> = report.seats.iter().map(|seat| teller.name(seat)).collect();
    // As broad as the longest name, and a space before it.
    let wide = names.iter().map(|name| name.chars().count() + 2).max().unwrap_or(0).max(14);
    for name in &names {
        let _ = write!(text, "{name:>wide$}");
    }
    for tally in &report.tallies {
        let _ = write!(text, "\n  {:<30}", teller.label(tally));
        for seat in 0..report.seats.len() {
            let _ = write!(text, "{:>wide$}", value(tally, seat));
        }
    }
    if report.form.iter().any(|form| !form.is_empty()) {
        let _ = write!(text, "\n  {:<30}", teller.say("tell-form"));
        for form in &report.form {
            let letters: String = form.chars().map(|one| teller.say(&format!("tell-form-{one}"))).collect();
            let _ = write!(text, "{letters:>wide$}");
        }
    }
    if let Some(best) = &report.best {
        let known = [("side", json!(best.side)), ("who", best.who.into()), ("goals", best.goals.into())];
        let _ = write!(text, "\n\n{}.", teller.named("tell-best", &known));
    }
    text
}

impl Teller<'_> {
    fn say(&self, id: &str) -> String {
        self.texts.say(id, &Map::new())
    }

    /// The name of a side or club.
    fn name(&self, seat: &str) -> String {
        self.named("tell-side", &[("side", seat.into())])
    }

    /// A sentence in which a side or a club is `side`.
    fn named(&self, id: &str, known: &[(&str, serde_json::Value)]) -> String {
        self.texts.say(id, &self.clubs.facts(&facts(known)))
    }

    fn headline(&self) -> String {
        let head = self.story.report.headline.as_ref();
        head.map_or_else(String::new, |head| self.clubs.beat(self.texts, head))
    }

    fn label(&self, tally: &Tally) -> String {
        self.say(&format!("tell-tally-{}", tally.key))
    }

    /// When, who, and the score after it.
    fn goal(&self, goal: &Scored) -> [String; 3] {
        let id = match self.story.report.clock {
            StoryClock::Throw => "tell-when-throw",
            StoryClock::Duel => "tell-when-duel",
            StoryClock::Minute => "tell-when-minute",
        };
        let how = match (goal.own, goal.penalty) {
            (true, _) => "tell-goal-own",
            (_, true) => "tell-goal-penalty",
            _ => "tell-goal",
        };
        let known = [("side", json!(goal.side)), ("who", json!(goal.who)), ("when", goal.when.into())];
        let score = goal.score.iter().map(ToString::to_string).collect::<Vec<_>>().join("–");
        [self.named(id, &known), self.named(how, &known), score]
    }
}

/// A figure of one seat: how many, of how many, or its share of all.
fn value(tally: &Tally, seat: usize) -> String {
    let of = |list: &[i64]| list.get(seat).copied().unwrap_or(0);
    let (own, all) = (of(&tally.values), tally.values.iter().sum::<i64>());
    match () {
        () if tally.share && all > 0 => format!("{} %", (100 * own + all / 2) / all),
        () if tally.of.is_empty() => own.to_string(),
        () => format!("{own}/{}", of(&tally.of)),
    }
}

const RED: &str = "#c8102e";
const BLUE: &str = "#1d4ed8";
const INK: &str = "#1a1a1a";
/// The broad and the narrow measure of the picture.
const BROAD: f64 = 760.0;
const MARGIN: f64 = 24.0;
const LINE: f64 = 26.0;

/// The report as a picture: headline and goals, the figures side by side, where the ball was and the shots.
pub(super) fn draw(teller: &Teller<'_>) -> String {
    let report = &teller.story.report;
    let mut picture = Picture::default();
    picture.down(MARGIN + 20.0);
    picture.text(BROAD / 2.0, "middle", 24.0, "bold", &teller.headline());
    for goal in &report.goals {
        let [when, who, score] = teller.goal(goal);
        picture.down(LINE - 4.0);
        picture.text(BROAD / 2.0, "middle", 15.0, "normal", &format!("{score}  {who} ({when})"));
    }
    picture.down(LINE + 8.0);
    if let [first, second] = &report.seats[..] {
        picture.coloured(MARGIN, "start", RED, &teller.name(first));
        picture.coloured(BROAD - MARGIN, "end", BLUE, &teller.name(second));
        for tally in &report.tallies {
            picture.tally(tally, &teller.label(tally));
        }
    }
    if let Some(pitch) = &report.pitch {
        picture.down(LINE);
        picture.text(BROAD / 4.0, "middle", 15.0, "bold", &teller.say("tell-ball"));
        picture.text(3.0 * BROAD / 4.0, "middle", 15.0, "bold", &teller.say("tell-shots"));
        picture.down(12.0);
        picture.maps(pitch, report);
    }
    picture.finish()
}

/// A picture that is written from top to bottom.
#[derive(Default)]
struct Picture {
    y: f64,
    body: String,
}

impl Picture {
    fn down(&mut self, by: f64) {
        self.y += by;
    }

    fn text(&mut self, x: f64, anchor: &str, size: f64, weight: &str, text: &str) {
        let (y, text) = (self.y, escaped(text));
        let _ = writeln!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}" font-weight="{weight}">{text}</text>"#
        );
    }

    fn coloured(&mut self, x: f64, anchor: &str, colour: &str, text: &str) {
        let (y, text) = (self.y, escaped(text));
        let _ = writeln!(
            self.body,
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="17" font-weight="bold" fill="{colour}">{text}</text>"#
        );
    }

    /// A figure of both sides, with a bar that shows who has more of it.
    fn tally(&mut self, tally: &Tally, label: &str) {
        self.down(LINE);
        self.text(MARGIN, "start", 15.0, "normal", &value(tally, 0));
        self.text(BROAD / 2.0, "middle", 15.0, "normal", label);
        self.text(BROAD - MARGIN, "end", 15.0, "normal", &value(tally, 1));
        let [one, other] = [0, 1].map(|seat| number(tally.values.get(seat).copied().unwrap_or(0)));
        let (all, broad) = ((one + other).max(1.0), BROAD - 2.0 * MARGIN);
        self.down(7.0);
        let (first, second) = (one / all * broad, other / all * broad);
        self.rect([MARGIN, self.y, broad, 4.0], "#d4d4d4", 1.0);
        self.rect([MARGIN, self.y, first, 4.0], RED, 1.0);
        self.rect([MARGIN + broad - second, self.y, second, 4.0], BLUE, 1.0);
    }

    fn rect(&mut self, [x, y, wide, high]: [f64; 4], fill: &str, opacity: f64) {
        let _ = writeln!(
            self.body,
            r#"<rect x="{x:.1}" y="{y:.1}" width="{wide:.1}" height="{high:.1}" fill="{fill}" fill-opacity="{opacity:.2}"/>"#
        );
    }

    /// Both maps side by side; the first side attacks upwards.
    fn maps(&mut self, pitch: &Pitch, report: &Report) {
        let (columns, rows) = (f64::from(pitch.columns.max(1)), f64::from(pitch.rows.max(1)));
        let cell = ((BROAD / 2.0 - 1.5 * MARGIN) / columns).min(460.0 / rows);
        let most = number(pitch.ball.iter().copied().max().unwrap_or(0).max(1).into());
        for (n, left) in [BROAD / 4.0, 3.0 * BROAD / 4.0].into_iter().enumerate() {
            let map = Field { left: left - columns * cell / 2.0, top: self.y, cell, rows };
            self.rect(map.place([0.0, 0.0, columns, rows]), "#2e7d4f", 1.0);
            if n == 0 {
                for (at, count) in pitch.ball.iter().enumerate().filter(|(_, count)| **count > 0) {
                    #[allow(clippy::cast_precision_loss)] // a few hundred cells
                    let [x, y] = [at % pitch.columns as usize, at / pitch.columns as usize].map(|n| n as f64);
                    let heat = 0.25 + 0.75 * (f64::from(*count) / most).sqrt();
                    self.rect(map.place([x, y, 1.0, 1.0]), "#ffd54a", heat);
                }
            }
            self.lines(&map, pitch, columns);
            if n == 1 {
                report.shots.iter().for_each(|shot| self.shot(&map, shot, report));
            }
        }
        self.down(rows * cell);
    }

    fn lines(&mut self, map: &Field, pitch: &Pitch, columns: f64) {
        let [left, right] = pitch.mouth;
        let goals = [[left, -0.35, right - left, 0.35], [columns - right, map.rows, right - left, 0.35]];
        let outline = [0.0, 0.0, columns, map.rows];
        // The goals stand on the paper around the pitch.
        let on_paper = goals.map(|goal| (goal, INK));
        let on_grass = pitch.boxes.iter().copied().chain([outline]).map(|line| (line, "#fff"));
        for (line, colour) in on_grass.chain(on_paper) {
            let [x, y, wide, high] = map.place(line);
            // A path, because a rectangle without height, as the halfway line is, would not be drawn.
            let _ = writeln!(
                self.body,
                r#"<path d="M{x:.1} {y:.1}h{wide:.1}v{high:.1}h-{wide:.1}z" fill="none" stroke="{colour}" stroke-width="1.5"/>"#
            );
        }
    }

    /// A goal is full, another shot a ring.
    fn shot(&mut self, map: &Field, shot: &Shot, report: &Report) {
        let Some([x, y]) = shot.at else { return };
        let [x, y, ..] = map.place([x, y, 0.0, 0.0]);
        let colour = if Some(&shot.side) == report.seats.first() { RED } else { BLUE };
        let fill = if shot.result == ShotResult::Goal { colour } else { "#ffffffb0" };
        let _ = writeln!(
            self.body,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="{fill}" stroke="{colour}" stroke-width="2.5"/>"#
        );
    }

    fn finish(mut self) -> String {
        self.down(MARGIN);
        let (y, body) = (self.y, self.body);
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BROAD} {y:.0}" font-family="sans-serif" fill="{INK}">
<rect width="{BROAD}" height="{y:.0}" fill="#fdfcf8"/>
{body}</svg>"##
        )
    }
}

/// Where a pitch is drawn.
struct Field {
    left: f64,
    top: f64,
    cell: f64,
    rows: f64,
}

impl Field {
    /// A rectangle of the pitch, whose near goal line is below.
    fn place(&self, [x, y, wide, high]: [f64; 4]) -> [f64; 4] {
        let top = self.top + (self.rows - y - high) * self.cell;
        [self.left + x * self.cell, top, wide * self.cell, high * self.cell]
    }
}

#[allow(clippy::cast_precision_loss)] // a match has no figure of sixteen digits
fn number(count: i64) -> f64 {
    count as f64
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
