//! How far many matches are: how long they will take, a bar where somebody looks on, and a line now and then where
//! nobody does.

use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::threads;
use crate::commands::replay::facts;
use crate::texts::{Texts, talk};

/// Where there is no terminal a line is written so often.
const EVERY: Duration = Duration::from_secs(30);

/// How far it is.
pub(crate) struct Progress<'a> {
    texts: &'a Texts,
    bar: ProgressBar,
    all: u64,
    begin: Instant,
    so_far: Mutex<SoFar>,
}

struct SoFar {
    /// Known now, and known before anything was played.
    done: u64,
    known: u64,
    /// How often there was news.
    news: usize,
    told: Instant,
}

impl<'a> Progress<'a> {
    /// So many matches at most.
    pub(crate) fn new(texts: &'a Texts, all: u64) -> Self {
        let (bar, begin) = (ProgressBar::new(all).with_style(style()), Instant::now());
        let so_far = Mutex::new(SoFar { done: 0, known: 0, news: 0, told: begin });
        Progress { texts, bar, all, begin, so_far }
    }

    /// So many are known already and are not played again.
    pub(crate) fn known(&self, matches: u64) {
        let mut so_far = self.so_far.lock().unwrap_or_else(PoisonError::into_inner);
        so_far.done += matches;
        so_far.known += matches;
        self.bar.inc(matches);
    }

    /// So many more were played.
    pub(crate) fn played(&self, matches: u64) {
        if matches == 0 {
            return;
        }
        self.bar.inc(matches);
        if let Some(line) = self.news(matches, Instant::now(), std::io::stderr().is_terminal()) {
            self.bar.suspend(|| talk(&line));
        }
    }

    /// What is said now that so many more were played: how long it will take when the first of each thread are, and where
    /// nobody looks at a bar how far it is, now and then.
    fn news(&self, matches: u64, now: Instant, has_bar: bool) -> Option<String> {
        let mut so_far = self.so_far.lock().unwrap_or_else(PoisonError::into_inner);
        so_far.done += matches;
        so_far.news += 1;
        let (played, rest) = (so_far.done - so_far.known, self.all.saturating_sub(so_far.done));
        let left = left(now.duration_since(self.begin), played, rest);
        let is_first = so_far.news == threads() && left >= Duration::from_secs(1);
        let is_due = rest > 0 && !has_bar && now.duration_since(so_far.told) >= EVERY;
        if !is_first && !is_due {
            return None;
        }
        so_far.told = now;
        let id = if is_first { "arena-estimate" } else { "arena-progress" };
        let known =
            [("done", so_far.done.into()), ("all", self.all.into()), ("time", time(self.texts, left).into())];
        Some(self.texts.say(id, &facts(&known)))
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// How long the rest takes if it goes on like this.
#[allow(clippy::cast_precision_loss)] // matches
fn left(time: Duration, played: u64, rest: u64) -> Duration {
    let seconds = time.as_secs_f64() * rest as f64 / played.max(1) as f64;
    Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
}

/// A time in words, as roughly as it is known.
fn time(texts: &Texts, time: Duration) -> String {
    let seconds = time.as_secs().max(1);
    let (unit, n) = match seconds {
        0..100 => ("seconds", seconds),
        100..6_000 => ("minutes", seconds.div_ceil(60)),
        _ => ("hours", seconds.div_ceil(3_600)),
    };
    texts.say(&format!("arena-{unit}"), &facts(&[("n", n.into())]))
}

pub(crate) fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:40} {human_pos} / {human_len}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;

    #[test]
    fn a_time_is_told_in_the_unit_that_fits() {
        let told = |seconds| time(&Texts::new(Lang::En), Duration::from_secs(seconds));
        assert_eq!(
            [told(0), told(99), told(100), told(5_999), told(6_000)],
            ["1 second", "99 seconds", "2 minutes", "100 minutes", "2 hours"]
        );
    }
    #[test]
    fn where_there_is_no_terminal_a_line_tells_now_and_then_how_far_it_is() {
        let texts = Texts::new(Lang::En);
        let progress = Progress::new(&texts, 1_000);
        progress.known(200);
        let after = |seconds| progress.begin + Duration::from_secs(seconds);
        // The first of each thread tell how long it will take, to everybody.
        let first: Vec<_> = (0..threads()).filter_map(|_| progress.news(10, after(10), true)).collect();
        assert!(first.len() == 1 && first[0].starts_with("At most 1000 matches"), "{first:?}");
        assert_eq!(progress.news(10, after(39), false), None, "not more often than every 30 seconds");
        let line = progress.news(100, after(40), false).unwrap();
        let done = 200 + 10 * threads() + 110;
        assert!(line.starts_with(&format!("{done} of 1000 matches")), "{line}");
        assert_eq!(progress.news(10, after(100), true), None, "whoever sees a bar needs no lines");
        assert!(progress.news(10, after(101), false).is_some());
        assert_eq!(progress.news(1_000, after(200), false), None, "nor is the end news");
    }
}
