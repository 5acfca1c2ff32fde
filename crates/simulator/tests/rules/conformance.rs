//! What every game owes to the rest of Onze, with many sets of options.

use crate::invariants::invariants;
use onze_core::conformance::{Subject, check};
use onze_simulator::{Dive, Move, Peg, Pegs, Preparation, Puts, Side, Simulator, Skill};

const SUBJECT: Subject<Simulator> = Subject {
    invariants,
    some_moves,
    // Nothing is drawn before the line-ups.
    opening: |_, _| Vec::new(),
};

/// Commands without a place: they are listed wherever they are legal.
fn some_moves(_: &Simulator) -> Vec<Move> {
    let mut moves = vec![
        Move::Quick,
        Move::Hold,
        Move::End,
        Move::Hands(true),
        Move::Hands(false),
        Move::Headers(Puts::new()),
        Move::Speed(Puts::new()),
        Move::Prepare(Preparation::default()),
        Move::LineUp(Puts::new()),
    ];
    moves.extend(Dive::ALL.iter().copied().map(Move::Dive));
    moves.extend(
        [Skill::None, Skill::Yellow, Skill::Green, Skill::Red, Skill::FreeRed, Skill::Striker]
            .map(Move::Skill),
    );
    for peg in Pegs::team(Side::Red).or(Pegs::team(Side::Blue)).iter() {
        for direct in [false, true] {
            moves.extend([Move::Cross { peg, direct }, Move::Shot { peg, direct }]);
        }
        moves.extend([Move::Tackle(peg), Move::Throw(peg), Move::Taker(peg), Move::NameKeeper(peg)]);
        moves.push(Move::Reserve { off: peg });
        let on = Peg::new(peg.side(), 12 + peg.number() % 5).unwrap();
        moves.push(Move::Substitute { on, off: peg });
    }
    moves
}

#[test]
fn sim_813_short_halves() {
    check(&SUBJECT, &[("ticks_per_half", "11")], 2);
}

#[test]
fn sim_895_sim_896_a_shoot_out() {
    check(&SUBJECT, &[("ticks_per_half", "11"), ("shootout", "on"), ("hand", "shaky")], 2);
}

#[test]
fn sim_901_all_pro_rules() {
    let mut set = vec![("ticks_per_half", "11"), ("interceptors", "all"), ("lob_passes", "on")];
    for key in [
        "pro_assist",
        "pro_long_kick",
        "pro_extended_cross",
        "pro_precise_cross",
        "pro_offside_line",
        "pro_striker",
        "pro_retrieval",
        "pro_wall",
        "pro_header",
        "pro_speed",
        "pro_quick_defence",
    ] {
        set.push((key, "on"));
    }
    check(&SUBJECT, &set, 2);
}

#[test]
fn sim_302_free_places() {
    check(&SUBJECT, &[("ticks_per_half", "11"), ("kickoff_placement", "free"), ("hand", "exact")], 1);
}
