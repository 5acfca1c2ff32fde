//! How strong the players are. The margins leave room for the luck of the seed.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

use onze_ai::arena::Plan;

/// The share of the points that the first player takes, a level score at full time counting one half.
fn points(game: &str, set: &[(&str, &str)], players: [&str; 2], games: u64) -> f64 {
    let set: Vec<_> = set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let players = players.map(str::to_owned);
    let plan = Plan { games, seed: 11, threads: 2 };
    let tally = onze_ai::arena(game, &set, &players, plan, &|_| ()).unwrap();
    tally.players[0].points.mean().value
}

#[test]
fn the_club_takes_two_thirds_of_the_points_from_random_at_every_level_of_chifootmi() {
    let pro_plus = [("level", "pro+"), ("offside", "on"), ("one_two", "on"), ("counter_attack", "on")];
    for set in [&[("level", "beginner")][..], &[("level", "amateur")], &[("level", "pro")], &pro_plus] {
        let points = points("chifootmi", set, ["club", "random"], 2_000);
        assert!(points > 0.65, "{set:?}: {points}");
    }
}

#[test]
fn the_club_beats_random_at_shoot() {
    let points = points("shoot", &[], ["club", "random"], 20);
    assert!(points > 0.95, "{points}");
}

#[test]
fn the_club_beats_the_plain_player_of_challenge_foot_and_hardly_ever_loses_to_random() {
    let friendly = [("friendly", "on")];
    let against_plain = points("challenge", &friendly, ["club", "plain"], 40);
    assert!(against_plain > 0.5, "{against_plain}");
    let against_random = points("challenge", &friendly, ["club", "random"], 8);
    assert!(against_random > 0.9, "{against_random}");
}

#[test]
fn the_champion_of_challenge_foot_beats_the_club() {
    let points = points("challenge", &[("friendly", "on")], ["champion", "club"], 20);
    assert!(points > 0.65, "{points}");
}
