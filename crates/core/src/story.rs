//! A match as a friend tells it: by attacks, with the moments that one looks for again, and the figures of a report.
//!
//! It is made from the log as a viewer may know it and from nothing else, so it betrays nothing. What it says are names of
//! sentences with their facts: page and shell say the same.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Counts, Match, Notation, Outcome, Seat, Seats, Viewer};

/// A name of the protocol: of a seat, of a sentence, of a figure.
pub type Name = Cow<'static, str>;

/// The facts of a sentence.
pub type Facts = Map<String, Value>;

/// The log of a match as a viewer may know it: what a story is made from.
pub struct Shown<G: Notation> {
    /// The rules of the match.
    pub game: Arc<G>,
    /// What happened in the steps that stand, each with the number of its step.
    pub events: Vec<(usize, G::Event)>,
    /// The number of the last step.
    pub last: usize,
    /// The match after its set-up.
    pub begun: G::View,
    /// The match now.
    pub now: G::View,
    /// Goals or points of each seat so far.
    pub score: Counts,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl<G: Notation> Shown<G> {
    /// What this viewer may know of a match; after the end, all of it.
    pub(crate) fn new(played: &Match<G>, viewer: Viewer) -> Option<Self> {
        let (game, outcome) = (played.game_shared(), played.outcome());
        let viewer = if outcome.is_some() { Viewer::All } else { viewer };
        let stands = |(n, _): &(usize, _)| *n == 0 || played.stands(*n);
        let steps = played.steps().iter().enumerate().filter(stands);
        let told = |(n, event)| Some((n, game.told(event, viewer)?));
        Some(Shown {
            events: steps
                .flat_map(|(n, step)| step.events.iter().map(move |event| (n, event)))
                .filter_map(told)
                .collect(),
            last: played.steps().len() - 1,
            begun: played.at(0)?.view(viewer),
            now: game.view(played.state(), viewer),
            score: game.score(played.state()),
            outcome,
            game,
        })
    }

    /// The short names of the seats.
    pub fn seats(&self) -> Vec<Name> {
        Seats::all(self.game.seats()).iter().map(|seat| self.game.seat_name(seat).into()).collect()
    }

    /// Something counted, by seat.
    pub fn count(&self, of: impl Fn(&G::Event) -> Option<Seat>) -> Vec<i64> {
        self.sum(|event| Some((of(event)?, 1)))
    }

    /// Something summed, by seat.
    pub fn sum(&self, of: impl Fn(&G::Event) -> Option<(Seat, i64)>) -> Vec<i64> {
        let mut sums = vec![0; self.game.seats()];
        for (seat, n) in self.events.iter().filter_map(|(_, event)| of(event)) {
            if let Some(sum) = sums.get_mut(seat.index()) {
                *sum += n;
            }
        }
        sums
    }
}

/// The log of any game's match as a viewer may know it, by itself: its story can be made while the match goes on.
pub trait Telling: Send + Sync {
    /// The story.
    fn story(&self) -> Story;
}

impl<G: Notation> Telling for Shown<G> {
    fn story(&self) -> Story {
        G::story(self)
    }
}

/// The story of a match.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// What happened, in order, without gaps: the steps of a paragraph begin where those of the one before end.
    pub attacks: Vec<Attack>,
    /// The moments that one looks for again, in order.
    pub marks: Vec<Mark>,
    /// The figures; of a running match, so far.
    pub report: Report,
}

impl Story {
    /// The same without the paragraphs that end before this step.
    #[must_use]
    pub fn since(mut self, from: usize) -> Story {
        self.attacks.retain(|attack| attack.to >= from);
        self
    }
}

/// What belongs together: an attack with all that comes of it, or what is between two.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// Its first step.
    pub from: usize,
    /// Its last step.
    pub to: usize,
    /// The seat that has the ball, if one has.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub side: Option<Name>,
    /// What is told of it, in order.
    pub beats: Vec<Beat>,
    /// How it ended.
    pub ended: Ended,
}

/// A sentence, or a part of one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Beat {
    /// The step in which it happened.
    pub step: usize,
    /// The name of the sentence.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub say: Name,
    /// Its facts.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub facts: Facts,
    /// It goes on in the sentence of the beat before it, after a comma. Else that ends, with a full stop unless it has its own
    /// mark, and this begins with a capital.
    pub goes_on: bool,
}

