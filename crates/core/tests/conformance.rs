//! The suite is held to a game that keeps the contract, and must find games that break it.

mod toy;

#[test]
fn the_toy_game_keeps_the_contract() {
    onze_core::conformance::check(&toy::SUBJECT, &[], 300);
}
