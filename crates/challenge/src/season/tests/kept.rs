//! Positions that a championship can come to, and what a page and a sheet tell of it.

use onze_core::{Seat, Viewer};

use super::*;
use crate::pitch::Play;
use crate::refusal::Asked;
use crate::state::Stage;

/// Can this state be written and read again?
fn stands(game: &Challenge, state: &State) -> bool {
    let read = game.read_position(&game.write_position(state));
    read.is_ok_and(|read| read == *state)
}

#[track_caller]
fn refused_once(scene: &Scene, change: impl FnOnce(&mut State)) {
    let mut state = scene.state.clone();
    assert!(stands(&scene.game, &state), "it stands as it is");
    change(&mut state);
    assert!(!stands(&scene.game, &state), "{}", scene.game.write_position(&state));
}

#[test]
fn cha_206_only_several_clubs_of_a_championship_throw_for_the_order() {
    let mut scene = Scene::new(&[], &format!("6 1 {LYSMARINE} {AURELIA}"));
    scene.state.stage = Stage::Order { among: Seats::all(2) };
    refused_once(&scene, |state| state.stage = Stage::Order { among: club(1).only() });
    refused_once(&scene, |state| state.stage = Stage::Order { among: Seats::all(3) });
    refused_once(&scene, |state| state.round = 1);
}

#[test]
fn cha_305_clubs_are_bought_one_after_the_other() {
    let mut scene = Scene::new(&[], &format!("6 1 {LYSMARINE} {AURELIA}"));
    refused_once(&scene, |state| state.stage = Stage::Series { place: 1 });
    scene.play("club1 series 3", "C3-05");
    for place in [0, 2] {
        refused_once(&scene, |state| state.stage = Stage::Series { place });
    }
    let line = scene.game.write_position(&scene.state);
    assert!(scene.game.read_position(&line.replace("C3-05", "CAP-05")).is_err(), "CAP-05 is no club");
}

#[test]
fn cha_128_the_bank_never_holds_more_rings_than_there_are() {
    let mut scene = example_32();
    scene.state.stock = 12 + 48;
    refused_once(&scene, |state| state.stock += 1);
}

#[test]
fn cha_316_a_club_at_zero_has_no_deficit() {
    let mut scene = example_32();
    refused_once(&scene, |state| state.books[0].before += 7);
    scene.state.books[1].before += 11;
    assert_eq!(scene.cash(1), 0);
    scene.play("club1 sell 1", "");
    assert_eq!(scene.to_act(), [club(1)], "the window opens");
}

#[test]
fn cha_317_an_offer_is_about_champions() {
    let mut scene = example_32();
    scene.plays(&["club1 sell 1", "club2 sell 1"]);
    let approaches = |scene: &Scene| {
        scene
            .game
            .view(&scene.state, Viewer::All)
            .clubs
            .iter()
            .map(|club| club.approaches)
            .collect::<Vec<_>>()
    };
    assert_eq!(approaches(&scene), [0, 3], "as often as the first may approach each of the others");
    scene.play("club1 offer club2 1 2", "");
    for champions in [0, 9] {
        refused_once(&scene, |state| state.pending.as_mut().unwrap().deal.champions = champions);
    }
}

/// A friendly whose squads are asked for.
fn at_squads() -> Scene {
    let mut scene = Scene::new(&[("friendly", "on")], "6 1");
    assert_eq!(shirts(&scene), 0, "nobody has chosen yet");
    scene.play("club1 colour red", "6 1");
    assert_eq!(shirts(&scene), 2);
    let asked = |scene: &Scene| [1, 2].map(|n| scene.game.asked(&scene.state, club(n)));
    assert_eq!(asked(&scene), [Asked::Venue, Asked::Nothing]);
    assert!(!scene.game.lists_samples(&scene.state, Seat::FIRST), "CHA-402: both places are listed");
    scene.play("club1 venue own", "");
    assert!(scene.game.lists_samples(&scene.state, Seat::FIRST), "there are many squads");
    scene
}

fn shirts(scene: &Scene) -> usize {
    scene.game.view(&scene.state, Viewer::All).fixtures[0].shirts.iter().flatten().count()
}

#[test]
fn cha_401_cha_402_one_club_chooses_its_shirts_and_one_the_place() {
    at_squads();
}

#[test]
fn cha_407_a_squad_is_under_seal_once_and_of_whoever_handed_it_in() {
    let mut scene = at_squads();
    scene.play("club1 squad 1-11 k1 c10,11", "");
    assert_eq!(scene.state.sealed.as_slice(), [club(1)]);
    refused_once(&scene, |state| state.sealed.clear());
    refused_once(&scene, |state| state.sealed.push(club(1)));
    refused_once(&scene, |state| state.sealed[0] = club(2));
}

#[test]
fn cha_801_after_the_last_throw_there_is_no_other() {
    let mut scene = at_squads();
    let line = "S 1M1 9M20 k1; N 1M39 4D33 k1; own 2-2; ball M20; due throw; throw S P; throws 44";
    scene.state.fixtures[0].play = Play::read(line).unwrap();
    let view = scene.game.view(&scene.state, Viewer::All);
    assert!(view.fixtures[0].pitch.as_ref().unwrap().dice.is_empty(), "CHA-501: no die has fallen yet");
    refused_once(&scene, |state| state.fixtures[0].play.throws = 45);
}

#[test]
fn cha_802_a_result_is_one_of_many_that_can_be_told() {
    let mut scene = Scene::new(&[("decided_by", "table")], &format!("6 1 {LYSMARINE} {AURELIA}"));
    scene.play("club1 series 3", "C3-05");
    scene.play("club2 series 4", "C4-05");
    scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
    scene.play("club2 pass", "6 1");
    assert!(!scene.game.lists_samples(&scene.state, Seat::FIRST), "two shirts");
    scene.at_home("club1", "6 1");
    assert!(scene.game.lists_samples(&scene.state, Seat::FIRST));
    for (amount, fits) in [("99", true), ("-99", true), ("100", false)] {
        assert_eq!(scene.game.read_move(&format!("result 2-1 chance {amount} 0")).is_ok(), fits, "{amount}");
    }
}
