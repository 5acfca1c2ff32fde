//! What is counted in a match of Simulator Soccer, as reports of football count it.

use onze_simulator::{Class, Event, Restart, Simulator};

use crate::arena::Figure;

/// The figures of a match, both sides together.
pub(crate) const FIGURES: &[Figure<Simulator>] = &[
    Figure { name: "shots", counts: |event| matches!(event, Event::Kicked { class: Class::Shot, .. }) },
    Figure { name: "passes", counts: |event| matches!(event, Event::Kicked { class: Class::Pass, .. }) },
    Figure { name: "crosses", counts: |event| matches!(event, Event::Kicked { class: Class::Cross, .. }) },
    Figure { name: "dribbles", counts: |event| matches!(event, Event::Kicked { dribble: Some(_), .. }) },
    Figure { name: "tackles", counts: |event| matches!(event, Event::Tackled { .. }) },
    Figure { name: "fouls", counts: |event| matches!(event, Event::Foul { .. }) },
    Figure { name: "cards", counts: |event| matches!(event, Event::Carded { .. }) },
    Figure { name: "offsides", counts: |event| matches!(event, Event::Offside { .. }) },
    Figure { name: "corners", counts: |event| is_award(event, Restart::Corner) },
    Figure { name: "throw-ins", counts: |event| is_award(event, Restart::ThrowIn) },
    Figure { name: "penalty-kicks", counts: |event| is_award(event, Restart::Penalty) },
];

fn is_award(event: &Event, wanted: Restart) -> bool {
    matches!(event, Event::Awarded { restart, .. } if *restart == wanted)
}
