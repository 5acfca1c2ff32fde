//! How well somebody plays: one mind, with more or less of everything.

/// What a player does more or less of.
pub(super) struct Level {
    /// The ways through phases 2 and 3 that come to its mind. Who knows one goes it; who knows several looks which of
    /// them leaves the better kick.
    pub(super) ways: &'static [Way],
    /// The share of the kicks that do not come to its mind.
    pub(super) oversight: f64,
    /// Does the keeper run out to tackle before a shot? (SIM-653)
    pub(super) rushes: bool,
    /// Does it try again and again what seems good? Of many kicks tried a few times the best seems better than it is.
    pub(super) patient: bool,
    /// Does it go by what was learnt from goals?
    pub(super) learnt: bool,
    /// What it believes a chance to be worth, in goals.
    pub(super) believes: Beliefs,
}

/// What counts when pegs are moved.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// For the defence: the ground held, the next kicks of the attack, and each cell towards the ball.
    pub(super) ground: f64,
    pub(super) threat: f64,
    pub(super) chase: f64,
    /// For the attack: what it costs to let the defence move a cell farther (SIM-722).
    pub(super) per_cell: f64,
    /// And the shot in the next turn for which it moves nobody (SIM-706).
    pub(super) quick: f64,
    /// For both: what was learnt.
    pub(super) learnt: f64,
}

/// Holds the ground.
const HOLD: Way = Way { ground: 1.0, threat: 0.0, chase: 0.0, per_cell: 0.05, quick: 0.15, learnt: 0.0 };
/// Looks at the next kick more than at the ground, or at both.
const THREAT: Way = Way { ground: 0.3, threat: 1.0, per_cell: 0.2, quick: f64::MAX, ..HOLD };
const BOTH: Way = Way { ground: 1.0, threat: 1.0, per_cell: 0.0, quick: f64::MAX, ..HOLD };
/// Goes a little to the ball.
const CHASE: Way = Way { ground: 1.0, chase: 0.02, per_cell: 1.0, ..HOLD };
/// Goes by what was learnt, and a little or not at all by the ground.
const LEARNT: Way = Way { ground: 0.1, learnt: 1.0, ..HOLD };
const ONLY_LEARNT: Way = Way { ground: 0.0, learnt: 1.0, per_cell: 0.0, ..HOLD };

/// What chances are worth, in goals.
pub(super) struct Beliefs {
    /// A shot from in front of the goal inside the penalty area, where the keeper can only be placed.
    pub(super) in_area: f64,
    /// A shot from a little outside it, and what each millimetre takes from that.
    pub(super) from_far: f64,
    pub(super) per_mm: f64,
    /// A shot from askew is worth so many times the cosine of the angle, but no more than one from in front.
    pub(super) askew: f64,
    /// A header on the goal line, what each millimetre from there takes, and a cross from beside the goal.
    pub(super) header: f64,
    pub(super) header_per_mm: f64,
    pub(super) cross: f64,
    /// What it costs to have the keeper far from his goal.
    pub(super) stranded: f64,
}

/// A beginner: runs after the ball, overrates a shot, and does not see every pass.
pub(super) const ROOKIE: Level = Level {
    ways: &[Way { ground: 0.2, chase: 0.15, ..HOLD }],
    oversight: 0.6,
    rushes: true,
    patient: false,
    learnt: false,
    believes: Beliefs {
        in_area: 0.9,
        from_far: 0.8,
        per_mm: 0.0005,
        askew: 1.0,
        header: 0.1,
        header_per_mm: 0.0,
        cross: 0.0,
        stranded: 0.0,
    },
};

/// The player that came with the table.
pub(super) const CLUB: Level = Level {
    ways: &[HOLD],
    oversight: 0.0,
    rushes: false,
    patient: false,
    learnt: false,
    believes: Beliefs {
        in_area: 0.62,
        from_far: 0.36,
        per_mm: 0.000_45,
        askew: 1.0,
        header: 0.22,
        header_per_mm: 0.0,
        cross: 0.0,
        stranded: 0.0,
    },
};

/// What was counted in matches.
const COUNTED: Beliefs = Beliefs {
    in_area: 0.42,
    from_far: 0.26,
    per_mm: 0.000_25,
    askew: 3.0,
    header: 0.6,
    header_per_mm: 0.000_8,
    cross: 0.4,
    stranded: 0.15,
};

/// The club with patience and with beliefs that were counted.
pub(super) const LEAGUE: Level = Level { patient: true, believes: COUNTED, ..CLUB };

/// Asks what the other side's next kick would be before it moves, and goes by what was learnt from goals.
pub(super) const CHAMPION: Level =
    Level { ways: &[HOLD, THREAT, BOTH, CHASE, LEARNT, ONLY_LEARNT], learnt: true, ..LEAGUE };

/// Those who play while the value is learnt, in a hurry: one who has nothing of it, one who kicks by it, and one who moves
/// by it too.
pub(super) const TEACHER: Level = Level { believes: COUNTED, ..CLUB };
pub(super) const PUPIL: Level = Level { learnt: true, ..TEACHER };
pub(super) const BOLD_PUPIL: Level = Level { ways: &[LEARNT], ..PUPIL };
