//! Results that come from elsewhere, with the same money and table around them.

use onze_core::{Outcome, Seat};

use super::*;
use crate::{MatchName, Report};

/// The clubs of example 32, bought and solvent, with the first match at Lysmarine before its result.
fn before_the_first_result(decided_by: &str) -> Scene {
    let set = [("decided_by", decided_by)];
    let mut scene = Scene::new(&set, &format!("6 1 {LYSMARINE} {AURELIA}"));
    scene.play("club1 series 3", "C3-05");
    scene.play("club2 series 4", "C4-05");
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-04");
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    scene.at_home("club1", "6 1");
    scene
}

#[test]
fn cha_803_cha_805_example_32_with_its_results_typed_in_from_a_real_table() {
    let mut scene = before_the_first_result("table");
    assert_eq!(scene.to_act(), [club(1)], "one of them is waited for");
    scene.play("club2 result 2-1 chance 3 0", "");
    let told = Office::Reported {
        club: club(2),
        host: club(1),
        guest: club(2),
        host_goals: 2,
        guest_goals: 1,
        host_chance: 3,
        guest_chance: 0,
        of: None,
    };
    assert!(scene.told(&told), "either may tell it");
    assert_eq!([scene.cash(0), scene.cash(1)], [14, 4], "T₁ (807)");
    scene.play("club1 pass", "");
    scene.play("club2 pass", "1 6");
    scene.at_home("club2", "1 6");
    scene.play("club1 result 1-1 chance 2 -3", "");
    assert_eq!([scene.cash(0), scene.cash(1)], [5, 13], "T₂ (808)");
    let outcome = scene.game.outcome(&scene.state).unwrap();
    assert_eq!(outcome.score.as_slice(), [4, 1], "points (802, 822)");
}

#[test]
fn cha_802_the_match_of_another_game_is_named_with_its_result() {
    let mut scene = before_the_first_result("shoot");
    assert_eq!(scene.refused("club1 result 2-1 chance 3 0"), (OfficeRefusal::NoCards, "CHA-805"));
    // Whoever keeps that match is told what to look for: who wears red has the first seat there.
    let cites = |scene: &Scene, text: &str| {
        let choice = scene.game.read_move(text).unwrap();
        scene.game.cites(&scene.state, Seat::FIRST, &choice).unwrap()
    };
    let told = cites(&scene, "result 0-4 match 1c2f5e9d40aa7b31");
    let fixture = &scene.state.fixtures[0];
    let of = told.of.unwrap();
    assert_eq!((of.game, of.sides.map(|side| side.goals), told.witness), ("shoot", [0, 4], Seat::SECOND));
    assert_eq!(of.sides.map(|side| side.here), [fixture.host(), fixture.guest()].map(Club::seat));
    assert_eq!(of.sides[0].there == Seat::FIRST, fixture.in_red() == fixture.host());
    assert_eq!(cites(&scene, "result 0-4").of, None);
    scene.play("club1 result 0-4 match 1c2f5e9d40aa7b31", "");
    let of = MatchName::read("1c2f5e9d40aa7b31");
    assert!(scene.events.iter().any(
        |event| matches!(event, Event::Office(Office::Reported { of: told, .. }) if *told == of && of.is_some())
    ));
    assert_eq!(scene.game.standing(&scene.state, club(2)).scored, 4);
    let mut scene = before_the_first_result("table");
    let named = "club1 result 2-1 match 1c2f5e9d40aa7b31";
    assert_eq!(scene.refused(named), (OfficeRefusal::NoLinkedMatch, "CHA-802"));
}

