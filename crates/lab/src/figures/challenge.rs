//! What the arena counts of CHALLENGE FOOT, to be set beside the figures of the rules.

use onze_challenge::pitch::Event as Pitch;
use onze_challenge::{Challenge, Event, Office};

use crate::arena::Figure;

pub(crate) const FIGURES: &[Figure<Challenge>] = &[
    Figure {
        name: "possession-throws",
        counts: |event| matches!(event, Event::Pitch { event: Pitch::Thrown { possession: true, .. }, .. }),
    },
    Figure {
        name: "kept-balls",
        counts: |event| matches!(event, Event::Pitch { event: Pitch::Kept { possession: true, .. }, .. }),
    },
    Figure {
        name: "recovery-throws",
        counts: |event| matches!(event, Event::Pitch { event: Pitch::Thrown { possession: false, .. }, .. }),
    },
    Figure {
        name: "recovered-balls",
        counts: |event| matches!(event, Event::Pitch { event: Pitch::Kept { possession: false, .. }, .. }),
    },
    Figure {
        name: "deficits",
        counts: |event| matches!(event, Event::Office(Office::Deficit { after_match: true, .. })),
    },
    Figure {
        name: "administrations",
        counts: |event| matches!(event, Event::Office(Office::Administration { .. })),
    },
];
