//! Results that come from elsewhere: from a real table, or from a match of another game of Onze. This goes beyond the
//! rulebook: money and table around the matches stay as they are, and `decided_by` says what stands in their place.

use std::fmt;

use onze_core::Events;
use serde::Serialize;

use crate::club::Club;
use crate::event::{Event, Office};
use crate::game::Challenge;
use crate::moves::{Move, read_number};
use crate::options::DecidedBy;
use crate::pitch::Side;
use crate::refusal::OfficeRefusal;
use crate::season::Season;

/// The most goals of a side, and the largest sum of its cards, that are believed.
const MOST: u8 = 99;

/// A result as a club reports it, the host first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// Goals of host and guest.
    pub goals: [u8; 2],
    /// Their Chance lines: what the cards brought or cost at a real table (CHA-805).
    pub chance: [i8; 2],
    /// The match of another game that decided it.
    pub of: Option<MatchName>,
}

/// The name of a match of Onze: sixteen digits in base 16, as its record has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct MatchName(u64);

impl MatchName {
    /// The name written like this.
    pub fn read(text: &str) -> Option<MatchName> {
        let name = u64::from_str_radix(text, 16).ok().map(MatchName)?;
        (name.to_string() == text).then_some(name)
    }
}

impl Report {
    /// Reads what follows `result`: `2-1`, `2-1 chance 3 -2`, `2-1 match 1c2f5e9d40aa7b31`.
    pub(crate) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Report> {
        let (host, guest) = words.next()?.split_once('-')?;
        let goals = |text| read_number(text).filter(|goals| *goals <= MOST);
        let mut report = Report { goals: [goals(host)?, goals(guest)?], chance: [0; 2], of: None };
        match words.next() {
            None => return Some(report),
            Some("chance") => {
                let mut chance = || words.next().and_then(read_number::<i8>);
                report.chance = [chance()?, chance()?];
                let told = report.chance.iter().any(|amount| *amount != 0);
                let fits = report.chance.iter().all(|amount| amount.unsigned_abs() <= MOST);
                (told && fits).then_some(())?;
            }
            Some("match") => report.of = Some(MatchName::read(words.next()?)?),
            Some(_) => return None,
        }
        words.next().is_none().then_some(report)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { goals: [host, guest], chance, of } = self;
        write!(f, "{host}-{guest}")?;
        if *chance != [0; 2] {
            write!(f, " chance {} {}", chance[0], chance[1])?;
        }
        of.map_or(Ok(()), |of| write!(f, " match {of}"))
    }
}

impl Challenge {
    /// May results be reported like this at all?
    pub(crate) fn check_report(&self, report: &Report) -> Result<(), OfficeRefusal> {
        match self.rules.decided_by {
            DecidedBy::Match => Err(OfficeRefusal::PlayedHere),
            DecidedBy::Table if report.of.is_some() => Err(OfficeRefusal::NoLinkedMatch),
            _ if self.rules.decided_by != DecidedBy::Table && report.chance != [0; 2] => {
                Err(OfficeRefusal::NoCards)
            }
            _ => Ok(()),
        }
    }

    /// Some results that a match may have, for whoever cannot play it elsewhere.
    pub(crate) fn list_reports(moves: &mut Vec<Move>) {
        let goals = (0..=3).flat_map(|host| (0..=3).map(move |guest| [host, guest]));
        moves.extend(goals.map(|goals| Move::Result(Report { goals, chance: [0; 2], of: None })));
    }
}

impl<E: Events<Event>> Season<'_, E> {
    /// A club has told how its match ended.
    pub(crate) fn report(&mut self, index: usize, club: Club, report: &Report) {
        let Some(fixture) = self.state.fixtures.get_mut(index) else { return };
        let (host, guest) = (fixture.host(), fixture.guest());
        fixture.play.end_with(report.goals);
        for (side, chance) in Side::BOTH.into_iter().zip(report.chance) {
            fixture.play.team(side).money = i16::from(chance);
        }
        let ([host_goals, guest_goals], [host_chance, guest_chance]) = (report.goals, report.chance);
        self.tell(Office::Reported {
            club,
            host,
            guest,
            host_goals,
            guest_goals,
            host_chance,
            guest_chance,
            of: report.of,
        });
        self.after_play(index);
    }
}

onze_core::written! {
    MatchName: |name| "{:016x}", name.0;
}
