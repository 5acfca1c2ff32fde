//! The suite is held to a game that keeps the contract, and must find one that breaks it.

use onze_core::conformance::check;

use crate::toy::SUBJECT;

#[test]
fn the_toy_game_keeps_the_contract() {
    check(&SUBJECT, &[], 200);
    check(&SUBJECT, &[("twice", "on")], 100);
}

#[test]
fn so_it_does_with_more_than_two_seats() {
    check(&SUBJECT, &[("seats", "3")], 100);
    check(&SUBJECT, &[("seats", "4"), ("twice", "on")], 60);
}

#[test]
fn a_game_that_breaks_the_contract_is_found() {
    for (fault, found) in
        [("keeps", "is drawn anew"), ("peeks", "depends on what it knows only"), ("cheats", "is sampled")]
    {
        let panic = std::panic::catch_unwind(|| check(&SUBJECT, &[("fault", fault)], 20)).unwrap_err();
        let said = panic.downcast_ref::<String>().unwrap();
        assert!(said.contains(found), "{fault}: {said}");
    }
}
