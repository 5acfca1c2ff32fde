//! What problems are about, by what happens when the best choice is made; and which choices are the same.

use onze_challenge::Challenge;
use onze_chifootmi::Chifootmi;
use onze_core::{Notation, Seat, Viewer};
use onze_shoot::Shoot;
use onze_simulator::{Answer, Move, Question, Simulator};

/// What is told of the problems of a game.
pub(crate) struct Tellings<G: Notation> {
    /// The kinds of events, or the tag of the choice after `do:`, and the theme that each stands for.
    pub(crate) themes: &'static [(&'static str, &'static str)],
    /// The name that a choice shares with those that come to the same; without one those that lead to the same state do.
    pub(crate) alike: fn(&G, &G::State, Seat, &G::Move) -> Option<String>,
}

/// Those of Chifootmi.
pub(crate) static CHIFOOTMI: Tellings<Chifootmi> = Tellings {
    themes: &[
        ("do:draw", "piles"),
        ("offside", "offside"),
        ("one_two", "one-two"),
        ("counter_attack", "counter"),
        ("goal", "goal"),
        ("shot_phase", "shot"),
        ("kick_due", "kick"),
        ("tackled", "tackle"),
        ("parried", "save"),
        ("kept", "keep"),
    ],
    alike: |_, _, _, _| None,
};

/// Those of SHOOT.
pub(crate) static SHOOT: Tellings<Shoot> = Tellings {
    themes: &[
        ("goal", "goal"),
        ("passed", "pass"),
        ("possession", "ball-won"),
        ("no_possession", "defence"),
        ("loose", "clearance"),
        ("do:use", "run"),
        ("do:done", "wait"),
        ("goal_kick", "goal-kick"),
        ("dead", "dead-ball"),
    ],
    alike: |_, _, _, _| None,
};

/// Those of CHALLENGE FOOT.
pub(crate) static CHALLENGE: Tellings<Challenge> = Tellings {
    themes: &[
        ("goal", "goal"),
        ("shock", "shock"),
        ("offside", "offside"),
        ("traded", "market"),
        ("bought", "market"),
        ("sold", "market"),
        ("series_chosen", "market"),
        ("fetched", "ball-won"),
        ("loose", "clearance"),
        ("substituted", "substitution"),
        ("star", "champion"),
        ("out", "restart"),
        ("played", "pass"),
        ("moved", "run"),
    ],
    alike: |_, _, _, _| None,
};

/// Those of Simulator Soccer.
pub(crate) static SIMULATOR: Tellings<Simulator> = Tellings {
    themes: &[
        ("goal", "goal"),
        ("shot_declared", "shot"),
        ("cross_declared", "cross"),
        ("header", "header"),
        ("interceptor", "interception"),
        ("bar", "keeper"),
        ("keeper_placed", "keeper"),
        ("quick_round", "quick-round"),
        ("offside", "offside"),
        ("dribbled", "dribble"),
        ("tackled", "tackle"),
        ("do:tackle", "tackle"),
        ("skill_used", "skill"),
        ("do:skill", "skill"),
        ("do:take", "ball-won"),
        ("do:pass", "pass"),
        ("do:step", "run"),
    ],
    alike: |game, state, seat, choice| match choice {
        Move::Pass { peg, aim, dribble } => {
            let asked = Question::Path(*aim, *dribble);
            let Some(Answer::Path(path)) = game.answer(state, Viewer::Seat(seat), &asked) else {
                return None;
            };
            let seen = path.result?;
            // Who keeps it himself drives it somewhere.
            let where_to = seen.pegs.iter().all(|taker| taker == *peg).then_some(seen.cell);
            Some(format!("{:?} {:?} {:?} {where_to:?} {dribble:?}", seen.kind, seen.side, seen.pegs))
        }
        _ => None,
    },
};
