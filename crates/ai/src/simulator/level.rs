//! How well somebody plays: one mind, with more or less of everything.

/// What a player does more or less of.
pub(super) struct Level {
    /// What the ground held counts when the defence moves, what the next kicks of the attack do, and what each cell
    /// towards the ball does.
    pub(super) ground: f64,
    pub(super) threat: f64,
    pub(super) chase: f64,
    /// The share of the kicks that do not come to its mind.
    pub(super) oversight: f64,
    /// Does the keeper run out to tackle before a shot? (SIM-653)
    pub(super) rushes: bool,
    /// How often the kicks that meet a dive are tried once more, when it is known which of them are worth it.
    pub(super) meetings: u32,
    /// What it believes a chance to be worth, in goals.
    pub(super) believes: Beliefs,
}

/// What chances are worth, in goals.
pub(super) struct Beliefs {
    /// A shot from in front of the goal inside the penalty area, where the keeper can only be placed.
    pub(super) in_area: f64,
    /// A shot from a little outside it, and what each millimetre takes from that.
    pub(super) from_far: f64,
    pub(super) per_mm: f64,
    /// A header towards the goal, and a cross from beside it.
    pub(super) header: f64,
    pub(super) cross: f64,
    /// What it costs to have the keeper far from his goal.
    pub(super) stranded: f64,
}

/// A beginner: runs after the ball, overrates a shot, and does not see every pass.
pub(super) static ROOKIE: Level = Level {
    ground: 0.2,
    threat: 0.0,
    chase: 0.15,
    oversight: 0.6,
    rushes: true,
    meetings: 0,
    believes: Beliefs { in_area: 0.9, from_far: 0.8, per_mm: 0.0005, header: 0.1, cross: 0.0, stranded: 0.0 },
};

/// The player that came with the table.
pub(super) static CLUB: Level = Level {
    ground: 1.0,
    threat: 0.0,
    chase: 0.0,
    oversight: 0.0,
    rushes: true,
    meetings: 0,
    believes: Beliefs {
        in_area: 0.62,
        from_far: 0.36,
        per_mm: 0.000_45,
        header: 0.22,
        cross: 0.0,
        stranded: 0.0,
    },
};

/// Asks what the other side's next kick would be before it moves, and believes what was counted in matches. On trial:
/// it has not beaten the club yet.
pub(super) static LEAGUE: Level = Level {
    ground: 0.3,
    threat: 1.0,
    chase: 0.0,
    oversight: 0.0,
    rushes: false,
    meetings: 8,
    believes: Beliefs {
        in_area: 0.55,
        from_far: 0.55,
        per_mm: 0.0012,
        header: 0.45,
        cross: 0.3,
        stranded: 0.15,
    },
};