/// How a paragraph ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// It goes on.
    #[default]
    Running,
    /// With a goal.
    Goal,
    /// With a shot that is no goal.
    Shot,
    /// The ball was lost.
    Lost,
    /// By an offside.
    Offside,
    /// By a foul.
    Foul,
    /// The ball left the pitch, or cannot be played on.
    Out,
    /// With a part of the match, or with the match.
    Whistle,
}

/// A moment that one looks for again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mark {
    /// Its step.
    pub step: usize,
    /// What it is.
    pub kind: MarkKind,
    /// Of which seat, if it is one's.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub side: Option<Name>,
}

/// What a mark is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MarkKind {
    /// A goal for this seat.
    Goal,
    /// A shot that is no goal.
    Shot,
    /// A penalty for it.
    Penalty,
    /// A card for one of its players.
    Card,
    /// A part of the match begins or ends.
    Half,
    /// The moment that changed the match most, as the explanation has it.
    Turning,
    /// The luckiest throw, as the explanation has it.
    Luckiest,
}

/// What a match comes to in figures.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// The seats, in the order of all lists by seat.
    #[cfg_attr(feature = "ts", ts(type = "Array<string>"))]
    pub seats: Vec<Name>,
    /// Is the match over?
    pub over: bool,
    /// Goals or points of each seat.
    pub score: Vec<i64>,
    /// The headline.
    pub headline: Option<Beat>,
    /// What [`Scored::when`] counts.
    pub clock: StoryClock,
    /// The goals, in order.
    pub goals: Vec<Scored>,
    /// Who scored most, if it is one alone.
    pub best: Option<Best>,
    /// In a championship how the matches of each seat ended, in order: `w`, `d` or `l`.
    pub form: Vec<String>,
    /// What was counted for each seat.
    pub tallies: Vec<Tally>,
    /// The pitch, where the ball was on it, and from where there were shots; nothing where there is no pitch.
    pub pitch: Option<Pitch>,
    /// The shots, goals among them, in order.
    pub shots: Vec<Shot>,
}

/// What the time of a goal is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StoryClock {
    /// Throws of the dice.
    #[default]
    Throw,
    /// Duels.
    Duel,
    /// Minutes of football.
    Minute,
}

/// A goal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scored {
    /// The step.
    pub step: usize,
    /// For which seat.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub side: Name,
    /// The number or card of who scored, if somebody did.
    pub who: Option<u32>,
    /// By one of the other side.
    pub own: bool,
    /// By a penalty or another kick that nobody but the keeper may stop.
    pub penalty: bool,
    /// When, as [`Report::clock`] counts.
    pub when: u32,
    /// The score after it, by seat; between many, of the two who play.
    pub score: Vec<i64>,
}

/// Who scored most.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Best {
    /// For which seat.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub side: Name,
    /// His number.
    pub who: u32,
    /// So many.
    pub goals: u32,
}

/// Something that is counted for each seat. Its name in sentences is `tell-tally-` and its key.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// What.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: Name,
    /// How much, by seat.
    pub values: Vec<i64>,
    /// Of how many tries, by seat; empty if tries are not counted.
    pub of: Vec<i64>,
    /// It is told as a share of what all have together.
    pub share: bool,
}

/// A shot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shot {
    /// The step.
    pub step: usize,
    /// By which seat.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub side: Name,
    /// The number or card of who shot, if that is known.
    pub who: Option<u32>,
    /// From where, in cells of the [`Pitch`]: across and along; nothing where there is no pitch.
    pub at: Option<[f64; 2]>,
    /// What came of it.
    pub result: ShotResult,
}

/// What came of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShotResult {
    /// A goal.
    Goal,
    /// The keeper has it.
    Saved,
    /// Somebody stood in the way.
    Blocked,
    /// The frame of the goal.
    Woodwork,
    /// Past the goal, or not as far as the goal.
    Wide,
}

