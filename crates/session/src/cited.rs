//! Another match that a choice names as what decided it (a championship of CHALLENGE FOOT may be decided by matches of other
//! games): whoever keeps matches looks there whether that is so.

use onze_core::table::{Refused, Table};
use onze_core::{Dice, Seat, Viewer};
use serde::Deserialize;

/// What a choice says of another match.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Cited {
    /// Its name.
    #[serde(rename = "match")]
    pub name: String,
    /// What was played there.
    game: String,
    /// How it ended, as the choice tells it: the goals of host and guest.
    goals: [i64; 2],
    /// The seat that the host had there, 0 or 1.
    host: usize,
    /// The seats of host and guest here.
    clubs: [String; 2],
    /// The computers that have them here, if computers do.
    #[serde(skip)]
    computers: [Option<String>; 2],
}

impl Cited {
    /// Could this choice name a match? Cheap enough to be asked before every choice.
    pub fn is_likely(choice: &str) -> bool {
        choice.split(' ').any(|word| word.len() == 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit()))
    }

    /// The match that a choice of a seat names, if it names one. One that has decided something before is refused.
    pub fn by(table: &dyn Table, seat: Seat, choice: &str) -> Result<Option<Cited>, Refused> {
        if !Cited::is_likely(choice) {
            return Ok(None);
        }
        let question = format!("cites {} {choice}", table.seat_name(seat));
        let told = table.now().answer(Viewer::Seat(seat), &question);
        let Some(cited) = told.and_then(|told| serde_json::from_value::<Cited>(told).ok()) else {
            return Ok(None);
        };
        if cited.is_in(table) { Err(cited.refused("cited_twice", &[])) } else { Ok(Some(cited)) }
    }

    /// Does a choice that stands name this match already?
    fn is_in(&self, table: &dyn Table) -> bool {
        let mut standing = Vec::new();
        for step in (0..table.n_steps()).filter_map(|n| table.step(n, Viewer::Spectator)) {
            match step.deed.as_deref() {
                Some("undo" | "undo agreed") => drop(standing.pop()),
                deed => standing.push(deed.is_some_and(|deed| deed.split(' ').any(|word| word == self.name))),
            }
        }
        standing.contains(&true)
    }

    /// With the computers that have the clubs.
    #[must_use]
    pub(crate) fn with_computers(mut self, of: impl Fn(&str) -> Option<String>) -> Self {
        self.computers = self.clubs.each_ref().map(|club| of(club));
        self
    }

    /// Did those play there who have the clubs, as far as computers are concerned?
    pub(crate) fn is_by<'a>(&self, computer: impl Fn(Seat) -> Option<&'a str>) -> bool {
        let seats = [self.host, 1 - self.host.min(1)].map(Seat::new);
        seats.iter().zip(&self.computers).all(|(seat, wanted)| seat.and_then(&computer) == wanted.as_deref())
    }

    /// There is no such match.
    pub fn missing(&self) -> Refused {
        self.refused("cited_missing", &[])
    }

    /// Was that match played, to its end, as the choice tells it?
    pub fn check(&self, other: &dyn Table) -> Result<(), Refused> {
        if other.game() != self.game {
            return Err(self.refused("cited_game", &[("played", other.game()), ("wanted", &self.game)]));
        }
        let Some(outcome) = other.outcome() else { return Err(self.refused("cited_running", &[])) };
        if other.header().position.is_some() {
            return Err(self.refused("cited_position", &[]));
        }
        if !matches!(&other.header().dice, Dice::Fair { script, .. } if script.is_empty()) {
            return Err(self.refused("cited_told", &[]));
        }
        let of = |seat: usize| outcome.score.get(seat).copied().unwrap_or(0);
        let mut goals = [of(self.host), of(1 - self.host.min(1))];
        if let Some(seat) = outcome.gave_up {
            // CHA-908: whoever gives up loses 0-3, or by the present score if that is worse.
            let loser = usize::from(seat.index() != self.host);
            if goals[1 - loser] <= goals[loser] + 3 {
                goals = [3; 2];
                goals[loser] = 0;
            }
        }
        if goals != self.goals {
            let [host, guest] = goals.map(|goals| goals.to_string());
            return Err(self.refused("cited_score", &[("host", &host), ("guest", &guest)]));
        }
        Ok(())
    }

    fn refused(&self, kind: &str, facts: &[(&str, &str)]) -> Refused {
        let facts: Vec<_> = facts.iter().copied().chain([("match", &*self.name)]).collect();
        Refused::plain(kind, &facts)
    }
}
