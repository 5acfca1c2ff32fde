//! A match comes to its end, also where no rule ends it.

use onze_simulator::{Simulator, State};

use super::{CHAMPION, CLUB, LEAGUE, ROOKIE, finish, game, position, whole_match};

/// Time is up, the ball lies in the attack zone, and nobody is near: a shot promises little, and the rules end nothing.
fn late(game: &Simulator) -> State {
    let head = "action; attack B; half 2; t 60; score 2-3; time up; added 5; first B";
    let pegs = [
        ("R1", "F1@32.211,320.982"),
        ("R2", "F3"),
        ("R3", "E6"),
        ("R4", "H3"),
        ("R5", "C10"),
        ("R6", "F5"),
        ("R7", "C6"),
        ("R8", "J12"),
        ("R9", "E18"),
        ("R10", "J6"),
        ("R11", "G6"),
        ("B2", "D9"),
        ("B3", "J18"),
        ("B4", "G12"),
        ("B5", "K1"),
        ("B6", "F7@294,319"),
        ("B7", "D3@121,226"),
        ("B8", "J12@504,537.238"),
        ("B9", "E2"),
        ("B10", "G2"),
        ("B11", "H7@294,464.492"),
    ];
    position(game, head, &pegs, "ball @129.923,201.47 D3; carrier B7; holds 10")
}

#[test]
fn sim_807_an_attack_after_time_is_up_comes_to_its_end() {
    let game = game(&[]);
    for (level, seed) in [(&ROOKIE, 1), (&CLUB, 1), (&CLUB, 2), (&LEAGUE, 1), (&CHAMPION, 1)] {
        let choices = finish(&game, late(&game), [level, level], 300, seed).0.len();
        assert!(choices < 250, "{choices}");
    }
}

#[test]
fn a_short_match_is_not_endless() {
    let game = game(&[("ticks_per_half", "11")]);
    for (level, seed) in [(&CLUB, 101), (&CLUB, 102), (&LEAGUE, 101), (&CHAMPION, 101)] {
        let choices = whole_match(&game, [level, level], 100, seed).0.len();
        assert!(choices < 1_500, "{choices}");
    }
}
