//! One match of a championship by itself: what was thrown, chosen and played in it, and nothing of the others that are
//! played at the same time.

use serde_json::Value;

/// What is told of two clubs before their match, and of one match besides what happens on its pitch.
const AROUND: [&str; 8] =
    ["die_thrown", "tied", "colour_chosen", "venue_chosen", "squad_in", "reported", "full_time", "booked"];

/// Finds the events of the n-th match of a championship, counted as its fixtures are announced.
pub(super) struct OneMatch {
    wanted: usize,
    announced: usize,
    /// The two clubs, from the announcement until the accounts of both are made.
    clubs: Option<[String; 2]>,
    booked: usize,
}

impl OneMatch {
    pub(super) fn new(wanted: usize) -> OneMatch {
        OneMatch { wanted, announced: 0, clubs: None, booked: 0 }
    }

    /// How many matches have been announced so far.
    pub(super) fn announced(&self) -> usize {
        self.announced
    }

    /// Is this event, the next of the log, one of the match?
    pub(super) fn has(&mut self, event: &Value) -> bool {
        let field = |name: &str| event[name].as_str().unwrap_or_default();
        let kind = field("kind");
        if kind == "fixture" {
            self.announced += 1;
            if self.announced == self.wanted {
                self.clubs = Some([field("club").to_owned(), field("other").to_owned()]);
                return true;
            }
            return false;
        }
        let Some(clubs) = &self.clubs else { return false };
        let of_them = |name: &str| clubs.iter().any(|club| club == field(name));
        let on_pitch = of_them("host") && of_them("guest");
        let both_tied = kind == "tied"
            && event["clubs"]
                .as_array()
                .is_some_and(|tied| tied.iter().any(|club| clubs.iter().any(|own| club == own)));
        let is_of_it = on_pitch || both_tied || of_them("club") && AROUND.contains(&kind);
        if is_of_it && kind == "booked" {
            self.booked += 1;
            if self.booked == clubs.len() {
                self.clubs = None;
            }
        }
        is_of_it
    }
}