#[test]
fn cha_908_a_match_elsewhere_that_was_given_up_is_lost_by_three_goals_or_as_it_stood() {
    let scene = before_the_first_result("shoot");
    let counts = |score: [u8; 2], gave_up| {
        let outcome = Outcome { gave_up, ..Outcome::of_two(None, score) };
        scene.game.counts_elsewhere(&outcome).to_vec()
    };
    assert_eq!(counts([2, 1], None), [2, 1]);
    assert_eq!(counts([2, 1], Some(Seat::FIRST)), [0, 3]);
    assert_eq!(counts([0, 3], Some(Seat::FIRST)), [0, 3]);
    assert_eq!(counts([1, 5], Some(Seat::FIRST)), [1, 5], "worse already");
    assert_eq!(counts([1, 4], Some(Seat::FIRST)), [0, 3], "by three goals, as 0-3 is");
    assert_eq!(counts([5, 1], Some(Seat::FIRST)), [0, 3]);
    assert_eq!(counts([0, 0], Some(Seat::SECOND)), [3, 0]);
}

#[test]
fn cha_802_results_are_refused_where_the_match_is_played_here_or_none_is() {
    let mut scene = example_32();
    assert_eq!(scene.refused("club1 result 2-1"), (OfficeRefusal::PlayedHere, "CHA-802"));
    let mut scene = Scene::new(&[("decided_by", "table")], &format!("6 1 {LYSMARINE} {AURELIA}"));
    assert_eq!(scene.refused("club1 result 2-1").1, "CHA-305", "a series is asked");
    let mut scene = before_the_first_result("table");
    assert_eq!(scene.refused("club1 squad 1-11 k1 c10,11").1, "CHA-802", "no squad is");
}

#[test]
fn cha_908_a_match_played_elsewhere_may_be_conceded() {
    let mut scene = before_the_first_result("table");
    scene.play("club1 concede", "");
    let full_time = Office::FullTime { host: club(1), guest: club(2), host_goals: 0, guest_goals: 3 };
    assert!(scene.told(&full_time));
}

/// Twelve people need not wait for one another, whatever clock the options name.
#[test]
fn cha_204_results_come_in_any_order() {
    let mut settings = Settings::new(Challenge::SETTINGS);
    for (key, value) in [("clubs", "4"), ("decided_by", "table"), ("length", "minutes:30")] {
        settings.set(key, value).unwrap();
    }
    let game = Challenge::new(&settings).unwrap();
    let mut state = State::new(12, 4);
    Season { game: &game, state: &mut state, events: &mut Vec::new() }.begin_round();
    for fixture in &mut state.fixtures {
        fixture.setting = Setting::Result;
    }
    assert_eq!(Clubs(game.to_act(&state)).iter().collect::<Vec<_>>(), [club(1), club(2)]);
    let written = game.write_position(&state);
    assert!(written.contains("red home result"), "{written}");
    let last = game.read_move("result 0-2").unwrap();
    game.play(&mut state, club(3).seat(), &last, &mut Script("".split_whitespace()), &mut ()).unwrap();
    assert!(!state.fixtures[0].is_over() && state.fixtures[1].is_over());
}

#[test]
fn cha_903_a_result_has_one_way_to_be_written() {
    let read = |text: &str| Move::read(text).ok();
    let plain = Report { goals: [2, 1], chance: [0; 2], of: None };
    assert_eq!(read("result 2-1"), Some(Move::Result(plain)));
    for text in ["result 0-0", "result 99-0", "result 2-1 chance -3 0", "result 2-1 match 00000000000000ff"] {
        assert_eq!(read(text).map(|choice| choice.to_string()).as_deref(), Some(text));
    }
    let bad = [
        "result",
        "result ",
        "result 2",
        "result 2-",
        "result -2-1",
        "result 2-1 ",
        "result 02-1",
        "result 100-0",
        "result 2-1 chance 0 0",
        "result 2-1 chance 3",
        "result 2-1 chance 3 100",
        "result 2-1 chance +3 0",
        "result 2-1 match ff",
        "result 2-1 match 00000000000000FF",
        "result 2-1 match +0000000000000ff",
        "result 2-1 match 00000000000000ff 1",
        "result 2-1 chance 1 1 match 00000000000000ff",
        "result 2:1",
    ];
    for text in bad {
        assert_eq!(read(text), None, "{text}");
    }
}