/// The pitch as the first seat sees it: it defends the near goal line in both halves. One is the side of a cell, 0, 0 is the
/// near corner on its left.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pitch {
    /// Cells across.
    pub columns: u32,
    /// Cells from goal line to goal line.
    pub rows: u32,
    /// How often the ball came to rest in each cell, row by row from the near goal line, each from the left.
    pub ball: Vec<u32>,
    /// Rectangles to be drawn: the areas and the half line, each as left, near, width, height.
    pub boxes: Vec<[f64; 4]>,
    /// The mouth of both goals: its left and its right end.
    pub mouth: [f64; 2],
}

impl Pitch {
    /// The ball comes to rest in this cell.
    pub fn rests(&mut self, column: u32, row: u32) {
        if column < self.columns
            && let Some(count) = self.ball.get_mut((row * self.columns + column) as usize)
        {
            *count += 1;
        }
    }
}

/// Something that is counted by its events: in reports, and by whoever plays many matches.
#[derive(Clone, Copy, Debug)]
pub struct Figure<E> {
    /// Its name, as the sentences know it.
    pub name: &'static str,
    /// For whom an event counts, if it is one of them.
    pub of: fn(&E) -> Option<Seat>,
    /// Is it a line of a report? Of the others a report tells more than their number.
    pub reported: bool,
}

/// A side that wins by so many goals has won high.
const HIGH: i64 = 4;

impl Report {
    /// A report without figures.
    pub fn new<G: Notation>(shown: &Shown<G>, clock: StoryClock) -> Report {
        let (score, over) = (shown.score.to_vec(), shown.outcome.is_some());
        Report { seats: shown.seats(), over, score, clock, ..Report::default() }
    }

    /// One more figure.
    pub fn tally(&mut self, key: &'static str, values: Vec<i64>) -> &mut Tally {
        let at = self.tallies.len();
        self.tallies.push(Tally { key: key.into(), values, of: Vec::new(), share: false });
        &mut self.tallies[at]
    }

    /// One more figure, with the tries of which it counts those that came off.
    pub fn tally_of(&mut self, key: &'static str, values: Vec<i64>, of: Vec<i64>) {
        self.tally(key, values).of = of;
    }

    /// Finds who scored most, two at least. The goals must be there.
    pub fn find_best(&mut self) {
        let mut scorers: Vec<Best> = Vec::new();
        for goal in self.goals.iter().filter(|goal| !goal.own) {
            let Some(who) = goal.who else { continue };
            match scorers.iter_mut().find(|one| one.side == goal.side && one.who == who) {
                Some(one) => one.goals += 1,
                None => scorers.push(Best { side: goal.side.clone(), who, goals: 1 }),
            }
        }
        let most = scorers.iter().map(|one| one.goals).max().filter(|most| *most > 1);
        let mut first = scorers.into_iter().filter(|one| Some(one.goals) == most);
        self.best = first.next().filter(|_| first.next().is_none());
    }

    /// A headline.
    pub fn headline(&mut self, step: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.headline = Some(Beat { step, say: say.into(), facts: facts_of(facts), goes_on: false });
    }

    /// The shots of each seat, goals among them. They must be there.
    pub fn tally_shots(&mut self) {
        let of = |seat: &Name| self.shots.iter().filter(|shot| shot.side == *seat).count();
        let shots = self.seats.iter().map(of).map(|n| i64::try_from(n).unwrap_or(i64::MAX)).collect();
        self.tally("shots", shots);
    }

    /// The headline of a match between two that is over, by its result and how it came about. The goals must be there.
    pub fn head<G: Notation>(&mut self, shown: &Shown<G>) {
        let (Some(outcome), [red, blue]) = (&shown.outcome, &self.score[..]) else { return };
        let (high, low) = (*red.max(blue), *red.min(blue));
        let winner = outcome.winner();
        let behind = |seat: Seat| {
            let lost = |goal: &Scored| goal.score.get(seat.index()) < goal.score.get(seat.other().index());
            self.goals.iter().any(lost)
        };
        let last = self.goals.last().map(|goal| goal.side.clone());
        let say = match winner {
            _ if outcome.gave_up.is_some() => "tell-head-gave-up",
            None if high == 0 => "tell-head-goalless",
            None => "tell-head-draw",
            Some(_) if outcome.tie_break.is_some() || high == low => "tell-head-tie-break",
            Some(_) if high - low >= HIGH => "tell-head-high",
            Some(seat) if behind(seat) => "tell-head-turned",
            Some(seat) if high - low == 1 && last.as_ref() == self.seats.get(seat.index()) => {
                "tell-head-late"
            }
            Some(_) if low == 0 => "tell-head-to-nil",
            Some(_) => "tell-head-won",
        };
        let name = |seat: Seat| Value::from(shown.game.seat_name(seat));
        let (first, second) = (name(Seat::FIRST), name(Seat::SECOND));
        let (winner, loser) = match winner {
            Some(seat) => (name(seat), name(seat.other())),
            None => (first, second),
        };
        let facts = [("winner", winner), ("loser", loser), ("high", high.into()), ("low", low.into())];
        self.headline(shown.last, say, &facts);
    }
}

