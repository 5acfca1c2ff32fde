//! Another match that a choice names as what decided it (a championship of CHALLENGE FOOT may be decided by matches of other
//! games). The game says which one that is and how it counts; here it is looked at.

use onze_core::table::{Refused, Table};
use onze_core::{CitedMatch, Dice, Outcome, Seat};

/// The match that a choice of a seat names, if it names one. One that has decided something before is refused.
pub fn cited(table: &dyn Table, seat: Seat, choice: &str) -> Result<Option<CitedMatch>, Refused> {
    let Some(of) = table.cites(seat, choice).and_then(|cites| cites.of) else { return Ok(None) };
    if table.has_cited(&of.name) { Err(refused("cited_twice", &of.name, &[])) } else { Ok(Some(of)) }
}

/// There is no match of this name.
pub fn cited_missing(name: &str) -> Refused {
    refused("cited_missing", name, &[])
}

/// A match as a choice elsewhere may name it.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // facts that do not hang together
pub struct Played {
    name: String,
    game: &'static str,
    outcome: Option<Outcome>,
    is_whole: bool,
    is_fair: bool,
    /// Did two people play it, or people and computers, and nobody in their place?
    pub(crate) is_between_two: bool,
    pub(crate) has_usual_options: bool,
    /// The computers that have its seats.
    pub(crate) computers: Vec<Option<String>>,
}

impl Played {
    /// What is known of it by its record alone.
    pub fn at(table: &dyn Table) -> Played {
        let header = table.header();
        Played {
            name: header.name.clone(),
            game: table.game(),
            outcome: table.outcome(),
            is_whole: header.position.is_none(),
            is_fair: matches!(&header.dice, Dice::Fair { script, .. } if script.is_empty()),
            is_between_two: false,
            has_usual_options: false,
            computers: Vec::new(),
        }
    }

    /// Was it played, to its end, as the choice at this table says?
    pub fn bears_out(&self, table: &dyn Table, cited: &CitedMatch) -> Result<(), Refused> {
        let no = |kind, facts: &[_]| Err(refused(kind, &self.name, facts));
        if self.game != cited.game {
            return no("cited_game", &[("played", self.game), ("wanted", cited.game)]);
        }
        let Some(outcome) = &self.outcome else { return no("cited_running", &[]) };
        if !self.is_whole {
            return no("cited_position", &[]);
        }
        if !self.is_fair {
            return no("cited_told", &[]);
        }
        let counts = table.counts_elsewhere(outcome);
        let goals = cited.sides.map(|side| counts.get(side.there.index()).copied().unwrap_or(0));
        if goals != cited.sides.map(|side| side.goals) {
            let [host, guest] = goals.map(|goals| goals.to_string());
            return no("cited_score", &[("host", &host), ("guest", &guest)]);
        }
        Ok(())
    }

    pub(crate) fn computer(&self, seat: Seat) -> Option<&str> {
        self.computers.get(seat.index())?.as_deref()
    }
}

fn refused(kind: &str, name: &str, facts: &[(&str, &str)]) -> Refused {
    let facts: Vec<_> = facts.iter().copied().chain([("match", name)]).collect();
    Refused::plain(kind, &facts)
}
