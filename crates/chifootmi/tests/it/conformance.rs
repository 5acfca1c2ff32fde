//! What every game owes to the rest of Onze, at every level and with every subset of the added rules.

use onze_chifootmi::{Card, Chifootmi, Move, Setup, State};
use onze_core::conformance::{Subject, check};
use onze_core::{Game, Notation, Viewer};

const SUBJECT: Subject<Chifootmi> = Subject {
    invariants: no_card_is_lost,
    some_moves: |_| Move::all().collect(),
    // The position begins with both decks in dealing order.
    opening: |game, state| {
        let position = game.write_position(state);
        let decks = position.split("; ").take(2).filter_map(|side| side.split_once(" slots ")?.0.get(2..));
        decks.map(str::to_owned).collect()
    },
};

/// CHI-111: every card is in exactly one zone.
fn no_card_is_lost(game: &Chifootmi, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::All);
    let in_sides: usize = view
        .sides
        .iter()
        .map(|side| {
            let active = side.slots.iter().filter(|slot| slot.occupied).count();
            let piles = side.face_down + side.face_up + side.played_pile;
            active + usize::from(piles) + side.goal_row.len()
        })
        .sum();
    let in_zone: usize = view.zone.iter().flatten().flatten().map(|_: &Card| 1).sum();
    let expected = 2 * usize::from(Setup::new(game).duels);
    if in_sides + in_zone != expected {
        return Err(format!("{} cards are on the table, not {expected}", in_sides + in_zone));
    }
    // CHI-410: the score is the number of cards in the goal row.
    if view.sides.iter().zip(view.score).any(|(side, score)| side.goal_row.len() != usize::from(score)) {
        return Err("the score is not the goal row".to_owned());
    }
    Ok(())
}

#[test]
fn beginner_and_amateur() {
    check(&SUBJECT, &[("level", "beginner")], 60);
    check(&SUBJECT, &[("level", "amateur")], 60);
}

#[test]
fn pro_without_and_with_a_last_shot_after_a_card_goal() {
    check(&SUBJECT, &[("level", "pro")], 60);
    check(&SUBJECT, &[("level", "pro"), ("last_shot_after_card_goal", "off")], 60);
}

#[test]
fn pro_plus_with_every_subset_of_the_added_rules() {
    for subset in 0..8 {
        let flag = |bit: u8| if subset & bit == 0 { "off" } else { "on" };
        let set =
            [("level", "pro+"), ("offside", flag(1)), ("one_two", flag(2)), ("counter_attack", flag(4))];
        check(&SUBJECT, &set, 25);
    }
}

#[test]
fn other_decks_a_limit_and_no_history() {
    let decks = [
        ("level", "amateur"),
        ("deck", "5 5 5 5 5 5 5 X / 1 9 9 9 9 X X X"),
        ("shootout_limit", "5"),
        ("show_history", "off"),
    ];
    check(&SUBJECT, &decks, 60);
    check(&SUBJECT, &[("deck", "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 99")], 60);
}

/// CHI-903: with a clock, TIMEOUT is accepted besides the listed moves; everything else holds as ever.
#[test]
fn chi_903_with_a_clock() {
    let subject = Subject {
        some_moves: |_| Move::all().filter(|choice| *choice != Move::TimeOut).collect(),
        ..SUBJECT
    };
    check(&subject, &[("clock", "30")], 40);
}