fn facts_of(facts: &[(&str, Value)]) -> Facts {
    facts.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone())).collect()
}

/// Writes paragraphs.
#[derive(Debug, Default)]
pub struct Ticker {
    attacks: Vec<Attack>,
    open: Option<Attack>,
    marks: Vec<Mark>,
    /// How often each sentence was said.
    told: BTreeMap<&'static str, u32>,
}

impl Ticker {
    /// From this step on another paragraph is told; the one before ends with the step before, unless it has ended.
    pub fn begin(&mut self, step: usize, side: Option<&'static str>) {
        self.end(step.saturating_sub(1), Ended::Lost);
        let from = self.attacks.last().map_or(0, |last| last.to + 1);
        self.open = Some(Attack {
            from,
            to: step.max(from),
            side: side.map(Name::from),
            beats: Vec::new(),
            ended: Ended::Running,
        });
    }

    /// Is a paragraph being told, and whose?
    pub fn side(&self) -> Option<&str> {
        self.open.as_ref()?.side.as_deref()
    }

    /// Is a paragraph being told?
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Something is told in a sentence of its own.
    pub fn say(&mut self, step: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.add(step, say, facts, false);
    }

    /// Something is told as one goes on.
    pub fn go_on(&mut self, step: usize, say: &'static str, facts: &[(&str, Value)]) {
        let is_first = self.open.as_ref().is_none_or(|open| open.beats.is_empty());
        self.add(step, say, facts, !is_first);
    }

    fn add(&mut self, step: usize, say: &'static str, facts: &[(&str, Value)], goes_on: bool) {
        if self.open.is_none() {
            self.begin(step, None);
        }
        let Some(open) = &mut self.open else { return };
        let mut facts = facts_of(facts);
        // Sentences have up to three ways to be said, which take turns.
        let told = self.told.entry(say).or_default();
        facts.insert("way".to_owned(), (*told % 3).into());
        *told += 1;
        open.to = open.to.max(step);
        open.beats.push(Beat { step, say: say.into(), facts, goes_on });
    }

    /// The paragraph has ended with this step. Nothing if none is told. What is said when the paragraph of its step has ended
    /// already, such as the final whistle, stands with that.
    pub fn end(&mut self, step: usize, ended: Ended) {
        let Some(mut open) = self.open.take().filter(|open| !open.beats.is_empty()) else { return };
        open.to = open.beats.last().map_or(step, |beat| beat.step.max(step));
        open.ended = ended;
        match self.attacks.last_mut().filter(|_| open.to < open.from) {
            Some(before) => before.beats.extend(open.beats),
            None => self.attacks.push(open),
        }
    }

    /// Something that is no attack, and ends what is told: a whistle.
    pub fn whistle(&mut self, step: usize, say: &'static str, facts: &[(&str, Value)]) {
        self.end(step.saturating_sub(1), Ended::Whistle);
        self.begin(step, None);
        self.say(step, say, facts);
        self.end(step, Ended::Whistle);
    }

    /// A moment that one looks for again.
    pub fn mark(&mut self, step: usize, kind: MarkKind, side: Option<&'static str>) {
        self.marks.push(Mark { step, kind, side: side.map(Name::from) });
    }

    /// The story; the last step is the end of what is still being told.
    pub fn finish(mut self, last: usize, report: Report) -> Story {
        self.end(last, Ended::Running);
        if let Some(end) = self.attacks.last_mut() {
            end.to = last;
        }
        Story { attacks: self.attacks, marks: self.marks, report }
    }
}
